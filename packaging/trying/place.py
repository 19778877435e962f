"""Where a package is installed, and how to run the program there."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass, replace
from pathlib import Path


class Wrong(Exception):  # noqa: N818 - what is wrong, not an error of these modules
    """Raised if a package does something that it must not do; its text is a sentence for the tester."""


def tell(text: str) -> None:
    """Print the step that is being tried."""
    print(text, file=sys.stderr, flush=True)


def require(true: bool, otherwise: str) -> None:
    """Check a condition.

    Raises `Wrong` with the sentence ``otherwise`` if it is false.
    """
    if not true:
        raise Wrong(otherwise)


@dataclass(frozen=True, slots=True)
class Told:
    """The output of a run of the program: its lines, and its exit status."""

    lines: tuple[str, ...]
    problems: str
    status: int


@dataclass(frozen=True, slots=True)
class Place:
    """An installed program, and its player's home folder."""

    name: str
    around: tuple[str, ...]
    """The command that starts another program there, in its own environment."""

    program: str

    home: Path
    """The home folder, as seen by this process."""

    home_there: str
    """The same folder, as seen by the program."""

    def run(self, *options: str, typed: str = "", minutes: int = 15) -> Told:
        """Run the program to its end, for at most this many minutes; ``typed`` is its input."""
        command = (*self.around, self.program, *options)
        ran = subprocess.run(
            command, input=typed.encode(), capture_output=True, cwd="/", timeout=60 * minutes, check=False
        )
        lines = tuple(ran.stdout.decode().splitlines())
        return Told(lines, ran.stderr.decode(errors="replace").strip(), ran.returncode)

    def succeed(self, *options: str, typed: str = "") -> tuple[str, ...]:
        """Run the program and return its lines.

        Raises:
            Wrong: if it fails, or complains.
        """
        told = self.run(*options, typed=typed)
        complaint = told.problems or f"exit status {told.status}"
        require(told.status == 0 and not told.problems, f"{self.name}: {' '.join(options)}: {complaint}")
        return told.lines

    def other(self, program: str) -> Place:
        """Return the same place with another program of that system."""
        return replace(self, program=program)

    def told_by_loader(self) -> Place:
        """Return the place with glibc's loader reporting on standard error which libraries it loads."""
        return replace(self, around=(*self.around, "env", "LD_DEBUG=files"))

    def start(self, *options: str) -> subprocess.Popen[bytes]:
        """Start the program, with pipes for input and output."""
        return subprocess.Popen(
            (*self.around, self.program, *options),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd="/",
        )
