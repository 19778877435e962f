"""Whatever the program is given, it answers with one sentence and status 2, or an evening; no traceback."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
import wave
from collections.abc import Sequence
from pathlib import Path

import pytest
from own_computer import keep_data_in
from test_cli import COMMAND, Program

from voice_hanabi.games import GAMES
from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.table.saving.journal import Journal, read_journal
from voice_hanabi.table.saving.journal_folder import saved_games

LONG = "x" * 30_000
ESCAPES = "\x1b[31mred\x07\u202e\nvoice: b\u2028"
SILENT = ("--input", "keyboard", "--output", "text")

posix = pytest.mark.skipif(os.name != "posix", reason="only there a name is bytes, and a pipe a file")


@pytest.fixture(name="program")
def _program(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Program:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(variable, "C.UTF-8")
    keep_data_in(tmp_path / "data", monkeypatch)
    monkeypatch.chdir(tmp_path)
    return Program(capsys, monkeypatch, tmp_path / "saves")


@pytest.mark.parametrize(
    "value", [LONG, ESCAPES, "\udcff", "/" + LONG], ids=["long", "escapes", "bytes", "path"]
)
@pytest.mark.parametrize(
    "options",
    [
        ("--players", "Anna"),
        ("--output",),
        (*SILENT, "--ear"),
        (*SILENT, "--resume"),
        (*SILENT, "--variant"),
        ("--output", "text", "--input"),
        ("--lang",),
        ("--no-such-option",),
        ("export",),
        ("replay",),
        ("recognize", "--lang", "en"),
        ("recognize", "--lang", "en", "a.wav", "--model"),
        ("models", "check"),
        ("practice", "--forget", "--player"),
    ],
    ids=" ".join,
)
def test_a_value_that_cannot_be_used_is_reported_in_one_short_line_without_escapes(
    program: Program, options: Sequence[str], value: str
) -> None:
    program.run(*options, value)
    if program.status != 2:
        # A one-byte name that isn't a letter may be given to '--forget', since nothing is kept under it.
        assert options[0] in ("practice", "models"), program.out
        return
    assert program.out == []
    assert program.err.count("\n") == 1
    assert len(program.err) < 3500
    assert program.err.rstrip("\n").isprintable()


def test_what_is_typed_is_echoed_without_escapes(program: Program) -> None:
    out = program.play("--players", "Anna", "Petr", lines=["\x1b]0;owned\x07 \u202eanna"])
    assert program.status == 0
    assert any("owned" in line for line in out)
    assert all(line.isprintable() for line in out)


# Saved games


def saved(program: Program) -> Path:
    program.play("--players", "Anna", "Petr", "--seed", "3", lines=["play the first"])
    return next(saved_games(program.saves))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_damaged_game_is_reported_and_another_one_can_be_played(program: Program, language: str) -> None:
    path = saved(program)
    damaged = path.read_bytes().replace(b'"language": "en"', b'"language": "xx"')
    path.write_bytes(damaged)
    told = Wording(language).say("journal-broken", path=str(path))
    count = Wording(language).say("ask-count")
    out = program.play("--lang", language)
    assert program.status == 0
    assert f"table: {told}" in out
    assert f"table: {count}" in out
    program.run("--resume", "--lang", language, "--saves", str(program.saves), *SILENT)
    assert (program.status, program.out, program.err) == (2, [], f"voice-hanabi: {told}\n")
    assert path.read_bytes() == damaged


def test_the_game_before_a_damaged_one_is_resumed(program: Program) -> None:
    good = saved(program)
    bad = saved(program)
    bad.write_bytes(bad.read_bytes()[:-20] + b"?\n\n")
    out = program.play("--resume", lines=["play the second"])
    assert program.status == 0
    assert f"table: {Wording('en').say('journal-broken', path=str(bad))}" in out
    assert read_journal(good, GAMES).state.turn == 2


def test_a_game_that_is_damaged_at_its_end_resumes_from_there(program: Program) -> None:
    program.play("--players", "Anna", "Petr", "--seed", "3", lines=["play the first", "play the first"])
    path = next(saved_games(program.saves))
    path.write_bytes(path.read_bytes()[:-20] + b"?\n\n")
    out = program.play("--resume", lines=["play the second"])
    assert program.status == 0
    assert f"table: {Wording('en').say('damaged-journal')}" in out
    assert read_journal(path, GAMES).state.turn == 2


@posix
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_of_games_that_cannot_be_read_is_reported(program: Program, language: str) -> None:
    program.saves.symlink_to(program.saves)
    details = {"path": str(program.saves), "message": os.strerror(errno.ELOOP)}
    told = Wording(language).say("journal-folder-unreadable", **details)
    assert "--saves" in told
    out = program.play("--lang", language)
    assert program.status == 0
    assert f"table: {told}" in out
    assert out[-1] == f"table: {Wording(language).say('ask-count')}"
    for command in (("--resume", *SILENT), ("export",)):
        program.run(*command, "--lang", language, "--saves", str(program.saves))
        assert (program.status, program.out, program.err) == (2, [], f"voice-hanabi: {told}\n")


@posix
def test_the_programs_own_folder_of_games_is_closed_to_others(program: Program, tmp_path: Path) -> None:
    folder = tmp_path / "data" / "voice-hanabi" / "games"
    folder.mkdir(parents=True)
    folder.chmod(0o755)
    program.run("--players", "Anna", "Petr", *SILENT)
    assert program.status == 0
    assert folder.stat().st_mode & 0o777 == 0o700
    assert next(saved_games(folder)).stat().st_mode & 0o777 == 0o600


def test_a_game_that_another_table_plays_is_refused(program: Program) -> None:
    path = saved(program)
    other = Journal.go_on(read_journal(path, GAMES), GAMES)
    sentence = program.refused("--resume", "--saves", str(program.saves), *SILENT)
    assert sentence == Wording("en").say("journal-in-use", path=str(path))
    other.close()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="who may write anywhere")
def test_a_game_that_cannot_be_written_to_is_refused(program: Program) -> None:
    path = saved(program)
    path.chmod(0o400)
    sentence = program.refused("--resume", "--saves", str(program.saves), *SILENT)
    assert sentence == Wording("en").say("journal-not-allowed", path=str(path))


# Sound files and records


def sound(path: bytes, rate: int = 8000) -> None:
    with open(path, "wb") as file, wave.open(file, "wb") as written:
        written.setnchannels(1)
        written.setsampwidth(2)
        written.setframerate(rate)
        written.writeframes(b"\0\0" * 4000)


@posix
def test_a_sound_file_may_have_any_name(program: Program, tmp_path: Path) -> None:
    folder = tmp_path / "sounds"
    folder.mkdir()
    sound(os.fsencode(folder) + b"/\xff\x1b.wav")
    name = str(folder / "\udcff\x1b.wav")
    out = program.run("recognize", "--lang", "en", name)
    assert program.status == 0, program.err
    assert len(out) == 1
    assert '\\udcff\\u001b.wav"' in out[0]
    program.run("--players", "Anna", "Petr", "--input", f"wav:{folder}", "--output", "text", "--saves", "s")
    assert program.status == 0


@pytest.mark.parametrize("rate", [1, 3999])
def test_sound_without_speech_is_refused_at_once(program: Program, tmp_path: Path, rate: int) -> None:
    path = tmp_path / "a.wav"
    sound(os.fsencode(path), rate)
    sentence = program.refused("recognize", "--lang", "en", str(path))
    assert sentence == Wording("en").say("recording-rate", path=str(path), rate=rate)


@posix
def test_a_huge_file_is_not_a_record_and_nobody_waits_for_one(program: Program, tmp_path: Path) -> None:
    pipe, huge = tmp_path / "pipe.json", tmp_path / "huge.json"
    os.mkfifo(pipe)
    with huge.open("wb") as file:
        file.truncate(3 << 30)
    assert program.run("replay", str(pipe), str(huge)) == []
    assert program.status == 2
    assert len(program.err.splitlines()) == 2


# Options that cannot be used


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_useless_model_or_microphone_is_reported(program: Program, language: str) -> None:
    names = ("--players", "Anna", "Petr", "--lang", language)
    out = program.play(*names, "--model", "/nonexistent", "--microphone", "nope", "--headset")
    assert program.status == 0
    for option in ("--model", "--microphone", "--headset"):
        assert f"table: {Wording(language).say('option-unused', option=option)}" in out
    assert not any("--model" in line for line in program.play(*names))


# Any output


@pytest.mark.by_turns(of="encoding")
@pytest.mark.parametrize(
    ("encoding", "arguments"),
    [
        ("ascii", ["models", "--lang", "cs", "list"]),
        ("cp1252", ["models", "--lang", "pl", "check", "ž"]),
        ("cp437", ["export", "--lang", "cs", "--saves", "ž"]),
        ("ascii", ["practice", "--lang", "cs", "--forget"]),
        ("cp1252", ["replay", "ž.json"]),
        ("cp437", ["recognize", "--lang", "cs", "ž.wav"]),
        *(
            (encoding, ["--lang", "cs", "--players", "Žofie", "Jiří", *SILENT, "--saves", "s"])
            for encoding in ("ascii", "cp1252", "cp1250", "cp437")
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else " ".join(value),
)
def test_an_output_of_any_encoding_causes_no_traceback(
    tmp_path: Path, encoding: str, arguments: list[str]
) -> None:
    found = subprocess.run(
        [*COMMAND, *arguments],
        env=os.environ
        | {"PYTHONIOENCODING": encoding, "PYTHONPATH": os.pathsep.join(sys.path)}
        | {"XDG_DATA_HOME": str(tmp_path)},
        cwd=tmp_path,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        timeout=120,
    )
    assert found.returncode in (0, 2)
    assert b"Traceback" not in found.stderr
    assert found.stdout or found.stderr


@pytest.mark.parametrize("encoding", ["cp1252", "utf-8"])
def test_a_record_keeps_the_letters_of_names_in_an_output_of_any_encoding(
    tmp_path: Path, encoding: str
) -> None:
    environment = os.environ | {"PYTHONIOENCODING": encoding, "PYTHONPATH": os.pathsep.join(sys.path)}
    played = [*COMMAND, "--lang", "cs", "--players", "Žofie", "Łucja", *SILENT, "--saves", "s"]
    subprocess.run(played, env=environment, cwd=tmp_path, input=b"", check=True, timeout=60)
    exported = [*COMMAND, "export", "--saves", "s"]
    told = subprocess.run(
        exported, env=environment, cwd=tmp_path, capture_output=True, check=True, timeout=60
    )
    assert json.loads(told.stdout.decode(encoding))["players"] == ["Žofie", "Łucja"]


@pytest.mark.by_turns(of="arguments")
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is always full")
@pytest.mark.parametrize(
    "arguments",
    [
        ["models", "list"],
        ["understand", "--lang", "en"],
        ["--players", "Anna", "Petr", "--saves", "saves", *SILENT],
    ],
    ids=" ".join,
)
def test_a_full_output_is_reported_in_one_sentence(tmp_path: Path, arguments: list[str]) -> None:
    with open("/dev/full", "w") as full:
        found = subprocess.run(
            [*COMMAND, *arguments],
            env=os.environ | {"LC_ALL": "C.UTF-8", "PYTHONPATH": os.pathsep.join(sys.path)},
            cwd=tmp_path,
            input=b"play the first\n",
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
            timeout=120,
        )
    assert found.returncode == 2
    assert found.stderr.decode() == (
        f"voice-hanabi: {Wording('en').say('output-lost', error=os.strerror(errno.ENOSPC))}\n"
    )


@posix
def test_an_output_that_is_full_at_the_last_words_is_reported_too(tmp_path: Path) -> None:
    """By then nothing watches for output errors any more, so the program checks once more."""
    import resource
    import signal

    def played(out: Path, limit: int) -> subprocess.CompletedProcess[bytes]:
        def bounded() -> None:
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

        with out.open("wb") as stream:
            return subprocess.run(
                [*COMMAND, "--lang", "en", "--saves", "saves", *SILENT],
                env=os.environ | {"LC_ALL": "C.UTF-8", "PYTHONPATH": os.pathsep.join(sys.path)},
                cwd=tmp_path,
                input=b"quit\n",
                stdout=stream,
                stderr=subprocess.PIPE,
                check=False,
                timeout=120,
                preexec_fn=bounded,
            )

    whole = tmp_path / "whole.txt"
    assert played(whole, resource.RLIM_INFINITY).returncode == 0
    last = len(whole.read_bytes().splitlines(keepends=True)[-1])
    found = played(tmp_path / "short.txt", whole.stat().st_size - last)
    assert found.returncode == 2
    assert found.stderr.decode() == (
        f"voice-hanabi: {Wording('en').say('output-lost', error=os.strerror(errno.EFBIG))}\n"
    )
