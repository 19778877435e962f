"""A request as it is stored: if a worker dies, the table's next worker asks again what had no answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from voice_hanabi.contract.commands import (
    Advice,
    Arrange,
    Command,
    Control,
    ControlVerb,
    NewPhone,
    SetUp,
    StandIn,
)
from voice_hanabi.contract.partners import AdviceKind
from voice_hanabi.language.word_graph import SlotValue
from voice_hanabi.table.rights.rights import Person, Right, right
from voice_hanabi.table.rights.wishes import Wish


@dataclass(frozen=True, slots=True)
class KeptWish:
    """A request, with names only: nothing about how it was said."""

    kind: str
    """Its name in the table of rights."""
    by: str
    of: tuple[str, ...]
    about: str | None
    value: SlotValue | None
    """The choice, if the request is about nobody, or the new name."""
    agreed: tuple[str, ...]
    at: float
    """When it was asked, in wall-clock time, the only clock that machines share."""

    def called(self, now: Mapping[str, str]) -> KeptWish:
        """Return it with the names that people have ``now``, if they were renamed."""
        return replace(
            self,
            by=now.get(self.by, self.by),
            of=tuple(now.get(name, name) for name in self.of),
            about=None if self.about is None else now.get(self.about, self.about),
            agreed=tuple(now.get(name, name) for name in self.agreed),
        )

    def command(self, number: int | None) -> Command | None:
        """Return the command for the person with this number now; ``None`` if it doesn't need to be asked."""
        if right(Person.PLAYER, self.kind) not in (Right.OF_HOST, Right.OF_WHOM):
            return None
        if (number is None) is not (self.about is None):
            return None
        name, _, what = self.kind.partition(" ")
        match name, number:
            case "StandIn", int():
                return StandIn(number)
            case "NewPhone", int():
                return NewPhone(number)
            case "SetUp", int():
                return SetUp(what, number, (str(self.value),))
            case "Control" | "Agreed", None:
                return Control(ControlVerb(what))
            case "Advice", None:
                return Advice(AdviceKind(what))
            case "Arrange", _:
                return Arrange(what, self.value if number is None else number)
        return None


def kept_wish(wish: Wish) -> KeptWish:
    """Return a request in its stored form."""
    command = wish.command
    value = command.value if isinstance(command, Arrange) and wish.about is None else None
    if isinstance(command, SetUp):
        value = command.names[0]
    return KeptWish(wish.kind, wish.by, wish.of, wish.about, value, tuple(sorted(wish.agreed)), wish.at)


def read_wish(plain: Mapping[str, Any] | None) -> KeptWish | None:
    """Return the stored request, if there is one."""
    if plain is None:
        return None
    return KeptWish(**{**plain, "of": tuple(plain["of"]), "agreed": tuple(plain["agreed"])})
