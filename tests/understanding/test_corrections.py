"""A 'no' always stops a waiting action, and what follows it is done instead, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import LANGUAGES, PLAYERS, Evening, stacked

from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.rules.actions import ClueColour, ClueRank
from voice_hanabi.games.hanabi.rules.game import apply
from voice_hanabi.games.hanabi.talk.commands import Clue, Discard, Play
from voice_hanabi.games.hanabi.talk.requests import ActionCommand
from voice_hanabi.hearing.utterance import Alternative, Utterance, typed_line
from voice_hanabi.language.templates import templates_of
from voice_hanabi.language.wording import Wording
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.conversation.conversation import Confirm
from voice_hanabi.table.playing.open_questions import AskWhich, ReadBack, Sure
from voice_hanabi.understanding.interpreter import interpreter_of

HANDS = ["y1 r4 w2 r3 r5", "r1 b3 w1 g5 y2", "w1 r4 b1 b2 g3"]
BOTH = (Confirm.ANNOUNCE, Confirm.ASK)


def table(folder: Path, language: str, waiting: ActionCommand | None, confirm: Confirm) -> Evening:
    """A table at which the first player's action waits; clues are missing, so that any action is possible."""
    evening = Evening(folder, language, confirm=confirm)
    state = stacked(HANDS, "g2 w3 y1 b4")
    for action in (ClueRank(1, 1), ClueColour(0, "red"), ClueRank(1, 5)):
        state, _ = apply(state, action)
    evening.sit_down(state, PLAYERS[language][:3])
    if waiting is not None:
        evening.playing.act(waiting, typed_line(""))
        assert isinstance(evening.playing.open, ReadBack)
    return evening


def said(evening: Evening) -> list[str]:
    return [made.text for made in evening.effects if isinstance(made, Announcement)]


STOPS = {
    "cs": ("ne", "nene", "počkej", "stop", "zpátky", "vlastně ne", "moment", "zadrž", "ne nic zpátky",
           "pockej", "zruš to", "nech to být", "spletl jsem se", "ale ne", "Ježišmarja, ne!"),
    "pl": ("nie", "nie nie", "czekaj", "stop", "stój", "cofnij", "cofam", "moment", "anuluj", "nieważne",
           "czekaj nie", "pomyliłam się", "rozmyśliłem się", "ojej nie", "Jezus Maria, nie!"),
    "da": ("nej", "vent", "stop", "hov", "næ", "nej nej", "vent lidt", "øjeblik", "lad være", "jeg fortryder",
           "nej vent jeg fortryder", "glem det", "åh nej", "tilbage", "Gud nej!"),
    "en": ("no", "nope", "wait", "stop", "oh no", "hang on", "hold on", "never mind", "undo", "cancel",
           "forget it", "i changed my mind", "no wait", "actually no", "Oh hell, no!", "scrap that"),
}  # fmt: skip


@pytest.mark.by_turns
@pytest.mark.parametrize("confirm", BOTH)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stop_alone_takes_back_what_waits(tmp_path: Path, language: str, confirm: Confirm) -> None:
    wording = Wording(language, PLAYERS[language][:3], "hanabi")
    taken_back = wording.say("taken-back", prompt=wording.say("turn-of", player=PLAYERS[language][0]))
    for stop in STOPS[language]:
        evening = table(tmp_path, language, Play(1), confirm)
        before = evening.state
        evening.type(stop)
        assert said(evening) == [taken_back], stop
        evening.wait()
        assert evening.state is before


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stop_in_the_grammar_takes_back_even_spoken_and_by_anybody(
    tmp_path: Path, language: str
) -> None:
    evening = table(tmp_path, language, None, Confirm.ANNOUNCE)
    for stop in templates_of(language, "hanabi").stop_phrases.covering_phrases():
        evening.playing.act(Play(1), typed_line(""))
        evening.say(stop, seat=2)
        assert evening.playing.open is None, stop
        assert evening.state.turn == 3


DENIED: dict[str, tuple[tuple[ActionCommand, str], ...]] = {
    "cs": ((Discard(1), "Nezahazuj!"), (Discard(1), "to nezahazuju"), (Play(3), "nehraju ji"),
           (Discard(1), "nechám si ji"), (Discard(1), "něco jiného"), (Clue(1, "blue"), "nenapovídej"),
           (Play(3), "nechci hrát třetí"), (Discard(1), "to není ta karta"), (Discard(1), "ať zůstane"),
           (Clue(1, "blue"), "ne Petrovi")),
    "pl": ((Discard(1), "nie wyrzucaj jej"), (Play(3), "nie gram jej"), (Discard(1), "zostawiam ją"),
           (Play(3), "nie chcę grać trzeciej"), (Discard(1), "niech zostanie"), (Discard(1), "inaczej"),
           (Discard(1), "jednak nie odrzucam"), (Play(3), "jednak nie gram trzeciej")),
    "da": ((Discard(1), "smid den ikke"), (Discard(1), "jeg smider den ikke"),
           (Play(3), "jeg spiller den ikke"), (Discard(1), "jeg vil ikke smide den"),
           (Discard(1), "jeg beholder den"), (Discard(1), "noget andet"), (Discard(1), "den ikke"),
           (Play(3), "jeg vil ikke spille nummer tre"), (Discard(1), "det var det forkerte kort"),
           (Clue(1, "blue"), "sig det ikke")),
    "en": ((Discard(1), "I'm not discarding it"), (Play(3), "I'm not playing that"),
           (Discard(1), "I'll keep it"), (Discard(1), "don't bin it"), (Discard(1), "something else"),
           (Discard(1), "I didn't want that"), (Play(3), "I don't want to play the third"),
           (Discard(1), "let it stay"),
           (Clue(1, "blue"), "not Petr"), (Clue(1, "blue"), "not blue")),
}  # fmt: skip
"""Sentences that deny the act that waits, or say that its card stays."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_act_that_is_denied_is_taken_back(tmp_path: Path, language: str) -> None:
    for waiting, sentence in DENIED[language]:
        evening = table(tmp_path, language, waiting, Confirm.ANNOUNCE)
        evening.type(sentence)
        assert evening.playing.open is None, sentence
        assert evening.state.turn == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clue_to_oneself_does_not_change_a_waiting_one_to_another(tmp_path: Path, language: str) -> None:
    said_so = {"cs": "řeknu sobě červené", "pl": "powiem sobie czerwone",
               "da": "jeg giver mig selv rød", "en": "I'll give myself red"}  # fmt: skip
    evening = table(tmp_path, language, Clue(1, "blue"), Confirm.ANNOUNCE)
    evening.type(said_so[language])
    assert not isinstance(evening.playing.open, ReadBack) or evening.playing.open.command == Clue(1, "blue")


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_place_after_a_refused_discard_is_not_a_play(tmp_path: Path, language: str) -> None:
    evening = Evening(tmp_path, language)
    evening.sit_down(stacked(HANDS, "g2 w3 y1 b4"), PLAYERS[language][:3])
    words = {"cs": ("zahodím první", "ne, druhou"), "pl": ("wyrzucam pierwszą", "nie, drugą"),
             "da": ("smid den første", "nej, den anden"),
             "en": ("discard the first", "no, the second")}  # fmt: skip
    first, second = words[language]
    refused = evening.type(first)
    assert evening.type(second) == refused
    assert evening.playing.open is None


INSTEAD: dict[str, tuple[tuple[ActionCommand, str, ActionCommand], ...]] = {
    "cs": (
        (Play(1), "ne, druhou", Play(2)),
        (Play(1), "ne, zahodit třetí", Discard(3)),
        (Discard(5), "počkej, ne, čtvrtou", Discard(4)),
        (Discard(1), "ne, zahraj ji", Play(1)),
        (Clue(1, "blue"), "vlastně Evě", Clue(2, "blue")),
        (Clue(1, value=3), "ne, modrá", Clue(1, "blue")),
        (Play(3), "pardon, první", Play(1)),
        (Play(1), "ne, Petrovi jedničky", Clue(1, value=1)),
        (Discard(1), "Místo toho řeknu Petrovi modrou", Clue(1, "blue")),
        (Play(3), "chtěla jsem ji zahodit", Discard(3)),
        (Play(3), "chtěla jsem druhou", Play(2)),
        (Clue(1, "blue"), "jedna, tři, pět", Clue(1, "blue", slots=(1, 3, 5))),
    ),
    "pl": (
        (Play(1), "nie, drugą", Play(2)),
        (Play(1), "nie, odrzuć trzecią", Discard(3)),
        (Discard(5), "czekaj, czwartą", Discard(4)),
        (Discard(1), "nie, zagraj ją", Play(1)),
        (Clue(1, "red"), "nie Piotrowi, Ewie", Clue(2, "red")),
        (Clue(1, value=3), "nie, niebieskie", Clue(1, "blue")),
        (Play(3), "przepraszam, pierwszą", Play(1)),
        (Play(1), "nie, Piotr, jedynki", Clue(1, value=1)),
        (Discard(1), "zamiast tego powiem Piotrowi niebieskie", Clue(1, "blue")),
        (Discard(1), "chciałam ją zagrać", Play(1)),
        (Clue(1, "blue"), "jeden, trzy, pięć", Clue(1, "blue", slots=(1, 3, 5))),
        (Discard(1), "Jednak nie odrzucam, daję Ewie jedynki", Clue(2, value=1)),
    ),
    "da": (
        (Play(1), "nej, det andet", Play(2)),
        (Play(1), "nej, smid det tredje", Discard(3)),
        (Discard(5), "vent, nummer fire", Discard(4)),
        (Discard(1), "nej, spil det", Play(1)),
        (Clue(2, "blue"), "ikke Freja, Peter", Clue(1, "blue")),
        (Clue(1, value=3), "eller nej, toere i stedet", Clue(1, value=2)),
        (Play(3), "hov, jeg mente det første", Play(1)),
        (Play(1), "nej, Peter, enere", Clue(1, value=1)),
        (Discard(1), "i stedet siger jeg blå til Peter", Clue(1, "blue")),
        (Discard(1), "jeg ville spille den", Play(1)),
        (Clue(1, "blue"), "et, tre, fem", Clue(1, "blue", slots=(1, 3, 5))),
    ),
    "en": (
        (Play(1), "no, the second", Play(2)),
        (Play(1), "no, discard the third", Discard(3)),
        (Discard(5), "wait, the fourth", Discard(4)),
        (Play(4), "hang on, discard it instead", Discard(4)),
        (Clue(2, "blue"), "not Eva, Petr", Clue(1, "blue")),
        (Clue(1, value=3), "no, twos", Clue(1, value=2)),
        (Play(3), "I meant the first", Play(1)),
        (Play(1), "no, Petr, ones", Clue(1, value=1)),
        (Discard(1), "instead I'll tell Petr blue", Clue(1, "blue")),
        (Discard(1), "I wanted to play it", Play(1)),
    ),
}


@pytest.mark.by_turns
@pytest.mark.parametrize("confirm", BOTH)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_follows_a_no_is_read_back_instead_without_another_word(
    tmp_path: Path, language: str, confirm: Confirm
) -> None:
    for waiting, sentence, meant in INSTEAD[language]:
        evening = table(tmp_path, language, waiting, confirm)
        before = evening.state
        evening.type(sentence)
        assert isinstance(evening.playing.open, ReadBack), (sentence, said(evening))
        assert evening.playing.open.command == meant, sentence
        assert len(said(evening)) == 1
        assert evening.state is before
        assert evening.table.unsettled is (confirm is Confirm.ANNOUNCE)


@pytest.mark.parametrize("waiting", [Play(1), Discard(1)])
def test_a_part_alone_corrects_and_a_whole_command_is_the_next_players_move(
    tmp_path: Path, waiting: ActionCommand
) -> None:
    evening = table(tmp_path, "en", waiting, Confirm.ANNOUNCE)
    assert evening.say("the second")[0].endswith("ing the second.")
    assert evening.state.turn == 3
    evening.say("eva ones")
    assert evening.state.turn == 4


def test_another_clue_to_the_same_player_is_the_next_players_move(tmp_path: Path) -> None:
    evening = table(tmp_path, "en", Clue(2, value=1), Confirm.ANNOUNCE)
    assert evening.type("Eva, fours")[-1] == "table: Fours to Eva."
    assert evening.state.turn == 4


def test_what_follows_a_no_and_is_not_understood_is_asked_for(tmp_path: Path) -> None:
    for unknown in ("no, xyzzy qwerty", "stop it with the aubergine please"):
        evening = table(tmp_path, "en", Play(1), Confirm.ANNOUNCE)
        assert evening.type(unknown) == ["table: Taken back. What instead?"]
        assert evening.playing.open is None
        assert evening.wait() == []


def test_a_guess_is_asked_about(tmp_path: Path) -> None:
    evening = table(tmp_path, "en", Play(1), Confirm.ANNOUNCE)
    evening.type("no, dscard the thrid")
    assert isinstance(evening.playing.open, Sure)
    assert evening.state.turn == 3


@pytest.mark.parametrize("typed", ["stillingen", "stil", "vnet", "nje"])
def test_what_only_looks_like_a_no_takes_nothing_back(tmp_path: Path, typed: str) -> None:
    evening = table(tmp_path, "da", Play(1), Confirm.ANNOUNCE)
    evening.type(typed)
    assert evening.playing.open is None or isinstance(evening.playing.open, ReadBack)
    assert "Trukket tilbage" not in "".join(said(evening))
    asked = table(tmp_path, "da", Play(1), Confirm.ASK)
    asked.type(typed)
    assert isinstance(asked.playing.open, ReadBack)


def test_what_was_not_heard_well_leaves_it_waiting(tmp_path: Path) -> None:
    for sentence in ("say that again", "louder", "slower", "help", "how does a clue work"):
        evening = table(tmp_path, "en", Play(1), Confirm.ANNOUNCE)
        evening.say(sentence)
        assert evening.table.unsettled, sentence


def test_while_a_question_is_open_a_whole_command_or_a_correction_is_understood(tmp_path: Path) -> None:
    evening = table(tmp_path, "en", None, Confirm.ANNOUNCE)
    for first, second in ((Play(1), None), (Play(1), Play(3))):
        for sentence, meant in (("no the second", Play(2)), ("discard the fourth", Discard(4))):
            evening.playing.doubt(first, second, typed_line(""))
            assert isinstance(evening.playing.open, Sure | AskWhich)
            assert evening.table.phrases.accepts(sentence.split())
            evening.say(sentence)
            assert isinstance(evening.playing.open, ReadBack)
            assert evening.playing.open.command == meant
            evening.say("no")
    evening.playing.doubt(Play(3), Discard(3), typed_line(""))
    evening.say("two")
    assert isinstance(evening.playing.open, ReadBack)
    assert evening.playing.open.command == Discard(3)


def test_a_stop_counts_though_something_else_was_heard_almost_as_well(tmp_path: Path) -> None:
    evening = table(tmp_path, "en", Play(1), Confirm.ANNOUNCE)
    evening.hear(Utterance((Alternative("the second", 0.0), Alternative("stop", -1.0))))
    assert evening.playing.open is None
    assert evening.state.turn == 3


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stops_an_action_is_listened_for_before_everything(tmp_path: Path, language: str) -> None:
    evening = table(tmp_path, language, Play(1), Confirm.ANNOUNCE)
    graph = evening.table.phrases
    for stop in templates_of(language, "hanabi").stop_phrases.covering_phrases():
        assert graph.accepts(stop.split()), stop
    turn = interpreter_of(HANABI, language, PLAYERS[language][:3]).graph(("Play",)).phrases.covering_phrases()
    no = {"cs": "ne", "pl": "nie", "da": "nej", "en": "no"}[language]
    for phrase in list(turn)[:20]:
        assert graph.accepts([no, *phrase.split()]), phrase


def test_unrelated_words_leave_it_waiting_even_if_typed(tmp_path: Path) -> None:
    for sentence in ("what does Petr hold", "What can Eva see?", "I wonder whether it rains tomorrow"):
        evening = table(tmp_path, "en", Play(1), Confirm.ANNOUNCE)
        lines = evening.type(sentence)
        assert lines, sentence
        assert "Yes or no" not in "".join(lines), sentence
        assert evening.table.unsettled, sentence
        assert evening.type("no") == ["table: Taken back. Anna's turn."]


def test_a_known_other_player_neither_confirms_nor_carries_it_out(tmp_path: Path) -> None:
    evening = table(tmp_path, "en", Play(1), Confirm.ANNOUNCE)
    for sentence in ("yes", "play the third"):
        assert evening.say(sentence, seat=2) == ["Eva: It's Anna's turn."], sentence
        assert evening.table.unsettled
    assert evening.say("yes", seat=0)
    assert evening.state.turn == 4


def test_unknown_speech_beside_a_correction_makes_it_a_question(tmp_path: Path) -> None:
    evening = table(tmp_path, "en", Play(1), Confirm.ANNOUNCE)
    evening.say("no [unk] the second")
    assert isinstance(evening.playing.open, Sure)


BESIDE = {
    "cs": ("počkej, tu vedle napravo", "ne, tu před ní", "tu vedle, vpravo"),
    "pl": ("czekaj, tę obok z prawej", "nie, tę przed nią", "tę obok, z prawej"),
    "da": (
        "vent, det ved siden af til højre",
        "nej, det lige til venstre for det",
        "det ved siden af, til højre",
    ),
    "en": (
        "wait, the one next to it on the right",
        "no, the one to the left of it",
        "the one next to it, on the right",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_beside_the_one_that_waits_can_be_named_by_its_side(tmp_path: Path, language: str) -> None:
    for text, slot in zip(BESIDE[language], (4, 2, 4), strict=True):
        evening = table(tmp_path, language, Play(3), Confirm.ANNOUNCE)
        evening.type(text)
        assert evening.playing.waiting == (Play(slot),), text


SHOULD_HAVE = {
    "cs": "ne, měla jsem říct dvojky",
    "pl": "nie, dwójki miałam powiedzieć",
    "da": "nej, jeg skulle have sagt toere",
    "en": "no, I should have said twos",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_should_have_been_said_is_told_instead(tmp_path: Path, language: str) -> None:
    evening = table(tmp_path, language, Clue(1, value=1), Confirm.ANNOUNCE)
    evening.type(SHOULD_HAVE[language])
    assert evening.playing.waiting == (Clue(1, value=2),)
