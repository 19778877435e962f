"""The first line of a saved game: what was chosen for it, both ways."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.game import AnyGame
from voice_hanabi.contract.partners import Level
from voice_hanabi.contract.seat_names import can_be_seated
from voice_hanabi.languages import LANGUAGES

FORMAT = 2
"""How games are saved: since 2 every line has a checksum."""
FORMATS = (1, FORMAT)
"""Those that are read."""


def header_of(choices: Choices, seed: int, number: int, started: datetime) -> dict[str, object]:
    """Return the line as a record; ``number`` tells the games of a folder apart."""
    header: dict[str, object] = {
        "voice-hanabi": FORMAT,
        "game": choices.game,
        "number": number,
        "started": started.isoformat(),
        "language": choices.language,
        "rulebook": choices.rulebook,
        "variants": choices.variants,
        "names": choices.names,
        "seed": seed,
        "first": choices.beginner,
    }
    if choices.partners:
        header |= {"partners": choices.partners, "level": choices.level.value}
    return header if choices.cards is None else header | {"cards": choices.cards}


def choices_of(header: Mapping[str, object], game: AnyGame) -> tuple[Choices, int]:
    """Return what was chosen, and the seed. Raises `KeyError`, `TypeError` or `ValueError` otherwise."""
    variants, names = header["variants"], header["names"]
    seed, first = header["seed"], header["first"]
    if not isinstance(variants, list) or not isinstance(names, list):
        raise TypeError("variants and names are lists")
    if not isinstance(seed, int) or not isinstance(first, int | None):
        raise TypeError("seed and first are numbers")
    partners = header.get("partners", [])
    if not isinstance(partners, list) or not set(partners) <= set(names):
        raise ValueError("partners are names of players")
    language = str(header["language"])
    if language not in LANGUAGES:
        raise ValueError("no such language")
    choices = Choices(
        language=language,
        game=str(header["game"]),
        rulebook=None if header["rulebook"] is None else str(header["rulebook"]),
        # Some were written with underscores before.
        variants=tuple(game.variant_named(str(name), None) or str(name) for name in variants),
        count=len(names),
        names=tuple(map(str, names)),
        beginner=first,
        partners=tuple(map(str, partners)),
        level=Level(str(header.get("level", Level.USUAL.value))),
        cards=None if header.get("cards") is None else str(header["cards"]),
    )
    known = not game.rulebooks or choices.rulebook in (None, *game.rulebooks)
    if not (known and can_be_seated(choices.names, game.players)):
        raise ValueError("no such game")
    return choices, seed


def seat_of(seat: object, choices: Choices) -> int:
    """Return a seat that a line names. Raises `TypeError` or `ValueError`."""
    if type(seat) is not int:
        raise TypeError("a seat is a number")
    if seat not in range(len(choices.names)):
        raise ValueError("nobody sits there")
    return seat


def called_otherwise(choices: Choices, names: object) -> Choices:
    """Return the choices with other names for people. Raises `TypeError` or `ValueError`."""
    if not isinstance(names, list) or not all(type(name) is str for name in names):
        raise TypeError("names are texts")
    changed = replace(choices, names=tuple(names))
    if changed.partner_seats != choices.partner_seats:
        raise ValueError("computer players keep their names")
    if not can_be_seated(changed.names, (len(choices.names),)):
        raise ValueError("nobody can be called so")
    return changed


def stand_ins_of(seats: object, choices: Choices) -> tuple[int, ...]:
    """Return the seats of people who are away. Raises `TypeError` or `ValueError`."""
    if not isinstance(seats, list) or not all(type(seat) is int for seat in seats):
        raise TypeError("seats are numbers")
    if not set(seats) < frozenset(range(len(choices.names))) - choices.partner_seats:
        raise ValueError("nobody sits there")
    return tuple(seats)
