"""Whether people can be heard: three seconds of the person at the computer, played back to them."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from voice_hanabi.cli.examining.findings import Finding, Matter
from voice_hanabi.cli.examining.telling import FindingsTold
from voice_hanabi.hearing.sources.sound_input import (
    LOST_AFTER,
    InputStream,
    MicrophoneProblem,
    choose_microphone,
)
from voice_hanabi.language.wording import Wording
from voice_hanabi.speaking.sound import Sound

RATE = 16_000
"""The sample rate of the recording, in Hz."""

SECONDS = 3.0

QUIET = 0.02
"""The peak (of 1) below which the microphone counts as switched off or too far away."""


def recorded(seconds: float = SECONDS) -> tuple[str, Sound]:
    """Return the name of the default microphone and what it recorded. Raises `MicrophoneProblem`."""
    device = choose_microphone()
    stream = InputStream(device, RATE)
    heard = b""
    try:
        while len(heard) < 2 * seconds * RATE:
            block = stream.read(LOST_AFTER)
            if block is None:
                raise MicrophoneProblem("microphone-lost", {"device": device.name})
            heard += block.pcm
    finally:
        stream.close()
    return device.name, Sound(np.frombuffer(heard, np.int16), RATE)


def look_at_microphone(wording: Wording, telling: FindingsTold) -> Iterator[Finding]:
    """Ask the person to speak, report how loud it was, and play it back."""
    name = wording.say("doctor-microphone")
    try:
        # Don't ask anybody to speak if there is no microphone or it can't be opened.
        InputStream(choose_microphone(), RATE).close()
        telling.tell(wording.say("doctor-say-something"))
        device, sound = recorded()
    except MicrophoneProblem as problem:
        text = wording.problem(problem)
        yield Finding(name, False, text, Matter.HEARING)
        return
    peak = float(np.abs(sound.samples.astype(np.float64)).max()) / 32768
    percent = round(100 * peak)
    if peak < QUIET:
        text = wording.say("doctor-microphone-quiet", device=device, percent=percent)
        yield Finding(name, False, text, Matter.HEARING)
        return
    text = wording.say("doctor-microphone-level", device=device, percent=percent)
    yield Finding(name, True, text, Matter.HEARING, aloud=True)
    if telling.aloud:
        telling.tell(wording.say("doctor-this-was-you"))
        # Play it as loud as possible: people sit at very different distances.
        telling.play(sound.louder(min(20.0, 0.9 / peak)))
