"""A server of tables for the tests of this folder; some define one with other settings."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from served_house import ServedHouse, served


@pytest.fixture
def house(tmp_path: Path) -> Iterator[ServedHouse]:
    yield from served(tmp_path)
