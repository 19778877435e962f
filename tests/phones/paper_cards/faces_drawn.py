"""The drawings of the page as files: `python tests/phones/paper_cards/faces_drawn.py` draws them in Chromium.

The page's own `drawing.js` and `flowers.js` draw; letters are left out, since a print sets its own.
"""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[3] / "voice_hanabi"
FACES = ROOT / "phones" / "paper_cards" / "faces.json"

_COLLECT = """() => {
  const faces = {}, keep = (name, picture) => {
    picture.querySelectorAll("text").forEach((text) => text.remove());
    for (const one of ["class", "aria-hidden", "focusable"]) picture.removeAttribute(one);
    faces[name] = new XMLSerializer().serializeToString(picture);
  };
  for (const suit of Object.keys(SUITS)) for (const rank of [1, 2, 3, 4, 5])
    keep(`hanabi/${suit}/${rank}`, cardPicture(`hanabi/${suit}/${rank}`, ""));
  for (const code of CODES) keep(`hanafuda/${code}`, cardPicture(`hanafuda/${code}`, ""));
  return faces;
}"""


def drawn(page: Page) -> dict[str, str]:
    """Return every face as the page draws it."""
    from voice_hanabi.games.hanafuda.rules.cards import CARDS

    page.goto("about:blank")
    for name in ("drawing.js", "flowers.js"):
        page.add_script_tag(content=(ROOT / "phones" / "page" / name).read_text(encoding="utf-8"))
    page.add_script_tag(content=f"const CODES = {json.dumps([card.code for card in CARDS])};")
    faces: dict[str, str] = page.evaluate(_COLLECT)
    return faces


if __name__ == "__main__":
    import shutil

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        FACES.write_text(json.dumps(drawn(browser.new_page()), indent=0) + "\n", encoding="utf-8")
