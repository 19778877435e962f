"""What each audience heard last: words that can be repeated, and a short sound that can be explained."""

from __future__ import annotations

from voice_hanabi.speaking.announcement import Announcement, Cue


class SaidLast:
    """Remembers this for each audience: a seat (0-based), or ``None`` for everyone."""

    def __init__(self) -> None:
        self._words: dict[int | None, Announcement] = {}
        self._cues: dict[int | None, Cue] = {}
        """The latest last."""

    def note(self, announcement: Announcement) -> None:
        """Note what is said now."""
        audience = announcement.audience
        if announcement.text.strip():
            self._words[audience] = announcement
        if announcement.cue is not None:
            self._cues.pop(audience, None)
            self._cues[audience] = announcement.cue

    def words(self, audience: int | None) -> Announcement | None:
        """Return what was last said to this audience alone, or nothing."""
        return self._words.get(audience)

    def cue(self, seats: tuple[int | None, ...]) -> Cue | None:
        """Return the short sound that one of these audiences heard last, or nothing."""
        return next((cue for audience, cue in reversed(self._cues.items()) if audience in seats), None)

    def forget_private(self) -> None:
        """Forget what was said to seats alone: others may sit there."""
        self._words = {audience: words for audience, words in self._words.items() if audience is None}
        self._cues = {audience: cue for audience, cue in self._cues.items() if audience is None}
