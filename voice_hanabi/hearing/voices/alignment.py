"""Finds how each word was pronounced in an answer whose words are known.

The game's own network is used twice. First with a gap in place of one word, which any sounds may fill; then
with the resulting pronunciations, other likely ones and the usual one, to see which fits the sound best.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from voice_hanabi.hearing.models.packed import PackedModel, SearchSettings, packed_substitutions
from voice_hanabi.hearing.models.vosk_library import SAMPLE_RATE, Decoder, Hypothesis, load_model
from voice_hanabi.hearing.phrases import PhraseGraph, graph_of
from voice_hanabi.hearing.pronouncing.phonemes import PHONEMES
from voice_hanabi.hearing.pronouncing.pronunciation import accents_of, pronounce
from voice_hanabi.hearing.pronouncing.pronunciations import (
    OwnWord,
    Phonemes,
    nearest_usual,
    steps_towards,
    tells_apart,
)
from voice_hanabi.hearing.voices import any_phonemes

GAIN = 2.0
"""How much better (natural logarithm) the sound must support an own pronunciation than the usual ones."""

BORNE_OUT = 0.3
"""How much better (natural logarithm) per phoneme a phrase must fit the sound than silence, to teach
anything.
"""

BEHIND = 8.0
"""How much worse (natural logarithm) than the best sounds an own pronunciation may explain the audio.

One that is further behind was another word, or nothing that was asked for.
"""

FORMS = 20
"""How many readings of a gap are considered."""

WEIGHED = 40
"""How many pronunciations of one word are compared together."""

_HOLE_BEAM = 3.0
_WAYS_BEAM = 8.0

_BLOCK = 3200

Samples = npt.NDArray[np.int16]
"""16-bit mono sound at the recogniser's rate."""


@dataclass(frozen=True, slots=True)
class PractisedPhrase:
    """What somebody was asked to say, as lower-case words with single spaces, and its sound."""

    phrase: str
    sound: Samples


@dataclass(frozen=True, slots=True)
class OwnWay:
    """An own pronunciation, and how much better (natural logarithm) the sound supports it."""

    own: OwnWord
    gain: float


def own_ways(
    answer: PractisedPhrase,
    language: str,
    ways: Mapping[str, Sequence[Phonemes]],
    network: Path | None = None,
) -> list[OwnWay]:
    """Return the unusual pronunciations of an answer's words, best first.

    ``ways`` has all words of the game that are recognised together: a pronunciation that isn't nearer to its
    own word than to all the others is left out. An answer without the phrase gives none.
    """
    found: list[OwnWay] = []
    words = answer.phrase.split()
    for place, word in enumerate(words):
        if word in words[:place]:
            continue
        heard, free = _heard_in_hole(answer, place, language, network)
        nearer = (step for way in heard for step in steps_towards(way, nearest_usual(way, ways[word])))
        forms = dict.fromkeys((*heard, *nearer, *_likely(word, language, ways[word])))
        # Before they are compared: free sounds always fit best.
        new = [form for form in forms if tells_apart(form, word, ways)][:WEIGHED]
        if new:
            compared = _compared(answer, word, new, language, ways[word], network)
            found += [finding for finding, score in compared if score >= free - BEHIND]
    return sorted(found, key=lambda finding: -finding.gain)


def _likely(word: str, language: str, usual: Sequence[Phonemes]) -> Iterator[Phonemes]:
    """Yield pronunciations that are known from others: a phoneme that the network confuses, an accent."""
    substitutions = packed_substitutions()
    for way in usual[:2]:
        for place, phoneme in enumerate(way):
            for heard in substitutions.get(phoneme, {}):
                if heard in PHONEMES:
                    yield (*way[:place], heard, *way[place + 1 :])
    yield from accents_of(word, language)


def _heard_in_hole(
    answer: PractisedPhrase, place: int, language: str, network: Path | None
) -> tuple[list[Phonemes], float]:
    """Return what is heard in place of one word, likeliest first, and the score of the best."""
    words = answer.phrase.split()
    arcs = [(number, word, number + 1) for number, word in enumerate(words) if number != place]
    arcs += any_phonemes.arcs(place, place + 1)
    phrases = PhraseGraph(0, frozenset({len(words)}), tuple(arcs))
    settings = SearchSettings(costs=any_phonemes.AS_HEARD, lattice_beam=_HOLE_BEAM)
    readings = _readings(answer, phrases, language, any_phonemes.WAYS, settings, network, FORMS)
    found: list[Phonemes] = []
    for reading in readings:
        heard = reading.text.split()
        found.append(any_phonemes.phonemes_of(heard[place : len(heard) - len(words) + place + 1]))
    return found, max((reading.score for reading in readings), default=float("inf"))


def _compared(
    answer: PractisedPhrase,
    word: str,
    forms: Sequence[Phonemes],
    language: str,
    usual: Sequence[Phonemes],
    network: Path | None,
) -> Iterator[tuple[OwnWay, float]]:
    """Yield the pronunciations that the sound supports better than the usual ones, each with its score."""
    words = answer.phrase.split()
    place = words.index(word)
    names = {f"{word}/{number}/": form for number, form in enumerate(forms)}
    phrases = [answer.phrase] + [" ".join((*words[:place], name, *words[place + 1 :])) for name in names]
    scores: dict[str, float] = {}
    ways = {word: usual, **{name: (form,) for name, form in names.items()}}
    settings = SearchSettings(lattice_beam=_WAYS_BEAM)
    # Some readings are the same words at other times.
    count = 2 * len(phrases)
    for reading in _readings(answer, graph_of(phrases), language, ways, settings, network, count):
        scores.setdefault(reading.text.split()[place], reading.score)
    if not scores:
        return
    # A reading that is not listed is further from the best one than the limit.
    as_usual = scores.get(word, max(scores.values()) - _WAYS_BEAM)
    for name, form in names.items():
        gain = scores.get(name, float("-inf")) - as_usual
        if gain >= GAIN:
            yield OwnWay(OwnWord(word, nearest_usual(form, usual), form), gain), scores[name]


def _readings(
    answer: PractisedPhrase,
    phrases: PhraseGraph,
    language: str,
    ways: Mapping[str, Sequence[Phonemes]],
    settings: SearchSettings,
    network: Path | None,
    alternatives: int,
) -> list[Hypothesis]:
    # The phrase was said; the question is how.
    settings = any_phonemes.alone(settings)
    with PackedModel(language, phrases.words, settings=settings, network=network, ways=ways) as packed:
        decoder = Decoder(load_model(packed.exact(phrases)), alternatives)
        silence = np.zeros(SAMPLE_RATE // 2, np.int16)
        sound = np.concatenate([silence, answer.sound, silence]).tobytes()
        for start in range(0, len(sound), _BLOCK):
            decoder.accept(sound[start : start + _BLOCK])
        heard = decoder.finish()
        nothing = packed.silence(heard.samples) if packed.silence else None
    phonemes = sum(min(map(len, pronounce(word, language))) for word in answer.phrase.split())
    found = [one for one in heard.readings if one.text.strip()]
    if nothing is not None:
        found = [one for one in found if one.score - nothing >= BORNE_OUT * phonemes]
    return sorted(found, key=lambda one: -one.score)
