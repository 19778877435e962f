"""A .deb package of a frozen program: its control data, and where its files go."""

from __future__ import annotations

import gzip
import os
import shutil
import textwrap
from collections.abc import Mapping
from pathlib import Path

from freezing.contents import PROGRAM
from freezing.libraries import Version

HOME = Path("usr/lib") / PROGRAM
"""The program's folder on the system."""

PAPERS = Path("usr/share/doc") / PROGRAM
"""The folder for its licences and instructions."""

_PAGES = {"cs": "cs/man1", "da": "da/man1", "en": "man1", "pl": "pl/man1"}  # below usr/share/man

_CONTROL = """\
Package: {program}
Version: {version}
Architecture: {architecture}
Maintainer: The voice-hanabi project
Installed-Size: {kibibytes}
Depends: libc6 (>= {glibc}), libgcc-s1, libstdc++6, libportaudio2
Recommends: libasound2-plugins | pipewire-alsa
Suggests: orca, speech-dispatcher
Section: games
Priority: optional
Description: Hanabi, Koi-Koi and Hanafuda played by voice, without the internet
 A table for card games that listens, deals, keeps the score, and tells each
 player alone what only they may hear, so that blind and sighted friends play
 together, in Czech, Polish, Danish or English. Everything can be typed, too,
 and written for a screen reader or a braille display.
"""

_COPYRIGHT = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: voice-hanabi
Source: voice-hanabi-{version}-source.tar.xz
Comment: This archive holds the whole source of voice-hanabi with what is needed
 to build it, and is published beside this package. Anyone who passes this package on
 must pass the archive on, too, or offer it (section 6 of the licence).
 .
 Other people's programs that are packed with it (Python, vosk, espeak-ng, numpy
 and more) have licences of their own. /usr/share/doc/voice-hanabi/licences/LIST.txt
 names each of them and its source; the texts are beside it.

Files: *
Copyright: the authors of voice-hanabi
License: GPL-3.0-or-later
 This program is free software: you can redistribute it and/or modify it under
 the terms of the GNU General Public License as published by the Free Software
 Foundation, either version 3 of the License, or (at your option) any later
 version.
 .
 This program is distributed in the hope that it will be useful, but WITHOUT ANY
 WARRANTY; without even the implied warranty of MERCHANTABILITY or FITNESS FOR A
 PARTICULAR PURPOSE. See the GNU General Public License for more details.
 .
 On Debian systems its text is in /usr/share/common-licenses/GPL-3.
"""


def control(version: str, architecture: str, kibibytes: int, glibc: Version) -> str:
    """Return a package's control file; ``kibibytes`` is its installed size."""
    return _CONTROL.format(
        program=PROGRAM,
        version=version,
        architecture=architecture,
        kibibytes=kibibytes,
        glibc=".".join(map(str, glibc)),
    )


def copyright_of(version: str) -> str:
    """Return the copyright file: authors, licence, and where to find the source."""
    return _COPYRIGHT.format(version=version)


def description_in(desktop_entry: str, language: str) -> str:
    """Return the menu's description of the program in a language.

    Raises `ValueError` if the menu entry lacks that language.
    """
    wanted = "Comment=" if language == "en" else f"Comment[{language}]="
    for line in desktop_entry.splitlines():
        if line.startswith(wanted):
            return line.removeprefix(wanted)
    raise ValueError(f"The menu entry has no {wanted}")


def man_page(version: str, description: str, help_text: str) -> str:
    """Return a man page with the program's own help."""
    name = PROGRAM.replace("-", r"\-")
    lines = [
        f'.TH {PROGRAM.upper()} 1 "" "voice\\-hanabi {version}"',
        ".SH NAME",
        f"{name} \\- {description}",
    ]
    lines += [".SH HELP", ".nf", *(_plain(line) for line in help_text.splitlines()), ".fi"]
    return "\n".join(lines) + "\n"


def _plain(line: str) -> str:
    """Return a line in which troff finds no commands."""
    escaped = line.replace("\\", r"\e").replace("-", r"\-").replace("'", r"\(aq")
    return rf"\&{escaped}" if escaped.startswith((".", r"\(aq")) else escaped


def lay_out(folder: Path, root: Path, desktop_entry: Path, version: str, pages: Mapping[str, str]) -> None:
    """Put a package's files in their places below ``root``; ``pages`` are man pages by language."""
    shutil.copytree(folder, root / HOME, symlinks=True)
    programs = root / "usr/bin"
    programs.mkdir(parents=True)
    (programs / PROGRAM).symlink_to(os.path.relpath(HOME / PROGRAM, "usr/bin"))
    menu = root / "usr/share/applications"
    menu.mkdir(parents=True)
    shutil.copyfile(desktop_entry, menu / desktop_entry.name)
    papers = root / PAPERS
    papers.mkdir(parents=True)
    for name in ("README.md", "docs", "licences"):
        (root / HOME / name).rename(papers / name)
    for name in ("LICENSE", "SOURCE.txt"):
        # Debian already has this text, and 'copyright' says where the source is.
        (root / HOME / name).unlink()
    (papers / "copyright").write_text(copyright_of(version), encoding="utf-8")
    for language, page in pages.items():
        place = root / "usr/share/man" / _PAGES[language]
        place.mkdir(parents=True, exist_ok=True)
        packed = gzip.compress(page.encode(), mtime=0)
        (place / f"{PROGRAM}.1.gz").write_bytes(packed)
    open_to_all(root)


def open_to_all(root: Path) -> None:
    """Make everything below ``root`` readable for everybody, whatever the builder's umask."""
    for path in (root, *root.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)


def size_in_kibibytes(root: Path) -> int:
    """Return the size of the files below ``root``."""
    sizes = (path.stat().st_size for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(-(-size // 1024) for size in sizes)


def source_note(version: str) -> str:
    """Return a note about licence and source for the plain folder, which is not a package."""
    told = (
        f"voice-hanabi {version} is free software under the GNU General Public License, version 3 or later: "
        f"see LICENSE. Its whole source is in voice-hanabi-{version}-source.tar.xz, published beside this "
        "archive. Anyone who passes this folder on must pass on or offer the source, too (section 6 of the "
        "licence). Other people's programs that are packed with it have licences of their own: see "
        "licences/LIST.txt, which says where the source of each is."
    )
    return textwrap.fill(told, 100) + "\n"
