"""The lists of a language that hold one thing in several forms ('colour', 'colour_acc') agree."""

from __future__ import annotations

from collections import defaultdict

import pytest
from evening import LANGUAGES

from voice_hanabi.language.templates import templates_of

GAMES = ("hanabi", "hanafuda")

SAID_OF_CARDS = (
    "colour", "value", "slot", "place", "ordinal", "card", "month", "monthly", "kind", "ribbon",
)  # fmt: skip
"""Things held in several lists, each of them complete; other lists hold what fits one place of a sentence."""
LEFT_OUT = {("da", "month_ribbon"): "only months with a ribbon", ("da", "kind_plain"): "without an article"}


def forms_of(language: str, game: str) -> dict[str, dict[str, set[tuple[str, str]]]]:
    """The lists, grouped by what they hold: each with its words and what they mean."""
    found: dict[str, dict[str, set[tuple[str, str]]]] = defaultdict(dict)
    for name, values in templates_of(language, game).lists.items():
        base = name.partition("_")[0]
        if base in SAID_OF_CARDS and (language, name) not in LEFT_OUT:
            found[base][name] = {
                (" ".join([text] if isinstance(text, str) else text), str(meaning))
                for text, meaning in values
            }
    return {base: lists for base, lists in found.items() if base in lists and len(lists) > 1}


@pytest.mark.parametrize("language", ["cs", "pl", "da"])
@pytest.mark.parametrize("game", GAMES)
def test_every_form_exists_for_everything_that_may_be_said(language: str, game: str) -> None:
    compared = forms_of(language, game)
    assert compared
    for base, lists in compared.items():
        meant = {meaning for _, meaning in lists[base]}
        for name, values in lists.items():
            assert {meaning for _, meaning in values} == meant, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_word_means_the_same_in_each_of_them(language: str, game: str) -> None:
    for lists in forms_of(language, game).values():
        meanings: dict[str, tuple[str, str]] = {}
        for name, values in lists.items():
            for text, meaning in values:
                known = meanings.setdefault(text, (meaning, name))
                assert known[0] == meaning, (text, name, known)
