"""A report about real cards ('I've just drawn two cards') never changes a move that waits."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from evening import LANGUAGES, PLAYERS, Evening, stacked

from voice_hanabi.contract.commands import ActionCommand
from voice_hanabi.games.hanabi.rules.actions import Action, ClueColour, ClueRank
from voice_hanabi.games.hanabi.rules.actions import Discard as DiscardAction
from voice_hanabi.games.hanabi.rules.actions import Play as PlayAction
from voice_hanabi.games.hanabi.rules.game import apply
from voice_hanabi.games.hanabi.rules.state import State
from voice_hanabi.games.hanabi.talk.commands import Discard, Play
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.table.conversation.conversation import Confirm
from voice_hanabi.table.playing.open_questions import ReadBack, Sure

HANDS = ["y1 r4 w2 r3 r5", "r1 b3 w1 g5 y2", "w1 r4 b1 b2 g3"]

OPENINGS = {
    "en": ("", "oops, ", "sorry, "),
    "cs": ("", "jejda, ", "pardon, "),
    "pl": ("", "ojej, ", "przepraszam, "),
    "da": ("", "ups, ", "undskyld, "),
}
REPORTS = {
    "en": (
        *("I've just drawn two cards", "I drew two", "I've drawn one too many", "I just drew a card"),
        *("my newest card fell on the floor", "I dropped my first card", "I've lost my second card"),
        *("my new card is stuck to another", "the fourth card fell down", "the newest card is upside down"),
        *("I have only two cards left", "I've got six cards", "I forgot to draw a new card"),
    ),
    "cs": (
        *("právě jsem si lízl dvě karty", "lízla jsem si dvě", "vzal jsem si o jednu víc"),
        *("teď jsem si dobrala kartu", "spadla mi nejnovější karta", "spadla mi první karta"),
        *("ztratil jsem druhou kartu", "nová karta se přilepila", "čtvrtá karta je na zemi"),
        *("mám jen dvě karty", "mám šest karet", "zapomněla jsem si líznout novou kartu"),
    ),
    "pl": (
        *("właśnie dobrałem dwie karty", "dobrałam dwie", "wziąłem o jedną za dużo"),
        *("teraz dobrałam kartę", "spadła mi najnowsza karta", "upadła mi pierwsza karta"),
        *("zgubiłem drugą kartę", "nowa karta się przykleiła", "czwarta karta jest na podłodze"),
        *("mam tylko dwie karty", "mam sześć kart", "zapomniałam dobrać nową kartę"),
    ),
    "da": (
        *("jeg har lige trukket to kort", "jeg trak to", "jeg har taget et for meget"),
        *("jeg har lige trukket et kort", "mit nyeste kort faldt på gulvet", "jeg tabte det første kort"),
        *("jeg har mistet mit andet kort", "det nye kort sidder fast", "det fjerde kort er på gulvet"),
        *("jeg har kun to kort", "jeg har seks kort", "jeg glemte at trække et nyt kort"),
    ),
}
WAITING: tuple[tuple[ActionCommand, Action], ...] = (
    (Play(3), PlayAction(3)),
    (Discard(4), DiscardAction(4)),
)
NO = {"en": "no", "cs": "ne", "pl": "nie", "da": "nej"}
STILL_CORRECTS = {
    "en": ("sorry, the new one", "I meant the newest card"),
    "cs": ("pardon, tu nejnovější", "myslel jsem nejnovější kartu"),
    "pl": ("przepraszam, najnowszą", "miałem na myśli najnowszą kartę"),
    "da": ("undskyld, det nyeste", "jeg mente det nyeste kort"),
}


def at_table(folder: Path, language: str, waiting: ActionCommand, confirm: Confirm) -> tuple[Evening, State]:
    """Return a table at which an action of the first player waits, and its state before that."""
    evening = Evening(folder, language, confirm=confirm)
    state = stacked(HANDS, "g2 w3 y1 b4")
    for clue in (ClueRank(1, 1), ClueColour(0, "red"), ClueRank(1, 5)):
        # Clues are missing, so that cards may be discarded.
        state, _ = apply(state, clue)
    evening.sit_down(state, PLAYERS[language][:3])
    evening.playing.act(waiting, typed_line(""))
    return evening, evening.state


@pytest.mark.parametrize("confirm", [Confirm.ANNOUNCE, Confirm.ASK])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_never_changes_the_move_that_waits(tmp_path: Path, language: str, confirm: Confirm) -> None:
    written = product(OPENINGS[language], REPORTS[language])
    lines = [*(("".join(parts), True) for parts in written), *((said, False) for said in REPORTS[language])]
    for said, typed in lines:
        command, action = WAITING[typed]
        evening, before = at_table(tmp_path, language, command, confirm)
        evening.type(said) if typed else evening.say(said)
        waits = evening.playing.open
        if evening.state is before:
            assert isinstance(waits, ReadBack | Sure), (said, waits)
            assert waits.command == command, said
        else:
            # What was read back is carried out as it was before the report is answered.
            assert evening.state == apply(before, action)[0], said


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_a_no_it_takes_the_move_back_and_makes_no_other(tmp_path: Path, language: str) -> None:
    for report in REPORTS[language]:
        evening, before = at_table(tmp_path, language, Play(3), Confirm.ANNOUNCE)
        evening.type(f"{NO[language]}, {report}")
        assert evening.state is before, report
        assert not isinstance(evening.playing.open, ReadBack), report


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_newest_card_is_still_what_was_meant_instead(tmp_path: Path, language: str) -> None:
    for said in STILL_CORRECTS[language]:
        evening, _ = at_table(tmp_path, language, Play(3), Confirm.ANNOUNCE)
        evening.type(said)
        waits = evening.playing.open
        assert isinstance(waits, ReadBack), said
        assert waits.command == Play(5), said
