"""What is chosen before a game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from voice_hanabi.contract.partners import Level


@dataclass(frozen=True, slots=True)
class Choices:
    """The choices made so far; ``None`` for what nobody has chosen."""

    language: str
    game: str
    """The game's name in `GAMES` of ``games``."""
    rulebook: str | None = None
    variants: tuple[str, ...] = ()
    count: int | None = None
    names: tuple[str, ...] = ()
    beginner: int | None = None
    """The seat that begins (0-based), if it was chosen."""
    partners: tuple[str, ...] = ()
    """The names of the computer players; they sit after the people."""
    level: Level = Level.USUAL
    """How well they play."""
    cards: str | None = None
    """The name of the printed deck; ``None`` if the cards are dealt from a seed."""

    @property
    def people(self) -> int | None:
        """The number of people who play, if known."""
        return None if self.count is None else self.count - len(self.partners)

    @property
    def partner_seats(self) -> frozenset[int]:
        """The computer players' seats (0-based); empty until everybody has a name."""
        return frozenset(seat for seat, name in enumerate(self.names) if name in self.partners)

    @property
    def alone(self) -> int | None:
        """The seat (0-based) of the only person; ``None`` if there are several."""
        people = self.people_seats
        return people[0] if len(people) == 1 else None

    @property
    def people_seats(self) -> tuple[int, ...]:
        """The people's seats (0-based); empty until everybody has a name."""
        return tuple(seat for seat in range(len(self.names)) if seat not in self.partner_seats)

    @property
    def partners_level(self) -> Level:
        """How well the computer players play, or would play."""
        return self.level if self.partners else Level.USUAL

    def of_game(self, game: str) -> Choices:
        """Return these choices for another game, without those that belong to the former game."""
        if game == self.game:
            return self
        return replace(self, game=game, rulebook=None, variants=(), beginner=None, cards=None)


def spelled_alike(name: str, known: Iterable[str]) -> str | None:
    """Return which of the ``known`` names is meant, however its words are joined; ``None`` if none."""
    joined = _joined(name)
    return next((one for one in known if _joined(one) == joined), None)


def _joined(name: str) -> str:
    return "-".join(name.casefold().replace("-", " ").replace("_", " ").split())
