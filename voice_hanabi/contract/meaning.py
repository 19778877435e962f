"""What a game reads in sentences: commands with their costs, and corrections."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from voice_hanabi.contract.commands import ActionCommand, Command
from voice_hanabi.language.concepts import Spotted


@dataclass(frozen=True, slots=True)
class Meant:
    """A command that a sentence may mean, and the cost of reading it so."""

    command: Command
    cost: float
    sure: bool = True


@dataclass(frozen=True, slots=True)
class Corrected:
    """How a sentence changes a waiting action.

    ``stopped`` is true if a 'no' or similar was said, ``announced`` if it begins or ends as a correction does
    ('I mean', 'sorry'). ``instead`` are the commands that may be meant now, cheapest first.
    """

    stopped: bool
    announced: bool
    instead: tuple[Meant, ...] = ()
    part: bool = False
    """Whether only a part of an action was said, not a whole one."""
    bare: bool = False
    """Whether that part is just a number, which may mean anything."""
    nothing_else: bool = True
    """Whether no part of any action and no unknown word was said."""


@dataclass(frozen=True, slots=True)
class Beside:
    """The words of a sentence beside an act, and whether it has no act and only names a card."""

    words: tuple[str, ...]
    named_only: bool


class Meaning(Protocol):
    """Reads sentences of one language about one game at one table, by the concepts in them."""

    @property
    def telling_words(self) -> frozenset[str]:
        """Words that show what a sentence means: worth listening for although they are rarely said."""

    @property
    def everyday_words(self) -> frozenset[str]:
        """Words that don't change the meaning."""

    def answering_words(self, intents: Sequence[str]) -> frozenset[str]:
        """Words with which people express these intents, besides those of the templates."""

    def spot(self, text: str, *, typed: bool) -> list[Spotted]:
        """Split a sentence into known forms and unknown words."""

    def read(
        self, text: str, intents: Sequence[str], speaking: int | None = None, *, typed: bool
    ) -> list[Meant]:
        """Return what a sentence may mean, cheapest first, each command once.

        ``intents`` are those that are possible now, ``speaking`` is the seat whose turn it is.
        """

    def makes_sense(self, command: Command) -> bool:
        """Return whether a template's meaning makes sense at a table of this language."""

    def sounds_like(self, command: Command) -> Sequence[Command]:
        """Return commands whose words sound like this one's, to try if this one is impossible."""

    def may_be_talk(self, command: Command) -> bool:
        """Return whether people may say a template's words for other reasons, so that the table asks."""

    def denies(self, text: str) -> bool:
        """Return whether a word of a sentence negates the rest of it: 'red no', 'surely not red'."""

    def holds_back(self, text: str, *, typed: bool) -> bool:
        """Return whether something in a sentence speaks against acting on it: a negation, a doubt."""

    def beside(self, text: str, *, typed: bool) -> Beside | None:
        """Return the words besides an act; ``None`` if the game itself weighs them."""

    def correct(
        self, text: str, waiting: ActionCommand, speaking: int | None = None, *, typed: bool
    ) -> Corrected:
        """Return how a sentence changes the waiting action."""

    def without_known_words(self, text: str, kept: str) -> str:
        """Return a typed line without the words of any concept, except for first names and ``kept``."""
