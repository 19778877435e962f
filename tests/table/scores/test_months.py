"""Which days a month has: first and last ones, the end of a year, and a February with 29 days."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.game import Came
from voice_hanabi.language.wording import Wording
from voice_hanabi.table.saving.journal import Games, SavedGame
from voice_hanabi.table.saving.saves import SavesFolder
from voice_hanabi.table.scores import finished
from voice_hanabi.table.scores.finished import Finished, finished_games
from voice_hanabi.table.scores.telling import ALL, LAST_MONTH, MONTH, days_of
from voice_hanabi.table.scores.trends import trends


def is_in(day: date, period: str, today: date) -> bool:
    days = days_of(period, today)
    assert days is not None
    return days.first <= day < days.after


@pytest.mark.parametrize(
    ("today", "last"),
    [
        (date(2026, 1, 1), date(2026, 1, 31)),
        (date(2026, 2, 28), date(2026, 2, 28)),
        (date(2028, 2, 1), date(2028, 2, 29)),
        (date(2026, 4, 30), date(2026, 4, 30)),
        (date(2026, 12, 31), date(2026, 12, 31)),
    ],
)
def test_this_month_reaches_from_its_first_day_to_its_last(today: date, last: date) -> None:
    assert is_in(today.replace(day=1), MONTH, today)
    assert is_in(last, MONTH, today)
    assert not is_in(last + timedelta(days=1), MONTH, today)
    assert not is_in(today.replace(day=1) - timedelta(days=1), MONTH, today)


@pytest.mark.parametrize("today", [date(2026, 1, 1), date(2026, 3, 31), date(2028, 3, 1), date(2026, 12, 31)])
def test_last_month_ends_the_day_before_this_one(today: date) -> None:
    last = today.replace(day=1) - timedelta(days=1)
    assert is_in(last, LAST_MONTH, today)
    assert is_in(last.replace(day=1), LAST_MONTH, today)
    assert not is_in(last + timedelta(days=1), LAST_MONTH, today)
    assert not is_in(last.replace(day=1) - timedelta(days=1), LAST_MONTH, today)


def test_a_months_number_means_the_latest_one_including_this_month() -> None:
    today = date(2026, 11, 28)
    for number in range(1, 13):
        year = 2026 if number <= 11 else 2025
        days = days_of(str(number), today)
        assert days is not None
        assert days.first == date(year, number, 1)
        assert (days.after - timedelta(days=1)).month == number


def test_no_period_means_all_days() -> None:
    assert days_of(ALL, date(2026, 11, 28)) is None


def game_of(day: date, points: int = 20) -> Finished:
    names = ("Anna", "Eva")
    return Finished(day, "hanabi", (), names, frozenset(names), Came((points,), 25))


class Named(SavesFolder):
    """Saved games of which only the names are known."""

    def newest_first(self) -> list[Path]:
        days = (date(2026, 3, 1), date(2026, 2, 28), date(2026, 2, 1), date(2026, 1, 31))
        return [Path(f"{day}-120000-0.hanabi.jsonl") for day in days]

    def read(self, game: Path, games: Games) -> SavedGame:
        return SavedGame(game, None, Choices("en", "hanabi"), 0, None, False, 0)  # type: ignore[arg-type]


def test_the_first_and_the_last_day_belong_to_a_month_and_their_neighbours_do_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        finished, "finished_game", lambda saved: game_of(date.fromisoformat(saved.path.name[:10]))
    )
    days = days_of("2", date(2026, 3, 5))
    found = finished_games(Named(Path()), {}, days)
    assert [one.begun for one in found] == [date(2026, 2, 1), date(2026, 2, 28)]
    assert len(finished_games(Named(Path()), {})) == 4


def test_each_month_has_a_mean_of_its_own_in_the_picture() -> None:
    wording = Wording("en", game="hanabi")
    played = (
        (date(2025, 1, 31), 10),
        (date(2026, 1, 1), 20),
        (date(2026, 1, 31), 24),
        (date(2026, 2, 1), 15),
    )
    picture = trends([game_of(day, points) for day, points in played], lambda game: wording, wording)
    assert "<p>January 2025: 10; January 2026: 22; February 2026: 15.</p>" in picture
