"""The games of the program. No other module names them all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from voice_hanabi.contract.game import AnyGame

USUAL_GAME = "hanabi"
"""The default game."""

RULEBOOKS = ("cs", "pl", "da", "en")
"""The rulebooks of all games; each game says which of them it has."""

_WHERE: Mapping[str, tuple[str, str]] = {
    USUAL_GAME: ("voice_hanabi.games.hanabi.game", "HANABI"),
    "koi-koi": ("voice_hanabi.games.hanafuda.game", "KOI_KOI"),
    "hanafuda": ("voice_hanabi.games.hanafuda.game", "HANAFUDA"),
}
"""The module of each game, and the object's name there."""


class _Games(Mapping[str, "AnyGame"]):
    """The games by name, each loaded on first use."""

    def __getitem__(self, name: str) -> AnyGame:
        return _loaded(*_WHERE[name])

    def __iter__(self) -> Iterator[str]:
        return iter(_WHERE)

    def __len__(self) -> int:
        return len(_WHERE)


@cache
def _loaded(module: str, name: str) -> AnyGame:
    return cast("AnyGame", getattr(import_module(module), name))


GAMES: Mapping[str, AnyGame] = _Games()
"""Each game by its name on the command line and in saved games."""
