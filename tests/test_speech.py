"""From sound to action with the real parts: synthetic speech, libvosk with the packed model, a table."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import soundfile
import yaml

from benchmarks.tools import noises
from benchmarks.tools.not_said import table_talk
from benchmarks.tools.voices import SAMPLE_RATE, Speaker, speak
from voice_hanabi.cli.front_door import main
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.rules.actions import Action, ClueRank, Discard, Play
from voice_hanabi.games.hanabi.rules.cards import Card
from voice_hanabi.games.hanabi.rules.state import State
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.games.hanabi.talk.action_records import action_of
from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.speaking.sound import write_wav
from voice_hanabi.speaking.voices.voice import SpokenVoice
from voice_hanabi.table.saving.journal import read_journal
from voice_hanabi.table.saving.journal_folder import saved_games

WANTED = 0.95
"""The share of commands that must be heard correctly; Vosk adds random dither, so none is certain."""

VARIANTS = ("f2", "m3", "john", "f4", "Andy", "steph2", "m7", "adam", "belinda", "m1", "edward2", "Mike")
"""Voices of espeak-ng that the model was never trained on."""

GAME = {
    "cs": ("Petře, jedničky", "zahraj první", "co vím", "zahoď druhou kartu", "zahraj třetí kartu"),
    "pl": ("Piotrze, jedynki", "zagraj pierwszą", "co wiem", "odrzuć drugą kartę", "zagraj trzecią kartę"),
    "da": ("Peter, enere", "spil det første", "hvad ved jeg", "smid det andet kort", "spil det tredje kort"),
    "en": ("Peter, ones", "play the first", "what do I know", "discard the second", "play the third card"),
}
"""The first turn and a half of a three-player game: clue, play, a question, discard, play."""

NAMES = {
    "cs": ("Anna", "Petr", "Eva"),
    "pl": ("Anna", "Piotr", "Ewa"),
    "da": ("Anna", "Peter", "Eva"),
    "en": ("Anna", "Peter", "Eva"),
}

Heard = list[dict[str, Any]]


@cache
def said(language: str) -> tuple[tuple[str, ...], dict[str, dict[str, object]]]:
    """Return the players in a language's list of commands, and the commands with their meanings."""
    listed = yaml.safe_load((Path(__file__).parent / "commands_said.yaml").read_text(encoding="utf-8"))
    return tuple(listed[language]["players"]), listed[language]["said"]


def spoken(text: str, voice: str, path: Path, rate: int = 150) -> Path:
    """Write a sentence, spoken by a voice, to a file."""
    speech = speak(text, Speaker("espeak-ng", voice, rate))
    assert speech is not None
    soundfile.write(path, speech / 32768, SAMPLE_RATE)
    return path


def recognize(capsys: pytest.CaptureFixture[str], *arguments: object) -> Heard:
    """Run ``voice-hanabi recognize`` and return what it prints."""
    assert main(["recognize", *map(str, arguments)]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return [json.loads(line) for line in printed.out.splitlines()]


@pytest.mark.by_turns("voice_hanabi/hearing", "grammars/{language}", "benchmarks/tools/voices.py")
@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_heard_from_voices_that_were_never_trained_on(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names, commands = said(language)
    files = [
        spoken(text, f"{language}+{VARIANTS[number % len(VARIANTS)]}", tmp_path / f"{number}.wav")
        for number, text in enumerate(commands)
    ]
    heard = recognize(capsys, "--lang", language, "--players", *names, *files)
    assert [line["file"] for line in heard] == [str(path) for path in files]
    wrong = [
        (text, line["alternatives"][:1], line["command"])
        for (text, command), line in zip(commands.items(), heard, strict=True)
        if line["command"] != command
    ]
    assert len(commands) - len(wrong) >= WANTED * len(commands), wrong


@pytest.mark.by_turns("voice_hanabi/hearing", "grammars/{language}", "benchmarks/tools/voices.py")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_whose_name_needs_pronouncing_is_heard(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names, commands = said(language)
    texts = [text for text, command in commands.items() if command.get("target") == names[-1]]
    assert len(texts) >= 3
    files = [
        spoken(text, voice, tmp_path / f"{number}-{voice}.wav")
        for number, text in enumerate(texts)
        for voice in (language, f"{language}+m3", f"{language}+f4")
    ]
    heard = recognize(capsys, "--lang", language, "--players", *names, *files)
    told = [(line["command"] or {}).get("target") for line in heard]
    assert told.count(names[-1]) >= len(files) - 1, list(zip(told, files, strict=True))


@pytest.mark.by_turns("voice_hanabi/hearing", "grammars/{language}", "benchmarks/tools/voices.py")
@pytest.mark.parametrize("language", LANGUAGES)
def test_table_talk_and_noise_are_no_action(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = table_talk(language)[:16]
    files = [
        spoken(text, f"{language}+{VARIANTS[number % len(VARIANTS)]}", tmp_path / f"{number}.wav")
        for number, text in enumerate(talk)
    ]
    for name, noise in noises.kinds(language, talk).items():
        for number in range(4):
            files.append(tmp_path / f"{name}-{number}.wav")
            stretch = noises.only(noise, 2.0, -10.0, number)
            soundfile.write(files[-1], stretch / 32768, SAMPLE_RATE)
    heard = recognize(capsys, "--lang", language, "--players", *NAMES[language], *files)
    acted = [line for line in heard if (line["command"] or {}).get("type") in ("play", "discard", "clue")]
    assert len(acted) <= 1, acted
    deaf = [line for line in heard if line["sure"] and (line["command"] or {}).get("type") == "new-phone"]
    assert not deaf, "nobody's talk may cut off a phone that still hears"
    taken = [(line["file"], line["alternatives"][:2], line["command"]) for line in heard if line["command"]]
    assert len(taken) <= 0.1 * len(heard), taken


NEW_PHONES = {
    "cs": {
        "nový telefon pro Petra": "Petr",
        "další kód pro Evu": "Eva",
        "jiný telefon pro Annu": "Anna",
        "nový kód pro Petra": "Petr",
    },
    "pl": {
        "nowy telefon dla Piotra": "Piotr",
        "inny kod dla Ewy": "Ewa",
        "inny telefon dla Anny": "Anna",
        "nowy kod dla Piotra": "Piotr",
    },
    "da": {
        "ny telefon til Peter": "Peter",
        "en anden kode til Eva": "Eva",
        "anden telefon til Anna": "Anna",
        "ny kode til Peter": "Peter",
    },
    "en": {
        "new phone for Peter": "Peter",
        "another code for Eva": "Eva",
        "a new phone for Anna": "Anna",
        "new code for Peter": "Peter",
    },
}

PHONES_TALKED_OF = {
    "cs": (
        "mám nový telefon",
        "nový telefon je drahý",
        "to je telefon pro tebe",
        "Petr má nový telefon",
        "potřebuju kód od wifi",
        "nový telefon pro babičku",
    ),
    "pl": (
        "mam nowy telefon",
        "nowy telefon jest drogi",
        "to telefon do ciebie",
        "Piotr ma nowy telefon",
        "potrzebuję kod do wifi",
        "nowy telefon dla babci",
    ),
    "da": (
        "jeg har en ny telefon",
        "den nye telefon er dyr",
        "der er telefon til dig",
        "Peter har en ny telefon",
        "jeg mangler koden til nettet",
        "ny telefon til mormor",
    ),
    "en": (
        "I've got a new phone",
        "the new phone is expensive",
        "there's a phone call for you",
        "Peter has a new phone",
        "I need the code for the wifi",
        "a new phone for grandma",
    ),
}


@pytest.mark.long("voice_hanabi/hearing", "grammars/{language}", "benchmarks/tools/voices.py")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_phone_is_asked_for_by_voice_and_talk_of_phones_takes_nobodys(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = [
        (text, voice, player)
        for text, player in NEW_PHONES[language].items()
        for voice in VARIANTS[:: 2 if text.startswith(("nov", "now", "ny", "new")) else 3]
    ]
    talk = [(text, voice, None) for text in PHONES_TALKED_OF[language] for voice in VARIANTS[::4]]
    files = [
        spoken(text, f"{language}+{voice}", tmp_path / f"{number}.wav")
        for number, (text, voice, _) in enumerate([*asked, *talk])
    ]
    heard = recognize(capsys, "--lang", language, "--players", *NAMES[language], *files)
    taken = [
        line["command"]["player"]
        if line["sure"] and (line["command"] or {}).get("type") == "new-phone"
        else None
        for line in heard
    ]
    right = [line == player for line, (_, _, player) in zip(taken, asked, strict=False)]
    assert sum(right) >= WANTED * len(asked), list(zip(asked, taken, strict=False))
    assert all(found in (None, player) for found, (_, _, player) in zip(taken, asked, strict=False))
    assert taken[len(asked) :] == [None] * len(talk), "nobody's talk may cut off a phone that still hears"


@pytest.fixture(scope="module")
def voice() -> Iterator[SpokenVoice]:
    speaking = SpokenVoice()
    yield speaking
    speaking.close()


@pytest.mark.by_turns("voice_hanabi/hearing", "grammars/{language}", "locales/{language}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_by_sound_as_it_is_by_keyboard(
    language: str,
    voice: SpokenVoice,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    files = []
    for number, text in enumerate(GAME[language]):
        files.append(tmp_path / f"{number}.wav")
        write_wav(files[-1], voice.speak(text, language, 150))
    options = ["--lang", language, "--players", *NAMES[language], "--seed", "1", "--output", "text"]
    options += ["--confirm", "never"]

    assert (
        main(
            [*options, "--saves", str(tmp_path / "heard"), "--input", f"wav:{files[0]}", *map(str, files[1:])]
        )
        == 0
    )
    heard = capsys.readouterr()
    assert heard.err == ""
    path, state = played(tmp_path / "heard")
    assert actions(path) == [ClueRank(1, 1), Play(1), Discard(2), Play(3)]
    seen = view(state, None)
    assert {suit: height for suit, height in seen.fireworks if height} == {"blue": 1, "white": 1}
    assert (seen.clue_tokens, seen.strikes) == (8, 0)
    assert list(seen.discards) == [Card("yellow", 1)]
    to_each_ear(heard.out.splitlines(), language)

    typed = subprocess.run(
        [
            sys.executable,
            "-m",
            "voice_hanabi",
            *options,
            "--input",
            "keyboard",
            "--saves",
            str(tmp_path / "typed"),
        ],
        input="\n".join(GAME[language]),
        capture_output=True,
        encoding="utf-8",
        check=True,
        timeout=120,
    )
    # Except for its first line, which asks people to say 'help' or to type it.
    assert typed.stdout.splitlines()[1:] == heard.out.splitlines()[1:]


def to_each_ear(lines: list[str], language: str) -> None:
    """Check who heard what: the card that was drawn, and what a player knows."""
    anna, peter, eva = NAMES[language]
    wording = Wording(language, NAMES[language], "hanabi")
    drawn = wording.say("card-object", colour="yellow", value=4)
    dealt = next(number for number, line in enumerate(lines) if line.startswith(f"{eva}: "))
    assert [line.partition(":")[0] for line in lines[dealt + 1 :] if drawn in line][:2] == [anna, eva]
    assert not [line for line in lines[dealt + 1 :] if drawn in line and line.startswith(f"{peter}: ")]
    nothing = wording.say("know-nothing")
    assert f"{eva}: {nothing}" in lines
    assert not [line for line in lines if nothing in line and not line.startswith(f"{eva}: ")]


def played(folder: Path) -> tuple[Path, State]:
    """Return the only game that was saved in a folder."""
    (path,) = saved_games(folder)
    return path, read_journal(path, GAMES).state


def actions(path: Path) -> list[Action]:
    """Return what was done in a saved game, in order."""
    lines = path.read_text(encoding="utf-8").splitlines()[1:]
    records = [{key: value for key, value in json.loads(line).items() if key != "check"} for line in lines]
    return [action_of(record) for record in records]
