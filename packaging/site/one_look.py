"""MkDocs hook: gives the site the colours and fonts of the board, the phones' page, replays and scores."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from mkdocs.structure.files import File

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files

TOKENS = Path(__file__).resolve().parents[2] / "voice_hanabi" / "phones" / "page" / "tokens.css"
STYLES = "look.css"

THEME = """[data-md-color-scheme] {
  --md-default-bg-color: var(--ground); --md-default-fg-color: var(--ink);
  --md-default-fg-color--light: var(--soft); --md-default-fg-color--lighter: var(--line);
  --md-primary-fg-color: var(--sheet); --md-primary-bg-color: var(--ink); --md-accent-fg-color: var(--mark);
  --md-typeset-color: var(--ink); --md-typeset-a-color: var(--mark);
  --md-code-bg-color: var(--sheet); --md-code-fg-color: var(--ink);
  --md-footer-bg-color: var(--sheet); --md-footer-bg-color--dark: var(--sheet);
  --md-footer-fg-color: var(--ink); --md-footer-fg-color--light: var(--soft);
  --md-footer-fg-color--lighter: var(--soft);
  --md-text-font: var(--text);
}
.md-typeset { line-height: var(--line-height); }
.md-typeset a { text-decoration: underline; }
.md-header { border-bottom: .05rem solid var(--line); }
"""
"""Assigns our tokens to the theme's own variables."""


def styles() -> str:
    """Return the tokens, without the rules for pages of cards, followed by the theme's variables."""
    return TOKENS.read_text(encoding="utf-8").partition("* {")[0] + THEME


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Load the styles on every page."""
    config.extra_css.append(STYLES)
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the styles to the site."""
    files.append(File.generated(config, STYLES, content=styles()))
    return files
