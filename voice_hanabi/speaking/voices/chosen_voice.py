"""A chosen voice for each language, and samples of others before one is chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from voice_hanabi.speaking.announcement import TRIED
from voice_hanabi.speaking.voices.piper_voices import voices_folder
from voice_hanabi.speaking.voices.voice import SpokenVoice, worker_command


class ChosenVoice(SpokenVoice):
    """Speaks in its own process, as `SpokenVoice` does; if a voice fails, the default one is used."""

    def __init__(
        self,
        chosen: Mapping[str, str],
        fell_back: Callable[[str, str], None] = lambda voice, error: None,
        folder: Path | None = None,
    ) -> None:
        """``chosen`` has the voices of some languages; ``fell_back`` is called once for each that fails."""
        self.chosen = dict(chosen)
        self.tried = ""
        """The voice of a sample; empty for the default voice."""
        self.trying = False
        """Whether a sample was heard whose voice nobody has chosen yet."""
        self._fell_back = fell_back
        self._failed: set[str] = set()
        place = voices_folder() if folder is None else folder
        voices = dict.fromkeys(chosen.values())
        super().__init__(
            command=worker_command("voice_hanabi.speaking.voices.chosen_worker", str(place), *voices)
        )

    def voice_of(self, language: str, speaker: int) -> str:
        """Return which voice says an announcement."""
        return self.tried if speaker == TRIED else self.chosen.get(language, "")

    def answered(self, voice: str, answer: Mapping[str, str]) -> None:
        """Report once that a voice could not say a sentence."""
        if "failed" in answer and voice not in self._failed:
            self._failed.add(voice)
            self._fell_back(voice, answer["failed"])
