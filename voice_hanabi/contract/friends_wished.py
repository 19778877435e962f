"""What is wished for of friends who come to a table from elsewhere."""

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
"""In canonical words, by intent, with the slot that tells of whom."""

OF_FRIENDS = {what: what.partition("-")[0] for what, _ in FRIENDS_INTENTS.values()}
"""The same as the effects have it: invite, who, lock, unlock, mute, unmute, remove, listen, join."""
