"""How often all was lost or the maximum reached: only games that are played together count."""

from __future__ import annotations

from datetime import date
from itertools import permutations, product

import pytest
from evening import LANGUAGES

from voice_hanabi.contract.game import Came
from voice_hanabi.games import GAMES
from voice_hanabi.language.wording import Wording
from voice_hanabi.table.scores.finished import Finished
from voice_hanabi.table.scores.telling import ALL, LAST_MONTH, LOST, MONTH, PERFECT, told

NAMES = ("Anna", "Eva")


def game_of(name: str, came: Came) -> Finished:
    return Finished(date(2026, 5, 1), name, (), NAMES, frozenset(NAMES), came)


MAXIMUM = game_of("hanabi", Came((25,), 25))
MIDDLING = game_of("hanabi", Came((17,), 25))
ALL_LOST = game_of("hanabi", Came((0,), 25, lost=True))
TOGETHER = (MAXIMUM, MIDDLING, ALL_LOST)
WON = game_of("koi-koi", Came((30, 12), winners=(0,)))
DRAWN = game_of("hanafuda", Came((25, 25), winners=(0, 1)))
AGAINST_EACH_OTHER = (WON, DRAWN)


def counted(games: tuple[Finished, ...], period: str, language: str = "en", named: str = "") -> str:
    wording = Wording(language, game="hanabi")
    return told(games, period, lambda name: Wording(language, game=GAMES[name].folder), wording, named)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("period", "wanted"), [(PERFECT, MAXIMUM), (LOST, ALL_LOST)])
def test_games_against_each_other_do_not_count(language: str, period: str, wanted: Finished) -> None:
    wording = Wording(language, game="hanabi")
    for numbers in product(range(3), repeat=len(TOGETHER)):
        games = tuple(game for game, number in zip(TOGETHER, numbers, strict=True) for _ in range(number))
        times = games.count(wanted)
        expected = (
            wording.say(f"scores-{period}", times=times, games=len(games))
            if games
            else wording.say("scores-none-together")
        )
        for others in ((WON,), (DRAWN,), AGAINST_EACH_OTHER, AGAINST_EACH_OTHER * 2):
            assert counted((*games, *others), period, language) == expected
            assert counted((*others, *games), period, language) == expected


@pytest.mark.parametrize("period", [PERFECT, LOST])
def test_their_order_does_not_matter(period: str) -> None:
    sentences = {counted(games, period) for games in permutations((*TOGETHER, *AGAINST_EACH_OTHER))}
    assert len(sentences) == 1


@pytest.mark.parametrize("period", [ALL, MONTH, LAST_MONTH])
def test_each_kind_of_game_has_its_own_sentence(period: str) -> None:
    together, against = counted(TOGETHER, period), counted(AGAINST_EACH_OTHER, period)
    both = counted((*TOGETHER, *AGAINST_EACH_OTHER), period)
    heading = Wording("en", game="hanabi").say(f"scores-heading{'-month' if period == MONTH else ''}")
    assert both == together + against.removeprefix(heading)
