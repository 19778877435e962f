"""Practice as a conversation: its sentences in four languages, what steers it, what is said at the end."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from evening import LANGUAGES
from in_each_language import NO, YES

from voice_hanabi.contract.commands import Answer, ControlVerb
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.talk.commands import Clue, Discard, Play, Question, command_of
from voice_hanabi.games.hanabi.talk.situations import SITUATIONS
from voice_hanabi.hearing.utterance import Alternative, Evidence, Utterance, typed_line
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.conversation.effects import Adjust, Effect, Hush, Leave
from voice_hanabi.table.misheard import misheard_words
from voice_hanabi.table.practising import (
    SENTENCES,
    PracticeSentence,
    Practising,
    Result,
    conversation_for,
    sentences_of,
)


class Notebook:
    """Notes the answers, and returns a given result for them."""

    def __init__(self, result: Result | None = None) -> None:
        self.kept: list[tuple[str, Utterance]] = []
        self.result = result or Result(SENTENCES, SENTENCES)
        self.learnt = 0

    gift: str | None = None
    agreed = False

    def agree(self) -> None:
        self.agreed = True

    def give(self) -> tuple[int, str]:
        return (len(self.kept), "") if self.agreed else (0, "")

    def keep(self, sentence: PracticeSentence, utterance: Utterance) -> None:
        self.kept.append((sentence.phrase, utterance))

    def learn(self) -> Result:
        self.learnt += 1
        return self.result


def heard(text: str) -> Utterance:
    return Utterance((Alternative(text),)) if text else Utterance(())


def practising(
    notebook: Notebook | None = None, language: str = "en", *, can_learn: bool = True
) -> Practising:
    conversation = conversation_for(HANABI, language)
    return Practising(conversation, notebook or Notebook(), can_learn=can_learn, forgetting="forget it")


def lines(effects: Sequence[Effect]) -> list[str]:
    return [effect.text for effect in effects if isinstance(effect, Announcement)]


PHRASES = [sentence.phrase for sentence in sentences_of(conversation_for(HANABI, "en"))]


# The sentences


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_sentence_is_a_phrase_of_a_turn_and_means_one_thing(language: str) -> None:
    conversation = conversation_for(HANABI, language)
    graph = conversation.interpreter.graph(SITUATIONS.turn.intents)
    sentences = sentences_of(conversation)
    assert len(sentences) == len({sentence.phrase for sentence in sentences}) == SENTENCES
    for sentence in sentences:
        meanings = {command_of(reading) for reading in graph.exact(sentence.phrase.split())}
        assert meanings == {sentence.command}, sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_have_every_value_colour_and_place_and_all_that_is_done(language: str) -> None:
    commands = [sentence.command for sentence in sentences_of(conversation_for(HANABI, language))]
    colours = {command.colour for command in commands if isinstance(command, Play | Clue | Question)}
    values = {command.value for command in commands if isinstance(command, Clue | Question)}
    places = {command.slot for command in commands if isinstance(command, Play | Discard)}
    places |= {place for command in commands if isinstance(command, Clue) for place in command.slots}
    assert colours >= {"red", "yellow", "green", "blue", "white"}
    assert values >= {1, 2, 3, 4, 5}
    assert places >= {1, 2, 3, 4, 5}
    assert {Play, Discard, Clue, Question, Answer} == {type(command) for command in commands}
    assert {"yes", "no"} == {command.value for command in commands if isinstance(command, Answer)}
    assert {0, 1} == {command.target for command in commands if isinstance(command, Clue)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_practice_is_steered_by_what_the_welcome_names(language: str) -> None:
    words = {
        "cs": ("opakuj", "přeskoč", "stop"),
        "pl": ("powtórz", "pomiń", "stop"),
        "da": ("gentag", "spring over", "stop"),
        "en": ("repeat", "skip", "stop"),
    }[language]
    practice = practising(language=language)
    welcome, *_ = lines(practice.begin())
    assert all(word in welcome for word in words)
    first = lines(practice.begin())[-1]
    repeat, skip, stop = words
    assert lines(practice.hear(heard(repeat))) == [first]
    skipped = lines(practice.hear(heard(skip)))
    assert len(skipped) == 2
    assert skipped[-1] != first
    practice.hear(heard(stop))
    assert practice.unsettled


# The conversation


def test_each_answer_is_judged_at_once_and_the_next_sentence_read() -> None:
    notebook = Notebook()
    practice = practising(notebook)
    assert lines(practice.begin())[-1] == "Say: Play the first card, it's white."
    assert lines(practice.hear(heard(PHRASES[0]))) == ["Right.", "Say: Discard the second card."]
    assert lines(practice.hear(heard("discard the third card"))) == [
        "I heard: discard the third card.",
        "Say: Anna, the third is a three.",
    ]
    close = Utterance((Alternative(PHRASES[2], 0.0), Alternative("anna the first is a three", -0.5)))
    assert lines(practice.hear(close))[0] == "Right, but in a game I would have asked."
    doubted = Utterance((Alternative(PHRASES[3]),), evidence=Evidence(35.0, 90.0))
    assert lines(practice.hear(doubted))[0] == "Right, but in a game I would have asked."
    assert [phrase for phrase, _ in notebook.kept] == PHRASES[:4]
    assert practice.phrases.accepts(PHRASES[0].split())
    assert practice.speaking_seat is None


def test_a_cough_is_not_an_answer_but_two_are() -> None:
    practice = practising()
    practice.begin()
    again = lines(practice.hear(heard("[unk]")))
    assert again == ["I couldn't make that out.", "Say: Play the first card, it's white."]
    assert lines(practice.hear(heard("")))[-1] == "Say: Discard the second card."


def test_help_and_the_voice_leave_the_sentence_as_it_was() -> None:
    practice = practising()
    prompt = lines(practice.begin())[-1]
    told = "Say the sentence. Or say 'repeat', 'skip', 'stop'."
    assert lines(practice.hear(heard("help"))) == [told, prompt]
    slower = practice.hear(heard("slower"))
    assert slower[0] == Adjust(ControlVerb.SLOWER)
    assert lines(slower) == [prompt]
    assert practice.hear(typed_line("")) == []


def test_after_the_last_answer_it_compares_reports_and_leaves() -> None:
    notebook = Notebook(Result(10, 10, words=("three", "yellow"), patience=True))
    practice = practising(notebook)
    practice.begin()
    for phrase in PHRASES[:-1]:
        practice.hear(heard(phrase))
    last = lines(practice.hear(heard("yes")))
    assert last == ["I heard: yes.", "That's all. I'm going over your answers; it may take half a minute."]
    assert practice.unsettled
    assert notebook.learnt == 0
    effects = practice.settle()
    assert lines(effects) == [
        "Heard right first time: 9 out of 10.",
        "Misheard words: no.",
        "I've learnt how you say: three and yellow.",
        "From now on I'll be slower to dismiss what you say.",
        "Now right first time: 10 out of 10.",
        "Kept on this computer only, without any recordings.",
        "To forget it: forget it",
    ]
    assert effects[-1] == Leave()
    assert not practice.unsettled
    assert practice.settle() == []


@pytest.mark.parametrize(
    ("result", "told"),
    [
        (Result(1, 1), "Nothing that I tried helped, so nothing has changed."),
        (Result(1, 1, dropped=True), "What I had kept from before only got in the way, so I've dropped it."),
        (Result(1, 1, words=("three",), problem="The disk is full."), "The disk is full."),
    ],
)
def test_a_lack_of_improvement_is_announced_too(result: Result, told: str) -> None:
    practice = practising(Notebook(result))
    practice.begin()
    practice.hear(heard("discard the second card"))
    practice.hear(heard("stop"))
    assert lines(practice.settle())[-1] == told


def test_whoever_is_heard_well_has_nothing_to_improve() -> None:
    practice = practising()
    practice.begin()
    practice.hear(heard(PHRASES[0]))
    assert isinstance(practice.hear(heard("stop"))[0], Hush)
    # Another word doesn't start it again.
    assert lines(practice.hear(heard(PHRASES[1]))) == [
        "Heard right first time: 1 out of 1.",
        "There is nothing to improve.",
    ]


def test_the_end_of_the_input_ends_practice() -> None:
    notebook = Notebook()
    practice = practising(notebook)
    practice.begin()
    assert lines(practice.settle()) == ["I didn't hear anything, so nothing has changed."]
    assert notebook.learnt == 0


def test_typed_answers_teach_nothing() -> None:
    notebook = Notebook()
    practice = practising(notebook)
    practice.begin()
    practice.hear(typed_line("Play the first card, it's white"))
    practice.hear(typed_line("stop"))
    assert "typed" in lines(practice.settle())[-1]
    assert notebook.learnt == 0


def test_a_model_that_cannot_learn_says_so_at_the_beginning() -> None:
    notebook = Notebook()
    practice = practising(notebook, can_learn=False)
    assert "can't learn" in lines(practice.begin())[1]
    practice.hear(heard("discard the second card"))
    practice.hear(heard("stop"))
    assert lines(practice.settle())[0] == "Heard right first time: 0 out of 1."
    assert notebook.learnt == 0


@pytest.mark.parametrize(
    ("said", "found", "words"),
    [
        ("play card three", "play card two", ("three",)),
        ("play card three", "discard three", ("play", "card")),
        ("yes", "", ("yes",)),
        ("no", "no", ()),
    ],
)
def test_misheard_words_are_those_for_which_something_else_was_heard(
    said: str, found: str, words: tuple[str, ...]
) -> None:
    assert misheard_words(said, found) == words


def giving(language: str) -> tuple[Notebook, Practising]:
    notebook = Notebook()
    notebook.gift = "/home/anna/recordings"
    return notebook, practising(notebook, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_recordings_are_given_only_by_players_who_agreed_aloud(language: str) -> None:
    notebook, practice = giving(language)
    say = practice.conversation.wording.say
    asked = say("practice-give-ask", folder="/home/anna/recordings")
    assert lines(practice.begin())[-1] == asked
    assert lines(practice.hear(heard("zzz"))) == [asked]
    assert lines(practice.repeat()) == [asked]
    first, _ = lines(practice.hear(heard(YES[language])))
    assert first == say("practice-give", agreed="yes")
    assert notebook.agreed
    practice.hear(heard(sentences_of(practice.conversation)[0].phrase))
    practice.leave()
    assert say("practice-given", count=1, folder="/home/anna/recordings") in lines(practice.settle())


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_does_not_agree_practises_all_the_same(language: str) -> None:
    notebook, practice = giving(language)
    practice.begin()
    said = lines(practice.hear(heard(NO[language])))
    assert said[0] == practice.conversation.wording.say("practice-give", agreed="no")
    practice.hear(heard(sentences_of(practice.conversation)[0].phrase))
    assert not notebook.agreed
    assert len(notebook.kept) == 1
