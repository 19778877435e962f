"""What is chosen before a game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Choices:
    """What has been chosen so far; ``None`` where nothing was said."""

    language: str
    game: str
    """Its name, as ``games.py`` has it."""
    rulebook: str | None = None
    variants: tuple[str, ...] = ()
    count: int | None = None
    names: tuple[str, ...] = ()
    beginner: int | None = None
    """The seat that begins (0-based), where somebody said who."""

    def of_game(self, game: str) -> Choices:
        """Return the same choices for a game; what was chosen of one says nothing of another."""
        if game == self.game:
            return self
        return replace(self, game=game, rulebook=None, variants=(), beginner=None)


def spelled_alike(name: str, known: Iterable[str]) -> str | None:
    """Return which of the ``known`` names is meant, however its words are joined; ``None`` for none."""
    joined = _joined(name)
    return next((one for one in known if _joined(one) == joined), None)


def _joined(name: str) -> str:
    return "-".join(name.casefold().replace("-", " ").replace("_", " ").split())
