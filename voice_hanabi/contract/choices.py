"""What is chosen before a game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from voice_hanabi.contract.partners import Level


@dataclass(frozen=True, slots=True)
class Choices:
    """What has been chosen so far; ``None`` where nothing was said."""

    language: str
    game: str
    """Its name, as `GAMES` of ``games`` has it."""
    rulebook: str | None = None
    variants: tuple[str, ...] = ()
    count: int | None = None
    names: tuple[str, ...] = ()
    beginner: int | None = None
    """The seat that begins (0-based), where somebody said who."""
    partners: tuple[str, ...] = ()
    """The names of those at the table whom the computer plays; they sit behind the people."""
    level: Level = Level.USUAL
    """How well those play."""
    cards: str | None = None
    """The name of the printed deck that is played with; ``None`` where a seed deals."""

    @property
    def people(self) -> int | None:
        """How many people play, where that is known."""
        return None if self.count is None else self.count - len(self.partners)

    @property
    def partner_seats(self) -> frozenset[int]:
        """The seats (0-based) that the computer plays; none before all are named."""
        return frozenset(seat for seat, name in enumerate(self.names) if name in self.partners)

    @property
    def alone(self) -> int | None:
        """The seat (0-based) of the only one who is no computer; ``None`` where there are several."""
        people = self.people_seats
        return people[0] if len(people) == 1 else None

    @property
    def people_seats(self) -> tuple[int, ...]:
        """The seats (0-based) of those who are no computers; none before all are named."""
        return tuple(seat for seat in range(len(self.names)) if seat not in self.partner_seats)

    @property
    def partners_level(self) -> Level:
        """How well those play whom the computer plays, or would play."""
        return self.level if self.partners else Level.USUAL

    def of_game(self, game: str) -> Choices:
        """Return the same choices for a game; what was chosen of one says nothing of another."""
        if game == self.game:
            return self
        return replace(self, game=game, rulebook=None, variants=(), beginner=None, cards=None)


def spelled_alike(name: str, known: Iterable[str]) -> str | None:
    """Return which of the ``known`` names is meant, however its words are joined; ``None`` for none."""
    joined = _joined(name)
    return next((one for one in known if _joined(one) == joined), None)


def _joined(name: str) -> str:
    return "-".join(name.casefold().replace("-", " ").replace("_", " ").split())
