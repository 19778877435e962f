"""Microphones by the names in the system's settings, whatever PortAudio calls them.

With a sound server, PortAudio's names are routes to that server ('default', 'pulse'). An output's sound is
listed as an input too ('Monitor of …'), and so are the devices this program makes to remove its own echo.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from voice_hanabi.speaking.devices.sound_server import ServerSource
from voice_hanabi.system.server_address import is_address, parse_server

_WAYS = frozenset(
    {"default", "sysdefault", "pulse", "pipewire", "jack", "dmix", "dsnoop", "samplerate", "speexrate"}
)
"""Names of ALSA and PortAudio that lead to another device."""

_OURS = re.compile(r"voice_hanabi_\d+_")

_NUMBERS = re.compile(r" \((plug)?hw:\d+,\d+\)$")


def people_have(sources: Sequence[ServerSource]) -> list[ServerSource]:
    """Return the sound server's inputs that are microphones: no monitors of outputs, and none of ours."""
    return [one for one in sources if not one.monitor and not is_ours(one.name)]


def is_ours(name: str) -> bool:
    """Return whether this program made a device; that process may be killed or running in parallel."""
    return _OURS.match(name) is not None


def leads_elsewhere(name: str) -> bool:
    """Return whether this is a PortAudio name that leads to another device."""
    return name.casefold().partition(":")[0] in _WAYS or is_ours(name)


def without_numbers(name: str) -> str:
    """Return the name of an ALSA device without the numbers of its card."""
    return _NUMBERS.sub("", name)


def only_hears_itself(sources: Sequence[ServerSource], listed: Iterable[str], chosen: str) -> bool:
    """Return whether the default microphone would be an output's monitor because there is no other input.

    ``sources`` are the server's inputs, ``listed`` PortAudio's, ``chosen`` the requested one of the server's.
    """
    if not sources or chosen:
        return False
    return not people_have(sources) and all(map(leads_elsewhere, listed))


def called(name: str, sources: Sequence[ServerSource], behind: str, usual: str) -> str:
    """Return the familiar name of the microphone in use, which PortAudio lists by ``name``.

    ``behind`` is the server's input from which our device removes the echo; ``usual`` is used if no name is
    known.
    """
    if is_address(name):
        return parse_server(name).host
    if not leads_elsewhere(name):
        return without_numbers(name)
    here = people_have(sources)
    found = [one for one in here if one.name == behind] or [one for one in here if one.default]
    return found[0].description or found[0].name if found else usual
