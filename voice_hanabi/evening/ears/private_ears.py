"""This computer's private ears: which are available, and assigning them to players."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from voice_hanabi.evening.equipment import Equipment
from voice_hanabi.evening.last_time import keep_last_time
from voice_hanabi.evening.microphone.choosing import LIKELY, EveningMicrophones
from voice_hanabi.evening.microphone.names import is_ours
from voice_hanabi.hearing.sources.joined import JoinedSources
from voice_hanabi.hearing.sources.typed.terminal import Terminal
from voice_hanabi.speaking.devices.mono import plays_mono
from voice_hanabi.speaking.devices.streams import SystemDevices
from voice_hanabi.speaking.reasons import SoundError
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
)
from voice_hanabi.speaking.speaker import Speaker
from voice_hanabi.table.conversation.effects import Effect, GiveEars, ListenAlways, Remember, UseMicrophone
from voice_hanabi.table.conversation.private_ears import Ear, EarsHere, Way
from voice_hanabi.table.table import Table

if TYPE_CHECKING:
    from voice_hanabi.evening.ears.phones import TablePhones

LOOK = 1.0
"""Seconds for which the list of devices is cached."""


class EveningEars:
    """Knows the available private ears, assigns them to players, and opens the page for phones."""

    def __init__(
        self,
        equipment: Equipment,
        speaker: Speaker,
        devices: SystemDevices,
        source: JoinedSources,
        open_phones: Callable[[], TablePhones | None],
        *,
        phones: TablePhones | None,
        asks: bool,
        last_time: Path | None,
        microphones: EveningMicrophones,
    ) -> None:
        """``phones`` are open already, or ``open_phones`` opens them (``None`` if that fails).

        ``asks`` is true if people are there to be asked for their ears. Choices to remember are saved in the
        file ``last_time``, if there is one.
        """
        self._equipment = equipment
        self._speaker = speaker
        self._devices = devices
        self._asks = asks
        self._last_time = last_time
        self._source = source
        self._open_phones = open_phones
        self.phones = phones
        self.microphones = microphones
        self.table: Table | None = None
        """The table, once it exists."""
        self._seen: tuple[float, EarsHere] | None = None

    def here(self) -> EarsHere:
        """Return the currently available private ears."""
        now = time.monotonic()
        if self._seen is None or now - self._seen[0] > LOOK:
            self._seen = (now, self._look())
        return self._seen[1]

    def _look(self) -> EarsHere:
        read = isinstance(self._equipment.spoken_by, ReaderRoute)
        try:
            outputs = self._devices.outputs()
        except SoundError:
            outputs = []
        others = [one for one in outputs if one.private and not one.default and not is_ours(one.name)]
        others.sort(key=lambda one: LIKELY.search(f"{one.name} {one.description}") is None)
        two = [one.name for one in others if one.channels > 1]
        usual = [""] if any(one.default and one.channels > 1 for one in outputs) else []
        sides = [] if plays_mono() else [*two, *usual]
        return EarsHere(
            asked=self._asks,
            phones=_has_network(),
            devices=tuple(one.name for one in others),
            sides=tuple(sides),
            reader=read,
            # The screen reader would read what is written to everybody.
            writing=not read,
        )

    # The table's arrangements

    def give_ears(self, effect: GiveEars) -> None:
        """Assign other ears to players; open the page for phones if one needs it."""
        self._speaker.set_seats(effect.names, renamed=effect.before or False)
        on_phones = frozenset(seat for seat, ear in effect.ears if ear.way is Way.PHONE)
        if on_phones:
            self._have_phones()
        if self.phones is not None:
            self.phones.wait_for(on_phones)
        exchange = None if self.phones is None else self.phones.exchange
        reading = [seat for seat, ear in effect.ears if ear.way is Way.WRITING]
        routes = {seat: _route(ear) for seat, ear in effect.ears}
        if len(reading) > 1 and Terminal.here() is not None:
            # Each player looks alone, and what another has read is cleared from the screen.
            routes |= dict.fromkeys(reading, ScreenRoute())
        self._speaker.give_ears(routes, exchange)

    def _have_phones(self) -> TablePhones | None:
        """Return the page for phones, opening it if needed; ``None`` if that fails."""
        if self.phones is None:
            self.phones = self._open_phones()
            if self.phones is not None:
                self._source.add(self.phones.calls)
                self.phones.begin(self._speaker.say)
                # Nobody is invited who hasn't asked for a phone.
                self.phones.wait_for(frozenset())
        return self.phones

    def show_board(self) -> bool:
        """Open the page for everybody and say its address; return whether there is one."""
        phones = self._have_phones()
        if phones is not None:
            phones.tell_board()
        return phones is not None

    def remember(self, effect: Remember) -> None:
        """Save the choices for the next time, or delete them."""
        if self._last_time is None:
            return
        try:
            keep_last_time(self._last_time, effect.evening)
        except OSError as error:
            if effect.evening is None:
                # What could not be saved is simply asked again; what could not be deleted matters.
                problem = error.strerror or str(error)
                self._equipment.say_now(self._equipment.wording.say("forgotten-not", error=problem))

    def renew_phone(self, seat: int) -> bool:
        """Connect another phone to a seat; return whether there are phones."""
        if self.phones is None:
            return False
        self.phones.renew(seat)
        return True

    def use_microphone(self, effect: UseMicrophone) -> None:
        """Switch to another microphone."""
        self.microphones.use(effect.name)

    def listen_always(self, effect: ListenAlways) -> None:
        """Listen always, or only after a key is pressed."""
        self.microphones.listen_always(always=effect.always)

    def key_pressed(self) -> bool:
        """Let the person who pressed the key speak; return whether push-to-talk is on."""
        return self.microphones.press()

    def microphone_failed(self, reason: str) -> list[Effect]:
        """Report a fault of the microphone to the table."""
        return [] if self.table is None else self.table.microphone_failed(reason)

    def no_words(self) -> list[Effect]:
        """Report to the table that its microphone heard no words."""
        return [] if self.table is None else self.table.no_words()

    def phone_came(self, seat: int) -> list[Effect]:
        """Report to the table that a phone has connected."""
        return [] if self.table is None else self.table.phone_here(seat)

    def ear_failed(self, seat: int) -> list[Effect]:
        """Report to the table that a seat's ear has failed."""
        return [] if self.table is None else self.table.ear_failed(seat)

    def look(self, table: Table) -> None:
        """Update the phones' views, and check the microphone as the table does."""
        self.microphones.doubt(table.doubts_microphone)
        if self.phones is not None:
            self.phones.look(table)

    def phones_can_answer(self) -> bool:
        """Return whether a phone may speak for somebody; before anybody sits down none has a code."""
        return self.phones is not None and bool(self.phones.exchange.names)

    def close(self) -> None:
        """Close the page for phones."""
        if self.phones is not None:
            self.phones.close()


def _route(ear: Ear) -> Route:
    """Return the route to an ear."""
    match ear.way:
        case Way.PHONE:
            return PhoneRoute()
        case Way.HEADSET:
            return HeadsetRoute(ear.device)
        case Way.OWN:
            return DeviceRoute(ear.device)
        case Way.LEFT:
            return DeviceRoute(ear.device or None, Channel.LEFT)
        case Way.RIGHT:
            return DeviceRoute(ear.device or None, Channel.RIGHT)
        case Way.READER:
            return ReaderRoute()
        case Way.WRITING:
            return TextRoute()
        case _:
            return NoRoute()


def _has_network() -> bool:
    """Return whether phones can reach this computer."""
    from voice_hanabi.phones.door.visitors import local_host

    return local_host() != "127.0.0.1"
