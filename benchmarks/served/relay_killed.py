"""The relay dies during calls that have no other route: what two friends hear, and what still works.

These are real pages in Chromium, in the friends' place of `benchmarks.served.relay`, which can reach only the
relay. The friends play by typing; the table's voice is in their calls. After a while, the relay is started
again.
"""

from __future__ import annotations

import contextlib
import json
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from benchmarks.served.places import missing, start_in
from benchmarks.served.relay import (
    CLUB,
    FRONT,
    PORT,
    RELAY,
    RELAY_TO_CLUB,
    friends_relay_and_club,
    relay_asked_for,
    relay_command,
    server_command,
)
from benchmarks.tools.ears import progress
from benchmarks.tools.tables import table
from voice_hanabi.speaking.sound import joined, silence, write_wav
from voice_hanabi.speaking.voices.voice import SpokenVoice

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Playwright

ORIGIN = f"http://{RELAY}:{FRONT}"
RATE = 48_000
NAMES = ("Anna", "Petr")
AWAY = 60.0
"""How many seconds there is no relay."""
PATIENCE = 90.0

WATCH = """() => {
  window.log = []; window.packets = [];
  const done = mouth.done.bind(mouth);
  mouth.done = (message) => {
    if (mouth.now === message && message.text)
      log.push({ at: Date.now(), began: message.began, way: message.way, text: message.text });
    done(message);
  };
  const say = callVoice.say.bind(callVoice);
  callVoice.say = (message, rate) => { message.began = Date.now(); say(message, rate); };
  window.states = [];
  let before = "", told = "";
  setInterval(async () => {
    const now = theCall.peer ? theCall.peer.connectionState : "none";
    if (now !== before) states.push({ at: Date.now(), call: before = now });
    const said = document.querySelector("#state").textContent;
    if (said !== told) states.push({ at: Date.now(), notice: told = said });
    if (!theCall.peer) return;
    (await theCall.peer.getStats()).forEach((one) => {
      if (one.type === "inbound-rtp") packets.push([Date.now(), one.packetsReceived]);
    });
  }, 100);
}"""
"""A script that records what was heard on a page, by which route, and when its call's packets arrived."""


def report(quick: bool) -> Iterator[str]:
    """Yield the results for sentences, and when the calls were connected again."""
    chromium = shutil.which("chromium")
    if missing(("turnserver",)) or chromium is None:
        yield "This needs root's rights: apt-get install iproute2 coturn chromium."
        return
    away = 25.0 if quick else AWAY
    progress(f"serve --relay: killed for {away:.0f} s")
    yield from _told_of(played(away))


def _told_of(found: dict[str, Any]) -> Iterator[str]:
    answered = "answered" if found["answered"] else "not answered"
    yield f"The relay was killed for {found['away']:.0f} s; what is said when calls are back is {answered}.\n"
    heads = ("friend", "said meanwhile", "into the dead call, unheard", "notice after", "call back after")
    rows = []
    for name in NAMES:
        sentences, states = found[name]["sentences"], found[name]["states"]
        meanwhile = [one for one in sentences if 0 < one["at"] < found["away"]]
        unheard = [one for one in meanwhile if one["way"] == "call" and not one["came"]]
        told = [one["at"] for one in states if one["at"] > 0 and one.get("notice")]
        back = [one["at"] - found["away"] for one in states if one.get("call") == "connected"]
        rows.append([name, len(meanwhile), len(unheard), *(_seconds(at) for at in (told[:1], back[-1:]))])
    yield table(heads, rows)


def _seconds(found: list[float]) -> str:
    return f"{found[0]:.1f} s" if found else "-"


def played(away: float) -> dict[str, Any]:
    """Return what both pages report of a game in which there is no relay for this many seconds."""
    with (
        friends_relay_and_club() as (friends, relay, club),
        tempfile.TemporaryDirectory() as made,
        contextlib.ExitStack() as going,
    ):
        folder = Path(made)
        helping = relay_asked_for(folder, RELAY)
        turn = relay_command(folder, RELAY, RELAY_TO_CLUB, CLUB)
        _started(going, relay, [sys.executable, "-m", "benchmarks.served.relay", "pass-on"])
        _started(going, club, server_command(folder, f"{CLUB}:{PORT}", RELAY_TO_CLUB, helping))
        relays = [_started(going, relay, turn)]
        time.sleep(6.0)
        pages = start_in(
            friends, [sys.executable, "-m", "benchmarks.served.relay_killed", str(away), made], sys.stderr
        )
        going.callback(pages.kill)
        assert pages.stdout is not None
        assert pages.stdin is not None
        for line in pages.stdout:
            told: dict[str, Any] = json.loads(line)
            if "told" in told:
                return dict(told["told"])
            if told["relay"] == "kill":
                relays[-1].kill()
                relays[-1].wait(10)
            else:
                relays.append(_started(going, relay, turn))
            print("done", file=pages.stdin, flush=True)
    raise OSError("the pages reported nothing")


def _started(going: contextlib.ExitStack, place: str, command: list[str]) -> subprocess.Popen[str]:
    process = start_in(place, command)
    going.callback(process.wait, 30)
    going.callback(process.terminate)
    return process


# In the friends' place


def _asked(relay: str) -> float:
    print(json.dumps({"relay": relay}), flush=True)
    sys.stdin.readline()
    return time.time()


def _recording(path: Path, text: str) -> Path:
    voice = SpokenVoice()
    spoken = voice.speak(text, "en", 150)
    voice.close()
    write_wav(path, joined([silence(2.0, spoken.rate), spoken, silence(6.0, spoken.rate)], RATE))
    return path


@contextlib.contextmanager
def _browser(playwright: Playwright, microphone: Path) -> Iterator[Browser]:
    found = playwright.chromium.launch(
        executable_path=shutil.which("chromium"),
        args=[
            *("--no-sandbox", "--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"),
            f"--use-file-for-fake-audio-capture={microphone}",
            "--autoplay-policy=no-user-gesture-required",
            f"--unsafely-treat-insecure-origin-as-secure={ORIGIN}",
        ],
    )
    yield found
    found.close()


def _until(page: Page, what: str, seconds: float = PATIENCE) -> bool:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if page.evaluate(f"Boolean({what})"):
            return True
        time.sleep(0.1)
    return False


def _type(page: Page, text: str) -> None:
    page.locator("#text").fill(text)
    page.locator("#line button").click()


def _sits_down(page: Page, link: str, name: str) -> None:
    page.goto(link)
    if page.locator("#open-table").is_visible():
        page.locator("#open-table").click()
    page.locator("[data-how=table]").click()
    page.locator("#mike").click()
    _type(page, name)
    if not _until(page, "theCall.ready"):
        raise OSError(f"{name}'s call was not connected")


def _quiet(*pages: Page) -> None:
    for page in pages:
        _until(page, "unheard.size === 0 && !mouth.now && !mouth.queue.length")


def _told(page: Page, killed: float) -> dict[str, object]:
    """Return what was heard on a page, and whether packets arrived meanwhile, in seconds since the death."""
    log, packets, states = (page.evaluate(name) for name in ("log", "packets", "states"))
    sentences = []
    for one in log:
        came: bool | None = None
        if one["way"] == "call" and one.get("began"):
            inside = [count for at, count in packets if one["began"] - 200 <= at <= one["at"] + 200]
            came = bool(inside) and inside[-1] > inside[0]
        sentences.append(
            {"at": round(one["at"] / 1000 - killed, 1), "way": one["way"], "came": came, "text": one["text"]}
        )
    changes = [{**one, "at": round(one["at"] / 1000 - killed, 1)} for one in states]
    return {"sentences": sentences, "states": changes}


def _play(away: float, folder: Path) -> dict[str, object]:
    from playwright.sync_api import sync_playwright

    said, quiet = _recording(folder / "said.wav", "What do I know?"), folder / "quiet.wav"
    write_wav(quiet, silence(10.0, RATE))
    with (
        sync_playwright() as playwright,
        _browser(playwright, said) as one,
        _browser(playwright, quiet) as other,
    ):
        anna, petr = one.new_page(), other.new_page()
        _sits_down(anna, ORIGIN, NAMES[0])
        _until(anna, "document.querySelector('#invite-link').href.includes('#')")
        link = str(anna.locator("#invite-link").get_attribute("href"))
        _sits_down(petr, f"{ORIGIN}/#{link.partition('#')[2]}", NAMES[1])
        for page in (anna, petr):
            page.evaluate(WATCH)
        _type(anna, "deal")
        _until(anna, "shown && shown.groups.length > 1")
        _quiet(anna, petr)
        progress("in the call: played")
        _type(anna, "discard the first")
        _type(anna, "Petr, ones")
        time.sleep(5.0)
        _quiet(anna, petr)
        killed = _asked("kill")
        time.sleep(0.3)
        for page, words in ((petr, "Anna, ones"), (anna, "Petr, twos"), (petr, "Anna, twos")):
            _type(page, words)
            time.sleep(away / 6)
        # Somebody speaks whose call is dead.
        anna.locator("#mike").click()
        time.sleep(away / 2)
        anna.locator("#mike").click()
        back = _asked("start")
        for page in (anna, petr):
            _until(page, "theCall.ready")
        _quiet(anna, petr)
        before = anna.evaluate("log.length")
        anna.locator("#mike").click()
        answered = _until(anna, f"log.slice({before}).length", 30.0)
        anna.locator("#mike").click()
        time.sleep(3.0)
        return {
            "away": round(back - killed, 1),
            "answered": answered,
            **{name: _told(page, killed) for name, page in zip(NAMES, (anna, petr), strict=True)},
        }


if __name__ == "__main__":
    print(json.dumps({"told": _play(float(sys.argv[1]), Path(sys.argv[2]))}), flush=True)
