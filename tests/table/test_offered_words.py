"""Every word that a message offers is understood where it is offered, in each language.

What a message offers is in quotes. Each such message is put into the situation in which the program says it,
filled in as by the program, and what it offers is typed there.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date
from functools import lru_cache
from pathlib import Path

import pytest
from evening import LANGUAGES, PLAYERS, Evening, PrivateEars, stacked
from paper_evening import PaperEvening
from test_guide_read import READ
from test_wording import names_of, variables

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.expectations import SET_UP
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.rules.actions import Play as PlayAction
from voice_hanabi.games.hanabi.rules.game import apply
from voice_hanabi.games.hanabi.rules.rulebooks import rules_for
from voice_hanabi.games.hanabi.talk.commands import Discard, Play
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.language.wording import Wording
from voice_hanabi.lessons.teacher import LessonTeacher
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.conversation.conversation import Reach
from voice_hanabi.table.conversation.effects import GiveEars, Hush, LastTime
from voice_hanabi.table.conversation.private_ears import Ear, EarsHere, Way
from voice_hanabi.table.practising import Practising, conversation_for
from voice_hanabi.table.saving.journal import SavedGame, unfinished_game
from voice_hanabi.understanding.outcome import Understood

QUOTED = {
    "en": re.compile(r"(?<!\w)'([^']+(?:'\w[^']*)*)'(?!\w)"),
    "cs": re.compile("„([^“]+)“"),
    "pl": re.compile("„([^”]+)”"),
    "da": re.compile("“([^”]+)”"),
}
HANDS = ["r1 y2 w2 b3 r5", "r1 b3 w1 g5 y2", "w1 r4 b1 b2 g3"]


def seated(folder: Path, language: str, *variants: str, tiles: tuple[int, ...] | None = None) -> Evening:
    evening = Evening(folder, language)
    rules = rules_for("pl", variants)
    evening.sit_down(stacked(HANDS, rules=rules, tiles=tiles), PLAYERS[language][:3])
    return evening


def turn(folder: Path, language: str) -> Evening:
    return seated(folder, language)


def setting_up(folder: Path, language: str) -> Evening:
    evening = Evening(folder, language)
    evening.begin()
    return evening


def before_the_deal(folder: Path, language: str) -> Evening:
    evening = setting_up(folder, language)
    evening.type(evening.table.conversation.wording.say("example-count"))
    evening.type(", ".join(PLAYERS[language][:3]))
    assert evening.table.expectation is SET_UP
    return evening


def choosing(folder: Path, language: str) -> Evening:
    evening = turn(folder, language)
    evening.playing.doubt(Play(1), Discard(2), typed_line(""))
    return evening


def waiting(folder: Path, language: str) -> Evening:
    """An action was read back, so that it can be taken back."""
    evening = turn(folder, language)
    evening.type(evening.table.conversation.wording.say("example-play", slot=1))
    assert evening.table.unsettled
    return evening


def doubting(folder: Path, language: str) -> Evening:
    evening = turn(folder, language)
    evening.playing.doubt(Play(1), None, typed_line(""))
    return evening


def saved_offered(folder: Path, language: str) -> Evening:
    turn(folder, language).table.close()
    evening = Evening(folder, language, saved=unfinished_game(folder, GAMES))
    evening.begin()
    return evening


def which_card(folder: Path, language: str) -> Evening:
    evening = turn(folder, language)
    evening.playing.act(Play(), typed_line(""))
    return evening


def paused(folder: Path, language: str) -> Evening:
    evening = turn(folder, language)
    evening.table.steering.paused = True
    return evening


def over(folder: Path, language: str) -> Evening:
    evening = turn(folder, language)
    state = evening.state
    while state.outcome is None:
        state, _ = apply(state, PlayAction(1))
    evening.sit_down(state, PLAYERS[language][:3])
    return evening


def headset(folder: Path, language: str) -> Evening:
    evening = turn(folder, language)
    evening.ears = evening.playing.ears = PrivateEars(dict.fromkeys(range(3), Reach.HEADSET_ELSEWHERE))
    evening.playing._headset_called = 0
    return evening


def tiles(folder: Path, language: str) -> Evening:
    return seated(folder, language, "tiles")


def colour_call(folder: Path, language: str) -> Evening:
    return seated(folder, language, "colour-call")


HERE = EarsHere(asked=True, phones=True, devices=("USB Headset",), writing=True)


def without_an_ear(folder: Path, language: str) -> Evening:
    """A game in which nobody has an ear yet, though there are some."""
    evening = Evening(folder, language, names=PLAYERS[language][:3], here=HERE)
    evening.deal()
    return evening


def as_last_time(folder: Path, language: str) -> Evening:
    """The table asks whether everything is as last time: on one headset."""
    choices = Choices(language, "hanabi", count=3, names=tuple(PLAYERS[language][:3]))
    headset = Ear(Way.HEADSET, "USB Headset")
    last = LastTime(choices, tuple((seat, headset) for seat in range(3)))
    evening = Evening(folder, language, here=HERE, last_time=last)
    evening.begin()
    return evening


def being_read(folder: Path, language: str) -> Evening:
    """The guide is read during a game."""
    evening = turn(folder, language)
    evening.say(READ[language][0])
    return evening


def looking(folder: Path, language: str) -> Evening:
    """A finished game is looked at again: it ended after three wrong cards."""
    evening = turn(folder, language)
    choices = Choices(language, "hanabi", None, (), 3, tuple(PLAYERS[language][:3]))
    state = HANABI.new(choices, 1)
    saved = SavedGame(folder / "over", HANABI, choices, 1, state, False, 0, (PlayAction(1),) * 3)
    evening.table.steering.look_at(saved)
    return evening


def puzzled(folder: Path, language: str) -> Evening:
    """The puzzle of the day is given."""
    evening = turn(folder, language)
    day, manner = date(2026, 3, 12), evening.table.conversation.manner
    evening.table.course.phase = LessonTeacher().puzzle(day, language, {}, manner)
    return evening


def on_paper(folder: Path, language: str) -> Evening:
    """A game with a printed deck waits for the card that was drawn."""
    evening = PaperEvening(folder, language)
    evening.deal()
    evening.deal_all()
    evening.type(evening.table.conversation.wording.say("example-play", slot=1))
    evening.wait()
    return evening


Situation = Callable[[Path, str], Evening]

OFFERED: dict[str, Situation] = {
    "welcome": setting_up,
    "three-failures": turn,
    "once-more-loud": turn,
    "usage-no-action": turn,
    "which-of-two": choosing,
    "paused": paused,
    "voice-learning-begun": turn,
    "take-headset": headset,
    "is-paused": paused,
    "last-time-headset": as_last_time,
    "remembered": as_last_time,
    "deal-again": before_the_deal,
    "cannot-no-colour-call": turn,
    "game-over-already": over,
    "rules-topics": turn,
    "help-turn": turn,
    "help-moves": waiting,
    "help-questions": turn,
    "help-puzzle": puzzled,
    "puzzle-wrong": puzzled,
    "puzzle-done": puzzled,
    "puzzle-shown": puzzled,
    "practise-nothing": setting_up,
    "practise-done": puzzled,
    "practise-left": setting_up,
    "note-which": turn,
    "help-controls": turn,
    "help-colour-call": colour_call,
    "help-tiles": tiles,
    "help-setup": before_the_deal,
    "help-slot": which_card,
    "help-yes-no": doubting,
    "help-offered": saved_offered,
    "saved-stays": setting_up,
    "help-choice": choosing,
    "help-paused": paused,
    "help-ended": over,
    "what-to-change": before_the_deal,
    "chosen-before": turn,
    "rename-whom": turn,
    "exchange-whom": turn,
    "sounds-hear": turn,
    "sounds-off": turn,
    "friends-exchange": turn,
    "friends-join": turn,
    "cannot-join": turn,
    "microphone-too-loud-other": setting_up,
    "no-words-offer": setting_up,
    "microphone-listening": turn,
    "key-on": turn,
    "voice-tried": turn,
    "voices-none": turn,
    "voice-not-tried": turn,
    "guide-more": being_read,
    "plays-for": turn,
    "hint-given": turn,
    "hint-better": turn,
    "looking-begins": looking,
    "help-looking": looking,
    "looking-marks": looking,
    "replay-page-voice": looking,
    "good-rather": turn,
    "weighed-rather": turn,
    "instead": turn,
    "hints-are-off": turn,
    "doctor-echo-badly": waiting,
    "doctor-echo-slow": waiting,
    "computer-slow": turn,
    "doctor-too-slow": turn,
    "help-friends": before_the_deal,
    "friends-lost-in-game": turn,
    "friends-not-yourself": turn,
    "friends-removed-in-game": turn,
    "friends-listening": turn,
    "join-at-home": before_the_deal,
    "friends-board-shut": turn,
    "far-refused-board": turn,
    "card-lost": on_paper,
    "card-lost-next": on_paper,
    "cards-mixed": on_paper,
}
TYPED = ("friends-none",)
"""Messages that quote a command of the command line."""
TO_DOCTOR = ("doctor-models-compared",)
"""Messages that quote what is said to the doctor; `cli/test_heard_better.py` says it."""
PRACTICE = ("practice-welcome", "practice-help")
ECHOED = ("not-understood-typed",)
"""Messages that quote what somebody said."""
OF_EARS = ("no-private-ear",)
"""Messages that quote words which aren't in the grammar, but are read with the available devices."""
READ_BACK = ("clue-of-no-cards",)
"""Messages that quote the read-back of a clue, which `playing/test_clues_of_no_cards.py` types."""
BEGUN = ("page-code-wrong",)
"""Messages that quote words to be followed by a name."""


@lru_cache
def wording_of(language: str) -> Wording:
    return Wording(language, PLAYERS[language][:3], "hanabi")


def text_of(language: str, message: str) -> str:
    names, wording = PLAYERS[language][:3], wording_of(language)
    given: dict[str, str | int] = {
        "player": names[2], "called": PLAYERS[language][3],
        "example": wording.say("example-play", slot=1), "first": names[0], "second": names[1],
        "other": wording.say("example-question"),
        "clue": wording.say("example-clue-colour", target=names[1], colour="red"),
        "tile": 3, "number": 1, "count": 2, "text": "", "sentence": "",
    }  # fmt: skip
    return wording.say(message, **{name: given.get(name, "") for name in variables("en", message)})


def offered(language: str, message: str) -> list[str]:
    return QUOTED[language].findall(text_of(language, message))


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_offers_words_is_tried(language: str) -> None:
    quoting = set()
    for message in names_of(language):
        try:
            if offered(language, message):
                quoting.add(message)
        except Exception:  # a message that is filled with numbers, and offers nothing
            assert not QUOTED[language].search(str(message))
    # What lessons offer is tried in lessons.
    quoting = {message for message in quoting if "lesson" not in message}
    quoting -= {"seat-said", *ECHOED, *READ_BACK, *BEGUN, *OF_EARS, *PRACTICE, *TYPED, *TO_DOCTOR}
    assert quoting <= set(OFFERED)
    assert quoting >= set(OFFERED)


@pytest.mark.by_turns
@pytest.mark.parametrize("message", OFFERED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_message_offers_is_understood_where_it_is_offered(
    tmp_path: Path, language: str, message: str
) -> None:
    words = offered(language, message)
    assert words
    for said in words:
        evening = OFFERED[message](tmp_path, language)
        understood = evening.table._understand(typed_line(said))
        assert isinstance(understood, Understood), (said, understood)
        assert understood.sure, (said, understood)
        wording = evening.table.conversation.wording
        lines = evening.type(said)
        not_understood = wording.say("not-understood-typed", text=said, example="").rpartition(said)[0]
        assert not any(not_understood in line for line in lines), lines
        assert wording.say("nothing-to-answer", example="").strip() not in "".join(lines)
        assert any(not isinstance(made, Announcement | Hush) or made for made in evening.effects)


@pytest.mark.parametrize("message", OF_EARS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_message_offers_of_ears_gives_one(tmp_path: Path, language: str, message: str) -> None:
    words = offered(language, message)
    assert words
    for said in words:
        evening = without_an_ear(tmp_path, language)
        evening.type(said)
        (given,) = (one for one in evening.effects if isinstance(one, GiveEars))
        assert given.ears == ((2, Ear(Way.PHONE)),)


class NoAnswers:
    """What steers practice is not an answer, and nothing is learnt from it."""

    gift = None

    def agree(self) -> None:
        raise AssertionError("nothing was asked")

    def give(self) -> tuple[int, str]:
        return 0, ""

    def keep(self, sentence: object, utterance: object) -> None:
        raise AssertionError(utterance)

    def learn(self) -> object:
        raise AssertionError("nothing was said")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_practice_offers_is_understood_there(language: str) -> None:
    for message in PRACTICE:
        for said in offered(language, message):
            practising = Practising(
                conversation_for(HANABI, language),
                NoAnswers(),
                can_learn=False,
                forgetting="",  # type: ignore[arg-type]
            )
            practising.begin()
            assert practising.hear(typed_line(said)), said
