"""What helps to recognise one player: a small file per player and language, never any sound.

A file is written atomically. One that cannot be used is left as it is, and set aside when a new one is
written.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any

import platformdirs

from voice_hanabi.hearing.pronouncing.phonemes import PHONEMES
from voice_hanabi.hearing.pronouncing.pronunciations import OwnWord, Phonemes
from voice_hanabi.problems import Problem, Reasons
from voice_hanabi.system.files import StrangeFile, content_of, write_whole

FORMAT = 1
"""The version of the files; files of later versions are not read."""

LARGEST = 100_000
"""The largest file that is read, in bytes; a real one has some hundreds."""

MOST_WORDS = 100
"""The most pronunciations of their own that one player may have."""

LONGEST = 40
"""The longest word, in characters, and pronunciation, in phonemes."""

ASIDE = ".aside"
"""The suffix of an unreadable file after a new one was written."""

OTHER_PHRASE = (3.0, 6.0)
"""The range of a player's own threshold for ``SearchSettings.other_phrase``; a higher one refuses less."""

_KIND = "own-voice"


OWN_VOICE_REASONS: Reasons = MappingProxyType(
    {
        "own-voice-unreadable": ("path", "message"),
        "own-voice-newer": ("path",),
        "own-voice-broken": ("path",),
        "own-voice-unwritable": ("path", "message"),
    }
)
"""Every code of an `OwnVoiceProblem`."""


class OwnVoiceProblem(Problem):
    """Raised for a file that cannot be used."""

    def __init__(self, reason: str, path: Path, message: str = "") -> None:
        """Take the code without its prefix: 'unreadable', 'newer', 'broken' or 'unwritable'."""
        super().__init__(f"own-voice-{reason}", {"path": str(path), "message": message})


@dataclass(frozen=True, slots=True)
class OwnVoice:
    """What helps to recognise a player, or all players of a table together.

    ``other_phrase`` replaces the usual ``SearchSettings.other_phrase`` unless it is ``None``.
    """

    words: tuple[OwnWord, ...] = ()
    other_phrase: float | None = None

    def __bool__(self) -> bool:
        """Return whether there is anything that helps."""
        return self != OwnVoice()


def joined(voices: Iterable[OwnVoice]) -> OwnVoice:
    """Return what helps to recognise all these players.

    The table's threshold is that of the player who needs the most lenient one.
    """
    known = tuple(voices)
    words = tuple(dict.fromkeys(word for voice in known for word in voice.words))
    return OwnVoice(words, max((one.other_phrase for one in known if one.other_phrase), default=None))


def voices_folder() -> Path:
    """Return the folder of the players' files in the user's data folder; it may not exist yet."""
    return Path(platformdirs.user_data_path("voice-hanabi", appauthor=False)) / "voices"


def own_voice_path(language: str, player: str | None, folder: Path | None = None) -> Path:
    """Return the path of a player's file in a language; without a name it is the usual player's.

    The name is compared case-insensitively. Whatever it contains, the file is in ``folder``.
    """
    place = folder or voices_folder()
    if player is None:
        return place / f"{language}.json"
    name = " ".join(player.casefold().split())
    # Readable as far as that is safe; the number distinguishes the rest.
    readable = re.sub(r"[^\w-]", "", name)[:30]
    return place / f"{language}-{readable}-{hashlib.sha256(name.encode()).hexdigest()[:8]}.json"


def read_own_voice(path: Path) -> OwnVoice:
    """Return the content of a file; empty if there is none.

    Raises ``OwnVoiceProblem``: 'unreadable' if the disk fails, 'newer' for a later version's file, 'broken'
    for anything else that this program would not write.
    """
    try:
        content = content_of(path, LARGEST)
    except FileNotFoundError:
        return OwnVoice()
    except StrangeFile as error:
        raise OwnVoiceProblem("broken", path) from error
    except OSError as error:
        raise OwnVoiceProblem("unreadable", path, error.strerror or str(error)) from error
    try:
        record = json.loads(content)
        if record["voice-hanabi"] != _KIND:
            raise ValueError("another kind of file")
        version = record["version"]
        if type(version) is int and version > FORMAT:
            raise OwnVoiceProblem("newer", path)
        if type(version) is not int or version != FORMAT:
            raise ValueError("no such version")
        return _voice_of(record)
    except (KeyError, TypeError, ValueError, RecursionError, AttributeError) as error:
        raise OwnVoiceProblem("broken", path) from error


def write_own_voice(path: Path, voice: OwnVoice, language: str, player: str | None) -> None:
    """Write what helps to recognise a player. Raises ``OwnVoiceProblem`` ('unwritable') and then changes
    nothing.

    An existing file that cannot be read is set aside, not lost.
    """
    record = {
        "voice-hanabi": _KIND,
        "version": FORMAT,
        "language": language,
        "player": player,
        "words": [
            {"word": own.word, "usual": " ".join(own.usual), "said": " ".join(own.said)}
            for own in voice.words
        ],
        "other_phrase": voice.other_phrase,
    }
    try:
        try:
            read_own_voice(path)
        except OwnVoiceProblem:
            path.replace(_aside(path))
        write_whole(path, json.dumps(record, ensure_ascii=False, indent=1).encode() + b"\n")
    except OSError as error:
        raise OwnVoiceProblem("unwritable", path, error.strerror or str(error)) from error


def forget_own_voice(path: Path) -> bool:
    """Remove a player's file, and one that was set aside; return whether there was any.

    Raises ``OwnVoiceProblem`` ('unwritable') if the disk fails.
    """
    there = False
    try:
        for file in (path, _aside(path)):
            if file.exists():
                file.unlink()
                there = True
    except OSError as error:
        raise OwnVoiceProblem("unwritable", path, error.strerror or str(error)) from error
    return there


def _aside(path: Path) -> Path:
    return path.with_name(path.name + ASIDE)


def _voice_of(record: dict[str, Any]) -> OwnVoice:
    words = record["words"]
    if not isinstance(words, list) or len(words) > MOST_WORDS:
        raise ValueError("too many words")
    threshold = record["other_phrase"]
    least, most = OTHER_PHRASE
    if threshold is not None and not (type(threshold) in (int, float) and least <= threshold <= most):
        raise ValueError("no such threshold")
    return OwnVoice(tuple(map(_word_of, words)), None if threshold is None else float(threshold))


def _word_of(entry: dict[str, Any]) -> OwnWord:
    word = entry["word"]
    if not isinstance(word, str) or not 0 < len(word) <= LONGEST or word.split() != [word]:
        raise ValueError("no word")
    return OwnWord(word, _phonemes_of(entry["usual"]), _phonemes_of(entry["said"]))


def _phonemes_of(text: str) -> Phonemes:
    phonemes = tuple(text.split())
    if not 0 < len(phonemes) <= LONGEST or not set(phonemes) <= set(PHONEMES):
        raise ValueError("no phonemes")
    return phonemes
