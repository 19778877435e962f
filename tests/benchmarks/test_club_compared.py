"""A club's measurement finds what a page was told but was never stored, and accepts what was."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import aiohttp
import pytest

from benchmarks.served import club_faults, club_lines
from benchmarks.served.club import Club
from benchmarks.served.club_faults import Replayed, _of_page
from benchmarks.served.club_pages import Page
from voice_hanabi.contract.choices import Choices
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.rules.actions import Play
from voice_hanabi.table.saving.journal import SavedGame

CHOICES = Choices("en", "hanabi", count=2, names=("Anna", "Peter"))
ACTIONS = (Play(1), Play(2))


def stored() -> SavedGame:
    state = HANABI.new(CHOICES, 4)
    for action in ACTIONS:
        state, _ = HANABI.apply(state, action)
    return SavedGame(Path("game"), HANABI, CHOICES, 4, state, torn=False, whole=0, actions=ACTIONS)


def page_told(*told: str) -> Page:
    """Return a page of Anna's that was told these sentences and shown nothing."""
    page = Page(cast(Club, None), cast(aiohttp.ClientSession, None), "", "Anna", {})
    page.outcomes = [(0.0, text) for text in told]
    return page


def news() -> list[str]:
    replayed = Replayed(stored())
    replayed.views(ACTIONS, "Anna")
    return replayed.news(ACTIONS)


def test_what_is_stored_may_be_told_in_its_order_and_with_gaps() -> None:
    one, two = news()
    assert two.endswith("turn.")
    for told in ((one, two), (two,), ()):
        assert not list(_of_page(page_told(*told), [stored()], {}))


def test_what_is_not_stored_or_is_told_twice_is_found() -> None:
    one, two = news()
    for told in ((one, "Peter discards white one. Anna's turn."), (two, one), (one, one)):
        wrong = list(_of_page(page_told(*told), [stored()], {}))
        assert len(wrong) == 1
        assert wrong[0].startswith("Anna was told what is not stored")


def test_if_one_club_breaks_off_the_others_are_still_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    clubs = iter((True, False, False))

    async def measured(kinds: list[str], told: dict[str, club_faults.Told]) -> None:
        if next(clubs):
            raise TimeoutError
        told[kinds.pop()].seated.append(1.5)

    monkeypatch.setattr(club_faults, "_measure_club", measured)
    monkeypatch.setattr(club_faults, "programs", Path)
    monkeypatch.setattr(club_lines, "report", lambda: iter(()))
    told = "\n".join(club_faults.report(quick=False, faults=10))
    assert "1.5 s" in told
    assert "broke off: TimeoutError () in measured" in told
