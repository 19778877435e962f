"""One person who plays with computers is addressed as one person; several people together."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from evening import LANGUAGES, PLAYERS

from voice_hanabi.contract.choices import Choices
from voice_hanabi.games import GAMES
from voice_hanabi.language.wording import Wording
from voice_hanabi.table.conversation.conversation import Conversation

SEVERAL = {
    "cs": re.compile(r"\b(máte rozehranou|chcete|dáte|mějte|dohrajte|budete|můžete|jste)\b", re.IGNORECASE),
    "pl": re.compile(r"\b(wasza|macie|chcecie|dokończcie|możecie|będziecie)\b", re.IGNORECASE),
    "da": re.compile(r"\b(jeres|I)\b"),
}
"""Words that address several people."""
SAID_IN_A_GAME = ("conversation.ftl", "looking.ftl")
LOCALES = Path(__file__).parents[2] / "locales"


def test_a_message_for_one_person_has_another_for_several() -> None:
    for language in LANGUAGES:
        for file in ("conversation.ftl", "looking.ftl", "hanabi/conversation.ftl", "hanafuda/questions.ftl"):
            text = (LOCALES / language / file).read_text("utf-8")
            assert text.count("ALONE()") == len(
                re.findall(r"ALONE\(\) ->\n    \[yes\] .+\n   \*\[no\] .+\n\}", text)
            )


@pytest.mark.parametrize("language", list(SEVERAL))
@pytest.mark.parametrize("file", SAID_IN_A_GAME)
def test_several_people_are_addressed_only_where_there_may_be_several(language: str, file: str) -> None:
    text = (LOCALES / language / file).read_text("utf-8")
    for message in re.findall(r"^[a-z-]+ = (?:.+\n)(?: +.+\n|\}.*\n)*", text, re.MULTILINE):
        lines = [line for line in message.splitlines() if not line.strip().startswith("*[no]")]
        assert not SEVERAL[language].search("\n".join(lines).partition(" = ")[2]), message


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("cs", "Dáš si další hru?", "Dáte si další hru?"),
        ("pl", "Jeszcze jedna partia?", "Jeszcze jedna partia?"),
        ("da", "Et spil til?", "Et spil til?"),
        ("en", "Another game?", "Another game?"),
    ],
)
def test_the_number_of_people_counts_not_the_number_of_players(language: str, one: str, several: str) -> None:
    names = PLAYERS[language][:3]
    for partners, expected in (({1, 2}, one), ({2}, several), ((), several)):
        conversation = Conversation(GAMES["hanabi"], language, names, partners=frozenset(partners))
        assert conversation.wording.say("another-game") == expected
    assert Wording(language, names).say("another-game") == several


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["hanabi", "koi-koi"])
def test_a_saved_game_is_offered_to_whoever_played_it(language: str, game: str) -> None:
    names = PLAYERS[language][:2]
    state = GAMES[game].new(Choices(language, game, count=2, names=names), 3)
    offered = []
    for partners in (frozenset({1}), frozenset[int]()):
        wording = Conversation(GAMES[game], language, names, partners=partners).wording
        offered.append(GAMES[game].teller(wording).offered(state))
    one, several = offered
    assert (one == several) is (language == "en")
    if language in SEVERAL:
        assert not SEVERAL[language].search(one)
        assert SEVERAL[language].search(several)
