"""Which language somebody asks for by name: a recogniser for each language listens at the same time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.hearing.phrases import PhraseGraph, graph_of
from voice_hanabi.hearing.recognizer import Recognizer
from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.languages import ROWS
from voice_hanabi.system.plain_text import without_diacritics

ASKED_BY: Mapping[str, tuple[str, ...]] = {code: row.asked_by for code, row in ROWS.items()}
"""What people say in each language to switch to it."""

LEAST_SHARE = 0.5
"""The part of the sound that the name must explain; below it something else was said."""

LEAST_LEAD = 0.05
"""By how much it must explain more than any other language's name."""


def all_phrases() -> PhraseGraph:
    """Return the phrases of all languages together."""
    return graph_of(phrase for phrases in ASKED_BY.values() for phrase in phrases)


def language_typed(line: str) -> str | None:
    """Return the language that a typed line asks for by number (1 to 4), code or name."""
    words = " ".join(line.casefold().strip(" .!").split())
    for number, (language, phrases) in enumerate(ASKED_BY.items(), 1):
        # The keyboard of another country may lack its letters.
        if words in (str(number), language, *phrases, *map(without_diacritics, phrases)):
            return language
    return None


def language_said(utterance: Utterance) -> str | None:
    """Return the language that an utterance asks for, or ``None``."""
    return next((language for language, phrases in ASKED_BY.items() if utterance.text in phrases), None)


class LanguagesRecognizer:
    """A `Recognizer` for the names of languages, each as its speakers say it.

    An utterance ends when it ends for one of the recognisers. If no name explains the sound well, or two of
    them do, the result is ``[unk]``.
    """

    def __init__(self, open_one: Callable[[str], Recognizer], languages: Sequence[str]) -> None:
        """Open a recogniser of each language. Raises whatever ``open_one`` raises."""
        self._recognizers = {language: open_one(language) for language in languages}

    @property
    def sample_rate(self) -> int:
        """The sample rate of the models in Hz, which is the same for all."""
        return next(iter(self._recognizers.values())).sample_rate

    @property
    def speaking(self) -> bool:
        """Whether any of them has heard words of an utterance that hasn't ended."""
        return any(one.speaking for one in self._recognizers.values())

    def expect(self, phrases: PhraseGraph) -> None:
        """Listen for the names of languages; ``phrases`` must be `all_phrases`."""
        for language, recognizer in self._recognizers.items():
            recognizer.expect(graph_of(ASKED_BY[language]))

    def prepare(self, phrases: PhraseGraph) -> None:
        """Do nothing: everything is ready."""

    def accept(self, pcm: bytes) -> Utterance | None:
        """Take 16-bit little-endian mono samples; return an utterance when one has just ended."""
        heard = {language: one.accept(pcm) for language, one in self._recognizers.items()}
        if not any(heard.values()):
            return None
        return self._likeliest({name: one or self._recognizers[name].finish() for name, one in heard.items()})

    def finish(self) -> Utterance | None:
        """End the sound: return the utterance in progress, if any."""
        heard = {language: one.finish() for language, one in self._recognizers.items()}
        return self._likeliest(heard) if any(heard.values()) else None

    def _likeliest(self, heard: Mapping[str, Utterance | None]) -> Utterance:
        self.expect(all_phrases())
        ended = max(one.ended for one in heard.values() if one is not None)
        shares = sorted(
            (
                (one.evidence.share, one.text)
                for language, one in heard.items()
                if one is not None and one.evidence is not None and one.text in ASKED_BY[language]
            ),
            reverse=True,
        )
        if shares and shares[0][0] >= LEAST_SHARE:
            second = shares[1][0] if len(shares) > 1 else 0.0
            if shares[0][0] - second >= LEAST_LEAD:
                return Utterance((Alternative(shares[0][1]),), ended=ended)
        return Utterance((Alternative(UNKNOWN),), ended=ended)
