"""Reports undelivered announcements: each failure once, and again after it was mended."""

from __future__ import annotations

from collections.abc import Callable

from voice_hanabi.speaking.reasons import Missing, Undelivered


class Reports:
    """Reports announcements that nobody heard, from any thread and without holding locks."""

    def __init__(
        self,
        undelivered: Callable[[Undelivered], None] | None,
        of_seat: Callable[[Missing, int], Missing],
    ) -> None:
        """Report to ``undelivered``, if given; ``of_seat`` inserts a seat's name."""
        self.closed = False
        """Whether reporting has ended."""
        self._undelivered = undelivered
        self._of_seat = of_seat
        self._reported: Missing | None = None
        self._heard_again: set[int | None] = set()

    def heard(self, audience: int | None, text: str) -> None:
        """Record that an audience heard something: everyone (``None``) or a seat (0-based)."""
        if audience is None:
            self._reported = None
        elif text.strip():
            self._heard_again.add(audience)

    def not_heard(self, audience: int | None, missing: Missing) -> None:
        """Report why an audience heard nothing."""
        if self.closed:
            return
        if audience is not None:
            missing = self._of_seat(missing, audience)
        else:
            # The report itself is spoken: the same failure would repeat without end.
            if missing == self._reported:
                return
            self._reported = missing
        anew = audience in self._heard_again
        self._heard_again.discard(audience)
        if self._undelivered is not None:
            self._undelivered(Undelivered(audience, missing.reason, missing.details, anew))
