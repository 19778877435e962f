"""Scores as a self-contained page: a picture with its text, and a table of all games."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from html import escape

from babel.dates import format_date

from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import ROWS
from voice_hanabi.table.scores.finished import Finished
from voice_hanabi.table.scores.telling import WordingOf, kind_of
from voice_hanabi.table.scores.trends import trends

_WIDE, _HIGH, _GAP = 24, 200, 6
"""Pixels: a bar's width, the picture's height, and between bars."""

_STYLE = """body{font:1.2rem/1.6 var(--text,sans-serif);max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;display:block;overflow-x:auto}
th,td{border:1px solid var(--line,#555);padding:.3rem .8rem;text-align:left}
svg{max-width:100%;height:auto}svg rect,svg circle{fill:var(--mark,#00458f)}svg line{stroke:var(--ink,#111)}
figure{margin:1rem 0}svg polyline{fill:none;stroke:var(--mark,#00458f);stroke-width:3}
svg text{fill:var(--ink,#111);text-anchor:middle;font-size:16px}"""


def page(
    games: Sequence[Finished], summary: str, wording_of: WordingOf, wording: Wording, *, styles: str = ""
) -> str:
    """Return the page as self-contained HTML; ``summary`` says everything in words.

    ``styles`` are the shared ones of all pages.
    """
    say = wording.say
    title = escape(say("scores-title"))
    rows = "".join(_row(game, wording_of(game.game)) for game in reversed(games))
    heads = "".join(
        f'<th scope="col">{escape(say(f"scores-{column}"))}</th>'
        for column in ("day", "game", "players", "points")
    )
    return (
        f'<!DOCTYPE html>\n<html lang="{wording.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{title}</title>\n'
        f"<style>{styles}{_STYLE}</style>\n"
        f"</head>\n<body>\n<main>\n<h1>{title}</h1>\n<p>{escape(summary)}</p>\n{_picture(games, wording)}\n"
        f"{trends(games, wording_of, wording)}\n"
        f"<table>\n<caption>{escape(say('scores-all-games'))}</caption>\n"
        f"<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table>\n</main>\n</body>\n</html>\n"
    )


def _picture(games: Sequence[Finished], wording: Wording) -> str:
    """Return the scores of cooperative games as bars; the text says the same."""
    shown = [(game, game.came.most) for game in games if game.came.most]
    if not shown:
        return ""
    points = ", ".join(str(game.came.points[0]) for game, _ in shown)
    bars = []
    for place, (game, most) in enumerate(shown):
        high = round(_HIGH * game.came.points[0] / most)
        left = place * (_WIDE + _GAP)
        bars.append(f'<rect x="{left}" y="{_HIGH - high}" width="{_WIDE}" height="{high}"/>')
    wide = len(shown) * (_WIDE + _GAP)
    title, told = wording.say("scores-picture"), wording.say("scores-picture-told", points=points)
    return (
        f'<svg role="img" aria-labelledby="picture-title picture-told" viewBox="0 0 {wide} {_HIGH + 2}" '
        f'width="{wide}" height="{_HIGH + 2}"><title id="picture-title">{escape(title)}</title>'
        f'<desc id="picture-told">{escape(told)}</desc>{"".join(bars)}'
        f'<line x1="0" y1="{_HIGH + 1}" x2="{wide}" y2="{_HIGH + 1}"/></svg>'
    )


def _row(game: Finished, wording: Wording) -> str:
    points = ", ".join(map(str, game.came.points))
    if game.came.most is not None:
        points = wording.say("scores-of", points=game.came.points[0], most=game.came.most)
    cells = (_day(game.begun, wording), kind_of(game, wording), ", ".join(game.names), points)
    return "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>\n"


def _day(day: date, wording: Wording) -> str:
    return format_date(day, format="long", locale=ROWS[wording.language].locale)
