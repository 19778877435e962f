"""The parts of the benchmarks that decide what is counted."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from benchmarks.hearing import echo, people, read_aloud
from benchmarks.hearing.names import UP_TO, pairs
from benchmarks.learnt import development, tuning
from benchmarks.learnt.development import kept
from benchmarks.tools import noises
from benchmarks.tools.commands import ANSWERS, TABLES, Said, answers, interpreters, meaning, whole_commands
from benchmarks.tools.ears import kept_line
from benchmarks.tools.not_said import (
    Came,
    broken_commands,
    came,
    dictionary_talk,
    near_misses,
    table_talk,
    worst,
)
from benchmarks.tools.outcomes import Outcome, Tally, action_of, judged, outcome
from benchmarks.tools.peers import _automaton, _lexicon, installed
from benchmarks.tools.processes import side_by_side
from benchmarks.tools.tables import milliseconds, share, table
from benchmarks.tools.voices import LOUDNESS, SAMPLE_RATE, espeak_speaker, speak
from training.clips.voices import VARIANTS
from voice_hanabi.contract.commands import Answer, Control, ControlVerb
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.talk.commands import About, Clue, Discard, Play, Question
from voice_hanabi.games.hanabi.talk.situations import SITUATIONS, VALUE
from voice_hanabi.hearing.echo.telling import LEAST_REDUCTION
from voice_hanabi.hearing.models.packed import SearchSettings
from voice_hanabi.hearing.phrases import graph_of
from voice_hanabi.hearing.utterance import Alternative, Evidence, Utterance
from voice_hanabi.hearing.voices.confusability import distance
from voice_hanabi.language.templates import plain, templates_of
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.understanding.interpreter import Interpreter
from voice_hanabi.understanding.outcome import Close, NotUnderstood, Understood


@pytest.fixture(scope="module")
def english() -> Interpreter:
    return Interpreter(HANABI, templates_of("en", "hanabi"), TABLES["en"][0])


def heard(*texts: str) -> Utterance:
    return Utterance(tuple(Alternative(text, -float(place)) for place, text in enumerate(texts)))


@pytest.mark.by_turns("benchmarks", "grammars/{language}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_drawn_from_the_grammar_and_mean_one_thing(language: str) -> None:
    ears = interpreters(language)[:1]
    drawn = list(whole_commands(language, ears, 60, 1))
    assert drawn == list(whole_commands(language, ears, 60, 1))
    assert drawn != list(whole_commands(language, ears, 60, 2))
    for said in drawn:
        assert ears[said.table].phrases(SITUATIONS.turn).accepts(said.text.split())
        assert meaning(ears[said.table], SITUATIONS.turn, said.text) == said.command
    actions = sum(isinstance(said.command, Play | Discard | Clue) for said in drawn)
    assert 0.5 < actions / len(drawn) < 0.95


@pytest.mark.parametrize("kind", ANSWERS)
def test_answers_are_phrases_of_their_small_grammar(kind: str, english: Interpreter) -> None:
    expectation, _ = ANSWERS[kind]
    for said in answers("en", kind, english, 10, 1):
        assert english.phrases(expectation).accepts(said.text.split())


@pytest.mark.by_turns("benchmarks", "grammars/{language}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_no_command_is_none(language: str) -> None:
    ears = interpreters(language)[:1]
    phrases = ears[0].phrases(SITUATIONS.turn)
    for talk in (table_talk(language), near_misses(language)):
        assert len(set(talk)) == len(talk) >= 20
        assert not [text for text in talk if phrases.accepts(text.split())]
        assert all(text == plain(text) for text in talk)
    broken = list(broken_commands(language, ears, 12, 1))
    assert len(broken) == 12
    assert not [text for text in broken if phrases.accepts(text.split())]
    assert broken == list(broken_commands(language, ears, 12, 1))
    assert not [text for text in dictionary_talk(language, phrases, 5, 1) if phrases.accepts(text.split())]


@pytest.mark.by_turns("benchmarks", "grammars/{language}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_near_misses_have_words_of_the_game(language: str) -> None:
    words = (
        Interpreter(HANABI, templates_of(language, "hanabi"), TABLES[language][0])
        .phrases(SITUATIONS.turn)
        .words
    )
    assert all(words & set(text.split()) for text in near_misses(language))


def test_outcomes_of_what_was_not_a_command(english: Interpreter) -> None:
    asks = Question(About.TOKENS)
    found = {
        came(Understood(Play(3), True, "")): Came.ACTED,
        came(Understood(Control(ControlVerb.PAUSE), True, "")): Came.DONE,
        came(Understood(asks, True, "")): Came.ANSWERED,
        came(Understood(Play(3), False, "")): Came.ASKED,
        came(Understood(asks, False, "")): Came.PARDON,
        came(NotUnderstood(False)): Came.IGNORED,
    }
    assert all(one is other for one, other in found.items())
    assert len(found) == len(Came)
    assert came(NotUnderstood(True)) is Came.PARDON
    assert came(Understood(Play(None), True, "")) is Came.ASKED
    assert came(Close(Play(3), asks)) is came(Close(asks, Play(3))) is Came.ASKED
    assert came(Close(asks, Question(About.DECK))) is Came.ANSWERED
    assert came(Understood(Answer("slot", 3), True, "")) is Came.ASKED
    assert came(Understood(Answer("yes-no", "yes"), True, "")) is Came.IGNORED
    assert came(Understood(Answer("value", 3), True, ""), VALUE) is Came.ANSWERED
    assert worst(english, [heard("[unk]"), heard("play the third")], SITUATIONS.turn) is Came.ACTED
    assert worst(english, [], SITUATIONS.turn) is Came.IGNORED


def test_every_way_to_understand_has_its_outcome() -> None:
    said = Play(3)
    found = {
        outcome(Understood(said, True, ""), said): Outcome.RIGHT,
        outcome(Understood(said, False, ""), said): Outcome.ASKED,
        outcome(Close(said, Play(2)), said): Outcome.ASKED,
        outcome(Close(Play(2), said), said): Outcome.ASKED_SECOND,
        outcome(Close(Play(2), Play(1)), said): Outcome.ASKED_WRONG,
        outcome(Understood(Discard(3), True, ""), said): Outcome.WRONG_ACTION,
        outcome(Understood(Discard(None), True, ""), said): Outcome.OTHER,
        outcome(Understood(Play(3, "red"), True, ""), said): Outcome.OTHER,
        outcome(NotUnderstood(True), said): Outcome.PARDON,
        outcome(NotUnderstood(False), said): Outcome.IGNORED,
    }
    assert all(one is other for one, other in found.items())
    assert len(found) == len(Outcome)
    assert action_of(Clue(1, value=2)) == action_of(Clue(1, value=2, slots=(1,)))
    assert action_of(Clue(1)) is None


def test_an_outcome_is_what_a_table_does_with_what_is_unsure() -> None:
    lacking, question, other_question = Play(None), Question(About.TOKENS), Question(About.DECK)
    # The table asks at once for what an action lacks, but doesn't ask whether a question was meant.
    assert outcome(Understood(lacking, False, ""), lacking) is Outcome.RIGHT
    assert outcome(Understood(Discard(None), False, ""), lacking) is Outcome.OTHER
    assert outcome(Understood(question, False, ""), question) is Outcome.PARDON
    # Of two questions, the likelier one is answered if it is certain; between a question and an action,
    # which may do harm, the table asks about the action.
    assert outcome(Close(question, other_question), question) is Outcome.RIGHT
    assert outcome(Close(other_question, question), question) is Outcome.OTHER
    assert outcome(Close(question, other_question, sure=False), question) is Outcome.PARDON
    assert outcome(Close(question, Play(2)), question) is Outcome.ASKED_WRONG
    assert outcome(Close(question, Play(2)), Play(2)) is Outcome.ASKED
    assert outcome(Close(question, lacking), lacking) is Outcome.RIGHT
    # The same move in more words raises no question.
    assert outcome(Close(Play(3), Play(3, "red")), Play(3)) is Outcome.RIGHT


def test_a_wrong_action_counts_whatever_else_was_heard(english: Interpreter) -> None:
    utterances = [heard("play the third"), heard("discard the first")]
    assert judged(english, SITUATIONS.turn, utterances, Play(3)) is Outcome.WRONG_ACTION
    assert judged(english, SITUATIONS.turn, utterances[:1], Play(3)) is Outcome.RIGHT
    assert judged(english, SITUATIONS.turn, [], Play(3)) is Outcome.IGNORED
    assert judged(english, SITUATIONS.turn, [heard("[unk]")], None) is Outcome.IGNORED


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


def test_voices_differ_from_those_that_are_trained_on() -> None:
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


def test_sentences_read_aloud_may_name_no_language_and_are_some_of_each_speaker(tmp_path: Path) -> None:
    rows = "".join(f"{who}{number}.opus\tto {who} {number}\t{who}\n" for who in "ab" for number in range(5))
    (tmp_path / "index.tsv").write_text(f"path\twords\tspeaker\n{rows}")
    clips = read_aloud.sentences_read(tmp_path, "pl")
    assert len(clips) == 10
    assert [clip.speaker for clip in read_aloud.some_of_each(clips, 2)] == ["a", "a", "b", "b"]
    assert read_aloud.some_of_each(clips, 2) == read_aloud.some_of_each(clips, 2)


def test_sounds_are_wrong_if_different_extra_or_missing() -> None:
    assert read_aloud.changes(("a", "b", "c"), ("a", "b", "c")) == 0
    assert read_aloud.changes(("a", "b", "c"), ("a", "x", "c", "d")) == 2
    assert read_aloud.changes(("a", "b"), ()) == 2


def lines_of(said: Said, *utterances: Utterance) -> list[str]:
    return [kept_line("en", "quiet", said, SITUATIONS.turn, utterances)]


def test_what_was_heard_is_kept_and_read_again() -> None:
    said = next(iter(whole_commands("en", interpreters("en"), 1, 1)))
    utterance = replace(heard(said.text, "help"), evidence=Evidence(30.0, 40.0))
    (one,) = kept(lines_of(said, utterance, heard("[unk]")))
    assert one.heard == (utterance, heard("[unk]"))
    assert one.said == said.command
    assert one.at_turn
    with pytest.raises(ValueError, match="no longer has a meaning"):
        kept(lines_of(Said("said nobody ever", None, 0), utterance))


def test_constants_are_tried_the_best_is_named_and_all_are_put_back() -> None:
    said = next(iter(whole_commands("en", interpreters("en"), 1, 1)))
    faint = replace(heard(said.text), evidence=Evidence(11.5, 26.0))
    talk = replace(heard(said.text), evidence=Evidence(8.7, 26.0))
    utterances = kept([*lines_of(said, faint), *lines_of(Said("", None, 0), talk)])
    values = {"COMMAND_BELIEF": (0.1, 0.35, 0.9), "DOUBTED_BELIEF": (0.1, 0.35, 0.9), "DOUBT": (4.0,)}
    before = tuning.present(list(values))
    lines, best = tuning.reading(utterances, values)
    assert before == tuning.present(list(values))
    assert len(lines.splitlines()) >= 2 + 6
    assert "COMMAND_BELIEF = 0.35" in best
    with tuning.constants({"COMMAND_BELIEF": 0.35, "DOUBTED_BELIEF": 0.35}):
        found = tuning.verdict(utterances)
    assert found.commands.right == 1
    assert found.unsaid == {Came.PARDON: 1}
    assert found.harm < tuning.verdict(utterances).harm


def test_no_present_value_lies_at_the_edge_of_what_is_tried() -> None:
    for name, now in tuning.present(list(tuning.READING)).items():
        assert min(tuning.READING[name]) < now < max(tuning.READING[name]), name
    for name, values in tuning.HEARING.items():
        assert min(values) < tuning.value_of(SearchSettings(), name) < max(values), name


def test_settings_of_the_search_are_tried() -> None:
    settings = SearchSettings()
    for name, values in tuning.HEARING.items():
        for value in values:
            changed = tuning.with_value(settings, name, value)
            assert tuning.value_of(changed, name) == value != tuning.value_of(settings, name)


def test_development_sentences_differ_from_those_of_the_benchmarks() -> None:
    ears = interpreters("en")
    counted = {said.text for said in whole_commands("en", ears, 40, 1)}
    tuned = [said.text for said in whole_commands("en", ears, 40, development.SEED)]
    assert len(counted & set(tuned)) < len(tuned) / 4


def test_languages_are_done_side_by_side_in_their_order() -> None:
    assert side_by_side(str.upper, ["cs", "pl", "da"], 1) == ["CS", "PL", "DA"]
    assert side_by_side(str.upper, ["cs", "pl", "da"], 2) == ["CS", "PL", "DA"]


def test_tables_are_markdown() -> None:
    assert table(("a", "b"), [[1, 0.25]]) == "| a | b |\n|---|---|\n| 1 | 0.2 |"
    assert share(1, 4) == "25.0 %"
    assert share(0, 0) == "-"
    assert milliseconds([0.1, 0.2, 0.3]) == ("200 ms", "300 ms")
    assert milliseconds([]) == ("-", "-")
    assert (Tally() + Tally()).said == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_pairs_of_names_are_sorted_by_how_far_apart_they_sound(language: str) -> None:
    chosen = pairs(language, 3)
    assert all(len(found) <= 3 for found in chosen.values())
    assert sum(map(len, chosen.values())) > 12
    limits = [0.0, *UP_TO]
    for least, (most, found) in zip(limits, chosen.items(), strict=False):
        for one, other in found:
            apart = distance(language, one, other)
            assert least < apart <= most or apart == least == 0, (one, other)


@pytest.mark.long("benchmarks", "voice_hanabi/hearing")
def test_the_table_hears_a_no_over_its_own_voice_and_never_itself() -> None:
    (count,) = echo.measured("en", [echo.Setting(-14, 0.06)], seconds=16.0)
    assert count.alarms == 0
    assert count.reduction[0] > LEAST_REDUCTION
    assert count.taken[12] >= count.said[12] - 1
    assert count.said[12] >= 2
