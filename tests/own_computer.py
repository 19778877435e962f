"""A computer for one test: the places where the program keeps the user's data."""

from __future__ import annotations

from pathlib import Path

import pytest


def keep_data_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the program keep the user's data in a folder, on Linux and on Windows."""
    for variable in ("XDG_DATA_HOME", "WIN_PD_OVERRIDE_LOCAL_APPDATA"):
        monkeypatch.setenv(variable, str(folder))
