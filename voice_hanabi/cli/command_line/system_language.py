"""The user's language, out of whatever the system calls it: what the table speaks without `--lang`."""

from __future__ import annotations

import ctypes
import locale
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from voice_hanabi.evening.choosing_language.language_kept import kept_language
from voice_hanabi.languages import LANGUAGES

USUAL = "en"
"""The language where the system has none of ours."""

_WRITTEN_OUT = {"czech": "cs", "polish": "pl", "danish": "da", "english": "en"}
"""What the C library of Windows calls them: ``Czech_Czechia.1250``."""

_PLAIN = frozenset({"c", "posix"})
"""The locales of no language: who asks for them has English."""

_MUI_LANGUAGE_NAME = 0x8
_LONGEST_LOCALE_NAME = 85

_APPLE_LANGUAGES = ("/usr/bin/defaults", "read", "-g", "AppleLanguages")
"""Prints the user's languages, most wanted first, one a line: ``    "cs-CZ",``."""


def usual_language() -> str:
    """Return the language that the user has chosen on the first start, else that of the system."""
    return kept_language() or system_language()


def system_language(
    environment: Mapping[str, str] | None = None, told: Callable[[], Iterable[str]] | None = None
) -> str:
    """Return the language of the system, if it is one of ours, else English.

    What the ``environment`` (that of the process) asks for counts first, then what the system has ``told``.
    """
    asked = asked_for(os.environ if environment is None else environment)
    return language_of(asked) or language_of((told or told_by_system)()) or USUAL


def language_of(names: Iterable[str]) -> str | None:
    """Return the first of our languages among locale names, most wanted first, or ``None``.

    A name is ``cs``, ``cs_CZ.UTF-8``, ``cs-CZ``, ``Czech_Czechia.1250`` or ``C``, in any case.
    """
    for name in names:
        language = name.strip().partition(".")[0].replace("-", "_").partition("_")[0].casefold()
        language = USUAL if language in _PLAIN else _WRITTEN_OUT.get(language, language)
        if language in LANGUAGES:
            return language
    return None


def asked_for(environment: Mapping[str, str]) -> Iterator[str]:
    """Yield the locale names that the environment asks for, most wanted first, as gettext reads it."""
    names = [environment.get(variable, "") for variable in ("LC_ALL", "LC_MESSAGES", "LANG")]
    chosen = next(filter(None, names), "")
    if chosen and chosen.partition(".")[0].casefold() not in _PLAIN:
        yield from environment.get("LANGUAGE", "").split(":")
    yield from names


def told_by_system() -> Iterator[str]:
    """Yield the locale names of the user's settings, most wanted first."""
    if sys.platform == "win32":
        yield from windows_languages(ctypes.WinDLL("kernel32"))
    if sys.platform == "darwin":
        yield from apple_languages()
    try:
        yield locale.getlocale()[0] or ""
    except ValueError:
        # macOS: LC_CTYPE may be 'UTF-8' alone, which names no language.
        return


def windows_languages(kernel: Any) -> Iterator[str]:  # noqa: ANN401
    """Yield the languages in which Windows shows itself to the user, then that of its dates and numbers.

    ``kernel`` is the library ``kernel32``.
    """
    count, size = ctypes.c_ulong(), ctypes.c_ulong()
    if kernel.GetUserPreferredUILanguages(_MUI_LANGUAGE_NAME, ctypes.byref(count), None, ctypes.byref(size)):
        names = ctypes.create_unicode_buffer(size.value)
        if kernel.GetUserPreferredUILanguages(
            _MUI_LANGUAGE_NAME, ctypes.byref(count), names, ctypes.byref(size)
        ):
            # A name each, with a zero after it.
            yield from filter(None, "".join(names[: size.value]).split("\0"))
    name = ctypes.create_unicode_buffer(_LONGEST_LOCALE_NAME)
    if kernel.GetUserDefaultLocaleName(name, _LONGEST_LOCALE_NAME):
        yield name.value


def apple_languages(run: Callable[..., Any] = subprocess.run) -> Iterator[str]:
    """Yield the user's languages of macOS, which sets no LANG for what the Finder starts."""
    try:
        told = run(_APPLE_LANGUAGES, capture_output=True, text=True, timeout=5, check=True)
    except (OSError, ValueError, subprocess.SubprocessError):
        return
    for line in told.stdout.splitlines():
        if name := line.strip(' \t",()'):
            yield name
