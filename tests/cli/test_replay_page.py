"""``voice-hanabi replay --page``: one self-contained file with a whole game, stepped through with keys."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from phones_at_table import browser

from benchmarks.seen.pictures import NAMES, states
from voice_hanabi.cli.front_door import main
from voice_hanabi.games import GAMES
from voice_hanabi.language.wording import Wording

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    yield from browser()


def record_of(name: str, folder: Path) -> Path:
    """Write the record of a whole game between computer players, Hanabi's in hanab.live's format."""
    players = 3 if name == "hanabi" else 2
    *_, (_, _, state) = states(name, players, 0)
    path = folder / f"{name}.json"
    path.write_text(json.dumps(GAMES[name].record(state, NAMES[:players])), encoding="utf-8")
    return path


def replay(*words: str) -> int:
    return main(["replay", "--lang", "en", *words])


@pytest.mark.parametrize("name", ["hanabi", "koi-koi"])
def test_a_game_is_stepped_through_with_keys_from_the_deal_to_the_end(
    chromium: Browser, tmp_path: Path, name: str
) -> None:
    written = tmp_path / "game.html"
    assert replay("--page", str(written), str(record_of(name, tmp_path))) == 0
    text = written.read_text(encoding="utf-8")
    assert not re.findall(r"""(?:src|href)=|url\(|@import""", text), "nothing is fetched from anywhere"
    assert len(text.encode()) < 200_000
    page = chromium.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(written.as_uri())
    first = page.locator("#told").text_content()
    page.keyboard.press("ArrowRight")
    second = page.locator("#told").text_content()
    assert second != first
    assert page.locator("#moves [aria-current]").text_content() == second
    if name == "hanabi":
        advice = page.locator("#advice").text_content() or ""
        say = Wording("en", NAMES[:3], "hanabi").say
        _, rather = say("good-rather", example="|", reason="").split("|")
        judged = advice.removeprefix(say("replay-page-hint")).strip()
        assert judged.startswith(say("good-yes", reason="").strip()) or rather.strip() in judged
    page.keyboard.press("End")
    assert page.locator("#next").is_disabled()
    page.keyboard.press("Home")
    assert page.locator("#told").text_content() == first
    assert page.locator(".hand .held").count() > 0
    assert not page.locator(".hand [data-face='hanafuda/back'], .hand [data-face='hanabi//']").count()
    assert wrong == []
    page.close()


def test_an_existing_file_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written = tmp_path / "game.html"
    written.write_text("mine", encoding="utf-8")
    assert replay("--page", str(written), str(record_of("hanabi", tmp_path))) == 2
    assert written.read_text(encoding="utf-8") == "mine"
    assert "already there" in capsys.readouterr().err


def test_a_broken_record_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "broken.json"
    record.write_text("{", encoding="utf-8")
    assert replay("--page", str(tmp_path / "game.html"), str(record)) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert not (tmp_path / "game.html").exists()
