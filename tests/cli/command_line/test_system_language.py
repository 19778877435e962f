"""The user's language is found under every name that a system gives it."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from typing import Any

import pytest

from voice_hanabi.cli.command_line.system_language import (
    apple_languages,
    language_of,
    system_language,
    windows_languages,
)


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("cs", "cs"),
        ("cs_CZ", "cs"),
        ("cs_CZ.UTF-8", "cs"),
        ("pl_PL.ISO8859-2", "pl"),
        ("da_DK@euro", "da"),
        ("en_GB.UTF-8", "en"),
        ("cs-CZ", "cs"),
        ("pl-PL", "pl"),
        ("da-DK", "da"),
        ("en-GB", "en"),
        ("CS", "cs"),
        ("Czech_Czechia", "cs"),
        ("Czech_Czech Republic.1250", "cs"),
        ("Polish_Poland", "pl"),
        ("Polish_Poland.1250", "pl"),
        ("Danish_Denmark", "da"),
        ("Danish_Denmark.1252", "da"),
        ("English_United Kingdom", "en"),
        ("C", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("de_DE", None),
        ("csb_PL", None),
        ("German_Germany", None),
        ("UTF-8", None),
        ("", None),
    ],
)
def test_a_locale_name_of_any_system_gives_the_language(name: str, language: str | None) -> None:
    assert language_of([name]) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "cs_CZ.UTF-8", "LC_ALL": "da_DK.UTF-8"}, "da"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:cs:en"}, "cs"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "pl"}, "pl"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "pl"}, "en"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_what_the_environment_asks_for_counts_first(environment: Mapping[str, str], language: str) -> None:
    assert system_language(environment, lambda: ["nn-NO", "da-DK"]) == language


@pytest.mark.parametrize("environment", [{}, {"LANG": ""}, {"LANG": "de_DE.UTF-8"}])
def test_the_system_is_asked_if_the_environment_names_none_of_ours(environment: Mapping[str, str]) -> None:
    assert system_language(environment, lambda: ["nn-NO", "Danish_Denmark"]) == "da"


def test_english_is_used_if_nothing_names_one_of_ours() -> None:
    assert system_language({}, lambda: ["nn-NO", ""]) == "en"


class _Kernel:
    """kernel32's two functions, for a user with these languages."""

    def __init__(self, shown: list[str], numbers: str) -> None:
        self.shown = "".join(f"{name}\0" for name in shown) + "\0"
        self.numbers = numbers

    def GetUserPreferredUILanguages(self, flags: int, count: Any, names: Any, size: Any) -> int:  # noqa: N802, ANN401
        size._obj.value = len(self.shown)
        if names is not None:
            names[: len(self.shown)] = self.shown
        return 1 if flags == 0x8 else 0

    def GetUserDefaultLocaleName(self, name: Any, size: int) -> int:  # noqa: N802, ANN401
        name.value = self.numbers
        return len(self.numbers)


def test_on_windows_the_language_that_windows_shows_comes_before_that_of_its_numbers() -> None:
    assert list(windows_languages(_Kernel(["pl-PL", "en-US"], "cs-CZ"))) == ["pl-PL", "en-US", "cs-CZ"]
    assert language_of(windows_languages(_Kernel(["de-DE"], "cs-CZ"))) == "cs"


def test_on_macos_the_preferred_languages_are_read() -> None:
    def told(command: tuple[str, ...], **_: object) -> subprocess.CompletedProcess[str]:
        assert command[-1] == "AppleLanguages"
        return subprocess.CompletedProcess(command, 0, '(\n    "nn-NO",\n    "cs-CZ",\n    en\n)\n', "")

    assert list(apple_languages(told)) == ["nn-NO", "cs-CZ", "en"]


def test_a_mac_that_does_not_say_is_not_a_failure() -> None:
    def refuses(command: tuple[str, ...], **_: object) -> subprocess.CompletedProcess[str]:
        raise subprocess.CalledProcessError(1, command)

    assert list(apple_languages(refuses)) == []
