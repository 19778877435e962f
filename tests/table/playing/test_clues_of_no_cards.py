"""A clue that touches no cards, where the rules know one, is read back and asked about as such."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import PLAYERS, Evening

from voice_hanabi.games.hanabi.rules.events import ClueGiven
from voice_hanabi.games.hanabi.talk.commands import Clue

SAID = {
    "cs": (
        ("Petře, nemáš žádné bílé", "Petrovi žádné bílé?", "Petrovi: žádné bílé."),
        ("Petře, nemáš žádné pětky", "Petrovi žádné pětky?", "Petrovi: žádné pětky."),
        "ano",
    ),
    "pl": (
        ("Piotrze, nie masz białych", "Piotrze, żadnych białych?", "Piotrowi: żadnych białych."),
        ("Piotrze, nie masz piątek", "Piotrze, żadnych piątek?", "Piotrowi: żadnych piątek."),
        "tak",
    ),
    "da": (
        ("Peter, du har ingen hvide", "Peter, ingen hvide?", "Til Peter: ingen hvide."),
        ("Peter, du har ingen femmere", "Peter, ingen femmere?", "Til Peter: ingen femmere."),
        "ja",
    ),
    "en": (
        ("Petr, you have no whites", "Petr, no white cards?", "No white cards for Petr."),
        ("Petr, you have no fives", "Petr, no fives?", "No fives for Petr."),
        "yes",
    ),
}
"""What is said, asked and read back for a colour and for a value, and how a player agrees."""


@pytest.mark.by_turns
@pytest.mark.parametrize("about", [0, 1], ids=["colour", "value"])
@pytest.mark.parametrize("language", SAID)
def test_a_clue_of_no_cards_is_distinguished_from_one_of_some(
    tmp_path: Path, language: str, about: int
) -> None:
    *clues, yes = SAID[language]
    said, asked, read_back = clues[about]
    evening = Evening(tmp_path, language, names=PLAYERS[language], variants=("empty-clues",))
    evening.deal()
    [told] = evening.type(str(said))
    if asked in told:
        [told, *_] = evening.type(str(yes))
    assert read_back in told
    evening.wait()
    assert any(isinstance(event, ClueGiven) for event in evening.state.history[-1].events)


WITHOUT_SUCH_A_CARD = {
    "cs": ("Petře, máš čtyřku na prvním místě", "Petře, máš jednu čtyřku", "Petrovi čtyřky"),
    "pl": (
        "Piotrze, masz czwórkę na pierwszym miejscu",
        "Piotrze, masz jedną czwórkę",
        "Piotrze, czwórki",
    ),
    "da": ("Peter, du har en firer på første", "Peter, du har én firer", "Peter, firere"),
    "en": ("Petr, you have a four in the first place", "Petr, you have one four", "Petr, fours"),
}
"""A card that isn't there, by its place and by a count, and the clue that can be given."""


@pytest.mark.parametrize("language", WITHOUT_SUCH_A_CARD)
def test_only_its_giver_hears_of_a_card_that_is_not_there(tmp_path: Path, language: str) -> None:
    *clues, instead = WITHOUT_SUCH_A_CARD[language]
    evening = Evening(tmp_path, language, names=PLAYERS[language], variants=("empty-clues",), seed=2)
    evening.deal()
    for said in clues:
        [told] = evening.type(said)
        assert told.startswith(f"{PLAYERS[language][0]}: ")
        assert instead in told
        evening.wait()
    assert evening.state.turn == 0
    # The suggested words are understood as just that.
    evening.type(instead)
    offered = [command for command in evening.playing.waiting if isinstance(command, Clue)]
    assert [(command.value, command.slots, command.count) for command in offered] == [(4, (), None)]
