"""The source of what is packed, in one archive, which users of the program may request (GPL, section 6)."""

from __future__ import annotations

import subprocess
import tarfile
from pathlib import Path

_LEFT_OUT = frozenset({".venv", "build", "dist", "__pycache__", "node_modules"})
"""Folders at any depth that are not source, for a tree that git doesn't know."""


def source_files(root: Path) -> list[Path]:
    """Return the files of the source, relative to ``root``, in their current rather than committed state."""
    if (root / ".git").exists():
        command = ("git", "-C", str(root), "ls-files", "-z", "--cached", "--others", "--exclude-standard")
        listed = subprocess.run(command, capture_output=True, check=True).stdout.decode().split("\0")
        found = {Path(name) for name in listed if name}
    else:
        found = {path.relative_to(root) for path in root.rglob("*")}
        found = {path for path in found if not any(_is_left_out(part) for part in path.parts)}
    return sorted(path for path in found if (root / path).is_file())


def _is_left_out(part: str) -> bool:
    return part in _LEFT_OUT or part.endswith((".egg-info", "_cache"))


def pack_source(root: Path, archive: Path) -> None:
    """Write the source into a .tar.xz, in a folder named after the archive."""
    inside = archive.name.removesuffix(".tar.xz")
    with tarfile.open(archive, "w:xz") as packed:
        for path in source_files(root):
            packed.add(root / path, f"{inside}/{path.as_posix()}", filter=nobody)


def unpack(archive: Path, folder: Path) -> None:
    """Unpack an archive that was packed here; the Python of Debian 12 (3.11.2) has no filters yet."""
    with tarfile.open(archive) as packed:
        if hasattr(tarfile, "data_filter"):
            packed.extractall(folder, filter="data")
        else:
            packed.extractall(folder)


def nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Return an entry that belongs to the system rather than to the packer, and that everybody can read."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mode = 0o755 if entry.mode & 0o100 or entry.isdir() else 0o644
    return entry
