"""Copies of this checkout that can be changed and tested without affecting it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

_NAMED = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)
_FAILING_ANYHOW = ("tests/benchmarks/test_faults.py::test_every_fault_of_the_list_can_be_planted",)
"""Tests that fail with any planted fault, because the list of faults then doesn't match the checkout."""
_ALL_PASSED, _SOME_FAILED, _NOT_COLLECTED, _NONE_THERE = 0, 1, 2, 5
"""Exit statuses of pytest."""


class Checkout:
    """A copy of the checkout."""

    def __init__(self, folder: Path) -> None:
        """Copy all files that git tracks or would add into ``folder``."""
        self.root = folder / "checkout"
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        for name in filter(None, listed.stdout.split("\0")):
            if (ROOT / name).is_file():
                (self.root / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, self.root / name)
        self._first_on_the_path = folder / "first"
        self._first_on_the_path.mkdir()
        self._lead_here()
        self._times = count(2_000_000_000, 10)

    def _lead_here(self) -> None:
        # The environment's package is the original checkout, but imports must find the copy.
        for finder in Path(sysconfig.get_path("purelib")).glob("__editable___voice_hanabi*_finder.py"):
            text = finder.read_text(encoding="utf-8").replace(str(ROOT), str(self.root))
            (self._first_on_the_path / finder.name).write_text(text, encoding="utf-8")

    def there(self, tests: Sequence[str]) -> list[str]:
        """Return the tests whose files exist."""
        return [test for test in tests if (self.root / test.partition("::")[0]).exists()]

    def has_once(self, path: str, text: str) -> bool:
        """Return whether a text occurs in a file exactly once."""
        file = self.root / path
        return file.is_file() and file.read_text(encoding="utf-8").count(text) == 1

    @contextmanager
    def planted(self, path: str, old: str, new: str) -> Iterator[None]:
        """Replace ``old`` by ``new`` in a file within this context."""
        file = self.root / path
        before = file.read_bytes()
        self._write(file, before.decode("utf-8").replace(old, new).encode("utf-8"))
        try:
            yield
        finally:
            self._write(file, before)

    def _write(self, file: Path, content: bytes) -> None:
        file.write_bytes(content)
        # If the length stays the same, only the time tells Python that the compiled code is outdated.
        now = next(self._times)
        os.utime(file, (now, now))

    def failing(self, tests: Sequence[str]) -> str | None:
        """Run tests until one fails; return its name, or ``None`` if all pass."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider", "-rfE"]
        command += [f"--deselect={test}" for test in _FAILING_ANYHOW]
        run = subprocess.run(
            [*command, *tests],
            cwd=self.root,
            env=self._environment(),
            capture_output=True,
            text=True,
            check=False,
        )
        if run.returncode in (_ALL_PASSED, _NONE_THERE):
            return None
        if run.returncode not in (_SOME_FAILED, _NOT_COLLECTED):
            raise OSError(f"pytest could not run {' '.join(tests)}: {run.stdout[-500:]}{run.stderr[-500:]}")
        named = _NAMED.search(run.stdout)
        return named[1] if named else "(a test that has no name)"

    def _environment(self) -> dict[str, str]:
        kept = {
            name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PYTEST"))
        }
        paths = os.pathsep.join((str(self._first_on_the_path), str(self.root)))
        # With this variable, as on a build machine, no test depends on chance.
        return {**kept, "PYTHONPATH": paths, "CI": "true"}


@contextmanager
def checkouts(number: int) -> Iterator[list[Checkout]]:
    """Make this many copies, which exist within this context."""
    with tempfile.TemporaryDirectory(prefix="planted-") as folder:
        folders = [Path(folder, str(place)) for place in range(number)]
        for one in folders:
            one.mkdir()
        yield [Checkout(one) for one in folders]
