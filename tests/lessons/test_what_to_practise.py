"""What somebody should practise: found in their own games, told with a position, and forgotten."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from in_each_language import NO, YES, each_language
from lesson_table import LessonTable

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.partners import Level
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.partner import HanabiPartner
from voice_hanabi.games.hanabi.rules.actions import ClueColour, ClueRank, Discard, Play
from voice_hanabi.games.hanabi.rules.cards import RANKS
from voice_hanabi.games.hanabi.rules.game import apply, legal_actions
from voice_hanabi.games.hanabi.rules.state import State
from voice_hanabi.language.wording import capitalised
from voice_hanabi.lessons.kept import KeptProgress
from voice_hanabi.lessons.missed import MissKind, missed_by
from voice_hanabi.lessons.own_position import PlayedAgain, states_of
from voice_hanabi.lessons.teacher import LessonTeacher
from voice_hanabi.table.beside.finished_games import FinishedGames
from voice_hanabi.table.saving.journal import Journal

NAMES = ("Anna", "Tom", "Lucy")
CHOICES = Choices("en", "hanabi", "en", (), 3, NAMES, 0, NAMES[1:], Level.USUAL)
ASKED = {
    "en": (
        "what should I practise",
        "what should I work on next, do you think?",
        "I'd like something to practise",
        "what should I practice",
    ),
    "cs": (
        "co mám trénovat",
        "v čem se mám zlepšit",
        "co bych si měla ještě procvičit?",
        "na čem mám zapracovat",
    ),
    "pl": (
        "co mam ćwiczyć",
        "nad czym powinnam popracować",
        "chciałbym coś poćwiczyć",
        "daj mi coś do poćwiczenia",
    ),
    "da": (
        "hvad skal jeg øve",
        "hvad kan jeg blive bedre til",
        "hvad burde jeg øve mig på?",
        "hvad skal jeg øve mig i",
    ),
}
FORGET = {
    "en": ("forget what I've learnt", "please forget everything I've learned so far"),
    "cs": ("zapomeň, co jsem se naučil", "zapomeň prosím všechno, co jsem se tu naučila"),
    "pl": ("zapomnij, czego się nauczyłem", "zapomnij proszę wszystko, czego się tu nauczyłam"),
    "da": ("glem, hvad jeg har lært", "glem nu alt det, jeg har lært her"),
}


def careless(state: State) -> object:
    """Do what loses most: discard clued cards, or repeat a clue."""
    legal = legal_actions(state)
    touched = [slot for slot, held in enumerate(state.hands[state.current], 1) if held.yes]
    for action in (*map(Discard, reversed(touched)), *map(Discard, range(1, 6))):
        if action in legal:
            return action
    return next(one for rank in RANKS for seat in range(3) if (one := ClueRank(seat, rank)) in legal)


def guess_at(state: State) -> Play | None:
    """Return the play of a card that has no clue and doesn't fit."""
    for slot, held in enumerate(state.hands[state.current], 1):
        if not held.yes and apply(state, Play(slot))[0].strikes > state.strikes:
            return Play(slot)
    return None


def play(folder: Path, seed: int = 5, *, carelessly: bool = True, guesses: bool = False) -> list[int]:
    """Save a finished game of Anna's with computers; return where she guessed and had a strike, the last
    first.
    """
    guessed: list[int] = []
    number = 0
    game, state = GAMES["hanabi"], GAMES["hanabi"].new(CHOICES, seed)
    journal = Journal.begin(folder, CHOICES, seed)
    partners = [HanabiPartner(seat, Level.USUAL, (0,)) for seat in range(3)]
    while state.outcome is None:
        whose = state.current
        careless_now = carelessly and not guesses and whose == 0
        action = careless(state) if careless_now else partners[whose].choose(state).action
        if guesses and whose == 0 and len(guessed) < 2 and (guess := guess_at(state)) is not None:
            action = guess
            guessed.insert(0, number)
        journal.add(game.action_record(action))
        state, _ = game.apply(state, action)
        number += 1
    journal.close()
    return guessed


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("played")
    play(folder)
    return folder


@pytest.fixture
def games(played: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(played, tmp_path / "games"))


def table_of(language: str, games: Path, kept: Path) -> LessonTable:
    return LessonTable(language, None, games, teacher=LessonTeacher(KeptProgress(kept)))


def test_a_missed_move_is_one_that_a_computer_player_would_have_made_differently(played: Path) -> None:
    (saved,) = FinishedGames(played, GAMES).every()
    states = states_of(GAMES["hanabi"].new(saved.choices, saved.seed), saved.actions)
    found = list(missed_by(0, Level.USUAL, (0,), states, saved.actions))
    assert {one.kind for one in found} >= {MissKind.HINT, MissKind.SAVED}
    for one in found:
        state, done = states[one.place], saved.actions[one.place]
        assert state.current == 0
        assert one.best in legal_actions(state)
        assert one.best != done
        if one.kind is MissKind.HINT:
            assert isinstance(done, Discard)
            assert isinstance(one.best, Play)
        elif one.kind is MissKind.SAVED:
            assert isinstance(done, Discard)
            assert state.hands[0][done.slot - 1].yes
        else:
            assert isinstance(done, ClueColour | ClueRank)


def test_whoever_plays_as_a_computer_does_misses_nothing(tmp_path: Path) -> None:
    play(tmp_path, carelessly=False)
    (saved,) = FinishedGames(tmp_path, GAMES).every()
    states = states_of(GAMES["hanabi"].new(saved.choices, saved.seed), saved.actions)
    assert not list(missed_by(0, Level.USUAL, (0,), states, saved.actions))
    table = table_of("en", tmp_path, tmp_path / "lessons.json")
    (told, *_) = table.type(ASKED["en"][0])
    assert told == table.table.conversation.wording.say("practise-well", count=1)


@pytest.mark.by_turns
@each_language
def test_a_card_played_though_nobody_told_about_it_is_missed(language: str, tmp_path: Path) -> None:
    folder, kept = tmp_path / "games", tmp_path / "lessons.json"
    guess = play(folder, guesses=True)
    (saved,) = FinishedGames(folder, GAMES).every()
    states = states_of(GAMES["hanabi"].new(saved.choices, saved.seed), saved.actions)
    found = list(missed_by(0, Level.USUAL, (0,), states, saved.actions))
    assert [one.place for one in found if one.kind is MissKind.GUESSED] == guess
    assert all(isinstance(saved.actions[place], Play) for place in guess)
    table = table_of(language, folder, kept)
    say = table.table.conversation.wording.say
    (told, *_) = table.type(ASKED[language][0])
    guessed = say("practise-guessed", count=len(guess))
    assert capitalised(guessed) in told
    assert say("practise-well", count=1) not in told


@each_language
def test_missed_moves_are_shown_with_a_position_from_ones_own_game(
    language: str, games: Path, tmp_path: Path
) -> None:
    for asked in ASKED[language]:
        table = table_of(language, games, tmp_path / "lessons.json")
        say = table.table.conversation.wording.say
        told, begun, *_, question = table.type(asked)
        assert told.startswith(say("practise-games", count=1))
        position = table.table.phase
        assert isinstance(position, PlayedAgain)
        assert str(position.state.turn + 1) in begun
        assert position.state.current == 0
        assert question == say("puzzle-ask")
    example, reason = position._advised
    right, done = table.type(example)
    assert reason in right
    assert done == say("practise-done")
    state = position.state
    assert table.type(example) == [say("practise-done")], "nothing listens for moves"
    assert position.state is state


@each_language
def test_lessons_that_went_well_and_those_that_did_not_are_announced(language: str, tmp_path: Path) -> None:
    kept = tmp_path / "lessons.json"
    progress = KeptProgress(kept)
    for step in range(30):
        progress.answered(1, step, alone=True)
        progress.answered(2, step, alone=step % 2 == 0)
    table = table_of(language, tmp_path, kept)
    say = table.table.conversation.wording.say
    (told, *_) = table.type(ASKED[language][0])
    title = say("lesson-friends")
    again = say("practise-lesson-again", number=2, title=title, helped=15, count=30)
    assert told == f"{again} {say('practise-lessons-sat', lessons='1', count=1)}"


def test_a_lesson_keeps_which_answers_needed_help(tmp_path: Path) -> None:
    kept = tmp_path / "lessons.json"
    lesson = LessonTable("en", 2, teacher=LessonTeacher(KeptProgress(kept)))
    lesson.type("show me")
    for _ in range(2):
        lesson.type(lesson.teaching.shown_answer)
    assert KeptProgress(kept).answers == {2: {0: False, 1: True}}


@each_language
def test_whoever_has_done_nothing_is_told_how_to_begin(language: str, tmp_path: Path) -> None:
    table = table_of(language, tmp_path, tmp_path / "lessons.json")
    say = table.table.conversation.wording.say
    assert table.type(ASKED[language][0])[0] == say("practise-nothing")


@each_language
def test_it_is_forgotten_by_voice_if_that_is_certain(language: str, games: Path, tmp_path: Path) -> None:
    exactly, at_length = FORGET[language]
    kept = tmp_path / "lessons.json"
    KeptProgress(kept).answered(1, 0, alone=False)
    table = table_of(language, games, kept)
    say = table.table.conversation.wording.say
    assert table.type(at_length) == [say("ask-forget-learned")]
    table.type(NO[language])
    assert KeptProgress(kept).answers
    table.type(at_length)
    assert table.type(YES[language])[0] == say("learned-forgotten")
    assert not KeptProgress(kept).answers
    assert KeptProgress(kept).since
    assert table.type(ASKED[language][0])[0] == say("practise-nothing")
    again = table_of(language, games, kept)
    assert again.type(ASKED[language][0])[0] == say("practise-nothing")
    assert again.type(exactly)[0] == say("learned-forgotten")
