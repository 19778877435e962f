"""Which voice of Windows or macOS speaks a language, asked so that one strange voice spoils no other."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from typing import Any

Engine = Any
"""pyttsx3's, which has no types."""

_PRIMARY_LANGUAGES = {0x05: "cs", 0x06: "da", 0x09: "en", 0x15: "pl"}
"""Windows' numbers of our languages: the lower ten bits of a locale's."""

_PRIMARY = 0x3FF


def system_engine() -> Engine | None:
    """Return pyttsx3 on the voices of Windows or macOS, or ``None`` where there are none."""
    if sys.platform not in ("win32", "darwin"):
        return None
    try:
        engine: Engine = import_module("pyttsx3").init()
    except Exception:
        # Whatever a system's speech service raises, espeak-ng speaks instead.
        return None
    return engine


def system_voice(
    engine: Engine, language: str, tokens: Callable[[], Iterable[Any]] | None = None
) -> str | None:
    """Return the identifier of the first voice that speaks the language, ``None`` where none does.

    ``tokens`` lists the voices as Windows' SAPI describes them; usually the system says whether there are
    any. What it raises is raised.
    """
    if tokens is None and sys.platform == "win32":
        tokens = _sapi_tokens
    voices = _described(engine.getProperty("voices")) if tokens is None else _sapi_voices(tokens())
    return next((voice for voice, languages in voices if language in languages), None)


def languages_of_locales(attribute: str) -> frozenset[str]:
    """Return which of our languages SAPI names: locales in hexadecimal, as ``405`` or ``409;9``."""
    languages = set()
    for number in attribute.split(";"):
        try:
            locale = int(number, 16)
        except ValueError:
            continue
        languages.add(_PRIMARY_LANGUAGES.get(locale & _PRIMARY, ""))
    return frozenset(languages - {""})


def _sapi_tokens() -> Iterable[Any]:
    client = import_module("comtypes.client")
    voices: Iterable[Any] = client.CreateObject("SAPI.SpVoice").GetVoices()
    return voices


def _sapi_voices(tokens: Iterable[Any]) -> Iterator[tuple[str, frozenset[str]]]:
    # pyttsx3 (2.99) reads only one locale a voice, and where there are two lists no voice at all.
    for token in tokens:
        try:
            yield str(token.Id), languages_of_locales(str(token.GetAttribute("Language")))
        except Exception:
            continue


def _described(voices: Iterable[Any]) -> Iterator[tuple[str, frozenset[str]]]:
    for voice in voices:
        tags = (
            tag.decode("ascii", "ignore") if isinstance(tag, bytes) else str(tag)
            for tag in getattr(voice, "languages", None) or ()
        )
        yield str(voice.id), frozenset(tag.replace("_", "-").casefold().partition("-")[0] for tag in tags)
