"""An evening through a screen reader: Speech Dispatcher reads it; without one the table says so."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from sound_system import SoundSystem
from speech_dispatcher_system import Dispatcher

from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import LANGUAGES

TYPED = ("-m", "voice_hanabi", "--players", "Anna", "Petr", "--seed", "1", "--input", "keyboard")


def play(
    environment: dict[str, str], saves: Path, *arguments: str, lines: str = ""
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *TYPED, "--saves", str(saves), *arguments],
        env=environment,
        input=lines,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def test_the_table_and_one_players_own_words_are_read_and_nothing_is_printed(
    sound_system: SoundSystem, tmp_path: Path
) -> None:
    (tmp_path / "dispatcher").mkdir()
    dispatcher = Dispatcher(sound_system, tmp_path / "dispatcher")
    environment = {**sound_system.environment, "SPEECHD_ADDRESS": f"unix_socket:{dispatcher.socket}"}
    try:
        with sound_system.record_all() as recorded:
            arguments = ("--lang", "en", "--output", "screenreader", "--ear", "Anna=screenreader")
            played = play(environment, tmp_path, *arguments, "--ear", "Petr=none", lines="fireworks\n")
    finally:
        dispatcher.end()
    assert (played.returncode, played.stdout, played.stderr) == (0, "", "")
    # The welcome, the deal, Petr's cards for Anna, and the answer.
    assert recorded["table"].seconds_of_sound > 6


@pytest.mark.by_turns("voice_hanabi/speaking", "voice_hanabi/evening")
@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_screen_reader_the_table_speaks_itself_and_says_so(
    sound_system: SoundSystem, tmp_path: Path, language: str
) -> None:
    with sound_system.record_all() as recorded:
        arguments = ("--lang", language, "--output", "screenreader")
        played = play(sound_system.environment, tmp_path, *arguments)
    say = Wording(language).say
    assert played.stdout.splitlines()[0] == f"table: {say('no-screen-reader-speaking')}"
    assert recorded["table"].seconds_of_sound > 1


@pytest.mark.by_turns("voice_hanabi/speaking", "voice_hanabi/evening", "locales/{language}")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("--output", "speech", "--ear", "Anna=screenreader"), "screen-reader-aloud"),
        (("--output", "screenreader", "--ear", "Anna=text"), "screen-reader-reads-lines"),
    ],
)
def test_a_screen_reader_that_others_hear_is_refused_in_one_sentence(
    sound_system: SoundSystem, tmp_path: Path, language: str, arguments: tuple[str, ...], problem: str
) -> None:
    played = play(sound_system.environment, tmp_path, "--lang", language, *arguments)
    assert played.returncode == 2
    assert played.stderr == f"voice-hanabi: {Wording(language).say(problem, seat='Anna')}\n"
