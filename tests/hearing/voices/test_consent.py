"""A voice is learnt only if its player agreed, and one word undoes it all."""

from __future__ import annotations

from pathlib import Path

import pytest

from voice_hanabi.hearing.pronouncing.adaptation import (
    OwnVoice,
    OwnVoiceProblem,
    own_voice_path,
    read_own_voice,
    write_own_voice,
)
from voice_hanabi.hearing.pronouncing.pronunciations import OwnWord
from voice_hanabi.hearing.voices.consent import consent_path, forget_player, give_consent, has_consent

VOICE = OwnVoice((OwnWord("three", ("θ", "ɹ", "i"), ("t", "ɹ", "i")),))


def test_only_players_who_agreed_have_consented(tmp_path: Path) -> None:
    folder = tmp_path / "voices"
    assert not has_consent("cs", "Anna", folder)
    give_consent("cs", "Anna", folder)
    assert has_consent("cs", " anna", folder)
    assert not has_consent("en", "Anna", folder)
    assert not has_consent("cs", "Petr", folder)


def test_forgetting_removes_a_players_own_consent_and_what_was_learnt(tmp_path: Path) -> None:
    for player in ("Anna", "Petr"):
        give_consent("en", player, tmp_path)
        write_own_voice(own_voice_path("en", player, tmp_path), VOICE, "en", player)
    assert forget_player("en", "Anna", tmp_path)
    assert not has_consent("en", "Anna", tmp_path)
    assert read_own_voice(own_voice_path("en", "Anna", tmp_path)) == OwnVoice()
    assert has_consent("en", "Petr", tmp_path)
    assert read_own_voice(own_voice_path("en", "Petr", tmp_path)) == VOICE
    assert not forget_player("en", "Anna", tmp_path)


def test_without_a_name_there_is_no_consent_to_take_back(tmp_path: Path) -> None:
    write_own_voice(own_voice_path("en", None, tmp_path), VOICE, "en", None)
    assert forget_player("en", None, tmp_path)
    assert not forget_player("en", None, tmp_path)


def test_what_the_disk_refuses_is_reported(tmp_path: Path) -> None:
    blocked = tmp_path / "voices"
    blocked.write_text("no folder")
    with pytest.raises(OwnVoiceProblem) as problem:
        give_consent("en", "Anna", blocked)
    assert problem.value.reason == "own-voice-unwritable"
    assert not has_consent("en", "Anna", blocked)
    consent_path("en", "Anna", tmp_path).mkdir()
    with pytest.raises(OwnVoiceProblem):
        forget_player("en", "Anna", tmp_path)
    assert not has_consent("en", "Anna", tmp_path), "a folder is no consent"


def test_a_consent_from_which_nothing_was_learnt_yet_is_something_to_forget(tmp_path: Path) -> None:
    give_consent("en", "Anna", tmp_path)
    assert forget_player("en", "Anna", tmp_path)
    assert not forget_player("en", "Anna", tmp_path)
