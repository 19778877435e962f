"""Who plays, said step by step: missing names, a new name for somebody, two people who swap names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.commands import SetUp
from voice_hanabi.contract.expectations import COUNT, NAMES, Expectation
from voice_hanabi.language.wording import Wording
from voice_hanabi.table.beginning.seating import count_wrong, doubtful_name, unfit_name
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.understanding.before_a_game.names_given import SPEAKER


@dataclass(frozen=True, slots=True)
class NamesSaid:
    """The players' names given so far, and the choices that apply once they are accepted."""

    names: tuple[str, ...]
    choices: Choices
    renames: bool = False
    """Whether the same people are renamed, keeping everything that is theirs."""


def missing(names: Sequence[str], wanted: int | None) -> int:
    """Return how many names are still missing if ``wanted`` people play."""
    return names.count(SPEAKER) + max((wanted or len(names)) - len(names), 0)


def filled(had: Sequence[str], names: Sequence[str], wanted: int | None) -> tuple[str, ...]:
    """Return the former names with the gaps filled by new ones; too many replace them all."""
    if not had or len(names) > missing(had, wanted):
        return tuple(names)
    new = iter(names)
    kept = [next(new, SPEAKER) if name == SPEAKER else name for name in had]
    return (*kept, *new)


def lacks_names(said: NamesSaid, before: Choices) -> bool:
    """Return whether names are still missing; false if there were already names ``before``."""
    wanted = said.choices.people
    return missing(said.names, None if wanted == 1 or before.names else wanted) > 0


def unfit_so_far(conversation: Conversation, names: Sequence[str], choices: Choices) -> str | None:
    """Return what is wrong with the names given so far, while others are missing; ``None`` if nothing."""
    return unfit_name(conversation, [name for name in names if name != SPEAKER])


def seat_names(wording: Wording, had: Sequence[str], wanted: int) -> tuple[str, ...]:
    """Return names for people who don't give one, by their seats' numbers: for all, or only for the gaps."""
    open_seats = [seat for seat in range(wanted) if seat >= len(had) or had[seat] == SPEAKER]
    return tuple(wording.say("seat-name", number=seat + 1) for seat in open_seats)


def without_names(choices: Choices, *, count: bool) -> Choices:
    """Return choices without names; with ``count``, the number of players is dropped too."""
    if count:
        return replace(choices, count=None, names=(), beginner=None, partners=())
    return replace(choices, names=(), beginner=None)


def missing_question(wording: Wording, names: Sequence[str], wanted: int | None) -> str:
    """Return the known names, and the question for the missing ones."""
    known = [name for name in names if name != SPEAKER]
    if SPEAKER in names:
        return f"{wording.all_of(known)}. {wording.say('ask-name')}"
    return wording.say("names-missing", players=wording.all_of(known), count=missing(names, wanted))


def open_question(
    conversation: Conversation, choices: Choices, unsure: NamesSaid | None, had: Sequence[str]
) -> str:
    """Return the next question: how many play, who, or whether to deal.

    ``unsure`` are names that the table has asked about, ``had`` those that were given while others are
    missing.
    """
    say = conversation.wording.say
    if unsure is not None:
        return say("name-sure", name=doubtful_name(conversation, unsure.names) or "")
    if had:
        return missing_question(conversation.wording, had, choices.people)
    if not choices.names:
        asked = "ask-name" if choices.people == 1 else "ask-names"
        return say("ask-count" if choices.count is None else asked)
    rules = conversation.game.summary(choices, conversation.wording)
    return say("set-up-summary", players=", ".join(choices.names), rules=rules)


def example_named(expectation: Expectation, choices: Choices) -> str:
    """Return the message with an answer to an open question."""
    one = choices.people == 1
    names = {COUNT: "example-count", NAMES: "example-name" if one else "example-names"}
    return names.get(expectation, "example-deal")


def chosen_told(conversation: Conversation, choices: Choices, message: str) -> str:
    """Return what was chosen in words."""
    rules = conversation.game.summary(choices, conversation.wording)
    return conversation.wording.say(message, rules=rules, game=choices.game, level=choices.level.value)


def none_told(conversation: Conversation, choices: Choices, question: str) -> str:
    """Return the open question again if nobody plays, or nothing of a list was chosen."""
    return question if choices.names else f"{conversation.wording.say('nobody-plays')} {question}"


def nobody_else(had: tuple[str, ...], choices: Choices) -> NamesSaid:
    """Return the names so far as those of all who play."""
    return NamesSaid(had, replace(choices, count=len(had) + len(choices.partners)))


def whom_question(command: SetUp, conversation: Conversation) -> str:
    """Return the question that asks whose name to change, or whose names to swap."""
    say = conversation.wording.say
    if command.what == "rename":
        return say("rename-whom", called=command.names[0])
    people = conversation.people
    return say("exchange-whom", first=people[0], second=people[-1])


def _seats_told(command: SetUp, people: Sequence[str], speaking: int | None) -> SetUp | None:
    """Return a change of names with the seats that were not said; ``None`` if they aren't clear.

    If there are two people, their names are swapped. If there is only one, that person is meant.
    """
    if command.what == "exchange":
        return replace(command, value=0, other=1) if len(people) == 2 else None
    seat = 0 if len(people) == 1 else speaking
    return None if seat is None else replace(command, value=seat)


def _named_so_far(
    command: SetUp, choices: Choices, conversation: Conversation, had: Sequence[str]
) -> NamesSaid | str:
    """Return the incomplete names with a new one added, and the choices with that many players.

    ``had`` are the names so far. If somebody 'plays too', so does the speaker. If there are too many players,
    the sentence that says so is returned.
    """
    if command.what == "rename":
        return NamesSaid(filled(had, command.names, choices.people), choices)
    people = (*(had or (SPEAKER,)), *command.names)
    count = max(choices.people or 0, len(people)) + len(choices.partners)
    if count > conversation.game.players[-1]:
        return count_wrong(conversation)
    return NamesSaid(people, replace(choices, count=count))


def changed_names(
    command: SetUp, choices: Choices, conversation: Conversation, speaking: int | None, had: Sequence[str]
) -> NamesSaid | str:
    """Return the people's names after one is changed, two are swapped, or one is added, and the choices with
    them.

    A computer player makes room for a person. If there are too many players, if nobody sits there, or if it
    isn't known who is ``speaking`` ('call me Jana'), the sentence that says so is returned.
    """
    if not choices.names and command.what != "exchange":
        return _named_so_far(command, choices, conversation, had)
    people = list(choices.names[: choices.people])
    most = conversation.game.players[-1]
    if command.what == "rename" and speaking is not None and command.value not in (None, speaking):
        # A speaker with their own microphone or phone changes their own name, as in a game.
        return conversation.wording.say("rename-others", player=conversation.wording.name(int(command.value)))
    if command.what != "add-player" and command.value is None and people:
        told = _seats_told(command, people, speaking)
        if told is None:
            return whom_question(command, conversation)
        command = told
    seat = int(command.value) if isinstance(command.value, int) else len(people)
    match command.what:
        case "rename" if seat < len(people):
            people[seat] = command.names[0]
        case "exchange" if command.other is not None and max(seat, command.other) < len(people):
            people[seat], people[command.other] = people[command.other], people[seat]
        case "add-player":
            people += command.names
        case _:
            return conversation.wording.say("cannot-no-such-seat")
    computers = min(len(choices.partners), most - len(people))
    if computers < 0:
        return count_wrong(conversation)
    chosen = replace(choices, count=len(people) + computers, partners=choices.partners[:computers])
    return NamesSaid(tuple(people), chosen, renames=command.what == "rename")
