"""In every choice by a value (a colour, a game, a case) each value has its own form.

A message with a choice names one form as its default, which stands for any value that has no form: without
'black' a black card would be called by the name of the form written last. These tests find values that fall
back on another value's form, and name every message that lacks one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from evening import LANGUAGES
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from test_hanafuda_words import VALUES as OF_HANAFUDA
from test_wording import LOCALES, OTHERWISE
from test_wording import VALUES as OF_HANABI

from voice_hanabi.games import GAMES, RULEBOOKS
from voice_hanabi.games.hanabi.partners.ahead.themes import Theme
from voice_hanabi.games.hanabi.rules.rulebooks import SUIT_ORDER, VARIANT_ROWS
from voice_hanabi.games.hanafuda.talk.variants import VARIANTS
from voice_hanabi.language.templates import templates_of
from voice_hanabi.languages import LANGUAGES as SPOKEN
from voice_hanabi.table.conversation.conversation import Confirm
from voice_hanabi.table.rights.rights import HOSTS, RIGHTS

Value = str | int
Values = Mapping[str, tuple[Value, ...]]

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
"""What Fluent calls the forms of a number."""

KNOWN: Mapping[str, Values] = {
    "": OF_HANABI | {
        "confirm": tuple(one.value for one in Confirm),
        "system": ("linux", "macos", "windows"),
        "theme": tuple(one.value for one in Theme),
    },
    "hanabi": OF_HANABI | {
        "reason": ("same-suit-twice", "contradicting-variants"),
        "touch": ("own", "every", "none"),
        "due": ("deal", "hand"),
        "place": ("hand", "fireworks", "discards", "deck"),
        "asked": ("yes", "no"),
    },
    "hanafuda": OF_HANAFUDA | {
        "round": tuple(range(1, 13)),
        "fits": ("yes", "no"),
        "stock": ("yes", "no"),
        "due": ("deal", "field", "stock-alone", "stock"),
        "place": ("hand", "field", "captured", "deck"),
    },
}  # fmt: skip
"""The values that a variable may have, by the game whose messages use it."""

ALL_CARDS = tuple(
    f"{kind}-{month}" for kind, months in (
        ("hikari", (1, 3, 8, 11, 12)), ("tane", (2, 4, 5, 6, 7, 8, 9, 10, 11)),
        ("tan", (1, 2, 3, 4, 5, 6, 7, 9, 10, 11)), ("kasu", range(1, 13)),
    ) for month in months
)  # fmt: skip

OF_THE_HOST = tuple(
    kind
    for kind, row in RIGHTS.items()
    if row is HOSTS and kind.startswith(("Agreed ", "Control ", "NewPhone", "Advice ", "Arrange "))
)
"""The commands for which a guest asks the host."""

OF_MESSAGE: Mapping[str, Values] = {
    **OTHERWISE,
    "friends-wants": {"wish": tuple(kind.rpartition(" ")[2] for kind in OF_THE_HOST)},
    "key-on": {"key": ("space", "enter")},
    "names-missing": {"count": (1, 2, 3, 4, 5)},
    "voice-listed": {"here": ("yes", "no")},
    "card-lost": {"waits": ("yes", "no")},
    "card-drew-two": {"waits": ("yes", "no")},
    "hand-holds": {"whose": ("each", "one")},
    "cards-counted": {"agrees": ("yes", "no")},
    "friends-join": {"played": ("yes", "no")},
    "doctor-models-compared": {"listens": ("packed", "fetched")},
    "doctor-model-listens": {"listens": ("packed", "fetched")},
    "deck-name": {"deck": tuple(value for _, value in templates_of("en", "").lists["deck_name"])},
    "practice-give": {"agreed": ("yes", "no")},
    "no-words-offer": {"asked": ("headset", "another")},
    "clues-count": {"count": tuple(range(9))},
    "tokens-answer": {"count": tuple(range(9))},
    "tokens-now": {"count": tuple(range(9))},
    "tiles-answer": {"count": tuple(range(7))},
    "discard-times": {"count": (1, 2, 3)},
    "deck-last-round": {"left": tuple(range(6))},
    "strike-taken-back": {"strikes": (0, 1, 2)},
    "misplayed": {"strikes": (1, 2, 3), "top": (1, 2, 3, 4, 5)},
    "misplayed-colour": {"strikes": (1, 2, 3)},
    "rule-score": {"most": (25, 30)},
    # As many copies may be left as there are: the form for that number is part of the one for the total.
    "copies-left": {"left": (0, 1), "total": (2, 3)},
    "doctor-echo-well": {"way": ("system", "table", "unheard")},
    "card": {"card": ALL_CARDS},
}
"""The same for single messages in which a variable of this name means something else."""

OTHERS: Mapping[str, str] = {
    "card": "the kinds of which a month has several, or one",
    "face": "two cards take another form of the verb",
    "knowledge": "two words need another form of 'is'",
}
"""Variables for which one form serves all unnamed values, and why."""


class Choices(Visitor):  # type: ignore[misc]
    """Collects the choices of a message: the variable, the values that have a form, and the default."""

    def __init__(self) -> None:
        self.found: list[tuple[str, tuple[str, ...], str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {_key(variant): variant.default for variant in node.variants}
        default = next(key for key, is_default in keys.items() if is_default)
        if isinstance(node.selector, ast.VariableReference):
            self.found.append((node.selector.id.name, tuple(keys), default))
        self.generic_visit(node)


def _key(variant: ast.Variant) -> str:
    return str(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)


def choices(locales: Path, language: str) -> Iterator[tuple[str, str, str, tuple[str, ...], str]]:
    """Every choice in a language: its room and message, its variable, its forms, and the default."""
    folder = locales / language
    for file in sorted(folder.rglob("*.ftl")):
        room = "" if file.parent == folder else file.parent.name
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                visitor = Choices()
                visitor.visit(entry)
                for variable, keys, default in visitor.found:
                    yield room, entry.id.name, variable, keys, default


def lacking(locales: Path, language: str, known: Mapping[str, Values] = KNOWN) -> list[str]:
    """Return a sentence for every value that has no form in a choice, and so gets another value's."""
    found = []
    for room, message, variable, keys, default in choices(locales, language):
        named = [key for key in keys if not key.lstrip("-").isdigit() and key not in CATEGORIES]
        if default in CATEGORIES and (not named or variable in OTHERS):
            # A number's form covers all numbers of its kind, and 'other' covers all that are not named.
            continue
        values = OF_MESSAGE.get(message, {}).get(variable) or known[room].get(variable)
        if values is None:
            found.append(f"{language}: {message}: nobody knows what ${variable} may be.")
            continue
        found += [
            f"{language}: {message}: [{value}] has no form; '{default}' would be said."
            for value in values
            if str(value) not in keys
        ]
    return found


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_has_a_form_of_its_own(language: str) -> None:
    assert lacking(LOCALES, language) == []


@pytest.mark.parametrize(
    ("room", "variable", "program"),
    [
        ("hanabi", "colour", SUIT_ORDER),
        ("hanabi", "variant", tuple(VARIANT_ROWS)),
        ("hanafuda", "variant", VARIANTS),
        ("", "game", tuple(GAMES)),
        ("", "language", SPOKEN),
        ("hanabi", "rulebook", RULEBOOKS),
    ],
)
def test_the_values_known_here_are_those_of_the_program(
    room: str, variable: str, program: tuple[str, ...]
) -> None:
    assert set(KNOWN[room][variable]) == set(program)


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_colour_is_found_missing_in_each_message_that_tells_colours_apart(language: str) -> None:
    of_hanabi = KNOWN["hanabi"]
    more = {"colour": (*of_hanabi["colour"], "purple")}
    missed = lacking(LOCALES, language, {**KNOWN, "hanabi": {**of_hanabi, **more}})
    told = {message for _, message, variable, _, _ in choices(LOCALES, language) if variable in more}
    assert told >= {"colour", "colour-firework"}
    assert {sentence.split(": ")[1] for sentence in missed} == told
    assert all("[purple] has no form" in sentence for sentence in missed)


@pytest.mark.parametrize(
    ("file", "old", "sentence"),
    [
        ("hanabi/suits.ftl", "[white]", "[white] has no form"),
        ("hanabi/suits.ftl", "[tiles]", "[tiles] has no form"),
        ("hanabi/suits.ftl", "*[deduction]", "[deduction] has no form"),
        ("hanafuda/cards.ftl", "[poem]", "[poem] has no form"),
        ("setup.ftl", "[koi-koi]", "[koi-koi] has no form"),
    ],
)
def test_a_form_that_is_taken_away_is_found_missing(
    tmp_path: Path, file: str, old: str, sentence: str
) -> None:
    path = tmp_path / "en" / file
    path.parent.mkdir(parents=True)
    lines = (LOCALES / "en" / file).read_text("utf-8").splitlines(keepends=True)
    place = next(number for number, line in enumerate(lines) if line.strip().startswith(old))
    lines[place] = lines[place].replace(old, "*[other]") if old.startswith("*") else ""
    path.write_text("".join(lines), "utf-8")
    assert any(sentence in one for one in lacking(tmp_path, "en"))
