"""What goes wrong while a speaker speaks: lost ears, devices that refuse, many threads, a sudden end."""

from __future__ import annotations

import io
import random
import threading

from held_devices import NAMES, PATIENCE, HeldDevices, HeldTrack, Table, WordVoice, eventually

from voice_hanabi.speaking.announcement import Announcement, Kind
from voice_hanabi.speaking.reasons import EarReach, Missing, ReasonCode, Undelivered
from voice_hanabi.speaking.routes import DeviceRoute
from voice_hanabi.speaking.speaker import Speaker


def test_an_ear_lost_in_the_middle_is_reported_and_nobody_else_hears_the_rest(table: Table) -> None:
    table.say(0, "A secret. Another secret.")
    eventually(lambda: table.ear("a").sounding == ["A secret."])
    lost = table.ear("a")
    table.devices.refused.add(DeviceRoute("a"))
    lost.lost = True
    eventually(lambda: len(table.undelivered) == 1)
    assert table.undelivered[0] == Undelivered(0, ReasonCode.DEVICE_LOST, {"device": "held", "seat": "Anna"})
    assert table.speaker.reach(0) is EarReach.NONE
    table.say(0, "A third secret.")
    eventually(lambda: len(table.undelivered) == 2)
    assert table.undelivered[1].reason is ReasonCode.DEVICE_MISSING
    assert table.public.played == table.ear("b").played == []
    assert "secret" not in table.lines.getvalue()
    # It is plugged in again.
    table.devices.refused.clear()
    table.say(0, "A fourth secret.")
    eventually(lambda: table.ear("a").sounding == ["A fourth secret."])
    assert table.speaker.reach(0) is EarReach.OWN


def test_a_second_loss_of_an_ear_is_another_one_once_it_was_heard_again(table: Table) -> None:
    def say(text: str) -> None:
        table.say(0, text)
        eventually(lambda: table.ear("a").sounding == [text])

    def lose(text: str) -> bool:
        told = len(table.undelivered)
        say(text)
        table.ear("a").lost = True
        eventually(lambda: len(table.undelivered) > told)
        return table.undelivered[-1].anew

    assert not lose("One.")
    assert not lose("Two."), "it has not come back"
    say("Three.")
    table.ear("a").finish()
    assert table.speaker.wait_until_quiet(PATIENCE)
    assert lose("Four.")


def test_a_lost_headset_is_reported_to_those_who_wait() -> None:
    table = Table("Anna=headset:h", refused=(DeviceRoute("h"),))
    try:
        assert table.speaker.missing() == [
            Missing(ReasonCode.DEVICE_MISSING, {"device": "h", "seat": "Anna"})
        ]
        assert table.speaker.reach(0) is EarReach.NONE
        table.say(0, "A secret.")
        assert table.undelivered == [
            Undelivered(0, ReasonCode.DEVICE_MISSING, {"device": "h", "seat": "Anna"})
        ]
        assert table.speaker.waiting(0) == 0
    finally:
        table.speaker.close()


def test_without_a_loudspeaker_everyone_reads() -> None:
    table = Table(refused=(DeviceRoute(),))
    try:
        assert [missing.reason for missing in table.speaker.missing()] == [ReasonCode.DEVICE_MISSING]
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
        assert [missing.reason for missing in speaker.missing()] == [ReasonCode.EAR_IS_PUBLIC]
        speaker.say(Announcement(0, "A secret.", "en"))
        assert speaker.wait_until_quiet(PATIENCE)
    assert devices.tracks[DeviceRoute()].played == []
    assert [word.audience for word in told] == [0]


def test_closing_in_the_middle_ends_all_threads(table: Table) -> None:
    for audience in (None, 0, 1):
        table.say(audience, "One. Two. Three.")
        table.say(audience, "Four.")
    # One is sounding, and two wait until they may.
    eventually(lambda: bool(table.public.sounding))
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


def test_many_threads_and_every_word_in_its_own_ear() -> None:  # noqa: C901 - the threads share what they check
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
    # On a busy machine all that was said before may have been cut; nobody cuts the last words.
    table.speaker.hand_over(0)
    for audience in (None, 0, 2):
        table.say(audience, f"For {audience}: last. And {audience}: more.", Kind.NEWS)
    assert table.speaker.wait_until_quiet(PATIENCE)
    table.speaker.close()
    for route, audiences in tracks.items():
        played = table.devices.tracks[route].played
        assert played
        assert all(any(f" {audience}:" in word for audience in audiences) for word in played)
    assert "And 0" not in table.lines.getvalue()


class SlowDevices(HeldDevices):
    """Devices, one of which takes a given time to open."""

    def __init__(self, voice: WordVoice, slow: DeviceRoute) -> None:
        super().__init__(voice)
        self._slow = slow
        self.waits = False
        self.opening = threading.Event()
        self.go = threading.Event()

    def open(self, route: DeviceRoute, *, private: bool) -> HeldTrack:
        if self.waits and route == self._slow:
            self.opening.set()
            assert self.go.wait(PATIENCE)
        return super().open(route, private=private)


def test_a_device_that_opens_slowly_holds_up_neither_cuts_nor_others() -> None:
    voice = WordVoice()
    devices = SlowDevices(voice, DeviceRoute("a"))
    ears = {"Anna": DeviceRoute("a")}
    with Speaker(
        DeviceRoute(), ears, names=NAMES, voice=voice, devices=devices, lines=io.StringIO()
    ) as speaker:
        devices.tracks[DeviceRoute("a")].lost = True
        devices.waits = True
        speaker.say(Announcement(0, "A secret.", "en", Kind.ANSWER))
        assert devices.opening.wait(PATIENCE)
        reached: list[EarReach] = []
        asking = threading.Thread(target=lambda: reached.append(speaker.reach(0)), daemon=True)
        asking.start()
        done = threading.Event()

        def cut_and_speak() -> None:
            speaker.hush(0)
            speaker.say(Announcement(None, "Welcome.", "en"))
            done.set()

        threading.Thread(target=cut_and_speak, daemon=True).start()
        try:
            assert done.wait(PATIENCE / 10), "it waited for the device"
            eventually(lambda: devices.tracks[DeviceRoute()].sounding == ["Welcome."])
        finally:
            devices.go.set()
        asking.join(PATIENCE)
        assert reached == [EarReach.OWN]
        devices.tracks[DeviceRoute()].finish()
        assert speaker.wait_until_quiet(PATIENCE)
        assert devices.tracks[DeviceRoute("a")].played == [], "it was cut before the device was there"
