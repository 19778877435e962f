"""What a frozen program holds: what is collected for it, and what of that is left out again.

PyInstaller follows imports; what is only read (grammars, models, voices) or imported by name has to be named.
The names are destinations, as PyInstaller has them: paths in the folder of the program.
"""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[2]

PROGRAM = "voice-hanabi"
"""The program's name, and that of its package."""

INSIDE = "_internal"
"""Where PyInstaller puts all but the program itself, in its folder."""

LANGUAGES = tuple(sorted(folder.name for folder in (ROOT / "grammars").iterdir() if folder.is_dir()))
"""The languages of the table: each has a folder of what people may say."""

WHOLE = ("espeakng_loader", "prism", "unicode_rbnf", "vosk")
"""Packages whose libraries and data are found at run time, by path. Not each system has ``prism``."""

UNSEEN = (("prism", "_native"),)
"""Packages with a folder of extension modules that is no package: PyInstaller takes it for none of theirs."""

DATA = ("voice_hanabi", "fluent.runtime", "hassil")
"""Packages of which the data are collected; of the modules, those that are imported."""

MODULES = ("voice_hanabi", "pyttsx3")
"""Packages of which some modules are imported by name."""

BY_NAME = ("readline", "sounddevice")
"""Single modules that are imported by name."""

EXCLUDED = ("tkinter", "test", "unittest", "pydoc_data", "ensurepip", "pip", "setuptools")
"""Modules that others would use if they were there, and no part of the program needs."""

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
"""Libraries taken from every Linux system instead of being packed.

The parts of glibc only fit each other. The sound system's libraries belong to the computer, too, and need
its C++ library rather than an older one.
"""

_BROUGHT = re.compile(
    r"lib(python3\.\d+|ssl|crypto|ffi|lzma|bz2|z|zstd|uuid|expat|sqlite3|mpdec|b2|crypt|intl|readline|tinfo|ncursesw?)[.-].*"
)
"""Libraries of Python's own modules, whose version differs from one system to the next."""

_BABEL = re.compile(r"babel/locale-data/(?P<locale>[A-Za-z]+)[A-Za-z0-9_]*\.dat")
_DICTIONARY = re.compile(r".*/espeak-ng-data/(?P<language>[a-z]+)_dict")


def is_needed(destination: str) -> bool:
    """Return whether a file of a package is of use in the program's languages.

    Of Babel's 32 MB and espeak-ng's 17 MB of dictionaries that is a twentieth.
    """
    path = PurePosixPath(destination.replace("\\", "/")).as_posix()
    if found := _BABEL.fullmatch(path):
        # All countries of a language: messages ask for 'cs_CZ', whose data are those of 'cs' and 'root', too.
        return found["locale"] in (*LANGUAGES, "root")
    if found := _DICTIONARY.fullmatch(path):
        return found["language"] in LANGUAGES
    return True


def is_brought(destination: str, source: str, environment: Path) -> bool:
    """Return whether a library goes into the folder on Linux, rather than being the system's.

    What comes with a wheel does: its ``source`` lies in the build's ``environment``, or it is a link to
    such a file. Of what PyInstaller found on the computer itself, only Python's modules and their libraries
    are brought: sound belongs to the system.
    """
    path = PurePosixPath(destination)
    if path.name in FROM_THE_SYSTEM:
        return False
    wheels = not PurePosixPath(source).is_absolute() or Path(source).is_relative_to(environment)
    return wheels or "lib-dynload" in path.parts or _BROUGHT.fullmatch(path.name) is not None
