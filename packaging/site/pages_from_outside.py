"""MkDocs hook: includes pages from outside ``docs/`` in the site, and adjusts links to them.

Links to files that are not pages, such as modules, become plain text, because readers of the site lack the
source.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import TYPE_CHECKING

from mkdocs.structure.files import File

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[2]

HOME = "README.md"

OUTSIDE = (
    "CHANGELOG.md",
    "CODE_OF_CONDUCT.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "examples/README.md",
    "grammars/CONCEPTS.md",
    "grammars/README.md",
    "locales/README.md",
    "training/EXPERIMENTS.md",
    "training/MODEL_CARD.md",
)
"""Pages by their paths in the checkout."""

_LINK = re.compile(r"(?<!!)\[([^\]]*)\]\((?!\w+:)([^)#\s]*)(#[^)\s]*)?\)")
_PICTURE = re.compile(r"(!\[[^\]]*\])\((?!\w+:)([^)\s]+)\)")


def page_of(path: str) -> str:
    """Return the path in the site for a page given by its path in the checkout.

    Raises:
        KeyError: if it is not part of the site.
    """
    if path == HOME:
        return "index.md"
    if path in OUTSIDE:
        return f"project/{path}"
    if path.startswith("docs/") and (ROOT / path).is_file():
        return path.removeprefix("docs/")
    raise KeyError(path)


def source_of(page: str) -> str:
    """Return the path in the checkout for a page of the site."""
    if page == "index.md":
        return HOME
    return page.removeprefix("project/") if page.startswith("project/") else f"docs/{page}"


def relinked(text: str, page: str) -> str:
    """Return a page's text with each relative link pointing to its target's place in the site."""
    source = posixpath.dirname(source_of(page))

    def to_site(target: str) -> str:
        path = posixpath.normpath(posixpath.join(source, target))
        return posixpath.relpath(page_of(path), posixpath.dirname(page) or ".")

    def link(found: re.Match[str]) -> str:
        words, target, anchor = found[1], found[2], found[3] or ""
        if not target:
            return found[0]
        if target.endswith("/"):
            target += "README.md"
        try:
            return f"[{words}]({to_site(target)}{anchor})"
        except KeyError:
            return words

    text = _PICTURE.sub(lambda found: f"{found[1]}({to_site(found[2])})", text)
    return _LINK.sub(link, text)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the home page and the pages from outside."""
    for path in (HOME, *OUTSIDE):
        text = (ROOT / path).read_text(encoding="utf-8")
        files.append(File.generated(config, page_of(path), content=text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Adjust the links of a page."""
    return relinked(markdown, page.file.src_uri)
