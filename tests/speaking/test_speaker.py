"""Who is cut, who queues, who waits: a speaker with devices that play only as fast as the test says."""

from __future__ import annotations

import io
import random
import threading
import time
from collections.abc import Callable, Iterator

import numpy as np
import pytest

from voice_hanabi.speaking.announcement import Announcement, Kind
from voice_hanabi.speaking.reasons import Missing, Reach, Reason, SoundError, Undelivered
from voice_hanabi.speaking.routes import DeviceRoute, parse_ears, parse_output
from voice_hanabi.speaking.settings import Adjustment
from voice_hanabi.speaking.sound import Sound
from voice_hanabi.speaking.speaker import Speaker

NAMES = ("Anna", "Petr", "Eva")
PATIENCE = 20.0
"""Seconds after which something that should have happened has failed."""


class WordVoice:
    """Says each sentence as one sample that stands for it, so that a track can tell what it played."""

    def __init__(self) -> None:
        self.words: list[str] = [""]

    def speak(self, text: str, language: str, words_a_minute: int) -> Sound:
        if text not in self.words:
            self.words.append(text)
        return Sound(np.array([self.words.index(text) * 100], np.int16), 22_050)

    def read(self, sound: Sound, gain: float) -> str:
        return self.words[round(int(sound.samples[0]) / gain / 100)]

    def missing(self) -> Missing | None:
        return None

    def close(self) -> None:
        pass


class HeldTrack:
    """Plays a sentence until it is told that it is over."""

    def __init__(self, read: Callable[[Sound], str]) -> None:
        self._read = read
        self._lock = threading.Lock()
        self.sounding: list[str] = []
        self.played: list[str] = []
        self.endless = True
        self.lost = False

    def play(self, sound: Sound) -> None:
        with self._lock:
            self._check()
            self.played.append(self._read(sound))
            if self.endless:
                self.sounding.append(self.played[-1])

    def remaining(self) -> float:
        with self._lock:
            if self.sounding:
                self._check()
            return float(len(self.sounding))

    def began(self) -> float | None:
        return None

    def stop(self) -> None:
        with self._lock:
            self.sounding.clear()

    def finish(self) -> None:
        """Let the sentence that is played come to its end."""
        with self._lock:
            self.sounding.pop(0)

    def _check(self) -> None:
        if self.lost:
            raise SoundError(Reason.DEVICE_LOST, device="held")


class HeldDevices:
    """Tracks by route; a route in ``refused`` can't be opened."""

    def __init__(self, voice: WordVoice) -> None:
        self._voice = voice
        self.tracks: dict[DeviceRoute, HeldTrack] = {}
        self.private: dict[DeviceRoute, bool] = {}
        self.refused: set[DeviceRoute] = set()
        self.closed = False

    def open(self, route: DeviceRoute, *, private: bool) -> HeldTrack:
        if route in self.refused:
            raise SoundError(Reason.DEVICE_MISSING, device=str(route.name))
        track = HeldTrack(lambda sound: self._voice.read(sound, 0.64))
        self.tracks[route] = track
        self.private[route] = private
        return track

    def close(self) -> None:
        self.closed = True


class Table:
    """A speaker, its held devices, and all that it told."""

    def __init__(self, *ears: str, refused: tuple[DeviceRoute, ...] = ()) -> None:
        self.voice = WordVoice()
        self.devices = HeldDevices(self.voice)
        self.devices.refused.update(refused)
        self.lines = io.StringIO()
        self.undelivered: list[Undelivered] = []
        self.speaker = Speaker(
            parse_output("speech"),
            parse_ears(ears),
            names=NAMES,
            voice=self.voice,
            devices=self.devices,
            undelivered=self.undelivered.append,
            lines=self.lines,
        )

    @property
    def public(self) -> HeldTrack:
        return self.devices.tracks[DeviceRoute()]

    def ear(self, name: str) -> HeldTrack:
        return self.devices.tracks[DeviceRoute(name)]

    def say(self, audience: int | None, text: str, kind: Kind = Kind.NEWS) -> None:
        self.speaker.say(Announcement(audience, text, "en", kind))


@pytest.fixture
def table() -> Iterator[Table]:
    table = Table("Anna=device:a", "Petr=device:b")
    yield table
    table.speaker.close()


@pytest.fixture
def sharing() -> Iterator[Table]:
    table = Table("Anna=headset:h", "Petr=headset:h", "Eva=device:e")
    yield table
    table.speaker.close()


def eventually(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.002)


def test_news_queue_up_and_never_talk_over_each_other(table: Table) -> None:
    table.say(None, "One. Two.")
    table.say(None, "Three.")
    assert table.lines.getvalue() == "table: One. Two.\ntable: Three.\n"
    for words in (["One."], ["One.", "Two."], ["One.", "Two.", "Three."]):
        eventually(lambda words=words: table.public.played == words)  # type: ignore[misc]
        assert len(table.public.sounding) == 1
        assert table.speaker.speaking_aloud()
        assert not table.speaker.wait_until_quiet(0)
        table.public.finish()
    assert table.speaker.wait_until_quiet(PATIENCE)
    assert not table.speaker.speaking_aloud()
    ended = table.speaker.aloud_ended()
    assert ended is not None
    assert ended <= time.monotonic()


def test_public_and_private_sound_at_once(table: Table) -> None:
    table.say(None, "For all.")
    table.say(0, "For Anna.")
    table.say(1, "For Petr.")
    eventually(lambda: bool(table.public.sounding and table.ear("a").sounding and table.ear("b").sounding))
    assert table.public.played == ["For all."]
    assert table.ear("a").played == ["For Anna."]
    assert table.ear("b").played == ["For Petr."]
    assert table.lines.getvalue() == "table: For all.\n"
    assert table.devices.private == {DeviceRoute(): False, DeviceRoute("a"): True, DeviceRoute("b"): True}
    table.public.finish()
    assert table.speaker.wait_until_quiet(PATIENCE, aloud_only=True)
    assert not table.speaker.wait_until_quiet(0)


def test_a_newer_answer_replaces_the_old_and_leaves_news(table: Table) -> None:
    table.say(0, "News.")
    eventually(lambda: table.ear("a").sounding == ["News."])
    table.say(0, "Old answer.", Kind.ANSWER)
    table.say(0, "New answer.", Kind.ANSWER)
    assert table.ear("a").sounding == ["News."]
    table.ear("a").finish()
    eventually(lambda: table.ear("a").sounding == ["New answer."])
    table.say(0, "Newest answer.", Kind.ANSWER)
    eventually(lambda: table.ear("a").sounding == ["Newest answer."])
    assert table.ear("a").played == ["News.", "New answer.", "Newest answer."]


def test_hush_cuts_answers_and_questions_but_news_only_on_stop(table: Table) -> None:
    table.say(0, "An answer. It is long.", Kind.ANSWER)
    table.say(0, "A question?", Kind.PROMPT)
    table.say(0, "News.")
    eventually(lambda: table.ear("a").sounding == ["An answer."])
    table.speaker.hush(1)
    table.speaker.hush(None, news=True)
    assert table.ear("a").sounding == ["An answer."]
    table.speaker.hush(0)
    eventually(lambda: table.ear("a").sounding == ["News."])
    table.speaker.hush(0)
    assert table.ear("a").sounding == ["News."]
    table.say(0, "More news.")
    table.speaker.hush(0, news=True)
    assert table.speaker.wait_until_quiet(PATIENCE)
    assert table.ear("a").played == ["An answer.", "News."]
    assert table.undelivered == []


def test_a_question_to_all_is_cut_when_somebody_answers(table: Table) -> None:
    table.say(None, "Anna tells Petr: one.")
    table.say(None, "Shall I deal?", Kind.PROMPT)
    eventually(lambda: bool(table.public.sounding))
    table.speaker.hush(None)
    assert table.public.sounding == ["Anna tells Petr: one."]
    table.public.finish()
    assert table.speaker.wait_until_quiet(PATIENCE)
    assert table.public.played == ["Anna tells Petr: one."]


def test_a_shared_headset_waits_for_its_owner(sharing: Table) -> None:
    speaker = sharing.speaker
    assert [speaker.reach(seat) for seat in range(3)] == [Reach.ELSEWHERE, Reach.ELSEWHERE, Reach.OWN]
    sharing.say(0, "For Anna.")
    sharing.say(0, "An old answer.", Kind.ANSWER)
    sharing.say(0, "An answer.", Kind.ANSWER)
    sharing.say(1, "For Petr.")
    assert (speaker.waiting(0), speaker.waiting(1), speaker.waiting(2)) == (2, 1, 0)
    assert speaker.wait_until_quiet(PATIENCE)
    headset = sharing.ear("h")
    assert headset.played == []

    speaker.hand_over(0)
    assert [speaker.reach(seat) for seat in range(2)] == [Reach.HELD, Reach.ELSEWHERE]
    eventually(lambda: headset.sounding == ["For Anna."])
    assert speaker.waiting(0) == 0
    sharing.say(0, "More for Anna. And more.")
    headset.finish()
    eventually(lambda: headset.sounding == ["An answer."])
    headset.finish()
    eventually(lambda: headset.sounding == ["More for Anna."])

    speaker.hand_over(1)
    eventually(lambda: headset.sounding == ["For Petr."])
    assert speaker.waiting(0) == 1
    headset.finish()
    assert speaker.wait_until_quiet(PATIENCE)
    speaker.hand_over(None)
    sharing.say(1, "Later.")
    assert speaker.wait_until_quiet(PATIENCE)
    assert (speaker.waiting(0), speaker.waiting(1)) == (1, 1)
    speaker.hand_over(0)
    # What was cut is said again from its beginning.
    eventually(lambda: headset.sounding == ["More for Anna."])
    headset.finish()
    eventually(lambda: headset.sounding == ["And more."])
    speaker.hand_over(0)
    assert headset.sounding == ["And more."]
    assert sharing.public.played == []
    assert sharing.undelivered == []


def test_stop_and_new_seats_forget_what_waits(sharing: Table) -> None:
    sharing.say(0, "For Anna.")
    sharing.say(1, "An answer.", Kind.ANSWER)
    sharing.speaker.hush(1)
    assert (sharing.speaker.waiting(0), sharing.speaker.waiting(1)) == (1, 0)
    sharing.speaker.hush(0, news=True)
    assert sharing.speaker.waiting(0) == 0
    sharing.say(0, "For Anna.")
    sharing.speaker.hand_over(1)
    sharing.speaker.set_seats(("Eva", "Petr", "Anna"))
    assert sharing.speaker.waiting(0) == 0
    assert [sharing.speaker.reach(seat) for seat in range(3)] == [Reach.OWN, Reach.ELSEWHERE, Reach.ELSEWHERE]


def test_another_game_of_the_same_players_drops_what_waited(sharing: Table) -> None:
    sharing.say(0, "Petr drew red one.")
    sharing.speaker.set_seats(NAMES)
    assert sharing.speaker.waiting(0) == 0
    assert not sharing.speaker.repeat(0)


def test_a_voice_that_breaks_in_an_unknown_way_silences_one_announcement(table: Table) -> None:
    spoken = table.voice.speak

    def broken(text: str, language: str, words_a_minute: int) -> Sound:
        if text == "A secret.":
            raise KeyError(text)
        return spoken(text, language, words_a_minute)

    table.voice.speak = broken  # type: ignore[method-assign]
    table.say(0, "A secret.")
    table.say(0, "For Anna.")
    eventually(lambda: table.ear("a").sounding == ["For Anna."])
    assert [failure.reason for failure in table.undelivered] == [Reason.VOICE_FAILED]
    assert "secret" not in str(table.undelivered)


def test_new_seats_cut_what_was_private_to_the_old(table: Table) -> None:
    table.say(0, "For Anna. And more.")
    table.say(0, "For Anna too.")
    table.say(None, "For all.")
    eventually(lambda: bool(table.ear("a").sounding and table.public.sounding))
    table.speaker.set_seats(("Petr", "Anna"))
    eventually(lambda: not table.ear("a").sounding)
    assert not table.speaker.repeat(0)
    assert table.public.sounding == ["For all."]
    table.speaker.adjust(0, Adjustment.SLOWER)
    petrs = table.speaker.settings(0)
    table.speaker.set_seats(("Anna", "Petr"))
    assert table.speaker.settings(1) == petrs
    assert table.speaker.settings(0) != petrs
    table.say(1, "For Petr.")
    eventually(lambda: table.ear("b").sounding == ["For Petr."])
    assert table.ear("a").played == ["For Anna."]


def test_an_ear_lost_in_the_middle_is_told_and_nobody_else_hears_the_rest(table: Table) -> None:
    table.say(0, "A secret. Another secret.")
    eventually(lambda: table.ear("a").sounding == ["A secret."])
    lost = table.ear("a")
    table.devices.refused.add(DeviceRoute("a"))
    lost.lost = True
    eventually(lambda: len(table.undelivered) == 1)
    assert table.undelivered[0] == Undelivered(0, Reason.DEVICE_LOST, {"device": "held", "seat": "Anna"})
    assert table.speaker.reach(0) is Reach.NONE
    table.say(0, "A third secret.")
    eventually(lambda: len(table.undelivered) == 2)
    assert table.undelivered[1].reason is Reason.DEVICE_MISSING
    assert table.public.played == table.ear("b").played == []
    assert "secret" not in table.lines.getvalue()
    # It is plugged in again.
    table.devices.refused.clear()
    table.say(0, "A fourth secret.")
    eventually(lambda: table.ear("a").sounding == ["A fourth secret."])
    assert table.speaker.reach(0) is Reach.OWN


def test_a_lost_headset_is_told_to_those_who_wait() -> None:
    table = Table("Anna=headset:h", refused=(DeviceRoute("h"),))
    try:
        assert table.speaker.missing() == [Missing(Reason.DEVICE_MISSING, {"device": "h", "seat": "Anna"})]
        assert table.speaker.reach(0) is Reach.NONE
        table.say(0, "A secret.")
        assert table.undelivered == [Undelivered(0, Reason.DEVICE_MISSING, {"device": "h", "seat": "Anna"})]
        assert table.speaker.waiting(0) == 0
    finally:
        table.speaker.close()


def test_without_a_loudspeaker_everyone_reads() -> None:
    table = Table(refused=(DeviceRoute(),))
    try:
        assert [missing.reason for missing in table.speaker.missing()] == [Reason.DEVICE_MISSING]
        table.say(None, "One.")
        table.say(None, "Two.")
        assert table.speaker.wait_until_quiet(PATIENCE)
        assert table.lines.getvalue() == "table: One.\ntable: Two.\n"
        assert [word.audience for word in table.undelivered] == [None]
        assert not table.speaker.speaking_aloud()
    finally:
        table.speaker.close()


def test_an_ear_that_is_the_public_loudspeaker_is_refused() -> None:
    voice = WordVoice()
    devices = HeldDevices(voice)
    told: list[Undelivered] = []
    with Speaker(
        DeviceRoute(),
        {"Anna": DeviceRoute()},
        names=NAMES,
        voice=voice,
        devices=devices,
        undelivered=told.append,
    ) as speaker:
        assert [missing.reason for missing in speaker.missing()] == [Reason.EAR_IS_PUBLIC]
        speaker.say(Announcement(0, "A secret.", "en"))
        assert speaker.wait_until_quiet(PATIENCE)
    assert devices.tracks[DeviceRoute()].played == []
    assert [word.audience for word in told] == [0]


def test_closing_in_the_middle_ends_all_threads(table: Table) -> None:
    for audience in (None, 0, 1):
        table.say(audience, "One. Two. Three.")
        table.say(audience, "Four.")
    eventually(lambda: bool(table.public.sounding and table.ear("a").sounding and table.ear("b").sounding))
    table.speaker.close()
    assert table.devices.closed
    assert not [
        thread for thread in threading.enumerate() if thread.name.startswith("lane ") and thread.is_alive()
    ]
    assert table.public.played == ["One."]
    assert table.undelivered == []


def test_a_callback_may_speak(table: Table) -> None:
    table.speaker.close()
    voice = WordVoice()
    devices = HeldDevices(voice)
    told: list[Undelivered] = []

    def word(undelivered: Undelivered) -> None:
        told.append(undelivered)
        speaker.say(Announcement(None, "Anna can't hear me.", "en"))

    with Speaker(DeviceRoute(), names=NAMES, voice=voice, devices=devices, undelivered=word) as speaker:
        speaker.say(Announcement(0, "A secret.", "en"))
        eventually(lambda: devices.tracks[DeviceRoute()].sounding == ["Anna can't hear me."])
    assert [one.audience for one in told] == [0]


def test_many_threads_and_every_word_in_its_own_ear() -> None:
    table = Table("Anna=headset:h", "Petr=headset:h", "Eva=device:e")
    tracks = {DeviceRoute(): (None,), DeviceRoute("h"): (0, 1), DeviceRoute("e"): (2,)}
    for track in table.devices.tracks.values():
        track.endless = False

    def work(seed: int) -> None:
        choice = random.Random(seed)
        for number in range(60):
            audience = choice.choice((None, 0, 1, 2))
            kind = choice.choice(tuple(Kind))
            table.say(audience, f"For {audience}: {seed}-{number}. And {audience}: more.", kind)
            match choice.randrange(6):
                case 0:
                    table.speaker.hush(audience, news=choice.random() < 0.3)
                case 1:
                    table.speaker.hand_over(choice.choice((None, 0, 1)))
                case 2:
                    table.speaker.reach(2)
                    table.speaker.repeat(audience)

    workers = [threading.Thread(target=work, args=(seed,)) for seed in range(6)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join(PATIENCE)
        assert not worker.is_alive(), "deadlock"
    assert table.speaker.wait_until_quiet(PATIENCE)
    table.speaker.close()
    for route, audiences in tracks.items():
        played = table.devices.tracks[route].played
        assert played
        assert all(any(f" {audience}:" in word for audience in audiences) for word in played)
    assert "And 0" not in table.lines.getvalue()
