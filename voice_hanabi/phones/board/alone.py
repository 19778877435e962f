"""Self-contained pages with boards: one file with all styles, scripts and data."""

from __future__ import annotations

import html
import json
from collections.abc import Mapping, Sequence
from importlib.resources import files

STYLES = ("tokens.css", "board.css")
SCRIPTS = ("drawing.js", "flowers.js", "board_view.js", "celebrating.js")


def tokens() -> str:
    """Return the shared colours, fonts and spacing, as CSS."""
    return _file("tokens.css")


def page_alone(title: str, language: str, body: str, data: object, scripts: Sequence[str]) -> str:
    """Return an HTML page; its ``scripts``, by file name, find ``data`` in ``#data``."""
    # The data can contain neither a comment nor the end of the script.
    given = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    styles = "\n".join(map(_file, STYLES))
    code = "\n".join(_file(name) for name in (*SCRIPTS, *scripts))
    return (
        f"{filled_body('head.html', {'language': language})}"
        f"<title>{html.escape(title)}</title>\n<style>\n{styles}\n</style>\n"
        f'<script type="application/json" id="data">{given}</script>\n</head>\n'
        f'<body class="table">\n{body}\n<script>\n{code}\n</script>\n</body>\n</html>\n'
    )


def filled_body(name: str, words: Mapping[str, str]) -> str:
    """Return a part of a page from its file, with ``{{name}}`` replaced by ``words``."""
    found = _file(name)
    for key, text in words.items():
        found = found.replace("{{" + key + "}}", html.escape(text))
    return found


def _file(name: str) -> str:
    return (files("voice_hanabi.phones") / "page" / name).read_text(encoding="utf-8")
