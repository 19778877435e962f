"""`voice-hanabi understand`: how typed sentences are understood, one JSON object per line."""

from __future__ import annotations

import io
import json
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from evening import PLAYERS

from benchmarks.tools.commands import TABLES
from voice_hanabi.cli.command_line.expected import expectation_of, expectations
from voice_hanabi.cli.front_door import main
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.talk.situations import SITUATIONS
from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import LANGUAGES

MEANT = Path(__file__).parent.parent / "games/hanabi/talk/meant"


def run(arguments: list[str], given: bytes) -> tuple[int, list[dict[str, Any]], str]:
    """Return the exit status, the printed objects, and the text on standard error."""
    out, errors = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(2))
    with pytest.MonkeyPatch.context() as here:
        here.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given), encoding="utf-8"))
        here.setattr(sys, "stdout", out)
        here.setattr(sys, "stderr", errors)
        status = main(["understand", *arguments])
    told, wrong = (stream.buffer.getvalue().decode() for stream in (out, errors))  # type: ignore[attr-defined]
    return status, [json.loads(line) for line in told.splitlines()], wrong


def run_apart(arguments: list[str], given: bytes) -> tuple[int, list[dict[str, Any]], str]:
    """The same in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "voice_hanabi", "understand", *arguments],
        input=given, capture_output=True, timeout=120,
    )  # fmt: skip
    lines = [json.loads(line) for line in done.stdout.decode().splitlines()]
    return done.returncode, lines, done.stderr.decode()


def understood(text: str, *arguments: str, players: str = "Anna Peter Eva") -> dict[str, Any]:
    status, (line,), errors = run(["--lang", "en", "--players", *players.split(), *arguments], text.encode())
    assert (status, errors) == (0, "")
    return line


def test_a_line_holds_what_was_promised_and_every_line_has_one() -> None:
    given = "Play the third card\n\n  \nzzz qqq\n\ufeffPeter: červená\n".encode() + b"\xff\xfe\n\0\nplay four"
    status, lines, errors = run_apart(["--lang", "en", "--players", "Anna", "Peter"], given)
    assert (status, errors, len(lines)) == (0, "", 8)
    assert all(list(line) == ["text", "command", "sure", "other"] for line in lines)
    nothing = {"command": None, "sure": False, "other": None}
    third = {"type": "play", "slot": 3}
    assert lines[0] == {"text": "Play the third card", "command": third, "sure": True, "other": None}
    assert lines[1] == lines[2] == lines[6] == {"text": "", **nothing}
    assert lines[3] == {"text": "zzz qqq", **nothing}
    assert lines[5]["command"] is None
    assert lines[7]["command"] == {"type": "play", "slot": 4}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_table_suggests_is_understood_without_a_question(language: str) -> None:
    names = TABLES[language][0]
    say = Wording(language, names, "hanabi").say
    target = names[1]
    sentences = [
        say("example-play", slot=2),
        say("example-clue-colour", target=target, colour="red"),
    ]
    _, lines, _ = run(["--lang", language, "--players", *names], "\n".join(sentences).encode())
    clue = {"type": "clue", "target": target, "colour": "red"}
    assert [line["command"] for line in lines] == [{"type": "play", "slot": 2}, clue]
    assert all(line["sure"] for line in lines)


def test_what_is_asked_about_first_is_not_sure() -> None:
    assert understood("play")["sure"] is False
    assert understood("the third")["sure"] is False


def test_nobody_is_told_about_their_own_cards_while_another_reading_is_possible() -> None:
    assert understood("tell Peter red")["command"]["target"] == "Peter"
    assert understood("tell Anna red")["command"]["target"] == "Anna"


def test_an_answer_is_understood_by_what_was_asked_and_so_is_a_whole_command() -> None:
    third = {"type": "answer", "value": 3}
    assert understood("the third", "--expect", "slot")["command"] == third
    assert understood("threes", "--expect", "value")["command"] == third
    assert understood("play the fourth card", "--expect", "slot")["command"] == {"type": "play", "slot": 4}
    yes = understood("yes", "--expect", "yes-no")
    assert (yes["command"], yes["sure"]) == ({"type": "answer", "value": "yes"}, True)


def test_names_that_the_grammar_does_not_know_are_names_where_names_are_asked_for() -> None:
    line = understood("Xanthippe, Quetzal and Anna", "--expect", "names", players="Anna Peter")
    assert line["command"] == {"type": "set-up", "what": "names", "names": ["Xanthippe", "Quetzal", "Anna"]}
    assert line["sure"] is True


def test_it_reads_without_names_and_answers_before_the_next_line_comes() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "voice_hanabi", "understand", "--lang", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    with process:
        assert process.stdin is not None
        assert process.stdout is not None
        for slot in (1, 2):
            process.stdin.write(f"play card {slot}\n".encode())
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["command"] == {"type": "play", "slot": slot}


def test_an_output_without_all_letters_gets_them_escaped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    _, (line,), errors = run(["--lang", "cs", "--players", "Anna", "Petr"], "Petrovi červenou".encode())
    assert (line["text"], errors) == ("Petrovi červenou", "")
    assert line["command"] == {"type": "clue", "target": "Petr", "colour": "red"}


@pytest.mark.skipif(shutil.which("yes") is None, reason="a shell of POSIX")
def test_a_reader_who_leaves_causes_no_traceback() -> None:
    # What `yes` says about its own broken pipe isn't ours.
    program = f"{shlex.quote(sys.executable)} -m voice_hanabi understand --lang en"
    command = f"yes 'play card two' 2>/dev/null | {program} | head -n 2"
    done = subprocess.run(["sh", "-c", command], capture_output=True, timeout=120)
    assert len(done.stdout.splitlines()) == 2
    assert done.stderr == b""


@pytest.mark.parametrize(
    "arguments",
    [(), ("--lang", "xx"), ("--lang", "en", "--expect", "fruit"), ("--lang", "en", "--game", "bridge")],
)
def test_wrong_options_are_answered_in_one_sentence(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["understand", *arguments]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_every_situation_that_may_be_named_belongs_to_a_game() -> None:
    assert expectation_of(HANABI, "command") is SITUATIONS.turn
    for value in expectations():
        assert any(expectation_of(game, value) is not None for game in GAMES.values()), value
    assert expectation_of(HANABI, "fruit") is None


SAID_OF_ALL_KINDS = {
    "act": ("play the third", {"type": "play", "slot": 3}),
    "question": ("how many tokens are there", {"type": "question", "about": "tokens"}),
    "steering": ("speak a bit slower please", {"type": "slower"}),
    "answer": ("the third", {"type": "answer", "value": 3}),
    "talk": ("the weather is nice in leeds", None),
}


@pytest.mark.parametrize("kind", SAID_OF_ALL_KINDS)
def test_why_names_the_kind_of_utterance(kind: str) -> None:
    text, command = SAID_OF_ALL_KINDS[kind]
    first = understood(text, "--why")["meanings"][0]
    assert (first["kind"], first["command"]) == (kind, command)
    assert list(first) == ["kind", "command", "sure", "evidence"]


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_likeliest_meaning_is_what_the_table_makes_of_a_sentence(language: str) -> None:
    entries = [json.loads(line) for line in (MEANT / f"{language}.jsonl").read_text("utf-8").splitlines()]
    texts = [entry["text"] for entry in entries if "expect" not in entry][::7]
    _, lines, _ = run(
        ["--lang", language, "--players", *PLAYERS[language], "--why"], "\n".join(texts).encode()
    )
    assert len(lines) == len(texts)
    for line in lines:
        first = line["meanings"][0]
        assert line["command"] in (first["command"], None), line["text"]
        assert first["sure"] or not line["sure"], line["text"]
        said = {word for one in first["evidence"]["words"] for word in one["words"].split()}
        assert said, line["text"]
    assert sum(line["command"] is not None for line in lines) > len(lines) / 3


WAITING = {
    "no": ("correction", {"type": "take-back"}, True),
    "no, the second": ("correction", {"type": "play", "slot": 2}, True),
    "stop, discard it": ("correction", {"type": "discard", "slot": 3}, True),
    "no, xyzzy qwerty": ("correction", None, False),
    "yes": ("answer", {"type": "answer", "value": "yes"}, True),
    "what is the score": ("question", {"type": "question", "about": "score"}, True),
    "discard the fourth": ("act", {"type": "discard", "slot": 4}, True),
    "speak louder": ("steering", {"type": "louder"}, True),
}


@pytest.mark.parametrize("text", WAITING)
def test_what_is_said_while_an_action_waits_is_understood_in_that_context(text: str) -> None:
    kind, command, sure = WAITING[text]
    line = understood(text, "--why", "--waiting", "play the third")
    first = line["meanings"][0]
    assert (first["kind"], first["command"], first["sure"]) == (kind, command, sure)
    assert (line["command"], line["sure"]) == (command, sure)
    assert [one["kind"] for one in line["meanings"]].count("correction") == (kind == "correction")


def test_a_correction_is_listed_with_what_else_was_said_and_why() -> None:
    line = understood("no, discard the second", "--why", "--waiting", "play the third")
    correction, act = line["meanings"][:2]
    assert (correction["kind"], act["kind"]) == ("correction", "act")
    assert correction["command"] == act["command"] == {"type": "discard", "slot": 2}
    assert correction["evidence"]["by"] == "concepts"


def test_a_number_does_not_answer_yes_or_no_but_corrects_what_was_only_read_back() -> None:
    asked = understood("two", "--why", "--waiting", "play the third", "--expect", "yes-no")
    assert asked["meanings"][0]["kind"] != "correction"
    assert understood("two", "--waiting", "play the third")["command"] == {"type": "play", "slot": 2}


def test_whoever_asks_why_when_names_are_asked_for_is_told_the_names() -> None:
    _, (line,), _ = run(["--lang", "en", "--why", "--expect", "names"], "Zoltán and Dolores".encode())
    assert line["meanings"][0]["command"] == line["command"]
    assert line["meanings"][0]["evidence"]["by"] == "names"


def test_a_line_that_is_not_text_means_nothing() -> None:
    _, (line,), _ = run(["--lang", "en", "--why"], b"\0\n")
    assert line == {"text": "", "command": None, "sure": False, "other": None, "meanings": []}
