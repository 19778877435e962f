"""The project's own tests, run by the Windows Python of an installation: rules, tables and the command line.

The installed program is tested, together with the packages that tests need, which are in a separate folder.
Tests that need a sound system or a Linux shell are skipped there, and say so.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from freezing.steps import run
from freezing.windows_folder import PYTHON_VERSION

from trying.place import require, tell
from trying.wine import Windows

SUITES = ("tests/games/hanabi", "tests/games/hanafuda", "tests/table", "tests/cli")

_TESTING = ("pytest", "pytest-xdist", "hypothesis")

_START = """\
import os, sys
root, packages = sys.argv[1:3]
# The program is the installed one; training and benchmarks, which some tests need, are the checkout's.
sys.path += [packages, root]
os.chdir(root)
import pytest
sys.exit(pytest.main(sys.argv[3:]))
"""


def run_suites(windows: Windows, folder: Path, root: Path, work: Path) -> None:
    """Run the tests of a checkout (``root``), and print the result of each suite.

    Raises `Wrong` if any of them fails, after all have run.
    """
    packages = work / "testing"
    options = ("--python-platform", "x86_64-pc-windows-msvc", "--python-version", PYTHON_VERSION)
    run("uv", "pip", "install", *options, "--only-binary", ":all:", "--target", packages, *_TESTING)
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    paths = [path for path in settings["tool"]["pytest"]["ini_options"]["pythonpath"] if path != "."]
    failures: list[str] = []
    for suite in SUITES:
        tell(f"tests under Windows: {suite}")
        told = windows.run(
            folder / "python.exe", "-X", "utf8", "-c", _START, f"Z:{root}", f"Z:{packages}",
            "-q", "-n", "0", "-p", "no:cacheprovider", "-o", f"pythonpath={' '.join(paths)}", suite,
        )  # fmt: skip
        summary = told.lines[-1] if told.lines else "nothing"
        print(f"{suite}: {summary}", flush=True)
        if told.status != 0:
            failures += [f"{suite}:", *told.lines[-40:]]
    require(not failures, "\n".join(("Tests fail under Windows.", *failures)))
