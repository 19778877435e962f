"""Help in a game: told only to the asker, counted, judged by what could be known, switched off by voice."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from random import Random

import pytest
from evening import PLAYERS
from in_each_language import each_language
from test_partners import WHY, Partnered, alone, chosen

from voice_hanabi.contract.partners import Level
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.game import Hanabi
from voice_hanabi.games.hanabi.partner import HanabiPartner
from voice_hanabi.games.hanabi.partners.choosing import Move
from voice_hanabi.games.hanabi.partners.player import Player
from voice_hanabi.games.hanabi.partners.table import BetweenTurns
from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.playing.advising import advice
from voice_hanabi.table.saving.journal import read_journal

HINT = {"en": "what would you do", "cs": "co bys dělal", "pl": "co byś zrobił", "da": "hvad ville du gøre"}
NUDGE = {"en": "just a nudge", "cs": "jen malou radu", "pl": "tylko małą radę", "da": "bare et lille tip"}
GOOD = {"en": "was that good", "cs": "bylo to dobře", "pl": "czy to było dobre", "da": "var det godt"}
PLAY = {
    "en": "which card can I play",
    "cs": "kterou kartu můžu zahrát",
    "pl": "którą kartę mogę zagrać",
    "da": "hvilket kort kan jeg spille",
}
DISCARD = {
    "en": "which card can I discard",
    "cs": "kterou kartu můžu zahodit",
    "pl": "którą kartę mogę odrzucić",
    "da": "hvilket kort kan jeg smide",
}
OFF = {"en": "no hints tonight", "cs": "dneska bez rad", "pl": "dziś bez rad", "da": "ingen tips i aften"}
ON = {"en": "hints again", "cs": "zase raď", "pl": "rady z powrotem", "da": "tips igen"}
COUNT = {
    "en": "how many hints have I had",
    "cs": "kolik bylo rad",
    "pl": "ile było rad",
    "da": "hvor mange tips",
}
each_level = pytest.mark.parametrize("level", list(Level))


def table_of_two(folder: Path, language: str, game: str) -> Partnered:
    evening = Partnered(folder, chosen(language, PLAYERS[language][:2], (), game))
    evening.take(evening.table.deal_now())
    return evening


def told(evening: Partnered, text: str) -> list[tuple[int | None, str]]:
    before = len(evening.heard)
    evening.type(text)
    new = [one for one in evening.heard[before:] if isinstance(one, Announcement)]
    return [(one.audience, one.text) for one in new if one.text]


def example_in(hint: str, language: str) -> str:
    """Return the sentence that a hint suggests saying."""
    quotes = {"en": "''", "cs": "„“", "pl": "„”", "da": "“”"}[language]
    return hint.partition(quotes[0])[2].rpartition(quotes[1])[0]


@pytest.mark.by_turns
@each_language
@pytest.mark.parametrize("game", ["hanabi", "koi-koi"])
def test_a_hint_can_be_said_as_it_was_told_and_was_good(tmp_path: Path, language: str, game: str) -> None:
    evening = table_of_two(tmp_path, language, game)
    seat = evening.playing.state.current
    ((audience, text),) = told(evening, HINT[language])
    assert audience == seat, "nobody else hears it"
    evening.type(example_in(text, language))
    evening.take(evening.table.settle())
    assert evening.playing.state.turn or game == "koi-koi"
    ((audience, judged),) = told(evening, GOOD[language])
    assert audience == seat
    assert judged.startswith(evening.playing.conversation.wording.say("good-yes", reason="").strip())
    assert told(evening, COUNT[language])[0][1].endswith("1.")


@pytest.mark.by_turns
@each_language
@pytest.mark.parametrize("game", ["hanabi", "koi-koi"])
def test_why_after_a_hint_gives_its_reason_until_the_next_move(
    tmp_path: Path, language: str, game: str
) -> None:
    evening = table_of_two(tmp_path, language, game)
    seat = evening.playing.state.current
    say = evening.playing.conversation.wording.say
    assert told(evening, WHY[language]) == [(seat, say("why-nothing"))]
    assert told(evening, NUDGE[language])
    ((audience, reason),) = told(evening, WHY[language])
    assert audience == seat, "nobody else hears it"
    ((_, hint),) = told(evening, HINT[language])
    assert hint.endswith(reason)
    assert told(evening, WHY[language]) == [(seat, reason)]
    evening.type(example_in(hint, language))
    evening.take(evening.table.settle())
    assert [text for _, text in told(evening, WHY[language])] == [say("why-nothing")]


THERE = {
    "en": "what would you have done there",
    "cs": "co bys tam udělal ty",
    "pl": "co byś wtedy zrobił",
    "da": "hvad ville du have gjort der",
}


@each_language
def test_what_it_would_have_done_is_about_the_move_that_was_made(tmp_path: Path, language: str) -> None:
    """Its reason is marked as one of that moment, since the card may have been played meanwhile."""
    evening = table_of_two(tmp_path, language, "hanabi")
    ((_, hint),) = told(evening, HINT[language])
    ((_, reason),) = told(evening, WHY[language])
    evening.type(example_in(hint, language))
    evening.take(evening.table.settle())
    judged = told(evening, GOOD[language])
    assert told(evening, THERE[language]) == judged
    text = judged[0][1]
    assert text.endswith(f": {reason}")


@each_language
def test_hints_are_switched_off_by_voice_and_on_again(tmp_path: Path, language: str) -> None:
    evening = table_of_two(tmp_path, language, "hanabi")
    say = evening.playing.conversation.wording.say
    assert told(evening, OFF[language]) == [(None, say("hints-off"))]
    assert told(evening, HINT[language])[0][1] == say("hints-are-off")
    assert told(evening, NUDGE[language])[0][1] == say("hints-are-off")
    assert not evening.playing.hints.given
    assert told(evening, ON[language]) == [(None, say("hints-on"))]
    assert told(evening, NUDGE[language]) == [(0, say("nudge-clue"))]


def test_a_move_is_judged_by_what_its_player_could_know(tmp_path: Path) -> None:
    """A lucky play may have fitted, but what the card turned out to be doesn't count."""
    evening = table_of_two(tmp_path, "en", "hanabi")
    evening.type("play the first")
    evening.take(evening.table.settle())
    ((audience, text),) = told(evening, "was that good?")
    assert audience == 0
    assert text.startswith("'")
    drawn = evening.playing.state.hands[0]
    assert len(drawn) == 5, "what was drawn since is not looked at"


def test_hints_are_saved_with_the_game_and_told_at_its_end(tmp_path: Path) -> None:
    evening = alone(tmp_path)
    evening.partners_move()
    assert evening.type("a hint please")
    saved = read_journal(evening.playing.journal.path, GAMES)
    assert saved.hinted == (0,)
    assert saved.state == evening.playing.state
    evening.play_on()
    said = [one.text for one in evening.heard if isinstance(one, Announcement)]
    assert any(text.startswith("Hints: Anna 1") for text in said[-3:])


def test_only_a_computer_can_be_asked_what_it_would_do(tmp_path: Path) -> None:
    evening = Partnered(tmp_path, chosen("en", ("Anna", "Petr"), ("Tom",)))
    evening.take(evening.table.deal_now())
    assert told(evening, "Tom, what would you do in my place?")[0][0] == 0
    assert told(evening, "Petr, what would you do?")[0][1] == "Petr can tell you that."
    spoken = Utterance((Alternative("petr what would you do", 1.0),), 0)
    assert evening.take(evening.table.hear(spoken)) == [], "people ask each other"


def best_of_all(evening: Partnered) -> tuple[str, str]:
    """Return what the table advises if no kind of move is named, and why."""
    playing, state = evening.playing, evening.playing.state
    chosen = advice(playing, state, state.current)
    assert chosen is not None
    return playing.teller.advised(chosen, state.current, state)


@each_language
def test_a_move_of_a_kind_that_was_asked_for_says_what_is_better(tmp_path: Path, language: str) -> None:
    evening = table_of_two(tmp_path, language, "hanabi")
    say = evening.playing.conversation.wording.say
    example, _ = best_of_all(evening)
    assert told(evening, PLAY[language])[0][1] in (say("hint-none"), say("hint-better", example=example))
    assert told(evening, DISCARD[language])[0][1] == say("cannot-clue-tokens-full")
    evening.type(example)
    evening.take(evening.table.settle())
    evening.type(evening.playing.teller.demonstrated(evening.playing.state))
    evening.take(evening.table.settle())
    example, why_best = best_of_all(evening)
    better = say("hint-better", example=example)
    ((_, discard),) = told(evening, DISCARD[language])
    assert discard.endswith(better)
    ((_, reason),) = told(evening, WHY[language])
    assert f"{reason} {better}" in discard
    assert told(evening, WHY[language])[0][1] == f"{better} {why_best}"


@each_level
def test_a_hint_is_what_a_partner_of_the_tables_level_would_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: Level
) -> None:
    names = PLAYERS["en"]
    evening = Partnered(tmp_path, chosen("en", names[:2], names[2:3], level=level))
    evening.take(evening.table.deal_now())
    seated, asked = Hanabi.partner, []

    def partner(game: Hanabi, seat: int, level: Level, people: Collection[int] = ()) -> HanabiPartner:
        asked.append((seat, level, tuple(people)))
        return seated(game, seat, level, people)

    monkeypatch.setattr(Hanabi, "partner", partner)
    evening.type("a hint please")
    assert {one for one in asked if one[2]} == {(0, level, (0, 1))}


@each_level
def test_a_partner_who_takes_over_makes_the_move_of_the_hint(tmp_path: Path, level: Level) -> None:
    names = PLAYERS["en"]
    evening = Partnered(tmp_path, chosen("en", names[:2], names[2:3], level=level))
    evening.take(evening.table.deal_now())
    for number in range(4 if level is Level.STRONG else 9):
        evening.partners_move()
        before = evening.playing.state
        name = names[before.current]
        ((_, hint),) = told(evening, HINT["en"])
        if number % 3 == 2:
            # Nobody follows every hint: partners then read the person's moves otherwise.
            evening.type(evening.playing.teller.demonstrated(before))
            evening.take(evening.table.settle())
            continue
        evening.type(f"play for {name}")
        evening.take(evening.table.move())
        done = evening.playing.partners.moves[-1]
        assert done.seat == before.current
        example, reason = evening.playing.teller.advised(done.chosen, done.seat, before)
        assert hint == f"Try '{example}'. {reason}"
        evening.type(f"{name} is back")


@pytest.mark.parametrize("asked", [PLAY, DISCARD, HINT], ids=["play", "discard", "any"])
def test_a_strong_partner_thinks_long_once_for_a_hint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: dict[str, str]
) -> None:
    names = PLAYERS["en"]
    evening = Partnered(tmp_path, chosen("en", names[:1], names[1:3], level=Level.STRONG))
    evening.take(evening.table.deal_now())
    thoughts, thought_ahead = [], Player._thought_ahead

    def counted(
        self: Player, table: BetweenTurns, options: list[tuple[float, Move]], random: Random, *, long: bool
    ) -> Move:
        thoughts.append(long)
        return thought_ahead(self, table, options, random, long=long)

    for number in range(2):
        evening.partners_move()
        with monkeypatch.context() as patched:
            patched.setattr(Player, "_thought_ahead", counted)
            evening.type(asked["en"])
        assert evening.playing.hints.given[0] == number + 1
        assert thoughts.count(True) == number + 1, "one long thought for each hint"
        evening.type(evening.playing.teller.demonstrated(evening.playing.state))
        evening.take(evening.table.settle())


def test_out_of_turn_there_is_no_hint(tmp_path: Path) -> None:
    evening = table_of_two(tmp_path, "en", "hanabi")
    spoken = Utterance((Alternative("what would you do", 1.0),), 1)
    assert evening.take(evening.table.hear(spoken)) == ["It isn't your turn. Ask me when it is."]
    assert not evening.playing.hints.given
    assert told(evening, "was that good?")[0][1] == "You haven't made a move yet."


def test_a_hint_counts_whether_a_move_was_found_or_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Whether a move is found depends on cards that others don't see, and everyone hears the number of hints.
    evening = alone(tmp_path)
    evening.partners_move()
    monkeypatch.setattr(HanabiPartner, "advise", lambda *asked: None)
    evening.type("a hint please")
    assert evening.playing.hints.given == {0: 1}


INSTEAD = {
    "en": ("what would be lost otherwise", "what else could I do", "so what happens otherwise?"),
    "cs": ("o co přijdu jinak", "co jiného můžu udělat", "a co by se stalo jinak?"),
    "pl": ("co stracę inaczej", "co innego mogę zrobić", "a co się stanie, jeśli tego nie zrobię?"),
    "da": ("hvad mister vi ellers", "hvad kunne jeg ellers gøre", "og hvad sker der ellers?"),
}


@each_language
def test_what_another_move_would_lose_is_told_when_it_is_asked_for(tmp_path: Path, language: str) -> None:
    evening = table_of_two(tmp_path, language, "hanabi")
    (hint,) = evening.type(HINT[language])
    (reason,), (lost,) = evening.type(WHY[language]), evening.type(WHY[language])
    assert hint.endswith(reason)
    assert reason != lost
    for question in INSTEAD[language]:
        assert evening.type(question) == [lost]
    assert evening.playing.hints.given.total() == 1, "it belongs to the hint"


@each_language
def test_before_any_hint_it_is_a_hint_with_what_another_move_loses(tmp_path: Path, language: str) -> None:
    asked, other = (table_of_two(tmp_path / one, language, "hanabi") for one in ("asked", "other"))
    (hint,) = other.type(HINT[language])
    other.type(WHY[language])
    (lost,) = other.type(WHY[language])
    assert asked.type(INSTEAD[language][0]) == [f"{hint} {lost}"]
    assert asked.playing.hints.given.total() == 1
