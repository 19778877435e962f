"""The user's language as the system reports it. The table speaks it unless `--lang` is given."""

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
"""The language used when the system's isn't one of ours."""

_WRITTEN_OUT = {"czech": "cs", "polish": "pl", "danish": "da", "english": "en"}
"""The names of languages in the C library of Windows: ``Czech_Czechia.1250``."""

_PLAIN = frozenset({"c", "posix"})
"""Locales without a language; they give English."""

_MUI_LANGUAGE_NAME = 0x8
_LONGEST_LOCALE_NAME = 85

_APPLE_LANGUAGES = ("/usr/bin/defaults", "read", "-g", "AppleLanguages")
"""A command that prints the user's languages, most wanted first, one per line: ``    "cs-CZ",``."""


def usual_language() -> str:
    """Return the language that the user chose on the first start, or else the system's."""
    return kept_language() or system_language()


def system_language(
    environment: Mapping[str, str] | None = None, told: Callable[[], Iterable[str]] | None = None
) -> str:
    """Return the system's language if it is one of ours, else English.

    The process's ``environment`` counts first, then the languages that the system has ``told``.
    """
    asked = asked_for(os.environ if environment is None else environment)
    return language_of(asked) or language_of((told or told_by_system)()) or USUAL


def language_of(names: Iterable[str]) -> str | None:
    """Return the first of our languages among locale names (most wanted first), or ``None``.

    A name is ``cs``, ``cs_CZ.UTF-8``, ``cs-CZ``, ``Czech_Czechia.1250`` or ``C``, in upper or lower case.
    """
    for name in names:
        language = name.strip().partition(".")[0].replace("-", "_").partition("_")[0].casefold()
        language = USUAL if language in _PLAIN else _WRITTEN_OUT.get(language, language)
        if language in LANGUAGES:
            return language
    return None


def asked_for(environment: Mapping[str, str]) -> Iterator[str]:
    """Yield the locale names in the environment, most wanted first, in gettext's order."""
    names = [environment.get(variable, "") for variable in ("LC_ALL", "LC_MESSAGES", "LANG")]
    chosen = next(filter(None, names), "")
    if chosen and chosen.partition(".")[0].casefold() not in _PLAIN:
        yield from environment.get("LANGUAGE", "").split(":")
    yield from names


def told_by_system() -> Iterator[str]:
    """Yield the locale names in the user's settings, most wanted first."""
    if sys.platform == "win32":
        yield from windows_languages(ctypes.WinDLL("kernel32"))
    if sys.platform == "darwin":
        yield from apple_languages()
    try:
        yield locale.getlocale()[0] or ""
    except ValueError:
        # macOS: LC_CTYPE may be just 'UTF-8', which names no language.
        return


def windows_languages(kernel: Any) -> Iterator[str]:  # noqa: ANN401
    """Yield the languages of the Windows user interface, then that of its dates and numbers.

    ``kernel`` is the library ``kernel32``.
    """
    count, size = ctypes.c_ulong(), ctypes.c_ulong()
    if kernel.GetUserPreferredUILanguages(_MUI_LANGUAGE_NAME, ctypes.byref(count), None, ctypes.byref(size)):
        names = ctypes.create_unicode_buffer(size.value)
        if kernel.GetUserPreferredUILanguages(
            _MUI_LANGUAGE_NAME, ctypes.byref(count), names, ctypes.byref(size)
        ):
            # Names separated by a zero.
            yield from filter(None, "".join(names[: size.value]).split("\0"))
    name = ctypes.create_unicode_buffer(_LONGEST_LOCALE_NAME)
    if kernel.GetUserDefaultLocaleName(name, _LONGEST_LOCALE_NAME):
        yield name.value


def apple_languages(run: Callable[..., Any] = subprocess.run) -> Iterator[str]:
    """Yield the user's languages on macOS, which sets no LANG for programs started by the Finder."""
    try:
        told = run(_APPLE_LANGUAGES, capture_output=True, text=True, timeout=5, check=True)
    except (OSError, ValueError, subprocess.SubprocessError):
        return
    for line in told.stdout.splitlines():
        if name := line.strip(' \t",()'):
            yield name
