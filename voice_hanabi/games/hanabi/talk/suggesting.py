"""Examples of what can be said now: always legal, always understood, and no hint about a hidden card."""

from __future__ import annotations

from voice_hanabi.contract import expectations
from voice_hanabi.contract.commands import Command
from voice_hanabi.contract.expectations import Expectation
from voice_hanabi.games.hanabi.rules.cards import Card
from voice_hanabi.games.hanabi.rules.events import Tile
from voice_hanabi.games.hanabi.rules.view import View
from voice_hanabi.games.hanabi.talk import situations
from voice_hanabi.games.hanabi.talk.commands import Clue, Discard, Play, TakeCard
from voice_hanabi.games.hanabi.talk.places import slot_of
from voice_hanabi.language.wording import Wording, capitalised

MOST_NUMBERED = 6
"""The most cards that are read out by number; beyond that, one is named by its colour and value."""


def reward_cards(everyone: View) -> tuple[Card, ...]:
    """Return the discarded cards that the open reward offers, each once, by suit and rank (pl, p. 11).

    With an empty deck, those that fit their fireworks instead.
    """
    if everyone.pending not in (Tile.TO_DECK, Tile.TO_FIREWORK):
        return ()
    order = {suit.name: place for place, suit in enumerate(everyone.rules.suits)}
    cards = sorted(set(everyone.discards), key=lambda card: (order[card.suit], card.rank))
    if everyone.pending is Tile.TO_DECK and everyone.deck_size:
        return tuple(cards)
    return tuple(card for card in cards if everyone.next_card(card.suit) == card)


class Suggester:
    """Words commands as they can be said; it knows only what everyone may know."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording

    def example(self, expectation: Expectation, everyone: View) -> str:
        """Return something that can be said in a situation of the game."""
        say = self.wording.say
        match expectation:
            case situations.SLOT:
                return say("slot-bare", slot=1)
            case expectations.PLAYER:
                return self.wording.name((everyone.current + 1) % everyone.players)
            case situations.VALUE:
                return say("value-clue", value=1, count=2)
            case situations.COLOUR | situations.COLOUR_OR_VALUE:
                return say("colour", colour=everyone.rules.colours[0])
            case expectations.CHOICE:
                return say("option-number", number=1)
            case expectations.YES_NO:
                return say("example-yes")
            case situations.SITUATIONS.ended:
                return say("example-new-game")
        if everyone.pending is not None:
            return self._reward(everyone.pending, everyone)
        if everyone.hands[everyone.current]:
            return say("example-play", slot=1)
        # Only 'perfect or lost' lasts until a hand is empty; its player can still give clues.
        return self._clue(everyone, colours=True, values=True) or self._any_clue(everyone)

    def _reward(self, tile: Tile, everyone: View) -> str:
        say = self.wording.say
        if tile in (Tile.COLOUR_CLUE, Tile.RANK_CLUE):
            colours = tile is Tile.COLOUR_CLUE
            clue = self._clue(everyone, colours=colours, values=not colours)
            return clue or self._any_clue(everyone, colours=colours)
        card = reward_cards(everyone)[0]
        return say("example-take", colour=card.suit, value=card.rank)

    def _clue(self, everyone: View, *, colours: bool, values: bool) -> str | None:
        """Return a clue that is certainly legal: one that may touch nothing, or one that all know to fit."""
        say = self.wording.say
        if everyone.rules.empty_clues:
            return self._any_clue(everyone, colours=not values)
        for step in range(1, everyone.players):
            seat = (everyone.current + step) % everyone.players
            for held in everyone.hands[seat]:
                known = held.knowledge
                target = self.wording.name(seat)
                if values and known.rank is not None:
                    return say("example-clue-value", target=target, value=known.rank, count=2)
                if colours and known.touched_colours:
                    return say("example-clue-colour", target=target, colour=known.touched_colours[0])
        return None

    def _any_clue(self, everyone: View, *, colours: bool = False) -> str:
        """Return a clue about a colour or a value to the next player who has cards."""
        seats = [(everyone.current + step) % everyone.players for step in range(1, everyone.players)]
        target = self.wording.name(next((seat for seat in seats if everyone.hands[seat]), seats[0]))
        if colours:
            return self.wording.say("example-clue-colour", target=target, colour=everyone.rules.colours[0])
        return self.wording.say("example-clue-value", target=target, value=1, count=2)

    def help(self, expectation: Expectation, everyone: View) -> str:
        """Say what can be said in a situation of the game."""
        say = self.wording.say
        example = self.example(expectation, everyone)
        colours = self.wording.one_of(say("colour", colour=name) for name in everyone.rules.colours)
        match expectation:
            case situations.COLOUR:
                return say("help-colour", colours=colours)
            case situations.COLOUR_OR_VALUE:
                return f"{say('help-colour', colours=colours)} {say('help-value')}"
            case expectations.PLAYER:
                others = [name for seat, name in enumerate(self.wording.names) if seat != everyone.current]
                return say("help-player", players=self.wording.one_of(others))
            case situations.REWARD:
                tile = int(everyone.pending or 0)
                return capitalised(say("help-reward", tile=tile, example=example))
            case situations.SITUATIONS.turn:
                return say("help-turn", example=example, other=self._another(everyone))
            case _:
                return say(f"help-{expectation.value}", example=example)

    def _another(self, everyone: View) -> str:
        """Return a second example for a turn: a clue if possible, else something that always is."""
        clue = self._clue(everyone, colours=True, values=True) if everyone.clue_tokens else None
        if clue is not None:
            return clue
        if everyone.clue_tokens < everyone.rules.max_clues and everyone.hands[everyone.current]:
            return self.wording.say("example-discard", slot=1)
        return self.wording.say("example-question")

    def help_about(self, topic: str, everyone: View) -> str:
        """Say more about ``topic``, 'moves' or 'questions', including the variants' additions."""
        rules = everyone.rules
        more = (
            ("moves", "help-colour-call", rules.colour_call),
            ("questions", "help-tiles", rules.reward_tiles),
        )
        target = self.wording.name((everyone.current + 1) % everyone.players)
        clue = self.wording.say("example-clue-colour", target=target, colour=rules.colours[0])
        added = [self.wording.say(message) for about, message, there in more if there and about == topic]
        return " ".join([self.wording.say(f"help-{topic}", clue=clue), *added])

    def described(self, command: Command, everyone: View) -> str | None:
        """Return an action in words that can be said, or ``None`` if it lacks something or is no action."""
        say = self.wording.say
        match command:
            case Play() | Discard():
                slot = None if command.slot is None else slot_of(command.slot, everyone.current, everyone)
                if slot is None:
                    return None
                if isinstance(command, Play) and command.colour is not None:
                    player = self.wording.name(everyone.current)
                    called = say("will-play-colour", player=player, slot=slot, colour=command.colour)
                    return called.rstrip(".")
                return say(f"example-{'play' if isinstance(command, Play) else 'discard'}", slot=slot)
            case Clue() if command.target is not None:
                target = self.wording.name(command.target)
                of_none = command.of_no_cards
                if command.colour is not None:
                    message = "meant-no-colour" if of_none else "example-clue-colour"
                    return say(message, target=target, colour=command.colour)
                if command.value is not None:
                    message = "meant-no-value" if of_none else "example-clue-value"
                    return say(message, target=target, value=command.value, count=0 if of_none else 2)
                return None
            case TakeCard():
                return say("example-take", colour=command.colour, value=command.value)
            case _:
                return None
