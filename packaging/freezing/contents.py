"""The contents of a frozen program: what is collected for it, and what is left out again.

PyInstaller follows imports; files that are only read (grammars, models, voices) and modules imported by name
must be listed. The names are destinations, as in PyInstaller: paths in the program's folder.
"""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[2]

PROGRAM = "voice-hanabi"
"""The name of the program, and of its package."""

INSIDE = "_internal"
"""The subfolder where PyInstaller puts everything except the program itself."""

LANGUAGES = tuple(sorted(folder.name for folder in (ROOT / "grammars").iterdir() if folder.is_dir()))
"""The languages of the table: each has a folder with what people may say."""

WHOLE = ("espeakng_loader", "prism", "unicode_rbnf", "vosk")
"""Packages whose libraries and data are found by path at run time. ``prism`` is not on every system."""

UNSEEN = (("prism", "_native"),)
"""Folders of extension modules that are not packages, so PyInstaller does not attribute them to a package."""

DATA = ("voice_hanabi", "fluent.runtime", "hassil")
"""Packages whose data are collected, but only those of their modules that are imported."""

MODULES = ("voice_hanabi", "pyttsx3")
"""Packages with modules that are imported by name."""

BY_NAME = ("readline", "sounddevice")
"""Single modules that are imported by name."""

EXCLUDED = ("tkinter", "test", "unittest", "pydoc_data", "ensurepip", "pip", "setuptools")
"""Modules that others would use if present, but that no part of the program needs."""

FROM_THE_SYSTEM = frozenset(
    {
        "ld-linux-x86-64.so.2",
        "ld-linux-aarch64.so.1",
        "libc.so.6",
        "libdl.so.2",
        "libgcc_s.so.1",
        "libm.so.6",
        "libmvec.so.1",
        "libpthread.so.0",
        "librt.so.1",
        "libstdc++.so.6",
        "libutil.so.1",
    }
)
"""Libraries that are on every Linux system and are not packed.

The parts of glibc only work together. The libraries for sound belong to the system, too, and need its C++
library rather than an older one.
"""

_BROUGHT = re.compile(
    r"lib(python3\.\d+|ssl|crypto|ffi|lzma|bz2|z|zstd|uuid|expat|sqlite3|mpdec|b2|crypt|intl|readline|tinfo|ncursesw?)[.-].*"
)
"""Libraries of Python's own modules, whose versions differ between systems."""

_BABEL = re.compile(r"babel/locale-data/(?P<locale>[A-Za-z]+)[A-Za-z0-9_]*\.dat")
_DICTIONARY = re.compile(r".*/espeak-ng-data/(?P<language>[a-z]+)_dict")


def is_needed(destination: str) -> bool:
    """Return whether a package's file is needed for the program's languages.

    Only a twentieth of Babel's 32 MB and espeak-ng's 17 MB of dictionaries is.
    """
    path = PurePosixPath(destination.replace("\\", "/")).as_posix()
    if found := _BABEL.fullmatch(path):
        # All countries of a language: messages ask for 'cs_CZ', which needs the data of 'cs' and 'root', too.
        return found["locale"] in (*LANGUAGES, "root")
    if found := _DICTIONARY.fullmatch(path):
        return found["language"] in LANGUAGES
    return True


def is_brought(destination: str, source: str, environment: Path) -> bool:
    """Return whether a library goes into the folder on Linux, rather than coming from the system.

    Libraries from wheels do: their ``source`` is in the build's ``environment``, or a link to such a file. Of
    the libraries that PyInstaller found on the computer itself, only Python's modules and their libraries are
    included: sound belongs to the system.
    """
    path = PurePosixPath(destination)
    if path.name in FROM_THE_SYSTEM:
        return False
    wheels = not PurePosixPath(source).is_absolute() or Path(source).is_relative_to(environment)
    return wheels or "lib-dynload" in path.parts or _BROUGHT.fullmatch(path.name) is not None
