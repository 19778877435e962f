"""What the command line promises: what can be asked for, what is printed, and how mistakes are reported."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from own_computer import keep_data_in

from voice_hanabi.cli.front_door import main
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.rules.actions import Discard, Play
from voice_hanabi.games.hanabi.rules.game import State, apply, legal_actions, new_game
from voice_hanabi.games.hanabi.rules.rulebooks import rules_for
from voice_hanabi.language.wording import Manner, Wording
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.table.saving.journal import read_journal
from voice_hanabi.table.saving.journal_folder import saved_games

PLAYERS = {
    "cs": ("Anna", "Petr", "Eva"),
    "pl": ("Anna", "Piotr", "Ewa"),
    "da": ("Anna", "Peter", "Freja"),
    "en": ("Anna", "Petr", "Eva"),
}


class Program:
    """Runs the program in this process; notes what it printed and how it ended."""

    def __init__(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, saves: Path
    ) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch
        self.saves = saves
        self.status = -1
        self.out: list[str] = []
        self.err = ""

    def play(self, *options: str, lines: Sequence[str] | bytes = ()) -> list[str]:
        """Play by typed lines with printed answers; return what was printed."""
        return self.run(
            *options, "--input", "keyboard", "--output", "text", "--saves", str(self.saves), lines=lines
        )

    def run(self, *options: str, lines: Sequence[str] | bytes = ()) -> list[str]:
        typed = lines if isinstance(lines, bytes) else "".join(f"{line}\n" for line in lines).encode()
        self.monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed), encoding="utf-8"))
        self.status = main(options)
        captured = self.capsys.readouterr()
        self.out, self.err = captured.out.splitlines(), captured.err
        return self.out

    def refused(self, *options: str) -> str:
        """Run with options that cannot be used; return the one sentence that says so."""
        self.run(*options)
        assert self.status == 2, (self.out, self.err)
        assert self.out == []
        assert self.err.startswith("voice-hanabi: ")
        assert self.err.count("\n") == 1
        assert self.err.rstrip().endswith(".")
        return self.err.removeprefix("voice-hanabi: ").rstrip()


@pytest.fixture
def program(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Program:
    """The program, with English as the system's language and no saved games."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(variable, "C.UTF-8")
    keep_data_in(tmp_path / "data", monkeypatch)
    return Program(capsys, monkeypatch, tmp_path / "saves")


@pytest.mark.parametrize(
    ("options", "named"),
    [
        (["--lang", "xx"], "xx"),
        (["--rules", "fr"], "fr"),
        (["--game", "chess"], "chess"),
        (["--confirm", "maybe"], "maybe"),
        (["--seed", "one"], "one"),
        (["--no-such-option"], "--no-such-option"),
        (["--lan", "cs"], "--lan"),
        (["three"], "three"),
        (["--players"], "--players"),
        (["--players", "Anna"], "players"),
        (["--players", "A", "B", "C", "D", "E", "F"], "players"),
        (["--players", "Anna", "Petr", "ANNA"], "Anna"),
        (["--players", "Anna", " "], "name"),
        (["--players", "Anna", "!?"], "!?"),
        (["--players", "Anna", "table"], "table"),
        (["--players", "Anna\ntable: Eva", "Petr"], "Anna table: Eva"),
        (["--players", "Anna:", "Petr"], "Anna:"),
        (["--players", "A\udcff", "Petr"], "A\ufffd"),
        (["--resume", "x" * 300], "xxx"),
        (["--variant", "purple"], "purple"),
        (["--variant", "rainbow-5-own", "--variant", "Variant 3"], "rainbow cards"),
        (["--variant", "empty-clues", "--variant", "no-empty-clues"], "empty clues"),
        (["--output", "smoke"], "smoke"),
        (["--output", "wav:"], "wav:"),
        (["--output", "text", "--ear", "Anna"], "Anna"),
        (["--output", "text", "--ear", "Anna=nose"], "nose"),
        (["--output", "text", "--ear", "Anna=left", "--ear", "anna=right"], "anna"),
        (["--output", "text", "--ear", "Anna=left", "--ear", "Petr=left"], "Petr"),
        (["--output", "text", "--ear", "Anna=device:"], "device:"),
        (["--output", "text", "--input", "telepathy"], "telepathy"),
        (["--output", "text", "--input", "wav:/no/such/file.wav"], str(Path("/no/such/file.wav"))),
    ],
)
def test_an_option_that_cannot_be_used_gets_one_sentence_and_status_2(
    program: Program, options: list[str], named: str
) -> None:
    assert named in program.refused(*options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_said_in_the_tables_language(program: Program, language: str) -> None:
    sentence = program.refused("--lang", language, "--players", "Anna")
    assert sentence == Wording(language, game="hanabi").say("names-wrong", least=2, most=5)


def test_having_no_game_to_resume_is_reported_in_one_sentence(program: Program, tmp_path: Path) -> None:
    saves = ("--saves", str(tmp_path / "none"))
    assert program.refused("--resume", *saves) == Wording("en", game="hanabi").say("journal-none")
    missing = program.refused("--resume", "zzz", *saves)
    assert missing == Wording("en", game="hanabi").say("journal-missing", path="zzz")
    assert "yesterday" in program.refused("--resume", "yesterday", *saves)
    foreign = tmp_path / "diary.txt"
    foreign.write_bytes(b"\xff\xfe\0dear diary\n")
    assert str(foreign) in program.refused("--resume", str(foreign), *saves)
    assert foreign.read_bytes() == b"\xff\xfe\0dear diary\n"
    assert str(tmp_path) in program.refused("--resume", str(tmp_path), *saves)


def test_a_game_that_is_over_cannot_be_resumed(program: Program) -> None:
    lines = ["play the first"] * 60
    program.play("--players", "Anna", "Petr", "--confirm", "never", lines=lines)
    assert program.status == 0
    sentence = program.refused("--resume", "--saves", str(program.saves))
    assert sentence == Wording("en", game="hanabi").say("journal-finished")


# What is printed


def test_each_line_is_an_audience_and_its_sentence(program: Program) -> None:
    lines = ["what do i know", "petr ones", "help", "petr what do i know", "repeat", "nonsense", "new game"]
    out = program.play("--players", "Anna", "Petr", "Eva", "--seed", "3", lines=lines)
    assert program.status == 0
    assert program.err == ""
    assert all(re.match(r"(table|Anna|Petr|Eva): \S", line) for line in out)
    assert {line.partition(":")[0] for line in out} == {"table", "Anna", "Petr", "Eva"}


def test_the_end_of_the_input_ends_the_program_with_the_game_saved(program: Program) -> None:
    program.play("--players", "Anna", "Petr", "--seed", "3", lines=["play the first"])
    assert program.status == 0
    saved = read_journal(next(saved_games(program.saves)), GAMES)
    # The end of the input also ends the moment in which an action can be taken back.
    assert saved.state.turn == 1
    out = program.play("--resume", lines=[])
    assert any("Petr" in line for line in out if line.startswith("table: "))
    assert read_journal(saved.path, GAMES) == saved


def test_an_unfinished_game_is_offered_unless_players_are_named(program: Program) -> None:
    program.play("--players", "Anna", "Petr", "--seed", "3", lines=["play the first"])
    asked = program.play(lines=[])
    assert len(asked) == 2
    assert Wording("en", game="hanabi").say("ask-count") not in asked[-1]
    program.play(lines=["yes", "play the first"])
    path = next(saved_games(program.saves))
    assert read_journal(path, GAMES).state.turn == 2
    program.play("--players", "Anna", "Petr", lines=[])
    assert len(list(saved_games(program.saves))) == 2


def test_the_same_seed_deals_the_same_game_of_any_size(program: Program) -> None:
    for seed in ("0", "-5", "7", str(10**30)):
        options = ("--players", "Anna", "Petr", "--seed", seed)
        assert program.play(*options) == program.play(*options)
        assert program.status == 0
    assert program.play("--players", "Anna", "Petr") != program.play("--players", "Anna", "Petr")


def test_empty_input_and_blank_lines_are_not_sentences(program: Program) -> None:
    empty = program.play("--players", "Anna", "Petr", "--seed", "1", lines=b"")
    blank = program.play("--players", "Anna", "Petr", "--seed", "1", lines=b"\n  \n\t\r\n\0\n")
    assert program.status == 0
    assert empty == blank
    assert program.play(lines=b"") != []
    assert program.status == 0


def test_invalid_utf_8_is_not_understood_and_does_no_harm(program: Program) -> None:
    typed = b"\xff\xfe\xfd\n\xc5play \xe9\nwhose turn is it\r\n" + b"a" * 100_000 + b"\nplay the first"
    out = program.play("--players", "Anna", "Petr", lines=typed)
    assert program.status == 0
    assert program.err == ""
    assert Wording("en", ("Anna", "Petr"), "hanabi").say("turn-answer", player="Anna") in " ".join(out)
    assert all(len(line) < 2000 for line in out)
    assert read_journal(next(saved_games(program.saves)), GAMES).state.turn == 1


def test_an_ear_for_nobody_is_reported(program: Program) -> None:
    told = program.play("--players", "Anna", "Petr", "--ear", "Karel=text")
    assert program.status == 0
    assert [line for line in told if "Karel" in line] == [
        f"table: {Wording('en', game='hanabi').say('no-such-seat', seat='Karel')}"
    ]


def test_a_seat_without_an_ear_is_told_nothing_alone(program: Program) -> None:
    out = program.play("--players", "Anna", "Petr", "--ear", "Anna=none", lines=["what does petr hold"])
    assert not any(line.startswith("Anna: ") for line in out)
    wording = Wording("en", ("Anna", "Petr"), "hanabi", Manner(typing=True))
    assert out.count("table: " + wording.say("no-private-ear", player="Anna")) == 2


def test_a_whole_set_up_is_typed(program: Program) -> None:
    lines = ["polish", "dwóch", "Zoltán, Anna", "czarny proch", "tak"]
    out = program.play(lines=lines)
    wording = Wording("pl", ("Zoltán", "Anna"), "hanabi")
    assert "table: " + wording.say("ask-names") in out[2] or wording.say("ask-names") in " ".join(out)
    assert any(line.startswith("Zoltán: ") for line in out)
    saved = read_journal(next(saved_games(program.saves)), GAMES)
    assert saved.choices.language == saved.choices.rulebook == "pl"
    assert saved.choices.variants == ("black",)


# Whole games


def whole_game(state: State, wording: Wording) -> Iterator[str]:
    """Sentences of a whole game: play what fits, except fives, otherwise discard or give a clue."""
    while state.outcome is None:
        legal = legal_actions(state)
        hand = state.hands[state.current]
        fitting = [
            action
            for action in legal
            if isinstance(action, Play)
            and hand[action.slot - 1].card.rank == state.heights[hand[action.slot - 1].card.suit] + 1 < 5
        ]
        discards = [action for action in legal if isinstance(action, Discard)]
        action = next(iter([*fitting, *(discards if state.turn % 4 else [])]), legal[-1])
        if isinstance(action, Play):
            yield wording.say("example-play", slot=action.slot)
        elif isinstance(action, Discard):
            yield wording.say("example-discard", slot=action.slot)
        else:
            target = wording.name(action.target)  # type: ignore[union-attr]
            yield wording.say("example-clue-value", target=target, value=action.rank, count=2)  # type: ignore[union-attr]
        state, _ = apply(state, action)


@pytest.mark.by_turns
@pytest.mark.parametrize("confirm", ["never", "announce", "ask"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_by_a_script(program: Program, language: str, confirm: str) -> None:
    names = PLAYERS[language]
    wording = Wording(language, names, "hanabi")
    game = list(whole_game(new_game(rules_for(language), len(names), 11), wording))
    yes = [wording.say("example-yes")] if confirm == "ask" else []
    lines = [line for sentence in game for line in (sentence, *yes)]
    options = ("--lang", language, "--seed", "11", "--players", *names, "--confirm", confirm)
    out = program.play(*options, lines=lines)
    assert program.status == 0
    assert program.err == ""
    assert out[-1] == "table: " + wording.say("another-game")
    saved = read_journal(next(saved_games(program.saves)), GAMES)
    assert saved.state.outcome == "ended"
    assert saved.state.score > 5
    points = wording.say("points-count", count=saved.state.score)
    assert any(points in line for line in out)
    for name in names:
        assert sum(line.startswith(f"{name}: ") for line in out) > len(game) / 3


# A process of its own

COMMAND = [sys.executable, "-m", "voice_hanabi"]
OPTIONS = ["--lang", "en", "--input", "keyboard", "--output", "text", "--players", "Anna", "Petr"]


def test_an_action_that_was_announced_survives_the_power_cut(program: Program) -> None:
    saves = program.saves
    wording = Wording("en", ("Anna", "Petr"), "hanabi")
    sentences = list(whole_game(new_game(rules_for("en"), 2, 5), wording))[:6]
    process = subprocess.Popen(
        [*COMMAND, *OPTIONS, "--confirm", "never", "--seed", "5", "--saves", str(saves)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    assert process.stdin is not None
    assert process.stdout is not None
    watchdog = threading.Timer(60, process.kill)
    watchdog.start()
    try:
        for turn, sentence in enumerate(sentences, start=1):
            process.stdin.write(f"{sentence}\n")
            process.stdin.flush()
            turn_of_next = wording.say("turn-of", player=("Anna", "Petr")[turn % 2])
            assert any(line.startswith("table: ") and turn_of_next in line for line in process.stdout)
            # Once an action has been announced, it is on the disk.
            assert read_journal(next(saved_games(saves)), GAMES).state.turn == turn
    finally:
        watchdog.cancel()
        process.kill()
        process.communicate()
    out = program.play("--resume")
    assert program.status == 0
    assert any(wording.say("turn-of", player="Anna") in line for line in out)
    assert read_journal(next(saved_games(saves)), GAMES).state.turn == 6


@pytest.mark.by_turns(of="closing")
@pytest.mark.skipif(os.name != "posix", reason="shells of other systems close nothing")
@pytest.mark.parametrize("closing", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_cause_no_traceback(tmp_path: Path, closing: str) -> None:
    shell = f'exec "$@" {closing}'
    found = subprocess.run(
        ["sh", "-c", shell, "sh", *COMMAND, *OPTIONS, "--saves", str(tmp_path)],
        input="play the first\n",
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert found.returncode == 0
    assert found.stderr == ""
    assert len(list(saved_games(tmp_path))) == 1


@pytest.mark.parametrize("saved", [True, False], ids=["a saved game", "no game"])
def test_with_phones_the_end_of_input_ends_the_program_if_no_phone_has_a_code(
    program: Program, saved: bool
) -> None:
    if saved:
        program.play("--players", "Anna", "Petr", lines=["play the first"])
    program.play("--phones", "127.0.0.1:0")
    assert program.status == 0


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such pipes")
def test_a_reader_that_has_gone_causes_no_traceback(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    found = subprocess.run(
        [*COMMAND, *OPTIONS, "--saves", str(tmp_path)],
        input="play the first\n",
        stdout=writing,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        timeout=60,
    )
    os.close(writing)
    assert found.returncode == 0
    assert "Traceback" not in found.stderr
    assert found.stderr.count("\n") <= 1
    assert read_journal(next(saved_games(tmp_path)), GAMES).state.turn == 1
