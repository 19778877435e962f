"""What people may say: the four languages' grammars mean the same, and each sentence means one thing."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from random import Random

import pytest
import yaml
from evening import LANGUAGES, PLAYERS

from voice_hanabi.contract.commands import (
    ARRANGE_INTENTS,
    CONTROL_INTENTS,
    PARTNER_INTENTS,
    YES_NO_INTENTS,
    Command,
    SetUp,
)
from voice_hanabi.contract.expectations import CHOICE, COUNT, LOOKING, SET_UP, Expectation
from voice_hanabi.contract.partners import Level
from voice_hanabi.games import RULEBOOKS
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.rules.rulebooks import VARIANT_ROWS
from voice_hanabi.games.hanabi.talk import commands as hanabi_said
from voice_hanabi.games.hanabi.talk.commands import ACTION_INTENTS, QUESTION_INTENTS, canonical, command_of
from voice_hanabi.games.hanabi.talk.situations import REWARD, SITUATIONS, SLOT, VALUE
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.language.form_rows import expanded
from voice_hanabi.language.grammar_problems import GrammarProblem, data_folder
from voice_hanabi.language.loose_patterns import LoosePatterns
from voice_hanabi.language.templates import read_templates, templates_of
from voice_hanabi.language.word_graph import Reading, Tag, WordGraph
from voice_hanabi.system.plain_text import without_diacritics
from voice_hanabi.understanding.interpreter import Interpreter
from voice_hanabi.understanding.outcome import Understood

GRAMMARS = Path(str(data_folder("grammars")))
FILES = {
    "lists", "questions", "table", "setup", "answers", "names", "concepts", "patterns", "nicknames",
    "corrections", "ears", "beside", "gate", "partners", "hints", "looking", "lessons", "friends",
    "real-cards",
}  # fmt: skip
OWN_FILES = {
    "lists", "actions", "questions", "setup", "answers", "concepts", "patterns", "corrections", "acts",
    "why",
}  # fmt: skip
"""Hanabi's files, besides `sentences.txt`."""

ALLOWED: dict[str, set[object]] = {
    "colour": {"red", "yellow", "green", "blue", "white", "rainbow", "black"},
    "value": {1, 2, 3, 4, 5},
    "slot": {1, 2, 3, 4, 5, "last"},
    "count": {2, 3, 4, 5, 6},
    "number": {1, 2, 3, 4, 5, 6},
    "game": {"hanabi", "koi-koi", "hanafuda"},
    "language": set(LANGUAGES),
    "rulebook": set(RULEBOOKS),
    "variant": set(VARIANT_ROWS),
    "topic": {
        "goal", "turn", "clue", "discard", "play", "tokens", "strikes", "fireworks", "end", "score", "cards",
        "empty-clue", "rainbow", "black", "tiles", "colour-call", "all-or-nothing", "no-tokens",
        "full-tokens", "colours", "oldest", "prompt", "finesse", "own-cards",
        # More of what can be said.
        "moves", "questions", "controls",
    },
    "end": {"left", "right"},
    "seat": {1, 2, 3, 4, 5, 6},
    "told": {0, 1, 2, 3, 4, 5},
    "ear": {"phone", "headset", "own", "left", "right", "sides", "reader", "writing", "none"},
    "who": {"me", "rest", "all"},
    "setting": {
        "count", "names", "variants", "rules", "language", "game", "ears", "beginner", "confirm", "answers",
    },
    "confirm": {"ask", "announce", "never"},
    "microphone": {"headset", "computer", 1, 2, 3, 4},
    "difficulty": {"harder", "easier", "shorter"},
    "computers": {1, 2, 3, 4}, "lesson": {1, 2, 3, 4, 5},
    "partner_level": {level.value for level in Level},
    "deed": {"clue", "play", "discard"},
    "note_deed": {"keep", "play", "discard"},
}  # fmt: skip
"""What each list may mean, as the README lists it."""

MAY_BE_WITHOUT: dict[str, set[object]] = {"told": {0, 1, 2, 3, 4, 5}}
"""Meanings that a language may lack: 'you have two ones' can be said in other words."""

DIALOGUE_INTENTS = (
    "SetGame", "SetLanguage", "SetRules", "SetVariant", "SetNoVariant", "SetCount", "SetNames", "SetBeginner",
    "Deal", "AnswerSlot", "AnswerValue", "AnswerColour", "AnswerPlayer", "AnswerNumber", "AnswerNone",
    "Heard", "NotHeard", "Move", "Skip",
    *hanabi_said.NOTE_INTENTS, *hanabi_said.WEIGHING_INTENTS, "PlayInstead", "DiscardInstead",
)  # fmt: skip

EVERY_INTENT = {
    *ACTION_INTENTS, *hanabi_said.REWARD_INTENTS, *QUESTION_INTENTS, *CONTROL_INTENTS, *YES_NO_INTENTS,
    *DIALOGUE_INTENTS, "Rename", "Exchange", "AddPlayer",
    *ARRANGE_INTENTS, *LOOKING.intents, *PARTNER_INTENTS, "SetOne", "HearBy",
}  # fmt: skip


@lru_cache
def interpreter(language: str) -> Interpreter:
    """An interpreter at a table of five, with a few of the first names, so that the tests are quick."""
    templates = templates_of(language, "hanabi")
    names = tuple(dict.fromkeys((*templates.first_names[:20], *PLAYERS[language])))
    return Interpreter(HANABI, replace(templates, first_names=names), PLAYERS[language])


def readings(language: str, expectation: Expectation, phrase: str) -> list[Reading]:
    return interpreter(language).graph(expectation.intents).exact(phrase.split())


def commands(language: str, expectation: Expectation, phrase: str) -> set[Command]:
    return {command_of(reading) for reading in readings(language, expectation, phrase)}


# The files


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_those_of_the_readme_and_load(language: str) -> None:
    assert {path.stem for path in (GRAMMARS / language).glob("*.yaml")} == FILES
    assert {path.stem for path in (GRAMMARS / language / "hanabi").glob("*.yaml")} == OWN_FILES
    assert templates_of(language, "hanabi").language == language


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_and_no_are_names_and_not_booleans_of_yaml(language: str) -> None:
    for path in (GRAMMARS / language).rglob("*.yaml"):
        content = yaml.safe_load(path.read_text(encoding="utf-8"))
        for section in ("intents", "lists", "expansion_rules", "exceptions"):
            assert all(isinstance(key, str) for key in content.get(section) or {}), path
    assert {"Yes", "No"} <= set(templates_of(language, "hanabi").intents)
    for values in templates_of(language, "hanabi").lists.values():
        assert not any(isinstance(meaning, bool) for _, meaning in values)
    assert all(isinstance(name, str) for name in templates_of(language, "hanabi").first_names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_every_game_shares_needs_nothing_of_a_game_but_lists(language: str) -> None:
    shared = templates_of(language, "")
    assert shared.graph(shared.intents, {}).phrases.words
    spotted = shared.concepts["filler"], shared.concepts["elsewhere"]
    assert all(
        words
        for forms in spotted
        for form, _ in forms
        for words in expanded(form, shared.rules, {}, language)
    )
    assert LoosePatterns(shared, {}).words(shared.patterns)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_intent_of_the_program_and_no_other_is_in_each_language(language: str) -> None:
    assert set(templates_of(language, "hanabi").intents) == EVERY_INTENT


def test_the_readmes_table_names_every_intent() -> None:
    readme = (Path(__file__).parents[2] / "grammars" / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([A-Z][A-Za-z ,/]+) \|", readme, re.MULTILINE)
    assert {intent for row in rows for intent in re.split(r"[,/ ]+", row)} == EVERY_INTENT


def test_every_intent_is_listened_for_somewhere() -> None:
    assert {intent for expectation in SITUATIONS for intent in expectation.intents} == EVERY_INTENT


@lru_cache
def all_marks(language: str) -> frozenset[Tag]:
    """Everything that any path through the templates can mean."""
    graph = interpreter(language).graph(templates_of(language, "hanabi").intents)
    return frozenset(label for arcs in graph.arcs.values() for label, _ in arcs if isinstance(label, Tag))


def meanings(language: str, slot: str) -> set[object]:
    """What a slot can mean, by the lists that are captured under its name anywhere in the grammar."""
    return {mark.value for mark in all_marks(language) if mark.name == slot}


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_mean_the_same_in_every_language(language: str) -> None:
    lists = templates_of(language, "hanabi").lists
    for name in set(ALLOWED) - {"topic", "told"}:
        assert {meaning for _, meaning in lists[name]} == ALLOWED[name], name
    for slot, allowed in ALLOWED.items():
        if slot == "seat":
            continue
        found = meanings(language, slot)
        assert found <= allowed, slot
        assert allowed - found <= MAY_BE_WITHOUT.get(slot, set()), slot
    for number in range(1, 5):
        assert meanings(language, f"at{number}") <= ALLOWED["slot"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_slot_of_the_grammar_is_known_to_the_commands(language: str) -> None:
    assert {mark.name for mark in all_marks(language)} <= {
        "intent", "asker", "player", "slot", "colour", "value", "told", "count", "number", "language",
        "game", "rulebook", "variant", "topic", "from", "to", "end", "ear", "who", "setting", "confirm",
        "difficulty", "microphone", "lesson", "computers", "partner_level", "deed", "period", "turn",
        "which", "day", "other", "note_deed", "deck", "held", *(f"at{number}" for number in range(1, 6)),
        *(f"{word}{number}" for word in ("name", "title") for number in range(1, 7)),
    }  # fmt: skip


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("intents: [", "actions.yaml, line [12]: this is no YAML"),
        ("intents:\n\n  Play: [\n", "actions.yaml, line [34]: this is no YAML"),
        ("lists: {}\n# \xff", "actions.yaml, line 2: this is no UTF-8"),
        ("- just\n- a list\n", "actions.yaml: it should hold intents"),
        ("intents: {}\n", "lacks intents or lists"),
        ("lists: {}\nintents:\n  Play: {}\n", "actions.yaml, line 3: Play of the intents .* 'data'"),
        ("lists: {}\nintents:\n  Play: {}\n  Play: {}\n", "actions.yaml, line 4: .* Play is there twice"),
        ("lists: {a: [b]}\nintents: {}\n", "a of the lists is not as it should be"),
        ("lists: []\nintents: {}\n", "actions.yaml: the part lists"),
        (
            "lists: {}\nintents:\n  Play: {data: [{sentences: ['play (']}]}\n",
            "actions.yaml, line 3: .* broken",
        ),
    ],
)
def test_a_broken_file_is_reported_in_one_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    (tmp_path / "actions.yaml").write_text(text, encoding="latin-1")
    with pytest.raises(GrammarProblem, match=sentence):
        read_templates(tmp_path, "en")


def test_a_rule_that_no_file_defines_is_reported_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "actions.yaml").write_text(
        "intents: {Play: {data: [{sentences: ['play <which>']}]}}\nlists: {}\n"
    )
    with pytest.raises(GrammarProblem, match="<which>, which no file defines"):
        read_templates(tmp_path, "en").graph(["Play"], {})


# The phrases

STRIDES = {REWARD: 5, SITUATIONS.practice: 5, SITUATIONS.ended: 3}
"""Most phrases of these situations are those of a turn, in which each one is tried."""

ONE_MEANING = tuple(expectation for expectation in SITUATIONS if not expectation.corrections)
"""Situations in which a sentence means one thing; elsewhere, a part of an action may correct another."""


@pytest.mark.by_turns("voice_hanabi/language", "grammars/{language}")
@pytest.mark.parametrize("expectation", ONE_MEANING, ids=lambda one: one.value)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phrase_that_is_listened_for_means_one_thing(language: str, expectation: Expectation) -> None:
    graph = interpreter(language).graph(expectation.intents)
    phrases = list(graph.phrases.covering_phrases())
    found: set[str] = set()
    for phrase in phrases[:: STRIDES.get(expectation, 1)]:
        words = phrase.split()
        assert graph.phrases.accepts(words)
        read = graph.exact(words)
        assert len({command_of(reading) for reading in read}) == 1, (phrase, read)
        found.update(reading.intent for reading in read)
    if expectation not in STRIDES:
        assert found == set(expectation.intents)


def walks(graph: WordGraph, random: Random, count: int) -> list[tuple[str, Reading]]:
    """Random paths through the templates: the words, and the reading that the marks on the path give."""
    found: list[tuple[str, Reading]] = []
    while len(found) < count:
        state, words, marks = graph.start, [], []
        while state != graph.final:
            arcs = graph.arcs.get(state)
            if not arcs:
                break
            label, state = random.choice(arcs)
            if isinstance(label, Tag):
                marks.append(label)
            elif label is not None:
                words.append(label)
        if state == graph.final and words:
            slots = tuple(sorted((mark.name, mark.value) for mark in marks if mark.name != "intent"))
            intent = next(str(mark.value) for mark in marks if mark.name == "intent")
            found.append((" ".join(words), Reading(intent, slots, text=" ".join(words))))
    return found


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_template_says_is_what_is_read(language: str) -> None:
    random = Random(language)
    for intent in templates_of(language, "hanabi").intents:
        alone = interpreter(language).graph((intent,))
        expectations = [expectation for expectation in ONE_MEANING if intent in expectation.intents]
        expectation = random.choice(expectations or [SITUATIONS.waiting])
        graph = interpreter(language).graph(expectation.intents)
        for phrase, reading in walks(alone, random, 12):
            assert reading in alone.exact(phrase.split())
            read = graph.exact(phrase.split())
            assert {command_of(one) for one in read} == {command_of(reading)}, (phrase, expectation)
            assert graph.phrases.accepts(phrase.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_a_path_of_the_templates_is_neither_heard_nor_read(language: str) -> None:
    random = Random(language)
    for expectation in (SITUATIONS.turn, SET_UP):
        graph = interpreter(language).graph(expectation.intents)
        for phrase, _ in walks(graph, random, 150):
            words = phrase.split()
            random.shuffle(words)
            assert graph.phrases.accepts(words) == bool(graph.exact(words)), words
            assert graph.phrases.accepts(words[:-1]) == bool(graph.exact(words[:-1]) and words[:-1])


def test_the_empty_sentence_is_not_a_phrase() -> None:
    for expectation in SITUATIONS:
        assert not interpreter("en").phrases(expectation).accepts([])


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_typed_without_diacritics_are_understood_the_same(language: str) -> None:
    random = Random(language)
    ear = interpreter(language)
    for expectation in ONE_MEANING:
        for phrase, reading in walks(ear.graph(expectation.intents), random, 25):
            bare, command = without_diacritics(phrase), command_of(reading)
            # A clue of no cards makes no sense where no rulebook of the language has it.
            if (bare == phrase and language != "en") or not ear.meaning.makes_sense(command):
                continue
            talk = reading.intent in ear.game.situations.actions and ear.meaning.may_be_talk(command)
            exact = ear.understand(typed_line(phrase), expectation.intents)
            assert exact == Understood(command, sure=not talk, text=phrase)
            typed = ear.understand(typed_line(bare.upper() + "."), expectation.intents)
            if isinstance(typed, Understood):
                assert typed.command == exact.command, (phrase, typed)
            else:
                # Two words that differ only in their diacritics: then the table asks.
                other = [getattr(typed, "first", None), getattr(typed, "second", None)]
                assert exact.command in other, (phrase, typed)


@pytest.mark.parametrize("text", ["polska pravidla", "pravidla z Polska"])
def test_a_typed_word_may_also_be_one_that_differs_in_diacritics(text: str) -> None:
    understood = interpreter("cs").understand(typed_line(text), SET_UP.intents)
    assert isinstance(understood, Understood)
    assert understood.sure
    assert understood.command == SetUp("rules", "pl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_typed_digits_are_numbers(language: str) -> None:
    ear = interpreter(language)
    for expectation, kind in ((SLOT, "slot"), (VALUE, "value"), (CHOICE, "number")):
        for number in range(1, 6):
            understood = ear.understand(typed_line(str(number)), expectation.intents)
            assert isinstance(understood, Understood), (expectation, number)
            assert canonical(understood.command, ()) == {"type": "answer", "value": number}, kind
    understood = ear.understand(typed_line("3"), COUNT.intents)
    assert isinstance(understood, Understood)
    assert understood.command == SetUp("count", 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_is_known_by_its_own_name_everywhere(language: str) -> None:
    own = {"cs": "čeština", "pl": "po polsku", "da": "dansk", "en": "english"}
    for other, name in own.items():
        assert commands(language, COUNT, name) == {SetUp("language", other)}, name
