"""Once a puzzle's best move is known, the clues before it and what other moves lose can be asked about."""

from __future__ import annotations

import pytest
from test_puzzles import GIVEN_UP, SAMPLE, PuzzleTable

from voice_hanabi.contract.partners import Reason
from voice_hanabi.games.hanabi.partners.ahead.themes import theme_of
from voice_hanabi.games.hanabi.rules.events import ClueGiven
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.games.hanabi.talk.alone.reasons import meant, of_card
from voice_hanabi.languages import LANGUAGES

MEANT = {
    "en": "what did {player} mean",
    "cs": "co tím {player} myslel",
    "pl": "co {player} miał na myśli",
    "da": "hvad mente {player}",
}
INSTEAD = {
    "en": "what would be lost otherwise",
    "cs": "o co přijdu jinak",
    "pl": "co stracę inaczej",
    "da": "hvad mister vi ellers",
}
each_language = pytest.mark.parametrize("language", LANGUAGES)


def last_clue_by(table: PuzzleTable, giver: int) -> str:
    """Return why somebody gave their last clue, or that they gave none."""
    puzzling = table.puzzling
    history = view(puzzling.state, puzzling.listener).history
    given = [at for at, (_, one) in enumerate(history) if isinstance(one, ClueGiven) and one.giver == giver]
    if not given:
        return table.table.conversation.wording.say("why-not-done")
    return puzzling.teller.explained(Reason("", {"happened": given[-1]}), puzzling.listener, puzzling.state)


@each_language
def test_the_clue_of_whoever_is_named_is_explained(language: str) -> None:
    answers = set()
    for day in SAMPLE[:6]:
        table = PuzzleTable(language, day)
        puzzling, say = table.puzzling, table.table.conversation.wording.say
        names = puzzling.conversation.names
        others = [seat for seat in range(len(names)) if seat != puzzling.listener]
        for seat in others:
            asked = MEANT[language].format(player=names[seat])
            assert table.type(asked) == [say("why-secret"), say("puzzle-ask")], "it would give much away"
        table.type(GIVEN_UP[language][0])
        for seat in others:
            (told,) = table.type(MEANT[language].format(player=names[seat]))
            assert told == last_clue_by(table, seat)
            answers.add(told)
    assert len(answers) > 3


@each_language
def test_what_another_move_would_lose_is_told_as_often_as_it_is_asked(language: str) -> None:
    table = PuzzleTable(language)
    puzzling = table.puzzling
    assert table.type(INSTEAD[language])[0] == table.table.conversation.wording.say("why-secret")
    table.type(GIVEN_UP[language][0])
    lost = puzzling.teller.instead(puzzling._best, puzzling.listener, puzzling.state)
    assert table.type(INSTEAD[language]) == table.type(INSTEAD[language]) == [lost]


MAY_I = {
    "en": "why not play the first",
    "cs": "proč nezahrát první",
    "pl": "dlaczego nie zagrać pierwszej",
    "da": "hvorfor ikke spille det første",
}
MY_CARDS = {
    "en": "what do my clues tell me",
    "cs": "co mi nápovědy říkají",
    "pl": "co mówią mi moje informacje",
    "da": "hvad siger mine ledetråde",
}
THEME = {
    "en": "what's the theme",
    "cs": "jaké je téma",
    "pl": "jaki jest temat",
    "da": "hvad er temaet",
}


@each_language
def test_another_move_may_be_asked_about_once_the_best_is_known(language: str) -> None:
    table = PuzzleTable(language)
    puzzling, say = table.puzzling, table.table.conversation.wording.say
    assert table.type(MAY_I[language]) == [say("why-secret"), say("puzzle-ask")]
    table.type(GIVEN_UP[language][0])
    shown = view(puzzling.state, puzzling.listener)
    wording = puzzling.conversation.wording
    assert table.type(MAY_I[language]) == [of_card(1, puzzling._best.reason, shown, wording, to_play=True)]


@each_language
def test_the_theme_is_the_kind_of_move_until_that_is_known(language: str) -> None:
    table = PuzzleTable(language)
    puzzling, say = table.puzzling, table.table.conversation.wording.say
    kind = puzzling.teller.nudged(puzzling._best, puzzling.listener, puzzling.state)
    assert table.type(THEME[language]) == [kind, say("puzzle-ask")]
    table.type(GIVEN_UP[language][0])
    theme = theme_of(view(puzzling.state, puzzling.listener), puzzling.puzzle.best)
    assert table.type(THEME[language]) == [say("puzzle-theme", theme=theme)]


@each_language
def test_what_ones_cards_are_for_would_give_the_best_move_away(language: str) -> None:
    table = PuzzleTable(language)
    puzzling, say = table.puzzling, table.table.conversation.wording.say
    assert table.type(MY_CARDS[language]) == [say("why-secret"), say("puzzle-ask")]
    table.type(GIVEN_UP[language][0])
    shown = view(puzzling.state, puzzling.listener)
    assert table.type(MY_CARDS[language]) == [meant(False, (), shown, puzzling.conversation.wording)]
