"""The finished games among the saved ones, with their results."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import NamedTuple

from voice_hanabi.contract.game import Came
from voice_hanabi.table.saving.journal import Games, SavedGame
from voice_hanabi.table.saving.journal_folder import day_begun
from voice_hanabi.table.saving.journal_problems import JournalProblem
from voice_hanabi.table.saving.saves import Saves, saves_of


class Days(NamedTuple):
    """A range of days."""

    first: date
    after: date
    """The first day after it."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished game."""

    begun: date
    """The day on which it began, in UTC."""
    game: str
    variants: tuple[str, ...]
    names: tuple[str, ...]
    """All players, by seat."""
    people: frozenset[str]
    """The people among them."""
    came: Came


def finished_game(saved: SavedGame) -> Finished | None:
    """Return a saved game's result; ``None`` if it is not over, or its game keeps no scores."""
    came = saved.game.came_to(saved.state)
    begun = day_begun(saved.path)
    if came is None or begun is None:
        return None
    choices = saved.choices
    people = frozenset(choices.names) - set(choices.partners)
    return Finished(begun, choices.game, choices.variants, choices.names, people, came)


def finished_games(
    place: Path | Saves,
    games: Games,
    days: Days | None = None,
    people: Iterable[str] = (),
    among: Iterable[str] = (),
) -> list[Finished]:
    """Return the finished games of a store, oldest first: of these days, and of just these people.

    All of ``among`` took part in them, possibly with others. Unreadable games are left out. Raises
    `JournalProblem` for a store that can't be read.
    """
    wanted, named = frozenset(people), frozenset(among)
    saves = saves_of(place)
    found = [one for path in _of_days(saves, days) if (one := _read(saves, path, games)) is not None]
    found = [one for one in found if one.people >= named and (not wanted or one.people == wanted)]
    return sorted(found, key=lambda one: one.begun)


def _of_days(saves: Saves, days: Days | None) -> Iterator[Path]:
    # Oldest first; the file's name contains the day, so that other games need not be replayed.
    for path in reversed(saves.newest_first()):
        begun = day_begun(path)
        if begun is not None and (days is None or days.first <= begun < days.after):
            yield path


def _read(saves: Saves, path: Path, games: Games) -> Finished | None:
    try:
        return finished_game(saves.read(path, games))
    except JournalProblem:
        return None
