"""What a table needs: combines the options with what this computer has.

Each missing part is reported in one sentence, and the table opens with the rest.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from voice_hanabi.evening.asked import Asked, UsageError
from voice_hanabi.evening.captions import CaptionedSpeaker
from voice_hanabi.evening.microphone.choosing import check_microphone
from voice_hanabi.evening.microphone.names import called, is_ours
from voice_hanabi.evening.recognising.table_recognizers import TableRecognizers
from voice_hanabi.evening.satellites.satellites import Satellites, satellites_given
from voice_hanabi.evening.saved_games import game_asked_for, saves_folder
from voice_hanabi.evening.silences.moment import PEOPLE, SCRIPT, Pace, typing_pace
from voice_hanabi.evening.voices.choosing import chosen_voice
from voice_hanabi.hearing.echo.played import PlayedSound
from voice_hanabi.hearing.models.problems import ModelProblem
from voice_hanabi.hearing.pronouncing.adaptation import (
    OwnVoice,
    OwnVoiceProblem,
    joined,
    own_voice_path,
    read_own_voice,
)
from voice_hanabi.hearing.recognizer import Recognizer
from voice_hanabi.hearing.sound.keeping_up import KeepingUp, Spared
from voice_hanabi.hearing.sources.joined import JoinedSources
from voice_hanabi.hearing.sources.listening import ListeningGate
from voice_hanabi.hearing.sources.microphone import Microphone
from voice_hanabi.hearing.sources.over_table import OverTable
from voice_hanabi.hearing.sources.recordings import RecordingProblem, Recordings
from voice_hanabi.hearing.sources.sound_input import MicrophoneProblem, hear_from, heard_from
from voice_hanabi.hearing.sources.source import Source
from voice_hanabi.hearing.sources.typed.keyboard import Keyboard
from voice_hanabi.hearing.sources.typed.terminal import Terminal
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.wording import Wording
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.speaking.devices.echo_module import EchoFree
from voice_hanabi.speaking.devices.streams import SystemDevices
from voice_hanabi.speaking.phones import Phones
from voice_hanabi.speaking.reasons import Missing, ReasonCode, Undelivered
from voice_hanabi.speaking.routes import (
    DeviceRoute,
    Output,
    ReaderRoute,
    Route,
    RouteError,
    ScreenRoute,
    TextRoute,
    check_screen_reader,
    parse_ears,
    parse_output,
)
from voice_hanabi.speaking.screen_readers.finding import find_screen_reader
from voice_hanabi.speaking.speaker import Speaker
from voice_hanabi.table.saving.journal import SavedGame
from voice_hanabi.table.table import Table
from voice_hanabi.understanding.obeyed_at_once import interrupting_phrases

if TYPE_CHECKING:
    from voice_hanabi.evening.ears.phones import TablePhones
    from voice_hanabi.phones.board.board import BoardPages

Opened = TypeVar("Opened", bound=Recognizer)


class Equipment:
    """Collects what a table needs, and the sentences about missing parts."""

    def __init__(self, options: Asked, language: str) -> None:
        self.options = options
        self.language = language
        self.wording = Wording(language)
        self.remarks: list[str] = []
        self.listens_as_ever = ""
        """The remark that returning players already know: that the microphone is listening."""
        self.played = PlayedSound()
        self.keeping_up = KeepingUp()
        self._echo_free: EchoFree | None = None
        self.over_table: OverTable | None = None
        self.devices = SystemDevices()
        self.satellites = Satellites()
        """Inputs and outputs beyond this computer."""
        self.microphone: Microphone | None = None
        """The input, once there is one."""
        self.spoken_by: Output = DeviceRoute()
        """How everybody hears the table, once there is a speaker."""
        self.output_lost = False
        """Whether writing the output has failed."""
        self.say_now: Callable[[str], None] = lambda sentence: None
        self.board: BoardPages | None = None
        """The page for everybody, once there is one."""

    def saved(self, folder: Path) -> SavedGame | None:
        """Return the game to continue or to review, whether requested or found. Raises `UsageError`."""
        return game_asked_for(self.options, folder, self.wording, self.remarks)

    def output(self) -> tuple[Output, dict[str, Route]]:
        """Return the route for everyone and the private ears. Raises `UsageError`."""
        try:
            output, ears = parse_output(self.options.output or "speech"), parse_ears(self.options.ear)
            check_screen_reader(output, ears)
            return output, ears
        except RouteError as error:
            raise UsageError(self.wording.problem(error)) from None

    @property
    def gives_ears(self) -> bool:
        """Whether players may choose private ears: the table speaks, and the options name none."""
        given = self.options.ear or self.options.phones is not None
        return not given and isinstance(self.spoken_by, DeviceRoute | ReaderRoute)

    def phones(
        self, open_recognizer: Callable[[], Recognizer], arrived: Callable[[int], None]
    ) -> TablePhones | None:
        """Return the page for phones if it was requested. Raises `UsageError`."""
        wanted, looked_at = self.options.phones, self.options.board
        asked = looked_at if wanted is None else wanted
        if asked is None:
            return None
        phones = self.open_phones(asked, open_recognizer, arrived)
        if wanted is None:
            phones.wait_for(frozenset())
        return phones

    def open_phones(
        self, asked: str, open_recognizer: Callable[[], Recognizer], arrived: Callable[[int], None]
    ) -> TablePhones:
        """Return the page for phones at the address ``asked`` for. Raises `UsageError`."""
        # Imported only here: it takes a while to load, and most evenings don't need it.
        from voice_hanabi.evening.ears.phones import TablePhones
        from voice_hanabi.phones.door.visitors import AddressProblem, parse_address, public_host

        try:
            address = parse_address(asked)
            phones = TablePhones(
                address,
                self.language,
                saves_folder().parent,
                open_recognizer=open_recognizer,
                arrived=arrived,
            )
        except AddressProblem as problem:
            raise UsageError(self.wording.say("phones-impossible", address=str(problem))) from None
        if not asked and address.is_only_here:
            public = public_host()
            self.remark(
                self.wording.say("phones-only-here")
                if public is None
                else self.wording.say("phones-not-in-public", address=public)
            )
        self.board = phones.board
        return phones

    def _caption(self, announcement: Announcement) -> None:
        if self.board is not None:
            self.board.say(announcement)

    def heard(self, utterance: Utterance) -> None:
        """Write what was said in the room; words from a seat's own phone stay with that seat."""
        if self.board is not None and utterance.seat is None:
            self.board.heard(utterance.text)

    def speaker(self, undelivered: Callable[[Undelivered], None], phones: Phones | None = None) -> Speaker:
        """Return the speaker. Without sound it writes only what everyone may hear.

        Raises `UsageError`.
        """
        output, ears = self.output()
        screen_reader = find_screen_reader() if ReaderRoute() in (output, *ears.values()) else None
        if screen_reader is None and output == ReaderRoute():
            self.remarks.append(self.wording.say("no-screen-reader-speaking"))
            output = DeviceRoute()
        # Only for the default devices: a named device must be that one.
        usual = output == DeviceRoute() and self.options.microphone is None
        listens = not self.options.headset and "mic" in (self.options.input or ["mic"])
        self.spoken_by = output
        self.voice = chosen_voice(self.options.voice, self.language, self.wording, self.remark)
        self.satellites.close()
        self.satellites = satellites = satellites_given(self.options, output, ears, self.wording, self.remark)
        self.devices = devices = satellites.devices(self.played.take, cancel_echo=usual and listens)
        speaker = CaptionedSpeaker(
            output,
            ears,
            captions=self._caption,
            undelivered=undelivered,
            devices=devices,
            phones=phones,
            screen_reader=screen_reader,
            voice=self.voice,
        )
        self._echo_free = devices.echo_free
        # A screen reader's or a satellite's voice can't be told from people's: when it sounds is known only
        # roughly.
        if listens and not isinstance(output, ReaderRoute) and not satellites.used_by_all:
            self.over_table = OverTable(self.played, by_system=self._echo_free is not None)
        missing = speaker.missing()
        for part in missing:
            self.remark(self.missing(part))
        if missing and isinstance(output, DeviceRoute) and phones is None:
            self._write_instead(speaker)
        return speaker

    def _write_instead(self, speaker: Speaker) -> None:
        """Switch to a game in writing: each looks alone at a terminal; a pipe gets it all as plain text."""
        looked_at = Terminal.here() is not None
        self.spoken_by = TextRoute()
        speaker.write_instead(ScreenRoute() if looked_at else TextRoute())
        self.remarks.append(self.wording.say("writing-at-screen" if looked_at else "writing-plainly"))

    def missing(self, part: Missing | Undelivered) -> str:
        """Return the sentence about something that does not work."""
        return self.wording.problem(part)

    def source(
        self, gate: ListeningGate, open_one: Callable[[], Opened]
    ) -> tuple[Source, Pace, Opened | None]:
        """Return the source of utterances, its pace, and the recogniser if there is one.

        ``open_one`` opens the recogniser, and raises `ModelProblem` if there is none. Raises `UsageError` for
        an invalid input.
        """
        given: list[str] = self.options.input or ["mic"]
        kind, _, first = given[0].partition(":")
        if kind == "wav" and first:
            return self._recordings([Path(first), *map(Path, given[1:])], open_one)
        kinds = set(given)
        if "mic" not in kinds:
            self._tell_of_unused(model=True)
        if len(kinds) < len(given) or not kinds <= {"mic", "keyboard"}:
            raise UsageError(self.wording.say("input-unknown", input=" ".join(given)))
        if "mic" in kinds:
            try:
                check_microphone(self.options.microphone, self.devices, self.satellites)
                recognizer = open_one()
                self.listens_as_ever = self.wording.say("hearing-by-microphone")
                self.remarks.append(self.listens_as_ever)
                self.microphone = microphone = self._microphone(recognizer, gate)
                if "keyboard" not in kinds:
                    return microphone, PEOPLE, recognizer
                self.remarks.append(self.wording.say("hearing-by-keyboard"))
                return JoinedSources((microphone, Keyboard())), PEOPLE, recognizer
            except (MicrophoneProblem, ModelProblem) as problem:
                self.remarks.append(self.wording.problem(problem))
                self.remarks.append(self.wording.say("typing-instead"))
        pace = typing_pace()
        if pace.waits:
            self.remarks.append(self.wording.say("hearing-by-keyboard"))
        return Keyboard(), pace, None

    def _microphone(self, recognizer: Recognizer, gate: ListeningGate) -> Microphone:
        """Return the microphone, without the table's own voice if the sound server can remove it."""
        echo_free = self._echo_free
        if echo_free is not None:
            hear_from(echo_free.source)
        return Microphone(
            recognizer,
            device=self.options.microphone if echo_free is None else None,
            gate=gate,
            over_table=self.over_table,
            # It may have gone with the server's module: then try the default one.
            look_anew=lambda: hear_from(None) if echo_free is not None else None,
            keeping_up=self.keeping_up,
            called=self.microphone_called,
            inputs=self.satellites,
        )

    def microphone_called(self, name: str) -> str:
        """Return a microphone's familiar name from its PortAudio name, and whether it is in use."""
        behind = heard_from()
        if self._echo_free is not None and is_ours(behind):
            behind = self._echo_free.microphone
        return called(name, self.devices.server_sources(), behind, self.wording.say("microphone-usual"))

    def _tell_of_unused(self, *, model: bool) -> None:
        """Report that a microphone's options are unused without one, or without a recogniser (``model``)."""
        options = self.options
        unused = {
            "--model": model and options.model is not None,
            "--microphone": options.microphone is not None,
            "--headset": options.headset,
        }
        for option in (option for option, given in unused.items() if given):
            self.remarks.append(self.wording.say("option-unused", option=option))

    def _recordings(
        self, paths: list[Path], open_one: Callable[[], Opened]
    ) -> tuple[Source, Pace, Opened | None]:
        try:
            self._tell_of_unused(model=False)
            recognizer = open_one()
            return Recordings(paths, recognizer), SCRIPT, recognizer
        except (RecordingProblem, ModelProblem) as problem:
            raise UsageError(self.wording.problem(problem)) from None

    def recognizers(self) -> TableRecognizers:
        """Return the opener of the table's recognisers, which follow its language and players."""
        return TableRecognizers(
            self.language,
            self.options.model,
            self.own_voice,
            self.tell_of_model,
            lambda: self.keeping_up.spares(Spared.HEARINGS),
        )

    def interrupt_with(self, table: Table) -> None:
        """Let 'no' and 'stop' in the table's language interrupt it, if they can be heard."""
        if self.over_table is not None:
            self.over_table.expect(interrupting_phrases(table.interpreter))

    def tell_of_model(self, problem: ModelProblem) -> None:
        """Say once what another project's model cannot do."""
        self.remark(self.wording.problem(problem))

    def own_voice(self, language: str, names: tuple[str, ...]) -> OwnVoice:
        """Return what helps to recognise these players, and the person who practised here without a name.

        A file that cannot be used is skipped, and reported once.
        """
        known = []
        for player in (None, *names):
            try:
                known.append(read_own_voice(own_voice_path(language, player)))
            except OwnVoiceProblem as problem:
                self.remark(self.wording.problem(problem))
        return joined(known)

    def remark(self, sentence: str) -> None:
        """Say once what does not work: with the table's first words, or later at once."""
        if sentence not in self.remarks:
            self.remarks.append(sentence)
            self.say_now(sentence)

    def tell(self, part: Undelivered) -> None:
        """Report on standard error what a device cannot do, since the voice itself may be missing."""
        sentence = self.missing(part)
        self.output_lost |= part.reason is ReasonCode.LINES_LOST
        if part.reason is ReasonCode.SCREEN_READER_GONE:
            # The table has its own voice from now on.
            self.remark(sentence)
        elif sentence not in self.remarks:
            print(f"voice-hanabi: {sentence}", file=sys.stderr)
