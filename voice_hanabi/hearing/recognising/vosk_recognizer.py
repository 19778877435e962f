"""Speech to utterances with Vosk."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Sequence

from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.hearing.models.vosk_library import SAMPLE_RATE, Decoder, HeardReadings, Hypothesis
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.recognising.free_phoneme_decoder import FreePhonemeDecoder
from voice_hanabi.hearing.recognising.nearest_voice import NearestVoice
from voice_hanabi.hearing.recognising.own_span import own_span
from voice_hanabi.hearing.recognising.pauses import Pauses
from voice_hanabi.hearing.recognising.pitches import APART, Joins, OtherPitches, in_doubt, together
from voice_hanabi.hearing.recognising.prepared import PreparedGrammars
from voice_hanabi.hearing.utterance import Alternative, Utterance

LONGEST_COMMAND = 8.0
"""Seconds after which a speaker isn't speaking to the table."""

_LOOK_AGAIN = 1.3

_BEFORE_SPEECH = 2 * int(1.5 * SAMPLE_RATE)
"""Bytes of sound that are kept from before speech is noticed, because it began earlier."""

_STEP = 2 * 480
"""Bytes of sound per output of the network (30 ms)."""


class VoskRecognizer:
    """A ``Recognizer`` that uses Vosk. Not thread-safe.

    When somebody speaks for longer than ``LONGEST_COMMAND``, it only waits for the end and then returns an
    utterance of ``[unk]``: endless talk would take Vosk seconds, and match some phrase in the end.
    """

    sample_rate = SAMPLE_RATE
    """The sample rate in Hz of the samples that ``accept`` takes."""

    def __init__(
        self,
        grammars: PreparedGrammars,
        *,
        alternatives: int = 5,
        only_in_doubt: bool = False,
        clock: Callable[[], float] = time.monotonic,
        spares: Callable[[], bool] = lambda: False,
        joins: Joins = together,
    ) -> None:
        """Use a model's grammars; an utterance has at most ``alternatives``. ``clock`` returns seconds.

        With ``only_in_doubt`` the other pitches are used only for doubtful utterances, which halves the work
        for a machine with many speakers but makes those utterances slower. While ``spares`` returns true they
        are not used at all. ``joins`` combines the pitches' readings.
        """
        self._grammars = grammars
        self._alternatives = alternatives
        self._clock = clock
        self._decoder: Decoder | None = None
        self._phrases: PhraseGraph | None = None
        self._speaking = False
        self._too_long = False
        self._samples = 0
        self._sound = bytearray()
        self._any_sounds: FreePhonemeDecoder | None = None
        self._others = OtherPitches(grammars.pitches)
        self._only_in_doubt = only_in_doubt
        self._spares = spares
        self._joins = joins
        self._sparing = False
        self._pauses = Pauses(grammars.steps)
        self._nearest = NearestVoice()

    @property
    def speaking(self) -> bool:
        """Whether words have been heard of an utterance that has not ended."""
        return self._speaking

    def expect(self, phrases: PhraseGraph) -> None:
        """Listen for these phrases from now on, and drop an unfinished utterance.

        Recent phrases are switched to at once; new ones take as long as their graph takes to be written and
        loaded.
        """
        self._phrases = phrases
        self._speaking = self._too_long = False
        self._others.drop()
        self._begin(phrases)

    def prepare(self, phrases: PhraseGraph) -> None:
        """Write and load the graph of these phrases, so that ``expect`` needn't; an utterance goes on."""
        self._grammars.prepare(phrases)

    def accept(self, pcm: bytes) -> Utterance | None:
        """Take 16-bit little-endian mono samples; return an utterance when one has just ended.

        Other speech than the phrases gives ``[unk]`` in the alternatives. Silence gives no utterance, and
        neither does noise without words. Blocks should be short: each gives at most one utterance.
        """
        pcm = self._nearest.accept(pcm)
        if not pcm or (self._speaking and self._pauses.left_out(pcm, self._sound)):
            return None
        utterance = self._accept(pcm)
        if self._speaking and not self._too_long:
            addition = self._pauses.addition(self._sound, self._listening().taken)
            if addition:
                return self._accept(addition)
        return utterance

    def _accept(self, pcm: bytes) -> Utterance | None:
        decoder = self._listening()
        ended = decoder.accept(pcm)
        # Noise may look like a word for a moment: only what remains at the end was speech.
        words = decoder.partial()
        self._speaking = self._too_long or bool(words)
        self._samples = self._samples + len(pcm) // 2 if self._speaking else 0
        self._sound += pcm
        if not self._speaking:
            # Both decoders process the same frames: a score differs 10 ms later.
            del self._sound[: max(0, len(self._sound) - _BEFORE_SPEECH) // _STEP * _STEP]
        if self._too_long:
            return self._look_for_the_end(decoder, ended)
        # Once skipped within an utterance they stay skipped, because its rest would be another sentence.
        self._sparing = self._spares() or (self._sparing and self._speaking)
        if not self._only_in_doubt:
            self._others.accept(pcm, self._speaking and not self._sparing, self._new_decoder)
        self._hear_any_sounds(words)
        if ended:
            return self._utterance(decoder.finish())
        if self._samples > LONGEST_COMMAND * SAMPLE_RATE:
            self._too_long = True
            self._others.drop()
            self._begin(self._phrases)
        return None

    def finish(self) -> Utterance | None:
        """End the sound: return what was being said, if anything, and be ready for new sound."""
        held = self._nearest.finish()
        utterance = self._accept(held) if held else None
        if utterance is not None:
            return utterance
        decoder = self._listening()
        return self._end_of_talk() if self._too_long else self._utterance(decoder.finish())

    def missing_words(self, phrases: PhraseGraph) -> frozenset[str]:
        """Return the words of these phrases that the model cannot hear."""
        return self._grammars.missing_words(phrases.words)

    def close(self) -> None:
        """Close the model; nothing can be recognised afterwards."""
        self._decoder = self._phrases = None
        self._others.drop()
        self._grammars.close()

    @property
    def _asked_for(self) -> int:
        # Some of Vosk's readings are the same words at other times, or no words at all.
        return 2 * self._alternatives

    def _listening(self) -> Decoder:
        if self._decoder is None:
            raise RuntimeError("a recogniser must be told what to expect before it can listen")
        return self._decoder

    def _begin(self, phrases: PhraseGraph | None) -> None:
        # A new decoder, because an old one still holds sound that it has not processed.
        self._decoder = self._grammars.decoder(phrases, self._asked_for) if phrases is not None else None
        self._samples = 0
        self._pauses.forget()
        self._sound.clear()
        self._any_sounds = None

    def _new_decoder(self) -> Decoder:
        if self._phrases is None:
            raise RuntimeError("a recogniser must be told what to expect before it can listen")
        return self._grammars.decoder(self._phrases, self._asked_for)

    def _hear_any_sounds(self, words: str) -> None:
        """Run the free decoder while what is said looks like a phrase, otherwise later."""
        if not words:
            self._any_sounds = None
        elif set(words.split()) != {UNKNOWN}:
            self._any_sounds = self._any_sounds or self._grammars.any_sounds()
            if self._any_sounds is not None:
                self._any_sounds.catch_up(self._sound)

    def _look_for_the_end(self, decoder: Decoder, ended: bool) -> Utterance | None:
        """Check short pieces of endless talk until one is silent."""
        if not ended and self._samples < _LOOK_AGAIN * SAMPLE_RATE:
            return None
        if ended or not decoder.partial():
            return self._end_of_talk()
        self._begin(self._phrases)
        return None

    def _end_of_talk(self) -> Utterance:
        self._speaking = self._too_long = False
        self._begin(self._phrases)
        return Utterance((Alternative(UNKNOWN),), ended=self._clock())

    def _utterance(self, found: HeardReadings) -> Utterance | None:
        spoke, self._speaking = self._speaking, False
        sound, any_sounds = bytes(self._sound), self._any_sounds
        ended = self._clock() - max(0.0, found.silence - self._pauses.owed)
        own = own_span(sound) if spoke and not self._sparing else None
        again = None if own is None else self._heard_again(own)
        if own is not None and again is not None:
            sound, any_sounds, found = own, None, again
        main = cleaned(found.readings)
        if self._only_in_doubt and spoke and not self._sparing and in_doubt(main):
            self._others.accept(sound, True, self._new_decoder)
        others = self._others.finish()
        self._begin(self._phrases)
        if not spoke:
            # At the end of the sound an exact graph makes a phrase of anything, even of silence.
            return None
        apart = APART if self._phrases is not None and self._phrases.free is not None else math.inf
        heard = self._joins(main, [cleaned(readings) for readings in others], apart)
        alternatives = heard[: self._alternatives]
        if not alternatives:
            return None
        above = self._nearest.above_room()
        phrases = tuple(one for one in alternatives if one.text != UNKNOWN)
        if phrases:
            likeliest = self._beside_silence(phrases[0], found.readings)
            any_sounds = any_sounds or self._grammars.any_sounds()
            if any_sounds is not None:
                evidence = any_sounds.evidence(likeliest, found.samples, sound)
                # This shows better than the search whether it was something other than the phrases.
                return Utterance(phrases, ended=ended, evidence=evidence, above_room=above)
        return Utterance(alternatives, ended=ended, above_room=above)

    def _heard_again(self, sound: bytes) -> HeardReadings | None:
        """Recognise the nearest voice's own part of an utterance again, at all pitches; `None` for no words.

        The result for the whole utterance is then used.
        """
        decoder = self._new_decoder()
        decoder.accept(sound)
        found = decoder.finish()
        if not cleaned(found.readings):
            return None
        self._others.drop()
        if not self._only_in_doubt:
            self._others.accept(sound, True, self._new_decoder)
        return found

    def _beside_silence(self, heard: Alternative, readings: Sequence[Hypothesis]) -> Hypothesis:
        """Return the main pitch's reading of what all pitches agreed on, with its score for the sound alone.

        The other pitches show which words were said, not how clearly; and a rare word was heard no worse for
        being rare.
        """
        same = [one for one in readings if _joined(one.text) == heard.text]
        unknown = UNKNOWN in heard.text.split()
        reading = max(same or readings, key=lambda one: one.score)
        score = reading.score if same else heard.confidence
        if self._phrases is not None:
            score += self._grammars.cost(self._phrases, heard.text.split())
        return Hypothesis(heard.text, score, reading.unknown if unknown else 0.0)


def _joined(text: str) -> str:
    """Return words in lower case, with several ``[unk]`` in a row joined."""
    words: list[str] = []
    for word in text.lower().split():
        if not (word == UNKNOWN and words and words[-1] == UNKNOWN):
            words.append(word)
    return " ".join(words)


def cleaned(readings: Iterable[Hypothesis]) -> tuple[Alternative, ...]:
    """Return the alternatives of some readings, likeliest first.

    Several ``[unk]`` in a row become one; of equal texts the likeliest stays. The empty text, which models of
    this kind prefer too often, is removed if there is any other.
    """
    best: dict[str, float] = {}
    for reading in readings:
        text = _joined(reading.text)
        if text and reading.score > best.get(text, float("-inf")):
            best[text] = reading.score
    return tuple(Alternative(text, best[text]) for text in sorted(best, key=lambda text: -best[text]))
