"""Captions are written as their sound begins, each once, even if nothing can be heard."""

from __future__ import annotations

import io

from held_devices import NAMES, HeldDevices, WordVoice, eventually

from voice_hanabi.evening.captions import CaptionedSpeaker
from voice_hanabi.speaking.announcement import Announcement, Kind
from voice_hanabi.speaking.routes import DeviceRoute, parse_ears, parse_output


class Captioned:
    """A speaker on a held device, or with text only, and the captions that were written."""

    def __init__(self, output: str = "speech", refused: bool = False) -> None:
        voice = WordVoice()
        self.devices = HeldDevices(voice)
        if refused:
            self.devices.refused.add(DeviceRoute())
        self.written: list[str] = []
        self.speaker = CaptionedSpeaker(
            parse_output(output),
            parse_ears(()),
            names=NAMES,
            voice=voice,
            devices=self.devices,
            lines=io.StringIO(),
            captions=lambda one: self.written.append(one.text),
        )

    def say(self, text: str) -> None:
        self.speaker.say(Announcement(None, text, "en", Kind.NEWS))


def test_a_caption_waits_for_its_sound() -> None:
    table = Captioned()
    for text in ("First.", "Second.", "Third."):
        table.say(text)
    eventually(lambda: table.written == ["First."])
    track = table.devices.tracks[DeviceRoute()]
    assert track.played == ["First."]
    track.finish()
    eventually(lambda: track.played == ["First.", "Second."])
    eventually(lambda: table.written == ["First.", "Second."])
    track.finish()
    eventually(lambda: table.written == ["First.", "Second.", "Third."])
    table.speaker.close()


def test_what_cannot_be_heard_is_written_all_the_same() -> None:
    table = Captioned(refused=True)
    table.say("First.")
    eventually(lambda: table.written == ["First."])
    table.speaker.close()


def test_without_sound_captions_are_written_at_once() -> None:
    table = Captioned("text")
    table.say("First.")
    table.say("Second.")
    assert table.written == ["First.", "Second."]
    table.speaker.close()
