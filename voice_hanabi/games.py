"""The games that there are: the only place that names them all."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from voice_hanabi.hanabi.game import HANABI
from voice_hanabi.hanafuda.game import HANAFUDA, KOI_KOI
from voice_hanabi.table.game import AnyGame

GAMES: Mapping[str, AnyGame] = MappingProxyType({game.name: game for game in (HANABI, KOI_KOI, HANAFUDA)})
"""Each game by its name, as the command line and saved games have it."""

USUAL_GAME = HANABI.name
"""What is played unless another game is asked for."""
