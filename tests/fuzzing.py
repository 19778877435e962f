"""Fuzzing targets: arbitrary input from outside is accepted, or refused in one sentence.

``@target("saves")`` makes a hypothesis test a target: every run tries it a few times. By hand it is tried
without end, until it fails or Ctrl+C: ``script/test --fuzz saves -n 0`` (one process for each target).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest
from hypothesis import HealthCheck, Phase, settings

EXAMPLES = {"records": 150, "saves": 100, "sentences": 2, "phones": 100}
"""The targets, and how often each is tried in every run."""

_ENDLESS = 10**9

Test = TypeVar("Test", bound=Callable[..., None])


def target(name: str) -> Callable[[Test], Test]:
    """Return a decorator for a hypothesis test of input from outside."""

    def decorated(test: Test) -> Test:
        marked: Test = pytest.mark.fuzz(name)(settings(settings.get_profile(f"fuzz-{name}"))(test))
        return marked

    return decorated


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add ``--fuzz``."""
    parser.addoption("--fuzz", choices=EXAMPLES, help="try what comes from outside in this way, without end")


def pytest_configure(config: pytest.Config) -> None:
    """Register the mark, and set how often each target is tried in this run."""
    config.addinivalue_line("markers", "fuzz(name): a target of --fuzz")
    chosen = config.getoption("--fuzz")
    for name, examples in EXAMPLES.items():
        settings.register_profile(
            f"fuzz-{name}",
            settings.get_profile("anywhere" if chosen else settings.get_current_profile_name()),
            max_examples=_ENDLESS if name == chosen else examples,
            # A game of arbitrary sentences takes too long to be tried again and again for a shorter one.
            phases=[phase for phase in Phase if name != "sentences" or phase is not Phase.shrink],
            suppress_health_check=[HealthCheck.function_scoped_fixture],
        )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out all but the chosen target."""
    chosen = config.getoption("--fuzz")
    if chosen is None:
        return
    others = [item for item in items if not any(mark.args == (chosen,) for mark in item.iter_markers("fuzz"))]
    config.hook.pytest_deselected(items=others)
    items[:] = [item for item in items if item not in others]
