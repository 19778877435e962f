"""A table with paper cards: each is shown by its back, and whatever is mixed up can be put right."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from evening import LANGUAGES, PLAYERS, Evening, sentence_of
from paper_evening import RED_BOX, PaperEvening

from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.rules.actions import ClueRank
from voice_hanabi.games.hanabi.rules.game import State, apply, legal_actions, new_game
from voice_hanabi.games.hanabi.rules.rulebooks import rules_for
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.language.wording import Wording
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.saving.journal import read_journal
from voice_hanabi.table.saving.journal_folder import saved_games


@pytest.fixture
def evening(tmp_path: Path) -> PaperEvening:
    return PaperEvening(tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_deal_asks_for_each_hand_and_announces_it_to_the_others(language: str, tmp_path: Path) -> None:
    evening = PaperEvening(tmp_path, language)
    names = PLAYERS[language][:3]
    begun = evening.deal()
    assert names[0] in begun[-1]
    asked = 0
    for number in range(1, 15):
        told = evening.draw()
        asked += bool(told)
        assert bool(told) == (number % 5 == 0), "no word between the cards of a hand"
    last = evening.draw()
    assert asked == 2
    assert evening.state.is_dealt
    assert {line.partition(":")[0] for line in last} == {"table", *names}
    for seat, name in enumerate(names):
        heard = " ".join(line for line in last if line.startswith(f"{name}:"))
        others = [one for one in names if one != name]
        assert all(other in heard for other in others), (seat, heard)


def test_what_is_done_with_a_card_waits_for_it_to_be_shown(evening: PaperEvening) -> None:
    def waits() -> bool:
        return evening.table.steering.cards.may_be_shown(evening.table.phase, evening.table.choices.cards)

    evening.deal()
    evening.deal_all()
    assert not waits()
    clue = next(one for one in legal_actions(evening.state) if isinstance(one, ClueRank))
    evening.say(sentence_of(clue, evening.table.conversation.wording))
    assert evening.table.unsettled
    assert not waits()
    evening.say("no")
    evening.say("play the first")
    assert waits()
    evening.table.steering.cards.known = None
    assert not waits(), "where no camera reads"


def test_a_whole_game_is_saved_as_it_was_played(tmp_path: Path) -> None:
    evening = PaperEvening(tmp_path)
    evening.deal()
    evening.deal_all()
    while evening.state.outcome is None:
        before = evening.state
        evening.type("play the first")
        evening.wait()
        if evening.state.reading is not None:
            assert evening.state.turn == before.turn
            evening.draw()
    assert evening.state.outcome == "lost"
    saved = read_journal(next(iter(saved_games(tmp_path))), GAMES)
    assert saved.state == evening.state
    assert saved.choices.cards == "the red box"


def test_the_drawer_alone_is_not_told_what_was_drawn(evening: PaperEvening) -> None:
    evening.deal()
    evening.deal_all()
    evening.type("play the first")
    waits = evening.wait()
    assert waits[-1] == "table: Anna, show the back of the card you drew."
    told = evening.draw()
    card = evening.state.hands[0][0].card
    name = Wording("en", PLAYERS["en"][:3], "hanabi").say("card", colour=card.suit, value=card.rank)
    assert [line.partition(":")[0] for line in told if name in line] == ["Petr", "Eva"]


def test_nothing_is_done_before_the_drawn_card_is_shown(evening: PaperEvening) -> None:
    evening.deal()
    assert "cards" in evening.type("play the first")[-1]
    evening.deal_all()
    evening.type("play the first")
    evening.wait()
    before = evening.state
    assert evening.type("play the second") == ["table: Anna, show the back of the card you drew."]
    assert evening.state is before


def test_an_action_counts_when_its_card_is_shown(evening: PaperEvening) -> None:
    evening.deal()
    evening.deal_all()
    evening.type("play the third")
    before = evening.state
    evening.show(evening.mark_at(0, 3))
    assert evening.state.reading is not None
    assert evening.state.hands[0] == before.hands[0][:2] + before.hands[0][3:]


def test_a_different_card_than_was_said_is_asked_about(evening: PaperEvening) -> None:
    evening.deal()
    evening.deal_all()
    evening.type("play the third")
    before = evening.state
    told = evening.show(evening.mark_at(0, 2))
    assert told[0] == "table: That is Anna's second card."
    assert "third" in told[-1]
    assert "second" in told[-1]
    assert evening.state is before
    evening.type("two")
    evening.wait()
    assert evening.state.hands[0] == before.hands[0][:1] + before.hands[0][2:]


def test_a_card_that_is_not_ones_own_changes_nothing(evening: PaperEvening) -> None:
    evening.deal()
    evening.deal_all()
    evening.type("play the third")
    before = evening.state
    assert evening.show(evening.mark_at(1, 4)) == ["table: That is Petr's fourth card."]
    evening.wait()
    assert evening.state.hands[0] != before.hands[0], "what was said counts when its moment has passed"


def test_two_drawn_cards_are_distinguished(evening: PaperEvening) -> None:
    evening.deal()
    evening.deal_all()
    evening.type("play the first")
    evening.wait()
    evening.draw()
    second = evening.marks[0]
    before = evening.state
    assert evening.show(second) == ["table: That card belongs in the deck."]
    assert evening.state is before


def test_a_card_from_a_hand_is_not_taken_for_the_drawn_one(evening: PaperEvening) -> None:
    evening.deal()
    evening.deal_all()
    evening.type("play the first")
    evening.wait()
    before = evening.state
    assert evening.show(evening.mark_at(0, 2)) == [
        "table: That is Anna's second card.",
        "table: Anna, show the back of the card you drew.",
    ]
    assert evening.state is before


def test_when_all_is_knocked_over_each_card_says_where_it_belongs(evening: PaperEvening) -> None:
    evening.deal()
    evening.deal_all()
    for said in ("play the first", "discard the first"):
        evening.type(said) if evening.state.clue_tokens < 8 else evening.type("play the first")
        evening.wait()
        evening.draw()
    state = evening.state
    places = {}
    for mark in range(len(evening.faces)):
        (line,) = evening.show(mark)
        places[mark] = line
    assert evening.state is state
    for seat, hand in enumerate(state.hands):
        for slot, held in enumerate(hand, start=1):
            word = ("first", "second", "third", "fourth", "fifth")[slot - 1]
            assert places[state.marks[held.number]] == f"table: That is {PLAYERS['en'][seat]}'s {word} card."
    in_deck = [mark for mark, line in places.items() if line == "table: That card belongs in the deck."]
    assert sorted(in_deck) == sorted(evening.marks)
    assert len(places) - 15 - len(in_deck) == 2


def test_a_hand_that_was_reordered_is_followed(evening: PaperEvening) -> None:
    evening.deal()
    evening.deal_all()
    mark = evening.mark_at(0, 4)
    evening.type("move my fourth card to the left")
    assert evening.show(mark) == ["table: That is Anna's first card."]


def test_a_game_resumes_where_it_was_left(tmp_path: Path) -> None:
    evening = PaperEvening(tmp_path)
    evening.deal()
    for _ in range(7):
        evening.draw()
    evening.table.close()
    saved = read_journal(next(iter(saved_games(tmp_path))), GAMES)
    again = PaperEvening(tmp_path)
    again.marks = evening.marks
    told = again._told(again.table.resume(saved))
    assert again.state == evening.state
    assert told
    again.deal_all()
    again.type("play the first")
    again.wait()
    assert again.state.reading is not None
    again.table.close()
    saved = read_journal(next(iter(saved_games(tmp_path))), GAMES)
    third = PaperEvening(tmp_path)
    third.marks = again.marks
    assert "table: Anna, show the back of the card you drew." in third._told(third.table.resume(saved))
    third.draw()
    assert third.state.current == 1


def with_other_faces(state: State, seat: int, random: Random) -> dict[int, int]:
    """Return the mark's counterpart in a world that differs only in the faces of a seat's hand."""
    own = [state.marks[held.number] for held in state.hands[seat]]
    others = [mark for mark in range(50) if mark not in state.marks]
    swapped = random.sample(others, len(own))
    return {**dict(zip(own, swapped, strict=True)), **dict(zip(swapped, own, strict=True))}


@pytest.mark.parametrize("seed", range(5))
def test_what_a_seat_hears_does_not_depend_on_its_cards_faces(tmp_path: Path, seed: int) -> None:
    """Two printed decks differ only in the faces of Anna's hand: everything she hears is the same."""
    first = PaperEvening(tmp_path / "one", seed=seed)
    first.deal()
    first.deal_all()
    marks = first.marks
    other_of = with_other_faces(first.state, 0, Random(seed))
    second = PaperEvening(tmp_path / "two", seed=seed)
    # The same pieces of paper in the same places; only the faces on the front of Anna's differ.
    second.faces = [second.faces[other_of.get(mark, mark)] for mark in range(50)]

    def heard(evening: PaperEvening, effects: list[Effect]) -> list[str]:
        return [
            made.text for made in effects if isinstance(made, Announcement) and made.audience in (None, 0)
        ]

    told = []
    for evening in (first, second):
        evening.marks = list(range(50))
        Random(seed).shuffle(evening.marks)
        fresh = PaperEvening(evening.folder / "again", seed=seed)
        fresh.faces = evening.faces
        lines = heard(fresh, fresh.table.deal_now())
        while not fresh.state.is_dealt:
            mark = fresh.marks.pop(0)
            lines += heard(fresh, fresh.table.card_shown(fresh.faces[mark], mark, RED_BOX))
        for slot in range(1, 6):
            mark = fresh.mark_at(0, slot)
            lines += heard(fresh, fresh.table.card_shown(fresh.faces[mark], mark, RED_BOX))
        lines += heard(fresh, fresh.table.hear(typed_line("play the third")))
        mark = fresh.mark_at(0, 2)
        lines += heard(fresh, fresh.table.card_shown(fresh.faces[mark], mark, RED_BOX))
        told.append(lines)
    assert told[0] == told[1]
    assert marks


def test_a_seeded_table_takes_no_shown_card_for_its_own(tmp_path: Path) -> None:
    evening = Evening(tmp_path, names=("Anna", "Petr"))
    evening.deal()
    before = evening.state
    evening.table.card_shown("hanabi/red/1", 0, RED_BOX)
    assert evening.state is before
    assert view(before, 0) == view(new_game(rules_for("en"), 2, before.seed), 0)
    assert apply(before, next(iter(view(before, 0).legal)))


def test_a_computer_player_waits_for_the_cards_too(tmp_path: Path) -> None:
    """Somebody draws for it: it moves once its card is shown, and not earlier."""
    evening = PaperEvening(tmp_path, players=2)
    evening.table.course.choices = replace(evening.table.course.choices, partners=("Petr",))
    evening.deal()
    assert evening.table.thinking is None
    evening.deal_all()
    evening.type("play the first")
    evening.wait()
    assert evening.table.thinking is None, "the card that Anna drew is not shown yet"
    evening.draw()
    moved = 0
    while evening.state.outcome is None and moved < 4:
        if evening.state.reading is not None:
            assert evening.table.thinking is None
            evening.draw()
        elif evening.state.current == 1:
            assert evening.table.thinking is not None
            before = evening.state
            evening.table.move()
            assert evening.state is not before
            moved += 1
        else:
            evening.type("play the first")
            evening.wait()
    assert moved >= 1
