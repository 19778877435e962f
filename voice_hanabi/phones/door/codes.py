"""QR codes of the seats' links: for the terminal, and as a file to open or print."""

from __future__ import annotations

import html
import re
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from io import BytesIO, StringIO
from pathlib import Path

import segno

from voice_hanabi.system.files import write_whole

DRAWING = ThreadPoolExecutor(1, "drawing")
"""One code at a time is drawn, for all callers."""


@dataclass(frozen=True, slots=True)
class Link:
    """A seat's own address: ``url`` has its secret after the '#', which browsers never send."""

    name: str
    url: str


def in_terminal(links: Sequence[Link]) -> str:
    """Return the codes for a terminal, each below its player's name."""
    parts = []
    for link in links:
        drawn = StringIO()
        segno.make(link.url, error="l", micro=False).terminal(drawn, compact=True, border=2)
        parts.append(f"{link.name}\n{drawn.getvalue()}")
    return "\n".join(parts)


def rows_of(link: str) -> list[str]:
    """Return the QR code of a link, row by row: 1 is dark, 0 is light."""
    return ["".join(map(str, row)) for row in segno.make(link, error="m", micro=False).matrix]


def page_of(links: Sequence[Link], language: str, title: str) -> str:
    """Return a self-contained HTML page with all codes, each with its player's name."""
    sections = []
    for link in links:
        drawn = BytesIO()
        code = segno.make(link.url, error="m", micro=False)
        code.save(drawn, kind="svg", scale=6, border=4, xmldecl=False, svgns=True, nl=False, light="#fff")
        picture = re.sub(
            r"<svg ",
            f'<svg role="img" aria-label="QR {html.escape(link.name)}" ',
            drawn.getvalue().decode(),
            count=1,
        )
        # The address is a link too: somebody who can't point a camera can send it to their own phone.
        address = html.escape(link.url)
        sections.append(
            f"<section><h2>{html.escape(link.name)}</h2>{picture}"
            f'<p><a href="{address}">{address}</a></p></section>'
        )
    style = "body{font:1.2rem sans-serif}section{break-inside:avoid;margin:2rem 0}a{overflow-wrap:anywhere}"
    head = (
        '<meta charset="utf-8"><meta name="referrer" content="no-referrer">'
        f'<meta name="viewport" content="width=device-width"><title>{html.escape(title)}</title>'
    )
    return (
        f'<!doctype html><html lang="{language}">{head}<style>{style}</style>'
        f"<main><h1>{html.escape(title)}</h1>{''.join(sections)}</main></html>\n"
    )


def write_page(path: Path, page: str) -> None:
    """Write a page of codes that only its owner can read. Raises `OSError`."""
    write_whole(path, page.encode())
