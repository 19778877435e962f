"""All of a table that is not in its journals: who has a place and by which secret, and what was chosen.

From this and the game that is on, another worker continues the table.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.partners import Level
from voice_hanabi.serving.keeping.kept_wish import KeptWish, read_wish
from voice_hanabi.table.conversation.conversation import Confirm

FORMAT = 1


@dataclass(frozen=True, slots=True)
class KeptPlace:
    """A place that somebody has, or the computer."""

    name: str
    token: str = field(repr=False)
    """Its secret."""
    named: bool = True
    """Whether its guest has given a name."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A table as it is kept."""

    choices: Choices
    places: tuple[KeptPlace, ...]
    """In the order in which they sit."""
    people: tuple[str, ...]
    """Those who have come, in the order in which they did."""
    muted: tuple[str, ...]
    locked: bool
    token: str = field(repr=False)
    """The secret of the link by which others come."""
    code: str = field(repr=False)
    """Its digits."""
    codes: Mapping[str, str] = field(repr=False, default_factory=dict)
    """Digits that are good once, each with the name of whose place they are for."""
    game: Path | None = None
    """The game that is on, by its name among the saved ones."""
    listeners: tuple[str, ...] = ()
    """Those who only listen."""
    board_token: str = field(repr=False, default="")
    """The secret of pages that look at the board; empty while nobody may."""
    board_code: str = field(repr=False, default="")
    """Its digits."""
    lost: tuple[str, ...] = ()
    """Those who were told to have lost the connection."""
    wish: KeptWish | None = None
    """What waits for an answer."""
    hints_off: bool = False
    confirm: str = Confirm.ANNOUNCE.value
    """What the host has decided for the evening."""

    @property
    def keys(self) -> frozenset[str]:
        """Everything that somebody may bring to come to this table."""
        links = map(link_key, (self.token, *(one.token for one in self.places)))
        boards = (board_key(self.board_token), board_digits_key(self.board_code)) if self.board_token else ()
        return frozenset((*links, *map(digits_key, (self.code, *self.codes)), *boards))

    def called(self, names: Sequence[str]) -> Kept:
        """Return it with what the players are called in the game that is on: that is written first."""
        before = self.choices.names
        if len(before) != len(names):
            return self
        now = dict(zip(before, names, strict=True))
        return replace(
            self,
            choices=replace(self.choices, names=tuple(names)),
            places=tuple(replace(one, name=now.get(one.name, one.name)) for one in self.places),
            people=tuple(now.get(name, name) for name in self.people),
            muted=tuple(now.get(name, name) for name in self.muted),
            listeners=tuple(now.get(name, name) for name in self.listeners),
            lost=tuple(now.get(name, name) for name in self.lost),
            wish=None if self.wish is None else self.wish.called(now),
            codes={code: now.get(name, name) for code, name in self.codes.items()},
        )

    def written(self) -> str:
        """Return it as JSON."""
        plain = asdict(self) | {"game": None if self.game is None else self.game.name, "format": FORMAT}
        plain["choices"]["level"] = self.choices.level.value
        return json.dumps(plain, ensure_ascii=False)


def link_key(token: str) -> str:
    """Return the key that a link's secret is: never the same as any digits."""
    return f"link {token}"


def digits_key(code: str) -> str:
    """Return the key that the digits of an invitation are."""
    return f"digits {code}"


def board_key(token: str) -> str:
    """Return the key that the secret of a board is: it leads to no seat."""
    return f"board {token}"


def board_digits_key(code: str) -> str:
    """Return the key that the digits of a board are."""
    return f"board digits {code}"


def read_kept(text: str) -> Kept:
    """Return the table that was written. Raises `ValueError`, `KeyError` or `TypeError` for another text."""
    plain: dict[str, Any] = json.loads(text)
    if plain.pop("format") != FORMAT:
        raise ValueError("another format")
    choices = plain.pop("choices")
    choices |= {name: tuple(choices[name]) for name in ("variants", "names", "partners")}
    choices["level"] = Level(choices["level"])
    game = plain.pop("game")
    return Kept(
        choices=Choices(**choices),
        places=tuple(KeptPlace(**place) for place in plain.pop("places")),
        people=tuple(plain.pop("people")),
        muted=tuple(plain.pop("muted")),
        listeners=tuple(plain.pop("listeners", ())),
        game=None if game is None else Path(game),
        lost=tuple(plain.pop("lost", ())),
        wish=read_wish(plain.pop("wish", None)),
        **plain,
    )
