"""During a game the table says which variants exist, which are played, and who follows whom."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import LANGUAGES, PLAYERS, PrivateEars

from voice_hanabi.contract.choices import Choices
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.language.wording import Wording, capitalised
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.conversation.conversation import Confirm
from voice_hanabi.table.table import Table

WHICH = {
    "cs": ("jaké jsou varianty", "jaké varianty hrajeme", "s jakou variantou hrajeme"),
    "pl": ("jakie są warianty", "w jaki wariant gramy", "czy gramy z jakimś wariantem"),
    "da": ("hvilke varianter er der", "hvilken variant spiller vi", "spiller vi med nogen varianter"),
    "en": ("which variants are there", "what variants are we playing", "are we playing with any variants"),
}
AFTER_ME = {
    "cs": ("kdo hraje po mně", "kdo je po mně", "kdo jde po mně na řadu", "kdo sedí vedle mě", "jak sedíme"),
    "pl": ("kto gra po mnie", "kto jest po mnie", "kto siedzi obok mnie", "kto gdzie siedzi"),
    "da": ("hvem kommer efter mig", "hvem sidder ved siden af mig", "hvem sidder hvor", "rækkefølgen"),
    "en": ("who's after me", "who plays after me", "who sits where", "what order are we going in"),
}
AFTER_THE_SECOND = {
    "cs": "kdo hraje po Petrovi",
    "pl": "kto gra po Piotrze",
    "da": "hvem spiller efter Peter",
    "en": "who follows Petr",
}
TOLD = {
    "cs": ("Po Anně hraje Petr, potom Eva.", "Po Petrovi hraje Eva, potom Anna."),
    "pl": ("Po Annie gra Piotr, potem Ewa.", "Po Piotrze gra Ewa, potem Anna."),
    "da": ("Efter Anna kommer Peter, så Freja.", "Efter Peter kommer Freja, så Anna."),
    "en": ("After Anna comes Petr, then Eva.", "After Petr comes Eva, then Anna."),
}
PLAYED = {"hanabi": "black", "hanafuda": "half-game", "koi-koi": "month-yaku"}


def table_of(folder: Path, language: str, game: str, variants: tuple[str, ...] = ()) -> Table:
    """A game of three, just dealt."""
    names = PLAYERS[language][:3]
    choices = Choices(language, game, None, variants, 3, names, 0)
    table = Table(
        choices, GAMES, folder=folder, new_seed=lambda: 1, ears=PrivateEars(), confirm=Confirm.ANNOUNCE
    )
    table.deal_now()
    return table


def told(table: Table, text: str) -> str:
    """What everyone hears of what was typed."""
    made = table.hear(typed_line(text))
    (answer,) = (one for one in made if isinstance(one, Announcement) and one.audience is None)
    return answer.text


@pytest.mark.by_turns
@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_variants_are_listed_in_a_game(tmp_path: Path, language: str, game: str) -> None:
    table = table_of(tmp_path, language, game, (PLAYED[game],))
    wording = Wording(language, (), GAMES[game].folder)
    before = table.phase.state  # type: ignore[union-attr]
    for asked in WHICH[language]:
        now, others = told(table, asked).split(". ", 1)
        assert wording.say("variant-name", variant=PLAYED[game]) in now, asked
        names = others.partition(": ")[2].rstrip(".").split(", ")
        expected = [wording.say("variant-name", variant=name) for name in GAMES[game].variants]
        assert set(names) < set(expected)
        assert wording.say("variant-name", variant=PLAYED[game]) not in names
        assert len(names) >= 4
    assert table.phase.state is before  # type: ignore[union-attr]


@pytest.mark.by_turns
@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_follows_whom_is_told(tmp_path: Path, language: str, game: str) -> None:
    table = table_of(tmp_path, language, game)
    mine, second = TOLD[language]
    for asked in AFTER_ME[language]:
        assert told(table, asked) == mine, asked
    assert told(table, AFTER_THE_SECOND[language]) == second


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_asks_alone_is_told_so(tmp_path: Path, language: str) -> None:
    table = table_of(tmp_path, language, "hanabi")
    wording = Wording(language, PLAYERS[language][:3], "hanabi")
    name = PLAYERS[language][1]
    (answer,) = table.hear(typed_line(f"{name}, {AFTER_ME[language][0]}"))
    assert isinstance(answer, Announcement)
    assert answer.audience == 1
    first = capitalised(wording.say("order-after-you", player=name, next=PLAYERS[language][2]))
    assert answer.text.startswith(first)
