"""The microphone as a source: sound through the gate and the recogniser to utterances."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

import numpy as np
import numpy.typing as npt

from voice_hanabi.hearing.fitness.fitness import Fitness
from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.recognizer import Recognizer
from voice_hanabi.hearing.sources.first_words import first_words
from voice_hanabi.hearing.sources.listening import ListeningGate
from voice_hanabi.hearing.sources.lost_speech import LostSpeech
from voice_hanabi.hearing.sources.over_table import OverTable
from voice_hanabi.hearing.sources.sound_input import (
    BLOCK,
    LOST_AFTER,
    Block,
    InputStream,
    MicrophoneDevice,
    MicrophoneProblem,
    choose_microphone,
)
from voice_hanabi.hearing.sources.sounding import Sounding
from voice_hanabi.hearing.sources.source import (
    Deliver,
    NoWords,
    SourceProblem,
    SpeechLost,
    SpeechStarted,
    TableTalkedOver,
)
from voice_hanabi.hearing.utterance import Alternative, Utterance

RETRY_EVERY = 2.0
"""Seconds between two attempts to reach a device that has gone."""

_KEPT = 10
"""Blocks of sound that are kept while the gate is shut: half a second, more than the table's tail."""


class Microphone:
    """A source that listens to a device in a thread of its own.

    The recogniser belongs to that thread once the source has started: tell the source what to
    expect, not the recogniser.
    """

    listens = True

    def __init__(
        self,
        recognizer: Recognizer,
        *,
        device: str | None = None,
        gate: ListeningGate | None = None,
        over_table: OverTable | None = None,
        look_anew: Callable[[], None] = lambda: None,
    ) -> None:
        """Listen to the device of this name, the default one for ``None``, while ``gate`` is open.

        ``over_table`` finds what may interrupt the table while that speaks.
        ``look_anew`` is called before a device that has gone is searched for. PortAudio finds a new
        one only once it is begun anew, which stops all that plays too; so it is left to the caller.
        """
        self.gate = gate or ListeningGate()
        self._recognizer = recognizer
        self._over_table = over_table
        self._name = device
        self._look_anew = look_anew
        self._lock = threading.Lock()
        self._pending: PhraseGraph | None = None
        self._phrases: PhraseGraph | None = None
        self._later: Iterator[PhraseGraph] = iter(())
        self._listening_for_phrases = False
        self._closed = threading.Event()
        self._other = threading.Event()
        self._thread: threading.Thread | None = None
        self._speaking = False
        self._sounding = Sounding()
        # The same of the sound that is recognised, which may be a while behind.
        self._recognised = Sounding()
        self._begun_over = False
        self._unheard: deque[Block] = deque(maxlen=_KEPT)
        self._lost = LostSpeech()
        self._fitness = Fitness(recognizer.sample_rate)
        self.doubted = False
        """Whether it may be the wrong one: `NoWords` is delivered then, and words in muffled sound are none.

        Any thread may change it.
        """

    @property
    def sounding(self) -> bool:
        """Whether somebody speaks to the table now, by words or by loudness alone; from any thread."""
        over = self._over_table is not None and self._over_table.sounding
        return self._speaking or self._sounding.now or over or self.gate.key.speaking

    @property
    def heard_until(self) -> float:
        """Up to when (``time.monotonic``) ``sounding`` and ``shut`` tell all that sounded."""
        return self._sounding.until

    @property
    def shut(self) -> bool:
        """Whether what is said now is lost, since the table's own voice has only just ended."""
        return self.gate.shut

    def start(self, deliver: Deliver) -> None:
        """Begin to listen. Raises MicrophoneProblem when there is no such device or it refuses."""
        self._other.clear()
        device = choose_microphone(self._name)
        stream = self._open(device)
        self._thread = threading.Thread(
            target=self._run, args=(deliver, device, stream), name="microphone", daemon=True
        )
        self._thread.start()

    def listen_to(self, device: str | None) -> None:
        """Listen to the device of this name from now on, to the default one for ``None``; from any thread.

        Where it can't be opened that is told, and the one before goes on.
        """
        self._name = device
        self._other.set()

    def expect(self, phrases: PhraseGraph, later: Iterable[PhraseGraph] = ()) -> None:
        """Listen for these phrases from the next utterance on; one that has begun ends with the old ones.

        ``later`` is prepared while nobody speaks, one graph between two blocks of sound.
        """
        with self._lock:
            self._pending = phrases
            self._later = iter(later)

    def ready(self) -> None:
        """Do nothing: people speak when they like."""

    def close(self) -> None:
        """Stop listening and let go of the device."""
        self._closed.set()
        if self._thread is not None and self._thread is not threading.current_thread():
            self._thread.join(timeout=LOST_AFTER + 1.0)

    def _open(self, device: MicrophoneDevice) -> InputStream:
        return InputStream(device, self._recognizer.sample_rate, self.gate.hears, self._sounding)

    def _run(self, deliver: Deliver, device: MicrophoneDevice, stream: InputStream) -> None:
        try:
            while True:
                try:
                    self._listen(deliver, stream, device)
                finally:
                    stream.close()
                if self._closed.is_set():
                    return
                if self._other.is_set():
                    device, stream = self._change(deliver, device)
                    continue
                deliver(SourceProblem("microphone-lost", {"device": device.name}))
                again = self._reach()
                if again is None:
                    return
                device, stream, other = again
                if not other:
                    deliver(SourceProblem("microphone-back", {"device": device.name}))
        except Exception as error:  # whatever a recogniser raises: the table must learn that it is deaf
            deliver(SourceProblem("recognizer-failed", {"message": str(error)}, final=True))

    def _change(self, deliver: Deliver, before: MicrophoneDevice) -> tuple[MicrophoneDevice, InputStream]:
        """Return the device that is to be listened to now; the one ``before`` where it can't be opened."""
        self._other.clear()
        self._fitness = Fitness(self._recognizer.sample_rate)
        try:
            device = choose_microphone(self._name)
            return device, self._open(device)
        except MicrophoneProblem as problem:
            deliver(SourceProblem(problem.reason, problem.details))
            self._name = before.name
            return before, self._open(before)

    def _reach(self) -> tuple[MicrophoneDevice, InputStream, bool] | None:
        """Return the device when it can be opened again, or another one that was chosen meanwhile.

        Whether it is another one, too; None when the source is closed first.
        """
        other = False
        while not self._closed.wait(0.0 if self._other.is_set() else RETRY_EVERY):
            other |= self._other.is_set()
            self._other.clear()
            try:
                self._look_anew()
                device = choose_microphone(self._name)
                stream = self._open(device)
                if stream.read(LOST_AFTER) is not None:
                    if other:
                        self._fitness = Fitness(self._recognizer.sample_rate)
                    return device, stream, other
                stream.close()
            except MicrophoneProblem:
                # Already told; whoever plugs it in again need not be told each time that it is not there yet.
                continue
        return None

    def _listen(self, deliver: Deliver, stream: InputStream, device: MicrophoneDevice) -> None:
        """Hear until the source is closed or the device gives nothing more."""
        heard_before = False
        last = time.monotonic()
        while not self._closed.is_set() and not self._other.is_set():
            block = stream.read(0.25)
            if block is not None:
                last = time.monotonic()
                listening = not self.gate.shut
                reason = self._fitness.unfit(block.pcm, BLOCK, listening=listening, heard=block.heard)
                if reason is not None:
                    deliver(SourceProblem(reason, {"device": device.name}))
                self._hear(deliver, block, heard_before)
                heard_before = block.heard
            elif time.monotonic() - last > LOST_AFTER:
                break
        if self._listening_for_phrases:
            # What was begun before the device went is not to be joined with what comes after.
            self._recognizer.finish()
        self._speaking = False
        self._sounding.pause()

    def _hear(self, deliver: Deliver, block: Block, heard_before: bool) -> None:
        if not self._recognizer_is_ready():
            return
        over = self._hear_over_table(deliver, block, heard_before)
        if not block.heard:
            if heard_before:
                self._gate_closed()
            if self.gate.key.wanted:
                # Nobody has pressed the key: what is said is meant for others, and is not lost.
                self._lost.forget()
                return
            self._unheard.append(block)
            self._lost.table_sounds(block.loudness, BLOCK)
            return
        # What began under the table's last words and goes on has the block's own sound in it.
        begun = over.begun() if over is not None and not heard_before else b""
        self._begun_over = bool(begun) or (self._begun_over and heard_before)
        utterance = self._recognizer.accept(begun or self._first_words(block) + block.pcm)
        if not heard_before:
            self._lost.table_ended(self._tail(block), self._sounding.room)
        self._unheard.clear()
        began = not self._speaking and self._recognizer.speaking
        self._speaking = self._recognizer.speaking
        if began:
            self.gate.key.begins()
            deliver(SpeechStarted(block.moment))
        if utterance is not None:
            if not self._fitness.heard() and self.doubted:
                utterance = replace(utterance, alternatives=(Alternative(UNKNOWN),), evidence=None)
            if _has_words(utterance):
                self.gate.key.ends()
                self._lost.forget()
            deliver(self._as_interruption(utterance))
        if self._lost.to_tell(self.sounding, BLOCK):
            deliver(SpeechLost())
        self._recognised.hear(block.loudness, BLOCK)
        voice = self._speaking or self._recognised.now
        if self.doubted and self._fitness.in_vain(block.pcm, BLOCK, sounding=voice):
            deliver(NoWords())

    def _as_interruption(self, utterance: Utterance) -> Utterance:
        """Return the utterance, noted as an interruption where it began over the table's voice with one."""
        begun, self._begun_over = self._begun_over, False
        interrupts = begun and self._over_table is not None and self._over_table.interrupts(utterance)
        return replace(utterance, over_table=True) if interrupts else utterance

    def _hear_over_table(self, deliver: Deliver, block: Block, heard_before: bool) -> OverTable | None:
        """Deliver what interrupts the table, and return what listens for it, if anything does."""
        over = self._over_table
        if over is None or over.phrases is None or self.gate.key.wanted:
            return None
        pieces = over.hear(block)
        if over.begins() and not block.heard:
            deliver(TableTalkedOver())
        for piece in pieces:
            if block.heard and heard_before:
                # The recogniser has heard it as it hears all while the table is silent.
                continue
            interruption = over.judge(piece, self._recognizer, self._phrases)
            if self._phrases is not None:
                self._recognizer.expect(self._phrases)
            if interruption is not None:
                # What was taken is not to be heard once more as somebody's first words.
                self._unheard.clear()
                self._lost.forget()
                deliver(interruption)
        return over

    def _first_words(self, block: Block) -> bytes:
        """Return the sound right before the first block that counts in which somebody has begun to speak.

        The table was silent already, but its last sound still died away.
        """
        now = np.frombuffer(block.pcm, np.int16)
        return first_words(self._tail(block), now, self._recognizer.sample_rate).tobytes()

    def _tail(self, block: Block) -> npt.NDArray[np.int16]:
        """Return the sound between the table's last and the first block that counts."""
        # Backwards from the block that counts: it is one stream of sound.
        sound = np.frombuffer(b"".join(one.pcm for one in self._unheard), np.int16)
        since = max(0.0, block.moment - self.gate.quiet_since) * self._recognizer.sample_rate
        return sound[len(sound) - round(min(len(sound), since)) :]

    def _gate_closed(self) -> None:
        """Drop what the table's own voice has run into."""
        utterance = self._recognizer.finish()
        self._speaking = False
        if utterance is not None and _has_words(utterance):
            self._lost.add()

    def _prepare_one(self) -> None:
        """Prepare for something that may be expected later; sound waits meanwhile, and is not lost."""
        with self._lock:
            further = self._later
        later = next(further, None)
        if later is not None:
            self._recognizer.prepare(later)

    def _recognizer_is_ready(self) -> bool:
        """Give the recogniser new phrases unless an utterance is running; tell whether it has any."""
        if not self._listening_for_phrases or not self._recognizer.speaking:
            with self._lock:
                phrases, self._pending = self._pending, None
            if phrases is not None:
                self._recognizer.expect(phrases)
                self._phrases = phrases
                self._listening_for_phrases = True
            else:
                self._prepare_one()
        return self._listening_for_phrases


def _has_words(utterance: Utterance) -> bool:
    """Tell whether something of what may be said now was heard."""
    return bool(set(utterance.text.split()) - {UNKNOWN})
