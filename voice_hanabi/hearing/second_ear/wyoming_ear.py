"""A server at home as a second ear: any program that speaks Wyoming, usually Whisper.

The package is an optional extra, so this module is imported only if a server is named.
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
"""The longest text of one utterance, in characters; a longer one isn't a valid answer."""
_CHUNK = 2 * RATE // 10


class WyomingEar:
    """A ``SecondEar`` on another computer."""

    def __init__(self, address: ServerAddress, seconds: float = LONGEST_ANSWER) -> None:
        """Send sound to this address only, and only when there is something to hear."""
        self._address = address
        self._seconds = seconds

    @property
    def host(self) -> str:
        """The computer that receives the sound."""
        return self._address.host

    def hear(self, sound: bytes, likely: TableWords) -> str:
        """Return the server's transcript."""
        found: list[str] = []

        def enough(event: Event) -> bool:
            if not Transcript.is_type(event.type):
                # Other events may come first, such as partial transcripts.
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
        """Do nothing: nothing stays open between two utterances."""


def _events(sound: bytes, likely: TableWords) -> list[Event]:
    asked = Transcribe(
        language=likely.language, transcript_names=list(likely.names), transcript_terms=list(likely.words)
    )
    chunks = [
        AudioChunk(RATE, 2, 1, sound[start : start + _CHUNK]).event()
        for start in range(0, len(sound), _CHUNK)
    ]
    return [asked.event(), AudioStart(RATE, 2, 1).event(), *chunks, AudioStop().event()]
