"""Microphones by the names that the system's settings show, whatever PortAudio lists them by.

Beside a sound server PortAudio's names are ways to that server ('default', 'pulse'), what an output plays is
listed as an input ('Monitor of …'), and so are the devices that this program makes to take out its own echo.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from voice_hanabi.speaking.devices.sound_server import ServerSource
from voice_hanabi.system.server_address import is_address, parse_server

_WAYS = frozenset(
    {"default", "sysdefault", "pulse", "pipewire", "jack", "dmix", "dsnoop", "samplerate", "speexrate"}
)
"""ALSA's and PortAudio's names that lead to another device."""

_OURS = re.compile(r"voice_hanabi_\d+_")

_NUMBERS = re.compile(r" \((plug)?hw:\d+,\d+\)$")


def people_have(sources: Sequence[ServerSource]) -> list[ServerSource]:
    """Return the sound server's inputs that are microphones: none of an output's sound, and none of ours."""
    return [one for one in sources if not one.monitor and not is_ours(one.name)]


def is_ours(name: str) -> bool:
    """Return whether a device was made by this program, be it by one that was killed or runs beside."""
    return _OURS.match(name) is not None


def leads_elsewhere(name: str) -> bool:
    """Return whether this is a name of PortAudio's for what has another one."""
    return name.casefold().partition(":")[0] in _WAYS or is_ours(name)


def without_numbers(name: str) -> str:
    """Return the name of a device of ALSA's without the numbers of its card."""
    return _NUMBERS.sub("", name)


def only_hears_itself(sources: Sequence[ServerSource], listed: Iterable[str], chosen: str) -> bool:
    """Return whether the usual microphone would be what an output plays, as there is none beside it.

    ``sources`` are the server's inputs, ``listed`` PortAudio's, ``chosen`` the server's that somebody wants.
    """
    if not sources or chosen:
        return False
    return not people_have(sources) and all(map(leads_elsewhere, listed))


def called(name: str, sources: Sequence[ServerSource], behind: str, usual: str) -> str:
    """Return what people call the microphone that is listened to, which PortAudio lists by ``name``.

    ``behind`` is the server's input of which ours takes the echo out; ``usual`` is said where no one knows.
    """
    if is_address(name):
        return parse_server(name).host
    if not leads_elsewhere(name):
        return without_numbers(name)
    here = people_have(sources)
    found = [one for one in here if one.name == behind] or [one for one in here if one.default]
    return found[0].description or found[0].name if found else usual
