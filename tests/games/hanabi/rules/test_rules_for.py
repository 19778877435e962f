"""Which rules can be combined, by which names, and which are refused and why."""

from __future__ import annotations

import pytest

from voice_hanabi.games.hanabi.rules.cards import Card, Suit
from voice_hanabi.games.hanabi.rules.errors import RuleError
from voice_hanabi.games.hanabi.rules.game import from_deck, new_game
from voice_hanabi.games.hanabi.rules.rulebooks import (
    RULEBOOKS,
    VARIANT_ROWS,
    VARIANTS,
    Rules,
    check_rules,
    rules_for,
    variant_identifier,
)


def test_each_rulebook_by_itself() -> None:
    assert [rules_for(book).empty_clues for book in ("cs", "pl", "da", "en")] == [False, True, True, False]
    for book in RULEBOOKS:
        rules = rules_for(book)
        assert rules.colours == ("red", "yellow", "green", "blue", "white")
        assert rules.max_score == 25


@pytest.mark.parametrize("book", RULEBOOKS)
def test_every_printed_name_is_known_to_every_rulebook(book: str) -> None:
    for names in VARIANTS.values():
        for identifier, printed in names.items():
            assert identifier in VARIANT_ROWS
            assert variant_identifier(printed) == variant_identifier(printed.upper()) == identifier
            assert rules_for(book, [printed.lower()]) == rules_for(book, [identifier])


def test_a_table_may_take_any_choice_by_itself() -> None:
    rules = rules_for("da", ["black"])
    assert rules.rulebook == "da"
    assert rules.suit("black") is not None
    assert rules_for("cs", ["empty-clues"]).empty_clues
    assert not rules_for("pl", ["no-empty-clues"]).empty_clues
    assert rules_for("en", deduction=True) == rules_for("en", ["deduction"])
    assert rules_for("en", ["black", "rainbow-5-own"]) == rules_for("en", ["rainbow-5-own", "black"])
    assert rules_for("en", ["black", "Black"]) == rules_for("en", ["black"])


@pytest.mark.parametrize(
    ("rulebook", "variants", "options", "reason"),
    [
        ("de", (), {}, "unknown-rulebook"),
        ("en", ("purple",), {}, "unknown-variant"),
        ("en", ("rainbow-5-own", "rainbow-10-every"), {}, "same-suit-twice"),
        ("cs", ("Vodopád barev", "Vodopád barev 2"), {}, "same-suit-twice"),
        ("en", ("variant 1", "variant 3"), {}, "same-suit-twice"),
        ("en", ("empty-clues", "no-empty-clues"), {}, "contradicting-variants"),
        ("en", (), {"colour": True}, "unknown-option"),
        ("en", (), {"draw_slot": "middle"}, "unknown-draw-slot"),
        ("en", (), {"max_strikes": 0}, "no-tokens"),
        ("en", (), {"suits": (Suit("red"), Suit("red"))}, "suit-repeated"),
        ("en", (), {"suits": tuple(Suit(name) for name in "abcdefghi")}, "too-many-suits"),
        ("en", (), {"suits": (Suit("red", copies=(0, 2, 2, 2, 1)),)}, "suit-incomplete"),
        ("en", (), {"suits": (Suit("red", copies=(10**9, 2, 2, 2, 1)),)}, "too-many-copies"),
        ("en", (), {"suits": (Suit("red", touch="some", nameable=False),)}, "unknown-touch"),  # type: ignore[arg-type]
        ("en", (), {"suits": (Suit("red", touch="every"),)}, "suit-named-and-touched"),
        ("en", (), {"suits": (Suit("black", touch="none", nameable=False),)}, "no-colour"),
    ],
)
def test_what_makes_no_sense_is_refused(
    rulebook: str, variants: tuple[str, ...], options: dict[str, object], reason: str
) -> None:
    with pytest.raises(RuleError) as caught:
        rules_for(rulebook, variants, **options)
    assert caught.value.reason == reason
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_two_to_five_players(players: int) -> None:
    with pytest.raises(RuleError, match="2 to 5") as caught:
        new_game(rules_for("en"), players, 0)
    assert caught.value.details["players"] == players


def test_a_deck_must_be_the_deck_of_the_rules() -> None:
    rules = rules_for("en")
    deck = new_game(rules, 2, 0).deck
    assert from_deck(rules, 2, deck).hands == new_game(rules, 2, 0).hands
    for wrong in (deck[1:], (*deck[1:], Card("black", 1)), (*deck[1:], deck[1])):
        with pytest.raises(RuleError):
            from_deck(rules, 2, wrong)
    with pytest.raises(RuleError):
        from_deck(rules_for("pl", ["tiles"]), 2, deck, tiles=(1, 2, 3))
    with pytest.raises(RuleError):
        from_deck(rules, 2, deck, first=2)


def test_a_deck_must_be_enough_for_all_hands() -> None:
    rules = rules_for("en", suits=(Suit("red"), Suit("blue")))
    assert new_game(rules, 3, 0).deck_size == 5
    with pytest.raises(RuleError) as caught:
        new_game(rules, 5, 0)
    assert caught.value.reason == "deck-too-small"


def test_checked_rules_come_back_as_they_are() -> None:
    assert check_rules(Rules()) == Rules()
