"""Everything about a table that is not in its journals: who has a place with which secret, and the choices
made.

With this and the current game, another worker can continue the table.
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
    """The place of a person or of a computer player."""

    name: str
    token: str = field(repr=False)
    """Its secret."""
    named: bool = True
    """Whether its guest has given a name."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A table as it is stored."""

    choices: Choices
    places: tuple[KeptPlace, ...]
    """In the order of their seats."""
    people: tuple[str, ...]
    """The people who have come, in order of arrival."""
    muted: tuple[str, ...]
    locked: bool
    token: str = field(repr=False)
    """The secret of the link for others."""
    code: str = field(repr=False)
    """The invitation's digits."""
    codes: Mapping[str, str] = field(repr=False, default_factory=dict)
    """Single-use digits, each with the name of its place."""
    game: Path | None = None
    """The current game, by its name among the saved ones."""
    listeners: tuple[str, ...] = ()
    """The people who only listen."""
    board_token: str = field(repr=False, default="")
    """The secret of pages that watch the board; empty while it is closed."""
    board_code: str = field(repr=False, default="")
    """The board's digits."""
    lost: tuple[str, ...] = ()
    """The people whose connection was announced as lost."""
    wish: KeptWish | None = None
    """The request that waits for an answer."""
    hints_off: bool = False
    confirm: str = Confirm.ANNOUNCE.value
    """How actions are confirmed (`Confirm`). Like those before it, the host decides this for the evening."""

    @property
    def keys(self) -> frozenset[str]:
        """Every secret and code with which somebody can reach this table."""
        links = map(link_key, (self.token, *(one.token for one in self.places)))
        boards = (board_key(self.board_token), board_digits_key(self.board_code)) if self.board_token else ()
        return frozenset((*links, *map(digits_key, (self.code, *self.codes)), *boards))

    def called(self, names: Sequence[str]) -> Kept:
        """Return it with the players' names in the current game, which are stored first."""
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
    """Return the key for a link's secret; it never equals a key for digits."""
    return f"link {token}"


def digits_key(code: str) -> str:
    """Return the key for the digits of an invitation."""
    return f"digits {code}"


def board_key(token: str) -> str:
    """Return the key for the secret of a board; it gives no access to a seat."""
    return f"board {token}"


def board_digits_key(code: str) -> str:
    """Return the key for the digits of a board."""
    return f"board digits {code}"


def read_kept(text: str) -> Kept:
    """Return the table from its JSON. Raises `ValueError`, `KeyError` or `TypeError` for any other text."""
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
