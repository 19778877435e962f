"""The gate: an act that is taken back, changed or only named is not done at once; what is final is asked."""

from __future__ import annotations

import pytest

from voice_hanabi.cli.understand import at_table
from voice_hanabi.contract.game import AnyGame
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.understanding.interpreter import interpreter_of

HANABI, KOI_KOI = GAMES["hanabi"], GAMES["koi-koi"]


def understood(game: AnyGame, language: str, text: str) -> tuple[dict[str, object] | None, bool]:
    names = ("Anna", "Petr", "Eva") if game is HANABI else ("Anna", "Petr")
    interpreter = interpreter_of(game, language, names)
    made = at_table(interpreter, game.situations.turn, typed_line(text))
    return (None if made.command is None else game.canonical(made.command, names)), made.sure


@pytest.mark.parametrize("game", [HANABI, KOI_KOI], ids=["hanabi", "koi-koi"])
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "play number two, no wait"),
        ("en", "play number two, actually no"),
        ("da", "spil nummer to, nej vent"),
        ("cs", "zahraju druhou, ne počkej"),
        ("pl", "zagram drugą, nie czekaj"),
    ],
)
def test_an_act_taken_back_in_the_same_breath_is_none(game: AnyGame, language: str, text: str) -> None:
    for said in (text, text.replace(",", "")):
        command, sure = understood(game, language, said)
        assert command is None or not sure, (said, command)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "I'll play number three, no four"),
        ("da", "jeg spiller nummer tre, nej fire"),
        ("cs", "zahraju číslo tři, ne, čtyři"),
        ("pl", "zagram numer trzy, nie, cztery"),
    ],
)
def test_a_number_that_corrects_another_is_meant_in_its_stead(language: str, text: str) -> None:
    assert understood(HANABI, language, text) == ({"type": "play", "slot": 4}, True)
    command, sure = understood(HANABI, language, text.replace(",", ""))
    assert (command, sure) != ({"type": "play", "slot": 3}, True)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "oh no the phoenix"),
        ("en", "rule about the deer"),
        ("cs", "vysvětli jeřába"),
        ("da", "forklar tranen"),
    ],
)
def test_a_card_that_is_only_named_among_other_words_is_not_laid_at_once(language: str, text: str) -> None:
    _, sure = understood(KOI_KOI, language, text)
    command, _ = understood(KOI_KOI, language, text)
    assert not sure or (command or {}).get("type") != "lay"
