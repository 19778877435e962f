"""Cooperative games' scores from month to month, as pictures with text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from html import escape

from babel.dates import format_date

from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import ROWS
from voice_hanabi.table.scores.finished import Finished
from voice_hanabi.table.scores.telling import WordingOf, kind_of, mean

_HIGH, _STEP, _ABOVE, _BELOW = 160, 90, 34, 30
"""Pixels: the picture's height, the width of a month, and the margins above and below."""

Month = tuple[date, list[int]]


def trends(games: Sequence[Finished], wording_of: WordingOf, wording: Wording) -> str:
    """Return a picture for each game and its variants with the same players: the mean of each month."""
    together = [game for game in games if game.came.most]
    kinds = dict.fromkeys((game.game, game.variants, game.names) for game in together)
    pictures = []
    for number, kind in enumerate(kinds):
        same = [one for one in together if (one.game, one.variants, one.names) == kind]
        title = f"{kind_of(same[0], wording_of(kind[0]))}: {', '.join(kind[2])}"
        pictures.append(
            _picture(number, title, list(_by_month(same)), max(g.came.most or 0 for g in same), wording)
        )
    if not pictures:
        return ""
    return f"<h2>{escape(wording.say('scores-trends'))}</h2>\n" + "\n".join(pictures)


def _by_month(games: Sequence[Finished]) -> Iterator[Month]:
    months: dict[date, list[int]] = {}
    for game in sorted(games, key=lambda one: one.begun):
        months.setdefault(game.begun.replace(day=1), []).append(game.came.points[0])
    yield from months.items()


def _picture(number: int, title: str, months: Sequence[Month], most: int, wording: Wording) -> str:
    locale = ROWS[wording.language].locale
    spots, words, labels = [], [], []
    for place, (month, points) in enumerate(months):
        x = _STEP * place + _STEP // 2
        y = _ABOVE + round(_HIGH * (1 - sum(points) / len(points) / most))
        spots.append((x, y))
        told = mean(points, wording)
        words.append(f"{format_date(month, format='LLLL y', locale=locale)}: {told}")
        short = format_date(month, format="LLL yy", locale=locale)
        labels.append(f'<text x="{x}" y="{y - 12}">{escape(told)}</text>')
        labels.append(f'<text x="{x}" y="{_ABOVE + _HIGH + 24}">{escape(short)}</text>')
    wide, high = _STEP * len(months), _ABOVE + _HIGH + _BELOW
    line = " ".join(f"{x},{y}" for x, y in spots)
    dots = "".join(f'<circle cx="{x}" cy="{y}" r="6"/>' for x, y in spots)
    told = escape("; ".join(words))
    return (
        f'<figure><figcaption>{escape(title)}</figcaption><svg class="trend" role="img" '
        f'aria-labelledby="trend-{number} trend-told-{number}" viewBox="0 0 {wide} {high}" width="{wide}" '
        f'height="{high}"><title id="trend-{number}">{escape(title)}</title>'
        f'<desc id="trend-told-{number}">{told}</desc>'
        f'<line x1="0" y1="{_ABOVE + _HIGH}" x2="{wide}" y2="{_ABOVE + _HIGH}"/>'
        f'<polyline points="{line}"/>{dots}{"".join(labels)}</svg><p>{told}.</p></figure>'
    )
