"""What tests of several rooms share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import sound_system as sound_systems
from sound_system import SoundSystem


@pytest.fixture(scope="session")
def sound_system() -> Iterator[SoundSystem]:
    """A real sound system with null sinks, one for each test process; see ``sound_system.py``."""
    missing = sound_systems.missing()
    if missing is not None:
        pytest.skip(missing)
    with SoundSystem() as system:
        yield system
