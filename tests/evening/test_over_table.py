"""'No' and 'stop' while the table itself speaks: what the session does, and the whole path in real sound."""

from __future__ import annotations

import queue
import threading
from dataclasses import replace
from pathlib import Path
from typing import IO, TYPE_CHECKING

import pytest
import soundfile
from scripted import MOMENT, WORDS, Evening, heard

from benchmarks.tools.voices import Speaker, speak

if TYPE_CHECKING:
    from sound_system import SoundSystem


def news_cut(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Return a list that will note, at each hush, whether news is cut, too."""
    told: list[bool] = []
    hush = evening.speaker.hush

    def hushing(audience: int | None, *, news: bool = False) -> None:
        told.append(news)
        hush(audience, news=news)

    monkeypatch.setattr(evening.speaker, "hush", hushing)
    return told


def test_a_no_over_the_read_back_cuts_it_and_takes_the_action_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    interruption = replace(heard("no"), over_table=True)
    evening = Evening(tmp_path, ["play the first", MOMENT / 3, interruption, 2 * MOMENT])
    hushed = news_cut(evening, monkeypatch)
    lines = evening.run()
    assert lines[-1] == "table: " + WORDS.say("taken-back", prompt=WORDS.say("turn-of", player="Anna"))
    assert evening.turn == 0
    assert True in hushed


def test_a_no_during_other_news_cuts_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    interruption = replace(heard("no"), over_table=True)
    evening = Evening(tmp_path, [interruption, MOMENT])
    hushed = news_cut(evening, monkeypatch)
    evening.run()
    assert True not in hushed


_TABLE = """
import sys, threading, time
from voice_hanabi.evening.recognising.recognizers import open_recognizer
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.echo.played import PlayedSound
from voice_hanabi.hearing.sources.listening import ListeningGate
from voice_hanabi.hearing.sources.microphone import Microphone
from voice_hanabi.hearing.sources.over_table import OverTable
from voice_hanabi.hearing.sources.sound_input import hear_from
from voice_hanabi.hearing.sources.source import TableTalkedOver
from voice_hanabi.evening.silences.talking_over import TalkingOver
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.speaking.routes import DeviceRoute
from voice_hanabi.speaking.speaker import Speaker
from voice_hanabi.speaking.devices.streams import SystemDevices
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.understanding.obeyed_at_once import interrupting_phrases

played = PlayedSound()
devices = SystemDevices(played=played.take, cancel_echo=sys.argv[1] == "system")
speaker = Speaker(DeviceRoute(), devices=devices)
if devices.echo_free is not None:
    hear_from(devices.echo_free.source)
over = OverTable(played, by_system=devices.echo_free is not None)
table = Conversation(GAMES["hanabi"], "en", ("Anna", "Peter", "Eva"))
over.expect(interrupting_phrases(table.interpreter))
microphone = Microphone(open_recognizer("en"), gate=ListeningGate(speaker), over_table=over)
microphone.expect(table.interpreter.phrases(table.game.situations.turn))

talking_over = TalkingOver(speaker)

def tell(event):
    if isinstance(event, TableTalkedOver):
        talking_over.begins()
        print("held", talking_over.held, speaker.speaking_aloud(), flush=True)
    if isinstance(event, Utterance):
        if event.over_table:
            print("over", event.text, flush=True)
        talking_over.dealt_with(understood=event.over_table)

microphone.start(tell)
said = "Anna tells Peter: ones. The first and the third. Seven clues. Eva plays blue two, and it fits."
enough = threading.Event()

def wait_for_the_end():
    sys.stdin.read()
    enough.set()

threading.Thread(target=wait_for_the_end, daemon=True).start()
for _ in range(30):
    speaker.say(Announcement(None, said, "en"))
while (speaker.speaking_aloud() or talking_over.held) and not enough.is_set():
    talking_over.look(microphone)
    time.sleep(0.25)
    print("well" if over.how_well.well_enough else "not yet", flush=True)
microphone.close()
speaker.close()
print("end", flush=True)
"""


ASKED = 6
"""How often 'stop' is said at most, since a busy machine loses sound."""
BETWEEN = 16
"""How many lines the table prints before it is said again: by then it has been heard, or won't be."""
SPOKEN = 50
"""For how many lines the table must at least hear its own voice."""


def _read(stdout: IO[str], lines: queue.Queue[str]) -> None:
    for line in stdout:
        lines.put(line.strip())


@pytest.mark.by_turns("voice_hanabi/hearing", "voice_hanabi/speaking", "voice_hanabi/evening", of="way")
@pytest.mark.parametrize("way", ["system", "table"])
def test_stop_is_heard_over_the_tables_voice_and_its_own_words_are_not(
    sound_system: SoundSystem, tmp_path: Path, way: str
) -> None:
    loopback = sound_system.pactl(
        "load-module", "module-loopback", "source=table.monitor", "sink=mic", "latency_msec=60"
    )
    process = None
    try:
        echo = sound_system.pactl("list", "short", "sink-inputs").split()[0]
        sound_system.pactl("set-sink-input-volume", echo, "-14dB")
        said = speak("stop", Speaker("espeak-ng", "en+m7", 150))
        assert said is not None
        soundfile.write(tmp_path / "stop.wav", said / 32768, 16_000)
        process = sound_system.start(_TABLE, way)
        assert process.stdin is not None
        assert process.stdout is not None
        lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=_read, args=(process.stdout, lines), daemon=True).start()
        found: list[str] = []
        over: list[str] = []
        asked = waited = 0
        while "end" not in found:
            # The table prints four lines a second as long as it runs.
            found.append(lines.get(timeout=120))
            waited += 1
            if found[-1].startswith("over"):
                over.append(found[-1])
            if over and len(found) >= SPOKEN and not process.stdin.closed:
                process.stdin.close()
            elif found[-1] == "well" and not over and asked < ASKED and (not asked or waited >= BETWEEN):
                asked, waited = asked + 1, 0
                sound_system.play_into_microphone(tmp_path / "stop.wav")
        if not asked:
            # A machine this busy loses sound all the time; then nobody is heard, as it should be.
            pytest.skip("the machine is too busy to play and record without gaps")
        assert over
        assert set(over) <= {"over stop", "over stop it", "over no stop"}
        assert "held True False" in found
    finally:
        if process is not None:
            process.kill()
            process.wait()
        sound_system.pactl("unload-module", loopback)
