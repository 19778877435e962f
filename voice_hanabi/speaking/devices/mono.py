"""Whether this computer plays the same on both sides, a setting for people who hear with one ear."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

_WINDOWS_KEY = r"Software\Microsoft\Multimedia\Audio"
_WINDOWS_VALUE = "AccessibilityMonoMixState"
_APPLE = ("/usr/bin/defaults", "read", "com.apple.universalaccess", "stereoAsMono")


def plays_mono() -> bool:
    """Return whether the system mixes both sides into one, so that neither is private."""
    if sys.platform == "win32":
        return windows_plays_mono(import_module("winreg"))
    return sys.platform == "darwin" and apple_plays_mono()


def windows_plays_mono(registry: Any) -> bool:  # noqa: ANN401 - a module that is there on Windows alone
    """Return what Windows' registry says about 'Mono audio'; ``registry`` is the module ``winreg``."""
    try:
        with registry.OpenKey(registry.HKEY_CURRENT_USER, _WINDOWS_KEY) as key:
            return bool(registry.QueryValueEx(key, _WINDOWS_VALUE)[0])
    except OSError:
        # Never set.
        return False


def apple_plays_mono(run: Callable[..., Any] = subprocess.run) -> bool:
    """Return the macOS setting 'Play stereo audio as mono'."""
    try:
        return str(run(_APPLE, capture_output=True, text=True, timeout=5, check=True).stdout).strip() == "1"
    except (OSError, ValueError, subprocess.SubprocessError):
        return False
