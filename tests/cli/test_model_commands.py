"""`voice-hanabi models check`: what somebody else's model cannot hear, and what can be said instead."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from voice_hanabi.cli.front_door import main
from voice_hanabi.cli.models import seated_interpreter
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.models.packed import PackedModel
from voice_hanabi.language.wording import Wording


def model(folder: Path, missing: set[str], language: str = "en") -> Path:
    """Write a model that lacks some words of the games, in the layout of Vosk's makers."""
    words = {word for game in GAMES.values() for word in seated_interpreter(game, language).vocabulary()}
    words -= missing
    PackedModel(language, words, folder / "made")
    return Path(shutil.move(folder / "made/plain", folder / f"vosk-model-small-{language}-0.1"))


def test_each_command_is_a_line_with_what_to_say_instead(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = model(
        tmp_path, {"chuck", "pause", "break", "time", "minute", "wait", "hang", "hold", "give", "wendy"}
    )
    # The folder's name gives the model's language, whatever language the sentences are in.
    status = main(["models", "--lang", "en", "check", str(path)])
    lines = capsys.readouterr().out.splitlines()
    assert "chuck" in lines[0]
    assert "wendy" not in lines[0]
    assert any("wendy" in line for line in lines[1:])
    discard = next(line for line in lines if line.startswith("Discard: "))
    assert "chuck" in discard.partition("Not heard")[2]
    assert "chuck" not in discard.partition("Not heard")[0]
    assert not any(line.startswith("Play: ") for line in lines)
    assert lines[-1] == Wording("en", game="hanabi").say("command-unheard", intents="Pause")
    assert status == 2


def test_a_model_without_a_command_fails_the_check_although_the_next_one_hears_everything(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "models").mkdir()
    PackedModel("cs", {"ano"}, tmp_path / "few")
    shutil.move(tmp_path / "few/plain", tmp_path / "models/vosk-model-small-cs-0.1")
    good = model(tmp_path, set())
    shutil.move(good, tmp_path / "models" / good.name)
    monkeypatch.setenv("VOSK_MODEL_PATH", str(tmp_path / "models"))
    assert main(["models", "--lang", "en", "check"]) == 2
    printed = capsys.readouterr().out.splitlines()
    place = str(tmp_path / "models" / good.name)
    assert Wording("en", game="hanabi").say("model-hears-all", path=place) in printed


@pytest.mark.long(
    "voice_hanabi/cli/models.py",
    "voice_hanabi/hearing/models",
    "voice_hanabi/understanding/lost_phrases.py",
)
def test_a_model_that_hears_everything_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = model(tmp_path, set(), "da")
    assert main(["models", "--lang", "cs", "check", str(path)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        Wording("cs", game="hanabi").say("model-hears-all", path=str(path))
    ]


def test_a_folder_that_is_not_a_model_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["models", "--lang", "en", "check", str(tmp_path)]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert str(tmp_path) in printed.err
