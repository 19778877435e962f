"""The model that comes with the program, written as folders for stock Vosk with one table's words.

A network knows the sounds of its language, not words. Each word of a table, including players' names, gets a
pronunciation and is written into graphs; no other program and no download is needed.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib.resources import as_file, files
from pathlib import Path
from types import TracebackType

from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.hearing.graphs.acceptor import BesideFreeSpeech, Other, phrase_acceptor
from voice_hanabi.hearing.graphs.fst import Transducer
from voice_hanabi.hearing.graphs.kaldi import (
    blank_penalty,
    frames_of,
    kaldi_phoneme_count,
    never_heard,
    word_boundaries,
)
from voice_hanabi.hearing.graphs.lexicon import (
    Costs,
    Pronunciations,
    lexicon_graph,
    sounds_graph,
)
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.pronouncing.own_phonemes import FOREIGN, as_spoken_in
from voice_hanabi.hearing.pronouncing.phonemes import PHONEMES
from voice_hanabi.hearing.pronouncing.pronunciation import in_running_speech, pronounce
from voice_hanabi.system.files import link_or_copy

SUBSTITUTIONS = "substitutions.tsv"
"""The file, beside the networks, of phonemes that they confuse: meant, recognised, cost."""

GONE = "-"
"""Stands in such a file for no phoneme at all: a last one that people drop."""

LEAST_PENALTY = 0.5
"""The least cost per frame (natural logarithm) of a network's blank; with less its scores are meaningless."""

MEL_BINS = 40
"""The number of mel bins that the networks take; training uses the same."""
LOWEST_HERTZ = 40
"""The lower edge of the first bin, in Hz."""
BELOW_HIGHEST_HERTZ = 400
"""How far below half the sample rate the last bin ends, in Hz."""

_FEATURES = f"""\
--sample-frequency=16000
--num-mel-bins={MEL_BINS}
--low-freq={LOWEST_HERTZ}
--high-freq=-{BELOW_HIGHEST_HERTZ}
--dither=1
--use-energy=false
"""

LEAST_READINGS = 200
"""How many hypotheses Kaldi keeps even if only a few are likely."""


def network_file(language: str) -> str:
    """Return the file name of a language's network, in ``model/`` beside this module."""
    return f"{language}.mdl"


@dataclass(frozen=True)
class SearchSettings:
    """The settings of the search and of the end of speech."""

    costs: Costs = field(default_factory=Costs)
    """The costs of words and other speech."""

    other_phrase: float = 3.0
    """The cost of hearing something other than a phrase of an exact grammar; a lower cost refuses more."""

    nothing: float = 2.0
    """The cost of hearing nothing with an exact grammar; a lower cost drops more faint speech."""

    beside: BesideFreeSpeech = field(default_factory=BesideFreeSpeech)
    """The costs of phrases relative to free speech, if that is recognised as well."""

    other_phoneme_free: float = 2.4
    """The cost of each phoneme of other speech there (see ``Costs.other_phoneme``), which may be anywhere."""

    silence_seconds: float = 0.4
    """Seconds of silence that end an utterance after a complete phrase."""

    incomplete_seconds: float = 1.0
    """Seconds of silence that end any utterance, complete or not."""

    chunk: int = 42
    """Frames (10 ms) that the network processes at a time: larger steps cost less, but the end of speech is
    checked less often. Kaldi's default is 20."""

    ahead: int = 32
    """Frames that must follow a chunk before it is processed: the network's context after a sound."""

    beam: float = 12.0
    """How much worse than the best a hypothesis may get before it is dropped."""

    readings: int = 600
    """How many hypotheses are kept; more don't improve the result, and cost time when people talk."""

    pitches: tuple[float, ...] = (0.9, 1.1)
    """Speeds at which an utterance is recognised again, lower and higher in pitch: see ``pitches``."""

    lattice_beam: float = 4.0
    """How much worse than the best an alternative may be."""

    def model_conf(self) -> str:
        """Return the text of ``conf/model.conf``."""
        silence, incomplete = self.silence_seconds, self.incomplete_seconds
        return (
            # The search fails if the least is more than the most.
            f"--min-active={min(LEAST_READINGS, self.readings)}\n--max-active={self.readings}\n"
            f"--frames-per-chunk={self.chunk}\n"
            f"--beam={self.beam}\n--lattice-beam={self.lattice_beam}\n"
            # Other speech and noise have more readings than there is time to compare: without this limit the
            # search stops for seconds. Words are what counts.
            "--phone-determinize=false\n"
            "--acoustic-scale=1.0\n--frame-subsampling-factor=3\n--endpoint.silence-phones=1:2\n"
            f"--endpoint.rule2.min-trailing-silence={silence}\n"
            f"--endpoint.rule3.min-trailing-silence={incomplete}\n"
            f"--endpoint.rule4.min-trailing-silence={incomplete}\n"
        )


class PackedModel:
    """Vosk models for the words of one table, in one language.

    Each folder is complete and stays until ``close``. ``vosk.Model`` reads a folder only once, when it is
    created.
    """

    def __init__(
        self,
        language: str,
        words: Iterable[str],
        folder: Path | None = None,
        settings: SearchSettings | None = None,
        network: Path | None = None,
        ways: Pronunciations | None = None,
    ) -> None:
        """Make the lexicon of the words (lower case) in a language (``cs``, ``pl``, ``da``, ``en``).

        ``ways`` gives pronunciations that replace the usual ones. ``folder`` is where the models are written:
        without it, a temporary one that ``close`` removes. ``network`` replaces the language's packed
        network. The substitutions beside the network are used unless the settings have their own. Raises
        ``ValueError`` for a language without pronunciations and ``OSError`` if nothing can be written.
        """
        self.language = language
        self.settings = settings or SearchSettings()
        self.words: tuple[str, ...] = (*sorted(set(words) - {UNKNOWN}), UNKNOWN)
        self._numbers = {word: number for number, word in enumerate(self.words, 1)}
        given = ways or {}
        pronunciations = {
            word: given[word] if word in given else _native(pronounce(word, language), language)
            for word in self.words
            if word != UNKNOWN
        }
        running = {
            word: _native(in_running_speech(word, language), language)
            for word in self.words
            if word != UNKNOWN and (word not in given or set(pronounce(word, language)) <= set(given[word]))
        }
        self._temporary = (
            tempfile.TemporaryDirectory(prefix="voice-hanabi-", ignore_cleanup_errors=True)
            if folder is None
            else None
        )
        self._folder = Path(self._temporary.name) if self._temporary else Path(str(folder))
        self._exact = 0
        self._base = self._folder / "plain"
        for name in ("am", "conf", "graph/phones"):
            (self._base / name).mkdir(parents=True, exist_ok=True)
        costs = self.settings.costs
        with as_file(files("voice_hanabi.hearing") / "model") as packed:
            source = network or packed / network_file(language)
            heard = {phoneme for ways in pronunciations.values() for way in ways for phoneme in way}
            model = self._base / "am" / "final.mdl"
            foreign = FOREIGN[language].keys() - heard
            model.write_bytes(never_heard(source.read_bytes(), [PHONEMES.index(one) for one in foreign]))
            if not costs.substitutions:
                table = _substitutions_beside(source.parent, language)
                left_out = {meant: others[GONE] for meant, others in table.items() if GONE in others}
                costs = replace(costs, substitutions=_without(table, foreign), last_left_out=left_out)
        self._blank_penalty = blank_penalty(model.read_bytes())
        (self._base / "conf" / "fbank.conf").write_text(_FEATURES, encoding="ascii", newline="\n")
        (self._base / "conf" / "model.conf").write_text(
            self.settings.model_conf(), encoding="ascii", newline="\n"
        )
        graph = self._base / "graph"
        lines = ["<eps> 0", *(f"{word} {number}" for word, number in self._numbers.items())]
        (graph / "words.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
        (graph / "disambig_tid.int").write_text(
            f"{2 * kaldi_phoneme_count(len(PHONEMES)) + 1}\n", encoding="ascii", newline="\n"
        )
        (graph / "phones" / "word_boundary.int").write_text(
            word_boundaries(len(PHONEMES)), encoding="ascii", newline="\n"
        )
        lexicon_graph(self.words, pronunciations, costs, running).write(graph / "HCLr.fst")
        self._any_words().write(graph / "Gr.fst", sort=True)

    @property
    def plain(self) -> Path:
        """The folder of a model for runtime grammars: ``vosk.KaldiRecognizer(model, rate, grammar)``."""
        return self._base

    def exact(self, phrases: PhraseGraph) -> Path:
        """Write a model that recognises only these whole phrases and ``[unk]``.

        Returns its folder, for ``vosk.Model``; the recogniser is created without a grammar. Raises
        ``ValueError`` for a phrase with a word that is not in the lexicon.
        """
        missing = phrases.all_words - self._numbers.keys()
        if missing:
            raise ValueError(f"The lexicon of this table lacks: {', '.join(sorted(missing))}.")
        self._exact += 1
        folder = self._like_base(f"exact-{self._exact}", "graph/Gr.fst")
        self._phrases(phrases).write(folder / "graph" / "Gr.fst", sort=True)
        return folder

    def sounds(self) -> Path:
        """Write a model that recognises any sequence of sounds, each as ``[unk]``; return its folder.

        Its score is the best possible one; words that were really said come close to it.
        """
        folder = self._like_base("sounds", "graph/Gr.fst", "graph/HCLr.fst", "conf/model.conf")
        # Only the best path counts, so no alternatives near it are kept.
        settings = replace(self.settings, beam=8.0, lattice_beam=0.5)
        (folder / "conf" / "model.conf").write_text(settings.model_conf(), encoding="ascii", newline="\n")
        number = self._numbers[UNKNOWN]
        sounds_graph(number).write(folder / "graph" / "HCLr.fst")
        grammar = Transducer()
        grammar.set_final(grammar.add_state())
        grammar.add_arc(0, number, number, 0.0, 0)
        grammar.write(folder / "graph" / "Gr.fst", sort=True)
        return folder

    @property
    def silence(self) -> Callable[[int], float] | None:
        """Return the score of a number of samples of perfect silence, which any sound exceeds.

        It follows from the blank's cost; ``None`` if a network's blank costs too little to be meaningful.
        """
        penalty = self._blank_penalty
        return (lambda samples: -penalty * frames_of(samples)) if penalty > LEAST_PENALTY else None

    def close(self) -> None:
        """Remove the temporary folder, if there is one."""
        if self._temporary is not None:
            self._temporary.cleanup()

    def __enter__(self) -> PackedModel:
        """Return itself; leaving the ``with`` block closes it."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close it."""
        self.close()

    def _like_base(self, name: str, *others: str) -> Path:
        """Make a folder like the one for runtime grammars, except for these files; return it."""
        folder = self._folder / name
        for path in sorted(self._base.rglob("*")):
            inside = path.relative_to(self._base)
            if path.is_dir():
                (folder / inside).mkdir(parents=True, exist_ok=True)
            elif inside.as_posix() not in others:
                link_or_copy(path, folder / inside)
        return folder

    def _any_words(self) -> Transducer:
        grammar = Transducer()
        state = grammar.add_state()
        grammar.set_final(state)
        for number in self._numbers.values():
            grammar.add_arc(state, number, number, 0.0, state)
        return grammar

    def _phrases(self, phrases: PhraseGraph) -> Transducer:
        other = Other(self._numbers[UNKNOWN], self.settings.other_phrase, 0.0)
        settings = self.settings
        return phrase_acceptor(phrases, self._numbers, settings.nothing, [other], settings.beside)


def _native(ways: Iterable[Sequence[str]], language: str) -> Sequence[Sequence[str]]:
    """Return pronunciations in the sounds of a language."""
    return tuple(dict.fromkeys(as_spoken_in(language, way) for way in ways))


def _without(
    table: Mapping[str, Mapping[str, float]], foreign: Collection[str]
) -> Mapping[str, Mapping[str, float]]:
    """Return a table of substitutions without the phonemes that are never recognised."""
    return {
        meant: {heard: cost for heard, cost in others.items() if heard not in foreign}
        for meant, others in table.items()
    }


def packed_substitutions() -> Mapping[str, Mapping[str, float]]:
    """Return which phonemes the packed networks confuse: meant, recognised, cost."""
    with as_file(files("voice_hanabi.hearing") / "model") as packed:
        return _substitutions(packed / SUBSTITUTIONS)


def substitutions_file(language: str) -> str:
    """Return the file name of a language's own substitutions, which are preferred to the general ones."""
    return f"substitutions-{language}.tsv"


def _substitutions_beside(folder: Path, language: str) -> dict[str, dict[str, float]]:
    """Return the substitutions of a language from the files in a network's folder."""
    found = _substitutions(folder / SUBSTITUTIONS)
    for meant, heard in _substitutions(folder / substitutions_file(language)).items():
        found[meant] = found.get(meant, {}) | heard
    return found


def _substitutions(path: Path) -> dict[str, dict[str, float]]:
    """Read a table of substitutions; empty if there is no such file."""
    table: dict[str, dict[str, float]] = {}
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            meant, heard, cost = line.split("\t")
            table.setdefault(meant, {})[heard] = float(cost)
    return table
