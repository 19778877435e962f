"""Examples of what can be said now: always legal, always understood, and no hint about a hidden card."""

from __future__ import annotations

from voice_hanabi.contract.commands import Command
from voice_hanabi.contract.expectations import CHOICE, PLAYER, YES_NO, Expectation
from voice_hanabi.games.hanafuda.rules.view import View
from voice_hanabi.games.hanafuda.talk.cards import CardWords
from voice_hanabi.games.hanafuda.talk.commands import CardSaid
from voice_hanabi.games.hanafuda.talk.saying import worded
from voice_hanabi.games.hanafuda.talk.situations import CALL, CARD, DRAW, LOOKED, SITUATIONS, TAKE
from voice_hanabi.language.wording import Wording


class Suggester:
    """Words commands as they can be said; it knows only what everyone may know."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.cards = CardWords(wording)

    def example(self, expectation: Expectation, everyone: View) -> str:
        """Return something that can be said in a situation of the game."""
        say = self.wording.say
        if expectation == YES_NO:
            return say("example-yes")
        if expectation == CHOICE:
            return say("example-one")
        if expectation == PLAYER:
            return self.wording.name((everyone.current + 1) % everyone.players)
        if everyone.outcome is not None:
            return say("example-new-game")
        if everyone.choice is not None:
            return say("example-one")
        if expectation == CALL:
            return say("example-koi-koi")
        if expectation in (DRAW, LOOKED):
            return say("example-draw")
        if expectation == SITUATIONS.paused:
            return say("example-go-on")
        # A place always exists, and reveals nothing.
        first = self.cards.said(CardSaid(slot=1))
        return first if expectation == CARD else say("example-lay", card=first)

    def help(self, expectation: Expectation, everyone: View) -> str:
        """Say what can be said in a situation of the game."""
        say = self.wording.say
        example = self.example(expectation, everyone)
        if expectation == PLAYER:
            others = [name for seat, name in enumerate(self.wording.names) if seat != everyone.current]
            return say("help-player", players=self.wording.one_of(others))
        if expectation == TAKE and everyone.choice is not None:
            one, other = (self.cards.within(card) for card in everyone.choice.between)
            return say("help-take", one=one, other=other)
        if expectation in (DRAW, LOOKED):
            return say("help-look" if expectation == DRAW else "help-looked")
        if expectation == SITUATIONS.turn:
            return say("help-turn", example=example, other=say("example-question"))
        return say(f"help-{expectation.value}", example=example)

    def help_about(self, topic: str, game: str) -> str:
        """Say more about ``topic``, 'moves' or 'questions', for 'koi-koi' or the basic game."""
        example = self.wording.say("example-lay", card=self.cards.said(CardSaid(slot=1)))
        return self.wording.say(f"help-{topic}", example=example, game=game)

    def described(self, command: Command) -> str | None:
        """Return an action in words that can be said, or ``None`` if it lacks something or is no action."""
        return worded("example", command, self.cards)
