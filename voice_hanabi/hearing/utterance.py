"""What was heard: the one shape in which speech and typed lines come in."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Alternative:
    """One way to read what was said.

    ``text`` holds lower-case words with single spaces, or ``[unk]`` where something else was said.
    ``confidence`` is a score on the scale of the recogniser that gave it: higher is likelier, and
    only scores of one utterance may be compared.
    """

    text: str
    confidence: float = 0.0


@dataclass(frozen=True, slots=True)
class Utterance:
    """Something that somebody said or typed, likeliest alternative first.

    ``seat`` is the speaker's seat (0-based) where the microphone tells it, ``None`` where it does
    not. ``ended`` is when it ended, in seconds of ``time.monotonic``. ``typed`` tells that it came
    from a keyboard, so that nothing in it was misheard.
    """

    alternatives: tuple[Alternative, ...]
    seat: int | None = None
    ended: float = 0.0
    typed: bool = False

    @property
    def text(self) -> str:
        """The likeliest alternative's words; empty when nothing was recognised."""
        return self.alternatives[0].text if self.alternatives else ""


def typed_line(text: str, seat: int | None = None, ended: float = 0.0) -> Utterance:
    """Return the utterance of a typed line."""
    return Utterance((Alternative(text.strip()),), seat=seat, ended=ended, typed=True)
