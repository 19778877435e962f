"""Where espeak-ng finds its data, under a name that it can open."""

from __future__ import annotations

import atexit
from functools import lru_cache
from importlib import import_module
from pathlib import Path

from voice_hanabi.system.library_paths import FolderForLibraries


@lru_cache(maxsize=1)
def espeak_data() -> str:
    """Return the folder, which stays until this process ends.

    Raises ``ImportError`` or ``RuntimeError`` where the wheel ``espeakng-loader`` is missing or torn.
    """
    folder = FolderForLibraries(Path(import_module("espeakng_loader").get_data_path()))
    atexit.register(folder.close)
    return folder.name
