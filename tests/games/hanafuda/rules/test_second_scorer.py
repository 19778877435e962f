"""Random captured cards, scored a second time by bits and words that the table of yaku doesn't use."""

from __future__ import annotations

from random import Random

from voice_hanabi.games.hanafuda.rules.cards import full_deck
from voice_hanabi.games.hanafuda.rules.game import options_for
from voice_hanabi.games.hanafuda.rules.yaku import total_of, yaku_of

SWITCHES = ("rain_man_seven", "hanami_de_ippai", "tsukimi_de_ippai", "month_yaku")


def second_score(codes: list[str], month: int, on: dict[str, bool]) -> dict[str, int]:  # noqa: C901 - a second scorer, written apart from the rules, in one piece on purpose
    """Score written-out codes: a bit for each (month, first letters), plain counts for the rest."""
    kinds = [code[3:].rstrip("123") for code in codes]
    bits = 0
    for code in codes:
        number = int(code[:2])
        if code.endswith("hikari"):
            bits |= 1 << number
        elif code.endswith("tane"):
            bits |= 1 << (16 + number)
        elif code.endswith("tan"):
            bits |= 1 << (32 + number)
    score: dict[str, int] = {}
    rain = bits >> 11 & 1
    dry = (bits & 0b1_0001_0000_1010).bit_count()
    light = {(4, 1): ("goko", 10), (4, 0): ("shiko", 8), (3, 0): ("sanko", 5)}
    light[3, 1] = ("ame_shiko", 7) if on["rain_man_seven"] else ("sanko", 5)
    if (dry, rain) in light:
        score.update([light[dry, rain]])
    beasts, ribbons = bits >> 16 & 0xFFFF, bits >> 32
    if beasts & 0b100_1100_0000 == 0b100_1100_0000:
        score["inoshikacho"] = 5
    if ribbons & 0b110_0100_0000 == 0b110_0100_0000:
        score["aotan"] = 5
    if ribbons & 0b1110 == 0b1110:
        score["akatan"] = 5
    for kind, enough in (("tane", 4), ("tan", 4), ("kasu", 9)):
        points = kinds.count(kind) - enough
        if points > 0:
            score[kind] = points
    cup = bool(beasts & 1 << 9)
    if on["hanami_de_ippai"] and cup and "03-hikari" in codes:
        score["hanami_de_ippai"] = 5
    if on["tsukimi_de_ippai"] and cup and "08-hikari" in codes:
        score["tsukimi_de_ippai"] = 5
    if on["month_yaku"] and len({code for code in codes if code.startswith(f"{month:02}")}) == 4:
        score["tsukifuda"] = 4
    return score


def test_ten_thousand_captured_sets_score_the_same_twice() -> None:
    random = Random(19)
    seen: set[str] = set()
    for number in range(10_000):
        decks = 1 + (number % 4 == 0)
        month = random.randint(1, 12)
        on = {name: random.random() < 0.5 for name in SWITCHES}
        options = options_for("koi-koi", 3, decks=decks, **on)
        deck = full_deck(decks)
        captured = random.sample(deck, random.randint(0, len(deck)))
        if number % 2:
            # Bright cards and the month's cards come together too rarely by themselves.
            captured = [card for card in captured if card.kind != "kasu" or card.month == month]
        found = yaku_of(captured, options, month)
        expected = second_score([card.code for card in captured], month, on)
        assert {yaku.name: yaku.points for yaku in found} == expected, captured
        assert total_of(found) == sum(expected.values())
        seen |= set(expected)
    assert len(seen) == 13, "some yaku never came up"
