"""This computer's microphones: listing them, switching to another one, and push-to-talk."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable

from voice_hanabi.evening.microphone.names import (
    leads_elsewhere,
    only_hears_itself,
    people_have,
    without_numbers,
)
from voice_hanabi.hearing.sources.joined import JoinedSources
from voice_hanabi.hearing.sources.microphone import Microphone
from voice_hanabi.hearing.sources.over_table import OverTable
from voice_hanabi.hearing.sources.sound_input import (
    Inputs,
    MicrophoneProblem,
    hear_from,
    heard_from,
    microphones,
)
from voice_hanabi.hearing.sources.typed.key_to_speak import KeyToSpeak
from voice_hanabi.hearing.sources.typed.pressed_keys import PressedKeys
from voice_hanabi.hearing.sources.typed.terminal import Terminal
from voice_hanabi.speaking.devices.streams import SystemDevices
from voice_hanabi.system.server_address import is_address, parse_server
from voice_hanabi.table.conversation.microphones import KeyHere, MicrophoneHere, MicrophonesHere

LIKELY = re.compile(r"head|ear|blue|usb|buds|pods|kopfh|sluch|słuch", re.IGNORECASE)
"""Names of devices that are worn rather than placed on the table."""


def check_microphone(name: str | None, devices: SystemDevices, inputs: Inputs) -> None:
    """Raise `MicrophoneProblem` if there is no microphone of this name, or with ``None`` none at all."""
    inputs.choose(name)
    if name is not None:
        return
    listed = [one.name for one in microphones()]
    if only_hears_itself(devices.server_sources(), listed, heard_from()):
        raise MicrophoneProblem("microphone-missing", {})


class EveningMicrophones:
    """Knows the microphones and switches between them.

    If a sound server runs, its inputs are the microphones, by their familiar names; otherwise those that
    PortAudio lists.
    """

    def __init__(
        self,
        microphone: Microphone | None,
        devices: SystemDevices,
        source: JoinedSources,
        key: KeyToSpeak,
        *,
        named: str | None = None,
        over_table: OverTable | None = None,
        typed: bool = False,
        usual_called: Callable[[], str] = str,
    ) -> None:
        """``microphone`` is in use, if any is: the one ``named``, or the default one.

        ``typed`` is true if ``source`` already reads the keyboard. ``usual_called`` returns the name for a
        default microphone that has none.
        """
        self._microphone = microphone
        self._devices = devices
        self._source = source
        self.key = key
        self._used = named
        self._over_table = over_table
        self._typed = typed
        self._usual_called = usual_called
        self._keys: PressedKeys | None = None

    def here(self) -> MicrophonesHere:
        """Return the currently available microphones."""
        if self._microphone is None:
            return MicrophonesHere()
        served = self._devices.server_sources()
        found = [(one.name, one.description or one.name, one.default) for one in people_have(served)]
        if not found:
            found = self._listed(behind_server=bool(served))
        echo_free = self._devices.echo_free
        if self._used is not None and is_address(self._used):
            found.append((self._used, parse_server(self._used).host, False))
        usual = next((name for name, _, default in found if default), "")
        if echo_free is not None and any(name == echo_free.microphone for name, _, _ in found):
            usual = echo_free.microphone
        return MicrophonesHere(
            tuple(
                MicrophoneHere(name, called, LIKELY.search(f"{name} {called}") is not None)
                for name, called, _ in found
            ),
            used=self._name_of(found, usual),
            key=self._key_here(),
        )

    def _listed(self, *, behind_server: bool) -> list[tuple[str, str, bool]]:
        """Return PortAudio's microphones: its name, the familiar name, and whether it is the default.

        Names that lead to another device are left out, unless there is nothing else and no sound server.
        """
        found = []
        with contextlib.suppress(MicrophoneProblem):
            found = [(one.name, without_numbers(one.name), one.default) for one in microphones()]
        themselves = [one for one in found if not leads_elsewhere(one[0])]
        if themselves or behind_server:
            return themselves
        return [(name, self._usual_called(), default) for name, _, default in found if default]

    def _key_here(self) -> KeyHere:
        if Terminal.here() is None:
            return KeyHere.NONE
        return KeyHere.ENTER if self._typed else KeyHere.SPACE

    def _name_of(self, found: list[tuple[str, str, bool]], usual: str) -> str:
        """Return the full name of the microphone in use, of which only a part may have been given."""
        if self._used is None:
            return usual
        exact = [name for name, _, _ in found if name == self._used]
        alike = [name for name, called, _ in found if self._used.casefold() in f"{name} {called}".casefold()]
        return next(iter(exact or alike), usual)

    def use(self, name: str) -> None:
        """Switch to the microphone of this name."""
        if self._microphone is None:
            return
        self._used = name
        if any(one.name == name for one in self._devices.server_sources()):
            # PortAudio's default microphone is the server's, which is told which of its own to use.
            hear_from(name)
            self._microphone.listen_to(None)
        else:
            self._microphone.listen_to(name)
        if self._over_table is not None:
            # The server removes the table's voice only from the default microphone.
            self._over_table.without_system()

    def use_again(self, name: str) -> None:
        """Switch to the microphone that was chosen last time, if it is available."""
        here = self.here()
        if name not in ("", here.used) and any(one.name == name for one in here.all):
            self.use(name)

    def doubt(self, doubted: bool) -> None:
        """Start or stop reporting that no words are heard."""
        if self._microphone is not None:
            self._microphone.doubted = doubted

    def listen_always(self, *, always: bool) -> None:
        """Listen always, or only to one sentence after a key, which is then read from the terminal."""
        self.key.want(not always)
        if self._keys is not None and always:
            self._source.remove(self._keys)
            self._keys = None
        elif self._keys is None and not always and not self._typed:
            self._keys = PressedKeys()
            self._source.add(self._keys)

    def press(self) -> bool:
        """Let the person who pressed the key speak; return whether push-to-talk is on."""
        if self.key.wanted:
            self.key.press()
        return self.key.wanted
