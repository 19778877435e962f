"""Every command there is can be said, in every game and language, and the table does something with it.

The list comes from the code: the types of commands, what steers the table, what may be asked, and
the types of effects. So a new one that no grammar has, or that nothing here knows, fails by its name.
"""

from __future__ import annotations

import sys
import typing
from collections.abc import Iterator, Sequence
from enum import Enum
from functools import lru_cache
from itertools import islice
from pathlib import Path

import pytest
from checked_effects import EFFECTS, HOLDS, check_effects
from evening import LANGUAGES, PLAYERS, PrivateEars
from in_each_language import each_language

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.commands import Command, Control, ControlVerb, Question
from voice_hanabi.contract.game import AnyGame
from voice_hanabi.contract.questions import PlainQuestion
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.utterance import Alternative, Utterance, typed_line
from voice_hanabi.language.templates import plain
from voice_hanabi.table.conversation.conversation import Reach
from voice_hanabi.table.conversation.effects import (
    CallPlayer,
    Cues,
    Effect,
    Friends,
    GiveEars,
    HandOver,
    HearTwice,
    Leave,
    ListenAlways,
    OtherVoice,
    ShowBoard,
    TellSounds,
    UseMicrophone,
)
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.saving.journal import read_journal
from voice_hanabi.table.table import Table
from voice_hanabi.understanding.interpreter import Interpreter, interpreter_of

PHRASES_TRIED = 300
"""How many of an intent's phrases are tried: by then, all its meanings have occurred."""


def types_under(kind: type) -> Iterator[type]:
    """The types below one that have no subtypes of their own."""
    # A dataclass with slots is made a second time, and the first one stays for a while.
    below = [
        one for one in kind.__subclasses__() if vars(sys.modules[one.__module__]).get(one.__name__) is one
    ]
    if not below:
        yield kind
    for one in below:
        yield from types_under(one)


def kinds_of(game: AnyGame) -> set[str]:
    """Every kind of command of a game and of any table, taken from the code."""
    rooms = ("voice_hanabi.contract.", f"{type(game).__module__.rpartition('.')[0]}.")
    kinds: set[str] = set()
    for command in types_under(Command):
        # Plain questions are for games that have no questions of their own.
        if not command.__module__.startswith(rooms) or command is PlainQuestion:
            continue
        parts: type[Enum] | None = None
        if issubclass(command, Control):
            parts = ControlVerb
        elif issubclass(command, Question):
            parts = typing.get_type_hints(command)["about"]
        kinds |= {f"{command.__name__} {one.value}" for one in parts} if parts else {command.__name__}
    return kinds


def kind_of(command: Command) -> str:
    match command:
        case Control():
            return f"Control {command.verb.value}"
        case Question():
            return f"Question {command.about.value}"
        case _:
            return type(command).__name__


@lru_cache
def ear(game: str, language: str) -> Interpreter:
    return interpreter_of(GAMES[game], language, PLAYERS[language][:2])


@lru_cache
def phrases_of(game: str, language: str) -> dict[str, str]:
    """A word-for-word phrase for each kind of command that the grammar has, by its kind."""
    interpreter = ear(game, language)
    intents = {intent: None for situation in interpreter.game.situations for intent in situation.intents}
    found: dict[str, str] = {}
    for intent in intents:
        graph = interpreter.graph((intent,))
        for phrase in islice(graph.phrases.covering_phrases(), PHRASES_TRIED):
            for reading in graph.exact(phrase.split()):
                found.setdefault(kind_of(interpreter.game.command_of(reading)), phrase)
    return found


ONLY_ARRANGED: set[type[Effect]] = {
    GiveEars,
    Cues,
    UseMicrophone,
    ListenAlways,
    OtherVoice,
    HearTwice,
    Friends,
    CallPlayer,
    ShowBoard,
    TellSounds,
}
"""Effects that need several answers in a row to set up ears, a computer with microphones, or sounds."""

each_game = pytest.mark.parametrize("game", GAMES)


@pytest.mark.parametrize("effect", EFFECTS, ids=lambda effect: effect.__name__)
def test_what_holds_for_every_effect_is_known(effect: type[Effect]) -> None:
    assert effect in HOLDS


@pytest.mark.by_turns
@each_game
@each_language
def test_every_command_can_be_said(game: str, language: str) -> None:
    assert kinds_of(GAMES[game]) - set(phrases_of(game, language)) == set()


class Evenings:
    """Tables of a game at which things are said; when one has closed, another is opened."""

    def __init__(self, folder: Path, game: str, language: str) -> None:
        self.folder = folder
        self.game = game
        self.language = language
        self.ears = PrivateEars()
        self.brought: set[type[Effect]] = set()
        self.left = True
        self.table = self.another(named=True)

    def another(self, *, named: bool) -> Table:
        names = PLAYERS[self.language][:2] if named else ()
        self.left = False
        return Table(
            Choices(self.language, self.game, None, (), len(names) or None, names),
            GAMES,
            folder=self.folder,
            new_seed=lambda: 3,
            ears=self.ears,
        )

    def play(self) -> Table:
        """Return a table at which a game is being played and no question is open."""
        playing = self.table.phase
        going_on = isinstance(playing, Playing) and playing.open is None and playing.state.outcome is None
        if self.left or not going_on or self.table.expectation is not self.table.phase.expectation:
            self.table.close()
            self.table = self.another(named=True)
            self.take(self.table.deal_now())
        return self.table

    def set_up(self) -> Table:
        """Return a table at which nothing is chosen but the game and the language."""
        self.table.close()
        self.table = self.another(named=False)
        self.take(self.table.begin())
        return self.table

    def hear(self, utterance: Utterance) -> list[Effect]:
        return self.take(self.table.hear(utterance))

    def take(self, effects: list[Effect]) -> list[Effect]:
        check_effects(effects, len(self.table.conversation.names))
        self.brought |= {type(made) for made in effects}
        self.left = self.left or Leave() in effects
        assert self.table.expectation in tuple(self.table.conversation.game.situations)
        assert self.table.steering.help()
        assert self.table.steering.example()
        return effects

    def check_saved(self) -> None:
        playing = self.table.phase
        if isinstance(playing, Playing):
            assert read_journal(playing.journal.path, GAMES).state == playing.state


def ways_to_say(phrase: str) -> Sequence[Utterance]:
    """Into a microphone that knows nobody, into a seat's own, and typed."""
    return (
        Utterance((Alternative(phrase),)),
        Utterance((Alternative(phrase),), seat=1),
        typed_line(phrase),
    )


@pytest.mark.by_turns
@pytest.mark.parametrize(
    ("game", "language"), [*(("hanabi", language) for language in LANGUAGES), ("koi-koi", "en")]
)
def test_a_table_does_something_with_all_that_can_be_said(tmp_path: Path, game: str, language: str) -> None:
    evenings = Evenings(tmp_path, game, language)
    phrases = phrases_of(game, language)
    for number, phrase in enumerate(phrases.values()):
        utterance = ways_to_say(phrase)[number % 3]
        evenings.set_up()
        evenings.hear(utterance)
        evenings.play()
        # A 'no' that nobody asked for may be talk; a typed line always gets an answer.
        assert evenings.hear(utterance) or not utterance.typed, phrase
        evenings.take(evenings.table.settle())
        # While an action waits.
        table = evenings.play()
        assert isinstance(table.phase, Playing)
        evenings.hear(Utterance((Alternative(plain(table.phase.teller.demonstrated(table.phase.state))),)))
        evenings.hear(Utterance((Alternative(phrase),)))
        evenings.take(evenings.table.settle())
        evenings.check_saved()
    evenings.ears.reaches = dict.fromkeys(range(2), Reach.HEADSET_ELSEWHERE)
    evenings.left = True
    turn = evenings.play().speaking_seat
    assert turn is not None
    assert HandOver(turn) in evenings.hear(typed_line(phrases["Control ready"]))
    assert game != "hanabi" or set(EFFECTS) - evenings.brought <= ONLY_ARRANGED
    evenings.table.close()
