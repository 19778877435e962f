"""Exact grammars for an official model: its own network and lexicon, with our phrases as the grammar.

The phrases are written with the model's own word numbers, into a folder that links to its files. So only the
phrases' word orders can come out, as with the packed model. To Vosk each graph is a model of its own, which
takes longer to load and more memory than a list of phrases.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

import yaml

from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.hearing.graphs.acceptor import BesideFreeSpeech, Other, phrase_acceptor
from voice_hanabi.hearing.graphs.hearable import without_words
from voice_hanabi.hearing.models.checking import check_model
from voice_hanabi.hearing.models.finding import require_model
from voice_hanabi.hearing.models.layout import MODEL_CONF, model_files, settings_of, word_numbers
from voice_hanabi.hearing.models.problems import ModelProblem
from voice_hanabi.hearing.models.vosk_library import Decoder, load_model
from voice_hanabi.hearing.phrases import PhraseGraph, graph_of
from voice_hanabi.hearing.recognising.endpointing import END_OF_SPEECH, link_files, with_times
from voice_hanabi.hearing.recognising.prepared import PreparedGrammars, Way
from voice_hanabi.hearing.recognising.vosk_grammars import ListedGrammars

GRAPHS_BYTES = 300_000_000
"""The total size in bytes of the models of all cached graphs: each contains the whole model."""

_MOST_KEPT, _LEAST_KEPT = 8, 2
"""Limits whatever the model's size: a turn and a question of the table are always cached."""

_OWN_FILES = (MODEL_CONF, "graph/Gr.fst", "graph/words.txt")
"""Files that every folder has of its own."""

_LEFT_OUT = ("graph/HCLG.fst", "rescore/", "rnnlm/")
"""Files that Vosk would use instead of our grammar, or to rescore its phrases."""

_NOT_ALONE = frozenset({"model-folder-missing", "model-incomplete", "model-without-grammar"})
"""Reasons that make a model unusable in any way."""


@dataclass(frozen=True, slots=True)
class OtherSpeech:
    """The costs of hearing none of the phrases (natural logarithms); lower costs refuse more."""

    nothing: float = 2.0
    """For hearing nothing at all."""

    unknown: float = 3.0
    """For the model's own word for unknown speech, if it has one."""

    first_word: float = 6.0
    """For an everyday word that is in no phrase."""

    more_words: float = 3.0
    """For each further one after it."""


class OfficialGrammars(PreparedGrammars):
    """Grammars for an official model: a graph of the phrases, without any other word orders.

    Phrases with a word that the model lacks are left out. Other speech comes out as ``[unk]``: through the
    model's own word for it, which doesn't work in some models (the Czech and Polish ones), and through
    everyday words that are in no phrase.

    Measured by ``benchmarks grammars --quick`` with the packed networks instead of theirs, on 24 commands in
    four languages: 100 % right in a quiet room, 88 % with people talking 10 dB below, 96 % with household
    noise, where a list of phrases got 100, 67 and 83 %. With the list one in five utterances had an
    impossible word order, and one in six sentences of table talk passed as a phrase; with the graph none did.
    A new graph takes a second if the lexicon's has 100 MB, and doubles the memory; a new list takes 0.02 s
    and next to none.
    """

    def __init__(self, folder: Path, language: str, other: OtherSpeech | None = None) -> None:
        """Take the model in ``folder`` apart; ``language`` (``cs``) selects the everyday words.

        It is tried in another process. Raises ModelProblem: as ``check_model`` does, and ``model-by-lists``
        if its words can't be found out.
        """
        require_model(folder)
        self._files = model_files(folder)
        try:
            self._numbers = word_numbers(self._files)
        except (ValueError, OSError) as error:
            raise ModelProblem("model-by-lists", {"path": str(folder), "message": str(error)}) from error
        self._other = other or OtherSpeech()
        self._beside = BesideFreeSpeech()
        self._everyday = [word for word in everyday_words(language) if word in self._numbers]
        self._temporary = tempfile.TemporaryDirectory(
            prefix="voice-hanabi-model-", ignore_cleanup_errors=True
        )
        self._made = 0
        size = sum(file.stat().st_size for name, file in self._files.items() if self._is_kept(name))
        kept = min(_MOST_KEPT, max(_LEAST_KEPT, GRAPHS_BYTES // max(1, size)))
        super().__init__(kept)
        try:
            check_model(self._folder_with(graph_of(self._everyday[:1])), own_grammar=True)
        except BaseException:
            self._temporary.cleanup()
            raise

    def missing_words(self, words: Iterable[str]) -> frozenset[str]:
        """Return which of the words the model lacks."""
        return frozenset(words) - self._numbers.keys()

    def close(self) -> None:
        """Close the models and their folders."""
        super().close()
        self._temporary.cleanup()

    def _way(self, phrases: PhraseGraph) -> Way:
        hearable = without_words(phrases, self.missing_words(phrases.words))
        loaded = load_model(self._folder_with(hearable))
        return lambda alternatives: Decoder(loaded, alternatives, words=hearable.all_words)

    @staticmethod
    def _is_kept(name: str) -> bool:
        return name not in _OWN_FILES and not name.startswith(_LEFT_OUT)

    def _folder_with(self, phrases: PhraseGraph) -> Path:
        """Write a folder of the model with a grammar of these phrases."""
        self._made += 1
        folder = Path(self._temporary.name) / str(self._made)
        link_files({name: file for name, file in self._files.items() if self._is_kept(name)}, folder)
        settings = with_times(settings_of(self._files), END_OF_SPEECH)
        (folder / MODEL_CONF).write_text(settings, encoding="utf-8")
        costs = self._other
        others = {
            word: Other(self._numbers[word], costs.first_word, costs.more_words)
            for word in self._everyday
            if word not in phrases.all_words
        }
        if UNKNOWN in self._numbers:
            others[UNKNOWN] = Other(self._numbers[UNKNOWN], costs.unknown, 0.0)
        # The words that can come out are enough; the full table takes longer to read.
        named = sorted(phrases.words | others.keys() | (phrases.all_words & self._numbers.keys()))
        lines = ["<eps> 0", *(f"{word} {self._numbers[word]}" for word in named)]
        (folder / "graph/words.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
        grammar = phrase_acceptor(phrases, self._numbers, costs.nothing, others.values(), self._beside)
        grammar.write(folder / "graph/Gr.fst", sort=True)
        return folder


def everyday_words(language: str) -> tuple[str, ...]:
    """Return short everyday words of a language (``cs``) that cover its sounds; empty if there is no list."""
    text = (files("voice_hanabi.hearing") / "everyday_words.yaml").read_text(encoding="utf-8")
    return tuple(str(word) for word in yaml.safe_load(text).get(language, ()))


def grammars_of(folder: Path, language: str) -> tuple[PreparedGrammars, ModelProblem | None]:
    """Return exact grammars for another project's model, or lists of phrases and the reason for them.

    Raises ModelProblem if the model can't be used in either way.
    """
    try:
        return OfficialGrammars(folder, language), None
    except ModelProblem as problem:
        if problem.reason in _NOT_ALONE:
            raise
        listed = ListedGrammars(folder)
        if problem.reason == "model-by-lists":
            return listed, problem
        details = {"path": str(folder), "message": str(problem.details.get("message", ""))}
        return listed, ModelProblem("model-by-lists", details)
