"""Yesterday's game and yesterday's puzzle are those of the day before today, whenever that was."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.commands import Arrange
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.table.beside.finished_games import LAST, YESTERDAY, FinishedGames
from voice_hanabi.table.conversation.conversation import Reach, SameEars
from voice_hanabi.table.saving.journal import Games, SavedGame
from voice_hanabi.table.saving.saves import SavesFolder
from voice_hanabi.table.table import Table


class OneADay(SavesFolder):
    """A finished game on each of the last days, and two on the day before yesterday."""

    def newest_first(self) -> list[Path]:
        today = datetime.now(UTC).date()
        days = (today - timedelta(ago) for ago in (0, 1, 2, 2, 3))
        return [Path(f"{day}-120000-{number}.hanabi.jsonl") for number, day in enumerate(days)]

    def read(self, game: Path, games: Games) -> SavedGame:
        over: Any = SimpleNamespace(outcome=25)
        return SavedGame(game, GAMES["hanabi"], Choices("en", "hanabi"), 0, over, False, 0)


def test_yesterdays_game_is_the_last_one_of_the_day_before_today() -> None:
    games = FinishedGames(OneADay(Path()), GAMES)
    last, yesterday = games.choose(LAST), games.choose(YESTERDAY)
    assert last is not None
    assert yesterday is not None
    days = [date.fromisoformat(saved.path.name[:10]) for saved in (last, yesterday)]
    assert days[0] - days[1] == timedelta(1)


@pytest.mark.parametrize(("value", "ago"), [(None, 0), ("yesterday", 1)])
def test_yesterdays_puzzle_is_that_of_the_day_before_today(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, value: str | None, ago: int
) -> None:
    table = Table(
        Choices("en", "hanabi"), GAMES, folder=tmp_path, new_seed=lambda: 1, ears=SameEars(Reach.NO)
    )
    given: list[date] = []
    monkeypatch.setattr(table.course, "puzzle", lambda day, asked: given.append(day) or [])
    table.course.arranged(Arrange("puzzle", value), typed_line("the puzzle"))
    assert given == [date.today() - timedelta(ago)]
