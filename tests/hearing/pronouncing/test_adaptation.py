"""The file of a player's own voice: written whole or not at all, and never trusted."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from voice_hanabi.hearing.pronouncing.adaptation import (
    ASIDE,
    FORMAT,
    LARGEST,
    MOST_WORDS,
    OwnVoice,
    OwnVoiceProblem,
    forget_own_voice,
    joined,
    own_voice_path,
    read_own_voice,
    write_own_voice,
)
from voice_hanabi.hearing.pronouncing.pronunciations import OwnWord

THREE = OwnWord("three", ("θ", "ɹ", "i"), ("t", "ɹ", "i"))
VOICE = OwnVoice((THREE,), 6.0)


def test_what_was_written_is_read_and_holds_nothing_else(tmp_path: Path) -> None:
    path = own_voice_path("en", "Anna", tmp_path / "voices")
    assert read_own_voice(path) == OwnVoice()
    write_own_voice(path, VOICE, "en", "Anna")
    assert read_own_voice(path) == VOICE
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    record = json.loads(path.read_text(encoding="utf-8"))
    assert set(record) == {"voice-hanabi", "version", "language", "player", "words", "other_phrase"}


def test_each_player_and_language_has_a_file_of_its_own_inside_the_folder(tmp_path: Path) -> None:
    names = [
        None,
        "Anna",
        "Eva",
        "..",
        "../../etc/passwd",
        "a/b",
        "a b",
        "Łucja",
        "漢字",
        "x" * 300,
        "?",
        "*",
    ]
    paths = [own_voice_path(language, name, tmp_path) for language in ("cs", "en") for name in names]
    assert len({str(path).casefold() for path in paths}) == len(paths)
    assert all(path.parent == tmp_path and len(path.name) < 60 for path in paths)
    assert own_voice_path("en", " ANNA ", tmp_path) == own_voice_path("en", "anna", tmp_path)


def record(**changes: object) -> bytes:
    whole: dict[str, object] = {
        "voice-hanabi": "own-voice",
        "version": FORMAT,
        "language": "en",
        "player": None,
        "words": [{"word": "three", "usual": "θ ɹ i", "said": "t ɹ i"}],
        "other_phrase": None,
    }
    return json.dumps({**whole, **changes}).encode()


BROKEN = {
    "torn": record()[:40],
    "empty": b"",
    "no text": b"\xff\xfe\x00",
    "no object": b"[]",
    "another program's": b'{"name": "Anna"}',
    "deep": b"[" * 90_000,
    "large": b" " * (LARGEST + 1),
    "no version": record(version=None),
    "version true": record(version=True),
    "words that are none": record(words="three"),
    "a word that is none": record(words=[7]),
    "a word with a space": record(words=[{"word": "a b", "usual": "a", "said": "a"}]),
    "a word without sounds": record(words=[{"word": "a", "usual": "", "said": "a"}]),
    "sounds that are none": record(words=[{"word": "a", "usual": "a", "said": "<eps> #0"}]),
    "endless sounds": record(words=[{"word": "a", "usual": "a", "said": "a " * 1000}]),
    "too many words": record(words=[{"word": "a", "usual": "a", "said": "e"}] * (MOST_WORDS + 1)),
    "a threshold that refuses nothing": record(other_phrase=1e9),
    "a threshold that is none": record(other_phrase="x"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_file_that_is_no_longer_as_written_is_refused_and_left_alone(name: str, tmp_path: Path) -> None:
    path = tmp_path / "en.json"
    path.write_bytes(BROKEN[name])
    with pytest.raises(OwnVoiceProblem) as problem:
        read_own_voice(path)
    assert problem.value.reason == "own-voice-broken"
    assert problem.value.details["path"] == str(path)
    assert path.read_bytes() == BROKEN[name]


def test_a_later_versions_file_is_distinguished_from_a_broken_one(tmp_path: Path) -> None:
    path = tmp_path / "en.json"
    path.write_bytes(record(version=FORMAT + 1, words={"in": "another shape"}))
    with pytest.raises(OwnVoiceProblem) as problem:
        read_own_voice(path)
    assert problem.value.reason == "own-voice-newer"


def test_a_file_that_cannot_be_read_is_set_aside_and_not_lost(tmp_path: Path) -> None:
    path = tmp_path / "en.json"
    path.write_bytes(b"torn")
    write_own_voice(path, VOICE, "en", None)
    assert read_own_voice(path) == VOICE
    assert path.with_name(path.name + ASIDE).read_bytes() == b"torn"


def test_what_cannot_be_written_changes_nothing(tmp_path: Path) -> None:
    blocked = tmp_path / "voices"
    blocked.write_text("a file where the folder should be")
    with pytest.raises(OwnVoiceProblem) as problem:
        write_own_voice(blocked / "en.json", VOICE, "en", None)
    assert problem.value.reason == "own-voice-unwritable"
    assert problem.value.details["message"]
    place = tmp_path / "en.json"
    place.mkdir()
    (place / "inside").touch()
    with pytest.raises(OwnVoiceProblem):
        forget_own_voice(place)
    assert place.is_dir()


def test_forgetting_leaves_nothing(tmp_path: Path) -> None:
    path = tmp_path / "en.json"
    assert not forget_own_voice(path)
    path.write_bytes(b"torn")
    write_own_voice(path, VOICE, "en", None)
    assert forget_own_voice(path)
    assert list(tmp_path.iterdir()) == []


def test_players_who_sit_together_are_heard_together() -> None:
    other = OwnWord("four", ("f", "ɔ"), ("f", "o"))
    assert joined([]) == joined([OwnVoice(), OwnVoice()]) == OwnVoice()
    assert joined([VOICE, OwnVoice((other, THREE), 4.0)]) == OwnVoice((THREE, other), 6.0)
    assert not OwnVoice()
    assert VOICE


@pytest.mark.skipif(os.name != "posix", reason="only there a pipe is a file")
def test_a_pipe_in_a_files_place_is_not_waited_for(tmp_path: Path) -> None:
    path = own_voice_path("en", "Anna", tmp_path)
    os.mkfifo(path)
    with pytest.raises(OwnVoiceProblem) as caught:
        read_own_voice(path)
    assert caught.value.reason == "own-voice-broken"
