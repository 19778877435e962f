"""Requests besides the game: about friends who join remotely, and about real cards."""

from __future__ import annotations

from collections.abc import Mapping

FRIENDS_INTENTS: Mapping[str, tuple[str, str]] = {
    "InviteFriends": ("invite-friends", ""),
    "WhoIsHere": ("who-is-here", ""),
    "LockTable": ("lock-table", ""),
    "UnlockTable": ("unlock-table", ""),
    "MutePlayer": ("mute-player", "player"),
    "UnmutePlayer": ("unmute-player", "player"),
    "RemovePlayer": ("remove-player", "player"),
    "JustListen": ("listen-only", ""),
    "JoinIn": ("join-in", ""),
}
"""Canonical words by intent, with the slot that names the person."""

OF_FRIENDS = {what: what.partition("-")[0] for what, _ in FRIENDS_INTENTS.values()}
"""The names that effects use: invite, who, lock, unlock, mute, unmute, remove, listen, join."""

_DECKS_INTENTS: Mapping[str, tuple[str, str]] = {
    "LearnDeck": ("learn-deck", ""),
    "NameDeck": ("name-deck", "deck"),
    "WhichDeck": ("which-deck", ""),
    "ListDecks": ("list-decks", ""),
    "UseDeck": ("use-deck", "deck"),
    "NoDeck": ("no-deck", ""),
    "ForgetDeck": ("forget-deck", "deck"),
}
_ASTRAY_INTENTS: Mapping[str, tuple[str, str]] = {
    "CardLost": ("card-lost", ""),
    "CardsMixed": ("cards-mixed", ""),
    "DrewTwo": ("drew-two", ""),
    "HandCount": ("hand-count", "held"),
    "CardsMissing": ("cards-missing", ""),
    "WithoutCard": ("without-card", ""),
    "DeckEmpty": ("deck-empty", ""),
}
CARDS_INTENTS: Mapping[str, tuple[str, str]] = {**_DECKS_INTENTS, **_ASTRAY_INTENTS}
"""What is said about real cards, by intent, with the slot that names the deck or counts cards."""

OF_DECKS = tuple(what for what, _ in _DECKS_INTENTS.values())
"""Requests about printed decks, as `Arrange` has them."""

OF_CARDS_ASTRAY = tuple(what for what, _ in _ASTRAY_INTENTS.values())
"""What people say when real cards get mixed up during a game."""
