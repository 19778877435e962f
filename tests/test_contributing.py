"""New maintainers read CONTRIBUTING.md first: the files it names exist, and its map has every room."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = (
    "CONTRIBUTING.md", "README.md", "docs/models.md", "training/MODEL_CARD.md", "training/EXPERIMENTS.md",
)  # fmt: skip
ROOMS = ("voice_hanabi/", "grammars/", "locales/", "tests/", "training/", "benchmarks/", "script/")


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES)
def test_every_path_that_is_named_exists(page: str) -> None:
    for word in chain.from_iterable(map(str.split, re.findall(r"`([^`\n]+)`", text_of(page)))):
        if word.startswith(ROOMS) and not word.startswith("script/setup"):
            assert list(ROOT.glob(word.rstrip("/"))), word


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page: str) -> None:
    for target in re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", text_of(page)):
        if "://" not in target:
            assert ((ROOT / page).parent / target).exists(), target


def test_every_room_is_on_the_map() -> None:
    for room in (ROOT / "voice_hanabi").iterdir():
        if (room / "__init__.py").exists():
            assert f"`voice_hanabi/{room.name}/`" in text_of("CONTRIBUTING.md"), room.name
    for part in ("hearing", "table"):
        for room in (ROOT / "voice_hanabi" / part).iterdir():
            if (room / "__init__.py").exists():
                assert f"`voice_hanabi/{part}/{room.name}/`" in text_of("CONTRIBUTING.md"), room.name
