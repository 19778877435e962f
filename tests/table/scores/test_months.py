"""Which days a month has: first and last ones, the end of a year, and a February with 29 days."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from voice_hanabi.table.scores.telling import ALL, LAST_MONTH, MONTH, days_of


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


def test_a_months_number_is_its_latest_time_this_one_included() -> None:
    today = date(2026, 11, 28)
    for number in range(1, 13):
        year = 2026 if number <= 11 else 2025
        days = days_of(str(number), today)
        assert days is not None
        assert days.first == date(year, number, 1)
        assert (days.after - timedelta(days=1)).month == number


def test_no_period_is_all_days() -> None:
    assert days_of(ALL, date(2026, 11, 28)) is None
