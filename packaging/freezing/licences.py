"""Collects the licences of everything that is packed."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterable, Sequence
from importlib.metadata import Distribution
from pathlib import Path

_LICENCE = re.compile(r"(licen[cs]es?|copying|copyright|notice|authors)\b.*", re.IGNORECASE)

BUILD_ONLY = frozenset(
    {"altgraph", "packaging", "pip", "pyinstaller-hooks-contrib", "setuptools", "uv", "wheel"}
)
"""Distributions in the build's environment that are not packed at all. (PyInstaller's starter is packed.)"""


def licence_files(one: Distribution) -> list[Path]:
    """Return the licence files of a distribution."""
    found = (Path(str(one.locate_file(path))) for path in one.files or () if is_licence(path.as_posix()))
    return [path for path in found if path.is_file()]


def is_licence(path: str) -> bool:
    """Return whether a distribution's file is a licence, judging by its path."""
    if ".dist-info/licenses/" in path:
        return True
    folder, _, name = path.rpartition("/")
    return (
        folder.count("/") == 0 and not name.endswith((".py", ".pyc")) and _LICENCE.fullmatch(name) is not None
    )


_UNTOLD = {
    "espeakng-loader": "GPL-3.0-or-later (espeak-ng). Source: https://github.com/espeak-ng/espeak-ng",
    "fluent.runtime": "Apache-2.0. Source: https://github.com/projectfluent/python-fluent",
    "fluent.syntax": "Apache-2.0. Source: https://github.com/projectfluent/python-fluent",
    "voice-hanabi": "GPL-3.0-or-later. Source: see SOURCE.txt or copyright",
    "vosk": "Apache-2.0 (with Kaldi and OpenFst, Apache-2.0). Source: https://github.com/alphacep/vosk-api",
}
"""Information that distributions do not give about themselves, or not in words that make sense alone."""

_SOURCE = re.compile(r"source|repository|code|github|homepage", re.IGNORECASE)


def about(one: Distribution) -> str:
    """Return a line about a distribution: name, version, its stated licence, and where its source is."""
    told = _told(one, "License-Expression") or _told(one, "License").partition("\n")[0]
    if one.metadata["Name"] in _UNTOLD:
        return f"{one.metadata['Name']} {one.version}: {_UNTOLD[one.metadata['Name']]}"
    told = told or _classified(one.metadata.get_all("Classifier") or ())
    links = (entry.partition(",")[::2] for entry in one.metadata.get_all("Project-URL") or ())
    places = [place.strip() for label, place in links if _SOURCE.search(label)]
    place = next(iter(places), "") or _told(one, "Home-page")
    name = one.metadata["Name"]
    source = place or f"https://pypi.org/project/{name}/{one.version}/"
    return f"{name} {one.version}: {told or 'see its source'}. Source: {source}"


def _told(one: Distribution, field: str) -> str:
    """Return a field of a distribution's metadata, or an empty string."""
    return next(iter(one.metadata.get_all(field) or ()), "").strip()


def _classified(classifiers: Iterable[str]) -> str:
    names = [line.rpartition(" :: ")[2] for line in classifiers if line.startswith("License ::")]
    return ", ".join(names)


def gather_licences(packed: Sequence[Distribution], folder: Path) -> None:
    """Write a list of what is packed, and a folder of licence texts for each distribution that has some."""
    folder.mkdir(parents=True)
    lines = []
    for one in packed:
        if one.metadata["Name"].lower() in BUILD_ONLY:
            continue
        lines.append(about(one))
        for path in licence_files(one):
            place = folder / one.metadata["Name"]
            place.mkdir(exist_ok=True)
            name = path.name
            if (place / name).exists():
                # numpy and others have several files with the same name; their folders show which is which.
                name = f"{path.parent.name}-{name}"
            shutil.copyfile(path, place / name)
    (folder / "LIST.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def gather_system_licences(libraries: Iterable[Path], folder: Path) -> None:
    """Copy the licences of libraries from Debian packages; on other systems, nothing is known about them."""
    if shutil.which("dpkg-query") is None:
        return
    for library in sorted({path.resolve() for path in libraries}):
        # If a system's /lib is a link, a package's file list may have either path.
        for place in (library, Path(str(library).removeprefix("/usr"))):
            command = ("dpkg-query", "--search", str(place))
            asked = subprocess.run(command, capture_output=True, text=True, check=False)
            if asked.returncode == 0:
                package = asked.stdout.partition(":")[0]
                told = Path("/usr/share/doc") / package / "copyright"
                if told.is_file():
                    shutil.copyfile(told, folder / f"{package}.txt")
                break
