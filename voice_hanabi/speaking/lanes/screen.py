"""One screen for several seats: private lines of one seat at a time, which are cleared for the next."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.speaking.lanes.lines import Lines


@dataclass
class HandedScreen:
    """Who looks at the screen now, and what waits for the others. Not thread-safe.

    Public lines appear at once. Private lines appear only while their seat looks alone; those that it can't
    have read yet wait for its next look.
    """

    lines: Lines
    name_of: Callable[[int | None], str]
    holder: int | None = None
    """The seat (0-based) that looks alone, if any."""
    _waiting: dict[int, deque[Announcement]] = field(default_factory=dict)
    _unread: deque[Announcement] = field(default_factory=deque)
    _everyones: list[str] = field(default_factory=list)
    _private: bool = False

    def tell_everyone(self, text: str) -> None:
        """Record a public line as it is printed: it is printed again after the screen was cleared."""
        self._everyones.append(text)

    def say(self, announcement: Announcement, *, at_once: bool) -> None:
        """Keep a private line until its seat looks; for the current holder, until `write`.

        ``at_once`` means that no other seat looks here: it is written now.
        """
        seat = announcement.audience
        if seat is None or not announcement.text.strip():
            return
        if at_once:
            self.lines.write(self.name_of(seat), announcement.text)
        elif seat == self.holder:
            self._unread.append(announcement)
        else:
            self._waiting.setdefault(seat, deque()).append(announcement)

    def write(self) -> None:
        """Write what has come for the current holder."""
        while self._unread:
            self._private = True
            announcement = self._unread.popleft()
            self.lines.write(self.name_of(announcement.audience), announcement.text)

    def hand_over(self, seat: int | None) -> None:
        """Let a seat look, or nobody: the former holder's lines are cleared, public lines printed since are
        repeated.
        """
        if seat == self.holder and seat is not None:
            return
        if self.holder is not None:
            self._waiting.setdefault(self.holder, deque()).extendleft(reversed(self._unread))
            self._unread.clear()
        self.clear()
        self.holder = seat
        if seat is not None:
            self._unread.extend(self._waiting.pop(seat, ()))

    def clear(self) -> None:
        """Clear private lines off the screen, if there are any."""
        if self._private:
            self._private = False
            self.lines.clear()
            for text in self._everyones:
                self.lines.write(self.name_of(None), text)
        self._everyones.clear()

    def drop(self, wanted: Callable[[Announcement], bool]) -> None:
        """Forget unread lines for which ``wanted`` returns true."""
        for queue in self._queues():
            kept = [announcement for announcement in queue if not wanted(announcement)]
            queue.clear()
            queue.extend(kept)

    def forget(self, *, holder: bool) -> None:
        """Forget everything that waits, and with ``holder`` also who looks, because other people sit here."""
        self.clear()
        for queue in self._queues():
            queue.clear()
        if holder:
            self.holder = None

    def waiting(self, seat: int) -> int:
        """Return how many lines wait until the seat looks."""
        return len(self._waiting.get(seat, ()))

    def _queues(self) -> Iterator[deque[Announcement]]:
        yield self._unread
        yield from self._waiting.values()
