"""A short film of the board with captions while a game is played, made of screenshots by ffmpeg."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks.seen.pictured_pages import Table, played, table_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser

WIDE, HIGH = 1280, 720
SMALLER = "scale=960:-1:flags=lanczos"
FRAMES = 5
"""Pictures per second."""
BEGINS, MOVES = 16, 16
"""The first move that is shown, and how many moves follow before the film jumps to the end."""
LAST = 3
STAYS, ENDS = 6, 20
"""The number of pictures of each move, and of the end."""


def film(file: Path) -> int:
    """Write the film, as a GIF or what its file name says; return the exit status."""
    if shutil.which("ffmpeg") is None:
        print("ffmpeg, which joins the pictures, is not installed.")
        return 2
    from playwright.sync_api import sync_playwright

    with sync_playwright() as started, tempfile.TemporaryDirectory() as folder:
        browser = started.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        with table_of(played("hanabi", 3)) as table:
            _photograph(browser, table, Path(folder))
        browser.close()
        colours = f"{SMALLER},split[a][b];[a]palettegen=max_colors=48[p];[b][p]paletteuse=dither=none"
        made = ["-filter_complex", colours if file.suffix == ".gif" else SMALLER]
        pictures = str(Path(folder) / "%04d.png")
        command = ["ffmpeg", "-y", "-loglevel", "error", "-framerate", str(FRAMES), "-i", pictures]
        subprocess.run([*command, *made, str(file)], check=True)
    print(f"{file}: {file.stat().st_size} bytes")
    return 0


def _photograph(browser: Browser, table: Table, folder: Path) -> None:
    # This is only needed to hide the buttons.
    context = browser.new_context(
        viewport={"width": WIDE, "height": HIGH}, color_scheme="dark", bypass_csp=True
    )
    page = context.new_page()
    states = len(table.game.states)
    shown = [*range(BEGINS, BEGINS + MOVES), *range(states - LAST, states)]
    table.show(BEGINS - 1)
    page.goto(table.server.origin + "/board")
    page.locator(".held").first.wait_for()
    page.add_style_tag(content=".tools, details { display: none !important }")
    number = 0
    for place in shown:
        table.show(place)
        for _ in range(ENDS if place == states - 1 else STAYS):
            page.screenshot(path=folder / f"{number:04}.png")
            number += 1
    page.close()
