"""Windows programs run by wine, in a Windows of their own whose user's name isn't ASCII."""

from __future__ import annotations

import os
import subprocess
from dataclasses import dataclass
from pathlib import Path

from trying.place import Told, Wrong, require

USER = "Jiří"

QUIET = {"WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree,mshtml=", "LANG": "C.UTF-8"}
"""Suppresses wine's messages, and the downloads that it would offer."""


@dataclass(frozen=True, slots=True)
class Windows:
    """A Windows under wine, given by its folder."""

    prefix: Path

    @property
    def environment(self) -> dict[str, str]:
        """The environment of everything that runs there."""
        kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
        return {**kept, **QUIET, "WINEPREFIX": str(self.prefix), "USER": USER, "WINEARCH": "win64"}

    @property
    def home(self) -> Path:
        """The user's folder, as seen from Linux."""
        return self.prefix / "drive_c" / "users" / USER

    @property
    def local_data(self) -> Path:
        """The folder of the user's programs and their data."""
        return self.home / "AppData" / "Local"

    def run(self, *command: str | Path, typed: str = "", **variables: str) -> Told:
        """Run a Windows program to its end; its streams are pipes, since wine supports nothing else."""
        words = ["wine", *map(str, command)]
        ran = subprocess.run(
            words,
            input=typed.encode(),
            capture_output=True,
            env={**self.environment, **variables},
            timeout=1800,
            check=False,
        )
        lines = tuple(ran.stdout.decode(errors="replace").splitlines())
        return Told(lines, ran.stderr.decode(errors="replace").strip(), ran.returncode)

    def succeed(self, *command: str | Path, typed: str = "", **variables: str) -> tuple[str, ...]:
        """Run a Windows program and return its lines.

        Raises:
            Wrong: if it fails.
        """
        told = self.run(*command, typed=typed, **variables)
        words = " ".join(map(str, command))
        require(told.status == 0, f"{words}: exit status {told.status}: {told.problems[-2000:]}")
        return told.lines

    def registry(self, key: str) -> str:
        """Return the contents of a registry key of the current user, or an empty string if there are none."""
        told = self.run("reg", "query", f"HKCU\\{key}")
        return "\n".join(told.lines) if told.status == 0 else ""


def new_windows(prefix: Path) -> Windows:
    """Create a Windows in a new folder.

    Raises:
        Wrong: if wine fails to.
    """
    windows = Windows(prefix)
    told = windows.run("wineboot", "--init")
    if not windows.home.is_dir():
        raise Wrong(f"wine created no home for {USER}: {told.problems[-1000:]}")
    return windows


def wait_for_end(windows: Windows) -> None:
    """Wait until nothing runs there: an uninstaller continues in a process of its own."""
    subprocess.run(("wineserver", "--wait"), env=windows.environment, timeout=600, check=False)
