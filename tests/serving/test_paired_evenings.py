"""What a seat gets is the same in two deals that differ only in what it may not see: words, order, page."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from benchmarks.secrecy.paired import NAMES, evenings
from benchmarks.secrecy.paired_deals import Pair, as_it_lies, choices_with, pair_of
from benchmarks.secrecy.paired_tables import WAIT, LeakError, OneTable, Spoken, TwoTables
from benchmarks.secrecy.paired_talk import words_for
from voice_hanabi.contract.commands import Advice
from voice_hanabi.contract.shown import Board
from voice_hanabi.games.hanabi.rules.actions import Play
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.serving.keeping.files import FilesStore
from voice_hanabi.serving.workers import Workers
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.playing.advising import Advising, AnyPlaying
from voice_hanabi.table.playing.audiences import Audiences

AnyAudiences = Audiences[Any, Any, Any]

SEEDS = (1, 20)
"""Each starts enough evenings to give both games and all languages their turn."""


@pytest.mark.by_turns(of="seed")
@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_seat_gets_in_an_evening_reveals_nothing_that_it_may_not_see(seed: int) -> None:
    said, played = 0, 0
    for evening, pairs in evenings(24, LANGUAGES, seed):
        said += evening.tables.said
        played += pairs
    assert played == 24
    assert said > 5 * played


@pytest.mark.long(
    "voice_hanabi/serving", "voice_hanabi/table", "voice_hanabi/games/hanabi", "voice_hanabi/games/hanafuda"
)
def test_three_hundred_pairs_of_deals_tell_nothing() -> None:
    assert sum(pairs for _, pairs in evenings(300, LANGUAGES, 3000)) == 300


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    with closing(Workers(None, "en", 4)) as found:
        yield found


@pytest.fixture
def tables(tmp_path: Path, workers: Workers) -> Iterator[TwoTables]:
    store = FilesStore(tmp_path)
    one, other = (OneTable("hanabi", "en", NAMES["en"][:2], workers, store) for _ in range(2))
    with closing(TwoTables(one, other)) as found:
        yield found


def a_pair(differ_in: str) -> Pair:
    """Two deals; only in the first of them can the second player be given this clue."""
    for seed in range(200):
        random = Random(seed)
        choices = choices_with("hanabi", "en", NAMES["en"][:2], "no-empty-clues", random)
        pair = pair_of(choices, 1, 0, random)
        if pair is None or "no-empty-clues" not in choices.variants or pair.deals[0].current != 0:
            continue
        has = [any(held.card.suit == differ_in for held in deal.hands[1]) for deal in pair.deals]
        if has == [True, False]:
            return pair
    raise AssertionError("no such pair")


def test_a_clue_that_only_one_deal_allows_is_refused_without_a_word_to_its_receiver(
    tables: TwoTables,
) -> None:
    pair = a_pair("red")
    tables.deal(pair)
    tables.hear(Spoken("Petr, red", 0), pair)
    assert tables.refused_alone == 1


def test_the_test_would_notice_a_clue_that_is_refused_aloud(
    tables: TwoTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    def aloud(self: AnyAudiences, ready: object, state: object) -> list[Effect]:
        return [self._conversation.everyone("That clue can't be given.")]

    monkeypatch.setattr(Audiences, "refused_alone", aloud)
    pair = a_pair("red")
    tables.deal(pair)
    with pytest.raises(LeakError):
        tables.hear(Spoken("Petr, red", 0), pair)


def test_the_test_would_notice_hints_that_are_counted_by_cards(
    tables: TwoTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = a_pair("red")
    counted = Advising._hint

    def by_cards(self: Advising, playing: AnyPlaying, command: Advice, seat: int) -> list[Effect]:
        told = counted(self, playing, command, seat)
        playing.hints.given[0] += any(held.card.suit == "red" for held in playing.state.hands[1])
        return told

    monkeypatch.setattr(Advising, "_hint", by_cards)
    tables.deal(pair)
    tables.hear(Spoken("what should I play", 0), pair)
    with pytest.raises(LeakError):
        tables.hear(Spoken("how many hints were there", 1), pair)


def test_the_test_would_notice_what_a_page_is_shown(tables: TwoTables) -> None:
    pair, of_page = a_pair("red"), "voice_hanabi.serving.friends_here.shown_at"
    with (
        patch(of_page, lambda table, seat: table.phase.shown(1 - seat)),
        pytest.raises(LeakError),
    ):
        tables.deal(pair)


def test_the_test_would_notice_what_a_screen_is_shown(tables: TwoTables) -> None:
    pair = a_pair("red")
    hand = str(pair.deals[0].hands[1])

    def of_a_hand(table: Any) -> Board | None:  # noqa: ANN401
        state = getattr(table.phase, "state", None)
        return None if state is None else Board(str(state.hands[1]), "hanabi")

    assert hand != str(pair.deals[1].hands[1])
    with patch("voice_hanabi.serving.served_table.board_at", of_a_hand), pytest.raises(LeakError):
        tables.deal(pair)


TO_THE_LEFT = "move third to the left"


def a_planned_play() -> Pair:
    """Two deals: the first player is to play the third card, the only one that is the same in both."""
    for seed in range(200):
        random = Random(seed)
        pair = pair_of(choices_with("hanabi", "en", NAMES["en"][:2], None, random), 0, 1, random)
        if pair is None or pair.moves != (Play(3),) or pair.deals[0].current != 0:
            continue
        one, other = ([held.card for held in deal.hands[0]] for deal in pair.deals)
        if [mine == theirs for mine, theirs in zip(one, other, strict=True)].count(True) == 1:
            return pair
    raise AssertionError("no such pair")


def test_from_a_reordered_hand_the_card_that_both_deals_have_is_played(tables: TwoTables) -> None:
    pair = a_planned_play()
    tables.deal(pair)
    tables.hear(Spoken(TO_THE_LEFT, 0), pair)
    playing = tables.tables[0].playing
    assert playing is not None
    move = as_it_lies(pair.moves[0], pair.deals[0], playing.state)
    assert move in (Play(1), Play(2))
    words = words_for(move, playing.state, playing.teller.described)
    tables.hear(Spoken(words, 0), pair)
    tables.hear(Spoken(WAIT), pair)
    assert playing.state.turn == 1
    # It was played, by the player who held it.
    assert as_it_lies(pair.moves[0], pair.deals[0], playing.state) is None


def test_a_card_that_differs_is_noticed_where_it_is_played_all_the_same(tables: TwoTables) -> None:
    pair = a_planned_play()
    tables.deal(pair)
    tables.hear(Spoken(TO_THE_LEFT, 0), pair)
    tables.hear(Spoken("play the third", 0), pair)
    with pytest.raises(LeakError):
        tables.hear(Spoken(WAIT), pair)


def test_the_test_would_notice_a_card_that_is_named_when_it_is_moved(
    tables: TwoTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = a_planned_play()
    news = AnyAudiences.news

    def named(self: AnyAudiences, events: Any, state: Any, command: Any = None) -> list[Effect]:  # noqa: ANN401
        held = state.hands[0][2].card
        return [*news(self, events, state, command), self._conversation.everyone(f"It was {held}.")]

    tables.deal(pair)
    monkeypatch.setattr(Audiences, "news", named)
    with pytest.raises(LeakError):
        tables.hear(Spoken(TO_THE_LEFT, 0), pair)
