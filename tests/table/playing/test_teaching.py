"""A command carried out unopposed teaches how it was said; one opposed, typed or freely said doesn't."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import LANGUAGES, PLAYERS, Evening

from voice_hanabi.games.hanabi.talk.commands import Clue, Play
from voice_hanabi.hearing.utterance import Alternative, Utterance, typed_line
from voice_hanabi.language.templates import plain
from voice_hanabi.language.wording import Wording
from voice_hanabi.table.conversation.conversation import Confirm
from voice_hanabi.table.conversation.effects import ForgetVoice, LearnVoice, Taught


def at_table(folder: Path, language: str = "en", confirm: Confirm = Confirm.ANNOUNCE) -> Evening:
    evening = Evening(folder, language, names=PLAYERS[language][:3], confirm=confirm)
    evening.deal()
    return evening


def lessons(evening: Evening) -> list[Taught]:
    return [effect for effect in evening.effects if isinstance(effect, Taught)]


def spoken(*texts: str) -> Utterance:
    return Utterance(tuple(Alternative(text, -8.0 * place) for place, text in enumerate(texts)), ended=1.0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_teaches_when_its_moment_has_passed(tmp_path: Path, language: str) -> None:
    evening = at_table(tmp_path, language)
    phrase = Wording(language, game="hanabi").say("example-play", slot=1)
    said = spoken(plain(phrase))
    evening.hear(said)
    assert lessons(evening) == []
    evening.wait()
    assert lessons(evening) == [Taught(0, said, said.text, Play(1), asked=False)]


def test_what_was_asked_about_teaches_by_what_was_said_first(tmp_path: Path) -> None:
    evening = at_table(tmp_path)
    unclear = spoken("discard the first")
    evening.effects = evening.playing.doubt(Play(1), None, unclear)
    evening.say("yes")
    evening.wait()
    assert lessons(evening) == [], "nothing of it was what was carried out"
    unclear = spoken("discard the second", "play the second")
    evening.playing.doubt(Play(2), None, unclear)
    evening.say("yes")
    evening.wait()
    assert lessons(evening) == [Taught(1, unclear, "play the second", Play(2), asked=True)]


def test_a_clue_teaches_the_name_and_what_it_is_of(tmp_path: Path) -> None:
    evening = at_table(tmp_path)
    phrase = Wording("en", game="hanabi").say("example-clue-colour", target="Petr", colour="blue")
    said = spoken(plain(phrase))
    evening.hear(said)
    evening.wait()
    (lesson,) = lessons(evening)
    assert lesson.phrase == said.text
    assert isinstance(lesson.command, Clue)


def test_which_of_two_was_meant_teaches_that_one(tmp_path: Path) -> None:
    evening = at_table(tmp_path)
    unclear = spoken("play the second", "play the third")
    evening.playing.doubt(Play(2), Play(3), unclear)
    evening.say("two")
    evening.wait()
    assert lessons(evening) == [Taught(0, unclear, "play the third", Play(3), asked=True)]


def test_what_was_opposed_teaches_nothing(tmp_path: Path) -> None:
    evening = at_table(tmp_path)
    evening.say("play the second")
    evening.say("no")
    assert lessons(evening) == []
    evening.wait()
    assert lessons(evening) == []
    evening.say("play the second")
    evening.say("no, the third")
    evening.wait()
    assert lessons(evening) == [], "what was corrected was said in two pieces"


def test_what_was_typed_or_said_in_words_of_ones_own_teaches_nothing(tmp_path: Path) -> None:
    evening = at_table(tmp_path)
    evening.hear(typed_line("play the second"))
    evening.wait()
    assert lessons(evening) == []
    evening.say("well I think I will just play my second card now")
    evening.wait()
    assert lessons(evening) == []
    assert evening.state.turn == 2, "both were carried out"


def test_an_answer_to_what_is_missing_teaches_nothing(tmp_path: Path) -> None:
    evening = at_table(tmp_path)
    evening.say("play")
    evening.say("two")
    evening.wait()
    assert evening.state.turn == 1
    assert lessons(evening) == []


def test_a_table_that_asks_nothing_teaches_at_once(tmp_path: Path) -> None:
    evening = at_table(tmp_path, confirm=Confirm.NEVER)
    evening.say("play the second")
    assert [one.phrase for one in lessons(evening)] == ["play the second"]


SAID = {
    "cs": ("nauč se můj hlas", "zapomeň můj hlas"),
    "pl": ("naucz się mojego głosu", "zapomnij mój głos"),
    "da": ("lær min stemme at kende", "glem min stemme"),
    "en": ("learn my voice", "forget my voice"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_agrees_or_no_longer_does_is_the_one_who_speaks(tmp_path: Path, language: str) -> None:
    evening = at_table(tmp_path, language)
    learn, forget = SAID[language]
    evening.say(learn)
    assert evening.effects == [LearnVoice(0)]
    evening.say(learn, seat=2)
    assert evening.effects == [LearnVoice(2)]
    evening.say(forget)
    assert evening.effects == [ForgetVoice(0)]


def test_nobody_agrees_by_something_that_was_hardly_heard(tmp_path: Path) -> None:
    evening = at_table(tmp_path)
    evening.hear(spoken("learn my voice", "forget my voice"))
    assert evening.effects == [LearnVoice(0)]
    evening.hear(Utterance((Alternative("learn my voice", 0.0), Alternative("forget my voice", -0.1))))
    assert not any(isinstance(effect, LearnVoice | ForgetVoice) for effect in evening.effects)
