"""The graph from the network's outputs to words: a table's lexicon, with a path for other speech."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.hearing.graphs.fst import Transducer
from voice_hanabi.hearing.graphs.kaldi import (
    BEGIN,
    BLANK,
    END,
    INTERNAL,
    SILENCE,
    SINGLE,
    forward,
    kaldi_phoneme,
    loop,
)
from voice_hanabi.hearing.graphs.word_pieces import WordPieces
from voice_hanabi.hearing.pronouncing.phonemes import PHONEMES

Pronunciations = Mapping[str, Sequence[Sequence[str]]]
"""Each word's pronunciations, as phonemes."""


LEAST_TO_LOSE = 4
"""The fewest phonemes of a word that may be recognised without its last one."""


@dataclass(frozen=True)
class Costs:
    """The costs of the search (natural logarithms; a well recognised phoneme costs nearly nothing)."""

    word: float = 0.0
    """For each word."""

    other_start: float = 2.0
    """For taking a stretch of speech as something other than words of the lexicon."""

    other_phoneme: float = 1.8
    """For each phoneme of such a stretch."""

    substitutions: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    """For recognising a phoneme as another one: meant phoneme, recognised phoneme, cost."""

    last_left_out: Mapping[str, float] = field(default_factory=dict)
    """For a word without its last phoneme, by that phoneme."""

    running: float = 2.0
    """For a word as it is said in running speech only."""


def lexicon_graph(
    words: Sequence[str], pronunciations: Pronunciations, costs: Costs, running: Pronunciations | None = None
) -> Transducer:
    """Return the transducer from transition-ids to words; the word numbered i is ``words[i - 1]``.

    It accepts sequences of words, with or without silence around each. ``[unk]`` among the words stands for
    any phonemes. ``running`` has what words become in running speech.
    """
    graph = Transducer()
    hub = graph.add_state()
    graph.set_final(hub)
    silence = graph.add_state()
    graph.add_arc(hub, forward(SILENCE), 0, 0.0, silence)
    graph.add_arc(silence, loop(SILENCE), 0, 0.0, silence)
    graph.add_arc(silence, 0, 0, 0.0, hub)
    number = {phoneme: place for place, phoneme in enumerate(PHONEMES)}
    alternatives = {
        place: [(place, 0.0)]
        + [
            (number[heard], cost)
            for heard, cost in costs.substitutions.get(phoneme, {}).items()
            if heard in number
        ]
        for phoneme, place in number.items()
    }
    pieces = WordPieces([alternatives[place] for place in range(len(PHONEMES))], hub)
    for label, word in enumerate(words, 1):
        if word == UNKNOWN:
            pieces.write(graph)
            _add_other(graph, hub, label, costs)
            continue
        for phonemes in running.get(word, ()) if running else ():
            pieces.add_word(
                graph, label, [number[phoneme] for phoneme in phonemes], costs.word + costs.running
            )
        for phonemes in pronunciations[word]:
            places = [number[phoneme] for phoneme in phonemes]
            pieces.add_word(graph, label, places, costs.word)
            # A short word without its last phoneme would match many others.
            left_out = costs.last_left_out.get(phonemes[-1]) if len(phonemes) >= LEAST_TO_LOSE else None
            if left_out is not None:
                pieces.add_word(graph, label, places[:-1], costs.word + left_out)
    pieces.write(graph)
    return graph


def sounds_graph(label: int) -> Transducer:
    """Return a transducer that accepts any sequence of phonemes and silence, each phoneme as the word
    ``label``.

    Nothing has a cost in it: its best path is what the network hears, with or without a meaning.
    """
    graph = Transducer()
    hub = graph.add_state()
    graph.set_final(hub)
    phonemes = [kaldi_phoneme(place, SINGLE) for place in range(len(PHONEMES))]
    for phoneme, writes in [(SILENCE, 0), *((phoneme, label) for phoneme in phonemes)]:
        state = graph.add_state()
        graph.add_arc(hub, forward(phoneme), writes, 0.0, state)
        graph.add_arc(state, loop(phoneme), 0, 0.0, state)
        graph.add_arc(state, 0, 0, 0.0, hub)
    return graph


def _add_other(graph: Transducer, hub: int, label: int, costs: Costs) -> None:
    """Add the word for any phonemes: one at the start, any number inside, one at the end."""
    inside = graph.add_state()
    pause = graph.add_state()
    graph.add_arc(inside, forward(BLANK), 0, 0.0, pause)
    graph.add_arc(pause, loop(BLANK), 0, 0.0, pause)
    graph.add_arc(pause, 0, 0, 0.0, inside)
    for place in range(len(PHONEMES)):
        for source, target, position in (
            (hub, inside, BEGIN),
            (inside, inside, INTERNAL),
            (inside, hub, END),
        ):
            state = graph.add_state()
            phoneme = kaldi_phoneme(place, position)
            starts = position == BEGIN
            cost = costs.other_phoneme + (costs.other_start if starts else 0.0)
            graph.add_arc(source, forward(phoneme), label if starts else 0, cost, state)
            graph.add_arc(state, loop(phoneme), 0, 0.0, state)
            graph.add_arc(state, 0, 0, 0.0, target)
