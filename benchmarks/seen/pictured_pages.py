"""The pages of a real game, for screenshots: the board with captions, a phone, and the game as a replay."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from voice_hanabi.cli.pages.replay_page import replay_page
from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.game import Replayed
from voice_hanabi.contract.partners import Level
from voice_hanabi.games import GAMES
from voice_hanabi.language.wording import Wording
from voice_hanabi.phones.board.board import BoardPages
from voice_hanabi.phones.door.visitors import Address
from voice_hanabi.phones.exchange import Exchange
from voice_hanabi.phones.one_table import table_server
from voice_hanabi.phones.pages import Pages
from voice_hanabi.phones.texts import page_texts
from voice_hanabi.speaking.announcement import Announcement

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

NAMES = ("Anna", "Petr", "Eva", "Jana", "Karel")
SEED = 7


@dataclass(frozen=True)
class Played:
    """A game played by computer players."""

    teller: Any
    states: tuple[Any, ...]
    names: tuple[str, ...]
    language: str
    game: str


def played(game: str, players: int, language: str = "en") -> Played:
    """Return a complete game of computer players."""
    rules, names = GAMES[game], NAMES[:players]
    state = rules.new(Choices(language, game, count=players, names=names), SEED)
    partners = [rules.partner(seat, Level.USUAL) for seat in range(players)]
    states = [state]
    while state.outcome is None:
        action = rules.next_by_itself(state)
        if action is None:
            partner = partners[state.current]
            assert partner is not None
            action = partner.choose(state).action
        state, _ = rules.apply(state, action)
        states.append(state)
    return Played(rules.teller(Wording(language, names, rules.folder)), tuple(states), names, language, game)


class Table:
    """A server with a board and phones that can show any state of a game."""

    def __init__(self, game: Played) -> None:
        self.game = game
        self.board, self.exchange = BoardPages(), Exchange()
        texts = page_texts(Wording(game.language))
        self.exchange.speak(game.language, texts)
        self.board.speak(game.language, texts)
        self.exchange.seat(game.names)
        address = Address("127.0.0.1", 0)
        self.server = table_server(self.exchange, Pages(), address, lambda *_: None, board=self.board)
        self.server.start()
        self.board.address = self.server.origin

    def show(self, place: int) -> None:
        """Show a state, and say what led to it; captions appear as when the table speaks."""
        state, teller = self.game.states[place], self.game.teller
        self.board.show(asdict(teller.board(state)))
        for seat in range(len(self.game.names)):
            self.exchange.show(seat, asdict(teller.shown(state, seat)))
        text = teller.last_move(state) if place else teller.standing(None, state)
        self.board.say(Announcement(None, text, self.game.language))

    def link(self, seat: int) -> str:
        """Return the address of a seat's page."""
        return f"{self.server.origin}/#{self.exchange.token(seat)}"

    def close(self) -> None:
        """Close the server."""
        self.board.close()
        self.server.close()


@contextmanager
def table_of(game: Played) -> Iterator[Table]:
    """Serve a game."""
    table = Table(game)
    try:
        yield table
    finally:
        table.close()


def begin_to_look(page: Page) -> None:
    """On a phone's page, choose to play by eye."""
    page.locator("[data-how=eyes]").click()
    page.locator("#groups .card").first.wait_for()


def open_a_clue(page: Page) -> None:
    """Tap the first card of another player for which a clue can be given."""
    page.locator("#groups section").nth(1).locator(".card.can").first.click()
    page.locator("#chosen-deeds button").first.hover()


def replay_of(game: Played, folder: Path) -> str:
    """Write the game as a self-contained page; return its address."""
    written = folder / f"replay-{game.game}.html"
    rounds = (game.states,)
    text = replay_page(GAMES[game.game], Replayed({}, "", game.names, rounds), game.language)
    written.write_text(text, encoding="utf-8")
    return written.resolve().as_uri()


Opens = Callable[["Page"], None]


@contextmanager
def pages(folder: Path) -> Iterator[dict[str, tuple[str, Opens]]]:
    """Serve two games; yield each picture's name with its address and with what to do there first."""
    hanabi, koi_koi = played("hanabi", 3), played("koi-koi", 2)
    middle = min(34, len(hanabi.states) - 2)

    def looked(page: Page) -> None:
        page.locator(".held").first.wait_for()
        page.locator("#captions p").first.wait_for()

    def stepped(page: Page) -> None:
        page.locator("#step").fill(str(middle))

    def phone(page: Page) -> None:
        begin_to_look(page)

    def clue(page: Page) -> None:
        begin_to_look(page)
        open_a_clue(page)

    with table_of(hanabi) as table, table_of(koi_koi) as flowers, table_of(hanabi) as ended:
        for place in range(middle - 4, middle + 1):
            table.show(place)
        table.board.heard("Eva, blue")
        for place in range(8, 12):
            flowers.show(place)
        for place in range(len(hanabi.states) - 3, len(hanabi.states)):
            ended.show(place)
        current = hanabi.states[middle].current
        yield {
            "board-hanabi": (table.server.origin + "/board", looked),
            "board-koi-koi": (flowers.server.origin + "/board", looked),
            "board-ended": (ended.server.origin + "/board", looked),
            "replay": (replay_of(hanabi, folder), stepped),
            "phone": (table.link(current), phone),
            "phone-koi-koi": (flowers.link(koi_koi.states[11].current), phone),
            "phone-clue": (table.link(current), clue),
        }
