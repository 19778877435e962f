"""What a game makes of sentences: commands, with what reading them so costs, and corrections."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from voice_hanabi.contract.commands import ActionCommand, Command
from voice_hanabi.language.concepts import Spotted


@dataclass(frozen=True, slots=True)
class Meant:
    """A command that a sentence may mean, and what reading it so costs."""

    command: Command
    cost: float
    sure: bool = True


@dataclass(frozen=True, slots=True)
class Corrected:
    """What a sentence makes of an action that waits.

    ``stopped`` tells that a 'no' or its kin was said, ``announced`` that it begins or ends as a correction
    does ('I mean', 'sorry'). ``instead`` are the commands that may be meant now, cheapest first.
    """

    stopped: bool
    announced: bool
    instead: tuple[Meant, ...] = ()
    part: bool = False
    """Whether only a part of an action was said, not a whole one."""
    bare: bool = False
    """Whether that is a number by itself, which may be anything."""
    nothing_else: bool = True
    """Whether no part of any action was said, nor any word that is not known."""


@dataclass(frozen=True, slots=True)
class Beside:
    """The words of a sentence that are no part of an act, and whether it only names what may be moved."""

    words: tuple[str, ...]
    named_only: bool


class Meaning(Protocol):
    """Reads sentences of one language about one game at one table, by the concepts in them."""

    @property
    def telling_words(self) -> frozenset[str]:
        """Words that tell what a sentence means: they are worth listening for though they are seldom said."""

    @property
    def everyday_words(self) -> frozenset[str]:
        """Words that change nothing."""

    def answering_words(self, intents: Sequence[str]) -> frozenset[str]:
        """Words with which people answer these intents, beside those of the templates."""

    def spot(self, text: str, *, typed: bool) -> list[Spotted]:
        """Cut a sentence into known forms and unknown words."""

    def read(
        self, text: str, intents: Sequence[str], speaking: int | None = None, *, typed: bool
    ) -> list[Meant]:
        """Return what a sentence may mean, cheapest first, each command once.

        ``intents`` are what is possible now, ``speaking`` is the seat whose turn it is.
        """

    def makes_sense(self, command: Command) -> bool:
        """Return whether what a template says may be meant at a table of this language."""

    def sounds_like(self, command: Command) -> Sequence[Command]:
        """Return commands whose words sound like this one's, for where this one is impossible."""

    def may_be_talk(self, command: Command) -> bool:
        """Return whether what a template says may be said for other reasons, so that it is asked about."""

    def denies(self, text: str) -> bool:
        """Return whether a word of a sentence denies what else it says: 'red no', 'surely not red'."""

    def holds_back(self, text: str, *, typed: bool) -> bool:
        """Return whether something in a sentence speaks against its being meant: a negation, a doubt."""

    def beside(self, text: str, *, typed: bool) -> Beside | None:
        """Return what stands beside an act; ``None`` where the game itself weighs that."""

    def correct(
        self, text: str, waiting: ActionCommand, speaking: int | None = None, *, typed: bool
    ) -> Corrected:
        """Return what a sentence makes of an action that waits."""

    def without_known_words(self, text: str, kept: str) -> str:
        """Return a typed line without the words that any concept knows, but for first names and ``kept``."""
