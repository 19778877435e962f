"""Offers our recogniser to other programs in the home by Wyoming: it hears what can be said in a game.

It answers ``describe`` and ``transcribe``. The package ``wyoming`` is an optional extra of the program, so
this module is imported only when it is needed.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from functools import partial

import numpy as np
import soxr
from wyoming.asr import Transcribe, Transcript
from wyoming.audio import AudioChunk, AudioStart, AudioStop
from wyoming.event import Event
from wyoming.info import AsrModel, AsrProgram, Attribution, Describe, Info
from wyoming.server import AsyncEventHandler

from voice_hanabi import __version__
from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.recognizer import Recognizer
from voice_hanabi.hearing.sources.recordings import feed
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.system.server_address import ServerAddress
from voice_hanabi.system.wyoming_talk import INVALID_EVENT, bounded

LONGEST = 30.0
"""The most sound of one request, in seconds; no command is longer, and the rest is ignored."""

_OURS = Attribution("voice-hanabi", "https://github.com/voice-hanabi")


class OfferedRecognizer:
    """Recognises one request at a time, in any thread; a model is opened when its language is first
    requested.
    """

    def __init__(
        self,
        open_recognizer: Callable[[str], Recognizer],
        phrases_of: Callable[[str], PhraseGraph],
        language: str,
    ) -> None:
        """``phrases_of`` returns what may be said in a language; ``language`` is the default."""
        self.language = language
        self._open = open_recognizer
        self._phrases_of = phrases_of
        self._opened: dict[str, Recognizer] = {}
        self._one = threading.Lock()

    def text_of(self, sound: bytes, rate: int, language: str | None) -> str:
        """Return the words in 16-bit mono sound that belong to the game; empty if there are none."""
        spoken = (language or self.language).partition("-")[0].partition("_")[0]
        if spoken not in LANGUAGES:
            return ""
        with self._one:
            recognizer = self._opened.get(spoken)
            if recognizer is None:
                recognizer = self._opened[spoken] = self._open(spoken)
            recognizer.expect(self._phrases_of(spoken))
            return " ".join(_words(one) for one in _heard(recognizer, sound, rate)).strip()


def _heard(recognizer: Recognizer, sound: bytes, rate: int) -> list[Utterance]:
    samples = np.frombuffer(sound[: len(sound) // 2 * 2], np.int16)
    if rate != recognizer.sample_rate:
        samples = soxr.resample(samples, rate, recognizer.sample_rate)
    return list(feed(recognizer, samples))


def _words(utterance: Utterance) -> str:
    return " ".join(word for word in utterance.text.split() if word != UNKNOWN)


def info() -> Info:
    """Return the description of the service for Wyoming."""
    model = AsrModel(
        name="voice-hanabi",
        attribution=_OURS,
        installed=True,
        description="What is said at a table of Hanabi or Koi-Koi",
        version=__version__,
        languages=list(LANGUAGES),
    )
    program = AsrProgram(
        name="voice-hanabi",
        attribution=_OURS,
        installed=True,
        description="The recogniser of voice-hanabi, for its games' words",
        version=__version__,
        models=[model],
    )
    return Info(asr=[program])


class _Caller(AsyncEventHandler):
    """A connected program."""

    def __init__(
        self, offered: OfferedRecognizer, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        super().__init__(bounded(reader), writer)
        self._offered = offered
        self._language: str | None = None
        self._rate = 0
        self._sound = bytearray()

    async def serve(self) -> None:
        """Answer until the other side disconnects or sends something invalid."""
        with contextlib.suppress(*INVALID_EVENT, OSError, EOFError):
            await self.run()

    async def handle_event(self, event: Event) -> bool:
        """Handle an event; return whether the connection stays open."""
        if Describe.is_type(event.type):
            await self.write_event(info().event())
        elif Transcribe.is_type(event.type):
            self._language = Transcribe.from_event(event).language
        elif AudioStart.is_type(event.type):
            return self._begin(AudioStart.from_event(event))
        elif AudioChunk.is_type(event.type) and len(self._sound) < 2 * LONGEST * self._rate:
            self._sound += AudioChunk.from_event(event).audio
        elif AudioStop.is_type(event.type) and self._rate:
            hear = partial(self._offered.text_of, bytes(self._sound), self._rate, self._language)
            text = await asyncio.to_thread(hear)
            self._sound.clear()
            await self.write_event(Transcript(text, language=self._language).event())
        return True

    def _begin(self, start: AudioStart) -> bool:
        """Prepare for sound; return whether its format can be recognised."""
        self._sound.clear()
        self._rate = start.rate
        return (start.width, start.channels) == (2, 1) and 4_000 <= start.rate <= 192_000


async def offer(
    offered: OfferedRecognizer, address: ServerAddress, listening: Callable[[int], None] = lambda port: None
) -> None:
    """Serve clients until cancelled; ``listening`` is called with the port. Raises ``OSError``."""
    server = await asyncio.start_server(
        lambda reader, writer: _Caller(offered, reader, writer).serve(), address.host, address.port
    )
    async with server:
        listening(server.sockets[0].getsockname()[1])
        await server.serve_forever()
