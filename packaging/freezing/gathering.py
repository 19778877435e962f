"""What PyInstaller collects, for the specs of all systems. This module works only where PyInstaller is
installed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path, PurePath

from PyInstaller.utils.hooks import collect_all, collect_data_files, collect_submodules

import voice_hanabi
from freezing import contents
from freezing.completeness import missing_modules

Entries = list[tuple[str, str]]
"""Files, each with its destination folder in the program."""


Toc = list[tuple[str, str, str]]
"""PyInstaller's table of contents: destination (or module name), source and kind of each file."""


@dataclass(slots=True)
class Gathered:
    """The arguments for an ``Analysis``."""

    script: str
    data: Entries = field(default_factory=list)
    libraries: Entries = field(default_factory=list)
    modules: list[str] = field(default_factory=list)


def gather() -> Gathered:
    """Find everything in the program apart from what PyInstaller finds by its imports."""
    found = Gathered(str(Path(voice_hanabi.__file__).with_name("__main__.py")))
    for package in filter(find_spec, contents.WHOLE):
        data, libraries, modules = collect_all(package)
        found.data += data
        found.libraries += libraries
        found.modules += modules
    for package, folder in contents.UNSEEN:
        spec = find_spec(package)
        if spec is not None and spec.origin is not None:
            inside = Path(spec.origin).with_name(folder)
            found.libraries += [(str(path), f"{package}/{folder}") for path in sorted(inside.iterdir())]
    for package in contents.DATA:
        found.data += collect_data_files(package)
    for package in contents.MODULES:
        found.modules += collect_submodules(package)
    found.modules += contents.BY_NAME
    return found


def check_modules(pure: Toc, binaries: Toc) -> None:
    """Check that an ``Analysis`` (its ``pure`` and ``binaries``) has found all required modules.

    Raises:
        SystemExit: with a sentence that names the missing ones.
    """
    extensions = {PurePath(name).name.partition(".")[0] for name, _, kind in binaries if kind == "EXTENSION"}
    # The program starts from a script, not from this module.
    found = {"voice_hanabi.__main__", *extensions, *(name for name, *_ in pure)}
    if missing := missing_modules(found):
        raise SystemExit(f"PyInstaller left out {', '.join(missing)}.")
