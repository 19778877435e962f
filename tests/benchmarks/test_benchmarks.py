"""The parts of the benchmarks that decide what is counted."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

from benchmarks import noises, people, tuning
from benchmarks.commands import ANSWERS, TABLES, answers, listeners, meaning, whole_commands
from benchmarks.outcomes import Outcome, Tally, action_of, judged, outcome
from benchmarks.peers import _automaton, _lexicon, installed
from benchmarks.recognition import kept_line, table_talk
from benchmarks.tables import milliseconds, share, table
from benchmarks.voices import LOUDNESS, SAMPLE_RATE, espeak_speaker, speak
from training.voices import VARIANTS
from voice_hanabi.hearing.phrases import graph_of
from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.table import understanding
from voice_hanabi.table.commands import Clue, Discard, Play
from voice_hanabi.table.expectations import Expectation
from voice_hanabi.table.templates import templates_of
from voice_hanabi.table.understanding import Close, Listener, NotUnderstood, Understood
from voice_hanabi.table.wording import LANGUAGES


@pytest.fixture(scope="module")
def english() -> Listener:
    return Listener(templates_of("en"), TABLES["en"][0])


def heard(*texts: str) -> Utterance:
    return Utterance(tuple(Alternative(text, -float(place)) for place, text in enumerate(texts)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_drawn_from_the_grammar_and_mean_one_thing(language: str) -> None:
    ears = listeners(language)[:1]
    drawn = list(whole_commands(language, ears, 60, 1))
    assert drawn == list(whole_commands(language, ears, 60, 1))
    assert drawn != list(whole_commands(language, ears, 60, 2))
    for said in drawn:
        assert ears[said.table].phrases(Expectation.TURN).accepts(said.text.split())
        assert meaning(ears[said.table], Expectation.TURN, said.text) == said.command
    actions = sum(isinstance(said.command, Play | Discard | Clue) for said in drawn)
    assert 0.5 < actions / len(drawn) < 0.95


@pytest.mark.parametrize("kind", ANSWERS)
def test_answers_are_phrases_of_their_small_grammar(kind: str, english: Listener) -> None:
    expectation, _ = ANSWERS[kind]
    for said in answers("en", kind, english, 10, 1):
        assert english.phrases(expectation).accepts(said.text.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_table_talk_is_no_command(language: str) -> None:
    listener = Listener(templates_of(language), TABLES[language][0])
    talk = table_talk(language)
    assert len(set(talk)) == len(talk) >= 20
    assert not [text for text in talk if listener.phrases(Expectation.TURN).accepts(text.split())]


def test_every_way_to_understand_has_its_outcome() -> None:
    said = Play(3)
    found = {
        outcome(Understood(said, True, ""), said): Outcome.RIGHT,
        outcome(Understood(said, False, ""), said): Outcome.ASKED,
        outcome(Close(said, Play(2)), said): Outcome.ASKED,
        outcome(Close(Play(2), said), said): Outcome.ASKED_WRONG,
        outcome(Understood(Discard(3), True, ""), said): Outcome.WRONG_ACTION,
        outcome(Understood(Discard(None), True, ""), said): Outcome.OTHER,
        outcome(Understood(Play(3, "red"), True, ""), said): Outcome.OTHER,
        outcome(NotUnderstood(True), said): Outcome.PARDON,
        outcome(NotUnderstood(False), said): Outcome.IGNORED,
    }
    assert all(one is other for one, other in found.items())
    assert action_of(Clue(1, value=2)) == action_of(Clue(1, value=2, slots=(1,)))
    assert action_of(Clue(1)) is None


def test_a_wrong_action_counts_whatever_else_was_heard(english: Listener) -> None:
    utterances = [heard("play the third"), heard("discard the first")]
    assert judged(english, Expectation.TURN, utterances, Play(3)) is Outcome.WRONG_ACTION
    assert judged(english, Expectation.TURN, utterances[:1], Play(3)) is Outcome.RIGHT
    assert judged(english, Expectation.TURN, [], Play(3)) is Outcome.IGNORED
    assert judged(english, Expectation.TURN, [heard("[unk]")], None) is Outcome.IGNORED


def test_noise_is_as_loud_as_it_is_said_to_be() -> None:
    speech = speak("play the third card", espeak_speaker("en", random.Random(1)))
    assert speech is not None
    noise = noises.household()
    for decibels in (20, 5):
        sound = noises.in_room(speech, noise, decibels, 1)
        before = sound[: int(noises.BEFORE * SAMPLE_RATE)]
        quieter = 20 * np.log10(LOUDNESS / np.sqrt(np.mean(before**2)))
        assert abs(quieter - decibels) < 5
        assert sound.size == speech.size + int((noises.BEFORE + noises.AFTER) * SAMPLE_RATE)
    assert len(noises.sixteen_bits(speech)) == 2 * speech.size


def test_voices_are_others_than_those_that_are_trained_on() -> None:
    chance = random.Random(1)
    for language in LANGUAGES:
        variants = {espeak_speaker(language, chance).voice.partition("+")[2] for _ in range(50)}
        assert len(variants) > 5
        assert not variants & set(VARIANTS)


def test_the_peer_gets_the_same_phrases() -> None:
    phrases = graph_of(["play one", "play two"])
    lines = _automaton(phrases).splitlines()
    assert [line for line in lines if line.endswith(("play", "one", "two"))] != []
    assert sum(line.startswith("TRANSITION") for line in lines) == 5
    if installed():
        assert _lexicon(["zbyněk"], "cs").startswith("zbyněk Z")


def test_recordings_of_trained_people_are_left_out(tmp_path: Path) -> None:
    (tmp_path / "index.tsv").write_text(
        "path\tlang\tspeaker\ttranscript\na.opus\tcs\tchildsplay_cs\tJedna\nb.opus\tcs\tsomebody\tdva\n"
    )
    assert [clip.transcript for clip in people.recordings(tmp_path)] == ["jedna"]


def test_constants_are_tried_and_put_back(tmp_path: Path) -> None:
    ears = listeners("en")
    said = next(iter(whole_commands("en", ears, 1, 1)))
    path = tmp_path / "kept.jsonl"
    path.write_text(
        kept_line("en", "quiet", said, Expectation.TURN, [heard(said.text)])
        + kept_line("en", "talk", type(said)("", None, 0), Expectation.TURN, [heard("[unk]")])
    )
    as_before = understanding.CLOSE_MARGIN
    lines = tuning.report(tuning.kept([path]), {"CLOSE_MARGIN": (0.1, 0.9)}).splitlines()
    assert as_before == understanding.CLOSE_MARGIN
    assert len(lines) == 4
    assert "100.0 %" in lines[-1]


def test_tables_are_markdown() -> None:
    assert table(("a", "b"), [[1, 0.25]]) == "| a | b |\n|---|---|\n| 1 | 0.2 |"
    assert share(1, 4) == "25.0 %"
    assert share(0, 0) == "-"
    assert milliseconds([0.1, 0.2, 0.3]) == ("200 ms", "300 ms")
    assert milliseconds([]) == ("-", "-")
    assert (Tally() + Tally()).said == 0
