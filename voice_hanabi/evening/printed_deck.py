"""The printed decks of an evening: the one in use, and how the phones' cameras read them."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from voice_hanabi.contract.choices import Choices
from voice_hanabi.evening.asked import Asked, UsageError
from voice_hanabi.games import GAMES
from voice_hanabi.language.wording import Wording
from voice_hanabi.phones.paper_cards.boxes import Box, boxes_folder, kept, named
from voice_hanabi.phones.paper_cards.kept_decks import KeptDecks, KnownCard
from voice_hanabi.system.extra_parts import own_pip
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.table import Table

OUT_OF_SIGHT = 2.0
"""Seconds for which a card must be out of sight before it counts as shown again."""


def with_deck(choices: Choices, asked: str | None, folder: Path | None = None) -> tuple[Choices, Box | None]:
    """Return the choices with the printed deck of this name, and that deck.

    An empty name means the game's only deck; a saved game's empty name means its own. Raises `UsageError`.
    """
    wanted = choices.cards if asked is None else asked
    if wanted is None:
        return choices, None
    game = GAMES[choices.game]
    wording = Wording(choices.language, (), game.folder)
    where = folder or boxes_folder()
    if wanted:
        box = named(wanted, where)
        if box is None:
            raise UsageError(wording.say("cards-unknown", name=wanted))
    else:
        decks = [one for one in kept(where) if one.game == game.folder]
        if len(decks) != 1:
            raise UsageError(wording.say("cards-which", count=len(decks)))
        box = decks[0]
    if sorted(box.faces) != sorted(card.face for card in game.printed(choices, wording)):
        raise UsageError(wording.say("cards-other-game", name=box.name))
    return replace(choices, cards=box.name), box


def deck_camera(options: Asked, choices: Choices, saved: Choices | None) -> tuple[Choices, DeckCamera | None]:
    """Return the choices with the printed deck, if one is used, and the reader of the available decks.

    ``saved`` are the choices of a game that may be continued. Raises `UsageError`.
    """
    if options.cards is None and saved is not None and saved.cards is not None:
        _, box = with_deck(saved, None)
    else:
        choices, box = with_deck(choices, options.cards)
    decks = KeptDecks(boxes_folder())
    if not decks.decks():
        return choices, None
    try:
        return choices, DeckCamera(decks)
    except ImportError:
        if box is None:
            return choices, None
        raise UsageError(Wording(choices.language).say("cards-packages-missing", pip=own_pip())) from None


class DeckCamera:
    """Reads cards in cameras' pictures; each card is delivered once, however long it is held."""

    def __init__(self, decks: KeptDecks) -> None:
        """Read these decks. Raises `ImportError` if a package for it is missing."""
        # Imported only when cards are read: its packages are optional.
        from voice_hanabi.phones.paper_cards import reading

        self._reading = reading
        self.decks = decks
        self.played: Callable[[], str | None] = lambda: None
        """Returns the name of the deck in use; while there is none, a card of any deck counts."""
        self.deliver: Callable[[KnownCard], None] = lambda card: None
        """Takes a card, in the reading thread."""
        self._last: KnownCard | None = None
        self._seen_at = 0.0

    def watch(self, table: Table, happens: Callable[[Callable[[], list[Effect]]], None]) -> None:
        """Send the cards to a table through ``happens``, and let the table know the decks."""
        table.steering.cards.known = self.decks
        self.played = lambda: table.choices.cards
        self.deliver = lambda card: happens(partial(table.card_shown, card.face, card.mark, card.box.name))

    def __call__(self, seat: int, picture: bytes) -> str:
        """Return the page's answer to its picture, and deliver a card that was not in sight before."""
        known = self.decks.known
        try:
            seen = self._reading.read(picture, known.codes)
        except self._reading.NoPicture:
            return "none"
        if seen.mark is None:
            return seen.what
        card, now = known.cards[seen.mark], time.monotonic()
        held = card == self._last and now - self._seen_at < OUT_OF_SIGHT
        self._last, self._seen_at = card, now
        what = "card" if self.played() in (None, card.box.name) else "another-deck"
        if not held:
            self.deliver(card)
        return "same" if held and what == "card" else what
