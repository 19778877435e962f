"""Checks commands by the rules: what an action needs before it can be carried out.

What is said aloud here reveals only what the hand's owner has just said: that a card is meant, but not which
of the possible ones the hand holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from voice_hanabi.contract.commands import ActionCommand, Answer, Command
from voice_hanabi.contract.teller import Incomplete, Ready, Refused
from voice_hanabi.games.hanafuda.rules import actions
from voice_hanabi.games.hanafuda.rules.actions import Action
from voice_hanabi.games.hanafuda.rules.cards import CARDS, Card
from voice_hanabi.games.hanafuda.rules.game import Phase
from voice_hanabi.games.hanafuda.rules.turn import matching
from voice_hanabi.games.hanafuda.rules.view import View
from voice_hanabi.games.hanafuda.talk.asking import question_due
from voice_hanabi.games.hanafuda.talk.cards import CardWords, fits, one_of_each, said_of
from voice_hanabi.games.hanafuda.talk.commands import Call, CardSaid, Draw, Keep, Lay, Look, Slot, Take
from voice_hanabi.games.hanafuda.talk.situations import CARD
from voice_hanabi.language.wording import Wording, capitalised

Request = Incomplete | Refused | Ready[Action]


class Requests:
    """Checks what the current player wants to do. ``own`` is that seat's view."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.cards = CardWords(wording)

    def request(self, command: ActionCommand, own: View) -> Request:
        """Return the result of an action command."""
        if own.phase in (Phase.ROUND_OVER, Phase.MATCH_OVER):
            return self._refused("cannot-match-over" if own.outcome is not None else "cannot-round-over")
        if isinstance(command, Call):
            if own.phase is not Phase.CALL:
                return self._refused("cannot-no-call-due")
            return self._ready(
                own, command, actions.Call(command.value == "koi-koi"), f"will-{command.value}"
            )
        if own.choice is not None and isinstance(command, Take):
            return self._chosen(command, own.choice.between, own)
        due = question_due(own, self.wording)
        if own.phase is Phase.DRAW and isinstance(command, Look | Draw | Keep):
            return self._from_stock(command, own)
        if due is not None:
            return Refused(due)
        match command:
            case Take():
                return Incomplete(Lay(), CARD, self.wording.say("which-card"))
            case Lay():
                return self._lay(command, own)
            case _:
                draws = own.options.look_first or isinstance(command, Draw)
                return self._refused("cannot-lay-first" if draws else "cannot-no-look")

    # One of two

    def _chosen(self, command: Take, between: Sequence[Card], own: View) -> Request:
        found = [card for card in between if fits(command.card, card)]
        if command.card.slot is not None:
            # 'The first' of the two.
            place = _place(command.card.slot, len(between))
            found = [] if place is None else [between[place - 1]]
        elif command.card == CardSaid(command.card.month):
            found = _plain(found) or found
        if len(one_of_each(found)) != 1:
            return Refused(question_due(own, self.wording) or "")
        card = next(card for card in between if (card in found) is not command.other)
        taken = self.cards.object(card)
        return self._ready(own, Take(said_of(card)), actions.Choose(card), "reads-take", card=taken)

    # Laying

    def _lay(self, command: Lay, own: View) -> Request:
        """Check first what is public; what depends on the hand is only said once the card is laid."""
        card, takes = command.card or CardSaid(), command.takes
        if command.card is None and takes is None:
            return Incomplete(command, CARD, self.wording.say("which-card"))
        if not all(_exists(said) for said in (card, takes) if said is not None):
            return self._refused("cannot-no-such-card")
        wanted = [] if takes is None else [lying for lying in own.field if fits(takes, lying)]
        if takes is not None and not wanted:
            return self._refused("cannot-not-in-field")
        if card.slot is not None and not held_cards(card, own.hand):
            return self._refused("cannot-no-such-slot", count=own.hand_sizes[own.current])
        months = {lying.month for lying in wanted}
        if takes is not None and card.month is not None and card.month not in months:
            return self._refused("cannot-does-not-match")
        held = held_cards(card, own.hand)
        able = one_of_each(held if takes is None else [one for one in held if one.month in months])
        if len(able) == 1:
            return self._read_back(command, own, self._action(able[0], wanted, own))
        if able:
            alone = capitalised(f"{self.wording.one_of(map(self.cards.full, able))}?")
            which = Incomplete(command, CARD, self._which(card.month or _only(months), own), alone)
            return self._read_back(command, own, missing=which)
        without = "cannot-nothing-takes" if command.card is None else "cannot-does-not-match"
        message = without if held else "cannot-not-in-hand"
        return self._read_back(command, own, impossible=capitalised(self.wording.say(message)))

    def _action(self, card: Card, wanted: Sequence[Card], own: View) -> actions.Lay:
        matches = matching(own.field, card)
        named = [lying for lying in wanted if lying.month == card.month]
        if len(one_of_each(named)) == 1:
            return actions.Lay(card, named[0])
        if len(matches) == 2 and len(one_of_each(matches)) == 1:
            # Two plain cards: it makes no difference which is taken.
            return actions.Lay(card, matches[0])
        return actions.Lay(card)

    def _read_back(
        self,
        command: Lay,
        own: View,
        action: actions.Lay | None = None,
        impossible: str = "",
        missing: Incomplete | None = None,
    ) -> Ready[Action]:
        """Read back what was said, in words that are the same whatever the hand holds."""
        laid = "" if command.card is None else self.cards.said(command.card)
        takes = "" if command.takes is None else self.cards.said(command.takes)
        message = "reads-lay-takes" if laid and takes else "reads-lay" if laid else "reads-take"
        ready = self._ready(own, command, action, message, card=laid or takes, takes=takes)
        return replace(ready, impossible=impossible, missing=missing)

    def _which(self, month: int | None, own: View) -> str:
        """Ask which card of a hand is meant, from what everyone may know about that hand."""
        if month is None:
            return self.wording.say("which-month")
        lying = [*own.field, *(card for pile in own.captured for card in pile)]
        unseen = [card for card in CARDS if card.month == month and own.options.decks > lying.count(card)]
        kinds = self.wording.one_of(self.cards.within(card) for card in one_of_each(unseen))
        return capitalised(self.wording.say("which-kind", month=month, kinds=kinds))

    # The stock

    def _from_stock(self, command: Look | Draw | Keep, own: View) -> Request:
        match command:
            case Look() if own.has_looked:
                return self._refused("cannot-already-looked")
            case Look():
                return self._ready(own, command, actions.Look(), "will-look")
            case Keep() if own.has_looked:
                return self._ready(own, command, actions.TakeIntoHand(), "will-keep")
            case Keep():
                return self._refused("cannot-not-looked")
        ready = self._ready(own, command, actions.Draw(), "will-draw")
        if own.looked is None or own.matches(own.looked):
            return ready
        # Only the player who looked may know now that it takes nothing.
        without = capitalised(self.wording.say("cannot-draw-nothing"))
        return replace(ready, action=None, impossible=without)

    def _ready(
        self, own: View, command: ActionCommand, action: Action | None, message: str, **values: str
    ) -> Ready[Action]:
        sentence = self.wording.say(message, player=self.wording.name(own.current), **values)
        return Ready(command, action, sentence)

    def _refused(self, message: str, **values: str | int) -> Refused:
        return Refused(capitalised(self.wording.say(message, **values)))


def held_cards(said: CardSaid, hand: Sequence[Card]) -> list[Card]:
    """Return the cards of a hand that may be meant."""
    if said.slot is not None:
        place = _place(said.slot, len(hand))
        return [] if place is None else [hand[place - 1]]
    return [card for card in hand if fits(said, card)]


def placed(command: ActionCommand, everyone: View) -> ActionCommand:
    """Return what a card said by itself means when a card has to be laid: that card, or what it takes.

    It depends on public knowledge: a card in the field can't be in a hand, too.
    """
    if not isinstance(command, Take) or command.other or everyone.phase is not Phase.LAY:
        return command
    held = _can_be_held(command.card, everyone)
    return Lay(command.card) if held or not _lies(command.card, everyone) else Lay(None, command.card)


def filled(command: ActionCommand, answer: Command) -> ActionCommand | None:
    """Return the command completed by the answer, or ``None`` if the answer is to something else.

    The answer to 'which card?' is a card by itself, which is a `Take`, or if nothing is known about the card
    yet, its place's number.
    """
    if not isinstance(command, Lay):
        return None
    match answer:
        case Take(card=said, other=False) | Lay(card=CardSaid() as said, takes=None):
            return replace(command, card=_together(command.card, said))
        case Answer(kind="number", value=value) if command.card is None:
            return replace(command, card=CardSaid(slot=int(value)))
        case _:
            return None


def _together(known: CardSaid | None, said: CardSaid) -> CardSaid:
    """Return what was known about a card combined with the answer; if they differ, the answer wins."""
    if known is None or said.slot is not None or known.slot is not None:
        return said
    if said.month is not None and known.month is not None and said.month != known.month:
        return said
    if known == said == CardSaid(said.month):
        # 'Which maple?' 'Maple': that means a plain one.
        return CardSaid(said.month, "kasu")
    return CardSaid(said.month or known.month, said.kind or known.kind, None, said.ribbon or known.ribbon)


def bare(answer: Answer, everyone: View) -> tuple[ActionCommand, ...]:
    """Return what an answer may mean if only the game has asked: a number is a place."""
    if answer.kind != "number":
        return ()
    number = int(answer.value)
    if everyone.choice is not None:
        between = everyone.choice.between
        return (Take(said_of(between[number - 1])),) if 1 <= number <= len(between) else ()
    if everyone.phase is Phase.LAY and 1 <= number <= everyone.hand_sizes[everyone.current]:
        return (Lay(CardSaid(slot=number)),)
    return ()


def makes_sense(command: Command, everyone: View) -> bool:
    """Return whether a command makes sense now, judged by what everyone may know."""
    laying = everyone.phase is Phase.LAY
    match command:
        case Lay():
            month = None if command.card is None else command.card.month
            return laying and _can_be_held(command.card, everyone) and _lies(command.takes, everyone, month)
        case Take() if everyone.choice is not None:
            return command.card.slot is not None or any(
                fits(command.card, card) for card in everyone.choice.between
            )
        case Take():
            return laying and (_can_be_held(command.card, everyone) or _lies(command.card, everyone))
        case Call():
            return everyone.phase is Phase.CALL
        case Look():
            return everyone.phase is Phase.DRAW and not everyone.has_looked
        case Draw():
            return everyone.phase is Phase.DRAW
        case Keep():
            return everyone.has_looked
        case _:
            return True


def _can_be_held(said: CardSaid | None, everyone: View) -> bool:
    if said is None:
        return True
    if said.slot is not None:
        return _place(said.slot, everyone.hand_sizes[everyone.current]) is not None
    lying = [*everyone.field, *(card for pile in everyone.captured for card in pile)]
    return any(fits(said, card) and lying.count(card) < everyone.options.decks for card in CARDS)


def _lies(said: CardSaid | None, everyone: View, month: int | None = None) -> bool:
    """Return whether a card is in the field, or one of its month if it takes one."""
    return said is None or any(fits(said, card) and month in (None, card.month) for card in everyone.field)


def _exists(said: CardSaid) -> bool:
    return said.slot is not None or any(fits(said, card) for card in CARDS)


def _place(slot: Slot, size: int) -> int | None:
    """Return the number (from 1) of a place in a row of cards, or ``None`` if there is none."""
    if slot == "middle":
        return size // 2 + 1 if size % 2 else None
    if isinstance(slot, str):
        return size or None if slot == "last" else None
    number = slot if slot > 0 else size + 1 + slot
    return number if 1 <= number <= size else None


def _plain(cards: Sequence[Card]) -> list[Card]:
    """Return the plain ones of some cards, which are called just by their flower."""
    return [card for card in cards if card.kind == "kasu"]


def _only(months: set[int]) -> int | None:
    return next(iter(months)) if len(months) == 1 else None
