"""Every refusal has a reason with a sentence, and no sentence is unused."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from voice_hanabi.games.hanabi import rules
from voice_hanabi.games.hanabi.rules.errors import IllegalAction, NotationError, RecordError, RuleError

Kind = type[IllegalAction] | type[NotationError] | type[RecordError] | type[RuleError]
KINDS: tuple[Kind, ...] = (IllegalAction, NotationError, RecordError, RuleError)


def constants(node: ast.expr, tree: ast.Module) -> Iterator[str]:
    """The texts that an expression may be: itself, either of two, or the value of a variable of that name."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp():
            yield from constants(node.body, tree)
            yield from constants(node.orelse, tree)
        case ast.Name():
            for given in ast.walk(tree):
                if isinstance(given, ast.Assign) and [node.id] == [
                    target.id for target in given.targets if isinstance(target, ast.Name)
                ]:
                    yield from constants(given.value, tree)


def reasons_given(kind: type[Exception]) -> Iterator[str]:
    """Every reason that the rules give for errors of this kind, read from their own syntax trees."""
    for path in Path(rules.__file__).parent.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Name(id=kind.__name__), args=[reason, *_]):
                    found = list(constants(reason, tree))
                    assert found, f"{path.name}:{node.lineno} gives a reason that nobody can look up"
                    yield from found


@pytest.mark.parametrize("kind", KINDS)
def test_the_table_is_what_is_raised(kind: Kind) -> None:
    assert set(reasons_given(kind)) == set(kind.sentences)


@pytest.mark.parametrize("kind", KINDS)
def test_sentences_are_sentences(kind: Kind) -> None:
    for sentence in kind.sentences.values():
        assert sentence[0].isupper() or sentence[0] in "{h"
        assert sentence.endswith((".", "{sentence}"))


def test_a_reason_keeps_its_details() -> None:
    error = IllegalAction("no-such-slot", slot=6, cards=5)
    assert (error.reason, dict(error.details)) == ("no-such-slot", {"slot": 6, "cards": 5})
    assert str(error) == "There is no card 6; the hand has 5."
