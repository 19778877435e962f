"""The microphones of a Windows computer, from a list of its devices that was written down."""

from __future__ import annotations

import pytest
from windows_devices import ARRAY, HEADSET_MICROPHONE, windows

from voice_hanabi.hearing.sources.sound_input import (
    MicrophoneDevice,
    MicrophoneProblem,
    choose_microphone,
)
from voice_hanabi.system.portaudio import listed_devices


def listed() -> tuple[MicrophoneDevice, ...]:
    return tuple(
        MicrophoneDevice(one.index, one.name, one.rate, one.inputs, one.usual_input)
        for one in listed_devices(windows(), "win32")
        if one.inputs
    )


@pytest.mark.parametrize(
    ("name", "found"),
    [
        (None, ARRAY),
        ("Array", ARRAY),
        ("headset", HEADSET_MICROPHONE),
        ("Plantronics Blackwire 3220", HEADSET_MICROPHONE),
        (HEADSET_MICROPHONE, HEADSET_MICROPHONE),
    ],
)
def test_a_part_of_a_name_selects_one_microphone(name: str | None, found: str) -> None:
    assert choose_microphone(name, listed()).name == found


def test_a_part_that_several_have_is_reported_with_their_names() -> None:
    with pytest.raises(MicrophoneProblem) as several:
        choose_microphone("microphone", listed())
    assert several.value.reason == "microphone-ambiguous"
    assert several.value.details["devices"] == f"{ARRAY}, {HEADSET_MICROPHONE}"


def test_a_name_that_none_has_is_reported_with_those_that_exist() -> None:
    with pytest.raises(MicrophoneProblem) as unknown:
        choose_microphone("USB", listed())
    assert unknown.value.reason == "microphone-unknown"
