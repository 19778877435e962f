"""The options of a match: the game, its players, decks, cards and rounds, and switches."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from voice_hanabi.games.hanafuda.rules.errors import OptionError

GameName = Literal["koi-koi", "hanafuda"]
"""Koi-Koi, or the basic game, which has no name of its own."""

GAMES: tuple[GameName, ...] = ("koi-koi", "hanafuda")

MATCH_LENGTHS = (12, 6)
"""The numbers of rounds of a match, including the short one."""

MIN_PLAYERS = 2

_DEALT: Mapping[tuple[GameName, int], tuple[tuple[int, int], ...]] = {
    ("hanafuda", 1): ((8, 8), (7, 6), (5, 8), (4, 8), (3, 8)),
    ("hanafuda", 2): ((8, 8), (8, 8), (8, 8), (8, 8), (7, 8)),
    ("koi-koi", 1): ((8, 8), (7, 6)),
    ("koi-koi", 2): ((8, 8), (8, 8), (8, 8), (8, 8), (7, 8)),
}
"""By game and number of decks: the cards of each hand and of the field, for 2, 3, ... players."""

SWITCHES: Mapping[str, GameName] = {
    "play_on": "hanafuda",
    "look_first": "hanafuda",
    "rain_man_seven": "koi-koi",
    "hanami_de_ippai": "koi-koi",
    "tsukimi_de_ippai": "koi-koi",
    "month_yaku": "koi-koi",
    "double_at_seven": "koi-koi",
    "double_by_koi_koi": "koi-koi",
    "oya_ken": "koi-koi",
}
"""The switches, and the game that each belongs to."""


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a match. Made by :func:`options_for`, which checks them."""

    game: GameName
    players: int
    """How many seats there are."""
    decks: int = 1
    hand_size: int = 8
    """How many cards each player is dealt."""
    field_size: int = 8
    """How many cards are dealt to the field."""
    rounds: int = 12
    play_on: bool = False
    """When the hands are empty, continue with the stock until that is empty too."""
    look_first: bool = False
    """The top card of the stock may be looked at, and taken into the hand instead of being played."""
    rain_man_seven: bool = True
    """Four brights with the rain man are worth 7; without this they are worth as much as the other three."""
    hanami_de_ippai: bool = False
    """Curtain and sake cup are worth 5."""
    tsukimi_de_ippai: bool = False
    """Moon and sake cup are worth 5."""
    month_yaku: bool = False
    """The four cards of the round's month are worth 4."""
    double_at_seven: bool = False
    """Scores of seven and more are doubled."""
    double_by_koi_koi: bool = False
    """The points are doubled for each koi-koi called in the round, by anybody."""
    oya_ken: bool = True
    """The dealer gets 6 if nobody called shobu."""


_DEFAULTS = {name: getattr(Options("koi-koi", 2), name) for name in SWITCHES}


def players_for(game: GameName, decks: int) -> range:
    """Return the numbers of players for a game with a number of decks."""
    return range(MIN_PLAYERS, MIN_PLAYERS + len(_DEALT[game, decks]))


def options_for(
    game: str,
    players: int,
    /,
    *,
    decks: int | None = None,
    hand_size: int | None = None,
    rounds: int = 12,
    **switches: bool,
) -> Options:
    """Return checked options. Raises :class:`OptionError` if no match can be played with them.

    By default there is one deck, or two if one is not enough for the players, and ``hand_size`` is as large
    as possible. A switch of the other game is refused, unless it has its default.
    """
    if game not in GAMES:
        raise OptionError("unknown-game", game=game, known=", ".join(GAMES))
    name: GameName = game
    if decks is None:
        decks = 1 if players in players_for(name, 1) else 2
    if not _whole(decks) or decks not in (1, 2):
        raise OptionError("number-of-decks", decks=decks)
    possible = players_for(name, decks)
    if not _whole(players) or players not in possible:
        raise OptionError(
            "number-of-players",
            game=game,
            decks=decks,
            least=possible[0],
            most=possible[-1],
            players=players,
        )
    most, field_size = _DEALT[name, decks][players - MIN_PLAYERS]
    if hand_size is None:
        hand_size = most
    if not _whole(hand_size) or not 1 <= hand_size <= most:
        raise OptionError("hand-size", players=players, most=most, hand_size=hand_size)
    if not _whole(rounds) or rounds not in MATCH_LENGTHS:
        raise OptionError("number-of-rounds", rounds=rounds)
    for switch, value in switches.items():
        _check_switch(switch, value, game)
    return Options(name, players, decks, hand_size, field_size, rounds, **switches)


def _check_switch(switch: str, value: object, game: str) -> None:
    """Raise :class:`OptionError` if a switch is unknown, of the other game, or not a boolean."""
    if switch not in SWITCHES:
        raise OptionError("unknown-option", name=switch, known=", ".join(SWITCHES))
    if not isinstance(value, bool):
        raise OptionError("not-a-switch", name=switch)
    if SWITCHES[switch] != game and value != _DEFAULTS[switch]:
        raise OptionError("other-game", name=switch, game=game)


def _whole(value: object) -> bool:
    """Return whether a value is a whole number; booleans are not."""
    return isinstance(value, int) and not isinstance(value, bool)
