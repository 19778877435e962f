"""Tables for tests of the speaker."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from held_devices import Table


@pytest.fixture
def table() -> Iterator[Table]:
    table = Table("Anna=device:a", "Petr=device:b")
    yield table
    table.speaker.close()


@pytest.fixture
def sharing() -> Iterator[Table]:
    table = Table("Anna=headset:h", "Petr=headset:h", "Eva=device:e")
    yield table
    table.speaker.close()
