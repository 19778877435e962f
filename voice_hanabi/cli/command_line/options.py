"""What a command of the program takes: its options as data, from which it is read and its help is made.

An option is declared in one line; its text is the message ``about-option-NAME``, unless ``text`` names
another. The line is taken apart by argparse. What it would say of mistakes is English only, so every
mistake is raised as a `UsageProblem`, which is worded by the person who knows the language.
"""

from __future__ import annotations

import argparse
import difflib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from enum import Enum
from itertools import zip_longest
from pathlib import Path
from typing import Any, Generic, NoReturn, TypeVar

from voice_hanabi.languages import LANGUAGES

Given = TypeVar("Given")
"""What was given to a command: an object with a field for each of its options."""


class UsageProblem(Exception):  # noqa: N818 - a sentence for people
    """Options that cannot be used: the message that says so, and its variables."""

    def __init__(self, message: str, **details: str) -> None:
        """Name the message, and its variables."""
        super().__init__(message)
        self.message = message
        self.details = details


class Takes(Enum):
    """What follows an option; the value is what argparse calls it."""

    NOTHING = 0
    ONE = None
    MAYBE_ONE = "?"
    SEVERAL = "+"


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a command."""

    name: str
    """As it is typed, such as '--seed'."""
    takes: Takes
    value: str = ""
    """What stands for its value in the help: the message ``stands-for-…`` of this name."""
    choices: tuple[str, ...] = ()
    """All that it can be, where that is a list."""
    read: Callable[[str], object] = str
    """Makes a value of what was typed; may raise `ValueError` for what is no number."""
    repeated: bool = False
    """Whether it may be given several times, each time with another value."""
    needed: bool = False
    """Whether the command cannot do without it."""
    text: str = ""
    """The message that says what it does, if it is not ``about-option-`` and its name."""
    misread: str = "usage-no-number"
    """The message about what ``read`` can't make a value of."""

    @property
    def field(self) -> str:
        """Where its value is kept."""
        return self.name.strip("-").replace("-", "_")

    @property
    def message(self) -> str:
        """The message that says what it does."""
        return self.text or f"about-option-{self.name.strip('-')}"

    def checked(self, typed: str) -> object:
        """Return the value that was typed. Raises `UsageProblem`."""
        if self.choices and typed not in self.choices:
            known = ", ".join(filter(None, self.choices))
            raise UsageProblem("usage-unknown-choice", option=self.name, value=typed, known=known)
        try:
            return self.read(typed)
        except ValueError:
            raise UsageProblem(self.misread, option=self.name, value=typed) from None


def switch(name: str, text: str = "") -> Option:
    """Return an option that takes nothing."""
    return Option(name, Takes.NOTHING, text=text)


def one_of(name: str, choices: Iterable[str], text: str = "", *, needed: bool = False) -> Option:
    """Return an option that is one of a list."""
    return Option(name, Takes.ONE, choices=tuple(choices), text=text, needed=needed)


def one(name: str, value: str, text: str = "") -> Option:
    """Return an option with any text after it."""
    return Option(name, Takes.ONE, value, text=text)


def number(name: str, text: str = "") -> Option:
    """Return an option with a whole number after it."""
    return Option(name, Takes.ONE, "number", read=int, text=text)


def numbered(name: str, count: int) -> Option:
    """Return an option with one of this many numbers after it, from 1."""
    return Option(name, Takes.ONE, choices=tuple(map(str, range(1, count + 1))), read=int)


def day(name: str) -> Option:
    """Return an option with a day after it, such as 2026-03-12."""
    return Option(name, Takes.ONE, "day", read=date.fromisoformat, misread="usage-no-date")


def path(name: str, value: str, text: str = "", *, needed: bool = False) -> Option:
    """Return an option with a file or a folder after it."""
    return Option(name, Takes.ONE, value, read=Path, text=text, needed=needed)


def maybe(name: str, value: str) -> Option:
    """Return an option that may stand alone, which gives an empty text, or with a text after it."""
    return Option(name, Takes.MAYBE_ONE, value)


def maybe_one_of(name: str, choices: Iterable[str]) -> Option:
    """Return an option that may stand alone, which gives an empty text, or with one of a list after it."""
    return Option(name, Takes.MAYBE_ONE, choices=("", *choices))


def several(name: str, value: str, text: str = "") -> Option:
    """Return an option with one text or more after it."""
    return Option(name, Takes.SEVERAL, value, text=text)


def repeated(name: str, value: str) -> Option:
    """Return an option that may be given several times, each time with a text after it."""
    return Option(name, Takes.ONE, value, repeated=True)


HELP = ("-h", "--help")
"""What asks for help, of every command."""


@dataclass(frozen=True, slots=True)
class Words:
    """What a command takes besides options."""

    value: str
    """What stands for it in the help: the message ``stands-for-…`` of this name."""
    takes: Takes = Takes.SEVERAL


@dataclass(frozen=True, slots=True)
class Part:
    """Something that a command can do, named by its first word."""

    name: str
    about: str
    """The message that says what it does."""
    words: Words | None = None


@dataclass(frozen=True)
class ProgramCommand(Generic[Given]):
    """A command of the program: what it takes, and what does it."""

    name: str
    """As it is typed; empty for playing."""
    given: Callable[[], Given]
    """Makes what holds the options, with what they are if they aren't given."""
    options: tuple[Option, ...]
    run: Callable[[Given, Sequence[str], str], int]
    """Does it, with the options, the other words, and the language of messages; returns the exit status.

    Raises `UsageProblem`.
    """
    words: Words | None = None
    parts: tuple[Part, ...] = ()

    @property
    def typed(self) -> str:
        """How the command is typed."""
        return f"voice-hanabi {self.name}".rstrip()

    @property
    def about(self) -> str:
        """The message that says what it does."""
        return f"about-command-{self.name or 'play'}"

    def read(self, arguments: Sequence[str]) -> tuple[Given, list[str]]:
        """Return what was given, and the words that belong to no option. Raises `UsageProblem`."""
        parser = _Parser(add_help=False, allow_abbrev=False, exit_on_error=False)
        for option in self.options:
            _declare(parser, option)
        end = arguments.index("--") if "--" in arguments else len(arguments)
        try:
            given, rest = parser.parse_known_args(list(arguments[:end]), self.given())
        except argparse.ArgumentError as error:
            raise self._misused(error.argument_name or "") from None
        for word in rest:
            if word.startswith("-") and word != "-":
                raise self._unknown(word.partition("=")[0])
        for option in self.options:
            if option.needed and getattr(given, option.field) is None:
                raise UsageProblem("usage-option-missing", option=option.name)
        words = [*rest, *arguments[end + 1 :]]
        if words and self.words is None:
            raise self._unexpected(words[0])
        return given, words

    def _misused(self, name: str) -> UsageProblem:
        """Return what is wrong where argparse could not use an option: it checks no values itself."""
        for option in self.options:
            if option.name == name and option.takes is not Takes.NOTHING:
                return UsageProblem("usage-value-missing", option=name)
        return UsageProblem("usage-no-value", option=name)

    def _unknown(self, name: str) -> UsageProblem:
        known = [*(option.name for option in self.options), *HELP]
        close = difflib.get_close_matches(name[:100], known, 1)
        if close:
            return UsageProblem("usage-option-meant", option=name, meant=close[0])
        return UsageProblem("usage-unknown-option", option=name)

    def _unexpected(self, word: str) -> UsageProblem:
        names = [part.name for part in self.parts]
        if word in names:
            return UsageProblem("usage-command-first", command=f"{self.typed} {word}")
        close = difflib.get_close_matches(word[:100], names, 1)
        if close:
            return UsageProblem("usage-command-meant", word=word, meant=f"{self.typed} {close[0]}")
        return UsageProblem("usage-unexpected-word", word=word)


AnyCommand = ProgramCommand[Any]
"""A command, whatever it takes."""


class _Parser(argparse.ArgumentParser):
    """Takes a line apart and says nothing itself."""

    def error(self, message: str) -> NoReturn:
        """Raise what is wrong instead of printing it in English: that of the line nothing can be made."""
        raise UsageProblem("usage-unreadable")


def _declare(parser: argparse.ArgumentParser, option: Option) -> None:
    """Declare to argparse what an option takes; values that are not given stay unchanged."""
    how: Mapping[str, Any]
    if option.takes is Takes.NOTHING:
        how = {"action": "store_true"}
    elif option.takes is Takes.MAYBE_ONE:
        how = {"nargs": "?", "const": "", "type": option.checked}
    else:
        action = "append" if option.repeated else "store"
        how = {"action": action, "nargs": option.takes.value, "type": option.checked}
    parser.add_argument(option.name, dest=option.field, default=argparse.SUPPRESS, **how)


def language_among(arguments: Sequence[str]) -> str | None:
    """Return the language that a command line names, wherever it stands there; `None` without a known one."""
    named = None
    for word, following in zip_longest(arguments, arguments[1:], fillvalue=""):
        if word == "--":
            break
        option, equals, value = word.partition("=")
        if option == "--lang" and (value if equals else following) in LANGUAGES:
            named = value if equals else following
    return named
