"""Runs a module of this program in its own process, from an installed Python or a frozen program.

A frozen program (PyInstaller's) has no ``python -m``: there the program itself is started, and
`run_module_asked_for`, called first at its entry, runs the module instead.
"""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

NO_WINDOW: int = getattr(subprocess, "CREATE_NO_WINDOW", 0)
"""The ``creationflags`` with which Windows opens no console for a process; 0 elsewhere."""

_MODULE = "-m"
_PACKAGE = "voice_hanabi"


def command_of(module: str, *arguments: str) -> tuple[str, ...]:
    """Return the command that runs a module of this program with these arguments.

    It must be started with `environment`.
    """
    if getattr(sys, "frozen", False):
        return (sys.executable, _MODULE, module, *arguments)
    # -P: files in the current folder must not be imported as modules.
    return (sys.executable, "-P", _MODULE, module, *arguments)


def environment(outer: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return the environment in which a process finds this package, wherever the program was started."""
    found = dict(os.environ if outer is None else outer)
    package = str(Path(__file__).resolve().parents[2])
    found["PYTHONPATH"] = os.pathsep.join(filter(None, (package, found.get("PYTHONPATH"))))
    return found


def run_module_asked_for(arguments: Sequence[str]) -> bool:
    """Run the module that a command line asks for, as written by `command_of`; return whether there was one.

    ``arguments`` is the whole of ``sys.argv``.
    """
    if len(arguments) < 3 or arguments[1] != _MODULE or arguments[2].partition(".")[0] != _PACKAGE:
        return False
    module = arguments[2]
    sys.argv = [arguments[0], *arguments[3:]]
    runpy.run_module(module, run_name="__main__", alter_sys=True)
    return True
