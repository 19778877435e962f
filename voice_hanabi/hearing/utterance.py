"""What was heard: the common form of speech and typed lines."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Alternative:
    """One reading of what was said.

    ``text`` holds lower-case words with single spaces, or ``[unk]`` for something else. ``confidence`` is a
    score on its recogniser's own scale: higher is likelier, and only scores of one utterance can be compared.
    """

    text: str
    confidence: float = 0.0


DOUBT = 4.0
"""The part (natural logarithm) of every sound that counts as unexplained: a short word proves little."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """How well the likeliest words of an utterance explain its sound.

    ``words`` is how much better (natural logarithm) these words explain it than silence, ``sounds`` the same
    for the best sequence of any sounds.
    """

    words: float
    sounds: float

    @property
    def share(self) -> float:
        """How much of the sound the words explain: nearly 1 for all of it, 0 for nothing.

        It is negative if silence would explain it better.
        """
        return self.words / (max(0.0, self.words, self.sounds) + DOUBT)

    def __add__(self, other: Evidence) -> Evidence:
        """Return the evidence of two parts together."""
        return Evidence(self.words + other.words, self.sounds + other.sounds)


@dataclass(frozen=True, slots=True)
class Utterance:
    """Something that somebody said or typed, likeliest alternative first.

    ``seat`` is the speaker's seat (0-based) if the microphone shows it, else ``None``. ``ended`` is when it
    ended, in seconds of ``time.monotonic``. ``typed`` is true if it came from a keyboard, so that nothing in
    it was misheard. ``evidence`` is that of the likeliest alternative, ``None`` if the recogniser has none.
    ``over_table`` is true if it was said to interrupt the table while that was speaking. ``above_room`` is by
    how many decibels it was louder than the sound before and after it, ``None`` if unknown. ``among_talk`` is
    true if its microphone hears everything its player says, to friends as well as to the table. ``of_before``
    is true if it was recognised late, and the table has gone on since it was said. ``second`` is what a
    second ear made of the same sound, empty if there is none or it heard nothing.
    """

    alternatives: tuple[Alternative, ...]
    seat: int | None = None
    ended: float = 0.0
    typed: bool = False
    evidence: Evidence | None = None
    over_table: bool = False
    above_room: float | None = None
    among_talk: bool = False
    of_before: bool = False
    second: str = ""

    @property
    def belief(self) -> float:
        """How far to trust that the likeliest words were said: 1 if nothing is known."""
        return 1.0 if self.evidence is None else self.evidence.share

    @property
    def text(self) -> str:
        """The likeliest alternative's words; empty if nothing was recognised."""
        return self.alternatives[0].text if self.alternatives else ""


def typed_line(text: str, seat: int | None = None, ended: float = 0.0) -> Utterance:
    """Return the utterance of a typed line."""
    return Utterance((Alternative(text.strip()),), seat=seat, ended=ended, typed=True)
