"""The microphone as a source: sound goes through the gate and the recogniser and becomes utterances."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from voice_hanabi.hearing.fitness.fitness import Fitness
from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.recognizer import Recognizer
from voice_hanabi.hearing.sound.keeping_up import KeepingUp, Spared
from voice_hanabi.hearing.sound.sounding import Sounding
from voice_hanabi.hearing.sources.expecting import Expecting
from voice_hanabi.hearing.sources.listening import ListeningGate
from voice_hanabi.hearing.sources.lost_speech import LostSpeech
from voice_hanabi.hearing.sources.over_table import OverTable
from voice_hanabi.hearing.sources.sound_input import (
    BLOCK,
    LOST_AFTER,
    Block,
    Inputs,
    MicrophoneDevice,
    MicrophoneProblem,
    OpenInput,
    SystemInputs,
)
from voice_hanabi.hearing.sources.source import (
    Deliver,
    NoWords,
    SourceProblem,
    SpeechLost,
    SpeechStarted,
    TableTalkedOver,
)
from voice_hanabi.hearing.sources.unheard import Unheard
from voice_hanabi.hearing.utterance import Alternative, Utterance

RETRY_EVERY = 2.0
"""Seconds between two attempts to open a device that has gone."""

_KEPT_AT_FIRST = 200
"""Blocks of sound that wait until the phrases are known: ten seconds, while a model is opened."""


class Microphone:
    """A source that listens to a device in its own thread.

    The recogniser belongs to that thread once the source has started: give phrases to the source, not to the
    recogniser.
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
        keeping_up: KeepingUp | None = None,
        called: Callable[[str], str] = str,
        inputs: Inputs | None = None,
    ) -> None:
        """Listen to the device of this name, the default one for ``None``, while ``gate`` is open.

        ``over_table`` finds what may interrupt the table while that speaks. ``look_anew`` is called before
        searching for a device that has gone. PortAudio finds a new one only after a restart, which also stops
        all output, so the caller decides. ``keeping_up`` is called with how late sound is read. ``called``
        returns a device's familiar name. ``inputs`` are the available inputs, by default this computer's
        microphones.
        """
        self.gate = gate or ListeningGate()
        self._recognizer = recognizer
        self._over_table = over_table
        self._name = device
        self._look_anew = look_anew
        self._keeping_up = keeping_up or KeepingUp()
        self._called = called
        self._inputs = inputs or SystemInputs()
        self._expecting = Expecting(recognizer, self._keeping_up)
        self._closed = threading.Event()
        self._other = threading.Event()
        self._thread: threading.Thread | None = None
        self._speaking = False
        self._sounding = Sounding()
        # The same for recognised sound, which may be a while behind.
        self._recognised = Sounding()
        self._read_until = float("inf")
        self._begun_over = False
        self._unheard = Unheard(recognizer.sample_rate)
        self._at_first: deque[Block] = deque(maxlen=_KEPT_AT_FIRST)
        self._lost = LostSpeech()
        self._fitness = Fitness(recognizer.sample_rate)
        self.doubted = False
        """Whether it may be the wrong one: `NoWords` is then delivered, and words in muffled sound are
        ignored.

        Any thread may change it.
        """

    @property
    def sounding(self) -> bool:
        """Whether somebody is speaking to the table now, by words or by loudness alone. Thread-safe."""
        over = self._over_table is not None and self._over_table.sounding
        unread = self._keeping_up.behind and self._sounding.last > self._read_until
        return self._speaking or self._sounding.now or over or unread or self.gate.key.speaking

    @property
    def heard_until(self) -> float:
        """The time (``time.monotonic``) up to which ``sounding`` and ``shut`` cover all sound."""
        until = self._sounding.until
        return min(until, self._read_until) if self._keeping_up.spares(Spared.THINKING) else until

    @property
    def shut(self) -> bool:
        """Whether what is said now is lost, because the table's own voice has only just ended."""
        return self.gate.shut

    def start(self, deliver: Deliver) -> None:
        """Start listening. Raises MicrophoneProblem if there is no such device or it refuses."""
        self._other.clear()
        device = self._inputs.choose(self._name)
        stream = self._open(device)
        self._thread = threading.Thread(
            target=self._run, args=(deliver, device, stream), name="microphone", daemon=True
        )
        self._thread.start()

    def listen_to(self, device: str | None) -> None:
        """Switch to the device of this name, or the default one for ``None``. Thread-safe.

        If it can't be opened, report that and keep the previous one.
        """
        self._name = device
        self._other.set()

    def expect(self, phrases: PhraseGraph, later: Iterable[PhraseGraph] = ()) -> None:
        """Listen for these phrases from the next utterance on; one that has begun keeps the old ones.

        ``later`` is prepared while nobody speaks, one graph between two blocks of sound.
        """
        self._expecting.expect(phrases, later)

    def ready(self) -> None:
        """Do nothing: people speak when they like."""

    def close(self) -> None:
        """Stop listening and close the device."""
        self._closed.set()
        if self._thread is not None and self._thread is not threading.current_thread():
            self._thread.join(timeout=LOST_AFTER + 1.0)

    def _open(self, device: MicrophoneDevice) -> OpenInput:
        return self._inputs.open(device, self._recognizer.sample_rate, self.gate.hears, self._sounding)

    def _run(self, deliver: Deliver, device: MicrophoneDevice, stream: OpenInput) -> None:
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
                deliver(SourceProblem("microphone-lost", {"device": self._called(device.name)}))
                again = self._reach()
                if again is None:
                    return
                device, stream, other = again
                if not other:
                    deliver(SourceProblem("microphone-back", {"device": self._called(device.name)}))
        except Exception as error:  # Whatever a recogniser raises: the table must learn that it is deaf.
            deliver(SourceProblem("recognizer-failed", {"message": str(error)}, final=True))

    def _change(self, deliver: Deliver, before: MicrophoneDevice) -> tuple[MicrophoneDevice, OpenInput]:
        """Return the device to listen to now, or the one ``before`` if it can't be opened."""
        self._other.clear()
        self._fitness = Fitness(self._recognizer.sample_rate)
        try:
            device = self._inputs.choose(self._name)
            return device, self._open(device)
        except MicrophoneProblem as problem:
            deliver(SourceProblem(problem.reason, problem.details))
            self._name = before.name
            return before, self._open(before)

    def _reach(self) -> tuple[MicrophoneDevice, OpenInput, bool] | None:
        """Return the device once it can be opened again, or another one that was chosen meanwhile.

        Also return whether it is another one; None if the source is closed first.
        """
        other = False
        while not self._closed.wait(0.0 if self._other.is_set() else RETRY_EVERY):
            other |= self._other.is_set()
            self._other.clear()
            try:
                self._look_anew()
                device = self._inputs.choose(self._name)
                stream = self._open(device)
                if stream.read(LOST_AFTER) is not None:
                    if other:
                        self._fitness = Fitness(self._recognizer.sample_rate)
                    return device, stream, other
                stream.close()
            except MicrophoneProblem:
                # Already reported; don't repeat until it is plugged in that it is not there yet.
                continue
        return None

    def _listen(self, deliver: Deliver, stream: OpenInput, device: MicrophoneDevice) -> None:
        """Listen until the source is closed or the device delivers nothing more."""
        heard_before = False
        last = time.monotonic()
        while not self._closed.is_set() and not self._other.is_set():
            block = stream.read(0.25)
            if block is not None:
                last = time.monotonic()
                listening = not self.gate.shut
                reason = self._fitness.unfit(block.pcm, BLOCK, listening=listening, heard=block.heard)
                if reason is not None:
                    deliver(SourceProblem(reason, {"device": self._called(device.name)}))
                for one in self._waiting(block):
                    self._hear(deliver, one, heard_before)
                    heard_before = one.heard
                self._note_time(deliver, block)
            elif time.monotonic() - last > LOST_AFTER:
                break
        if self._expecting.phrases is not None:
            # What began before the device was lost must not be joined with what comes after.
            self._recognizer.finish()
        self._speaking = False
        self._sounding.pause()

    def _waiting(self, block: Block) -> Sequence[Block]:
        """Return the blocks to recognise now: none until the phrases are known, then all of them."""
        ready = self._expecting.ready()
        self._at_first.append(block)
        if not ready:
            return ()
        waiting = tuple(self._at_first)
        self._at_first.clear()
        return waiting

    def _note_time(self, deliver: Deliver, block: Block) -> None:
        """Record how late the sound is read, and report if this computer can't keep up."""
        self._read_until = block.moment + BLOCK
        if self._expecting.phrases is None:
            return
        self._keeping_up.read(self._read_until)
        if self._keeping_up.to_tell():
            deliver(SourceProblem("computer-slow"))

    def _hear(self, deliver: Deliver, block: Block, heard_before: bool) -> None:
        over = self._hear_over_table(deliver, block, heard_before)
        if not block.heard:
            if heard_before:
                self._gate_closed()
            if self.gate.key.wanted:
                # The key was not pressed: what is said is meant for others, and isn't lost.
                self._lost.forget()
                return
            self._unheard.add(block)
            self._lost.table_sounds(block.loudness, BLOCK)
            return
        # Speech that began under the table's last words and goes on includes this block's sound.
        begun = over.begun() if over is not None and not heard_before else b""
        self._begun_over = bool(begun) or (self._begun_over and heard_before)
        first = self._unheard.first_words(block, self.gate.quiet_since)
        utterance = self._recognizer.accept(begun or first + block.pcm)
        if not heard_before:
            tail = self._unheard.tail(block, self.gate.quiet_since)
            self._lost.table_ended(tail, self._sounding.room)
        self._unheard.clear()
        began = not self._speaking and self._recognizer.speaking
        self._speaking = self._recognizer.speaking
        if began:
            self.gate.key.begins()
            deliver(SpeechStarted(block.moment))
        if utterance is not None:
            deliver(self._as_interruption(self._timed(utterance, block)))
        if self._lost.to_tell(self.sounding, BLOCK):
            deliver(SpeechLost())
        self._recognised.hear(block.loudness, BLOCK)
        voice = self._speaking or self._recognised.now
        in_vain = self._fitness.in_vain(block.pcm, BLOCK, sounding=voice)
        # If the computer is slow, don't blame the microphone and don't interrupt anybody.
        if in_vain and self.doubted and not self._keeping_up.lately and not self.sounding:
            deliver(NoWords())

    def _timed(self, utterance: Utterance, block: Block) -> Utterance:
        """Return the utterance with this block's time; as unknown if the microphone is unfit."""
        if not self._fitness.heard() and self.doubted:
            utterance = replace(utterance, alternatives=(Alternative(UNKNOWN),), evidence=None)
        if _has_words(utterance):
            self.gate.key.ends()
            self._lost.forget()
        # Its time is by the clock, and it was recognised this much later.
        late = max(0.0, time.monotonic() - block.moment - BLOCK)
        return replace(utterance, ended=utterance.ended - late)

    def _as_interruption(self, utterance: Utterance) -> Utterance:
        """Return the utterance, marked as an interruption if it began over the table's voice with such a
        phrase.
        """
        begun, self._begun_over = self._begun_over, False
        interrupts = begun and self._over_table is not None and self._over_table.interrupts(utterance)
        return replace(utterance, over_table=True) if interrupts else utterance

    def _hear_over_table(self, deliver: Deliver, block: Block, heard_before: bool) -> OverTable | None:
        """Deliver what interrupts the table, and return the listener for it, if there is one."""
        over = self._over_table
        if over is None or over.phrases is None or self.gate.key.wanted:
            return None
        pieces = over.hear(block, spare=self._keeping_up.spares(Spared.ECHO))
        if over.begins() and not block.heard:
            deliver(TableTalkedOver())
        for piece in pieces:
            if block.heard and heard_before:
                # The recogniser has heard it as it hears everything while the table is silent.
                continue
            interruption = over.judge(piece, self._recognizer, self._expecting.phrases)
            self._expecting.again()
            if interruption is not None:
                # What was used must not be heard again as somebody's first words.
                self._unheard.clear()
                self._lost.forget()
                deliver(interruption)
        return over

    def _gate_closed(self) -> None:
        """Drop an utterance into which the table's own voice has run."""
        utterance = self._recognizer.finish()
        self._speaking = False
        if utterance is not None and _has_words(utterance):
            self._lost.add()


def _has_words(utterance: Utterance) -> bool:
    """Return whether any of the possible phrases was heard."""
    return bool(set(utterance.text.split()) - {UNKNOWN})
