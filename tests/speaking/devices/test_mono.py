"""Whether both sides get the same sound, according to the settings of Windows and macOS."""

from __future__ import annotations

import contextlib
import subprocess
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from voice_hanabi.speaking.devices.mono import apple_plays_mono, windows_plays_mono


def registry(value: int | None) -> Any:  # noqa: ANN401 - stands for winreg
    @contextlib.contextmanager
    def open_key(root: str, path: str) -> Iterator[str]:
        if value is None:
            raise FileNotFoundError(2, "The system cannot find the file specified")
        assert (root, path) == ("HKCU", r"Software\Microsoft\Multimedia\Audio")
        yield path

    def query(key: str, name: str) -> tuple[int | None, int]:
        assert name == "AccessibilityMonoMixState"
        return value, 4

    return SimpleNamespace(HKEY_CURRENT_USER="HKCU", OpenKey=open_key, QueryValueEx=query)


@pytest.mark.parametrize(("value", "mono"), [(1, True), (0, False), (None, False)])
def test_windows_says_it_in_its_registry(value: int | None, mono: bool) -> None:
    assert windows_plays_mono(registry(value)) is mono


@pytest.mark.parametrize(("told", "mono"), [("1\n", True), ("0\n", False)])
def test_macos_says_it_in_its_settings(told: str, mono: bool) -> None:
    assert apple_plays_mono(lambda *_, **__: SimpleNamespace(stdout=told)) is mono


def test_a_setting_that_was_never_made_does_not_mean_mono() -> None:
    def fail(*_: object, **__: object) -> None:
        raise subprocess.CalledProcessError(1, "defaults")

    assert apple_plays_mono(fail) is False
