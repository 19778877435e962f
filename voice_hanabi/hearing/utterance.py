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


DOUBT = 4.0
"""So much (natural logarithm) of every sound is taken to be unexplained: a short word proves little."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """How well the likeliest words of an utterance explain its sound.

    ``words`` is by how much (natural logarithm) these words explain it better than silence does,
    ``sounds`` the same of whatever row of sounds explains it best, be it words or not.
    """

    words: float
    sounds: float

    @property
    def share(self) -> float:
        """How much of what there was to hear the words explain: nearly 1 for all of it, 0 for nothing.

        It is less than 0 where silence would explain it better.
        """
        return self.words / (max(0.0, self.words, self.sounds) + DOUBT)

    def __add__(self, other: Evidence) -> Evidence:
        """Return the evidence of two parts for the words of both."""
        return Evidence(self.words + other.words, self.sounds + other.sounds)


@dataclass(frozen=True, slots=True)
class Utterance:
    """Something that somebody said or typed, likeliest alternative first.

    ``seat`` is the speaker's seat (0-based) where the microphone tells it, ``None`` where it does
    not. ``ended`` is when it ended, in seconds of ``time.monotonic``. ``typed`` tells that it came
    from a keyboard, so that nothing in it was misheard. ``evidence`` is that of the likeliest alternative,
    ``None`` where the recogniser has none. ``over_table`` tells that it was said to interrupt the table
    while that was speaking. ``above_room`` is by how many decibels it was louder than what sounded before and
    after it, ``None`` where no one knows. ``among_talk`` tells that its microphone hears all that its player
    says, to friends as to the table. ``of_before`` tells that it was heard late, and that the table has gone
    on since it was said.
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

    @property
    def belief(self) -> float:
        """How far it is to be believed that the likeliest words were said: 1 when nothing is known."""
        return 1.0 if self.evidence is None else self.evidence.share

    @property
    def text(self) -> str:
        """The likeliest alternative's words; empty when nothing was recognised."""
        return self.alternatives[0].text if self.alternatives else ""


def typed_line(text: str, seat: int | None = None, ended: float = 0.0) -> Utterance:
    """Return the utterance of a typed line."""
    return Utterance((Alternative(text.strip()),), seat=seat, ended=ended, typed=True)
