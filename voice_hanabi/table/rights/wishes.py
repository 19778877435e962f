"""Requests that need permission: they wait until those who decide have said yes or no."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from voice_hanabi.contract.commands import Arrange, Command, SetUp
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.wording import Wording

WITHIN = 60.0
"""Seconds within which a request must be answered; then it is dropped."""

MOST_ASKED = 3
"""How many requests one person may make within ``WITHIN``: only one waits, and others have some, too."""


@dataclass(frozen=True, slots=True)
class Wish:
    """One request, with everything that must stay the same until it is carried out."""

    command: Command
    kind: str
    """Its name in the table of rights."""
    utterance: Utterance
    by: str
    """The name of the requester."""
    of: tuple[str, ...]
    """The names of those who decide: each of them has to say yes."""
    about: str | None
    """Whom it is about, by name; a seat number may belong to another by then."""
    phase: object
    """The set-up or the game in which it was made."""
    text: str = ""
    """The question."""
    when: float = 0.0
    at: float = 0.0
    """When it was asked, in wall-clock time."""
    agreed: frozenset[str] = frozenset()
    """Those who have already said yes."""

    @property
    def awaited(self) -> tuple[str, ...]:
        """Those who have not answered yet."""
        return tuple(name for name in self.of if name not in self.agreed)

    def asked(self, when: float, wording: Wording) -> Wish:
        """Return the same request asked again now: ``when`` on the clock that measures how long it waits."""
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
    """Return whom others decide about, without a vote of their own: the person to mute or remove.

    ``None`` for any other command, because players have a vote about their own seat.
    """
    return about if isinstance(command, Arrange) else None


class Wishes:
    """Holds a table's one waiting request, so that nobody's yes can be meant for another one."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """``clock`` returns seconds."""
        self.clock = clock
        self._open: Wish | None = None
        self._asked: dict[str, list[float]] = {}

    @property
    def open(self) -> Wish | None:
        """The waiting request."""
        late = self._open is not None and self.clock() - self._open.when >= WITHIN
        return None if late else self._open

    @property
    def last(self) -> Wish | None:
        """The same, even if it has waited too long."""
        return self._open

    def often(self, name: str) -> bool:
        """Return whether somebody has made so many requests lately that it is the others' turn."""
        since = self.clock() - WITHIN
        self._asked = {
            one: late
            for one, when in self._asked.items()
            if (late := [each for each in when if each > since])
        }
        return len(self._asked.get(name, ())) >= MOST_ASKED

    def ask(self, wish: Wish) -> bool:
        """Let a request wait, unless another one is waiting; return whether it does."""
        if self.open is not None:
            return False
        self._open = wish
        self._asked.setdefault(wish.by, []).append(self.clock())
        return True

    def close(self, wish: Wish) -> bool:
        """End the waiting of a request; return whether it was waiting."""
        waited = self._open is not None and self._open.utterance is wish.utterance
        if waited:
            self._open = None
        return waited

    def rename(self, name: str, called: str) -> None:
        """Use somebody's new name in the waiting request and the recent ones."""
        if name in self._asked:
            self._asked[called] = self._asked.pop(name)
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
        """Record somebody's yes, and return the request in its new state."""
        self._open = replace(wish, agreed=wish.agreed | {name})
        return self._open
