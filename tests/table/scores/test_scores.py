"""The results of finished games: found in the saves, told by voice in four languages, and as a page."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path
from xml.etree import ElementTree

import pytest
from evening import LANGUAGES, PLAYERS
from test_partners import Partnered, chosen

from voice_hanabi.cli.front_door import main
from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.game import Came
from voice_hanabi.contract.partners import Level
from voice_hanabi.games import GAMES
from voice_hanabi.language.names import name_forms
from voice_hanabi.language.templates import templates_of
from voice_hanabi.language.wording import Wording
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.saving.journal import Journal
from voice_hanabi.table.scores.finished import Finished, finished_games
from voice_hanabi.table.scores.page import page
from voice_hanabi.table.scores.telling import ALL, LAST_MONTH, LOST, MONTH, PERFECT, days_of, told

HOW = {
    "en": "how did we do this month",
    "cs": "jak se nám dařilo tenhle měsíc",
    "pl": "jak nam szło w tym miesiącu",
    "da": "hvordan gik det denne måned",
}
LONG_AGO = datetime(2020, 5, 17, 20, tzinfo=UTC)


def played(
    folder: Path,
    game: str = "hanabi",
    names: tuple[str, ...] = ("Anna", "Petr"),
    when: datetime | None = None,
) -> int:
    """Have computers play a game to its end, save it as a table does, and return its first seat's points."""
    rules = GAMES[game]
    choices = Choices("en", game, None, (), len(names), names)
    choices = replace(choices, rulebook=rules.book(choices))
    journal = Journal.begin(folder, choices, 5, when)
    state = rules.new(choices, 5)
    partners = [rules.partner(seat, Level.COMPANION) for seat in range(len(names))]
    while state.outcome is None:
        action = rules.next_by_itself(state)
        if action is None:
            partner = partners[state.current]
            assert partner is not None
            action = partner.choose(state).action
        journal.add(rules.action_record(action))
        state, _ = rules.apply(state, action)
    journal.close()
    came = rules.came_to(state)
    assert came is not None
    return came.points[0]


def wording_of(language: str) -> Wording:
    return Wording(language, game="hanabi")


def finished(points: int, *variants: str, lost: bool = False) -> Finished:
    came = Came((points,), 25, lost)
    return Finished(date(2026, 5, 1), "hanabi", variants, ("Anna", "Eva"), frozenset(("Anna", "Eva")), came)


def test_finished_games_are_found_by_people_and_day(tmp_path: Path) -> None:
    points = played(tmp_path, when=LONG_AGO)
    played(tmp_path, "koi-koi")
    played(tmp_path, names=("Anna", "Eva"))
    (tmp_path / "2026-01-01-broken.hanabi.jsonl").write_text("{")
    Journal.begin(tmp_path, Choices("en", "hanabi", "en", (), 2, ("Anna", "Petr")), 1).close()
    games = finished_games(tmp_path, GAMES)
    assert [game.game for game in games] == ["hanabi", "koi-koi", "hanabi"]
    assert games[0].begun == LONG_AGO.date()
    assert games[0].came.points == (points,)
    assert games[1].came.most is None
    assert games[1].came.winners
    pair = finished_games(tmp_path, GAMES, people=("Petr", "Anna"))
    assert [game.names for game in pair] == [("Anna", "Petr")] * 2
    recent = finished_games(tmp_path, GAMES, days_of(MONTH, datetime.now(UTC).date()))
    assert len(recent) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_mean_the_best_and_the_losses_are_announced(language: str) -> None:
    games = [finished(25), finished(20), finished(0, lost=True), finished(7, "black")]
    wording = wording_of(language)
    whole = told(games, ALL, lambda game: wording, wording)
    assert re.search(r"\b3\b.*\b15\b.*\b25\b", whole)
    black = wording.say("variant-name", variant="black")
    assert black in whole
    assert wording.say("scores-of-them-lost", lost=1) in whole
    assert "7" in whole.partition(black)[2]
    assert told(games, LOST, lambda game: wording, wording) == wording.say("scores-lost", times=1, games=4)
    assert told(games, PERFECT, lambda game: wording, wording) == wording.say(
        "scores-perfect", times=1, games=4
    )
    half = told([finished(20), finished(21)], ALL, lambda game: wording, wording)
    assert ("20.5" if language == "en" else "20,5") in half
    assert told([], MONTH, lambda game: wording, wording) == wording.say("scores-none-month")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_on_the_page_is_described_in_words(language: str) -> None:
    wording = wording_of(language)
    games = [finished(25), finished(10)]
    text = page(games, "<summary>", lambda game: wording, wording)
    assert f'<html lang="{language}">' in text
    assert "<p>&lt;summary&gt;</p>" in text
    picture = ElementTree.fromstring(re.findall(r"<svg.*</svg>", text)[0])
    assert picture.get("role") == "img"
    parts = {part.get("id"): part.text for part in picture if part.get("id")}
    assert set((picture.get("aria-labelledby") or "").split()) == set(parts)
    assert "25, 10" in (parts["picture-told"] or "")
    heights = [int(part.get("height") or 0) for part in picture.findall("rect")]
    assert heights == [200, 80]
    assert text.count("<tr>") == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_announces_the_scores_of_the_people_who_sit_there(tmp_path: Path, language: str) -> None:
    names = PLAYERS[language][:2]
    evening = Partnered(tmp_path, chosen(language, names, ()))
    say = evening.table.conversation.wording.say
    evening.take(evening.table.deal_now())
    assert evening.type(HOW[language]) == [say("scores-none-month")]
    played(tmp_path, names=("Anna", "Zdislava"))
    assert evening.type(HOW[language]) == [say("scores-none-month")]
    points = played(tmp_path, names=names)
    (told_now,) = evening.type(HOW[language])
    assert told_now.startswith(say("scores-heading-month"))
    assert str(points) in told_now


OF_MARCH = {
    "en": ("how did we do in March", "how did {1} do in March", "how did I and {1} do in March"),
    "cs": (
        "jak se nám dařilo v březnu",
        "jak dopadl {1} v březnu",
        "jak jsme s {instrumental} hráli v březnu",
    ),
    "pl": ("jak nam szło w marcu", "jak szło {dative} w marcu", "jak nam szło z {instrumental} w marcu"),
    "da": ("hvordan gik det i marts", "hvordan gik det {1} i marts", "hvordan klarede {1} og jeg os i marts"),
}
LOST_WITH = {
    "en": "how often did {1} and I lose",
    "cs": "kolikrát jsme s {instrumental} prohráli",
    "pl": "ile razy przegraliśmy z {instrumental}",
    "da": "hvor mange gange har {1} og jeg tabt sammen",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_scores_of_a_month_and_of_a_named_player_are_announced(tmp_path: Path, language: str) -> None:
    first, second, third = PLAYERS[language][:3]
    forms = name_forms(templates_of(language, "hanabi"), second)
    today = datetime.now(UTC)
    march = datetime(today.year if today.month >= 3 else today.year - 1, 3, 14, 20, tzinfo=UTC)
    pair = played(tmp_path, names=(first, second), when=march)
    played(tmp_path, names=(second, third), when=march)
    played(tmp_path, names=(first, second), when=march.replace(year=march.year - 1))
    evening = Partnered(tmp_path, chosen(language, (first, second), ()))
    wording = evening.table.conversation.wording
    evening.take(evening.table.deal_now())
    month = wording.month(march.date())
    ours, seconds, both = (
        evening.type(text.replace("{1}", second).format(**forms))[0] for text in OF_MARCH[language]
    )
    assert ours.startswith(month[:1].upper() + month[1:])
    assert seconds.startswith(f"{second}, {month}:")
    assert both.startswith(f"{second}, {first}, {month}:")
    assert str(pair) in ours
    kind = wording.say("game-name", game="hanabi")
    assert [text.count(kind) for text in (ours, seconds, both)] == [1, 1, 1]
    assert wording.say("scores-line", kind=kind, games=2, mean="", best="").partition(",")[0] in seconds
    assert wording.say("scores-line", kind=kind, games=1, mean="", best="").partition(",")[0] in both
    (lost,) = evening.type(LOST_WITH[language].replace("{1}", second).format(**forms))
    assert lost == f"{second}, {first}: {wording.say('scores-lost', times=0, games=2)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_month_without_a_game_is_named(tmp_path: Path, language: str) -> None:
    evening = Partnered(tmp_path, chosen(language, PLAYERS[language][:2], ()))
    evening.take(evening.table.deal_now())
    (nothing,) = evening.type(OF_MARCH[language][0])
    assert "20" in nothing
    assert nothing != evening.table.conversation.wording.say("scores-none")


@pytest.mark.parametrize(
    ("period", "first", "after"),
    [
        (MONTH, date(2026, 1, 1), date(2026, 2, 1)),
        (LAST_MONTH, date(2025, 12, 1), date(2026, 1, 1)),
        ("1", date(2026, 1, 1), date(2026, 2, 1)),
        ("2", date(2025, 2, 1), date(2025, 3, 1)),
        ("12", date(2025, 12, 1), date(2026, 1, 1)),
    ],
)
def test_a_months_name_means_the_latest_such_month(period: str, first: date, after: date) -> None:
    assert days_of(period, date(2026, 1, 31)) == (first, after)
    assert days_of(ALL, date(2026, 1, 31)) is None


def test_after_two_games_their_mean_is_announced(tmp_path: Path) -> None:
    evening = Partnered(tmp_path, chosen("en", ("Anna",), ("Tom", "Lucy")))
    evening.take(evening.table.deal_now())
    points = []
    for _ in range(2):
        evening.play_on()
        points.append(evening.playing.state.score)
        evening.type("yes")
        evening.type("yes")
    said = [one.text for one in evening.heard if isinstance(one, Announcement)]
    told_then = [text for text in said if text.startswith("2 games tonight")]
    assert len(told_then) == 1
    assert f"{sum(points) / 2:g} points on average" in told_then[0]


def test_the_command_announces_the_scores_and_writes_the_page_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    points = played(tmp_path / "games")
    there = tmp_path / "scores.html"
    given = ["scores", "--lang", "en", "--saves", str(tmp_path / "games"), "--output", str(there)]
    assert main(given) == 0
    assert f"best {points}" in capsys.readouterr().out
    assert f"{points} of 25" in there.read_text("utf-8")
    assert main(given) == 2
    assert "scores.html" in capsys.readouterr().err
