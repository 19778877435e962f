"""Tables of rules: each has a condition and a result, and the first rule that applies decides."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
Result = TypeVar("Result")
Found = TypeVar("Found")


@dataclass(frozen=True)
class Rule(Generic[P, Result]):
    """One row of a table of rules."""

    holds: Callable[P, bool]
    then: Result


def first_rule(
    rules: Iterable[Rule[P, Result]], usual: Result, /, *args: P.args, **kwargs: P.kwargs
) -> Result:
    """Return the result of the first rule that applies, or else ``usual``."""
    return next((rule.then for rule in rules if rule.holds(*args, **kwargs)), usual)


def first_found(
    ways: Iterable[Callable[P, Found | None]], /, *args: P.args, **kwargs: P.kwargs
) -> Found | None:
    """Return the first result that isn't ``None`` from several functions, or ``None``."""
    return next((found for way in ways if (found := way(*args, **kwargs)) is not None), None)
