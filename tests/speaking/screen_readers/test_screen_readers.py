"""What a screen reader is given to read, and for whom: a made-up reader, and our own backend of Prism."""

from __future__ import annotations

import io
import threading
from collections.abc import Callable

import pytest
from held_devices import NAMES, HeldDevices, WordVoice, eventually
from hypothesis import given, settings
from hypothesis import strategies as st

from voice_hanabi.speaking.announcement import Announcement, Cue, Kind
from voice_hanabi.speaking.reasons import EarReach, Missing, ReasonCode, Undelivered
from voice_hanabi.speaking.routes import (
    DeviceRoute,
    ReaderRoute,
    RouteError,
    check_screen_reader,
    parse_ears,
    parse_output,
)
from voice_hanabi.speaking.screen_readers.screen_reader import ScreenReaderGone
from voice_hanabi.speaking.speaker import Speaker


class MadeUpReader:
    """Keeps what it reads; a text is finished at once, or when the test says so."""

    name = "Reader"

    def __init__(self, *, at_once: bool = True) -> None:
        self.read_out: list[tuple[str, str]] = []
        self.over = threading.Event()
        self.cut: list[str] = []
        self.gone = False
        if at_once:
            self.over.set()

    def read(self, text: str, language: str, cut: threading.Event) -> None:
        if self.gone:
            raise ScreenReaderGone("ended")
        self.read_out.append((text, language))
        while not self.over.wait(0.002):
            if cut.is_set():
                self.cut.append(text)
                return

    def close(self) -> None:
        """Do nothing: nothing is open."""


class ReadTable:
    """A table with a screen reader, and everything that it reported."""

    def __init__(self, output: str, *ears: str, reader: MadeUpReader | None = None) -> None:
        self.reader = reader or MadeUpReader()
        self.voice = WordVoice()
        self.devices = HeldDevices(self.voice)
        self.lines = io.StringIO()
        self.undelivered: list[Undelivered] = []
        self.speaker = Speaker(
            parse_output(output),
            parse_ears(ears),
            names=NAMES,
            voice=self.voice,
            devices=self.devices,
            undelivered=self.undelivered.append,
            lines=self.lines,
            screen_reader=self.reader,
        )

    def say(self, audience: int | None, text: str, kind: Kind = Kind.NEWS) -> None:
        self.speaker.say(Announcement(audience, text, "cs", kind))

    def quiet(self) -> None:
        assert self.speaker.wait_until_quiet(20)

    @property
    def texts(self) -> list[str]:
        return [text for text, _ in self.reader.read_out]


Sitting = Callable[..., ReadTable]


@pytest.fixture
def sit() -> object:
    tables: list[ReadTable] = []

    def sit(output: str, *ears: str, reader: MadeUpReader | None = None) -> ReadTable:
        tables.append(ReadTable(output, *ears, reader=reader))
        return tables[-1]

    yield sit
    for table in tables:
        table.speaker.close()


def test_the_table_is_read_in_order_and_language_and_not_printed_besides(sit: Sitting) -> None:
    table = sit("screenreader")
    table.say(None, "Rozdáno.")
    table.say(None, "Začíná Anna.")
    table.quiet()
    assert table.reader.read_out == [("Rozdáno.", "cs"), ("Začíná Anna.", "cs")]
    assert table.lines.getvalue() == ""


def test_a_sound_without_words_is_not_read(sit: Sitting) -> None:
    table = sit("screenreader")
    table.speaker.say(Announcement(None, "", "cs", cue=Cue.UNHEARD))
    table.say(None, "Ano.")
    table.quiet()
    assert table.texts == ["Ano."]


def test_what_is_for_one_alone_is_not_read_to_the_table(sit: Sitting) -> None:
    table = sit("screenreader", "Petr=device:b")
    for seat in range(3):
        table.say(seat, f"Tajné {seat}.")
    table.say(None, "Všem.")
    eventually(lambda: "Všem." in table.texts)
    assert table.texts == ["Všem."]
    assert {one.audience for one in table.undelivered} == {0, 2}
    assert table.speaker.reach(0) is EarReach.NONE


def test_whoever_alone_listens_to_it_is_read_their_own_words_and_the_tables(sit: Sitting) -> None:
    table = sit("screenreader", "Anna=screenreader", "Petr=device:b")
    table.say(None, "Všem.")
    table.say(0, "Pro Annu.")
    table.say(1, "Pro Petra.")
    table.say(2, "Pro Evu.")
    eventually(lambda: len(table.texts) == 2)
    assert table.texts == ["Všem.", "Pro Annu."]
    assert table.speaker.reach(0) is EarReach.OWN


def test_among_lines_for_all_nobody_elses_words_are_written_where_it_would_read_them(sit: Sitting) -> None:
    table = sit("text", "Anna=screenreader")
    table.say(None, "Všem.")
    table.say(0, "Pro Annu.")
    table.say(1, "Pro Petra.")
    table.quiet()
    assert table.texts == ["Pro Annu."]
    assert table.lines.getvalue() == "table: Všem.\n"


@settings(max_examples=30)
@given(
    st.lists(st.tuples(st.sampled_from([None, 0, 1, 2]), st.text("abc", min_size=1)), max_size=8),
    st.lists(st.text("xyz", min_size=1), min_size=8, max_size=8),
)
def test_what_is_read_does_not_depend_on_what_others_alone_are_told(
    said: list[tuple[int | None, str]], others: list[str]
) -> None:
    heard = []
    for hidden in (False, True):
        table = ReadTable("screenreader", "Anna=screenreader", "Petr=device:b")
        table.devices.tracks[DeviceRoute("b")].endless = False
        for (audience, text), other in zip(said, others, strict=False):
            table.say(audience, other if hidden and audience in (1, 2) else text)
        table.quiet()
        heard.append((table.texts, table.lines.getvalue()))
        table.speaker.close()
    assert heard[0] == heard[1]


@pytest.mark.parametrize(
    ("output", "ears", "reason"),
    [
        ("speech", ["Anna=screenreader"], ReasonCode.SCREEN_READER_ALOUD),
        ("screenreader", ["Petr=text"], ReasonCode.SCREEN_READER_READS_LINES),
        ("screenreader", ["Anna=screenreader", "Petr=screenreader"], ReasonCode.EAR_SHARED),
        ("wav:out", ["Anna=screenreader", "Petr=text"], ReasonCode.EAR_SHARED),
        ("wav:out", ["Petr=text", "Anna=screenreader"], ReasonCode.EAR_SHARED),
    ],
)
def test_an_ear_that_others_would_hear_is_refused(output: str, ears: list[str], reason: ReasonCode) -> None:
    with pytest.raises(RouteError) as refused:
        check_screen_reader(parse_output(output), parse_ears(ears))
    assert refused.value.reason is reason


def test_the_next_words_cut_what_is_read(sit: Sitting) -> None:
    reader = MadeUpReader(at_once=False)
    table = sit("screenreader", "Anna=screenreader", reader=reader)
    table.say(0, "Dlouhá odpověď.", Kind.ANSWER)
    eventually(lambda: bool(reader.read_out))
    assert table.speaker.speaking_aloud(), "the microphone waits for it"
    table.speaker.hush(0)
    eventually(lambda: reader.cut == ["Dlouhá odpověď."])
    reader.over.set()
    table.quiet()
    assert not table.speaker.speaking_aloud()
    assert table.speaker.aloud_ended() is not None


def test_ears_are_silent_while_the_table_is_read_to(sit: Sitting) -> None:
    reader = MadeUpReader(at_once=False)
    table = sit("screenreader", "Petr=device:b", reader=reader)
    table.say(None, "Všem.")
    eventually(lambda: bool(reader.read_out))
    table.say(1, "Pro Petra.")
    track = table.devices.tracks[DeviceRoute("b")]
    assert track.played == []
    reader.over.set()
    eventually(lambda: track.played == ["Pro Petra."])


def test_when_it_disappears_the_tables_own_voice_says_what_it_did_not(sit: Sitting) -> None:
    reader = MadeUpReader()
    table = sit("screenreader", "Anna=screenreader", reader=reader)
    table.say(None, "První.")
    eventually(lambda: table.texts == ["První."])
    reader.gone = True
    table.say(None, "Druhá.")
    table.say(None, "Třetí.")
    eventually(lambda: DeviceRoute() in table.devices.tracks)
    track = table.devices.tracks[DeviceRoute()]
    track.endless = False
    eventually(lambda: track.played[:1] == ["Druhá."])
    while track.sounding:
        track.finish()
    eventually(lambda: track.played == ["Druhá.", "Třetí."])
    table.say(0, "Tajné.")
    eventually(lambda: any(one.audience == 0 for one in table.undelivered))
    assert "Tajné." not in track.played
    assert table.undelivered[0].reason is ReasonCode.SCREEN_READER_GONE


def test_without_one_an_ear_is_reported_missing() -> None:
    speaker = Speaker(parse_output("text"), parse_ears(["Anna=screenreader"]), lines=io.StringIO())
    assert speaker.set_seats(NAMES) == [Missing(ReasonCode.NO_SCREEN_READER, {"seat": "Anna"})]
    assert speaker.reach(0) is EarReach.NONE
    assert parse_output("screenreader") == ReaderRoute()
    speaker.close()
