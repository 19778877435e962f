"""Every language says all that a message is given: none leaves out a card, a place or a player."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import LANGUAGES
from fluent.syntax import FluentParser, ast
from fluent_messages import Parts

from voice_hanabi.language.grammar_problems import data_folder

LOCALES = Path(str(data_folder("locales")))

GRAMMAR = {"named", "face", "month", "count"}
"""Variables by which a language chooses a form; other languages may not need them."""
COUNTED = {
    "card-unknown", "card-within", "card-within-object", "yaku-can-come",
    "heard-partners", "heard-partners-several", "known-places", "known-others-not", "partners-renamed",
}  # fmt: skip
"""Messages in which a count or a month only selects a form; all other messages say it."""


class _Parts(Parts):
    """Collects the variables of a message, and the parts it is made of."""

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)


def told(language: str, game: str) -> dict[str, set[str]]:
    """The variables of every message, including those of its parts."""
    parts: dict[str, _Parts] = {}
    for path in (*(LOCALES / language).glob("*.ftl"), *(LOCALES / language / game).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
                parts[name] = _Parts()
                for part in (entry.value, *entry.attributes):
                    if part is not None:
                        parts[name].visit(part)

    def all_of(name: str, within: tuple[str, ...] = ()) -> set[str]:
        if name not in parts or name in within:
            return set()
        inner = (all_of(other, (*within, name)) for other in parts[name].references)
        return parts[name].variables.union(*inner)

    return {name: all_of(name) for name in parts if not name.startswith("-")}


@pytest.mark.parametrize("game", ["hanabi", "hanafuda"])
def test_no_language_leaves_out_what_others_tell(game: str) -> None:
    by_language = {language: told(language, game) for language in LANGUAGES}
    for name in by_language["en"]:
        every = set().union(*(messages.get(name, set()) for messages in by_language.values()))
        spare = GRAMMAR if name in COUNTED else GRAMMAR - {"count", "month"}
        for language, messages in by_language.items():
            assert every - messages.get(name, set()) <= spare, (language, name)
