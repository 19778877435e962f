"""Rules in tables: each has a condition and what follows from it, and the first that holds decides."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
Result = TypeVar("Result")
Found = TypeVar("Found")


@dataclass(frozen=True)
class Rule(Generic[P, Result]):
    """One line of a table of rules."""

    holds: Callable[P, bool]
    then: Result


def first_rule(
    rules: Iterable[Rule[P, Result]], usual: Result, /, *args: P.args, **kwargs: P.kwargs
) -> Result:
    """Return what follows from the first rule that holds, or else what is ``usual``."""
    return next((rule.then for rule in rules if rule.holds(*args, **kwargs)), usual)


def first_found(
    ways: Iterable[Callable[P, Found | None]], /, *args: P.args, **kwargs: P.kwargs
) -> Found | None:
    """Return what the first of several ways finds, ``None`` where none finds anything."""
    return next((found for way in ways if (found := way(*args, **kwargs)) is not None), None)
