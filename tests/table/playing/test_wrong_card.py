"""'Wrong card' takes a move back as 'undo' does; other sentences about such a card are asked about, or are
talk.
"""

from __future__ import annotations

from pathlib import Path

from evening import PLAYERS, Evening
from in_each_language import YES, each_language

from voice_hanabi.cli.understand import action_said, judged, waits_of
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.talk.commands import Play
from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.table.playing.open_questions import ReadBack
from voice_hanabi.understanding.correcting import TAKE_BACK
from voice_hanabi.understanding.interpreter import interpreter_of
from voice_hanabi.understanding.understanding import meanings

SAID = {
    "en": (
        "undo, wrong card",
        "oops, wrong card",
        "that was the wrong card",
        "I meant another card",
        "take that back, wrong one",
        "that's not the card I meant",
        "sorry, I played the wrong card",
    ),
    "cs": (
        "zpět, špatná karta",
        "jejda, špatná karta",
        "to byla špatná karta",
        "myslela jsem jinou kartu",
        "já chtěl jinou",
        "to nebyla ta karta, kterou jsem myslel",
        "promiň, zahrála jsem špatnou kartu",
    ),
    "pl": (
        "cofnij, zła karta",
        "ojej, nie ta karta",
        "to była zła karta",
        "chodziło mi o inną kartę",
        "miałam na myśli inną",
        "to nie ta karta, o którą mi chodziło",
        "przepraszam, zagrałem nie tę kartę",
    ),
    "da": (
        "fortryd, forkert kort",
        "hov, forkert kort",
        "det var det forkerte kort",
        "jeg mente et andet kort",
        "tag det tilbage, det var det forkerte kort",
        "det var ikke det kort, jeg mente",
        "undskyld, jeg spillede det forkerte kort",
    ),
}
SPOKEN_OF = {
    "en": (
        "that was the wrong card to play I think",
        "that's the wrong card to discard",
        "I think that was the wrong card",
    ),
    "cs": (
        "to byla špatná karta na zahrání myslím",
        "to je špatná karta na zahození",
        "podle mě to byla špatná karta",
    ),
    "pl": (
        "to była zła karta do zagrania tak myślę",
        "to jest zła karta do odrzucenia",
        "moim zdaniem to była zła karta",
    ),
    "da": (
        "det var det forkerte kort at spille tror jeg",
        "det er det forkerte kort at smide",
        "jeg synes det var det forkerte kort",
    ),
}
OTHER_WORDS = {
    "en": "you played the wrong card yesterday",
    "cs": "včera jsi zahrál špatnou kartu",
    "pl": "wczoraj zagrałeś złą kartę",
    "da": "du spillede det forkerte kort i går",
}
INSTEAD = {
    "en": ("that was the wrong card, the second", "oops, wrong card, the second"),
    "cs": ("to byla špatná karta, druhou", "jejda, špatná karta, druhou"),
    "pl": ("to była zła karta, drugą", "ojej, nie ta karta, drugą"),
    "da": ("det var det forkerte kort, det andet", "hov, forkert kort, det andet"),
}
CRANE = {"en": "play the crane", "cs": "zahraju jeřába", "pl": "zagram żurawia", "da": "spil tranen"}


class Moved(Evening):
    """An evening in which the first player has just said to play the first card."""

    def __init__(self, folder: Path, language: str) -> None:
        super().__init__(folder, language, names=PLAYERS[language][:2])
        self.deal()
        self.again()

    def again(self) -> None:
        self.type(self.playing.conversation.wording.say("example-play", slot=1))
        assert isinstance(self.playing.open, ReadBack)

    def says(self, message: str) -> list[str]:
        say = self.playing.conversation.wording.say
        return [f"table: {say(message, prompt=self.playing.prompt())}"]


@each_language
def test_a_move_that_waits_is_taken_back(tmp_path: Path, language: str) -> None:
    evening = Moved(tmp_path, language)
    before = evening.state
    for hear in (evening.say, evening.type):
        for text in SAID[language]:
            assert hear(text) == evening.says("taken-back"), text
            assert not evening.wait(), text
            assert evening.state is before
            evening.again()


@each_language
def test_one_that_counts_is_not_and_that_is_said(tmp_path: Path, language: str) -> None:
    evening = Moved(tmp_path, language)
    evening.wait()
    after = evening.state
    for text in SAID[language]:
        assert evening.say(text) == evening.says("too-late"), text
        assert evening.state is after


@each_language
def test_what_follows_is_meant_instead(tmp_path: Path, language: str) -> None:
    evening = Moved(tmp_path, language)
    for text in INSTEAD[language]:
        evening.type(text)
        assert isinstance(evening.playing.open, ReadBack), text
        assert evening.playing.open.command == Play(2), text
        evening.say(SAID[language][0])
        evening.again()


@each_language
def test_a_card_that_is_only_spoken_of_is_asked_about(tmp_path: Path, language: str) -> None:
    evening = Moved(tmp_path, language)
    before = evening.state
    for text in SPOKEN_OF[language]:
        (asked,) = evening.say(text)
        assert asked.endswith("?"), text
        assert not evening.wait(), "it waits for a yes"
        assert evening.state is before
        evening.say(SAID[language][0])
        evening.again()
    evening.say(SPOKEN_OF[language][0])
    evening.say(YES[language])
    assert evening.state is not before


@each_language
def test_it_is_talk_if_no_move_waits_or_another_player_says_it(tmp_path: Path, language: str) -> None:
    evening = Moved(tmp_path, language)
    for text in SPOKEN_OF[language]:
        assert evening.say(text, 1) == []
        assert isinstance(evening.playing.open, ReadBack)
        assert not evening.playing.open.needs_yes, text
    evening.wait()
    for text in (*SPOKEN_OF[language], OTHER_WORDS[language]):
        told = evening.say(text)
        assert evening.playing.open is None, text
        assert evening.says("too-late")[0] not in told, text


@each_language
def test_the_same_takes_back_a_card_of_koi_koi(language: str) -> None:
    game = GAMES["koi-koi"]
    interpreter = interpreter_of(game, language, PLAYERS[language][:2])
    waits = waits_of(interpreter, game.situations.waiting, action_said(interpreter, CRANE[language]))
    for text in (*SAID[language], *SPOKEN_OF[language]):
        utterance = Utterance((Alternative(text.lower()),))
        found = meanings(interpreter, utterance, waits)
        made = judged(interpreter, waits, found, utterance)
        assert found[0].command == TAKE_BACK, text
        assert (made.command == TAKE_BACK) is (text in SAID[language]), text
