"""The folder of espeak-ng's data, under a name that it can open."""

from __future__ import annotations

import atexit
from functools import lru_cache
from importlib import import_module
from pathlib import Path

from voice_hanabi.system.library_paths import FolderForLibraries


@lru_cache(maxsize=1)
def espeak_data() -> str:
    """Return the folder, which exists until this process ends.

    Raises ``ImportError`` or ``RuntimeError`` if the wheel ``espeakng-loader`` is missing or damaged.
    """
    folder = FolderForLibraries(Path(import_module("espeakng_loader").get_data_path()))
    atexit.register(folder.close)
    return folder.name
