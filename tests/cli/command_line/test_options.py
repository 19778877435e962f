"""Options of the command line: their help, and the messages for those that cannot be used."""

from __future__ import annotations

import importlib
import pkgutil
import re
from pathlib import Path

import pytest
from own_computer import keep_data_in
from test_cli import Program

from voice_hanabi import cli
from voice_hanabi.cli import play
from voice_hanabi.cli.command_line import help_text
from voice_hanabi.cli.command_line.help_text import see_help
from voice_hanabi.cli.command_line.options import AnyCommand, Option, Takes, language_among
from voice_hanabi.cli.commands import COMMANDS, command_of
from voice_hanabi.games import GAMES
from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.speaking.routes import EARS, OUTPUTS, parse_output, parse_route

NAMES = ("", *COMMANDS)
"""Every command; playing has no name."""

TYPED = {
    "cards": ["--output", "deck.pdf"],
    "recognize": ["--lang", "en"],
    "understand": ["--lang", "en"],
}
"""The arguments that a command needs."""


HOSTS = {"cs": "POČÍTAČ", "pl": "KOMPUTER", "da": "COMPUTER", "en": "HOST"}
"""The placeholder for the computer in an address."""


@pytest.fixture(name="program")
def _program(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Program:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(variable, "C.UTF-8")
    keep_data_in(tmp_path / "data", monkeypatch)
    monkeypatch.setenv("COLUMNS", "500")
    monkeypatch.setattr(help_text, "WIDEST", 500)
    return Program(capsys, monkeypatch, tmp_path / "saves")


def command(name: str) -> AnyCommand:
    return command_of([name])[0]


def helped(program: Program, name: str, *options: str) -> list[str]:
    """Return the lines of a command's help, which must not fail."""
    lines = program.run(*filter(None, [name]), *options)
    assert program.status == 0
    assert program.err == ""
    return lines


def test_the_options_are_those_that_were_promised() -> None:
    promised = """--lang cs --game hanabi --rules pl --variant black --variant tiles
        --players Anna Petr Eva --seed 7 --input keyboard --output text
        --ear Anna=left --ear Petr=right --confirm ask --resume 2026"""
    asked, words = play.COMMAND.read(promised.split())
    assert words == []
    assert asked.variant == ["black", "tiles"]
    assert asked.players == ["Anna", "Petr", "Eva"]
    assert asked.ear == ["Anna=left", "Petr=right"]
    assert (asked.seed, asked.confirm, asked.resume) == (7, "ask", "2026")
    assert play.COMMAND.read(["--resume"])[0].resume == ""
    unasked, _ = play.COMMAND.read([])
    assert (unasked.resume, unasked.confirm, unasked.variant, unasked.ear) == (None, "announce", [], [])


# Help


def test_every_module_with_a_command_is_on_the_list() -> None:
    for found in pkgutil.iter_modules(cli.__path__):
        module = importlib.import_module(f"voice_hanabi.cli.{found.name}")
        made = getattr(module, "COMMAND", None)
        assert made is None or made.name in NAMES, found.name
    for name in NAMES:
        assert command(name).name == name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_the_help_of_a_command_lists_all_that_it_takes(program: Program, name: str, language: str) -> None:
    lines = helped(program, name, "--help", "--lang", language)
    wording = Wording(language)
    told = command(name)
    assert lines[0].startswith(wording.say("usage", line=told.typed))
    assert wording.say(told.about) in lines
    for option in told.options:
        line = next(place for place, text in enumerate(lines) if f"{text.strip()} ".startswith(option.name))
        assert lines[line + 1].strip() == wording.say(option.message)
    for part in told.parts:
        line = next(place for place, text in enumerate(lines) if f"{text} ".startswith(f"  {part.name} "))
        assert lines[line + 1].strip() == wording.say(part.about)


def test_every_command_is_in_the_programs_help(program: Program) -> None:
    lines = helped(program, "", "--help")
    assert [line.strip() for line in lines if line.strip() in COMMANDS] == list(COMMANDS)


@pytest.mark.parametrize("name", NAMES)
def test_no_help_of_another_language_is_english(program: Program, name: str) -> None:
    english = set(helped(program, name, "--help"))
    for language in ("cs", "pl", "da"):
        other = set(helped(program, name, "--lang", language, "-h"))
        # Only what users type is the same in all languages.
        assert [line for line in english & other if not re.fullmatch(r"|  \S.*", line)] == []


def test_help_is_in_the_systems_language_where_none_is_asked_for(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert Wording("pl").say("about-command-play") in helped(program, "", "--help")
    assert Wording("da").say("about-command-play") in helped(program, "", "--lang=da", "--help")
    assert "--nosuch" in program.refused("--nosuch")
    assert program.err.startswith("voice-hanabi: Nie ma opcji")


def test_help_is_shown_whatever_else_is_given(program: Program) -> None:
    helped(program, "", "--nosuch", "--help")
    helped(program, "recognize", "--help")
    helped(program, "models", "fetch", "--help")
    assert program.run("--version")[0].startswith("voice-hanabi ")
    assert program.status == 0


def test_the_help_fits_a_narrow_window_without_cutting_a_word(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = " ".join(helped(program, "", "--help", "--lang", "cs")).split()
    monkeypatch.setenv("COLUMNS", "40")
    narrow = helped(program, "", "--help", "--lang", "cs")
    assert " ".join(narrow).split() == whole
    assert all(len(line) <= 40 or " " not in line.strip() or line.startswith("  --") for line in narrow)


# What the help offers can be done


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_offers_every_output_and_ear_and_no_other(language: str) -> None:
    wording = Wording(language)
    folder, name = wording.say("stands-for-folder"), wording.say("stands-for-name")
    host = HOSTS[language]
    outputs = OUTPUTS.replace("FOLDER", folder).replace("HOST", host).split(", ")
    ears = EARS.replace("FOLDER", folder).replace("NAME", name).replace("HOST", host).split(", ")
    told = wording.say("about-option-output")
    assert [offered for offered in outputs if not re.search(rf"(?<!\w){offered}(?!\w)", told)] == []
    told = wording.say("about-option-ear")
    assert [offered for offered in ears if not re.search(rf"(?<![\w:]){offered}(?!\w)", told)] == []
    for offered in outputs:
        parse_output(offered)
    for offered in ears:
        parse_route(offered)


@pytest.mark.parametrize("source", [["mic"], ["keyboard"], ["mic", "keyboard"]], ids=" ".join)
def test_every_input_that_the_help_offers_begins_an_evening(program: Program, source: list[str]) -> None:
    assert " ".join(source) in Wording("en").say("about-option-input")
    out = program.run(
        "--players", "Anna", "Petr", "--output", "text", "--input", *source, "--saves", str(program.saves)
    )
    assert program.status == 0, program.err
    assert any(line.startswith("Anna: ") for line in out)


# What cannot be used

KOI_KOI = dict.fromkeys(("command", *(one.value for one in GAMES["koi-koi"].situations)))

REFUSED: dict[str, tuple[list[str], dict[str, str]]] = {
    "usage-unknown-option": (["--nosuch"], {"option": "--nosuch"}),
    "usage-option-meant": (["--player", "Anna"], {"option": "--player", "meant": "--players"}),
    "usage-unknown-choice": (
        ["--confirm", "maybe"],
        {"option": "--confirm", "value": "maybe", "known": "announce, ask, never"},
    ),
    "usage-no-number": (["--seed=one"], {"option": "--seed", "value": "one"}),
    "usage-no-date": (["puzzle", "--date", "2026-02-30"], {"option": "--date", "value": "2026-02-30"}),
    "usage-value-missing": (["--players", "--seed", "1"], {"option": "--players"}),
    "usage-no-value": (["--headset=yes"], {"option": "--headset"}),
    "usage-option-missing": (["understand"], {"option": "--lang"}),
    "usage-not-both": (
        ["cards", "--key", "deck.json", "--output", "deck.pdf"],
        {"option": "--key", "other": "--output"},
    ),
    "usage-unexpected-word": (["three"], {"word": "three"}),
    "usage-command-first": (["--seed", "1", "demo"], {"command": "voice-hanabi demo"}),
    "usage-command-meant": (["docter"], {"word": "docter", "meant": "voice-hanabi doctor"}),
    "usage-part-missing": (["models"], {"known": "list, fetch, check"}),
    "usage-language-missing": (["models", "fetch"], {"languages": "cs, pl, da, en, whisper"}),
    "usage-sound-missing": (["recognize", "--players", "Anna"], {}),
    "usage-record-missing": (["replay", "--json"], {}),
    "usage-no-action": (["understand", "--waiting", "sunshine"], {"sentence": "sunshine"}),
    "usage-never-expected": (
        ["understand", "--game", "koi-koi", "--expect", "reward"],
        {"game": "koi-koi", "value": "reward", "known": ", ".join(KOI_KOI)},
    ),
}


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", REFUSED)
def test_what_cannot_be_used_is_reported_in_the_language_of_the_line(
    program: Program, message: str, language: str
) -> None:
    given, details = REFUSED[message]
    at = 1 if given[0] in COMMANDS else 0
    named = [] if message in ("usage-option-missing", "usage-record-missing") else ["--lang", language]
    spoken = language if named else "en"
    told = program.refused(*given[:at], *named, *given[at:])
    wording = Wording(spoken)
    helping = see_help(command(given[0] if at else ""), wording)
    assert told.endswith(f" {helping}")
    assert told == f"{wording.say(message, **details)} {helping}"


def test_every_message_about_a_mistake_is_tried() -> None:
    words = (Path(__file__).parents[3] / "locales" / "en" / "command-line.ftl").read_text(encoding="utf-8")
    mistakes = set(
        re.findall(r"^(usage-[a-z-]+) =", words.partition("## What can't be used")[2], re.MULTILINE)
    )
    # We know of nothing that argparse itself refuses; this sentence is there in case a later version does.
    assert mistakes == set(REFUSED) | {"usage-unreadable"}


def test_a_missing_lesson_is_reported(program: Program) -> None:
    for given in ("0", "9"):
        told = program.refused("learn", "--lang", "en", "--lesson", given)
        assert told.startswith(f"--lesson can't be {given}. Choose from: 1, 2, 3, 4, 5.")


def test_an_extra_word_is_reported(program: Program) -> None:
    for given in (
        ["doctor", "now"],
        ["export", "one", "now"],
        ["models", "list", "now"],
        ["models", "fetch", "cs", "now"],
    ):
        assert "'now'" in program.refused(*given) or " now." in program.refused(*given)
    assert "xx" in program.refused("models", "fetch", "xx")


@pytest.mark.parametrize("given", [["--", "--lang", "cs"], ["--", "-x"], ["--", "--help"]], ids=" ".join)
def test_after_two_hyphens_nothing_is_an_option(program: Program, given: list[str]) -> None:
    told = program.refused("export", *given) if given[1] != "--lang" else program.refused(*given)
    assert given[1] in told


def test_a_language_is_found_wherever_it_stands() -> None:
    assert language_among(["--seed", "1", "--lang", "cs"]) == "cs"
    assert language_among(["--lang=da", "--help"]) == "da"
    assert language_among(["--lang", "cs", "--lang", "pl"]) == "pl"
    assert language_among(["--lang"]) is None
    assert language_among(["--lang", "xx"]) is None
    assert language_among(["--", "--lang", "cs"]) is None


@pytest.mark.parametrize("name", NAMES)
def test_each_option_gives_its_own_field_a_value(name: str) -> None:
    """Without a field, an option's value would be stored where nothing reads it."""
    told = command(name)
    for option in told.options:
        if option.name == "--version":
            continue
        before = getattr(told.given(), option.field)
        needed = TYPED.get(name, [])
        needed = [] if option.name in needed else needed
        asked, words = told.read([*needed, option.name, *value_of(option)])
        assert getattr(asked, option.field) != before, option.name
        assert words == []


def value_of(option: Option) -> list[str]:
    if option.takes is Takes.NOTHING:
        return []
    if option.choices:
        return [option.choices[-1]]
    return ["2026-03-12" if option.value == "day" else "7"]
