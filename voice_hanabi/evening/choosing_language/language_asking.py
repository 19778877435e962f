"""The first start: the program offers each language in its own voice, and the answer is spoken or typed."""

from __future__ import annotations

import queue
import sys
from collections.abc import Iterator

from voice_hanabi.evening.asked import AGAIN, Asked, UsageError
from voice_hanabi.evening.choosing_language.language_heard import (
    ASKED_BY,
    LanguagesRecognizer,
    all_phrases,
    language_said,
    language_typed,
)
from voice_hanabi.evening.choosing_language.language_kept import keep_language, kept_language
from voice_hanabi.evening.equipment import Equipment
from voice_hanabi.evening.exit_status import refused
from voice_hanabi.evening.keys import TypedLines
from voice_hanabi.evening.opening import play
from voice_hanabi.evening.recognising.recognizers import open_recognizer
from voice_hanabi.hearing.models.problems import ModelProblem
from voice_hanabi.hearing.sources.listening import ListeningGate
from voice_hanabi.hearing.sources.microphone import Microphone
from voice_hanabi.hearing.sources.sound_input import MicrophoneProblem
from voice_hanabi.hearing.sources.source import SourceProblem
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.speaking.speaker import Speaker

LOOK_EVERY = 0.1
"""Seconds between two checks of the keyboard."""

LONGEST_SPEECH = 60.0
"""Seconds within which a sentence must have been spoken."""

NUMBERS = "".join(str(number) for number, _ in enumerate(LANGUAGES, 1))
"""The keys for the languages, in the languages' order."""


class LanguageQuestion:
    """Asks until a language is chosen or the input ends."""

    def __init__(self, equipment: Equipment) -> None:
        """Use the sound and the keyboard of an evening that is starting."""
        self._equipment = equipment
        self._events: queue.SimpleQueue[object] = queue.SimpleQueue()

    def ask(self) -> str | None:
        """Return the chosen language and save it, or ``None`` at the end of input.

        Raises `UsageError` for options that can't be used.
        """
        speaker = self._equipment.speaker(self._events.put)
        try:
            microphone = self._microphone(speaker)
            try:
                chosen = self._chosen(speaker, microphone)
            finally:
                if microphone is not None:
                    microphone.close()
            if chosen is not None:
                self._confirm(speaker, chosen)
            return chosen
        finally:
            speaker.close()
            # The table connects to them again.
            self._equipment.satellites.close()

    def _microphone(self, speaker: Speaker) -> Microphone | None:
        """Return the listening microphone; without one say so and use only the keyboard."""
        options = self._equipment.options
        if "mic" not in (options.input or ["mic"]):
            return None
        try:
            self._equipment.satellites.choose(options.microphone)
            recognizer = LanguagesRecognizer(open_recognizer, tuple(ASKED_BY))
            gate = ListeningGate(speaker, headset=options.headset)
            inputs = self._equipment.satellites
            microphone = Microphone(recognizer, device=options.microphone, gate=gate, inputs=inputs)
            microphone.expect(all_phrases())
            microphone.start(self._events.put)
            return microphone
        except (MicrophoneProblem, ModelProblem):
            # The table tries again and says why, in the language chosen by then.
            return None

    def _chosen(self, speaker: Speaker, microphone: Microphone | None) -> str | None:
        answers = self._listened() if microphone is not None else self._typed()
        self._offer(speaker, listening=microphone is not None)
        for answer in answers:
            language = language_said(answer) if isinstance(answer, Utterance) else language_typed(answer)
            if language is not None:
                return language
            self._offer(speaker, listening=microphone is not None)
        return None

    def _offer(self, speaker: Speaker, *, listening: bool) -> None:
        """Offer every language in its own voice, the system's first."""
        message = "language-offered" if listening else "language-offered-typing"
        first = self._equipment.language
        for language in sorted(LANGUAGES, key=lambda one: one != first):
            number = LANGUAGES.index(language) + 1
            sentence = Wording(language).say(message, number=number)
            speaker.say(Announcement(None, sentence, language))

    def _listened(self) -> Iterator[Utterance | str]:
        """Yield what is said, and what is typed at a terminal meanwhile."""
        typed = TypedLines() if sys.stdin is not None and sys.stdin.isatty() else None
        while True:
            line = typed.look(NUMBERS) if typed is not None else None
            if line is not None:
                yield line
                continue
            try:
                event = self._events.get(timeout=LOOK_EVERY)
            except queue.Empty:
                continue
            if isinstance(event, Utterance):
                yield event
            elif isinstance(event, SourceProblem) and event.final:
                yield from self._typed()
                return

    def _typed(self) -> Iterator[str]:
        """Yield lines of standard input one at a time, because what follows is for the table."""
        while sys.stdin is not None:
            line = _one_line()
            if line is None:
                return
            yield line

    def _confirm(self, speaker: Speaker, language: str) -> None:
        wording = Wording(language)
        told = [wording.say("language-chosen")]
        try:
            keep_language(language)
        except OSError as error:
            told = [wording.say("language-not-kept", error=error.strerror or str(error))]
        for sentence in told:
            speaker.say(Announcement(None, sentence, language))
        speaker.wait_until_quiet(LONGEST_SPEECH)


def _one_line() -> str | None:
    """Return a line of standard input without reading beyond it, or ``None`` at the end."""
    # Bypass Python's own buffer, as the table does, so that the rest is left for it.
    source = getattr(sys.stdin.buffer, "raw", sys.stdin.buffer)
    line = b""
    while (byte := source.read(1)) not in (b"", None):
        if byte == b"\n":
            return line.decode(errors="replace")
        line += byte
    return line.decode(errors="replace") if line else None


def play_after_asking(options: Asked, language: str) -> int:
    """Play in the language that was chosen before or is chosen now; return the exit status.

    ``language`` is the one that is offered first, and in which unusable options are reported.
    """
    chosen = None if options.ask_language == AGAIN else kept_language()
    try:
        chosen = chosen or LanguageQuestion(Equipment(options, language)).ask()
    except UsageError as problem:
        return refused(str(problem))
    # At the end of input nobody is there: the table opens and ends in the system's language.
    return play(options, chosen or language)
