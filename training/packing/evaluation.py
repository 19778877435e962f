"""How well the packed model recognises speech, through Vosk itself, on voices never used in training."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from training.clips.store import Entry, Store
from training.sound.signal import Samples
from training.words.grammars import PLAYERS, phrases_of
from training.words.texts import Phrases
from voice_hanabi.games.hanabi.talk.situations import SITUATIONS
from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.hearing.models.packed import SearchSettings, network_file
from voice_hanabi.hearing.phrases import PhraseGraph, graph_of
from voice_hanabi.hearing.recognising.vosk_grammars import ExactGrammars
from voice_hanabi.hearing.recognising.vosk_recognizer import VoskRecognizer
from voice_hanabi.hearing.sources.recordings import feed, one_utterance
from voice_hanabi.languages import LANGUAGES


@dataclass(frozen=True)
class Trial:
    """A set of clips recognised with one exact grammar."""

    name: str
    language: str
    phrases: PhraseGraph
    entries: tuple[Entry, ...]


@dataclass(frozen=True)
class Score:
    """The result of a trial: the numbers of clips, right ones and rejected ones, and the mistakes."""

    clips: int
    right: int
    refused: int
    mistakes: tuple[tuple[str, str], ...]


def heard(recognizer: VoskRecognizer, samples: Samples) -> str:
    """Return the likeliest words that the program's own recogniser hears in a clip."""
    sound = np.clip(samples, -32768, 32767).astype(np.int16)
    return one_utterance(list(feed(recognizer, sound))).text


def run(
    trial: Trial,
    store: Store,
    network: Path | None = None,
    settings: SearchSettings | None = None,
    level: float = 0.3,
) -> Score:
    """Recognise all the clips of a trial; ``level`` is their loudness (1: peaks at half of 16 bits)."""
    grammars = ExactGrammars(trial.language, trial.phrases.words, settings=settings, network=network)
    with closing(VoskRecognizer(grammars)) as recognizer:
        recognizer.expect(trial.phrases)
        right = refused = 0
        mistakes = []
        for entry in trial.entries:
            text = heard(recognizer, store.samples(entry) * level)
            wanted = entry.text.lower() if trial.phrases.accepts(entry.text.lower().split()) else UNKNOWN
            nothing = not text or set(text.split()) == {UNKNOWN}
            refused += nothing
            if text == wanted or (nothing and wanted == UNKNOWN):
                right += 1
            else:
                mistakes.append((entry.text, text))
    return Score(len(trial.entries), right, refused, tuple(mistakes))


def _sentences(language: str, count: int) -> set[str]:
    """Return game sentences with which to fill a grammar."""
    chance = random.Random(f"grammar {language}")
    phrases = Phrases(language)
    return {phrases.sentence(chance).lower() for _ in range(count)}


def _digits(language: str) -> dict[str, list[str]]:
    return {
        "cs": ["jedna", "dva", "tři", "čtyři", "pět"],
        "pl": ["jeden", "dwa", "trzy", "cztery", "pięć"],
        "da": ["en", "to", "tre", "fire", "fem"],
        "en": ["one", "two", "three", "four", "five"],
    }


def trials(store: Store, most: int = 150) -> list[Trial]:
    """Return the trials of the development voices in the store.

    ``commands``: sentences of the real grammar for a turn, with the whole grammar active, by variants of
    espeak-ng never used in training; ``commands elsewhere``: by synthesizers never used in training;
    ``commands natural``: by such speakers of Kokoro. ``machines``: sentences of the training's patterns by
    such variants of espeak-ng, among 1,500 others. ``people``: people's clips, among everything that
    development people of the language say and words of the game. ``digits``: people's numbers from one to
    five, with all their inflected forms active. How speech without any phrase is handled is measured by
    ``python -m benchmarks recognition``.
    """
    result: list[Trial] = []
    for language in LANGUAGES:
        held_out = [entry for entry in store.entries if entry.held_out and entry.language == language]
        commands = _sentences(language, 1500)
        turn = phrases_of(language, PLAYERS[language], SITUATIONS.turn)
        from_grammar = [entry for entry in held_out if entry.part.endswith("grammar-held-out")]
        said = [entry for entry in from_grammar if turn.accepts(entry.text.split())]
        by_espeak = [entry for entry in said if entry.speaker.startswith("espeak")]
        result.append(Trial(f"{language} commands", language, turn, tuple(by_espeak[:most])))
        by_others = [entry for entry in said if entry not in by_espeak]
        if by_others:
            result.append(Trial(f"{language} commands elsewhere", language, turn, tuple(by_others[:most])))
        natural = [entry for entry in held_out if entry.speaker.startswith("kokoro")]
        natural = [entry for entry in natural if turn.accepts(entry.text.split())]
        if natural:
            result.append(Trial(f"{language} commands natural", language, turn, tuple(natural[:most])))
        held_out = [entry for entry in held_out if entry not in from_grammar]
        machines = [entry for entry in held_out if entry.speaker.startswith("espeak")]
        patterns = set(Phrases(language).words())
        spoken = [entry for entry in machines if all(word in patterns for word in entry.text.split())]
        graph = graph_of(sorted(commands | {entry.text.lower() for entry in spoken}))
        result.append(Trial(f"{language} machines", language, graph, tuple(spoken[:most])))
        people = [entry for entry in held_out if entry.group == "people"]
        chosen = random.Random(3).sample(people, min(most, len(people)))
        graph = graph_of(sorted({entry.text.lower() for entry in people} | _words(language)))
        result.append(Trial(f"{language} people", language, graph, tuple(chosen)))
        numbers = [entry for entry in people if entry.text.lower() in _digits(language)[language]]
        if numbers:
            graph = graph_of(sorted(_words(language)))
            result.append(Trial(f"{language} digits", language, graph, tuple(numbers[: 2 * most])))
    return result


def _words(language: str) -> set[str]:
    """Return the game's values and colours in all their forms, and numbers up to five."""
    lists = Phrases(language).lists
    values = [*lists["rank_any"], *lists["colour_any"], *lists["number_short"]]
    return {value.lower() for value in values}


def report(
    store: Store,
    networks: Path,
    settings: SearchSettings | None = None,
    names: Iterable[str] = (),
    most: int = 150,
) -> str:
    """Print and return a table of all trials, or of those whose names contain one of ``names``.

    ``networks`` is the folder that contains a network for each language.
    """
    wanted: Sequence[str] = tuple(names)
    lines = [f"{'trial':22} {'clips':>5} {'right':>5} {'%':>5} {'refused':>7}  mistakes"]
    for trial in trials(store, most):
        if wanted and not any(name in trial.name for name in wanted):
            continue
        score = run(trial, store, networks / network_file(trial.language), settings)
        some = "; ".join(f"{said}: {text or '-'}" for said, text in score.mistakes[:6])
        share = 100 * score.right / max(1, score.clips)
        lines.append(
            f"{trial.name:22} {score.clips:5} {score.right:5} {share:5.1f} {score.refused:7}  {some}"
        )
        print(lines[-1], flush=True)
    return "\n".join(lines)
