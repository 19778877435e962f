"""A server at home as a second ear: whatever speaks Wyoming there, Whisper mostly.

The package is an extra of the program: only who names a server imports this module.
"""

from __future__ import annotations

from wyoming.asr import Transcribe, Transcript
from wyoming.audio import AudioChunk, AudioStart, AudioStop
from wyoming.event import Event

from voice_hanabi.hearing.second_ear.second_ear import RATE, SecondEarProblem, TableWords
from voice_hanabi.system.server_address import ServerAddress
from voice_hanabi.system.wyoming_talk import ServerFailed, talk

LONGEST_ANSWER = 5.0
"""Seconds after which a server is given up; the table has gone on long before."""
LONGEST_TEXT = 400
"""Characters of what may be said in one utterance; more is no answer to it."""
_CHUNK = 2 * RATE // 10


class WyomingEar:
    """A ``SecondEar`` of another computer."""

    def __init__(self, address: ServerAddress, seconds: float = LONGEST_ANSWER) -> None:
        """Send sound to this address, and nowhere else; nothing is sent before there is something to hear."""
        self._address = address
        self._seconds = seconds

    @property
    def host(self) -> str:
        """The computer to which the sound is sent."""
        return self._address.host

    def hear(self, sound: bytes, likely: TableWords) -> str:
        """Return what the server says was said."""
        found: list[str] = []

        def enough(event: Event) -> bool:
            if not Transcript.is_type(event.type):
                # Others may be told of on the way: pieces of what is to come.
                return False
            text = Transcript.from_event(event).text
            found.append(" ".join(text.split()))
            return True

        try:
            talk(self._address, _events(sound, likely), enough, self._seconds)
        except ServerFailed as failed:
            details = {} if failed.failure == "slow" else {"host": self.host}
            raise SecondEarProblem(f"second-ear-{failed.failure}", details) from failed
        if len(found[0]) > LONGEST_TEXT:
            raise SecondEarProblem("second-ear-nonsense", {"host": self.host})
        return found[0]

    def close(self) -> None:
        """Nothing is open between two utterances."""


def _events(sound: bytes, likely: TableWords) -> list[Event]:
    asked = Transcribe(
        language=likely.language, transcript_names=list(likely.names), transcript_terms=list(likely.words)
    )
    chunks = [
        AudioChunk(RATE, 2, 1, sound[start : start + _CHUNK]).event()
        for start in range(0, len(sound), _CHUNK)
    ]
    return [asked.event(), AudioStart(RATE, 2, 1).event(), *chunks, AudioStop().event()]
