"""A language's recogniser with an interpreter for each of its tables, and the peer, if installed."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from benchmarks.tools.commands import Said, interpreters
from benchmarks.tools.outcomes import Outcome, heard, judged
from benchmarks.tools.peers import Pocketsphinx
from voice_hanabi.contract.expectations import Expectation
from voice_hanabi.evening.recognising.recognizers import open_recognizer
from voice_hanabi.hearing.recognising.vosk_grammars import ExactGrammars
from voice_hanabi.hearing.recognising.vosk_recognizer import VoskRecognizer
from voice_hanabi.hearing.utterance import Alternative, Evidence, Utterance
from voice_hanabi.understanding.interpreter import Interpreter


def progress(text: str) -> None:
    """Report progress on standard error."""
    print(text, file=sys.stderr, flush=True)


class Ear:
    """Recognises clips in one language as a table would."""

    def __init__(self, language: str, grammars: ExactGrammars | None = None) -> None:
        """Open the language's recogniser, or one with these grammars."""
        self.language = language
        self.interpreters: tuple[Interpreter, ...] = interpreters(language)
        self.recognizer: VoskRecognizer = (
            open_recognizer(language) if grammars is None else VoskRecognizer(grammars)
        )
        self.kept: list[str] = []
        """A JSON line for everything that was heard, for ``benchmarks.learnt.tuning``."""
        self._peers: dict[tuple[int, Expectation], Pocketsphinx] = {}

    def listens(self, clip: bytes, said: Said, expectation: Expectation, room: str) -> list[Utterance]:
        """Return what is heard in a clip, and store it."""
        self.recognizer.expect(self.interpreters[said.table].phrases(expectation))
        utterances = heard(self.recognizer, clip)
        self.kept.append(kept_line(self.language, room, said, expectation, utterances))
        return utterances

    def hears(self, clip: bytes, said: Said, expectation: Expectation, room: str = "quiet") -> Outcome:
        """Return what the table makes of a clip."""
        utterances = self.listens(clip, said, expectation, room)
        return judged(self.interpreters[said.table], expectation, utterances, said.command)

    def peer_listens(self, clip: bytes, said: Said, expectation: Expectation) -> Utterance:
        """Return what the peer hears in a clip."""
        peer = self._peers.get((said.table, expectation))
        if peer is None:
            peer = self._peers[said.table, expectation] = Pocketsphinx(self.language)
            peer.expect(self.interpreters[said.table].phrases(expectation))
        return peer.hear(clip)

    def peer_hears(self, clip: bytes, said: Said, expectation: Expectation) -> Outcome:
        """Return what the same table makes of what the peer hears in a clip."""
        found = self.peer_listens(clip, said, expectation)
        return judged(self.interpreters[said.table], expectation, [found], said.command)

    def close(self) -> None:
        """Release the model."""
        self.recognizer.close()


def kept_line(
    language: str, room: str, said: Said, expectation: Expectation, utterances: Sequence[Utterance]
) -> str:
    """Return a line to store what was said and heard, for ``kept_utterances``."""
    record = {
        "language": language,
        "room": room,
        "table": said.table,
        "expectation": expectation.value,
        "said": said.text,
        "heard": [
            {
                "alternatives": [[one.text, one.confidence] for one in part.alternatives],
                "evidence": None if part.evidence is None else [part.evidence.words, part.evidence.sounds],
            }
            for part in utterances
        ],
    }
    return json.dumps(record, ensure_ascii=False)


def kept_utterances(record: Mapping[str, Any]) -> Iterator[Utterance]:
    """Yield the utterances of a stored line."""
    for part in record["heard"]:
        alternatives = tuple(Alternative(text, score) for text, score in part["alternatives"])
        evidence = None if part["evidence"] is None else Evidence(*part["evidence"])
        yield Utterance(alternatives, evidence=evidence)
