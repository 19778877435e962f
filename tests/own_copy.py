"""A copy of the program and its words, to be changed by a recipe, and played."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
_PARTS = ("voice_hanabi", "grammars", "locales")


@dataclass(frozen=True)
class Copy:
    """The program in its own folder."""

    folder: Path

    @classmethod
    def into(cls, folder: Path) -> Copy:
        """Copy a checkout's program, except for its speech model, which is only linked."""
        for part in _PARTS:
            # Compiled files come along, since they belong to files of the same times.
            ignored = shutil.ignore_patterns("model")
            shutil.copytree(ROOT / part, folder / part, ignore=ignored)
        model = "voice_hanabi/hearing/model"
        (folder / model).symlink_to(ROOT / model, target_is_directory=True)
        return cls(folder)

    def put(self, file: str, old: str, new: str) -> None:
        """Replace a text, which must be there, by another."""
        path = self.folder / file
        text = path.read_text("utf-8")
        assert old in text, (file, old)
        path.write_text(text.replace(old, new), "utf-8")

    def add(self, file: str, text: str) -> None:
        """Add a file."""
        (self.folder / file).write_text(text, "utf-8")

    @property
    def changed(self) -> list[str]:
        """The files that are new, or differ from the checkout's."""
        return sorted(
            name
            for part in _PARTS
            for path in (self.folder / part).rglob("*")
            if path.is_file() and "__pycache__" not in path.parts and not path.is_symlink()
            for name in [str(path.relative_to(self.folder))]
            if not (ROOT / name).is_file() or (ROOT / name).read_bytes() != path.read_bytes()
        )

    def run(self, *options: str, lines: str = "", folder: Path) -> subprocess.CompletedProcess[str]:
        """Run the program; ``folder`` is where it stores data."""
        home = {name: str(folder) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")}
        return subprocess.run(
            [sys.executable, "-m", "voice_hanabi", *options],
            input=lines,
            capture_output=True,
            text=True,
            cwd=self.folder,
            env={**os.environ, **home, "PYTHONPATH": str(self.folder)},
            timeout=300,
            check=False,
        )
