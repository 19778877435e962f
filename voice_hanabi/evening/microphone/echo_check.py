"""Measures how well people are heard while the table speaks: it says some sentences and listens to itself."""

from __future__ import annotations

import io
import time
from dataclasses import dataclass

from voice_hanabi.hearing.echo.cancelling import RATE
from voice_hanabi.hearing.echo.played import PlayedSound
from voice_hanabi.hearing.echo.telling import HowWell
from voice_hanabi.hearing.sources.over_table import OverTable
from voice_hanabi.hearing.sources.sound_input import (
    LOST_AFTER,
    InputStream,
    MicrophoneProblem,
    choose_microphone,
    hear_from,
)
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.speaking.devices.streams import SystemDevices
from voice_hanabi.speaking.reasons import SoundError
from voice_hanabi.speaking.routes import DeviceRoute
from voice_hanabi.speaking.speaker import Speaker
from voice_hanabi.speaking.voices.voice import Voice

_LONGEST = 40.0
"""Seconds after which the measurement stops, however slowly the table speaks."""


@dataclass(frozen=True, slots=True)
class EchoMeasured:
    """How well people can be told from the table, and whether the system removes its voice."""

    how_well: HowWell
    by_system: bool

    @property
    def way(self) -> str:
        """How they are told apart: ``unheard`` (no echo at all), by the ``system``, or by the ``table``."""
        if self.by_system:
            return "system"
        return "unheard" if self.how_well.inaudible else "table"


def measure_echo(said: Announcement, voice: Voice | None = None) -> EchoMeasured:
    """Say the sentences on the default loudspeaker while the default microphone listens.

    The longer they are, the more reliable the result; eight seconds are enough. ``voice`` is closed. Raises
    ``SoundError`` if nothing can be said, ``MicrophoneProblem`` if nothing is heard.
    """
    played = PlayedSound()
    devices = SystemDevices(played=played.take, cancel_echo=True)
    with Speaker(DeviceRoute(), voice=voice, devices=devices, lines=io.StringIO()) as speaker:
        for missing in speaker.missing():
            raise SoundError(missing.reason, **missing.details)
        echo_free = devices.echo_free
        over = OverTable(played, by_system=echo_free is not None)
        if echo_free is not None:
            hear_from(echo_free.source)
        try:
            _listen(speaker, said, over)
        finally:
            if echo_free is not None:
                hear_from(None)
    return EchoMeasured(over.how_well, over.by_system)


def _listen(speaker: Speaker, said: Announcement, over: OverTable) -> None:
    device = choose_microphone()
    stream = InputStream(device, RATE)
    try:
        speaker.say(said)
        deadline = time.monotonic() + _LONGEST
        while speaker.speaking_aloud() and time.monotonic() < deadline:
            block = stream.read(LOST_AFTER)
            if block is None:
                raise MicrophoneProblem("microphone-lost", {"device": device.name})
            over.hear(block)
    finally:
        stream.close()
