"""From phrases to decoders: exact graphs for the packed model, lists for others."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.hearing.graphs.hearable import without_words
from voice_hanabi.hearing.models.checking import check_model
from voice_hanabi.hearing.models.packed import PackedModel, SearchSettings
from voice_hanabi.hearing.models.vosk_library import Decoder, SpeechModel, load_model
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.pronouncing.adaptation import OwnVoice
from voice_hanabi.hearing.pronouncing.pronunciations import ways_with
from voice_hanabi.hearing.recognising.endpointing import ModelWithEndpoints
from voice_hanabi.hearing.recognising.free_phoneme_decoder import FreePhonemeDecoder
from voice_hanabi.hearing.recognising.pauses import Steps
from voice_hanabi.hearing.recognising.prepared import PreparedGrammars, Way

GRAPHS_KEPT = 7
"""The number of cached graphs, enough for a turn and its questions; each takes fourteen megabytes."""


class ExactGrammars(PreparedGrammars):
    """Grammars for the packed model: a graph of the phrases, without any other word orders.

    Every word can be recognised, because each gets a pronunciation. Other speech than the phrases comes out
    as ``[unk]``.
    """

    def __init__(
        self,
        language: str,
        words: Iterable[str] = (),
        *,
        settings: SearchSettings | None = None,
        network: Path | None = None,
        own: OwnVoice | None = None,
        kept: int = GRAPHS_KEPT,
    ) -> None:
        """Prepare for a language (``cs``, ``pl``, ``da``, ``en``) and the words of its phrases.

        New words are added when they come up, which takes as long as this. ``own`` is what helps to recognise
        the players. ``kept`` graphs stay in memory. ``settings``, ``network`` and the errors are those of
        ``PackedModel``.
        """
        super().__init__(kept)
        self._language = language
        self._own = own or OwnVoice()
        self._settings = settings or SearchSettings()
        if self._own.other_phrase is not None:
            self._settings = replace(self._settings, other_phrase=self._own.other_phrase)
        self._network = network
        self._model = self._model_of(words)
        self._free: PackedModel | None = None
        self._sounds = load_model(self._model.sounds())
        self._outgrown: list[PackedModel] = []

    @property
    def pitches(self) -> tuple[float, ...]:
        """Speeds at which an utterance is recognised again: the packed network is quick enough."""
        return self._model.settings.pitches

    @property
    def steps(self) -> Steps | None:
        """How the packed networks process sound."""
        settings = self._model.settings
        return Steps(settings.chunk, settings.ahead, settings.silence_seconds)

    def cost(self, phrases: PhraseGraph, words: Sequence[str]) -> float:
        """Return the cost of words relative to other speech (natural logarithm)."""
        return self._settings.beside.cost(phrases, words)

    def missing_words(self, words: Iterable[str]) -> frozenset[str]:
        """Return nothing: a word that the lexicon lacks is added."""
        return frozenset()

    def any_sounds(self) -> FreePhonemeDecoder | None:
        """Return a new decoder for any sounds; ``None`` for a network whose scores are meaningless."""
        silence = self._model.silence
        return None if silence is None else FreePhonemeDecoder(Decoder(self._sounds, 1), silence)

    def close(self) -> None:
        """Close the models and their folders."""
        super().close()
        for model in (self._model, self._free, *self._outgrown):
            if model is not None:
                model.close()
        self._outgrown.clear()

    def _model_of(self, words: Iterable[str], free: bool = False) -> PackedModel:
        known = frozenset(words) - {UNKNOWN}
        ways = ways_with(self._own.words, known, self._language) if self._own.words else None
        settings = self._settings
        if free:
            settings = replace(
                settings, costs=replace(settings.costs, other_phoneme=settings.other_phoneme_free)
            )
        return PackedModel(self._language, known, settings=settings, network=self._network, ways=ways)

    def _way(self, phrases: PhraseGraph) -> Way:
        if phrases.free is not None:
            return self._free_way(phrases)
        if not phrases.words <= set(self._model.words):
            # What was made from the smaller lexicon still works.
            self._outgrown.append(self._model)
            self._model = self._model_of(phrases.words.union(self._model.words))
        loaded = load_model(self._model.exact(phrases))
        return lambda alternatives: Decoder(loaded, alternatives)

    def _free_way(self, phrases: PhraseGraph) -> Way:
        """Write and load the graph of phrases and free speech: it has its own lexicon and costs."""
        words = phrases.all_words
        if self._free is not None and not words <= set(self._free.words):
            self._outgrown.append(self._free)
            words = words.union(self._free.words)
            self._free = None
        if self._free is None:
            self._free = self._model_of(words, free=True)
        loaded = load_model(self._free.exact(phrases))
        return lambda alternatives: Decoder(loaded, alternatives)


class ListedGrammars(PreparedGrammars):
    """Grammars for a model that can't take a graph of ours: a list that Vosk turns into a bigram model.

    So results can have word orders that no phrase has. Phrases with a word that the model lacks are left out,
    because Vosk would leave out only the word and listen for the rest. ``[unk]`` is in the list; it doesn't
    work in some models (the Czech and Polish ones).
    """

    def __init__(self, folder: Path) -> None:
        """Load the model in ``folder`` with our times for the end of speech.

        It is tried in another process first. Raises ModelProblem as ``check_model`` does.
        """
        super().__init__(GRAPHS_KEPT)
        check_model(folder)
        self._shadow = ModelWithEndpoints(folder)
        try:
            self._model: SpeechModel | None = load_model(self._shadow.folder)
        except BaseException:
            self._shadow.close()
            raise
        self._has: dict[str, bool] = {}

    def missing_words(self, words: Iterable[str]) -> frozenset[str]:
        """Return which of the words the model lacks."""
        return frozenset(word for word in words if not self._knows(word))

    def close(self) -> None:
        """Close the model and the folder of links."""
        super().close()
        self._model = None
        self._shadow.close()

    def _way(self, phrases: PhraseGraph) -> Way:
        model = self._open_model()
        hearable = without_words(phrases, self.missing_words(phrases.words))
        listed = [*hearable.covering_phrases(), "[unk]"]
        grammar = json.dumps(listed, ensure_ascii=False)
        return lambda alternatives: Decoder(model, alternatives, grammar)

    def _open_model(self) -> SpeechModel:
        if self._model is None:
            raise RuntimeError("the model is closed")
        return self._model

    def _knows(self, word: str) -> bool:
        if word not in self._has:
            self._has[word] = self._open_model().vosk_model_find_word(word) >= 0
        return self._has[word]
