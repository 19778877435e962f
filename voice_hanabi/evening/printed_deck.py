"""The printed deck that an evening is played with: found by its name, and read by the phones' cameras."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from voice_hanabi.cards.boxes import Box, boxes_folder, kept, named
from voice_hanabi.contract.choices import Choices
from voice_hanabi.evening.asked import Asked, UsageError
from voice_hanabi.games import GAMES
from voice_hanabi.language.wording import Wording

OUT_OF_SIGHT = 2.0
"""Seconds for which a card must not be seen before it counts as shown again."""


def with_deck(choices: Choices, asked: str | None, folder: Path | None = None) -> tuple[Choices, Box | None]:
    """Return the choices with the printed deck that was asked for by name, and that deck.

    An empty name means the only deck of the game, as a saved game's means its own. Raises `UsageError`.
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
    """Return the choices with the printed deck, where one is played with, and what reads its cards.

    ``saved`` are those of a game that may be gone on with. Raises `UsageError`.
    """
    if options.cards is None and saved is not None and saved.cards is not None:
        _, box = with_deck(saved, None)
    else:
        choices, box = with_deck(choices, options.cards)
    if box is None:
        return choices, None
    try:
        return choices, DeckCamera(box)
    except ImportError:
        raise UsageError(Wording(choices.language).say("cards-packages-missing")) from None


class DeckCamera:
    """Reads a deck's cards in the pictures of cameras; each is delivered once, however long it is held."""

    def __init__(self, box: Box) -> None:
        """Read this deck. Raises `ImportError` where a package for it is missing."""
        # Only where cards are read, as its packages need not be there.
        from voice_hanabi.cards import reading

        self._reading = reading
        self._box = box
        self._codes = box.codes
        self.deliver: Callable[[str, int], None] = lambda face, mark: None
        """Takes the face and the mark of a card, in the thread that reads."""
        self._last: int | None = None
        self._seen_at = 0.0

    def __call__(self, seat: int, picture: bytes) -> str:
        """Return what a page is told of its picture, and deliver a card that was not in sight before."""
        try:
            seen = self._reading.read(picture, self._codes)
        except self._reading.NoPicture:
            return "none"
        if seen.mark is None:
            return seen.what
        now = time.monotonic()
        held = seen.mark == self._last and now - self._seen_at < OUT_OF_SIGHT
        self._last, self._seen_at = seen.mark, now
        if held:
            return "same"
        self.deliver(self._box.faces[seen.mark], seen.mark)
        return "card"
