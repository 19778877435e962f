"""The puzzle of the day in every language: right, wrong, silence, questions, and leaving it."""

from __future__ import annotations

import re
from datetime import date, timedelta
from itertools import pairwise
from random import Random

import pytest
from evening import LANGUAGES
from lesson_table import LessonTable
from test_hidden_cards import another_world, hidden_numbers

from voice_hanabi.contract.commands import YES_NO_INTENTS
from voice_hanabi.contract.partners import Chosen, Reason
from voice_hanabi.games.hanabi.lessons.puzzles import Puzzle, every_puzzle, puzzle_of
from voice_hanabi.games.hanabi.partners.ahead.themes import Theme, theme_of
from voice_hanabi.games.hanabi.rules.actions import ClueColour, ClueRank
from voice_hanabi.games.hanabi.rules.game import legal_actions
from voice_hanabi.games.hanabi.rules.state import State
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.games.hanabi.talk.commands import ACTION_INTENTS, INSTEAD_INTENTS
from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.language.templates import ANSWER_PREFIX, plain
from voice_hanabi.lessons.deciding import SILENCE
from voice_hanabi.lessons.puzzling import Puzzling
from voice_hanabi.table.conversation.effects import Leave

DAY = date(2026, 3, 12)
YEAR = [date(2027, 1, 1) + timedelta(days) for days in range(366)]
SAMPLE = YEAR[::31]

ASKED = {
    "en": (
        "puzzle of the day",
        "give me a puzzle",
        "what's today's puzzle",
        "is there a new one for today yet",
    ),
    "cs": ("hádanka dne", "dej mi hádanku", "dnešní hádanka", "máš dneska nějakou hádanku"),
    "pl": ("zagadka dnia", "daj mi zagadkę", "dzisiejsza łamigłówka", "masz na dzisiaj jakąś zagadkę"),
    "da": ("dagens opgave", "giv mig en opgave", "hvad er dagens opgave", "er der kommet en ny i dag"),
}
GIVEN_UP = {
    "en": ("show me", "what would you do", "well, I give up"),
    "cs": ("ukaž mi", "nevím", "vzdávám to, jak to mělo bejt"),
    "pl": ("pokaż", "nie wiem", "no dobra, poddaję się"),
    "da": ("vis mig", "jeg ved det ikke", "nej, jeg giver op"),
}
QUESTIONS = {
    "en": ("what do I know", "what do the others hold", "fireworks", "history", "just a nudge", "help"),
    "cs": ("co vím", "co mají ostatní", "ohňostroje", "co se stalo", "jen malou radu", "pomoc"),
    "pl": ("co wiem", "co mają inni", "fajerwerki", "co się działo", "tylko małą radę", "pomoc"),
    "da": ("hvad ved jeg", "hvad har de andre", "fyrværkeri", "hvad er der sket", "et lille praj", "hjælp"),
}
WHY = {"en": "why", "cs": "proč", "pl": "dlaczego", "da": "hvorfor"}
AGAIN = {"en": "again", "cs": "opakuj", "pl": "powtórz", "da": "gentag"}
LEAVING = {
    "en": ("quit", "back to the game"),
    "cs": ("konec", "zpátky do hry"),
    "pl": ("koniec", "wracamy do gry"),
    "da": ("slut", "tilbage til spillet"),
}


class PuzzleTable(LessonTable):
    """A table at which the puzzle of a day is given."""

    def __init__(self, language: str, day: date = DAY) -> None:
        super().__init__(language, None)
        self.table.course.phase_begun = False
        self.begun = self.do(self.table.puzzle(day))

    @property
    def puzzling(self) -> Puzzling:
        assert isinstance(self.table.phase, Puzzling)
        return self.table.phase


def said_of(puzzling: Puzzling, action: object) -> str:
    return puzzling.teller.said(action, puzzling.state)


def best_of(puzzling: Puzzling) -> tuple[str, str]:
    """A sentence for the best move, and the partners' reason for it."""
    chosen = Chosen(puzzling.puzzle.best, Reason(""))
    return puzzling.teller.advised(chosen, puzzling.state.current, puzzling.state)


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_day_has_its_puzzle_and_each_language_the_same(language: str) -> None:
    for day in SAMPLE:
        table = PuzzleTable(language, day)
        assert table.puzzling.puzzle == puzzle_of(day)
        example, _ = best_of(table.puzzling)
        table.type(example)
        assert table.puzzling.told_best, (day, example)


def test_no_day_of_a_year_is_without_a_puzzle_and_none_is_like_the_day_before() -> None:
    puzzles = [puzzle_of(day) for day in YEAR]
    assert all(one.seed != other.seed for one, other in pairwise(puzzles))
    assert sorted(map(repr, puzzles)) == sorted(map(repr, every_puzzle())), (
        "each of them on one day of the year"
    )
    for puzzle in every_puzzle():
        state = puzzle.state()
        assert state.outcome is None
        assert puzzle.best in legal_actions(state)


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_asked_for_before_a_game_and_goes_back_to_it(language: str) -> None:
    for words in ASKED[language]:
        for leaving in LEAVING[language]:
            table = LessonTable(language, None)
            table.type(words)
            puzzling = table.table.phase
            assert isinstance(puzzling, Puzzling), words
            assert puzzling.puzzle == puzzle_of(date.today())
            said = table.type(leaving)
            assert Leave() not in table.effects
            assert said[-1] == table.table.phase.prompt(), leaving


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_best_move_is_right_with_its_reason_and_it_can_be_left(language: str) -> None:
    table = PuzzleTable(language)
    puzzling = table.puzzling
    example, reason = best_of(puzzling)
    said = table.type(example)
    assert reason in said[0]
    assert said[-1] == puzzling.conversation.wording.say("puzzle-done")
    assert table.table.thinking is None
    assert table.type(WHY[language]) == [reason]
    table.type(LEAVING[language][0])
    assert Leave() in table.effects


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_other_move_may_be_tried_and_reveals_only_that_another_is_better(language: str) -> None:
    table = PuzzleTable(language)
    puzzling, state = table.puzzling, table.puzzling.state
    say = puzzling.conversation.wording.say
    for action in legal_actions(state):
        if action != puzzling.puzzle.best:
            said = table.type(said_of(puzzling, action))
            assert said == [say("puzzle-wrong"), say("puzzle-ask")], said_of(puzzling, action)
            assert puzzling.state is state
    assert not puzzling.told_best


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_listens_for_moves_once_the_best_one_is_known(language: str) -> None:
    table = PuzzleTable(language)
    puzzling, state = table.puzzling, table.puzzling.state
    table.type(GIVEN_UP[language][0])
    done = puzzling.conversation.wording.say("puzzle-done")
    heard_for = set(table.table.expectation.intents)
    answers = {intent for intent in heard_for if intent.startswith(ANSWER_PREFIX)}
    assert not heard_for & {*ACTION_INTENTS, *INSTEAD_INTENTS, *YES_NO_INTENTS}
    assert not answers
    for action in legal_actions(state):
        said = said_of(puzzling, action)
        spoken = Utterance((Alternative(plain(said)),))
        for told in (table.type(said), table.do(table.table.hear(spoken))):
            # It is either no longer a move, or not understood at all.
            assert told in ([], [done]) or [puzzling.example() in line for line in told] == [True], said
    assert table.puzzling is puzzling
    assert puzzling.state is state
    assert puzzling.open is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_gives_up_is_shown_the_best_move_and_why(language: str) -> None:
    for words in GIVEN_UP[language]:
        table = PuzzleTable(language)
        puzzling = table.puzzling
        example, reason = best_of(puzzling)
        said = table.type(words)
        assert example in said[0], words
        assert reason in said[0]
        assert puzzling.told_best


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_many_clues_are_left_is_told_once_and_for_now(language: str) -> None:
    """The last clues are told after that: how many were left then would contradict it."""
    told_clues = 0
    for day in (*SAMPLE[:4], date(2026, 11, 20)):
        table = PuzzleTable(language, day)
        say = table.table.conversation.wording.say
        last = table.begun[4:-1]
        told_clues += bool(last)
        for count in range(9):
            assert not any(say("tokens-now", count=count) in line for line in last), day
    assert told_clues > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_before_it_is_solved_is_answered_and_gives_nothing_away(language: str) -> None:
    table = PuzzleTable(language)
    say = table.table.conversation.wording.say
    assert table.type(WHY[language]) == [say("why-secret"), say("puzzle-ask")]
    assert not table.puzzling.told_best


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_are_answered_as_in_a_game(language: str) -> None:
    table = PuzzleTable(language)
    lost = set(PuzzleTable(language).type("xyzzy"))
    for question in QUESTIONS[language]:
        said = table.type(question)
        assert said, question
        assert not lost & set(said), question
        assert not table.puzzling.told_best
    first = list(table.begun)
    assert table.type(AGAIN[language]) == first


@pytest.mark.parametrize("language", LANGUAGES)
def test_silence_brings_help_once_and_is_then_left_alone(language: str) -> None:
    table = PuzzleTable(language)
    assert table.table.thinking == SILENCE
    assert table.do(table.table.move()) == [table.puzzling.prompt()]
    assert table.do(table.table.move()) == [table.puzzling.help()]
    assert table.table.thinking is None
    assert not table.puzzling.told_best


class Elsewhere(Puzzle):
    """A puzzle in which the cards that the listener cannot see lie differently."""

    def state(self, missing: int = 0) -> State:
        """Return the position in that world; what happened before is the same."""
        state = super().state(missing)
        return state if missing else another_world(state, hidden_numbers(state, state.current), Random(7))


@pytest.mark.parametrize("day", SAMPLE[:6])
def test_what_is_said_depends_on_what_the_listener_sees_alone(
    day: date, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = PuzzleTable("en", day)
    monkeypatch.setattr("voice_hanabi.lessons.teacher.puzzle_of", lambda day: Elsewhere(*puzzle_of(day)))
    there = PuzzleTable("en", day)
    seat = here.puzzling.state.current
    assert view(here.puzzling.state, seat) == view(there.puzzling.state, seat)
    assert here.puzzling.state != there.puzzling.state
    assert here.begun == there.begun
    moves = [said_of(here.puzzling, action) for action in legal_actions(here.puzzling.state)]
    for line in (*moves, *QUESTIONS["en"], *GIVEN_UP["en"], "why", "why did you do that"):
        assert here.type(line) == there.type(line), line


def test_every_clue_since_the_listeners_last_turn_is_told_once() -> None:
    told = 0
    for day in YEAR[::12]:
        table = PuzzleTable("en", day)
        others = table.puzzling.state.players - 1
        since = table.puzzling.puzzle.before[-others:]
        clues = sum(isinstance(action, ClueColour | ClueRank) for action in since)
        assert sum(bool(re.match(r"\w+( to you)?: ", text)) for text in table.begun) == clues, day
        told += clues
    assert told > 10, "some of these puzzles have clues"


class Late(Puzzle):
    """A puzzle with almost nothing left to draw."""

    left = 5

    def state(self, missing: int = 0) -> State:
        """Return the position with the rest of the deck drawn, by nobody."""
        state = super().state(missing)
        return state._replace(drawn=len(state.deck) - self.left)


@pytest.mark.parametrize(("left", "told"), [(6, False), (5, True), (1, True)])
def test_a_deck_that_is_nearly_empty_is_mentioned(
    left: int, told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Late, "left", left)
    monkeypatch.setattr("voice_hanabi.lessons.teacher.puzzle_of", lambda day: Late(*puzzle_of(day)))
    table = PuzzleTable("en")
    deck = table.puzzling.conversation.wording.say("deck-answer", count=left)
    assert (deck in " ".join(table.begun)) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_the_solution_its_theme_is_said_and_nothing_is_a_move(language: str) -> None:
    table = PuzzleTable(language)
    puzzling = table.puzzling
    say = puzzling.conversation.wording.say
    example, _ = best_of(puzzling)
    said = table.type(example)
    themes = {say("puzzle-theme", theme=theme.value) for theme in Theme}
    assert len(themes) == len(Theme)
    assert any(said[0].endswith(theme) for theme in themes)
    assert not {"Play", "Discard", "Clue", "AnswerSlot", "Yes"} & set(puzzling.expectation.intents)
    moved = table.type(example)
    assert say("puzzle-wrong") not in moved
    assert not any(theme in text for text in moved for theme in themes)


def test_every_theme_occurs_in_a_year() -> None:
    met = {
        theme_of(view(state, state.current), puzzle.best)
        for puzzle in every_puzzle()[::4]
        for state in [puzzle.state()]
    }
    assert met >= {Theme.SAVE, Theme.FINESSE, Theme.DANGER, Theme.PACE}
