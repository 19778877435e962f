"""Which tests are run: all except the long ones, unless they are requested or their code has changed.

``@pytest.mark.long("voice_hanabi/hearing", "grammars")`` is a slow test, with the files and folders it
covers; ``{language}`` stands for that parameter of it. ``@pytest.mark.by_turns(...)`` is one that is slow
because it is run for each language: its cases in one language, which depends on the test's name, are always
run, and the others are long. A mark that names nothing covers the package and that language. ``of`` names
the parameter that takes turns if that isn't the language.

``script/test`` leaves the long ones out, ``script/test --all`` runs them, too, and records what they covered
in ``tests/long_tests.json``, which must be committed. If ``CI`` is set, those whose files have changed since
are run. A test that is named with ``::`` is always run.

The slowest tests start first, so that at the end no process is left alone with a long one: tests with a mark,
and those marked ``long_first``, which are always run.
"""

from __future__ import annotations

import hashlib
import json
import os
import zlib
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path

import pytest

PASSED = "tests/long_tests.json"
"""The path from the checkout."""

_EVERYTHING = ("voice_hanabi", "grammars/{language}", "locales/{language}")
"""What is covered by a test that names nothing."""

_DIGEST = "what it covers"
_COMPILED = "__pycache__"


@lru_cache
def digest_of(place: str, root: Path) -> bytes:
    """Return a digest of a file or of all files of a folder. Raises `ValueError` if there is none."""
    whole = root / place
    files = [whole] if whole.is_file() else sorted(path for path in whole.rglob("*") if path.is_file())
    files = [path for path in files if _COMPILED not in path.parts]
    if not files:
        raise ValueError(f"a long test covers {place}, which is not there")
    digest = hashlib.sha256()
    for path in files:
        digest.update(f"{path.relative_to(root).as_posix()}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.digest()


def digest_of_all(places: Iterable[str], root: Path) -> str:
    """Return a short digest of several files and folders."""
    return hashlib.sha256(b"".join(digest_of(place, root) for place in sorted(places))).hexdigest()[:16]


def turn_of(test: str, values: Iterable[str]) -> str:
    """Return the value whose turn it always is in a test; it is the same one in every run."""
    ordered = sorted(set(values))
    return ordered[zlib.crc32(test.encode()) % len(ordered)]


def passed_before(root: Path) -> Mapping[str, str]:
    """Return what each long test covered when it last passed, by the test's name."""
    path = root / PASSED
    return dict(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else {}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all", action="store_true", help="run the long tests, too, and note that they passed")


def pytest_configure(config: pytest.Config) -> None:
    for mark in (
        "long(*covers): run with --all",
        "by_turns(*covers, of): the cases of one language are always run",
        "long_first: begins before others",
    ):
        config.addinivalue_line("markers", mark)
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(_Noting(config), "what long tests passed with")


def _named(config: pytest.Config) -> bool:
    """Return whether somebody named a test."""
    return any("::" in argument for argument in config.args)


def _digest(item: pytest.Function, mark: pytest.Mark) -> str:
    root = item.config.rootpath
    # The test itself always counts.
    own = item.path.relative_to(root).as_posix()
    parameters = {"language": "", **(item.callspec.params if hasattr(item, "callspec") else {})}
    return digest_of_all([own, *(place.format_map(parameters) for place in mark.args or _EVERYTHING)], root)


def long_ones(items: Sequence[pytest.Function]) -> dict[str, str]:
    """Return the names of the long tests among these, with a digest of what each covers."""
    found: dict[str, str] = {}
    by_turns: dict[str, list[tuple[pytest.Function, pytest.Mark]]] = defaultdict(list)
    for item in items:
        if mark := item.get_closest_marker("long"):
            found[item.nodeid] = _digest(item, mark)
        elif mark := item.get_closest_marker("by_turns"):
            by_turns[item.nodeid.partition("[")[0]].append((item, mark))
    for test, cases in by_turns.items():
        values = [_turn(item, mark) for item, mark in cases]
        partly = _named(cases[0][0].config) or cases[0][0].config.getoption("lf", False)
        if len(set(values)) == 1 and not partly:
            raise pytest.UsageError(f"{test} takes turns with nothing: what does 'of' name?")
        always = turn_of(test, values)
        for (item, mark), value in zip(cases, values, strict=True):
            if value != always:
                found[item.nodeid] = _digest(item, mark)
    return found


def _turn(item: pytest.Function, mark: pytest.Mark) -> str:
    """Return the value of the parameter that takes turns, or the case if there is no such parameter."""
    return str(item.callspec.params.get(mark.kwargs.get("of", "language"), item.name))


def _begins_later(item: pytest.Item) -> bool:
    return not any(item.get_closest_marker(mark) for mark in ("long", "by_turns", "long_first"))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items.sort(key=_begins_later)
    found = long_ones([item for item in items if isinstance(item, pytest.Function)])
    for item in items:
        if item.nodeid in found:
            item.user_properties.append((_DIGEST, found[item.nodeid]))
    if config.getoption("--all") or _named(config):
        return
    before = passed_before(config.rootpath) if os.environ.get("CI") else found
    left_out = {name for name, digest in found.items() if before.get(name) == digest}
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid in left_out])
    items[:] = [item for item in items if item.nodeid not in left_out]


class _Noting:
    """Notes what each long test covered when it last passed, however the others ended."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._passed: dict[str, str] = {}
        self._failed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        digest = dict(report.user_properties).get(_DIGEST)
        name = report.nodeid.partition("@")[0]
        if digest is not None and report.when == "call" and report.passed:
            self._passed[name] = str(digest)
        if report.failed:
            self._failed.add(name)

    def pytest_sessionfinish(self) -> None:
        if self._config.getoption("--all") and (self._passed or self._failed):
            root = self._config.rootpath
            noted = {**passed_before(root), **self._passed}
            there = {
                name: noted[name]
                for name in sorted(noted)
                if name not in self._failed and (root / name.partition("::")[0]).exists()
            }
            text = json.dumps(there, indent=1, ensure_ascii=False)
            (root / PASSED).write_text(f"{text}\n", encoding="utf-8")
