"""The program's words in one language: messages by name, with the players' names in their cases."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Any, Protocol, cast

from babel.dates import format_skeleton
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone, FluentNumber, FluentType, fluent_number
from fluent.syntax.ast import Junk, Resource

from voice_hanabi.language.grammar_problems import data_folder, game_folder, label
from voice_hanabi.language.names import name_forms
from voice_hanabi.language.templates import templates_of
from voice_hanabi.languages import ROWS
from voice_hanabi.system.plain_text import LONGEST, one_line

MESSAGES_KEPT = 2048
"""How many formatted messages of a table are cached."""


class WordingProblem(Exception):  # noqa: N818 - a sentence for people
    """Raised for a message that can't be formatted, with its name, its language and what is wrong."""


@dataclass
class Manner:
    """How people last spoke to a table, which decides how they are invited to answer."""

    typing: bool = False


class ProblemTold(Protocol):
    """A problem as it is reported to people."""

    @property
    def reason(self) -> str:
        """The code of the sentence."""

    @property
    def details(self) -> Mapping[str, object]:
        """The values in the sentence."""


class Wording:
    """Words messages in one language for one table."""

    def __init__(
        self,
        language: str,
        names: Sequence[str] = (),
        game: str = "",
        manner: Manner | None = None,
        nameless: str = "",
        *,
        alone: bool = False,
    ) -> None:
        """Use the messages that every table has, and those of a game from its folder.

        ``manner`` says whether people are asked to type or, without one, to speak; ``nameless`` is the name
        that stands for somebody who has given none and is alone at the table: they are addressed as 'you'.
        ``alone`` says that one person alone is spoken to, with whatever computers.
        """
        self.language = language
        self.names = tuple(names)
        self.game = game
        templates = templates_of(language, game)
        self._forms: dict[str, Mapping[str, str]] = {name: name_forms(templates, name) for name in names}
        self._manner = manner or Manner()
        self._nameless = nameless
        self._is_alone = "yes" if alone else "no"
        self._said: dict[tuple[object, ...], str] = {}
        self._bundle = FluentBundle(
            [ROWS[language].locale.replace("_", "-")],
            functions={
                "NAME": cast("Callable[[Any], FluentType]", self._name),
                "DECLINES": cast("Callable[[Any], FluentType]", self._declines),
                "SAY": cast("Callable[[Any], FluentType]", self._say),
                "YOU": cast("Callable[[Any], FluentType]", self._you),
                "ALONE": cast("Callable[[Any], FluentType]", lambda: self._is_alone),
            },
            use_isolating=False,
        )
        for resource in _resources(language):
            self._bundle.add_resource(resource)
        for resource in _resources(language, game) if game else ():
            # A game may override a general message, such as its name.
            self._bundle.add_resource(resource, allow_overrides=True)

    def _name(self, name: str, case: str = "nominative") -> str:
        forms = self._forms.get(name)
        return name if forms is None else forms[case]

    def _declines(self, name: str, case: str) -> str:
        """Return whether a name has a form of its own in a case; if not, it is set apart."""
        return "yes" if self._name(name, case) != name else "no"

    def _you(self, name: str) -> str:
        """Return whether to address somebody as 'you' without a name."""
        return "yes" if name and name == self._nameless else "no"

    def _say(self, spoken: str, typed: str) -> str:
        return typed if self._manner.typing else spoken

    def say(self, message: str, /, **values: str | int) -> str:
        """Return a message with its variables filled in.

        Values are never -1 or lower; players' names are given in the nominative. Raises `WordingProblem` if
        the message is unknown or a variable of it is missing.
        """
        # What each player is shown after every word is mostly unchanged.
        key = (message, self._manner.typing, *values.items())
        if key not in self._said:
            if len(self._said) >= MESSAGES_KEPT:
                self._said.clear()
            self._said[key] = self._worded(message, values)
        return self._said[key]

    def _worded(self, message: str, values: Mapping[str, str | int]) -> str:
        if not self._bundle.has_message(message):
            raise WordingProblem(f"The {self.language} words lack the message {message!r}.")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise WordingProblem(f"The {self.language} message {message!r} has no text.")
        given = {name: _shown(value) for name, value in values.items()}
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise WordingProblem(f"The {self.language} message {message!r} cannot be worded: {errors[0]}")
        return str(text)

    def sentence(self, message: str, /, **values: str | int) -> str:
        """Return a message with a capital first letter."""
        return capitalised(self.say(message, **values))

    def problem(self, problem: ProblemTold) -> str:
        """Return the sentence of a problem: its reason is the message's name, its details the variables."""
        return self.say(str(problem.reason), **{name: str(value) for name, value in problem.details.items()})

    def unsaved(self, problem: ProblemTold) -> str:
        """Return the sentence for something that could not be saved, and so is not done."""
        return self.say("disk-problem", problem=self.problem(problem))

    def has(self, message: str) -> bool:
        """Return whether the language has a message of this name."""
        return bool(self._bundle.has_message(message))

    def name(self, seat: int) -> str:
        """Return the name of the player at a seat."""
        return self.names[seat]

    def day(self, day: date) -> str:
        """Return a day and its month in the language's format."""
        return str(format_skeleton("MMMMd", day, locale=ROWS[self.language].locale))

    def month(self, day: date) -> str:
        """Return a day's month and year in the language's format."""
        return str(format_skeleton("yMMMM", day, locale=ROWS[self.language].locale))

    def all_of(self, items: Iterable[str]) -> str:
        """Return items joined with 'and'."""
        return str(format_list(list(items), locale=ROWS[self.language].locale))

    def one_of(self, items: Iterable[str]) -> str:
        """Return items joined with 'or'."""
        return str(format_list(list(items), style="or", locale=ROWS[self.language].locale))


def _shown(value: str | int) -> str | FluentNumber | FluentNone:
    """Return a value in a form for a sentence; text from outside is cut short and stripped of escapes.

    A number has no thousands separator: voices read '1 234' as two numbers.
    """
    if isinstance(value, str):
        return value if value.isprintable() and len(value) <= LONGEST else one_line(value)
    return fluent_number(value, useGrouping=False)


def capitalised(text: str) -> str:
    """Return a text with a capital first letter, in any language."""
    return text[:1].upper() + text[1:]


@lru_cache(maxsize=16)
def _resources(language: str, game: str = "") -> tuple[Resource, ...]:
    """Return the files of a language or a game, parsed once, because that is the slowest part of opening a
    table.
    """
    folder = game_folder("locales", language, game) if game else data_folder("locales") / language
    files = sorted(folder.iterdir(), key=lambda entry: entry.name)
    return tuple(_resource(file) for file in files if file.name.endswith(".ftl"))


def _resource(file: Traversable) -> Resource:
    """Return a parsed file. Raises `WordingProblem` with the line that is neither a message nor a comment."""
    raw = file.read_bytes()
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise WordingProblem(f"{label(file)}, line {line}: this is no UTF-8.") from error
    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, Junk):
            what = entry.annotations[0] if entry.annotations else None
            start = (what or entry).span
            line = text.count("\n", 0, start.start if start else 0) + 1
            told = what.message if what else "this is no message"
            raise WordingProblem(f"{label(file)}, line {line}: {told}.")
    return resource
