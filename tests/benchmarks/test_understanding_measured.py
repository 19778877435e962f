"""The benchmark of understanding: which sentences are read, and what is counted as what."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from benchmarks.meaning import corrected, spoken
from benchmarks.meaning.spoken import chosen, exact_alone
from benchmarks.meaning.thoughts import Came as OfAThought
from benchmarks.meaning.thoughts import Score as OfThoughts
from benchmarks.meaning.understanding import typed
from benchmarks.tools.meanings import (
    Came,
    Kind,
    Talk,
    as_meant,
    came,
    details_right,
    kind_of,
    short,
    talk_came,
)
from benchmarks.tools.said import (
    FOLDER,
    NAMES,
    Correction,
    Half,
    Sentence,
    Thought,
    corrections,
    sentences,
    thoughts,
)
from benchmarks.tools.scores import Score
from voice_hanabi.cli.command_line.expected import expectation_of
from voice_hanabi.contract.commands import Answer, Command, Control, ControlVerb
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.talk.commands import About, Clue, Discard, Move, Play, Question
from voice_hanabi.hearing.phrases import graph_of
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.understanding.judging import Verdict

PEOPLE = NAMES["en"]

RED = {"type": "clue", "target": "Peter", "colour": "red", "slots": [2, "last"], "count": 2}


def said(command: dict[str, Any] | None, expect: str = "command") -> Sentence:
    return Sentence("en", 1, "", expect, command)


def sure(command: Command, other: Command | None = None) -> Verdict:
    return Verdict(command, True, other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_halves_hold_every_sentence_once(language: str) -> None:
    for name, read in ((language, sentences), (f"{language}-corrections", corrections)):
        halves = [{entry.line for entry in read(language, half)} for half in Half]
        assert all(line % 2 == 1 for line in halves[0])
        lines = len((FOLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines())
        assert halves[0] | halves[1] == set(range(1, lines + 1))
        assert not halves[0] & halves[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hundred_thoughts_per_language_are_read_for_each_game(language: str) -> None:
    for game in (GAMES["hanabi"], GAMES["koi-koi"]):
        read = [one for half in Half for one in thoughts(language, half, game)]
        assert sum(one.sentence.command is None for one in read) == 100
        assert all(one.sentence.expectation for one in read)


def test_an_answer_to_a_possible_question_is_not_one_to_a_thought() -> None:
    score, deck = OfThoughts("en", "bare"), sure(Question(About.DECK))
    score.add(Thought(said(None), question_fine=True, answer_fine=True), deck)
    score.add(Thought(said(None), question_fine=True), deck)
    assert score.thoughts == {OfAThought.REPLIED: 1, OfAThought.ANSWERED: 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_one_that_can_be_scored(language: str) -> None:
    abouts = {about.value for about in About}
    wrong = []
    for entry in (*sentences(language, Half.DEVELOPMENT), *sentences(language, Half.MEASURED)):
        command = entry.command or {}
        people = {command.get("target"), command.get("player"), command.get("asker")} - {None}
        fine = expectation_of(entry.game, entry.expect) is not None and people <= set(NAMES[language])
        if command.get("type") == "question":
            fine = fine and command["about"] in abouts
        if not (fine and entry.text.strip() and (entry.command is None or as_meant(command, command))):
            # Only the line's number, since not everyone may see the sentence itself.
            wrong.append(entry.line)
    assert not wrong


def test_a_clue_counts_as_meant_whatever_places_were_said() -> None:
    assert as_meant(RED, {"type": "clue", "target": "Peter", "colour": "red"})
    assert not as_meant(RED, {"type": "clue", "target": "Eva", "colour": "red"})
    assert not as_meant(RED, {"type": "clue", "target": "Peter", "value": 2})
    assert details_right(RED, {**RED, "slots": [5, 2]})
    assert not details_right(RED, {**RED, "slots": [2]})
    assert not details_right(RED, {**RED, "count": 3})


def test_the_last_place_is_the_fifth_and_an_uncalled_colour_a_detail() -> None:
    last = {"type": "play", "slot": "last", "colour": "blue"}
    assert as_meant(last, {"type": "play", "slot": 5})
    assert not details_right(last, {"type": "play", "slot": 5})
    assert not as_meant(last, {"type": "play", "slot": 5, "colour": "red"})
    assert not as_meant(last, {"type": "discard", "slot": 5})
    assert as_meant({"type": "move", "from": 5, "to": "left"}, {"type": "move", "from": "last", "to": 1})


def test_a_question_counts_as_meant_if_its_subject_is_right_and_any_variant_counts() -> None:
    told = {"type": "question", "about": "told", "player": "Eva"}
    assert as_meant(told, {"type": "question", "about": "told"})
    assert not details_right(told, {"type": "question", "about": "told"})
    assert not as_meant(told, {"type": "question", "about": "hand", "player": "Eva"})
    variant = {"type": "set-up", "what": "variant", "value": 3}
    assert as_meant(variant, {"type": "set-up", "what": "variant", "value": "rainbow"})
    count = {"type": "set-up", "what": "count", "value": 3}
    assert not as_meant(count, {"type": "set-up", "what": "count", "value": 4})


def test_outcomes_of_a_sentence_that_means_something() -> None:
    third = said({"type": "play", "slot": 3})
    found = {
        Came.AT_ONCE: [sure(Play(3)), sure(Play(3), Discard(3))],
        Came.AFTER: [
            Verdict(Play(3)),
            Verdict(Play(2), False, Play(3)),
            Verdict(Answer("slot", 3)),
        ],
        Came.MORE: [Verdict(Play(None))],
        Came.REFUSED: [Verdict(None)],
        Came.ASKED_WRONG: [Verdict(Play(2)), Verdict(Discard(None)), Verdict(Discard(3), False, Play(1))],
        Came.ANOTHER_ACTION: [sure(Discard(3)), sure(Clue(1, "red")), sure(Move(3, "left"))],
        Came.ANOTHER_WORD: [sure(Question(About.DECK)), sure(Answer("yes-no", "no"))],
    }
    for kind, verdicts in found.items():
        assert [came(third, verdict, PEOPLE) for verdict in verdicts] == [kind] * len(verdicts)
    assert set(found) == set(Came)


def test_a_missing_part_is_rightly_asked_for() -> None:
    assert came(said({"type": "play"}), Verdict(Play(None)), PEOPLE) is Came.AT_ONCE
    assert came(said({"type": "play"}), sure(Play(1)), PEOPLE) is Came.ANOTHER_ACTION
    assert came(said(RED), Verdict(Clue(1)), PEOPLE) is Came.MORE
    assert came(said(RED), Verdict(Clue(None, "red")), PEOPLE) is Came.MORE
    assert came(said(RED), Verdict(Clue(2)), PEOPLE) is Came.ASKED_WRONG


def test_taking_back_is_a_no_where_yes_or_no_is_asked() -> None:
    no = said({"type": "answer", "value": "no"}, "yes-no")
    back = sure(Control(ControlVerb.TAKE_BACK))
    assert came(no, back, PEOPLE) is Came.AT_ONCE
    assert came(replace(no, expect="command"), back, PEOPLE) is Came.ANOTHER_WORD


def test_outcomes_of_table_talk() -> None:
    talk = said(None)
    assert talk_came(talk, sure(Play(3)), PEOPLE) is Talk.ACTED
    assert talk_came(talk, sure(Control(ControlVerb.SAVE_AND_LEAVE)), PEOPLE) is Talk.ACTED
    assert talk_came(talk, sure(Question(About.DECK)), PEOPLE) is Talk.ANSWERED
    assert talk_came(talk, Verdict(Play(3)), PEOPLE) is Talk.ASKED
    assert talk_came(talk, Verdict(None), PEOPLE) is Talk.NOTHING
    yes = sure(Answer("yes-no", "yes"))
    assert talk_came(talk, yes, PEOPLE) is Talk.NOTHING
    assert talk_came(said(None, "yes-no"), yes, PEOPLE) is Talk.ACTED


def test_kinds_and_few_words() -> None:
    assert kind_of(said(RED)) is Kind.CLUE
    assert kind_of(said({"type": "move", "from": 1, "to": 2})) is Kind.OTHER
    assert kind_of(said({"type": "deal"}, "set-up")) is Kind.SET_UP
    assert kind_of(said(None)) is Kind.NOTHING
    assert short(RED) == "clue Peter red #2+last (2)"
    assert short(None) == "nothing"


def test_a_score_counts_and_lists_what_failed() -> None:
    score = Score("en")
    score.add(said(RED), sure(Clue(1, "red", None, (2, 5), 2)))
    score.add(said(RED), sure(Clue(1, "red")))
    score.add(said({"type": "play", "slot": 1}), Verdict(None))
    score.add(said(None), sure(Play(1)))
    assert score.rows()[0][:4] == ["en", "clue", 2, "100.0 %"]
    assert score.rows()[-1][:4] == ["en", "all", 3, "66.7 %"]
    assert score.rows()[-1][-1] == "50.0 %"
    assert score.talk_row() == ["en", 1, 1, 0, 0, 0]
    starts = [line.split(" | ")[0] for line in score.failures]
    assert starts == ["clue details", "play refused", "talk ACTED ON"]


@pytest.mark.parametrize(
    ("first", "then", "becomes", "outcome"),
    [
        ("play the third card", "no", None, corrected.Came.AT_ONCE),
        ("play the third card", "no", {"type": "play", "slot": 2}, corrected.Came.CANCELLED),
        ("tell Peter red", "yes", {"type": "clue", "target": "Eva", "value": 5}, corrected.Came.FIRST),
        ("what do I know", "no", None, corrected.Came.NOT_WAITING),
    ],
)
def test_corrections_are_said_at_a_real_table(
    first: str, then: str, becomes: dict[str, Any] | None, outcome: corrected.Came, tmp_path: Path
) -> None:
    assert corrected.came(Correction("en", 1, first, then, becomes), tmp_path)[0] is outcome


def test_sentences_to_be_spoken_are_drawn_by_a_fixed_rule() -> None:
    every = sentences("en", Half.DEVELOPMENT)
    drawn = chosen(every, 50)
    assert drawn == chosen(every, 50)
    assert len({sentence.line for sentence in drawn}) == 50
    assert {kind_of(sentence) for sentence in every} - {kind_of(sentence) for sentence in drawn} == set()
    assert chosen(every, 10_000) == every


def test_each_sentence_is_said_by_a_voice_that_was_kept_out() -> None:
    drawn = chosen(sentences("en", Half.DEVELOPMENT), 3)
    found = list(spoken.clips("en", drawn))
    assert [sentence for sentence, _ in found] == drawn
    assert all(np.abs(speech).max() > 100 for _, speech in found)


def test_phrases_without_free_speech_are_not_heard_twice() -> None:
    assert exact_alone(graph_of(["play the first"])) is None


@pytest.mark.long("benchmarks")
def test_the_measured_half_is_only_counted() -> None:
    measured = typed("en", Half.MEASURED)
    texts = [entry.text for entry in sentences("en", Half.MEASURED) if len(entry.text) > 12]
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks", "understanding", "--lang", "en", "--spoken", "0"],
        capture_output=True, text=True, check=True, cwd=Path(__file__).parents[2],
    )  # fmt: skip
    assert f"| en | all | {measured.rows()[-1][2]} |" in done.stdout
    assert not any(text in done.stdout + done.stderr for text in texts)
