"""Koi-Koi with paper cards: a hand is read to its owner alone, the field aloud."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from evening import LANGUAGES, PLAYERS, PrivateEars

from voice_hanabi.contract.choices import Choices
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanafuda.rules.cards import Card
from voice_hanabi.games.hanafuda.rules.state import Phase, State
from voice_hanabi.games.hanafuda.talk.cards import CardWords
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.language.wording import Wording
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.conversation.conversation import Confirm
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.table import Table


class Evening:
    """Two people with a printed deck."""

    def __init__(self, folder: Path, language: str = "en", seed: int = 1) -> None:
        self.names = PLAYERS[language][:2]
        choices = Choices(language, "koi-koi", None, (), 2, self.names, 0, cards="the flowers")
        self.words = CardWords(Wording(language, self.names, "hanafuda"))
        self.faces = [card.face for card in GAMES["koi-koi"].printed(choices, self.words.wording)]
        self.marks = list(range(48))
        Random(seed).shuffle(self.marks)
        self.table = Table(
            choices,
            GAMES,
            folder=folder,
            new_seed=lambda: seed,
            ears=PrivateEars(),
            confirm=Confirm.ANNOUNCE,
        )
        self.table.deal_now()

    @property
    def playing(self) -> Playing[State, object, object]:
        phase = self.table.phase
        assert isinstance(phase, Playing)
        return phase

    @property
    def state(self) -> State:
        return self.playing.state

    def show(self, mark: int) -> list[tuple[int | None, str]]:
        return heard(self.table.card_shown(self.faces[mark], mark, "the flowers"))

    def card(self, mark: int) -> Card:
        return Card.from_code(self.faces[mark].partition("/")[2])


def heard(effects: list[Effect]) -> list[tuple[int | None, str]]:
    return [(made.audience, made.text) for made in effects if isinstance(made, Announcement) and made.text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_is_read_to_its_owner_alone_and_the_field_to_all(language: str, tmp_path: Path) -> None:
    evening = Evening(tmp_path, language)
    assert evening.state.reading is not None
    for number in range(24):
        where = evening.state.reading
        assert where is not None
        mark = evening.marks.pop(0)
        name = evening.words.full(evening.card(mark)).casefold()
        told = evening.show(mark)
        named = [audience for audience, text in told if text.casefold() == f"{name}."]
        if number % 24 != 23 and evening.state.phase is Phase.READ:
            assert named == [where.seat if where.where == "hand" else None]
    assert evening.state.reading is None
    assert sorted(audience for audience, _ in told if audience is not None) in ([0, 1], [0, 0, 1])


def test_a_round_is_played_from_the_deal_to_the_next_one(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    for _ in range(400):
        if evening.state.round > 1:
            break
        if evening.state.reading is not None:
            evening.show(evening.marks.pop(0))
            continue
        said = evening.playing.teller.demonstrated(evening.state)
        evening.table.hear(typed_line(said))
        evening.table.settle()
    assert evening.state.round == 2
    assert evening.state.reading is not None
    assert evening.state.marks == ()


def test_what_is_laid_counts_when_its_back_is_shown_and_another_is_told_its_place(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    while evening.state.reading is not None:
        evening.show(evening.marks.pop(0))
    seat = evening.state.current
    hand = evening.state.hands[seat]
    first = next(card for card in hand if sum(other.month == card.month for other in hand) == 1)
    mark_of = {evening.card(mark): mark for mark in evening.state.marks}
    said = f"play the {evening.words.full(first)}"
    evening.table.hear(typed_line(said))
    before = evening.state
    other = next(card for card in hand if card.month != first.month)
    told = evening.show(mark_of[other])
    assert told == [(None, f"{evening.names[seat]} has that card in hand.")], "and not which it is"
    assert evening.state is before
    evening.show(mark_of[first])
    assert evening.state.hands[seat] != hand
    in_field = next(card for card in before.field if card in evening.state.field)
    assert evening.show(mark_of[in_field])[0] == (None, "That card lies in the field.")


def test_for_a_captured_card_the_table_says_whose_it_is(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    while not any(evening.state.captured):
        if evening.state.reading is not None:
            evening.show(evening.marks.pop(0))
            continue
        evening.table.hear(typed_line(evening.playing.teller.demonstrated(evening.state)))
        evening.table.settle()
    while evening.state.reading is not None:
        evening.show(evening.marks.pop(0))
    seat = next(seat for seat, pile in enumerate(evening.state.captured) if pile)
    card = evening.state.captured[seat][0]
    mark = next(mark for mark in evening.state.marks if evening.card(mark) == card)
    assert evening.show(mark) == [(None, f"{evening.names[seat]} captured that card.")]
