"""A whole evening with phones: the real program in its own process, real pages in Chromium."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

CHROMIUM = next(
    (found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))),
    None,
)


def browser() -> Iterator[Browser]:
    """Yield Chromium; skip if there is none."""
    if CHROMIUM is None:
        pytest.skip("no Chromium here")
    sync_playwright = pytest.importorskip("playwright.sync_api").sync_playwright
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield found
        found.close()


TYPED = ("--input", "keyboard", "--output", "text")


class TableProcess:
    """``voice-hanabi --phones`` as its users start it; typed lines go in, printed lines come out."""

    def __init__(
        self,
        folder: Path,
        *options: str,
        players: Sequence[str] = ("Anna", "Petr"),
        heard: Sequence[str] = TYPED,
        around: Mapping[str, str] = os.environ,
    ) -> None:
        """``heard`` are the options by which it hears and answers, ``around`` is its environment."""
        self.folder = folder
        environment = {**around, "XDG_DATA_HOME": str(folder), "HOME": str(folder)}
        command = [
            *(sys.executable, "-m", "voice_hanabi.cli.front_door", "--players", *players),
            *(*heard, "--saves", str(folder / "saves"), "--phones", "127.0.0.1:0", *options),
        ]
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env=environment,
        )
        self.lines: list[str] = []
        self.problems: list[str] = []
        for stream, lines in ((self.process.stdout, self.lines), (self.process.stderr, self.problems)):
            threading.Thread(target=self._read, args=(stream, lines), daemon=True).start()

    @staticmethod
    def _read(stream: TextIO | None, lines: list[str]) -> None:
        for line in stream or ():
            lines.append(line.rstrip("\n"))

    def links(self, seats: int) -> list[str]:
        """Return the seats' links, from the file of their QR codes."""
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and self.process.poll() is None:
            for path in self.folder.rglob("phones.html"):
                found = re.findall(r'href="(http[^"]*)"', path.read_text(encoding="utf-8"))
                if len(found) == seats:
                    return found
            time.sleep(0.05)
        raise AssertionError("\n".join([*self.lines, *self.problems]))

    def say(self, line: str) -> None:
        """Type a line at the laptop."""
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def wait_for(self, part: str, seconds: float = 20) -> str:
        """Wait until a printed line holds this, and return it."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            for line in list(self.lines):
                if part in line:
                    return line
            time.sleep(0.02)
        raise AssertionError(f"{part!r} is not in\n" + "\n".join([*self.lines, *self.problems]))

    def close(self) -> None:
        """End it."""
        if self.process.poll() is None:
            with contextlib.suppress(OSError):
                assert self.process.stdin is not None
                self.process.stdin.close()
            self.process.terminate()
        self.process.wait(timeout=20)
        for stream in (self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()


def sit_down(page: Page, link: str, how: str = "eyes") -> None:
    """Open a seat's link and choose how to listen."""
    page.goto(link)
    page.locator(f"[data-how={how}]").click()
    page.wait_for_selector("#game:not([hidden])")


def said(page: Page) -> list[tuple[bool, str]]:
    """Return what a page was told, oldest first, and whether it was for its player alone."""
    found = page.eval_on_selector_all(
        "#said li", "all => all.map(one => [one.className === 'mine', one.textContent])"
    )
    return [(bool(mine), str(text)) for mine, text in reversed(found)]
