"""Typed names that the grammar doesn't know: 'Kája místo Anny', 'I'm not Tom, I'm Ragna'.

The words around it show that a word is a name: with a known name in its place the whole line is a way to
change names, or to say who else plays. This also finds words that can't be names, so that the table can say
what is wrong with them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from voice_hanabi.contract.commands import NAMING_INTENTS, SetUp, command_of
from voice_hanabi.contract.seat_names import unfit_reason
from voice_hanabi.language.names import every_form, heard_forms
from voice_hanabi.language.templates import plain
from voice_hanabi.language.wording import capitalised
from voice_hanabi.understanding.interpreter import Interpreter
from voice_hanabi.understanding.readings import Readings
from voice_hanabi.understanding.waits import Waits

_MOST_WORDS = 12
"""The longest new name, in words."""

_LETTERS_AT_LEAST = (None, "name-without-letters")
"""Possible problems of a word that still may be meant as a name: none, or only that it is a number."""


def names_changed(readings: Readings, waits: Waits) -> SetUp | None:
    """Return the change of names in a typed line with a name that the grammar does not know."""
    interpreter, utterance = readings.interpreter, readings.utterance
    naming = any(NAMING_INTENTS[0] in one.intents for one in (waits.expectation, *waits.beyond))
    if not (utterance.typed and naming and interpreter.names):
        return None
    words = [word for word in utterance.text.split() if plain(word)]
    graph = interpreter.graph(NAMING_INTENTS)
    if graph.exact(plain(utterance.text).split()):
        return None
    stand_in = _stand_in(interpreter)
    for before, name, behind in _written(words, interpreter):
        found = graph.exact(plain(" ".join((*before, stand_in, *behind))).split())
        commands = {command_of(one) for one in found}
        command = commands.pop() if len(commands) == 1 else None
        if isinstance(command, SetUp) and command.names == (stand_in,) and (name or command.what == "rename"):
            return SetUp(command.what, command.value, (name,), command.other)
    return None


@lru_cache(maxsize=32)
def _stand_in(interpreter: Interpreter) -> str:
    """Return a first name that nobody at the table has in any form."""
    templates = interpreter.templates
    taken = {plain(form) for name in interpreter.names for form in every_form(heard_forms(templates, name))}
    return next(name for name in templates.first_names if plain(name) not in taken)


def _written(words: list[str], interpreter: Interpreter) -> Iterator[tuple[list[str], str, list[str]]]:
    """Yield the words that may be a name, with those before and after: each is capitalised, or can't be a
    name.

    The first word of a line is capitalised anyway, so it must also be unknown.
    """
    bare = [word.strip(".,;!?") for word in words]
    capital = bool(bare) and bare[0][:1].isupper()
    opens = capital and not any(one.known for one in interpreter.meaning.spot(bare[0], typed=False))
    # Fewest words first: in 'I'm not Tom, I'm Ragna' the name is one word.
    for count in range(1, _MOST_WORDS + 1):
        for start in range(0 if opens else 1, len(words) - count + 1):
            name = bare[start : start + count]
            if all(word[:1].isupper() or unfit_reason(word) not in _LETTERS_AT_LEAST for word in name):
                yield words[:start], capitalised(" ".join(name)), words[start + count :]
    yield words, "", []
