"""What the program says: the same messages in each language, each a complete sentence at any moment."""

from __future__ import annotations

import itertools
import re
import string
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from random import Random

import pytest
from evening import LANGUAGES, PLAYERS
from fluent.syntax import ast
from fluent_messages import Parts, check_text, messages_in, variables_of

import voice_hanabi
from voice_hanabi.contract.expectations import CHOICE, COUNT, EARS, SET_UP, YES_NO, Expectation
from voice_hanabi.contract.expectations import NAMES as EXPECT_NAMES
from voice_hanabi.contract.wanted import OF_GAMES, OF_TELLERS
from voice_hanabi.games import GAMES, RULEBOOKS
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.rules.errors import IllegalAction, RuleError
from voice_hanabi.games.hanabi.rules.game import new_game
from voice_hanabi.games.hanabi.rules.rulebooks import SUIT_ORDER, VARIANT_ROWS, rules_for
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.games.hanabi.talk.commands import Clue, Play, TakeCard
from voice_hanabi.games.hanabi.talk.requests import ActionCommand, refusal
from voice_hanabi.games.hanabi.talk.situations import REWARD, SITUATIONS
from voice_hanabi.hearing.models.problems import MODEL_REASONS, ModelProblem
from voice_hanabi.hearing.pronouncing.adaptation import OWN_VOICE_REASONS
from voice_hanabi.hearing.second_ear.second_ear import SECOND_EAR_REASONS
from voice_hanabi.hearing.sources.source import SOURCE_REASONS
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.language.grammar_problems import data_folder
from voice_hanabi.language.templates import templates_of
from voice_hanabi.language.wording import Wording, WordingProblem
from voice_hanabi.speaking.reasons import SPEAKING_REASONS, Missing, ReasonCode, SoundError
from voice_hanabi.table.saving.journal_problems import JOURNAL_REASONS
from voice_hanabi.understanding.interpreter import Interpreter
from voice_hanabi.understanding.outcome import Understood

LOCALES = Path(str(data_folder("locales")))
PROGRAM = Path(voice_hanabi.__file__).parent

COLOURS = SUIT_ORDER
NUMBERS = (*range(13), 21, 22, 25, 30, 50, 101)

VALUES: dict[str, tuple[str | int, ...]] = {
    "colour": COLOURS,
    "value": (1, 2, 3, 4, 5),
    "top": (1, 2, 3, 4, 5),
    "height": (0, 1, 2, 3, 4, 5),
    "slot": (1, 2, 3, 4, 5),
    "from_slot": ("1", "2"),
    "to_slot": ("1", "2"),
    "count": NUMBERS,
    "heard": (1, 2, 3, 4, 5, 6),
    "strikes": (0, 1, 2, 3),
    "left": (0, 1, 2, 3),
    "total": (1, 2, 3),
    "tile": (1, 2, 3, 4, 5, 6),
    "step": (0, 1, 2, 3, 4, 5, 6),
    "hand_size": (4, 5),
    "number": (1, 2, 3, 4, 5, 6),
    "turn": (1, 2, 31, 101),
    "allowed": ("yes", "no"),
    "wrong": ("yes", "no"),
    "named": ("yes", "colour", "no"),
    "variant": tuple(VARIANT_ROWS),
    "rulebook": RULEBOOKS,
    "game": tuple(GAMES),
    "least": (2, 3),
    "most": (4, 5, 6),
    "channels": ("one", "two"),
    "way": ("phone", "headset", "own", "sides", "reader", "writing", "none"),
    "confirm": ("ask", "announce", "never"),
    "level": ("companion", "usual", "strong"),
    "language": LANGUAGES,
}
"""The values that a variable may have; any other is some text."""

OTHERWISE: dict[str, dict[str, tuple[str | int, ...]]] = {
    # In some messages ``left`` counts turns, in others ``total`` counts points.
    "deck-last-round": {"left": (1, 2, 3, 4, 5)},
    "turn-of-last-round": {"left": (1, 2, 3, 4, 5)},
    "game-lost-strikes": {"total": NUMBERS},
    "game-lost-card": {"total": NUMBERS},
    "game-ended-all-or-nothing": {"total": NUMBERS},
    # What is suggested is always given in one form.
    "example-clue-value": {"count": (2,)},
    "says-clue-value": {"count": (2,)},
    "names-count": {"count": (2, 3, 4, 5, 6)},
    "heard-count": {"count": (2, 3, 4, 5, 6)},
}

NAMES = {"player", "target", "beginner", "other"}


@lru_cache
def entries(language: str) -> dict[str, dict[str, ast.Message]]:
    """For each file of a language, its messages by name."""
    paths = sorted([*(LOCALES / language).glob("*.ftl"), *(LOCALES / language / "hanabi").glob("*.ftl")])
    named = {f"{path.parent.name}/{path.stem}".removeprefix(f"{language}/"): path for path in paths}
    return {file: messages_in(path) for file, path in named.items()}


@lru_cache
def variables(language: str, name: str) -> frozenset[str]:
    """The variables that a message needs, including those of the messages that it refers to."""
    messages = {key: message for file in entries(language).values() for key, message in file.items()}
    return variables_of(name, messages)


def names_of(language: str) -> list[str]:
    return [name for file in entries(language).values() for name in file]


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_the_same_messages_in_the_same_files(language: str) -> None:
    assert set(entries(language)) == set(entries("en"))
    for file, messages in entries("en").items():
        assert set(entries(language)[file]) == set(messages), file
    assert len(names_of(language)) == len(set(names_of(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_every_game_says_refers_to_no_message_of_one_game(language: str) -> None:
    files = [messages for file, messages in entries(language).items() if "/" not in file]
    shared = {name: message for messages in files for name, message in messages.items()}
    for name, message in shared.items():
        parts = Parts()
        parts.visit(message)
        assert parts.references <= set(shared), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_only_two_can_play_that_is_said(language: str) -> None:
    wording = Wording(language)
    for message in ("count-wrong", "names-wrong"):
        numbers = ((2, 2), (2, 5), (2, 6), (3, 4))
        said = {wording.say(message, least=least, most=most) for least, most in numbers}
        assert len(said) == len(numbers), message


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_message_needs_no_other_variables_than_in_english(language: str) -> None:
    for name in names_of("en"):
        assert variables(language, name) <= variables("en", name) | MORE.get(name, set()), name


MORE: dict[str, set[str]] = {
    **{message: {"named"} for message in ("know-card", "known-slot", "known-all", "known-others")},
    **{message: {"named", "count"} for message in ("known-places", "known-others-not")},
    **{message: {"count"} for message in ("heard-partners", "heard-partners-several", "partners-renamed")},
}
"""Variables that one language uses and English doesn't; the program gives them all the same."""


def fillings(message: str, needed: Iterable[str], language: str) -> Iterator[dict[str, str | int]]:
    """Return every way to fill a message, or many of them if there are too many."""
    own = OTHERWISE.get(message, {})
    order = sorted(needed)
    choices: list[tuple[str | int, ...]] = []
    for name in order:
        if name in NAMES:
            choices.append(PLAYERS[language])
        else:
            choices.append(own.get(name) or VALUES.get(name) or (f"<{name}>",))
    random = Random(message)
    size = 1
    for values in choices:
        size *= len(values)
    ways = itertools.product(*choices)
    if size > 150:
        ways = iter([tuple(random.choice(values) for values in choices) for _ in range(150)])
    for way in ways:
        yield dict(zip(order, way, strict=True))


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_worded_with_all_values_that_it_may_get(language: str) -> None:
    wording, english = (
        Wording(language, PLAYERS[language], "hanabi"),
        Wording("en", PLAYERS[language], "hanabi"),
    )
    for name in names_of("en"):
        for filling in fillings(name, variables("en", name) | MORE.get(name, set()), language):
            check_text(wording, english, name, filling)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_that_people_count_with_are_never_wrong(language: str) -> None:
    """Each number of a plural gives another text, so that no form hides the number."""
    wording = Wording(language, game="hanabi")
    for message in ("points-count", "cards-count"):
        assert len({wording.say(message, count=count) for count in NUMBERS}) == len(NUMBERS), message
    for message in ("clues-count", "tokens-now", "tokens-answer"):
        assert len({wording.say(message, count=count) for count in range(9)}) == 9, message
    for message in ("card", "card-object"):
        cards = itertools.product(COLOURS, VALUES["value"])
        assert len({wording.say(message, colour=colour, value=value) for colour, value in cards}) == 5 * len(
            COLOURS
        )
    for message, variable, values in (
        ("slot", "slot", VALUES["slot"]), ("slot-bare", "slot", VALUES["slot"]),
        ("slot-object", "slot", VALUES["slot"]), ("slot-where", "slot", VALUES["slot"]),
        ("value", "value", VALUES["value"]), ("colour", "colour", COLOURS),
        ("colour-firework", "colour", COLOURS), ("not-colour", "colour", COLOURS),
        ("not-value", "value", VALUES["value"]), ("tile-name", "tile", VALUES["tile"]),
        ("judgement", "step", VALUES["step"]), ("variant-name", "variant", VALUES["variant"]),
        ("rulebook-name", "rulebook", RULEBOOKS), ("seat-name", "number", (1, 2, 3, 4, 5, 6)),
        ("strikes-count", "strikes", VALUES["strikes"]),
    ):  # fmt: skip
        assert len({wording.say(message, count=1, **{variable: value}) for value in values}) == len(values), (
            message
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_problem_in_the_words_is_reported_to_whoever_writes_them(language: str) -> None:
    with pytest.raises(WordingProblem, match=f"The {language} words lack the message 'no-such-message'"):
        Wording(language, game="hanabi").say("no-such-message")
    with pytest.raises(WordingProblem, match="'turn-of' cannot be worded"):
        Wording(language, game="hanabi").say("turn-of")


# The examples are understood

EXAMPLES: dict[str, tuple[Expectation, type | str]] = {
    "example-play": (SITUATIONS.turn, "Play"),
    "example-play-colour": (SITUATIONS.turn, "Play"),
    "example-discard": (SITUATIONS.turn, "Discard"),
    "example-clue-colour": (SITUATIONS.turn, "Clue"),
    "example-clue-value": (SITUATIONS.turn, "Clue"),
    "example-question": (SITUATIONS.turn, "Question"),
    "example-take": (REWARD, "TakeCard"),
    "example-count": (COUNT, "SetUp"),
    "example-names": (EXPECT_NAMES, "SetUp"),
    "example-name": (EXPECT_NAMES, "SetUp"),
    "example-deal": (SET_UP, "Control"),
    "example-go-on": (SITUATIONS.paused, "Control"),
    "example-new-game": (SITUATIONS.ended, "Control"),
    "example-yes": (YES_NO, "Answer"),
    "example-choice": (CHOICE, "Answer"),
    "example-ears": (EARS, "HearBy"),
    "example-lesson": (SITUATIONS.lesson, "Arrange"),
}


def test_every_example_is_tried() -> None:
    assert {name for name in names_of("en") if name.startswith("example-")} == set(EXAMPLES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_is_understood_for_sure(language: str) -> None:
    names = PLAYERS[language]
    wording, ear = (
        Wording(language, names, "hanabi"),
        Interpreter(HANABI, templates_of(language, "hanabi"), names),
    )
    for name, (expectation, kind) in EXAMPLES.items():
        for filling in fillings(name, variables("en", name) | MORE.get(name, set()), language):
            text = wording.say(name, **filling)
            understood = ear.understand(typed_line(text), expectation.intents)
            assert isinstance(understood, Understood), (text, understood)
            assert understood.sure, text
            assert type(understood.command).__name__ == kind, (text, understood)


# Every reason has its words


FAMILIES = (
    SPEAKING_REASONS,
    SOURCE_REASONS,
    MODEL_REASONS,
    SECOND_EAR_REASONS,
    OWN_VOICE_REASONS,
    JOURNAL_REASONS,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_a_problem_has_a_sentence(language: str) -> None:
    for family in FAMILIES:
        for reason, given in family.items():
            assert variables(language, reason) <= set(given), reason


def test_every_problem_that_the_program_names_is_of_a_family() -> None:
    named: set[str] = set()
    for module in PROGRAM.rglob("*.py"):
        for kind, reason in re.findall(
            r'\b(Journal|OwnVoice|Model|SecondEar|Microphone|Recording|Source)Problem\(\s*"([a-z-]+)"',
            module.read_text(),
        ):
            named.add({"Journal": "journal-", "OwnVoice": "own-voice-"}.get(kind, "") + reason)
    known = {reason for family in FAMILIES for reason in family}
    assert named <= known
    assert len(named) > 30
    assert len(known) == sum(map(len, FAMILIES)), "no two families share a code"


def test_a_problem_is_worded_from_its_code_and_its_details() -> None:
    problem = ModelProblem("model-missing", {"language": "cs"})
    said = Wording("en").problem(problem)
    assert "cs" in said
    assert said.endswith(".")
    assert Wording("en").problem(Missing(ReasonCode.DEVICE_MISSING, {"device": "Earbud"})) == Wording(
        "en"
    ).problem(SoundError(ReasonCode.DEVICE_MISSING, device="Earbud"))


NEVER_AT_THE_TABLE = {"not-in-hand", "not-your-turn"}
"""Reasons that occur only with other programs' records."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_refuses_an_action_says_so_in_its_own_words(language: str) -> None:
    wording = Wording(language, ("Anna", "Petr"), "hanabi")
    said: dict[str, str] = {}
    for reason, sentence in IllegalAction.sentences.items():
        if reason in NEVER_AT_THE_TABLE:
            continue
        fields = {field for _, field, _, _ in string.Formatter().parse(sentence) if field}
        details: dict[str, object] = dict.fromkeys(fields, 3)
        details |= dict.fromkeys(fields & {"colour", "suit", "clue"}, "red")
        everyone = view(new_game(rules_for("pl", ("tiles",)), 2, 1), None)
        command: ActionCommand = Play(1, "red")
        if reason in ("clue-touches-nothing", "own-hand", "not-nameable", "no-such-rank", "no-such-seat"):
            command = Clue(1, colour="red")
        elif reason in ("not-in-discards", "does-not-fit", "no-reward-pending"):
            command = TakeCard("red", 3)
        elif reason in ("reward-pending", "wrong-reward"):
            waiting = new_game(rules_for("pl", ("tiles",)), 2, 1)._replace(pending=3)  # type: ignore[arg-type]
            everyone = view(waiting, None)
        said[reason] = refusal(reason, details, command, everyone, wording)
        assert said[reason].endswith((".", "?")), reason
        assert said[reason][:1].isupper(), reason
    # 'No such rank' cannot be said, so the general sentence is enough for it.
    general = wording.say("cannot-other")
    assert [reason for reason, text in said.items() if text == general] in ([], ["no-such-rank"])
    assert len(set(said.values())) == len(said)


def test_every_reason_against_rules_that_the_table_can_meet_is_a_clash_of_two_variants() -> None:
    for one, other in itertools.combinations(VARIANT_ROWS, 2):
        clash: set[object] = {one, other}
        try:
            rules_for("en", (one, other))
        except RuleError as error:
            clash = {error.details["one"], error.details["other"]}
        assert clash == {one, other}


def test_every_message_that_the_program_names_exists() -> None:
    own = {
        folder: set(re.findall(r"^([a-z0-9-]+) =", "\n".join(
            path.read_text(encoding="utf-8") for path in (LOCALES / "en" / folder).glob("*.ftl")
        ), re.MULTILINE))
        for folder in ("", "hanabi", "hanafuda")
    }  # fmt: skip
    for path in PROGRAM.rglob("*.py"):
        room, *rest = path.relative_to(PROGRAM).parts
        room = rest[0] if room == "games" else room
        # Every game must bring the messages that no game's own code names.
        known = own[""] | own.get(room, own["hanabi"] & own["hanafuda"])
        if room in ("table", "contract"):
            # What a game is asked for if it doesn't override a shared member.
            known |= {name for said in (OF_TELLERS | OF_GAMES).values() for name in said}
        for name in re.findall(r'(?:say|sentence|has)\(\s*"([a-z-]+)"', path.read_text(encoding="utf-8")):
            assert name in known, (path.name, name)
