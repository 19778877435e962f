"""Checks commands by the rules: what an action needs before it can be carried out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from voice_hanabi.contract.commands import ActionCommand, Answer, Command
from voice_hanabi.contract.expectations import PLAYER, Expectation
from voice_hanabi.contract.teller import Incomplete, Ready, Refused
from voice_hanabi.games.hanabi.rules.actions import (
    Action,
    ClueColour,
    ClueRank,
    Discard,
    Play,
    TakeToDeck,
    TakeToFirework,
)
from voice_hanabi.games.hanabi.rules.cards import Card
from voice_hanabi.games.hanabi.rules.errors import IllegalAction
from voice_hanabi.games.hanabi.rules.events import ClueGiven, Event, Tile
from voice_hanabi.games.hanabi.rules.game import State, apply
from voice_hanabi.games.hanabi.rules.view import View
from voice_hanabi.games.hanabi.talk import commands
from voice_hanabi.games.hanabi.talk.places import known_slot, slot_of
from voice_hanabi.games.hanabi.talk.situations import COLOUR, COLOUR_OR_VALUE, SLOT, VALUE
from voice_hanabi.language.wording import Wording, capitalised

Request = Incomplete | Refused | Ready[Action]


def request(command: ActionCommand, state: State, everyone: View, wording: Wording) -> Request:
    """Return the result of an action command in this state."""
    refused = _refused_at_once(command, everyone, wording)
    if refused is not None:
        return refused
    if isinstance(command, commands.Forfeit):
        if everyone.pending is None:
            return Refused(capitalised(wording.say("cannot-no-reward")))
        return Refused(capitalised(wording.say("cannot-forfeit", tile=int(everyone.pending))))
    missing = _missing(command, everyone, wording)
    if missing is not None:
        return missing
    if isinstance(command, commands.Clue) and command.target is None:
        command = replace(command, target=1 - everyone.current)
    action = _action(command, everyone)
    if action is None:
        size = len(everyone.hands[everyone.current])
        return Refused(wording.say("cannot-no-such-slot", count=size))
    sentence = _read_back(command, action, everyone, wording)
    try:
        _, events = apply(state, action)
    except IllegalAction as error:
        why = refusal(error.reason, error.details, command, everyone, wording)
        if error.reason == "clue-touches-nothing":
            # That would reveal something about a hand that its owner can't see, so only the giver may hear
            # it.
            assert isinstance(command, commands.Clue)
            missing = _missing(replace(command, colour=None, value=None), everyone, wording)
            return Ready(command, action, sentence, why, missing, known=True)
        return Refused(why)
    if isinstance(command, commands.Clue) and _names_what_is_not_there(command, events):
        # Only the giver may hear this, too.
        why = wording.say("clue-of-no-cards", clue=_plain_clue(action, wording))
        bare = replace(command, colour=None, value=None, slots=(), count=None)
        return Ready(command, action, sentence, why, _missing(bare, everyone, wording), known=True)
    return Ready(command, action, sentence)


def _plain_clue(action: Action, wording: Wording) -> str:
    """Return a clue in words that don't say which cards it touches."""
    match action:
        case ClueColour():
            target = wording.name(action.target)
            return wording.say("example-clue-colour", target=target, colour=action.colour)
        case ClueRank():
            target = wording.name(action.target)
            return wording.say("example-clue-value", target=target, value=action.rank, count=2)
        case _:
            raise ValueError(f"{action} is no clue")


def _names_what_is_not_there(command: commands.Clue, events: Iterable[Event]) -> bool:
    """Return whether a clue's giver names places or a number of cards, although there are none."""
    says_some = bool(command.slots or command.count)
    return says_some and any(isinstance(event, ClueGiven) and not event.slots for event in events)


def _refused_at_once(command: ActionCommand, everyone: View, wording: Wording) -> Incomplete | Refused | None:
    """Refuse a clue that nobody may give now before asking for missing parts; ask again for its receiver."""
    if not isinstance(command, commands.Clue):
        return None
    if command.target == everyone.current:
        own = wording.say("cannot-own-hand")
        if everyone.players == 2:
            return Refused(own)
        again = replace(command, target=None, slots=())
        return Incomplete(again, PLAYER, f"{own} {wording.say('which-player')}")
    if not everyone.clue_tokens and everyone.pending is None and everyone.outcome is None:
        return Refused(wording.say("cannot-no-clue-tokens"))
    return None


def placed(command: ActionCommand, everyone: View) -> ActionCommand:
    """Return a play or discard with the number of the place that it names in other words.

    If no single card is meant ('the middle one', of four), the place is left open. A card may be called by
    what clues said: 'my three', 'white'. After a colour a number is a rank, too ('the white three'), not a
    place, except when a colour is called.
    """
    if not isinstance(command, commands.Play | commands.Discard):
        return command
    slot = command.slot
    calls_colour = everyone.rules.colour_call and command.colour is not None
    by_its_face = slot is None or (command.called is not None and not calls_colour)
    if by_its_face:
        known = known_slot(command.colour, command.called, everyone.current, everyone)
        slot = known if known is not None or command.colour is not None else slot
    elif isinstance(slot, str):
        slot = slot_of(slot, everyone.current, everyone)
    calls = everyone.rules.colour_call or not by_its_face
    return replace(command, slot=slot, colour=command.colour if calls else None, called=None)


def said_wrongly(command: ActionCommand, clue: ClueGiven, everyone: View) -> bool:
    """Return whether the giver named other cards than a clue touches, or another number of them."""
    if not isinstance(command, commands.Clue):
        return False
    named = {slot_of(place, clue.target, everyone) for place in command.slots}
    return (bool(named) and named != set(clue.slots)) or command.count not in (None, len(clue.slots))


def _missing(command: ActionCommand, everyone: View, wording: Wording) -> Incomplete | None:
    found = _lacking(command, everyone)
    return None if found is None else Incomplete(command, found[0], wording.say(found[1]))


def _lacking(command: ActionCommand, everyone: View) -> tuple[Expectation, str] | None:
    """Return what an action lacks: the situation to listen in and the message that asks for it."""
    match command:
        case commands.Play(slot=None):
            return SLOT, "which-card-play"
        case commands.Discard(slot=None):
            return SLOT, "which-card-discard"
        case commands.Clue(target=None) if everyone.players > 2:
            return PLAYER, "which-player"
        case commands.Clue(colour=None, value=None):
            wanted = {Tile.COLOUR_CLUE: COLOUR, Tile.RANK_CLUE: VALUE}
            expectation = COLOUR_OR_VALUE
            if everyone.pending is not None:
                expectation = wanted.get(everyone.pending, expectation)
            return expectation, "which-clue"
        case _:
            return None


def _action(command: ActionCommand, everyone: View) -> Action | None:
    match command:
        case commands.Play() if command.slot is not None:
            slot = slot_of(command.slot, everyone.current, everyone)
            return None if slot is None else Play(slot, command.colour)
        case commands.Discard() if command.slot is not None:
            slot = slot_of(command.slot, everyone.current, everyone)
            return None if slot is None else Discard(slot)
        case commands.Clue() if command.target is not None:
            if command.colour is not None:
                return ClueColour(command.target, command.colour)
            return ClueRank(command.target, command.value or 0)
        case commands.TakeCard():
            card = Card(command.colour, command.value)
            # Nothing goes into an empty deck (pl, p. 11).
            to_deck = everyone.pending is Tile.TO_DECK and everyone.deck_size
            return TakeToDeck(card) if to_deck else TakeToFirework(card)
        case _:
            return None


def _read_back(command: ActionCommand, action: Action, everyone: View, wording: Wording) -> str:
    """Return the sentence that reads an action back.

    It says nothing about a card, because it can still be taken back. For a clue it says who gets which, in
    the same words whichever cards it touches; it only mentions that there are none if its giver did. The
    current player's name is left out, because it was announced.
    """
    if isinstance(action, TakeToDeck | TakeToFirework):
        player = wording.name(everyone.current)
        return wording.say("will-take", player=player, colour=action.card.suit, value=action.card.rank)
    of_no_cards = isinstance(command, commands.Clue) and command.of_no_cards
    sentence = worded("reads", action, wording, of_no_cards=of_no_cards)
    if sentence is None:
        raise ValueError(f"{action} is not read back")
    return sentence


def worded(way: str, action: Action, wording: Wording, *, of_no_cards: bool = False) -> str | None:
    """Return an action in the words in which the table 'reads' it back or a partner 'says' it; else ``None``.

    It says no more than the action itself: for a clue its receiver and content, but not the touched cards,
    unless its giver said that it is ``of_no_cards``.
    """
    clue = f"{way}-no" if of_no_cards else f"{way}-clue"
    match action:
        case Play(colour=None):
            return wording.say(f"{way}-play", slot=action.slot)
        case Play():
            return wording.say(f"{way}-play-colour", slot=action.slot, colour=action.colour or "")
        case Discard():
            return wording.say(f"{way}-discard", slot=action.slot)
        case ClueColour():
            target = wording.name(action.target)
            return wording.say(f"{clue}-colour", target=target, colour=action.colour)
        case ClueRank():
            target = wording.name(action.target)
            # Always in the plural: how many cards it touches is said when it is carried out.
            count = 0 if of_no_cards else 2
            return wording.say(f"{clue}-value", target=target, value=action.rank, count=count)
        case _:
            return None


_KNOWN_REASONS: Mapping[str, str] = {
    "not-in-discards": "cannot-card-not-discarded",
    "does-not-fit": "cannot-does-not-fit-firework",
    "no-reward-pending": "cannot-no-reward",
}
"""Reasons whose message isn't 'cannot-' plus the reason."""


def refusal(
    reason: str, details: Mapping[str, object], command: ActionCommand, everyone: View, wording: Wording
) -> str:
    """Return the sentence that says why the rules forbid an action."""
    message = _KNOWN_REASONS.get(reason, f"cannot-{reason}")
    if not wording.has(message):
        message = "cannot-other"
    values: dict[str, str | int] = {
        name: value for name, value in details.items() if isinstance(value, str | int)
    }
    if isinstance(command, commands.Clue):
        if command.colour is not None:
            values["colour"] = command.colour
    elif isinstance(command, commands.TakeCard):
        values |= {"colour": command.colour, "value": command.value}
    elif isinstance(command, commands.Play) and command.colour is not None:
        values["colour"] = command.colour
    if everyone.pending is not None:
        values["tile"] = int(everyone.pending)
    values.setdefault("count", len(everyone.hands[everyone.current]))
    values["example"] = wording.say("example-play", slot=2)
    return capitalised(wording.say(message, **values))


def filled(command: ActionCommand, answer: Command) -> ActionCommand | None:
    """Return the command completed by the answer, or ``None`` if the answer is to something else.

    A card may be called by its face, 'the yellow five': one to play or discard, or to give a clue about by
    rank.
    """
    match command:
        case commands.Clue():
            return _filled_clue(command, answer)
        case commands.Play() | commands.Discard():
            return _filled_card(command, answer)
        case _:
            return None


def _filled_clue(clue: commands.Clue, answer: Command) -> commands.Clue | None:
    match answer:
        case commands.TakeCard():
            return replace(clue, colour=None, value=answer.value)
        case Answer(kind="player"):
            return replace(clue, target=int(answer.value))
        case Answer(kind="colour"):
            return replace(clue, colour=str(answer.value), value=None)
        case Answer(kind="value"):
            return replace(clue, value=int(answer.value), colour=None)
        case _:
            return None


def _filled_card(
    command: commands.Play | commands.Discard, answer: Command
) -> commands.Play | commands.Discard | None:
    match answer:
        case commands.TakeCard():
            return replace(command, slot=None, colour=answer.colour, called=answer.value)
        case Answer(kind="slot"):
            return replace(command, slot=answer.value)
        case Answer(kind="colour"):
            return replace(command, slot=None, colour=str(answer.value))
        case Answer(kind="value"):
            return replace(command, slot=None, called=int(answer.value))
        case _:
            return None


def makes_sense(command: Command, everyone: View) -> bool:
    """Return whether a command makes sense now, judged by what everyone may know."""
    if isinstance(command, ActionCommand):
        command = placed(command, everyone)
    match command:
        case commands.Play() | commands.Discard() if (
            command.slot is not None and slot_of(command.slot, everyone.current, everyone) is None
        ):
            return False
        case commands.Discard():
            return everyone.clue_tokens < everyone.rules.max_clues
        case commands.Clue():
            nameable = command.colour is None or command.colour in everyone.rules.colours
            free = everyone.pending is not None
            return nameable and command.target != everyone.current and (free or everyone.clue_tokens > 0)
        case _:
            return True
