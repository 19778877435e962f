"""The board shows only what everybody may know, and writes what is said; anybody can read it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from random import Random
from typing import TYPE_CHECKING

import pytest
import test_hanafuda_hidden_cards as hidden_flowers
import test_hidden_cards as hidden_cards
from page_house import until
from test_page import problems

from benchmarks.seen.pictures import page as parts_page
from voice_hanabi.contract.choices import Choices
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.rules.actions import ClueRank
from voice_hanabi.games.hanabi.rules.game import legal_actions as hanabi_actions
from voice_hanabi.games.hanafuda.rules.acting import legal_actions as hanafuda_actions
from voice_hanabi.language.wording import Wording
from voice_hanabi.phones.board.board import BoardPages
from voice_hanabi.phones.door.visitors import Address
from voice_hanabi.phones.exchange import Exchange
from voice_hanabi.phones.one_table import table_server
from voice_hanabi.phones.pages import Pages
from voice_hanabi.phones.server import Server
from voice_hanabi.phones.texts import page_texts
from voice_hanabi.speaking.announcement import Announcement, Kind

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.xdist_group("chromium")

NAMES = ("Anna", "Petr", "Eva")
WIDTHS = (320, 375, 768, 1280, 3840)


class Shown:
    """A server with a board and no phones."""

    def __init__(self) -> None:
        self.board = BoardPages()
        exchange = Exchange()
        texts = page_texts(Wording("cs"))
        exchange.speak("cs", texts)
        self.board.speak("cs", texts)
        address = Address("127.0.0.1", 0)
        self.server: Server = table_server(exchange, Pages(), address, lambda *_: None, board=self.board)
        self.server.start()
        self.board.address = self.server.origin
        self.state = GAMES["hanabi"].new(Choices("cs", "hanabi", count=3, names=NAMES), 4)
        self.show()

    def show(self) -> None:
        teller = GAMES["hanabi"].teller(Wording("cs", NAMES, "hanabi"))
        self.board.show(asdict(teller.board(self.state)))

    def say(self, text: str, audience: int | None = None, *, aloud_only: bool = False) -> None:
        self.board.say(Announcement(audience, text, "cs", Kind.NEWS, aloud_only=aloud_only))


@pytest.fixture
def shown() -> Iterator[Shown]:
    found = Shown()
    yield found
    found.board.close()
    found.server.close()


def looking(chromium: Browser, shown: Shown, width: int = 1280) -> Page:
    page = chromium.new_page(viewport={"width": width, "height": 800})
    page.goto(shown.server.origin + "/board")
    page.locator(".held").first.wait_for()
    return page


# It reveals nothing that is hidden


@pytest.mark.parametrize("seed", range(4))
def test_hidden_faces_of_hanabi_change_nothing_on_the_board(seed: int) -> None:
    game, random = GAMES["hanabi"], Random(seed)
    state = game.new(Choices("en", "hanabi", count=3, names=NAMES), seed)
    teller = game.teller(Wording("en", NAMES, "hanabi"))
    changed = 0
    while state.outcome is None:
        other = hidden_cards.another_world(state, hidden_cards.hidden_numbers(state, None), random)
        changed += other.hands != state.hands
        # In another world other clues would be possible, so what was told already stays as it is.
        alike = tuple(
            tuple(one._replace(yes=held.yes, no=held.no) for one, held in zip(new, old, strict=True))
            for new, old in zip(other.hands, state.hands, strict=True)
        )
        assert teller.board(other._replace(hands=alike)) == teller.board(state)
        state, _ = game.apply(state, random.choice(hanabi_actions(state)))
    assert changed > 5


@pytest.mark.parametrize("seed", range(4))
def test_hidden_faces_of_koi_koi_change_nothing_on_the_board(seed: int) -> None:
    game, random = GAMES["koi-koi"], Random(seed)
    names = NAMES[:2]
    state = game.new(Choices("en", "koi-koi", count=2, names=names), seed)
    teller = game.teller(Wording("en", names, "hanafuda"))
    changed = 0
    for _ in range(120):
        if state.outcome is not None:
            break
        worlds = hidden_flowers.permutations(state, state, None, random)
        other = hidden_flowers.another_world(state, worlds)
        changed += other.hands != state.hands
        assert teller.board(other) == teller.board(state)
        state, _ = game.apply(state, random.choice(hanafuda_actions(state)))
    assert changed > 5


def test_what_is_for_one_seat_or_for_the_room_alone_is_never_written(chromium: Browser, shown: Shown) -> None:
    page = looking(chromium, shown)
    shown.say("Petr: červená čtyřka.", audience=0)
    shown.say("Anna: 1 2 3, 4 5 6.", aloud_only=True)
    shown.say("Na tahu je Petr.")
    page.locator("#captions p").first.wait_for()
    assert page.locator("#history li").all_text_contents() == ["Stůl: Na tahu je Petr."]
    page.close()


# What is said is read


def test_captions_come_in_order_and_a_page_that_comes_later_has_them_all(
    chromium: Browser, shown: Shown
) -> None:
    early = looking(chromium, shown)
    sentences = [f"Věta číslo {number}." for number in range(12)]
    for sentence in sentences:
        shown.say(sentence)
    shown.board.heard("zahraj první")
    late = looking(chromium, shown)
    for page in (early, late):
        until(page, "document.querySelectorAll('#history li').length === 13")
        lines = page.locator("#history li span:last-child").evaluate_all(
            "all => all.map(one => one.textContent)"
        )
        assert lines[::-1] == [*sentences, "zahraj první"]
        assert page.locator("#captions p").last.text_content() == "Slyším: zahraj první"
        page.close()


def test_a_board_that_was_cut_off_goes_on_and_repeats_nothing(chromium: Browser, shown: Shown) -> None:
    page = looking(chromium, shown)
    shown.say("První.")
    until(page, "document.querySelectorAll('#history li').length === 1")
    page.evaluate("socket.close()")
    shown.say("Druhá.")
    until(page, "document.querySelectorAll('#history li').length === 2")
    page.close()


def test_the_address_is_drawn_for_phones_when_it_is_asked_for_and_holds_no_secret(
    chromium: Browser, shown: Shown
) -> None:
    page = looking(chromium, shown)
    assert page.locator("#join-code svg").count() == 0
    page.locator("#join").click()
    page.locator("#join-code svg").wait_for()
    assert page.locator("#join-code p").text_content() == shown.server.origin
    page.close()


# Everybody can look at it


@pytest.mark.parametrize("width", WIDTHS)
def test_the_board_fits_and_axe_finds_nothing(chromium: Browser, shown: Shown, width: int) -> None:
    page = looking(chromium, shown, width)
    shown.say("Na tahu je Petr.")
    page.locator("#captions p").first.wait_for()
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(wide) <= 0
    assert problems(page) == []
    page.close()


def test_every_card_has_its_name_for_whoever_does_not_see_it(chromium: Browser, shown: Shown) -> None:
    page = looking(chromium, shown)
    assert page.locator(".held").count() == page.locator(".held .heard-only").count()
    names = page.locator(".held .heard-only").all_text_contents()
    assert all(names)
    assert "Červený ohňostroj: prázdný" in names or any("prázdný" in name for name in names)
    page.close()


def test_nothing_moves_for_whoever_wants_less_motion(chromium: Browser, shown: Shown) -> None:
    page = chromium.new_page(reduced_motion="reduce")
    page.goto(shown.server.origin + "/board")
    page.locator(".held").first.wait_for()
    assert page.evaluate("document.getAnimations().length") == 0
    clue = next(one for one in hanabi_actions(shown.state) if isinstance(one, ClueRank))
    shown.state, _ = GAMES["hanabi"].apply(shown.state, clue)
    shown.show()
    until(page, "document.querySelector('.held.fresh')")
    assert page.evaluate("document.getAnimations().length") == 0
    page.close()


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_firework_and_a_good_end_are_celebrated_and_nothing_of_it_is_read(
    chromium: Browser, shown: Shown, motion: str
) -> None:
    page = chromium.new_page(reduced_motion="reduce" if motion == "reduce" else "no-preference")
    page.goto(shown.server.origin + "/board")
    page.locator(".held").first.wait_for()
    teller = GAMES["hanabi"].teller(Wording("cs", NAMES, "hanabi"))
    board = asdict(teller.board(shown.state))
    fireworks = board["groups"][0]
    first, *others = fireworks["cards"]
    whole = {**fireworks, "cards": [{**first, "face": first["face"][:-1] + "5", "mark": "whole"}, *others]}
    board = {**board, "groups": [whole, *board["groups"][1:]]}
    shown.board.show(board)
    until(page, "document.querySelectorAll('.sky .rocket').length === 3")
    moves = page.evaluate("document.querySelector('.rocket').getAnimations().length")
    assert moves == (0 if motion == "reduce" else 1)
    until(page, "!document.querySelector('.sky')")
    shown.board.show({**board, "over": True, "joy": True})
    until(page, "document.querySelectorAll('.sky .rocket').length === 9")
    assert page.locator(".sky").get_attribute("aria-hidden") == "true"
    assert problems(page) == []
    page.close()


@pytest.mark.by_turns(of="scheme")
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_all_parts_in_all_states_can_be_read_and_fit(chromium: Browser, tmp_path: Path, scheme: str) -> None:
    written = tmp_path / "parts.html"
    written.write_text(parts_page(), encoding="utf-8")
    page = chromium.new_page(viewport={"width": 320, "height": 600}, color_scheme=scheme)  # type: ignore[arg-type]
    page.goto(written.as_uri())
    assert page.locator("#cards .held").count() == 7 * 6 + 7 + 49
    assert problems(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    page.close()


def test_each_of_the_faces_looks_different_without_any_colour(chromium: Browser, tmp_path: Path) -> None:
    """In greyscale, and without the words, no two suits' threes are the same picture."""
    written = tmp_path / "parts.html"
    written.write_text(parts_page(), encoding="utf-8")
    page = chromium.new_page()
    page.goto(written.as_uri())
    suits = ["red", "yellow", "green", "blue", "white", "rainbow", "black"]
    shapes = page.evaluate("suits => suits.map(suit => shape(suit, 0, 0, 1).getAttribute('d'))", suits)
    assert len(set(shapes)) == 7
    drawn = page.evaluate(
        "[...document.querySelectorAll('#cards .held')].slice(49, 97)"
        ".map(one => [one.dataset.face, one.querySelector('.picture').innerHTML])"
    )
    pictures: dict[str, str] = {}
    for face, picture in drawn:
        pictures.setdefault(picture, face.rstrip("123"))
        assert pictures[picture] == face.rstrip("123"), "only plain cards of one month look alike"
    assert len(pictures) == 48 - 12
    page.close()
