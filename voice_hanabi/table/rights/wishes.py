"""What somebody wishes who may not simply have it: it waits until whoever decides has said yes or no."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from voice_hanabi.contract.commands import Arrange, Command, SetUp
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.wording import Wording

WITHIN = 60.0
"""Seconds within which a wish is answered; then nothing comes of it."""

MOST_ASKED = 3
"""How many wishes one person may have within ``WITHIN``: only one waits, and others have some, too."""


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
        elif isinstance(self.command, SetUp) and self.about is not None:
            message = "friends-wants-name" if self.of == (self.about,) else "friends-wants-name-of"
            text = wording.say(message, asker=self.by, player=self.about, called=self.command.names[0])
        else:
            wish = self.kind.rpartition(" ")[2]
            text = wording.say("friends-wants", wish=wish, asker=self.by, player=self.about or self.by)
        return replace(self, text=text, when=when, at=time.time())


def judged(command: Command, about: str | None) -> str | None:
    """Return whom others judge: who is to be muted or removed has no say in it; a place is its player's."""
    return about if isinstance(command, Arrange) else None


class Wishes:
    """Keeps the one wish of a table that waits: nobody's yes can be meant for another one."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """``clock`` returns seconds."""
        self.clock = clock
        self._open: Wish | None = None
        self._asked: dict[str, list[float]] = {}

    @property
    def open(self) -> Wish | None:
        """What waits for an answer."""
        late = self._open is not None and self.clock() - self._open.when >= WITHIN
        return None if late else self._open

    @property
    def last(self) -> Wish | None:
        """The same, and what has waited for too long."""
        return self._open

    def often(self, name: str) -> bool:
        """Return whether somebody has wished for so much lately that it is the others' turn."""
        since = self.clock() - WITHIN
        self._asked = {
            one: late
            for one, when in self._asked.items()
            if (late := [each for each in when if each > since])
        }
        return len(self._asked.get(name, ())) >= MOST_ASKED

    def ask(self, wish: Wish) -> bool:
        """Let a wish wait; return whether it does, as none does yet."""
        if self.open is not None:
            return False
        self._open = wish
        self._asked.setdefault(wish.by, []).append(self.clock())
        return True

    def close(self, wish: Wish) -> bool:
        """Let a wish wait no longer; return whether it did."""
        waited = self._open is not None and self._open.utterance is wish.utterance
        if waited:
            self._open = None
        return waited

    def rename(self, name: str, called: str) -> None:
        """Let what waits be of the same people, one of whom is called otherwise now."""
        if (wish := self._open) is None:
            return
        self._open = replace(
            wish,
            by=called if wish.by == name else wish.by,
            of=tuple(called if one == name else one for one in wish.of),
            about=called if wish.about == name else wish.about,
            agreed=frozenset(called if one == name else one for one in wish.agreed),
        )

    def agree(self, wish: Wish, name: str) -> Wish:
        """Note that somebody says yes, and return the wish as it waits now."""
        self._open = replace(wish, agreed=wish.agreed | {name})
        return self._open
