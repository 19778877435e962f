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
    """Return what was chosen, and the seed. Raises `KeyError`, `TypeError` or `ValueError` otherwise.

    What no table lets anybody choose is refused here, too: the file may be anybody's.
    """
    names, partners = _texts(header["names"]), _texts(header.get("partners", []))
    language, rulebook, cards = header["language"], header["rulebook"], header.get("cards")
    if language not in LANGUAGES:
        raise ValueError("no such language")
    choices = Choices(
        language=str(language),
        game=str(header["game"]),
        rulebook=None if rulebook is None else _text(rulebook),
        # Some were written with underscores before.
        variants=tuple(game.variant_named(name, None) or name for name in _texts(header["variants"])),
        count=len(names),
        names=names,
        beginner=None if header["first"] is None else _number(header["first"]),
        partners=partners,
        level=Level(header.get("level", Level.USUAL.value)),
        cards=None if cards is None else _text(cards),
    )
    # Where a game has no rulebooks, some were written before, and say nothing.
    known = not game.rulebooks or choices.rulebook in (None, *game.rulebooks)
    if not (known and can_be_seated(names, game.players)):
        raise ValueError("no such game")
    if partners and not _can_play(partners, names, game):
        raise ValueError("partners are some of the players")
    return choices, _number(header["seed"])


def _can_play(partners: tuple[str, ...], names: tuple[str, ...], game: AnyGame) -> bool:
    """Return whether the computer can have these seats: each once, and one at least is a person's."""
    return game.has_partners and len(set(partners)) == len(partners) and set(partners) < set(names)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("no text")
    return value


def _texts(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise TypeError("no list")
    return tuple(map(_text, value))


def _number(value: object) -> int:
    # A 'true' of JSON is a number in Python.
    if type(value) is not int:
        raise TypeError("no number")
    return value


def seat_of(seat: object, choices: Choices) -> int:
    """Return a seat that a line names. Raises `TypeError` or `ValueError`."""
    if _number(seat) not in range(len(choices.names)):
        raise ValueError("nobody sits there")
    return _number(seat)


def with_other_names(choices: Choices, names: object) -> Choices:
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
