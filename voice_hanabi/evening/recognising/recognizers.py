"""The recogniser of a language, and one that follows a table from language to language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from voice_hanabi.hearing.models.finding import find_model
from voice_hanabi.hearing.models.problems import ModelProblem
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.pronouncing.adaptation import OwnVoice
from voice_hanabi.hearing.recognising.official_grammars import grammars_of
from voice_hanabi.hearing.recognising.prepared import PreparedGrammars
from voice_hanabi.hearing.recognising.vosk_grammars import GRAPHS_KEPT, ExactGrammars
from voice_hanabi.hearing.recognising.vosk_recognizer import VoskRecognizer
from voice_hanabi.hearing.recognizer import Recognizer, WrappedRecognizer


def open_recognizer(
    language: str,
    model: Path | None = None,
    own: OwnVoice | None = None,
    tell: Callable[[ModelProblem], None] = lambda problem: None,
    spares: Callable[[], bool] = lambda: False,
) -> VoskRecognizer:
    """Return a recogniser of a language: the model asked for, a downloaded one, or the packed one.

    ``own`` is what helps to recognise the players; only the packed model uses it. ``tell`` gets the reason
    why another model can't recognise whole phrases only. Raises `ModelProblem` if there is none, or it does
    not load. ``spares`` returns whether to skip the other pitches now.
    """
    return VoskRecognizer(open_grammars(language, model, own, tell), spares=spares)


def open_grammars(
    language: str,
    model: Path | None = None,
    own: OwnVoice | None = None,
    tell: Callable[[ModelProblem], None] = lambda problem: None,
    *,
    kept: int = GRAPHS_KEPT,
) -> PreparedGrammars:
    """Return the grammars of a language's model, as in `open_recognizer`; at most ``kept`` of them are
    cached.
    """
    found = find_model(language, model)
    if found.packed:
        return ExactGrammars(language, own=own, kept=kept)
    grammars, problem = grammars_of(found.path, language)
    if problem is not None:
        tell(problem)
    return grammars


class TableRecognizer(WrappedRecognizer[Recognizer]):
    """A recogniser that follows the table: a new language or practised players open a model again."""

    def __init__(
        self,
        open_model: Callable[[str, OwnVoice], Recognizer],
        language: str,
        own_voice: Callable[[str, tuple[str, ...]], OwnVoice] = lambda language, names: OwnVoice(),
        names: tuple[str, ...] = (),
    ) -> None:
        """Open the model of a language, to listen to the players of these names.

        ``own_voice`` returns what helps to recognise players in a language.
        """
        self._wanted = self._open = (language, own_voice(language, names))
        super().__init__(open_model(*self._open))
        self._open_model = open_model
        self._own_voice = own_voice
        self._language = language
        self._names = names

    def speak(self, language: str) -> None:
        """Use this language from the next `expect` on."""
        self._language = language
        self._wanted = (language, self._own_voice(language, self._names))

    def seat(self, names: tuple[str, ...]) -> None:
        """Use what these players have practised from the next `expect` on."""
        self._names = names
        self.speak(self._language)

    def expect(self, phrases: PhraseGraph) -> None:
        """Listen for these phrases from now on; runs in the listening thread, because it may open a model."""
        wanted = self._wanted
        if wanted != self._open:
            self.recognizer = self._open_model(*wanted)
            self._open = wanted
        super().expect(phrases)

    def prepare(self, phrases: PhraseGraph) -> None:
        """Prepare for expecting these phrases, unless another model will be opened then."""
        if self._wanted == self._open:
            super().prepare(phrases)
