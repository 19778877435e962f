"""Scores in words: the results of one kind of game, in a sentence each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from datetime import date, timedelta

from babel.numbers import format_decimal

from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import ROWS
from voice_hanabi.table.scores.finished import Days, Finished

MONTH, LAST_MONTH, ALL, PERFECT, LOST = ("month", "last-month", "all", "perfect", "lost")
"""Possible requests, besides a month by its number: how often the maximum was reached, and how often all was
lost.
"""

WordingOf = Callable[[str], Wording]
"""Returns the words of a game by its name, including those for its variants."""


def days_of(period: str, today: date) -> Days | None:
    """Return the requested days, ``None`` for all; a month's number means its latest occurrence."""
    this = today.replace(day=1)
    if period == LAST_MONTH:
        return Days(_month_before(this), this)
    if period.isdigit():
        year = today.year if int(period) <= today.month else today.year - 1
        first = date(year, int(period), 1)
        return Days(first, _month_after(first))
    return Days(this, _month_after(this)) if period == MONTH else None


def _month_after(first: date) -> date:
    return (first + timedelta(days=31)).replace(day=1)


def _month_before(first: date) -> date:
    return (first - timedelta(days=1)).replace(day=1)


def told(
    games: Sequence[Finished],
    period: str,
    wording_of: WordingOf,
    wording: Wording,
    named: str = "",
) -> str:
    """Say the results of finished games, one sentence for each game and its variants.

    ``named`` says whose they are and of which month, if needed.
    """
    if not games and named:
        return wording.say("scores-none-of", named=named)
    if not games:
        return wording.say("scores-none-month" if period == MONTH else "scores-none")
    heading = wording.say("scores-heading-of", named=named) if named else ""
    together = [game for game in games if game.came.most is not None]
    if period in (PERFECT, LOST) and not together:
        return f"{heading} {wording.say('scores-none-together')}".lstrip()
    if period in (PERFECT, LOST):
        count = sum(game.came.lost if period == LOST else _is_perfect(game) for game in together)
        counted = wording.say(f"scores-{period}", times=count, games=len(together))
        return f"{heading} {counted}".lstrip()
    kinds = dict.fromkeys((game.game, game.variants) for game in games)
    sentences = [
        _of_kind([one for one in games if (one.game, one.variants) == kind], wording_of(kind[0]))
        for kind in kinds
    ]
    usual = wording.say("scores-heading-month" if period == MONTH else "scores-heading")
    return " ".join([heading or usual, *sentences])


def mean(points: Sequence[int], wording: Wording) -> str:
    """Return the mean with one decimal, in the language's format."""
    return format_decimal(sum(points) / len(points), format="0.#", locale=ROWS[wording.language].locale)


def kind_of(game: Finished, wording: Wording) -> str:
    """Return the game and its variants, in words."""
    variants = [wording.say("variant-name", variant=name) for name in game.variants]
    return ", ".join([wording.say("game-name", game=game.game), *variants])


def _of_kind(games: Sequence[Finished], wording: Wording) -> str:
    kind, count = kind_of(games[0], wording), len(games)
    if games[0].came.most is None:
        won = Counter(game.names[seat] for game in games for seat in game.came.winners)
        winners = ", ".join(f"{name} {times}" for name, times in won.most_common())
        return wording.say("scores-won-by", kind=kind, games=count, winners=winners)
    points = [game.came.points[0] for game in games]
    lost = sum(game.came.lost for game in games)
    line = wording.say("scores-line", kind=kind, games=count, mean=mean(points, wording), best=max(points))
    return f"{line} {wording.say('scores-of-them-lost', lost=lost)}" if lost else line


def _is_perfect(game: Finished) -> bool:
    return game.came.points[0] == game.came.most
