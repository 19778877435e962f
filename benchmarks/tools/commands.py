"""Sentences drawn from the grammars, in roughly the proportions of a game."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from voice_hanabi.contract.commands import Command
from voice_hanabi.contract.expectations import YES_NO, Expectation
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.talk.commands import QUESTION_INTENTS, command_of
from voice_hanabi.games.hanabi.talk.situations import COLOUR, SITUATIONS, SLOT, VALUE
from voice_hanabi.language.names import every_form, heard_forms
from voice_hanabi.language.templates import plain, templates_of
from voice_hanabi.language.word_graph import Tag, WordGraph
from voice_hanabi.understanding.interpreter import Interpreter

TABLES: dict[str, tuple[tuple[str, ...], ...]] = {
    "cs": (("Anna", "Petr", "Eva"), ("Jana", "Tomáš", "Zuzana", "Karel"), ("Zbyněk", "Markéta")),
    "pl": (("Anna", "Piotr", "Ewa"), ("Kasia", "Tomek", "Zofia", "Marek"), ("Łucja", "Grzegorz")),
    "da": (("Anna", "Peter", "Eva"), ("Mette", "Lars", "Sofie", "Jens"), ("Søren", "Kirsten")),
    "en": (("Anna", "Peter", "Eva"), ("Emma", "George", "Lucy", "Tom"), ("Siobhan", "Michael")),
}
"""The players at each language's tables: common names, and one that is hard to pronounce."""

PROPORTIONS: tuple[tuple[tuple[str, ...], int], ...] = (
    (("Play",), 26),
    (("Discard",), 16),
    (("Clue",), 34),
    (QUESTION_INTENTS, 16),
    (("Repeat", "Stop", "Slower", "Louder", "TakeBack", "GoOn", "Move"), 6),
    (("Yes", "No"), 2),
)
"""How often each intent is used, out of a hundred sentences: three actions to one question."""

ANSWERS: dict[str, tuple[Expectation, tuple[str, ...]]] = {
    "slot": (SLOT, ("AnswerSlot",)),
    "colour": (COLOUR, ("AnswerColour",)),
    "value": (VALUE, ("AnswerValue",)),
    "yes-no": (YES_NO, ("Yes", "No")),
}
"""The small grammars, as named by ``recognize --expect``, and the intents said in each."""

_LONGEST = 14

_RARELY = 0.2


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence and what it means (``None``: nothing). ``table`` numbers the table at which it is said."""

    text: str
    command: Command | None
    table: int


def draw(graph: WordGraph, chance: random.Random) -> tuple[str, tuple[Tag, ...]]:
    """Return a random sentence of a graph with its tags; at each fork, all branches are equally likely."""
    while True:
        words: list[str] = []
        marks: list[Tag] = []
        state = graph.start
        while state != graph.final:
            arcs = graph.arcs.get(state, ())
            if not arcs:
                break
            label, state = chance.choice(arcs)
            if isinstance(label, str):
                words.append(label)
            elif label is not None:
                marks.append(label)
        if state == graph.final and 0 < len(words) <= _LONGEST:
            return " ".join(words), tuple(marks)


def plausible(text: str, marks: Sequence[Tag], names: frozenset[str], chance: random.Random) -> bool:
    """Return whether somebody would say this sentence; most rare ones are left out.

    These are rare: a question with the asker's name, the colours of variants, and seats instead of names.
    Nobody names a card twice, or says who asks both before and after the question.
    """
    found = [mark.name for mark in marks]
    places = [mark.value for mark in marks if mark.name.startswith("at")]
    if found.count("asker") > 1 or len(places) > len(set(places)):
        return False
    rare = "asker" in found or any(mark.value in ("rainbow", "black") for mark in marks)
    somebody = {"player", "asker"} & set(found)
    rare = rare or (bool(somebody) and not names & set(text.split()))
    return not rare or chance.random() < _RARELY


def meaning(interpreter: Interpreter, expectation: Expectation, text: str) -> Command | None:
    """Return the only command that a sentence means in a situation, or ``None`` if there are several."""
    commands = {command_of(reading) for reading in interpreter.graph(expectation.intents).exact(text.split())}
    return commands.pop() if len(commands) == 1 else None


def interpreters(language: str) -> tuple[Interpreter, ...]:
    """Return an interpreter for each of a language's tables."""
    return tuple(Interpreter(HANABI, templates_of(language, "hanabi"), names) for names in TABLES[language])


def _name_words(ear: Interpreter) -> frozenset[str]:
    forms = (form for name in ear.names for form in every_form(heard_forms(ear.templates, name)))
    return frozenset(word for form in forms for word in plain(form).split())


def whole_commands(language: str, ears: Sequence[Interpreter], count: int, seed: int) -> Iterator[Said]:
    """Yield this many sentences of a turn, leaving out those with two meanings."""
    chance = random.Random(f"{language} commands {seed}")
    kinds = [intents for intents, _ in PROPORTIONS]
    weights = [weight for _, weight in PROPORTIONS]
    names = [_name_words(ear) for ear in ears]
    for number in range(count):
        place = number % len(ears)
        wanted: str | None = None
        while True:
            if wanted is None:
                wanted = chance.choice(chance.choices(kinds, weights)[0])
            text, marks = draw(ears[place].graph((wanted,)), chance)
            command = meaning(ears[place], SITUATIONS.turn, text)
            if command is not None and plausible(text, marks, names[place], chance):
                yield Said(text, command, place)
                break


def answers(language: str, kind: str, ear: Interpreter, count: int, seed: int) -> Iterator[Said]:
    """Yield this many answers to one kind of question, at the first table."""
    chance = random.Random(f"{language} {kind} {seed}")
    expectation, intents = ANSWERS[kind]
    number = 0
    while number < count:
        text, marks = draw(ear.graph((chance.choice(intents),)), chance)
        command = meaning(ear, expectation, text)
        if command is not None and plausible(text, marks, frozenset(), chance):
            number += 1
            yield Said(text, command, 0)
