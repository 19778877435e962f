"""Scoring yaku by tables gives the same points as the rules."""

from __future__ import annotations

from random import Random

from voice_hanabi.games.hanafuda.partners.light.numbers import Numbering, set_of
from voice_hanabi.games.hanafuda.partners.light.scoring import scoring_for
from voice_hanabi.games.hanafuda.rules.cards import Kind, full_deck
from voice_hanabi.games.hanafuda.rules.game import options_for
from voice_hanabi.games.hanafuda.rules.yaku import total_of, yaku_of

SWITCHES = ("rain_man_seven", "hanami_de_ippai", "tsukimi_de_ippai", "month_yaku")


def test_captured_sets_score_as_in_the_rules() -> None:
    random = Random(5)
    kinds = [
        options_for("koi-koi", 3, decks=decks, **{switch: random.random() < 0.5 for switch in SWITCHES})
        for decks in (1, 2)
        for _ in range(4)
    ]
    scored = set()
    for number in range(3000):
        options, month = random.choice(kinds), random.choice((3, 8, 11))
        deck = full_deck(options.decks)
        captured = random.sample(deck, random.randint(0, len(deck)))
        if number % 2:
            captured = [card for card in captured if card.kind is not Kind.KASU or card.month == month]
        scoring = scoring_for(options, month)
        progress = scoring.progress(set_of(Numbering().numbers(captured)))
        assert scoring.points(progress) == total_of(yaku_of(captured, options, month))
        scored.add(scoring.points(progress))
    assert len(scored) > 30


def test_in_the_basic_game_captured_cards_score_their_points() -> None:
    scoring = scoring_for(options_for("hanafuda", 2), 1)
    deck = full_deck(1)
    assert scoring.progress(set_of(Numbering().numbers(deck))) == sum(card.points for card in deck)
    assert scoring.points(264) == 0
