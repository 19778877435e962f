"""What somebody wishes who may not simply have it: it waits until whoever decides has said yes or no."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from voice_hanabi.contract.commands import Command
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.wording import Wording

WITHIN = 60.0
"""Seconds within which a wish is answered; then nothing comes of it."""


@dataclass(frozen=True, slots=True)
class Wish:
    """One wish, with all that it has to be the same by until it is carried out."""

    command: Command
    kind: str
    """Its name in the table of rights."""
    utterance: Utterance
    by: str
    """Who wishes it, by name."""
    of: tuple[str, ...]
    """Who decides: each of them has to say yes."""
    about: str | None
    """Whom it is about; a number may be another's by then."""
    phase: object
    """The set-up or the game in which it was said."""
    text: str = ""
    """The question."""
    when: float = 0.0
    at: float = 0.0
    """When it was asked, by the clock on the wall."""
    agreed: frozenset[str] = frozenset()
    """Who has said yes already."""

    @property
    def awaited(self) -> tuple[str, ...]:
        """Those who have not answered yet."""
        return tuple(name for name in self.of if name not in self.agreed)

    def asked(self, when: float, wording: Wording) -> Wish:
        """Return it as it is asked now, at ``when`` of the clock that counts how long it waits."""
        if self.kind == "StandIn":
            text = wording.say("friends-wants-stand-in", asker=self.by)
        else:
            wish = self.kind.rpartition(" ")[2]
            text = wording.say("friends-wants", wish=wish, asker=self.by, player=self.about or self.by)
        return replace(self, text=text, when=when, at=time.time())


class Wishes:
    """Keeps the one wish of a table that waits: nobody's yes can be meant for another one."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """``clock`` returns seconds."""
        self.clock = clock
        self._open: Wish | None = None

    @property
    def open(self) -> Wish | None:
        """What waits for an answer."""
        late = self._open is not None and self.clock() - self._open.when >= WITHIN
        return None if late else self._open

    @property
    def last(self) -> Wish | None:
        """The same, and what has waited for too long."""
        return self._open

    def ask(self, wish: Wish) -> bool:
        """Let a wish wait; return whether it does, as none does yet."""
        if self.open is not None:
            return False
        self._open = wish
        return True

    def close(self, wish: Wish) -> bool:
        """Let a wish wait no longer; return whether it did."""
        waited = self._open is not None and self._open.when == wish.when and self._open.by == wish.by
        if waited:
            self._open = None
        return waited

    def agree(self, wish: Wish, name: str) -> Wish:
        """Note that somebody says yes, and return the wish as it waits now."""
        self._open = replace(wish, agreed=wish.agreed | {name})
        return self._open
