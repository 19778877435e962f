"""The messages of Fluent files: which variables they need, and whether their texts are well formed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from voice_hanabi.language.wording import Wording


class Parts(Visitor):  # type: ignore[misc]
    """Collects the variables of a message and the messages that it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


def messages_in(path: Path) -> dict[str, ast.Message]:
    """Return the messages of a file by name; it must have no errors, and each name once."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)], path
    named = [(entry.id.name, entry) for entry in body if isinstance(entry, ast.Message)]
    assert len(named) == len(dict(named)), path
    return dict(named)


def variables_of(name: str, messages: Mapping[str, ast.Message]) -> frozenset[str]:
    """Return the variables that a message needs, including those of the messages that it refers to."""
    parts = Parts()
    parts.visit(messages[name])
    # A message may use its own attributes, which are visited with it.
    for reference in parts.references - {name}:
        parts.variables |= variables_of(reference, messages)
    return frozenset(parts.variables)


def check_text(wording: Wording, english: Wording, name: str, filling: Mapping[str, str | int]) -> None:
    """Check a message filled with these values: nothing is left open, and it ends as in English."""
    text, in_english = wording.say(name, **filling), english.say(name, **filling)
    assert text.strip(), (name, filling)
    assert text == text.strip(), (name, filling)
    assert not re.search(r"[{}⁨⁩]|None(?! of)|\n|  | [.,;:!?]( |$)|\.\.", text), (name, filling, text)
    assert (text[-1] in ".!?") == (in_english[-1] in ".!?"), (name, filling, text)
    for given in filling.values():
        if isinstance(given, str) and given.startswith("<"):
            assert given in text or given not in in_english, (name, text)
