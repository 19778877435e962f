"""Whether a frozen program is complete: PyInstaller does not know about all data."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.metadata import Distribution, distribution, distributions
from importlib.util import find_spec
from pathlib import Path, PurePosixPath

from freezing.contents import BY_NAME, PROGRAM, WHOLE, is_needed

DISTRIBUTIONS = (PROGRAM, "espeakng-loader", "fluent.runtime", "hassil", "prismatoid", "unicode-rbnf", "vosk")
"""Distributions that, if installed, must be complete except for files that nothing reads."""

_UNREAD = (".py", ".pyc", ".pyi", ".typed")


def data_of(files: Iterable[PurePosixPath]) -> list[str]:
    """Return the files of a distribution that are read at run time, as paths below site-packages."""
    return sorted(
        path.as_posix()
        for path in files
        if path.suffix not in _UNREAD
        and path.parts[0] != ".."
        and not path.parts[0].endswith(".dist-info")
        and is_needed(path.as_posix())
    )


def modules_of(files: Iterable[PurePosixPath]) -> list[str]:
    """Return the names of the modules among a distribution's files."""
    plain = [path.with_suffix("") for path in files if path.suffix == ".py" and path.parts[0] != ".."]
    return sorted(".".join(path.parent.parts if path.name == "__init__" else path.parts) for path in plain)


def missing_data(folder: Path, found: Sequence[Distribution] | None = None) -> list[str]:
    """Return the files missing from the data folder of a frozen program (PyInstaller's ``_internal``)."""
    chosen = (
        [one for one in distributions() if one.metadata["Name"] in DISTRIBUTIONS] if found is None else found
    )
    return [name for one in chosen for name in data_of(one.files or ()) if not (folder / name).exists()]


def missing_modules(collected: Iterable[str]) -> list[str]:
    """Return the modules that were not collected: the program's, and those that it imports by name."""
    have = set(collected)
    named = [*BY_NAME, *filter(find_spec, WHOLE)]
    return [name for name in (*modules_of(distribution(PROGRAM).files or ()), *named) if name not in have]


def everything_installed() -> list[Distribution]:
    """Return the distributions of this environment, sorted by name."""
    return sorted(distributions(), key=lambda one: one.metadata["Name"].lower())
