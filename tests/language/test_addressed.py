"""Players are addressed in the vocative, in the languages that have one: 'Petře, vezmi si…'."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from voice_hanabi.language.grammar_problems import data_folder

LOCALES = Path(str(data_folder("locales")))

ONLY_NAMED = {"next-last-round"}
"""Messages that begin with whose turn it is, and a comma, said to all: 'Anna, naposledy'."""


def named_first(language: str) -> dict[str, str | None]:
    """The messages that begin with a player's name and a comma, with the case of the name."""
    found: dict[str, str | None] = {}
    for path in sorted((LOCALES / language).rglob("*.ftl")):
        for message in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            parts = message.value.elements if isinstance(message, ast.Message) and message.value else []
            if len(parts) < 2:
                continue
            name, after = parts[:2]
            call = name.expression if isinstance(name, ast.Placeable) else None
            comma = isinstance(after, ast.TextElement) and after.value.startswith(",")
            if comma and isinstance(call, ast.FunctionReference) and call.id.name == "NAME":
                cases = {given.name.name: str(given.value.parse()["value"]) for given in call.arguments.named}
                found[message.id.name] = cases.get("case")
    return found


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_players_are_addressed_in_the_vocative(language: str) -> None:
    found = named_first(language)
    assert len(found) >= 5
    assert {message for message, case in found.items() if case != "vocative"} <= ONLY_NAMED
