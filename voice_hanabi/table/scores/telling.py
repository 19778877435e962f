"""Scores in words: what games of one kind came to, in a sentence each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from datetime import date

from babel.numbers import format_decimal

from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import ROWS
from voice_hanabi.table.scores.finished import Finished

MONTH, ALL, PERFECT, LOST = PERIODS = ("month", "all", "perfect", "lost")
"""What may be asked: this month, all games, how often all was reached, and how often all was lost."""

WordingOf = Callable[[str], Wording]
"""Gives the words of a game by its name: those for its variants are among them."""


def first_day(period: str, today: date) -> date | None:
    """Return since when games count that are asked for; ``None`` for all."""
    return today.replace(day=1) if period == MONTH else None


def told(games: Sequence[Finished], period: str, wording_of: WordingOf, wording: Wording) -> str:
    """Say what finished games came to, one sentence for each game and its variants."""
    if not games:
        return wording.say("scores-none-month" if period == MONTH else "scores-none")
    together = [game for game in games if game.came.most is not None]
    if period in (PERFECT, LOST):
        count = sum(game.came.lost if period == LOST else _is_perfect(game) for game in together)
        return wording.say(f"scores-{period}", times=count, games=len(together))
    kinds = dict.fromkeys((game.game, game.variants) for game in games)
    sentences = [
        _of_kind([one for one in games if (one.game, one.variants) == kind], wording_of(kind[0]))
        for kind in kinds
    ]
    return " ".join(
        [wording.say("scores-heading-month" if period == MONTH else "scores-heading"), *sentences]
    )


def mean(points: Sequence[int], wording: Wording) -> str:
    """Return the mean with one decimal, as the language writes it."""
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
