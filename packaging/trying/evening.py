"""An evening with an installed program: a demonstration, a typed game, the phones' page, the doctor."""

from __future__ import annotations

import array
import re
import shutil
import sys
import time
import urllib.request
import wave
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from trying.place import Place, Wrong, require, tell

Demonstrations = Mapping[str, tuple[str, ...]]
"""The output of ``demo``, by language: the same wherever it runs."""

SEED = "3"

_LEAST_HEARD = 40
"""The fewest commands in a game; a demonstration with fewer has failed."""

_LOUD = 3000
"""The peak of speech, out of 32768; a file that stays below it is silent."""


_NULL_SINK = (
    "--load=module-null-sink sink_name=null",
    "--load=module-native-protocol-unix",
    "--log-level=error",
)
"""PulseAudio with a silent loudspeaker whose sound can be recorded."""

_LOUD_SAMPLES = 2000
"""Even a few words have more."""


@dataclass(frozen=True, slots=True)
class Words:
    """What is typed in a language."""

    play: str
    score: str
    leave: str
    points: str
    """A word in the answer about the score."""


TYPED: Mapping[str, Words] = {
    "cs": Words("zahraj první", "jaké je skóre", "ulož a skonči", "bodů"),
    "pl": Words("zagraj pierwszą", "ile mamy punktów", "zapisz i wyjdź", "punktów"),
    "da": Words("spil det første kort", "point", "gem og afslut", "point"),
    "en": Words("play the first", "what is the score", "save and leave", "points"),
}


def demonstrations(place: Place) -> dict[str, tuple[str, ...]]:
    """Return the output of the demonstrations in four languages, if they go well."""
    return {language: demonstration(place, language) for language in TYPED}


def demonstration(place: Place, language: str) -> tuple[str, ...]:
    """Return the output of a whole game by voice."""
    tell(f"{place.name}: a demonstration, {language}")
    lines = place.succeed("demo", "--lang", language, "--seed", SEED)
    # The order of 'understood' and 'said' differs between languages; 'typed' always comes last.
    *spoken, typed = map(int, re.findall(r"\d+", lines[-1]))
    heard, said = sorted(spoken)
    require(
        said >= _LEAST_HEARD and heard >= 0.9 * said and typed == 0,
        f"{place.name}: in the demonstration, {language}, {heard} of {said} were heard and {typed} typed.",
    )
    return lines


def compare(place: Place, told: Demonstrations, expected: Demonstrations) -> None:
    """Check that demonstrations are word for word the same as elsewhere.

    Raises:
        Wrong: with the first line that differs.
    """
    for language, lines in told.items():
        for line, other in zip(lines, expected[language], strict=False):
            require(
                line == other, f"{place.name}: the demonstration, {language}, has '{line}' for '{other}'."
            )
        same = len(lines) == len(expected[language])
        require(same, f"{place.name}: the demonstration, {language}, has {len(lines)} lines.")


def recorded_demonstrations(place: Place) -> None:
    """Have Koi-Koi played into sound files in four languages, and check that they are not silent."""
    for language in TYPED:
        tell(f"{place.name}: a demonstration in sound files, {language}")
        folder = place.home / f"demo-{language}"
        options = ("--lang", language, "--game", "koi-koi", "--seed", SEED)
        place.succeed("demo", *options, "--audio", f"{place.home_there}/{folder.name}")
        recorded = sorted(folder.rglob("*.wav"))
        require(len(recorded) > 20, f"{place.name}: only {len(recorded)} sound files, {language}.")
        for path in recorded:
            require(_loudest(path) > _LOUD, f"{place.name}: {path.name}, {language}, is silent.")
        shutil.rmtree(folder)


def _loudest(path: Path) -> int:
    with wave.open(str(path)) as file:
        samples = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return max(map(abs, samples), default=0)


def typed_evenings(place: Place) -> None:
    """Play a typed game in four languages, save it, continue it, and check that it is the same."""
    for language, words in TYPED.items():
        tell(f"{place.name}: a typed game, saved and resumed, {language}")
        saves = f"{place.home_there}/saves-{language}"
        usual = (
            *("--lang", language, "--saves", saves, "--input", "keyboard", "--output", "text"),
            *("--confirm", "never"),
        )
        dealt = ("--players", "Anna", "Eva", "--seed", "4")
        before = place.succeed(*dealt, *usual, typed=f"{words.play}\n{words.score}\n{words.leave}\n")
        after = place.succeed("--resume", *usual, typed=f"{words.score}\n{words.leave}\n")
        score = before[-2]
        require(words.points in score, f"{place.name}: '{words.score}' is answered by '{score}'.")
        require(score in after, f"{place.name}: a game that is resumed in {language} lacks '{score}'.")
        kept = list((place.home / f"saves-{language}").iterdir())
        require(len(kept) >= 1, f"{place.name}: no game is saved in {saves}.")


def spoken_evening(place: Place) -> None:
    """Have the table speak into PulseAudio, through the system's PortAudio, and check that it sounded."""
    tell(f"{place.name}: a table that speaks")
    sound = place.other("pulseaudio")
    sound.succeed("-n", "--daemonize", "--exit-idle-time=-1", *_NULL_SINK)
    recorded = f"{place.home_there}/spoken.raw"
    recording = place.other("parec").start("--device=null.monitor", "--file-format=raw", recorded)
    words = TYPED["en"]
    options = ("--lang", "en", "--players", "Anna", "Eva", "--input", "keyboard", "--output", "speech")
    place.succeed(
        *options, "--saves", f"{place.home_there}/saves-spoken", typed=f"{words.score}\n{words.leave}\n"
    )
    recording.terminate()
    recording.wait(timeout=20)
    sound.succeed("--kill")
    samples = array.array("h", (place.home / "spoken.raw").read_bytes())
    loud = sum(abs(sample) > _LOUD for sample in samples)
    require(loud > _LOUD_SAMPLES, f"{place.name}: what the table says can't be heard ({loud} loud samples).")


def screen_reader_library(place: Place) -> None:
    """Check that the library for finding screen readers loads; only this shows it if none runs."""
    tell(f"{place.name}: looking for a screen reader")
    words = TYPED["en"]
    options = ("--lang", "en", "--players", "Anna", "Eva", "--input", "keyboard", "--output", "screenreader")
    told = place.told_by_loader().run(*options, typed=f"{words.score}\n{words.leave}\n")
    loaded = re.search(r"calling init: \S*libprism\.so", told.problems) is not None
    require(loaded, f"{place.name}: Prism's library does not load.")


def usual_saves(place: Place) -> Path:
    """Save a game in the folder that is used without an option, and return that folder."""
    words = TYPED["en"]
    options = ("--lang", "en", "--players", "Anna", "Eva", "--input", "keyboard", "--output", "text")
    place.succeed(*options, typed=f"{words.play}\n{words.leave}\n")
    folder = place.home / ".local/share/voice-hanabi/games"
    require(any(folder.iterdir()), f"{place.name}: no game is saved in the user's folder.")
    return folder


def doctored(place: Place, *, portaudio: bool) -> None:
    """Run the doctor: voices and models must be found, and the sound library if it is installed."""
    tell(f"{place.name}: the doctor")
    for language in TYPED:
        told = place.run("doctor", "--lang", language)
        require(told.status in (0, 1), f"{place.name}: doctor, {language}: {told.problems}")
        require("Traceback" not in told.problems, f"{place.name}: doctor, {language}: {told.problems}")
    text = "\n".join(place.run("doctor", "--lang", "en", "--output", "text").lines)
    for language in ("Czech", "Polish", "Danish", "English"):
        for thing in ("Voice", "Model"):
            found = f"{thing}, {language}: works." in text
            require(found, f"{place.name}: doctor has no {thing.lower()}, {language}:\n{text}")
    require("By typing and reading it can" in text, f"{place.name}: the doctor says nothing works:\n{text}")
    require(("PortAudio" not in text) == portaudio, f"{place.name}: doctor is wrong on PortAudio:\n{text}")


def phones_page(place: Place, page: Path) -> None:
    """Open a player's page like a phone, and check that each of its files is served.

    ``page`` is the folder of these files in the source.
    """
    tell(f"{place.name}: the phones' page")
    options = ("--lang", "en", "--players", "Anna", "Eva", "--input", "keyboard", "--output", "text")
    table = place.start(*options, "--saves", f"{place.home_there}/saves-phones", "--phones", "127.0.0.1:0")
    try:
        link = _link(place)
        told = _fetched(link)
        require("<title>" in told and "{{" not in told, f"{place.name}: {link} is not a page for phones.")
        # The secret after the '#' is left out; each file that the page names must be served.
        for name in re.findall(r'(?:href|src)="(/[^"]+)"', told):
            served = _fetched(link.partition("#")[0].rstrip("/") + name)
            same = served == (page / name[1:]).read_text(encoding="utf-8")
            require(same, f"{place.name}: the page's {name} is not what the source has.")
    finally:
        told_last, _ = table.communicate(f"{TYPED['en'].leave}\n".encode(), timeout=60)
    require(table.returncode == 0, f"{place.name}: with phones the program fails: {told_last.decode()}")


def _link(place: Place) -> str:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        for path in place.home.rglob("phones.html"):
            if found := re.search(r'href="(http[^"]*)"', path.read_text(encoding="utf-8")):
                return found[1]
        time.sleep(0.2)
    raise Wrong(f"{place.name}: no page for phones came up in a minute.")


def _fetched(link: str) -> str:
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(link, timeout=20) as answer:
        told: bytes = answer.read()
    return told.decode()
