"""Checks for the doctor what can play here, and plays a tone and a sentence through a route."""

from __future__ import annotations

import time

import numpy as np

from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.speaking.devices.streams import SystemDevices
from voice_hanabi.speaking.reasons import Missing, ReasonCode, SoundError
from voice_hanabi.speaking.routes import (
    Channel,
    DeviceRoute,
    HeadsetRoute,
    NoRoute,
    PhoneRoute,
    ReaderRoute,
    Route,
    ScreenRoute,
    TextRoute,
    WavRoute,
)
from voice_hanabi.speaking.settings import VoiceSettings
from voice_hanabi.speaking.sound import Sound
from voice_hanabi.speaking.voices.rendering import Rendering
from voice_hanabi.speaking.voices.voice import Voice

RATE = 22_050
TONES = {None: 523.0, Channel.LEFT: 392.0, Channel.RIGHT: 659.0}
"""The frequency (Hz) of the test tone: low on the left, high on the right, between them on both."""


def tone(channel: Channel | None) -> Sound:
    """Return the test tone of a channel, half a second long."""
    moments = np.arange(RATE // 2) / RATE
    fading = np.minimum(1.0, np.minimum(moments, moments[-1] - moments) / 0.03)
    levels = 8000 * np.sin(2 * np.pi * TONES[channel] * moments) * fading
    return Sound(np.round(levels).astype(np.int16), RATE)


def check_route(
    route: Route,
    sentence: Announcement,
    voice: Voice | None,
    *,
    private: bool = True,
    devices: SystemDevices | None = None,
    timeout: float = 20.0,
) -> Missing | None:
    """Play the test tone and the sentence through the route; return what is missing, or ``None``.

    Lines, phones and a screen reader need nothing; for WAV files the directory is tried. ``private`` is true
    if the route is for one ear. ``devices`` are the system's by default. Gives up after ``timeout`` seconds.
    """
    if isinstance(route, TextRoute | ScreenRoute | PhoneRoute | ReaderRoute):
        return None
    if isinstance(route, NoRoute):
        return Missing(ReasonCode.NO_EAR)
    if isinstance(route, WavRoute):
        try:
            route.directory.mkdir(parents=True, exist_ok=True)
            (route.directory / "transcript.txt").open("a", encoding="utf-8").close()
        except OSError as error:
            details = {"directory": str(route.directory), "error": error.strerror or str(error)}
            return Missing(ReasonCode.DIRECTORY_REFUSED, details)
        return None
    device = DeviceRoute(route.name) if isinstance(route, HeadsetRoute) else route
    system = devices or SystemDevices()
    deadline = time.monotonic() + timeout
    try:
        track = system.open(device, private=private)
        track.play(tone(device.channel))
        for sound in Rendering(voice, lambda _: VoiceSettings()).sounds(sentence):
            track.play(sound)
        while track.remaining() > 0:
            if time.monotonic() > deadline:
                return Missing(ReasonCode.DEVICE_LOST, {"device": device.name or ""})
            time.sleep(0.02)
    except SoundError as error:
        return error.missing
    finally:
        if devices is None:
            system.close()
    return None
