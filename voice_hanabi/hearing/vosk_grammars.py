"""From phrases to decoders that listen for them: exact graphs for the packed model, lists for others."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Protocol

from voice_hanabi.hearing.endpointing import ModelWithEndpoints
from voice_hanabi.hearing.hearable import without_words
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.vosk_library import Decoder, SpeechModel, load_model

DECODERS_KEPT = 12
"""Graphs that are switched to at once; each holds a decoder, with the packed model some megabytes."""


class Grammars(Protocol):
    """Makes decoders of phrase graphs."""

    def decoder(self, phrases: PhraseGraph, alternatives: int) -> Decoder:
        """Return a decoder that listens for these phrases, fresh or with nothing begun."""

    def missing_words(self, words: Iterable[str]) -> frozenset[str]:
        """Return which of the words the model cannot hear."""

    def close(self) -> None:
        """Let go of models and files."""


class _Kept:
    """The decoders of the graphs that were used last."""

    def __init__(self, make: Callable[[PhraseGraph, int], Decoder], at_most: int = DECODERS_KEPT) -> None:
        self._make = make
        self._at_most = at_most
        self._decoders: OrderedDict[tuple[PhraseGraph, int], Decoder] = OrderedDict()

    def get(self, phrases: PhraseGraph, alternatives: int) -> Decoder:
        key = (phrases, alternatives)
        decoder = self._decoders.get(key)
        if decoder is None:
            decoder = self._decoders[key] = self._make(phrases, alternatives)
            if len(self._decoders) > self._at_most:
                self._decoders.popitem(last=False)
        else:
            self._decoders.move_to_end(key)
            decoder.reset()
        return decoder

    def clear(self) -> None:
        self._decoders.clear()


class ListedGrammars:
    """For a model as Vosk's makers offer it: a list of phrases from which Vosk makes a bigram model.

    So word orders come out that no phrase has. Phrases with a word that the model lacks are left
    out, since Vosk would leave out the word alone and listen for the rest. ``[unk]`` is in the list;
    some models (the Czech and Polish ones) make nothing of it.
    """

    def __init__(self, folder: Path) -> None:
        """Load the model in ``folder`` with our times for the end of speech; errors as of ``load_model``."""
        self._shadow = ModelWithEndpoints(folder)
        try:
            self._model: SpeechModel | None = load_model(self._shadow.folder)
        except BaseException:
            self._shadow.close()
            raise
        self._has: dict[str, bool] = {}
        self._kept = _Kept(self._make)

    def decoder(self, phrases: PhraseGraph, alternatives: int) -> Decoder:
        """Return a decoder for the phrases that the model can hear; others are left out."""
        return self._kept.get(phrases, alternatives)

    def missing_words(self, words: Iterable[str]) -> frozenset[str]:
        """Return which of the words the model lacks."""
        return frozenset(word for word in words if not self._knows(word))

    def close(self) -> None:
        """Let go of the model and the folder of links."""
        self._kept.clear()
        self._model = None
        self._shadow.close()

    def _make(self, phrases: PhraseGraph, alternatives: int) -> Decoder:
        if self._model is None:
            raise RuntimeError("the model is closed")
        hearable = without_words(phrases, self.missing_words(phrases.words))
        listed = [*hearable.covering_phrases(), "[unk]"]
        return Decoder(self._model, alternatives, json.dumps(listed, ensure_ascii=False))

    def _knows(self, word: str) -> bool:
        if self._model is None:
            raise RuntimeError("the model is closed")
        if word not in self._has:
            self._has[word] = self._model.vosk_model_find_word(word) >= 0
        return self._has[word]
