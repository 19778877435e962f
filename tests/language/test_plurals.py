"""Czech and Polish count in three forms ('trzy punkty', 'pięć punktów'): each number has the right one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from voice_hanabi.language.grammar_problems import data_folder
from voice_hanabi.language.wording import Wording

LOCALES = Path(str(data_folder("locales")))

COUNTED = {
    "pl": (
        ("karta", "karty", "kart"), ("punkt", "punkty", "punktów"), ("żeton", "żetony", "żetonów"),
        ("pomyłka", "pomyłki", "pomyłek"), ("zdanie", "zdania", "zdań"), ("imię", "imiona", "imion"),
        ("zwykła", "zwykłe", "zwykłych"),
    ),
    "cs": (
        ("karta", "karty", "karet"), ("bod", "body", "bodů"), ("věta", "věty", "vět"),
        ("slovo", "slova", "slov"), ("jméno", "jména", "jmen"), ("nápověda", "nápovědy", "nápověd"),
    ),
}  # fmt: skip
"""What the messages count, in the forms after 1, 3 and 5."""

NUMBERS = {
    "pl": {
        "jeden", "jedna", "jedno", "dwa", "dwie", "trzy", "cztery", "pięć", "sześć", "siedem", "osiem",
        "dziewięć", "dziesięć",
    },
    "cs": {
        "jeden", "jedna", "jednu", "jedno", "dva", "dvě", "tři", "čtyři", "pět", "šest", "sedm", "osm",
        "devět", "deset",
    },
}  # fmt: skip
GIVEN = "#"
"""Stands for the number that is filled in."""


def form_after(language: str, number: int) -> int:
    """Return which of the three forms follows a number; negative numbers are counted like positive ones."""
    category = Locale.parse(language).plural_form(abs(number))
    return {"one": 0, "few": 1}.get(category, 2)


class Branches(Visitor):
    """Collects the branches that are chosen by a number, each with that number's form and the words."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.found: list[tuple[str, int, list[str]]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        for variant in node.variants:
            if isinstance(variant.key, ast.NumberLiteral):
                name = variant.key.value
                form: int | None = form_after(self.language, int(name))
            else:
                name = variant.key.name
                form = {"one": 0, "few": 1, "many": 2, "other": 2}.get(name)
            parts = variant.value.elements
            text = "".join(part.value if isinstance(part, ast.TextElement) else GIVEN for part in parts)
            # None of a thing is not counted: „ani jedna karta“.
            if form is not None and name != "0":
                # A number may begin its sentence.
                words = text.replace(",", " ").replace(".", " ").lower().split()
                self.found.append((name, form, words))
        self.generic_visit(node)


def branches(language: str) -> Iterator[tuple[str, str, int, list[str]]]:
    for path in sorted((LOCALES / language).rglob("*.ftl")):
        for message in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(message, ast.Message):
                found = Branches(language)
                found.visit(message)
                yield from ((f"{path.name}: {message.id.name}", *branch) for branch in found.found)


@pytest.mark.parametrize("language", sorted(COUNTED))
def test_what_is_counted_has_the_form_that_its_number_needs(language: str) -> None:
    seen = set()
    for message, key, form, words in branches(language):
        for number, word in pairwise(words):
            for forms in COUNTED[language]:
                if word in forms and number in NUMBERS[language] | {GIVEN}:
                    assert word == forms[form], (message, key, words)
                    seen.add(forms)
    assert seen == set(COUNTED[language])


@pytest.mark.parametrize("language", sorted(COUNTED))
@pytest.mark.parametrize(("message", "place"), [("points-count", 1), ("cards-count", 0)])
def test_every_number_of_points_and_cards_is_counted_right(language: str, message: str, place: int) -> None:
    wording = Wording(language, game="hanabi")
    for number in range(1, 61):
        said = wording.say(message, count=number)
        assert said.split()[-1] == COUNTED[language][place][form_after(language, number)], said


def test_points_in_the_words_of_a_native() -> None:
    polish, czech = (Wording(language, game="hanabi") for language in ("pl", "cs"))
    assert [polish.say("points-count", count=count) for count in (1, 3, 5, 22, 25)] == [
        "jeden punkt", "trzy punkty", "pięć punktów", "22 punkty", "25 punktów",
    ]  # fmt: skip
    assert [czech.say("points-count", count=count) for count in (1, 3, 5, 22, 25)] == [
        "jeden bod", "tři body", "pět bodů", "dvaadvacet bodů", "25 bodů",
    ]  # fmt: skip
