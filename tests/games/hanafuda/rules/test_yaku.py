"""Every yaku: made, one card short, larger, and beside others; and what is missing for it."""

from __future__ import annotations

import pytest
from hanafuda_playing import cards

from voice_hanabi.games.hanafuda.rules.cards import CARDS
from voice_hanabi.games.hanafuda.rules.game import Options, options_for
from voice_hanabi.games.hanafuda.rules.yaku import missing, rows_for, total_of, yaku_of

PLAIN = options_for("koi-koi", 2)
ALL = options_for("koi-koi", 2, hanami_de_ippai=True, tsukimi_de_ippai=True, month_yaku=True)
DRY = options_for("koi-koi", 2, rain_man_seven=False)
DOUBLE = options_for("koi-koi", 4)

BRIGHTS = "01-hikari 03-hikari 08-hikari 12-hikari"
RAIN = "11-hikari"
BEASTS = "06-tane 07-tane 10-tane"
BLUE = "06-tan 09-tan 10-tan"
POEMS = "01-tan 02-tan 03-tan"
FIVE_TANE = "02-tane 04-tane 05-tane 06-tane 08-tane"
FIVE_TAN = "01-tan 04-tan 05-tan 07-tan 11-tan"
TEN_KASU = "01-kasu1 01-kasu2 02-kasu1 02-kasu2 03-kasu1 03-kasu2 04-kasu1 11-kasu1 12-kasu1 12-kasu3"


def made(codes: str, options: Options = PLAIN, month: int = 1) -> dict[str, int]:
    return {yaku.name: yaku.points for yaku in yaku_of(cards(codes), options, month)}


@pytest.mark.parametrize(
    ("codes", "expected"),
    [
        (f"{BRIGHTS} {RAIN}", {"goko": 10}),
        (BRIGHTS, {"shiko": 8}),
        (f"01-hikari 03-hikari 08-hikari {RAIN}", {"ame_shiko": 7}),
        (f"03-hikari 08-hikari 12-hikari {RAIN}", {"ame_shiko": 7}),
        ("01-hikari 03-hikari 12-hikari", {"sanko": 5}),
        ("03-hikari 08-hikari 12-hikari", {"sanko": 5}),
        (f"01-hikari 03-hikari {RAIN}", {}),
        ("01-hikari 03-hikari", {}),
        (BEASTS, {"inoshikacho": 5}),
        ("06-tane 07-tane", {}),
        ("06-tane 07-tane 08-tane", {}),
        (BLUE, {"aotan": 5}),
        ("06-tan 09-tan 07-tan", {}),
        (POEMS, {"akatan": 5}),
        ("01-tan 02-tan 04-tan", {}),
        ("01-tan 02-tan 06-tan 09-tan", {}),
        (FIVE_TANE, {"tane": 1}),
        ("02-tane 04-tane 05-tane 06-tane", {}),
        (f"{FIVE_TANE} 09-tane", {"tane": 2}),
        ("02-tane 04-tane 05-tane 08-tane 11-tane 09-tane 07-tane 06-tane", {"tane": 4}),
        (FIVE_TAN, {"tan": 1}),
        ("01-tan 04-tan 05-tan 07-tan", {}),
        (f"{FIVE_TAN} 06-tan", {"tan": 2}),
        (TEN_KASU, {"kasu": 1}),
        (TEN_KASU.removesuffix(" 12-kasu3"), {}),
        (f"{TEN_KASU} 12-kasu2", {"kasu": 2}),
        # The sake cup is never plain.
        (TEN_KASU.replace("12-kasu3", "09-tane"), {}),
        ("03-hikari 09-tane", {}),
        ("08-hikari 09-tane", {}),
        ("01-hikari 01-tan 01-kasu1 01-kasu2", {}),
        ("", {}),
        # Together.
        (f"{BEASTS} 02-tane 04-tane", {"inoshikacho": 5, "tane": 1}),
        (f"{POEMS} {BLUE}", {"aotan": 5, "akatan": 5, "tan": 2}),
        (f"{BRIGHTS} {BEASTS} {POEMS}", {"shiko": 8, "inoshikacho": 5, "akatan": 5}),
        (
            " ".join(card.code for card in CARDS),
            {"goko": 10, "inoshikacho": 5, "aotan": 5, "akatan": 5, "tane": 5, "tan": 6, "kasu": 15},
        ),
    ],
)
def test_what_counts(codes: str, expected: dict[str, int]) -> None:
    assert made(codes) == expected
    assert total_of(yaku_of(cards(codes), PLAIN, 1)) == sum(expected.values())


@pytest.mark.parametrize(
    ("codes", "expected"),
    [
        (f"01-hikari 03-hikari 08-hikari {RAIN}", {"sanko": 5}),
        (BRIGHTS, {"shiko": 8}),
        (f"{BRIGHTS} {RAIN}", {"goko": 10}),
        (f"01-hikari 03-hikari {RAIN}", {}),
    ],
)
def test_without_the_rain_mans_seven_he_adds_nothing_but_to_five(
    codes: str, expected: dict[str, int]
) -> None:
    assert made(codes, DRY) == expected


@pytest.mark.parametrize(
    ("codes", "month", "expected"),
    [
        ("03-hikari 09-tane", 1, {"hanami_de_ippai": 5}),
        ("08-hikari 09-tane", 1, {"tsukimi_de_ippai": 5}),
        ("03-hikari 08-hikari 09-tane", 1, {"hanami_de_ippai": 5, "tsukimi_de_ippai": 5}),
        ("03-hikari 08-hikari", 1, {}),
        ("09-tane", 1, {}),
        ("01-hikari 01-tan 01-kasu1 01-kasu2", 1, {"tsukifuda": 4}),
        ("01-hikari 01-tan 01-kasu1 01-kasu2", 2, {}),
        ("01-hikari 01-tan 01-kasu1", 1, {}),
        ("12-hikari 12-kasu1 12-kasu2 12-kasu3", 12, {"tsukifuda": 4}),
        (
            "09-tane 03-hikari 03-tan 03-kasu1 03-kasu2 08-hikari 01-hikari",
            3,
            {"sanko": 5, "hanami_de_ippai": 5, "tsukimi_de_ippai": 5, "tsukifuda": 4},
        ),
    ],
)
def test_what_counts_depending_on_the_options(codes: str, month: int, expected: dict[str, int]) -> None:
    assert made(codes, ALL, month) == expected
    assert made(codes, PLAIN, month) == {name: n for name, n in expected.items() if name == "sanko"}


@pytest.mark.parametrize(
    ("codes", "expected"),
    [
        ("01-hikari 01-hikari 03-hikari", {}),
        ("01-hikari 01-hikari 03-hikari 08-hikari", {"sanko": 5}),
        (f"{BRIGHTS} {BRIGHTS}", {"shiko": 8}),
        ("06-tane 06-tane 07-tane", {}),
        ("06-tane 06-tane 07-tane 07-tane 10-tane", {"inoshikacho": 5, "tane": 1}),
        ("01-tan 01-tan 02-tan 02-tan 04-tan 04-tan", {"tan": 2}),
        (" ".join(["12-kasu1", "12-kasu1", "12-kasu2", "12-kasu2", "12-kasu3"] * 2), {"kasu": 1}),
    ],
)
def test_with_two_decks_named_cards_must_differ_and_the_rest_counts_every_copy(
    codes: str, expected: dict[str, int]
) -> None:
    assert made(codes, DOUBLE) == expected


def test_the_months_four_of_two_decks_are_four_different_cards() -> None:
    options = options_for("koi-koi", 4, month_yaku=True)
    assert made("01-hikari 01-hikari 01-tan 01-tan", options) == {}
    assert made("01-hikari 01-hikari 01-tan 01-kasu1 01-kasu2", options) == {"tsukifuda": 4}


def test_a_yaku_says_which_cards_make_it() -> None:
    (found,) = yaku_of(cards(f"{TEN_KASU} 09-tane 01-hikari"), PLAIN, 1)
    assert found.cards == tuple(sorted(cards(TEN_KASU)))


def test_the_basic_game_has_no_yaku() -> None:
    assert yaku_of(CARDS, options_for("hanafuda", 2), 1) == ()
    assert rows_for(options_for("hanafuda", 2), 1) == ()


def lacking(name: str, mine: str, theirs: str = "", options: Options = PLAIN) -> tuple[int, str, bool]:
    found = missing(name, cards(mine), cards(theirs), options, 1)
    return found.count, " ".join(card.code for card in found.cards), found.possible


@pytest.mark.parametrize(
    ("name", "mine", "theirs", "expected"),
    [
        ("inoshikacho", "", "", (3, BEASTS, True)),
        ("inoshikacho", "06-tane 10-tane", "", (1, "07-tane", True)),
        ("inoshikacho", "06-tane 10-tane", "07-tane", (1, "", False)),
        ("inoshikacho", BEASTS, "", (0, "", True)),
        ("sanko", "01-hikari", "03-hikari", (2, "08-hikari 12-hikari", True)),
        ("sanko", "01-hikari", "03-hikari 08-hikari", (2, "12-hikari", False)),
        ("ame_shiko", "01-hikari 03-hikari", "08-hikari", (2, "11-hikari 12-hikari", True)),
        ("goko", "01-hikari", "03-hikari", (4, "08-hikari 11-hikari 12-hikari", False)),
        ("tane", "02-tane 04-tane", "05-tane 06-tane 07-tane 08-tane 09-tane", (3, "10-tane 11-tane", False)),
        ("tane", "02-tane 04-tane", "05-tane 06-tane 07-tane 08-tane", (3, "09-tane 10-tane 11-tane", True)),
        ("tane", FIVE_TANE, "07-tane 09-tane 10-tane", (0, "11-tane", True)),
    ],
)
def test_what_is_missing_and_whether_it_is_still_possible(
    name: str, mine: str, theirs: str, expected: tuple[int, str, bool]
) -> None:
    assert lacking(name, mine, theirs) == expected


def test_what_is_missing_with_two_decks() -> None:
    assert lacking("inoshikacho", "06-tane 06-tane 10-tane", "07-tane", DOUBLE) == (1, "07-tane", True)
    assert lacking("inoshikacho", "06-tane 10-tane", "07-tane 07-tane", DOUBLE) == (1, "", False)
    gone = " ".join(card.code for card in CARDS if card.kind == "tane")
    count, left, possible = lacking("tane", "02-tane", gone, DOUBLE)
    assert (count, possible) == (4, True)
    assert "02-tane" not in left
    assert "04-tane" in left


def test_a_yaku_that_is_not_played_is_not_asked_for() -> None:
    with pytest.raises(KeyError):
        missing("hanami_de_ippai", (), (), PLAIN, 1)
