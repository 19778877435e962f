"""The recognisers of one table, its own and the phones'. All follow its language and its players."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from pathlib import Path

from voice_hanabi.evening.recognising.recognizers import TableRecognizer, open_recognizer
from voice_hanabi.hearing.models.finding import find_model
from voice_hanabi.hearing.models.problems import ModelProblem
from voice_hanabi.hearing.pronouncing.adaptation import OwnVoice
from voice_hanabi.hearing.sources.kept_sound import KeptSound, Samples
from voice_hanabi.hearing.utterance import Utterance

HeardPlayers = Callable[[str, tuple[str, ...]], OwnVoice]
"""Returns what helps to recognise players in a language."""


class TableRecognizers:
    """Opens recognisers, and tells those in use the table's language and its players."""

    def __init__(
        self,
        language: str,
        model: Path | None,
        own_voice: HeardPlayers,
        tell: Callable[[ModelProblem], None] = lambda problem: None,
        spares: Callable[[], bool] = lambda: False,
    ) -> None:
        """``model`` is the model asked for, for this language; others have their own.

        ``tell`` gets what another project's model cannot do. ``spares`` returns whether to skip the other
        pitches now.
        """
        self._first = language
        self._language = language
        self._model = model
        self._own_voice = own_voice
        self._tell = tell
        self._spares = spares
        self._names: tuple[str, ...] = ()
        self._learns = self._hears_again = False
        self._opened: weakref.WeakSet[KeptSound[TableRecognizer]] = weakref.WeakSet()

    def open(self) -> KeptSound[TableRecognizer]:
        """Return another recogniser that follows the table. Raises `ModelProblem`."""
        opened = KeptSound(
            TableRecognizer(
                lambda language, own: open_recognizer(
                    language, self._asked(language), own, self._tell, self._spares
                ),
                self._language,
                self._own_voice,
                self._names,
            ),
            keeps=self._keeps,
        )
        self._opened.add(opened)
        return opened

    def can_learn(self) -> bool:
        """Return whether the packed model, whose words can be changed, hears the table's language."""
        try:
            return bool(self._opened) and find_model(self._language, self._asked(self._language)).packed
        except ModelProblem:
            return False

    def speak(self, language: str) -> None:
        """Use this language from now on."""
        self._language = language
        for one in tuple(self._opened):
            one.recognizer.speak(language)

    def seat(self, names: tuple[str, ...]) -> None:
        """Use what helps to recognise these players from now on."""
        self._names = names
        for one in tuple(self._opened):
            one.recognizer.seat(names)

    def keep_sound(self, wanted: bool) -> None:
        """Start or stop keeping the recent sound in memory, from which voices are learnt."""
        self._learns = wanted
        self._keep()

    def hear_again(self, wanted: bool) -> None:
        """Start or stop keeping the sound for a second ear."""
        self._hears_again = wanted
        self._keep()

    @property
    def _keeps(self) -> bool:
        return self._learns or self._hears_again

    def _keep(self) -> None:
        for one in tuple(self._opened):
            one.keeps = self._keeps

    def sound_of(self, utterance: Utterance) -> Samples | None:
        """Return the sound (16-bit samples) of an utterance if it is still in memory."""
        sounds = (one.sound_of(utterance) for one in tuple(self._opened))
        return next((sound for sound in sounds if sound is not None), None)

    def _asked(self, language: str) -> Path | None:
        return self._model if language == self._first else None
