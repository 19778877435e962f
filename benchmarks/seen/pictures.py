"""All visual parts in all states, as one page and as screenshots.

``python -m benchmarks.seen.pictures FOLDER`` writes parts.html and, with Chromium, its screenshots at every
width, in the dark and the light scheme, in greyscale, and as seen by people blind to red, green or blue.
``python -m benchmarks.seen.pictures --film FILE.gif`` makes a film of the board with captions, ``--docs
docs`` the pictures and the film in the documents, and ``--compared tests/phones/pictures`` those that a test
compares.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from benchmarks.seen.filmed import film
from benchmarks.seen.pictured_pages import Opens, pages
from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.partners import Level
from voice_hanabi.contract.shown import ShownCard
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanafuda.rules.cards import CARDS
from voice_hanabi.games.hanafuda.talk.cards import CardWords
from voice_hanabi.language.wording import Wording
from voice_hanabi.phones.board.alone import page_alone

if TYPE_CHECKING:
    from playwright.sync_api import Browser

WIDTHS = (320, 375, 768, 1280, 3840)
NAMES = ("Anna", "Petr", "Eva")
SEEN = {
    "greyscale": "achromatopsia",
    "no-red": "protanopia",
    "no-green": "deuteranopia",
    "no-blue": "tritanopia",
}
"""What Chromium simulates, by the picture's name."""

BODY = (
    '<main><h1>Parts</h1><div id="cards"></div><div id="boards"></div></main><template id="example"><div>'
    '<h3 class="board-title"></h3><ul class="counts"></ul><p class="board-facts"></p>'
    '<div class="piles"></div></div></template>'
)


def states(name: str, players: int, moves: int) -> Iterator[tuple[str, Any, Any]]:
    """Yield the states of a computer players' game: its beginning, one in the middle, and its end."""
    game = GAMES[name]
    names = NAMES[:players]
    teller = game.teller(Wording("en", names, game.folder))
    state = game.new(Choices("en", name, count=players, names=names), 7)
    partners = [game.partner(seat, Level.USUAL) for seat in range(players)]
    yield "at its beginning", teller, state
    for step in range(400):
        if state.outcome is not None:
            break
        action = game.next_by_itself(state)
        if action is None:
            partner = partners[state.current]
            assert partner is not None
            action = partner.choose(state).action
        state, _ = game.apply(state, action)
        if step == moves:
            yield "on its way", teller, state
    yield "at its end", teller, state


def parts(language: str = "en") -> dict[str, object]:
    """Return every card and every board."""
    wording = Wording(language, NAMES, "hanabi")
    suits = ("red", "yellow", "green", "blue", "white", "rainbow", "black")
    faces = [
        ShownCard(f"{suit} {rank}", face=f"hanabi/{suit}/{rank}", word=wording.say("colour", colour=suit))
        for suit in suits
        for rank in range(6)
    ]
    known = [
        ShownCard("Unknown", face="hanabi//"),
        ShownCard("A three", face="hanabi//3"),
        ShownCard("Red", face="hanabi/red/", word=wording.say("colour", colour="red")),
        ShownCard("Red or blue, 1 or 2", face="hanabi/red.blue/1.2"),
        ShownCard("Not red", face="hanabi/yellow.green.blue.white/1.2.3.4"),
        ShownCard("Lost", face="hanabi/red/5", word=wording.say("colour", colour="red"), mark="lost"),
        ShownCard("Clued", face="hanabi//3", mark="clued"),
    ]
    flowers = CardWords(Wording(language, NAMES, "hanafuda"))
    hanafuda = [
        ShownCard(flowers.full(one), face=f"hanafuda/{one.code}", word=flowers.name(one)) for one in CARDS
    ]
    hanafuda.append(ShownCard("Face down", face="hanafuda/back"))
    boards = [
        {"title": f"{name} {title}", "board": asdict(teller.board(state))}
        for name, players, moves in (("hanabi", 3, 30), ("koi-koi", 2, 12))
        for title, teller, state in states(name, players, moves)
    ]
    boards.append({"title": "hanabi celebrated", "board": asdict(_celebrated())})
    groups = [("Hanabi", faces), ("As it is known", known), ("Hanafuda", hanafuda)]
    return {
        "cards": [{"title": title, "cards": [asdict(card) for card in cards]} for title, cards in groups],
        "boards": boards,
    }


def _celebrated() -> Any:  # noqa: ANN401
    *_, (_, teller, state) = states("hanabi", 3, 30)
    board = teller.board(state)
    fireworks = board.groups[0]
    whole = tuple(replace(card, face=card.face[:-1] + "5", mark="whole") for card in fireworks.cards)
    return replace(board, groups=(replace(fireworks, cards=whole), *board.groups[1:]), over=True, joy=True)


def page() -> str:
    """Return the page with all parts."""
    return page_alone("Parts", "en", BODY, parts(), ["parts.js"])


def main(folder: Path) -> int:
    """Write the page and its screenshots."""
    folder.mkdir(parents=True, exist_ok=True)
    written = folder / "parts.html"
    written.write_text(page(), encoding="utf-8")
    print(f"{written}: {written.stat().st_size} bytes")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as started, pages(folder) as served:
        browser = started.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        there = {"parts": (written.resolve().as_uri(), lambda page: None), **served}
        for name, (address, prepare) in there.items():
            for scheme in ("dark", "light"):
                for width in WIDTHS:
                    _photograph(browser, folder / f"{name}-{scheme}-{width}.png", address, prepare)
        browser.close()
    return 0


def retake(folder: Path) -> int:
    """Make the documents' pictures again: the board, a phone while giving a clue, and the film."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as started, pages(folder) as served:
        browser = started.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, picture, wide, high in (
            ("board-hanabi", "board", 1280, 640),
            ("phone-clue", "phone", 375, 780),
        ):
            page = browser.new_page(
                viewport={"width": wide, "height": high}, color_scheme="dark", reduced_motion="reduce"
            )
            address, prepare = served[name]
            page.goto(address)
            prepare(page)
            page.screenshot(path=folder / f"{picture}.png")
            page.close()
        browser.close()
    for replay in folder.glob("replay-*.html"):
        replay.unlink()
    return film(folder / "film.gif")


def portraits(browser: Browser, address: str) -> Iterator[tuple[str, bytes]]:
    """Yield small pictures of the parts' page, for comparison with approved ones."""
    page = browser.new_page(
        viewport={"width": 480, "height": 800}, color_scheme="dark", reduced_motion="reduce"
    )
    page.goto(address)
    places = {
        "hanabi": "#cards section:nth-child(1)",
        "known": "#cards section:nth-child(2)",
        "hanafuda": "#cards section:nth-child(3)",
        "board": "#boards > div:nth-of-type(2)",
        "flowers": "#boards > div:nth-of-type(5)",
    }
    for name, place in places.items():
        yield name, page.locator(place).screenshot()
    page.close()


def keep_portraits(folder: Path) -> int:
    """Write the pictures with which a test compares; look at them before committing."""
    from playwright.sync_api import sync_playwright

    folder.mkdir(parents=True, exist_ok=True)
    written = folder / "parts.html"
    written.write_text(page(), encoding="utf-8")
    with sync_playwright() as started:
        browser = started.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, picture in portraits(browser, written.resolve().as_uri()):
            (folder / f"{name}.png").write_bytes(picture)
        browser.close()
    written.unlink()
    return 0


def _photograph(browser: Browser, picture: Path, address: str, prepare: Opens) -> None:
    """Take a screenshot of a page; its file name contains the colour scheme and the width."""
    name, scheme, width = picture.stem.rsplit("-", 2)
    page = browser.new_page(
        viewport={"width": int(width), "height": int(width) * 9 // 16 if int(width) > WIDTHS[2] else 800},
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
    )
    page.goto(address)
    prepare(page)
    page.screenshot(path=picture, full_page=True)
    if int(width) == WIDTHS[2] and scheme == "dark":
        devtools = page.context.new_cdp_session(page)
        for seen, kind in SEEN.items():
            devtools.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
            page.screenshot(path=picture.with_name(f"{name}-{seen}.png"), full_page=True)
    page.close()


if __name__ == "__main__":
    if sys.argv[1] == "--film":
        sys.exit(film(Path(sys.argv[2])))
    if sys.argv[1] == "--compared":
        sys.exit(keep_portraits(Path(sys.argv[2])))
    if sys.argv[1] == "--docs":
        sys.exit(retake(Path(sys.argv[2])))
    sys.exit(main(Path(sys.argv[1])))
