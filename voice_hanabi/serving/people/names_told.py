"""The answer of somebody who was asked for a name: the name, or why they can't have it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from voice_hanabi.contract.commands import NO, YES, Answer, Arrange, SetUp
from voice_hanabi.contract.expectations import NAMES, YES_NO
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.templates import plain
from voice_hanabi.table.beginning.seating import doubtful_name, unfit_name
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.understanding.outcome import Understood, decided
from voice_hanabi.understanding.understanding import meanings
from voice_hanabi.understanding.waits import Waits

LISTENS = Arrange("listen-only")
"""The person only listens."""

BELIEF = 0.4
"""How sure a spoken name must be to be accepted; it can be taken back."""


@dataclass(frozen=True, slots=True)
class NameHeard:
    """A name, or the sentence that says what is wrong; neither if nothing was heard at all."""

    name: str | None = None
    problem: str = ""
    listens: bool = False
    """Whether they said instead that they only listen."""


def name_heard(conversation: Conversation, utterance: Utterance, taken: Sequence[str]) -> NameHeard:
    """Return the name that somebody gave, unless it is ``taken``."""
    # That a name is taken doesn't make the hearing worse.
    empty = replace(conversation, names=())
    say = conversation.wording.say
    if not utterance.typed and utterance.belief < BELIEF:
        return NameHeard()
    understood = decided(meanings(empty.interpreter, utterance, Waits(NAMES, names=1)))
    command = understood.command if isinstance(understood, Understood) else None
    if command == LISTENS:
        return NameHeard(listens=True)
    if not isinstance(command, SetUp) or command.what != "names" or not command.names:
        return NameHeard(problem=say("friends-name-unheard" if not utterance.typed else "friends-name-again"))
    name = command.names[0]
    problem = not_called_so(conversation, name, taken)
    return NameHeard(name) if problem is None else NameHeard(problem=problem)


def not_called_so(conversation: Conversation, name: str, others: Sequence[str]) -> str | None:
    """Return the sentence that says why somebody can't have this name beside the ``others``, if any."""
    say = conversation.wording.say
    if plain(name) in map(plain, others):
        return say("friends-name-taken", name=name)
    problem = unfit_name(conversation, (*others, name))
    if problem is None and doubtful_name(conversation, (name,)) is not None:
        problem = say("friends-name-means-more", name=name)
    return problem


def agreed(conversation: Conversation, utterance: Utterance) -> bool | None:
    """Return whether somebody says just yes or no; ``None`` for anything else."""
    understood = decided(meanings(conversation.interpreter, utterance, Waits(YES_NO)))
    if not isinstance(understood, Understood) or not understood.sure:
        return None
    return {YES: True, NO: False}.get(understood.command) if isinstance(understood.command, Answer) else None
