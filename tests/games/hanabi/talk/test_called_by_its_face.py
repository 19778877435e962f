"""A card can be called by what clues have told about it: 'my three', 'white', 'the white one'."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import PLAYERS, Evening, stacked
from in_each_language import NO

from voice_hanabi.games.hanabi.rules.actions import ClueColour, ClueRank
from voice_hanabi.games.hanabi.rules.game import apply
from voice_hanabi.games.hanabi.rules.state import State
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.games.hanabi.talk.commands import Discard, Play
from voice_hanabi.games.hanabi.talk.requests import placed

SAID = {
    "en": ("play white", "play my one", "play the white four", "discard my white card"),
    "cs": ("zahraju bílou", "zahraju jedničku", "zahraju bílou čtyřku", "zahodím svou bílou"),
    "pl": ("gram białą", "gram jedynkę", "gram białą czwórkę", "odrzucam moją białą"),
    "da": ("jeg spiller den hvide", "jeg spiller min ener", "spil den hvide firer", "jeg smider min hvide"),
}
"""Sentences about a hand whose first card is white and whose third is a one."""

NOBODYS = {
    "en": "play the blue two",
    "cs": "zahraju bílou jedničku",
    "pl": "gram białą jedynkę",
    "da": "spil den hvide ener",
}
"""A card that no clue points to: the white card and the one are two different cards."""


def told() -> State:
    state = stacked(["w4 b3 r1 r2 g5", "r1 b3 w1 g4 y2", "y1 y2 y3 y4 g1"], first=1)
    state, _ = apply(state, ClueRank(0, 1))
    state, _ = apply(state, ClueColour(0, "white"))
    return state


@pytest.mark.parametrize("language", SAID)
def test_a_card_can_be_called_by_what_clues_told(language: str, tmp_path: Path) -> None:
    evening = Evening(tmp_path, language)
    evening.sit_down(told(), PLAYERS[language][:3])
    for text, meant in zip(SAID[language], (Play(1), Play(3), Play(1), Discard(1)), strict=True):
        evening.type(text)
        assert evening.playing.waiting == (meant,), text
        evening.type(NO[language])


def test_the_white_one_may_be_just_the_white_card(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.sit_down(told(), PLAYERS["en"][:3])
    evening.type("play the white one")
    assert evening.playing.waiting == (Play(1),)


@pytest.mark.parametrize("language", NOBODYS)
def test_the_number_of_a_coloured_card_is_no_place(language: str, tmp_path: Path) -> None:
    evening = Evening(tmp_path, language)
    evening.sit_down(told(), PLAYERS[language][:3])
    asked = evening.playing.conversation.wording.say("which-card-play")
    assert evening.type(NOBODYS[language]) == [f"table: {asked}"]
    assert evening.playing.waiting == ()


@pytest.mark.parametrize(("said", "meant"), [("play the one", Play(3)), ("play the two", Play(2))])
def test_a_number_is_a_value_if_one_card_is_known_to_have_it_and_otherwise_a_place(
    tmp_path: Path, said: str, meant: Play
) -> None:
    evening = Evening(tmp_path)
    evening.sit_down(told(), PLAYERS["en"][:3])
    evening.type(said)
    assert evening.playing.waiting == (meant,)


def test_the_two_is_the_card_that_was_clued_as_a_two(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    state = stacked(["w4 b3 r1 r2 g5", "r1 b3 w1 g4 y2"], first=1)
    evening.sit_down(apply(state, ClueRank(0, 2))[0], PLAYERS["en"][:2])
    evening.type("play the two")
    assert evening.playing.waiting == (Play(4),)
    evening.type("no")
    evening.type("play card two")
    assert evening.playing.waiting == (Play(2),)


def test_the_table_asks_which_of_several_cards_clued_alike() -> None:
    state = stacked(["w4 b3 r1 w2 g1", "r1 b3 w1 g4 y2"], first=1)
    state, _ = apply(state, ClueRank(0, 1))
    assert placed(Play(called=1), view(state, None)) == Play()
    state = stacked(["w4 b3 r1 w2 g1", "r1 b3 w1 g4 y2"], first=1)
    state, _ = apply(state, ClueColour(0, "white"))
    assert placed(Play(colour="white"), view(state, None)) == Play()


def test_a_card_without_clues_is_never_meant_by_its_face() -> None:
    state = stacked(["w4 b3 r1 w2 g1", "r1 b3 w1 g4 y2"])
    assert placed(Play(colour="blue"), view(state, None)) == Play()
    assert placed(Discard(called=4), view(state, None)) == Discard()
    # A number that may be a place is still taken for one.
    assert placed(Play(3, called=3), view(state, None)) == Play(3)
