"""The options of a command as data. They are read from the line and described in the help by this data.

An option is declared in one line; its help is the message ``about-option-NAME`` unless ``text`` names
another. argparse parses the line, but its errors are in English only, so every mistake is raised as a
`UsageProblem`, which the caller puts into the user's language.
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
"""The options of a command as given: an object with a field for each."""


class UsageProblem(Exception):  # noqa: N818 - a sentence for people
    """Raised for options that cannot be used; holds the name of the message and its variables."""

    def __init__(self, message: str, **details: str) -> None:
        """Name the message, and its variables."""
        super().__init__(message)
        self.message = message
        self.details = details


class Takes(Enum):
    """What follows an option; the value is argparse's name for it."""

    NOTHING = 0
    ONE = None
    MAYBE_ONE = "?"
    SEVERAL = "+"


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a command."""

    name: str
    """The option as it is typed, such as '--seed'."""
    takes: Takes
    value: str = ""
    """The placeholder for its value in the help: the name after ``stands-for-`` in the messages."""
    choices: tuple[str, ...] = ()
    """All possible values, if there is a list of them."""
    read: Callable[[str], object] = str
    """Converts the typed text to a value; may raise `ValueError`."""
    repeated: bool = False
    """Whether it may be given more than once, each time with another value."""
    needed: bool = False
    """Whether the command requires it."""
    text: str = ""
    """The message that describes it, if that isn't ``about-option-`` plus its name."""
    misread: str = "usage-no-number"
    """The message shown when ``read`` can't convert the value."""

    @property
    def field(self) -> str:
        """The name of the field that holds its value."""
        return self.name.strip("-").replace("-", "_")

    @property
    def message(self) -> str:
        """The message that describes the option."""
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
    """Return an option without a value."""
    return Option(name, Takes.NOTHING, text=text)


def one_of(name: str, choices: Iterable[str], text: str = "", *, needed: bool = False) -> Option:
    """Return an option whose value is one of a list."""
    return Option(name, Takes.ONE, choices=tuple(choices), text=text, needed=needed)


def one(name: str, value: str, text: str = "") -> Option:
    """Return an option that takes any text."""
    return Option(name, Takes.ONE, value, text=text)


def number(name: str, text: str = "") -> Option:
    """Return an option that takes a whole number."""
    return Option(name, Takes.ONE, "number", read=int, text=text)


def numbered(name: str, count: int) -> Option:
    """Return an option that takes a number from 1 to a maximum."""
    return Option(name, Takes.ONE, choices=tuple(map(str, range(1, count + 1))), read=int)


def day(name: str) -> Option:
    """Return an option that takes a day, such as 2026-03-12."""
    return Option(name, Takes.ONE, "day", read=date.fromisoformat, misread="usage-no-date")


def path(name: str, value: str, text: str = "", *, needed: bool = False) -> Option:
    """Return an option that takes a file or a folder."""
    return Option(name, Takes.ONE, value, read=Path, text=text, needed=needed)


def maybe(name: str, value: str) -> Option:
    """Return an option with an optional text; without one the value is empty."""
    return Option(name, Takes.MAYBE_ONE, value)


def maybe_one_of(name: str, choices: Iterable[str]) -> Option:
    """Return an option with an optional value from a list; without one the value is empty."""
    return Option(name, Takes.MAYBE_ONE, choices=("", *choices))


def several(name: str, value: str, text: str = "") -> Option:
    """Return an option that takes one or more texts."""
    return Option(name, Takes.SEVERAL, value, text=text)


def repeated(name: str, value: str) -> Option:
    """Return an option that takes a text and may be given more than once."""
    return Option(name, Takes.ONE, value, repeated=True)


HELP = ("-h", "--help")
"""The help option, which every command has."""


@dataclass(frozen=True, slots=True)
class Words:
    """The arguments of a command besides its options."""

    value: str
    """Their placeholder in the help: the name after ``stands-for-`` in the messages."""
    takes: Takes = Takes.SEVERAL


@dataclass(frozen=True, slots=True)
class Part:
    """A subcommand, named by the first word after the command."""

    name: str
    about: str
    """The message that describes it."""
    words: Words | None = None


@dataclass(frozen=True)
class ProgramCommand(Generic[Given]):
    """A command of the program: its options, and the function that runs it."""

    name: str
    """The command as it is typed; empty for playing."""
    given: Callable[[], Given]
    """Makes the object that holds the options, with their defaults."""
    options: tuple[Option, ...]
    run: Callable[[Given, Sequence[str], str], int]
    """Runs the command with the options, the other words and the language of messages; returns the exit
    status.

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
        """The message that describes it."""
        return f"about-command-{self.name or 'play'}"

    def read(self, arguments: Sequence[str]) -> tuple[Given, list[str]]:
        """Return the options as given, and the words that belong to no option. Raises `UsageProblem`."""
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
        """Return the problem when argparse could not use an option; argparse itself checks no values."""
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
"""A command, whatever options it takes."""


class _Parser(argparse.ArgumentParser):
    """Parses a line without printing anything."""

    def error(self, message: str) -> NoReturn:
        """Raise the problem instead of printing it in English."""
        raise UsageProblem("usage-unreadable")


def _declare(parser: argparse.ArgumentParser, option: Option) -> None:
    """Declare an option's argument to argparse; values that are not given stay unchanged."""
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
    """Return the language that a command line names, wherever it stands; `None` if it names no known one."""
    named = None
    for word, following in zip_longest(arguments, arguments[1:], fillvalue=""):
        if word == "--":
            break
        option, equals, value = word.partition("=")
        if option == "--lang" and (value if equals else following) in LANGUAGES:
            named = value if equals else following
    return named
