"""`voice-hanabi demo`: a whole game by sound in each language, and what it leaves behind."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import pytest

from voice_hanabi.cli.front_door import main
from voice_hanabi.language.free_talk import EXAMPLE_PLAYERS
from voice_hanabi.language.templates import plain
from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.speaking.sound import read_wav

HEARD = 0.9
"""The share of spoken commands that must be heard correctly; the others are said again."""


@dataclass(frozen=True)
class Played:
    """A demonstration: what was printed, and its folder."""

    language: str
    lines: list[str]
    folder: Path

    @property
    def transcript(self) -> list[str]:
        """The lines of the transcript."""
        return (self.folder / "transcript.txt").read_text(encoding="utf-8").splitlines()

    @property
    def said(self) -> list[tuple[str, str]]:
        """What players said, and what was heard of it."""
        found = (re.match(r"\S+\t\(.+?\) (.*)\t(.*)$", line) for line in self.transcript)
        return [(match[1], match[2]) for match in found if match]


@pytest.mark.long(
    "voice_hanabi/hearing",
    "voice_hanabi/speaking",
    "voice_hanabi/evening",
    "voice_hanabi/cli/demo.py",
    "grammars/{language}",
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_by_sound(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "sound"
    assert main(["demo", "--lang", language, "--audio", str(folder)]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    played = Played(language, printed.out.splitlines(), folder)
    it_ended(played)
    what_was_said_was_heard(played)
    every_sound_is_there(played)


@pytest.mark.long(
    "voice_hanabi/hearing",
    "voice_hanabi/speaking",
    "voice_hanabi/evening",
    "voice_hanabi/games/hanabi/partners",
    "voice_hanabi/cli/demo.py",
    "grammars/{language}",
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_somebody_plays_a_whole_game_by_sound_with_two_computers(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "sound"
    assert main(["demo", "--partners", "2", "--lang", language, "--audio", str(folder)]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    played = Played(language, printed.out.splitlines(), folder)
    it_ended(played, least=10, alone=True)
    what_was_said_was_heard(played)
    every_sound_is_there(played)
    person = EXAMPLE_PLAYERS[language][0]
    assert set(re.findall(r"^\((.+?)\)", printed.out, re.M)) == {person}
    speakers = Counter(re.findall(r"^table: (\w+): ", printed.out, re.M))
    # The other names are those of players who get clues, in the dative.
    computers = [(name, times) for name, times in speakers.most_common(2) if name != person]
    assert len(computers) == 2, speakers
    assert computers[1][1] >= 10, speakers


@pytest.mark.parametrize("partners", ["-7", "-1", "5"])
def test_it_says_how_many_can_play(partners: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo", "--partners", partners, "--lang", "en"]) == 2
    problem = Wording("en", game="hanabi").say("count-wrong", least=2, most=5)
    assert capsys.readouterr().err == f"voice-hanabi: {problem}\n"


def it_ended(played: Played, least: int = 20, *, alone: bool = False) -> None:
    again = Wording(played.language, game="hanabi", alone=alone).say("another-game")
    assert any(again in line for line in played.lines[-3:]), played.lines[-3:]
    numbers = [int(number) for number in re.findall(r"\d+", played.lines[-1])]
    assert len(numbers) == 3, played.lines[-1]
    assert len(played.said) >= least


def what_was_said_was_heard(played: Played) -> None:
    wrong = [(said, heard) for said, heard in played.said if plain(said) != heard]
    assert len(wrong) <= (1 - HEARD) * len(played.said), wrong


def every_sound_is_there(played: Played) -> None:
    named = [line.split("\t")[0] for line in played.transcript]
    sounds = [name for name in named if name != "-"]
    assert len(sounds) == len(set(sounds))
    assert set(sounds) == {path.name for path in played.folder.glob("*.wav")}
    by_players = [name for name in sounds if name.startswith("said-")]
    for name in (*sounds[:4], *sounds[-4:], *by_players[:2], *by_players[-2:]):
        assert read_wav(played.folder / name).samples.any(), name


def test_it_says_what_is_wrong_with_the_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.write_text(json.dumps({}))
    assert main(["demo", "--lang", "en", "--audio", str(file)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
