"""A speaker without any sound: lines and WAV files, seats, and what is missing."""

from __future__ import annotations

import io
import wave
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from voice_hanabi.speaking.announcement import Announcement, Cue, Kind
from voice_hanabi.speaking.reasons import EarReach, Missing, ReasonCode, SoundError, Undelivered
from voice_hanabi.speaking.routes import parse_ears, parse_output
from voice_hanabi.speaking.settings import Adjustment
from voice_hanabi.speaking.sound import Sound, read_wav
from voice_hanabi.speaking.speaker import Speaker
from voice_hanabi.speaking.voices.rendering import sentences

NAMES = ("Anna", "Petr", "Eva")


class ToneVoice:
    """Says every sentence as a tone whose length depends on its letters."""

    def __init__(self) -> None:
        self.failing = False
        self.rates: list[int] = []

    def speak(self, text: str, language: str, words_a_minute: int, speaker: int = 0) -> Sound:
        if self.failing:
            raise SoundError(ReasonCode.VOICE_FAILED, error="hoarse")
        self.rates.append(words_a_minute)
        return Sound(np.full(100 * len(text), 1000, np.int16), 22_050)

    def missing(self) -> Missing | None:
        return None

    def close(self) -> None:
        self.failing = True


@pytest.fixture
def lines() -> io.StringIO:
    return io.StringIO()


@pytest.fixture
def undelivered() -> list[Undelivered]:
    return []


@pytest.fixture
def speaker(lines: io.StringIO, undelivered: list[Undelivered]) -> Iterator[Speaker]:
    with Speaker(parse_output("text"), names=NAMES, lines=lines, undelivered=undelivered.append) as speaker:
        yield speaker


def english(audience: int | None, text: str, kind: Kind = Kind.NEWS) -> Announcement:
    return Announcement(audience, text, "en", kind)


def test_text_is_printed_in_the_order_said(speaker: Speaker, lines: io.StringIO) -> None:
    speaker.say(english(None, "Dealt."))
    speaker.say(english(0, "Petr has\nred one."))
    speaker.say(Announcement(1, "", "en", cue=Cue.TURN))
    speaker.say(english(7, "Nobody."))
    speaker.say(english(None, "Annas Zug: žluťoučký kůň."))
    assert (
        lines.getvalue()
        == "table: Dealt.\nAnna: Petr has red one.\n8: Nobody.\ntable: Annas Zug: žluťoučký kůň.\n"
    )
    assert speaker.wait_until_quiet(1)
    assert not speaker.speaking_aloud()
    assert speaker.missing() == []


def test_seats_may_come_later(lines: io.StringIO) -> None:
    with Speaker(
        parse_output("text"), parse_ears(["eva=none", "2=text", "Jan=left"]), lines=lines
    ) as speaker:
        speaker.say(english(None, "Who are you?"))
        missing = speaker.set_seats(NAMES)
        assert missing == [Missing(ReasonCode.NO_SUCH_SEAT, {"seat": "Jan"})]
        assert missing == speaker.missing()
        assert [speaker.reach(seat) for seat in range(3)] == [EarReach.OWN, EarReach.OWN, EarReach.NONE]
        speaker.say(english(0, "Hello."))
    assert lines.getvalue().splitlines() == ["table: Who are you?", "Anna: Hello."]


def test_without_an_ear_a_private_word_is_dropped_and_reported(lines: io.StringIO) -> None:
    told: list[Undelivered] = []
    ears = parse_ears(["Eva=none"])
    with Speaker(parse_output("text"), ears, names=NAMES, lines=lines, undelivered=told.append) as speaker:
        speaker.say(english(2, "A secret."))
    assert lines.getvalue() == ""
    assert told == [Undelivered(2, ReasonCode.NO_EAR, {"seat": "Eva"})]


def test_repeat_says_the_last_words_for_that_audience(speaker: Speaker, lines: io.StringIO) -> None:
    assert not speaker.repeat(None)
    speaker.say(english(None, "One."))
    speaker.say(english(0, "Two."))
    speaker.say(Announcement(None, "", "en", cue=Cue.TURN))
    assert speaker.repeat(None)
    assert speaker.repeat(0)
    assert not speaker.repeat(1)
    assert lines.getvalue() == "table: One.\nAnna: Two.\ntable: One.\nAnna: Two.\n"


def test_adjusting_mentions_the_limit_and_is_for_one_seat(speaker: Speaker) -> None:
    for adjustment in Adjustment:
        steps = 1
        while not speaker.adjust(1, adjustment):
            steps += 1
        assert 1 < steps < 30
        assert speaker.adjust(1, adjustment)
    assert speaker.settings(0) == speaker.settings(None)


def test_a_closed_reader_of_lines_is_noted_not_raised() -> None:
    closed = io.StringIO()
    closed.close()
    told: list[Undelivered] = []
    with Speaker(parse_output("text"), names=NAMES, lines=closed, undelivered=told.append) as speaker:
        speaker.say(english(None, "One."))
        speaker.say(english(0, "Two."))
        assert [missing.reason for missing in speaker.missing()] == [ReasonCode.LINES_CLOSED]
    assert {word.reason for word in told} == {ReasonCode.LINES_CLOSED}


def test_a_console_without_these_letters_still_gets_the_line() -> None:
    raw = io.BytesIO()
    console = io.TextIOWrapper(raw, encoding="cp437")
    with Speaker(parse_output("text"), names=NAMES, lines=console) as speaker:
        speaker.say(english(None, "Žlutá."))
    assert raw.getvalue().replace(b"\r\n", b"\n") == "table: ?lutá.\n".encode("cp437")


def test_after_closing_nothing_is_said(speaker: Speaker, lines: io.StringIO) -> None:
    speaker.close()
    speaker.close()
    speaker.say(english(None, "One."))
    assert lines.getvalue() == ""


def test_files_and_transcript(tmp_path: Path, lines: io.StringIO) -> None:
    directory = tmp_path / "new" / "evening"
    voice = ToneVoice()
    with Speaker(
        parse_output(f"wav:{directory}"), names=("Anna", "Petr/2"), lines=lines, voice=voice
    ) as speaker:
        speaker.say(Announcement(None, "Dealt. Anna begins.", "en", cue=Cue.START))
        speaker.say(english(0, "Blue one."))
        speaker.say(english(1, "Nothing.", Kind.ANSWER))
        speaker.say(english(1, "Nothing new.", Kind.ANSWER))
        speaker.hush(1, news=True)
        speaker.say(Announcement(None, "", "en", cue=Cue.END))
        assert speaker.reach(0) is EarReach.OWN
    names = ["0001-table.wav", "0002-Anna.wav", "0003-Petr_2.wav", "0004-Petr_2.wav", "0005-table.wav"]
    assert sorted(path.name for path in directory.glob("*.wav")) == names
    assert (directory / "transcript.txt").read_text("utf-8").splitlines() == [
        "0001-table.wav\ttable: ~start Dealt. Anna begins.",
        "0002-Anna.wav\tAnna: Blue one.",
        "0003-Petr_2.wav\tPetr/2: Nothing.",
        "0004-Petr_2.wav\tPetr/2: Nothing new.",
        "0005-table.wav\ttable: ~end",
    ]
    assert lines.getvalue() == (
        "table: Dealt. Anna begins.\nAnna: Blue one.\nPetr/2: Nothing.\nPetr/2: Nothing new.\n"
    )
    with wave.open(str(directory / names[0])) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22_050)
    assert read_wav(directory / names[0]).samples.any()
    with Speaker(parse_output(f"wav:{directory}"), lines=lines, voice=ToneVoice()) as speaker:
        speaker.say(english(None, "Again."))
    assert (directory / "0006-table.wav").exists()


def test_a_private_directory_is_not_printed(tmp_path: Path, lines: io.StringIO) -> None:
    ears = parse_ears([f"Anna=wav:{tmp_path}"])
    with Speaker(parse_output("text"), ears, names=NAMES, lines=lines, voice=ToneVoice()) as speaker:
        speaker.say(english(0, "A secret."))
        speaker.say(english(1, "Another."))
    assert lines.getvalue() == "Petr: Another.\n"
    assert [path.name for path in tmp_path.glob("*.wav")] == ["0001-Anna.wav"]


def test_files_where_none_can_be(tmp_path: Path, lines: io.StringIO) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    told: list[Undelivered] = []
    output = parse_output(f"wav:{blocked}/x")
    with Speaker(output, names=NAMES, lines=lines, voice=ToneVoice(), undelivered=told.append) as speaker:
        assert [missing.reason for missing in speaker.missing()] == [ReasonCode.DIRECTORY_REFUSED]
        assert speaker.reach(0) is EarReach.NONE
        speaker.say(english(None, "One."))
        speaker.say(english(None, "Two."))
        speaker.say(english(0, "A secret."))
        assert speaker.wait_until_quiet(10)
    assert lines.getvalue().splitlines()[:2] == ["table: One.", "table: Two."]
    assert [(word.audience, word.reason) for word in told] == [
        (None, ReasonCode.DIRECTORY_REFUSED),
        (0, ReasonCode.DIRECTORY_REFUSED),
    ]


def test_a_hoarse_voice_still_gives_lines_and_is_reported_once(tmp_path: Path, lines: io.StringIO) -> None:
    told: list[Undelivered] = []
    voice = ToneVoice()
    voice.failing = True
    output = parse_output(f"wav:{tmp_path}")
    with Speaker(output, names=NAMES, lines=lines, voice=voice, undelivered=told.append) as speaker:
        speaker.say(english(None, "One."))
        speaker.say(english(None, "Two."))
        assert speaker.wait_until_quiet(10)
        assert len(told) == 1
        voice.failing = False
        speaker.say(english(None, "Three."))
        assert speaker.wait_until_quiet(10)
        voice.failing = True
        speaker.say(english(None, "Four."))
        assert speaker.wait_until_quiet(10)
    assert lines.getvalue().splitlines() == [f"table: {word}." for word in ("One", "Two", "Three", "Four")]
    assert [word.details["language"] for word in told] == ["en", "en"]


def test_each_audience_has_its_own_rate(tmp_path: Path, lines: io.StringIO) -> None:
    voice = ToneVoice()
    with Speaker(parse_output(f"wav:{tmp_path}"), names=NAMES, lines=lines, voice=voice) as speaker:
        assert not speaker.adjust(1, Adjustment.FASTER)
        speaker.say(english(0, "One."))
        speaker.say(english(1, "Two."))
        assert speaker.wait_until_quiet(10)
    assert voice.rates[0] < voice.rates[1]


def test_sentences() -> None:
    assert sentences("One. Two! Three? Four… Five") == ["One.", "Two!", "Three?", "Four…", "Five"]
    assert sentences("3.5 points.") == ["3.5 points."]
    assert sentences("  ") == []
