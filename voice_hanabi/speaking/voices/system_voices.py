"""Finds the voice of Windows or macOS for a language; an unreadable voice doesn't affect the others."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from typing import Any, NamedTuple

Engine = Any
"""The engine of pyttsx3, which has no types."""

_PRIMARY_LANGUAGES = {0x05: "cs", 0x06: "da", 0x09: "en", 0x15: "pl"}
"""Windows' numbers of our languages: the lower ten bits of a locale's number."""

_PRIMARY = 0x3FF

PITCHES = (1.0, 1.13, 0.9, 1.25, 0.8)
"""Factors of pitch, first unchanged, for computer players who have to share one voice."""


class SystemVoice(NamedTuple):
    """One of a system's voices, by its identifier, and the factor of its pitch."""

    name: str
    pitch: float = 1.0


class _Described(NamedTuple):
    """A voice as its system describes it."""

    name: str
    languages: frozenset[str]
    gender: str = ""
    """'female', 'male' or '' if unknown."""


def system_engine() -> Engine | None:
    """Return pyttsx3 on the voices of Windows or macOS, or ``None`` if there are none."""
    if sys.platform not in ("win32", "darwin"):
        return None
    try:
        engine: Engine = import_module("pyttsx3").init()
    except Exception:
        # Whatever a system's speech service raises, espeak-ng speaks instead.
        return None
    return engine


def system_voice(
    engine: Engine, language: str, speaker: int = 0, tokens: Callable[[], Iterable[Any]] | None = None
) -> SystemVoice | None:
    """Return a speaker's voice in a language, ``None`` if there is none.

    The table (0) has the first; computer players, alternately women and men from 1, have others of that kind
    as far as there are any, then the same ones higher or lower. ``tokens`` lists the voices as Windows' SAPI
    describes them; by default it is read from the system. Errors of the system are not caught.
    """
    if tokens is None and sys.platform == "win32":
        tokens = _sapi_tokens
    voices = _described(engine.getProperty("voices")) if tokens is None else _sapi_voices(tokens())
    fitting = [voice for voice in voices if language in voice.languages]
    if not fitting:
        return None
    if not speaker:
        return SystemVoice(fitting[0].name)
    # The first one, unchanged, is the table's.
    free = [(voice, pitch) for pitch in PITCHES for voice in fitting][1:]
    # In turn, so that no two of them sound alike.
    for number in range(1, 2 + (speaker - 1) % len(free)):
        gender = "female" if number % 2 else "male"
        chosen = next((one for one in free if one[0].gender == gender), free[0])
        free.remove(chosen)
    return SystemVoice(chosen[0].name, chosen[1])


def languages_of_locales(attribute: str) -> frozenset[str]:
    """Return which of our languages SAPI's locales mean: hexadecimal, such as ``405`` or ``409;9``."""
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


def _sapi_voices(tokens: Iterable[Any]) -> Iterator[_Described]:
    # pyttsx3 (2.99) reads only one locale per voice, and if there are two it lists no voice at all.
    for token in tokens:
        try:
            languages = languages_of_locales(str(token.GetAttribute("Language")))
        except Exception:
            continue
        yield _Described(str(token.Id), languages, _gender_of_token(token))


def _gender_of_token(token: Any) -> str:  # noqa: ANN401
    try:
        return str(token.GetAttribute("Gender")).casefold()
    except Exception:
        return ""


def _described(voices: Iterable[Any]) -> Iterator[_Described]:
    for voice in voices:
        tags = (
            tag.decode("ascii", "ignore") if isinstance(tag, bytes) else str(tag)
            for tag in getattr(voice, "languages", None) or ()
        )
        languages = frozenset(tag.replace("_", "-").casefold().partition("-")[0] for tag in tags)
        # 'VoiceGenderFemale', 'Male', 'F' ...
        gender = str(getattr(voice, "gender", None) or "").casefold().removeprefix("voicegender")
        kind = {"f": "female", "m": "male"}.get(gender[:1], "")
        yield _Described(str(voice.id), languages, kind)
