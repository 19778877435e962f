"""Settings and fixtures that tests of several rooms share."""

from __future__ import annotations

import gc
import os

# There are as many test processes as processors; more threads in each would only spin and wait.
# The setting is read when numpy is imported, here and in every program that a test starts.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("OMP_NUM_THREADS", "1")

from collections.abc import Iterator

import pytest
import sound_system as sound_systems
from hypothesis import settings
from sound_system import SoundSystem

pytest_plugins = ("long_tests", "fuzzing")

# On a build machine, changes and not chance decide whether the tests pass; elsewhere each run tries others.
# How long an example takes depends on what else the machine does, so no test has a deadline. Nor does a run
# depend on earlier ones: an example that once failed is written into its test.
settings.register_profile("build-machine", derandomize=True, deadline=None, database=None)
settings.register_profile("anywhere", deadline=None, database=None)
settings.load_profile("build-machine" if os.environ.get("CI") else "anywhere")


def pytest_xdist_auto_num_workers() -> int:
    """Use two more processes than there are processors, since many tests wait for sound or for a browser."""
    return (os.cpu_count() or 1) + 2


def pytest_collection_finish() -> None:
    """Keep what has been imported out of all garbage collections: it stays, and there is a lot of it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


@pytest.fixture(scope="session")
def sound_system() -> Iterator[SoundSystem]:
    """A real sound system with null sinks, one for each test process; see ``sound_system.py``."""
    missing = sound_systems.missing()
    if missing is not None:
        pytest.skip(missing)
    with SoundSystem() as system:
        yield system
