"""The first line of a saved game: writes and reads the choices made for it."""

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
"""The format of saved games: since 2 every line has a checksum."""
FORMATS = (1, FORMAT)
"""The readable formats."""


def header_of(choices: Choices, seed: int, number: int, started: datetime) -> dict[str, object]:
    """Return the line as a record; ``number`` distinguishes the games of a folder."""
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
    """Return the choices, and the seed. Raises `KeyError`, `TypeError` or `ValueError` if invalid.

    Choices that no table allows are refused here, too: anybody may have written the file.
    """
    names, partners = _texts(header["names"]), _texts(header.get("partners", []))
    language, rulebook, cards = header["language"], header["rulebook"], header.get("cards")
    if language not in LANGUAGES:
        raise ValueError("no such language")
    choices = Choices(
        language=str(language),
        game=str(header["game"]),
        rulebook=None if rulebook is None else _text(rulebook),
        # Older files have underscores.
        variants=tuple(game.variant_named(name, None) or name for name in _texts(header["variants"])),
        count=len(names),
        names=names,
        beginner=None if header["first"] is None else _number(header["first"]),
        partners=partners,
        level=Level(header.get("level", Level.USUAL.value)),
        cards=None if cards is None else _text(cards),
    )
    # Older files may have one for a game without rulebooks; it means nothing.
    known = not game.rulebooks or choices.rulebook in (None, *game.rulebooks)
    if not (known and can_be_seated(names, game.players)):
        raise ValueError("no such game")
    if partners and not _can_play(partners, names, game):
        raise ValueError("partners are some of the players")
    return choices, _number(header["seed"])


def _can_play(partners: tuple[str, ...], names: tuple[str, ...], game: AnyGame) -> bool:
    """Return whether the computer can have these seats: each once, and at least one is a person's."""
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
    # JSON's 'true' is a number in Python.
    if type(value) is not int:
        raise TypeError("no number")
    return value


def seat_of(seat: object, choices: Choices) -> int:
    """Return the seat in a line. Raises `TypeError` or `ValueError`."""
    if _number(seat) not in range(len(choices.names)):
        raise ValueError("nobody sits there")
    return _number(seat)


def with_other_names(choices: Choices, names: object) -> Choices:
    """Return the choices with new names for people. Raises `TypeError` or `ValueError`."""
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
