"""Printed decks at a table: named, asked about, chosen and forgotten, and read in a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeGuard

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.commands import Arrange, Command
from voice_hanabi.contract.wished_beside import OF_CARDS_ASTRAY, OF_DECKS
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.table.beginning.setting_up import SettingUp
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.phase import TablePhase
from voice_hanabi.table.playing.open_questions import ReadBack
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.real_cards.card_shown import card_shown
from voice_hanabi.table.real_cards.known_decks import Deck, KnownDecks, meant
from voice_hanabi.table.real_cards.ways_back import WaysBack, wrong_card
from voice_hanabi.understanding.correcting import TAKE_BACK
from voice_hanabi.understanding.outcome import NotUnderstood, Understanding, commands_in


class CardsAtTable:
    """Knows the decks of the table's computer, the one seen last, and what was shown of it."""

    def __init__(self) -> None:
        self.known: KnownDecks | None = None
        """``None`` if no cards can be read, as at a table that friends join remotely."""
        self._seen: str | None = None
        self._back = WaysBack()

    def makes_sense(self, command: Command, played: str | None) -> bool:
        """Return whether a command makes sense: talk about a lost card only if real cards are used."""
        return played is not None or not (isinstance(command, Arrange) and command.what in OF_CARDS_ASTRAY)

    def reconsidered(
        self, understood: Understanding, utterance: Utterance, played: str | None
    ) -> Understanding:
        """Return speech about real cards as talk if no real cards are used; else ``understood``.

        At a table without them 'the deck is empty' and 'I took two cards' are said among people.
        """
        said = commands_in(understood)
        if utterance.typed or not said or any(self.makes_sense(one, played) for one in said):
            return understood
        return NotUnderstood(near=False, talk=True, corrects=understood.corrects)

    def shown(self, phase: TablePhase, played: str | None, face: str, mark: int, deck: str) -> list[Effect]:
        """Handle a card of a deck whose back was shown to a camera."""
        self._seen = deck
        if not isinstance(phase, Playing) or played is None or played != deck:
            return []
        self._back.saw(mark)
        return card_shown(phase, face, mark)

    def may_be_shown(self, phase: TablePhase, played: str | None) -> bool:
        """Return whether an action waits whose card may be shown to a camera to confirm it."""
        if self.known is None or played is None or not isinstance(phase, Playing):
            return False
        return isinstance(phase.open, ReadBack) and phase.game.shows_card(phase.open.command)

    def unfit(self, choices: Choices, conversation: Conversation) -> str | None:
        """Return why the chosen printed deck can't be dealt, if so."""
        if choices.cards is None or self.known is None:
            return None
        say, deck = conversation.wording.say, meant(choices.cards, self._decks)
        if deck is None:
            return say("cards-unknown", name=choices.cards)
        printed = conversation.game.printed(choices, conversation.wording)
        if sorted(deck.faces) == sorted(card.face for card in printed):
            return None
        return say("cards-other-game", name=deck.name)

    def act(
        self, command: Command, phase: TablePhase, played: str | None, utterance: Utterance
    ) -> list[Effect] | None:
        """Carry out a request about a deck or about real cards; ``None`` for anything else."""
        deck = meant(played, self._decks)
        if command == TAKE_BACK and isinstance(phase, Playing) and deck is not None:
            return wrong_card(phase, utterance)
        if isinstance(command, Arrange) and command.what in OF_DECKS:
            return self._of_decks(command, phase)
        if not isinstance(command, Arrange) or command.what not in OF_CARDS_ASTRAY:
            return None
        if not isinstance(phase, Playing) or deck is None:
            # Somebody who types always gets an answer.
            none_played = phase.conversation.everyone(phase.conversation.wording.say("cards-none-played"))
            return [none_played] if utterance.typed else []
        return self._back.act(command, phase, deck, utterance)

    def asked_first(self, command: Command, phase: TablePhase, played: str | None) -> Arrange | None:
        """Return the request if it must be confirmed before it is carried out; ``None`` for any other
        command.

        These are forgetting a deck, with its name, and drawing one at random from several that may be in the
        deck, with their number.
        """
        if not isinstance(command, Arrange):
            return None
        if command.what == "forget-deck":
            deck = meant(command.value, self._decks)
            return None if deck is None else Arrange("forget-deck", deck.name)
        deck = meant(played, self._decks)
        if command.what != "deck-empty" or deck is None or not isinstance(phase, Playing):
            return None
        lots = self._back.lots(phase, deck)
        return Arrange("deck-empty", lots) if lots > 1 else None

    @staticmethod
    def asks(final: Command) -> TypeGuard[Arrange]:
        """Return whether a command that was asked about is one of these requests."""
        return isinstance(final, Arrange) and final.what in ("forget-deck", "deck-empty")

    @property
    def _decks(self) -> Sequence[Deck]:
        return () if self.known is None else self.known.decks()

    def _of_decks(self, command: Arrange, phase: TablePhase) -> list[Effect]:
        conversation = phase.conversation
        try:
            told = self._told(command, phase)
        except OSError as problem:
            told = conversation.wording.say("deck-unsaved", error=problem.strerror or str(problem))
        if isinstance(told, list):
            return told
        return [conversation.everyone(told), *phase.ask_again()]

    def _told(self, command: Arrange, phase: TablePhase) -> str | list[Effect]:
        say = phase.conversation.wording.say
        match command.what:
            case "learn-deck" | "which-deck":
                deck = meant(self._seen, self._decks)
                if deck is None:
                    return say("deck-to-show")
                return say("deck-is", name=deck.name, game=deck.game)
            case "list-decks":
                return self._listed(phase.conversation)
            case "name-deck":
                return self._named(say("deck-name", deck=str(command.value)), phase.conversation)
            case "forget-deck":
                return self._forgotten(command, phase.conversation)
            case _:
                return self._chosen(command, phase)

    def _listed(self, conversation: Conversation) -> str:
        wording, decks = conversation.wording, self._decks
        names = wording.all_of([deck.name for deck in decks])
        return wording.say("decks-known", count=len(decks), names=names)

    def _named(self, name: str, conversation: Conversation) -> str:
        """Name the deck whose card was seen last."""
        say, deck = conversation.wording.say, meant(self._seen, self._decks)
        if deck is None or self.known is None:
            return say("deck-to-show")
        other = meant(name, self._decks)
        if other is not None and other.name != deck.name:
            return say("deck-name-taken", name=name)
        self.known.rename(deck.name, name)
        self._seen = name
        return say("deck-named", name=name)

    def _forgotten(self, command: Arrange, conversation: Conversation) -> str:
        say, deck = conversation.wording.say, meant(command.value, self._decks)
        if deck is None or self.known is None:
            return f"{say('deck-not-known')} {self._listed(conversation)}"
        self.known.forget(deck.name)
        return say("deck-forgotten", name=deck.name)

    def _chosen(self, command: Arrange, phase: TablePhase) -> str | list[Effect]:
        """Play with a deck, or with none: this is chosen before a game."""
        say = phase.conversation.wording.say
        if not isinstance(phase, SettingUp):
            return say("chosen-before")
        if command.what == "no-deck":
            phase.choices = replace(phase.choices, cards=None)
            return say("deck-not-played")
        deck = meant(command.value, self._decks)
        if deck is None:
            return f"{say('deck-not-known')} {self._listed(phase.conversation)}"
        played, folder = phase.choices, phase.conversation.game.folder
        if folder != deck.game:
            played = played.of_game(deck.game)
        told = phase.change(
            replace(
                played,
                cards=deck.name,
                variants=tuple(deck.variants),
                rulebook=deck.rulebook or played.rulebook,
            )
        )
        return [phase.conversation.everyone(say("deck-played", name=deck.name)), *told]
