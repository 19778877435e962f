"""Finished games are looked at again by voice, in four languages."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from evening import LANGUAGES, PLAYERS
from test_partners import Partnered, alone, chosen
from test_scores import played

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.expectations import LOOKING
from voice_hanabi.contract.partners import Chosen, Level
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.partner import HanabiPartner
from voice_hanabi.games.hanabi.rules.actions import Action, ClueColour, ClueRank
from voice_hanabi.games.hanabi.rules.state import State
from voice_hanabi.table.conversation.effects import Effect, ShowBoard
from voice_hanabi.table.showing import board_at

LOOK = {
    "en": "look at the last game again",
    "cs": "projdi znovu poslední hru",
    "pl": "pokaż ostatnią grę jeszcze raz",
    "da": "lad os se det sidste spil igen",
}
NEXT = {"en": "go on", "cs": "hrajeme dál", "pl": "gramy dalej", "da": "fortsæt"}
BACK = {"en": "back", "cs": "zpátky", "pl": "wstecz", "da": "tilbage"}
TURN = {"en": "turn twenty", "cs": "tah dvacet", "pl": "ruch dwadzieścia", "da": "tur tyve"}
KNOWN = {
    "en": "what did I know then",
    "cs": "co jsem tehdy věděl",
    "pl": "co wtedy wiedziałem",
    "da": "hvad vidste jeg dengang",
}
ADVICE = {
    "en": "what would you have done",
    "cs": "co bys tehdy udělal",
    "pl": "co byś wtedy zrobił",
    "da": "hvad ville du have gjort",
}


AND_WHY = {
    "en": ("what would you have done there, and why", "why"),
    "cs": ("co bys tam udělal a proč", "proč"),
    "pl": ("co byś tam zrobił i dlaczego", "dlaczego"),
    "da": ("hvad ville du have gjort der, og hvorfor", "hvorfor"),
}


def test_a_partner_is_asked_once_about_a_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Partnered(tmp_path, chosen("en", PLAYERS["en"][:1], PLAYERS["en"][1:3]))
    evening.take(evening.table.deal_now())
    evening.play_on()
    evening.type(LOOK["en"])
    asked, advise = [], HanabiPartner.advise

    def counted(partner: HanabiPartner, state: State, deed: str | None) -> Chosen[Action] | None:
        asked.append(state.turn)
        return advise(partner, state, deed)

    monkeypatch.setattr(HanabiPartner, "advise", counted)
    for text in (*AND_WHY["en"], "why", NEXT["en"], AND_WHY["en"][0], BACK["en"], "why"):
        evening.type(text)
    assert asked == [0, 1]


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_why_tells_the_reason_and_then_what_the_next_best_move_loses(tmp_path: Path, language: str) -> None:
    evening = Partnered(tmp_path, chosen(language, PLAYERS[language][:1], PLAYERS[language][1:3]))
    evening.take(evening.table.deal_now())
    evening.play_on()
    evening.type(LOOK[language])
    asked, why = AND_WHY[language]
    (told,) = evening.type(asked)
    (lost,) = evening.type(why)
    assert lost not in told
    evening.type(NEXT[language])
    (reason,) = evening.type(why)
    assert evening.type(asked) == [reason]
    assert evening.type(why) != [reason]


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_game_is_gone_through_by_voice(tmp_path: Path, language: str) -> None:
    evening = Partnered(tmp_path, chosen(language, PLAYERS[language][:1], PLAYERS[language][1:3]))
    evening.take(evening.table.deal_now())
    assert evening.type(LOOK[language]) == [evening.playing.conversation.wording.say("looking-after")]
    evening.play_on()
    state = evening.playing.state
    (first,) = evening.type(LOOK[language])
    assert f" {state.turn + 1}" in first
    assert evening.table.expectation is LOOKING
    (second,) = evening.type(NEXT[language])
    assert " 2" in second
    (again,) = evening.type(BACK[language])
    assert first.endswith(again)
    (twentieth,) = evening.type(TURN[language])
    assert " 20" in twentieth
    assert evening.type(TURN[language].rpartition(" ")[0] + " 20") == [twentieth]

    before = HANABI.new(evening.table.course.choices, 3)
    seat = (before.current + 19) % 3
    name = evening.playing.conversation.wording.name(seat)
    assert name in twentieth
    (known,) = evening.type(KNOWN[language])
    others = [one for one in range(3) if one != seat]
    assert all(evening.playing.conversation.wording.name(one) in known for one in others)
    assert len(evening.type(ADVICE[language])) == 1
    (last,) = evening.type(TURN[language].rpartition(" ")[0] + " 80")
    assert f" {state.turn + 1}," in last
    assert evening.type(NEXT[language]) == [evening.playing.conversation.wording.say("looking-last")]
    assert evening.type("stop") == [evening.playing.conversation.wording.say("looking-ends")]
    assert evening.table.expectation is not LOOKING


@pytest.mark.parametrize("level", [Level.COMPANION, Level.USUAL])
def test_what_the_partners_did_they_would_have_done(tmp_path: Path, level: Level) -> None:
    """A partner's own moves are good by its own judgement."""
    evening = alone(tmp_path, level=level)
    evening.play_on()
    evening.type(LOOK["en"])
    for turn in range(12):
        (said,) = evening.type("what would you have done")
        # The person begins, and went by the table's own suggestions.
        good = said.startswith("Yes, that was the best move.")
        assert good or (turn % 3 == 0 and "would have been better." in said), turn
        evening.type("go on")


def test_without_a_finished_game_there_is_nothing_to_look_at(tmp_path: Path) -> None:
    evening = Partnered(tmp_path, Choices("en", "hanabi", variants=(), level=Level.USUAL))
    evening.take(evening.table.begin())
    assert evening.type(LOOK["en"]) == ["There is no finished game yet."]


LAST = {
    "en": "the last game again",
    "cs": "poslední hru znovu",
    "pl": "pokaż ostatnią grę",
    "da": "det sidste spil igen",
}
BEFORE = {
    "en": ("the game before that", "and now the one before that"),
    "cs": ("hru předtím", "a teď ještě hru před ní"),
    "pl": ("grę wcześniej", "a teraz jeszcze grę przed nią"),
    "da": ("spillet før det", "og nu spillet inden"),
}
YESTERDAY = {
    "en": ("yesterday's game", "let us look at yesterday's game"),
    "cs": ("včerejší hru", "podíváme se na hru ze včerejška"),
    "pl": ("wczorajszą grę", "przejrzyj grę z wczoraj"),
    "da": ("gårsdagens spil", "lad os kigge på spillet fra i går"),
}


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_any_finished_game_is_found_by_when_it_was_played(tmp_path: Path, language: str) -> None:
    now = datetime.now(UTC)
    for days, names in ((40, "Karel"), (1, "Eva"), (0, "Petr"), (0, "Lucie")):
        played(tmp_path, names=("Anna", names), when=now - timedelta(days=days))
    for place in (0, 1):
        evening = Partnered(tmp_path, Choices(language, "hanabi"))
        evening.take(evening.table.begin())
        say = evening.table.conversation.wording.say
        before, yesterday = BEFORE[language][place], YESTERDAY[language][place]
        assert "Lucie" in evening.type(LAST[language])[0]
        assert "Petr" in evening.type(before)[0]
        (third,) = evening.type(before)
        assert "Eva" in third
        (oldest,) = evening.type(before)
        assert "Karel" in oldest
        wording = evening.table.conversation.wording
        assert oldest.startswith(wording.day((now - timedelta(days=40)).date()))
        assert evening.type(before) == [say("looking-nothing-before")]
        assert evening.table.expectation is LOOKING
        assert evening.type(yesterday) == [third]
        evening.type(NEXT[language])
        assert evening.type(before) == [oldest]
        evening.type("stop")
        assert evening.type(yesterday) == [third]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_before_is_asked_for_without_looking_at_the_last_one(tmp_path: Path, language: str) -> None:
    for names in ("Eva", "Petr"):
        played(tmp_path, names=("Anna", names))
    evening = Partnered(tmp_path, Choices(language, "hanabi"))
    evening.take(evening.table.begin())
    say = evening.table.conversation.wording.say
    assert evening.type(YESTERDAY[language][0]) == [say("looking-nothing-yesterday")]
    assert "Eva" in evening.type(BEFORE[language][0])[0]


SCREEN = {
    "en": ("look at it on the screen", "show us it on the TV"),
    "cs": ("ukaž to na obrazovce", "podíváme se na to na televizi"),
    "pl": ("pokaż to na ekranie", "obejrzyjmy to na telewizorze"),
    "da": ("vis det på skærmen", "lad os se det på fjernsynet"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", [0, 1])
def test_a_game_is_looked_at_on_the_screen_and_stepped_by_voice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, place: int
) -> None:
    played(tmp_path, names=("Anna", "Petr"), when=datetime.now(UTC))
    evening = Partnered(tmp_path, Choices(language, "hanabi"))
    evening.take(evening.table.begin())
    assert board_at(evening.table) is None
    effects: list[Effect] = []
    take = evening.take
    monkeypatch.setattr(evening, "take", lambda given: effects.extend(given) or take(given))
    said = evening.type(SCREEN[language][place])
    assert "Petr" in said[0]
    assert any(isinstance(one, ShowBoard) for one in effects)
    first = board_at(evening.table)
    evening.type(NEXT[language])
    second = board_at(evening.table)
    assert first is not None
    assert second is not None
    assert first.last != second.last
    assert all(card.name for group in second.groups for card in group.cards)
    evening.type("stop")
    assert board_at(evening.table) is None


CLUE_FOR = {
    "en": ("what did {player} mean", "what was that clue for"),
    "cs": ("co tím {player} myslel", "k čemu byla ta nápověda"),
    "pl": ("co {player} miał na myśli", "po co była ta podpowiedź"),
    "da": ("hvad mente {player}", "hvad var den ledetråd til for"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clue_before_the_turn_is_explained_as_its_player_knew_it(tmp_path: Path, language: str) -> None:
    evening = Partnered(tmp_path, chosen(language, PLAYERS[language][:1], PLAYERS[language][1:3]))
    evening.take(evening.table.deal_now())
    say = evening.playing.conversation.wording.say
    evening.play_on()
    evening.type(LOOK[language])
    by_player, by_clue = CLUE_FOR[language]
    assert evening.type(by_clue) == [say("why-not-done")], "nobody has given one yet"
    evening.type(TURN[language])
    looking = evening.table.steering.looking._looking
    assert looking is not None
    before, done = looking._steps[looking._place].before, looking._steps[: looking._place]
    reasons = {}
    for step in done:
        giver = step.before.current
        if isinstance(step.action, ClueColour | ClueRank) and giver != before.current:
            partner = HANABI.partner(giver, Level.USUAL, (0,))
            reason = partner.reason(step.before, step.action)
            reasons[giver] = looking._teller.explained(reason, before.current, before)
            reasons[None] = reasons[giver]
    assert evening.type(by_clue) == [reasons[None]]
    for giver in {*reasons} - {None}:
        named = by_player.format(player=PLAYERS[language][giver])
        assert evening.type(named) == [reasons[giver]]
