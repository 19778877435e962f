"""A game at a table of friends, without a server, for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.commands import Arrange, number_of
from voice_hanabi.contract.wished_beside import OF_FRIENDS
from voice_hanabi.evening.ears.speaker_ears import SpeakerEars
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.phones.exchange import Line
from voice_hanabi.serving.friends_table import FriendsTable
from voice_hanabi.serving.guest_exchange import GuestExchange
from voice_hanabi.serving.invitation import Invitation
from voice_hanabi.serving.keeping.kept import Kept, read_kept
from voice_hanabi.serving.kept_friends import KeptFriends, kept_of, restore
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.speaking.routes import PhoneRoute
from voice_hanabi.speaking.speaker import Speaker
from voice_hanabi.table.conversation import effects
from voice_hanabi.table.conversation.conversation import Confirm
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.rights.wishes import WITHIN
from voice_hanabi.table.saving.journal import read_journal
from voice_hanabi.table.table import Table

NAMES = ("Anna", "Petr", "Eva")


class Friends:
    """A game of three friends, without a server: what each says, and what each of them is told."""

    def __init__(self, folder: Path, language: str = "en", kept: Kept | None = None) -> None:
        self.folder = folder
        self.stored = ""
        """The table as it was last stored."""
        self.exchange = GuestExchange(lambda seat: None, taken=lambda seat: None, gone=lambda seat: None)
        self.speaker = Speaker(PhoneRoute(), phones=self.exchange)
        choices = Choices(language, "hanabi") if kept is None else kept.choices
        self.table = KeptFriends(
            Table(
                choices, GAMES, folder=folder, new_seed=lambda: 4, ears=SpeakerEars(self.speaker),
                confirm=Confirm.ANNOUNCE if kept is None else Confirm(kept.confirm), gathers=True,
            ),
            self.exchange,
            Invitation("hanabi.example.org"),
            self._keep,
        )  # fmt: skip
        self.now = 0.0
        self.table.wishes.clock = self.table._lost.clock = lambda: self.now
        self.timers: list[tuple[float, Callable[[], list[Effect]]]] = []
        self.table.later = lambda seconds, then: self.timers.append((self.now + seconds, then))
        self.opening: list[tuple[str | None, str]] = []
        """What was said to whom when another process continued the table."""
        if kept is None:
            self.table.table.begin()
        else:
            restore(kept, self.table, self.exchange)
            self._go_on(kept)

    def _keep(self) -> None:
        self.stored = kept_of(self.table, self.exchange).written()

    def _go_on(self, kept: Kept) -> None:
        if kept.game is not None:
            self.table.table.resume(read_journal(self.folder / kept.game, GAMES))
        self.opening = self._told(self.table.ask_again(kept.wish))

    def killed(self, later: Callable[[Kept], Kept] = lambda kept: kept) -> Friends:
        """Return the table as another process continues it, only from what was stored."""
        self.close()
        return Friends(self.folder, kept=later(read_kept(self.stored)))

    def comes(self, name: str) -> None:
        token = self.table.place_for_guest()
        entered = self.exchange.enter(token, None, lambda: None, page=token)
        assert isinstance(entered, Line)
        self.table.came(entered.name)
        self.table.hear(typed_line(name, seat=entered.seat))

    def says(self, name: str, text: str) -> list[tuple[str | None, str]]:
        return self._told(self.table.hear(typed_line(text, seat=self.exchange.names.index(name))))

    def waits(self, seconds: float = WITHIN) -> list[tuple[str | None, str]]:
        """Let some time pass, by default a minute."""
        self.now += seconds
        due = [then for when, then in self.timers if when <= self.now]
        self.timers = [timer for timer in self.timers if timer[0] > self.now]
        return [one for then in due for one in self._told(then())]

    def _told(self, effects: list[Effect]) -> list[tuple[str | None, str]]:
        names = self.exchange.names
        said = [one for one in effects if isinstance(one, Announcement) and one.text]
        return [(None if one.audience is None else names[one.audience], one.text) for one in said]

    def facts(self, name: str) -> tuple[str, ...]:
        shown = self.table.shown(self.exchange.names.index(name))
        assert shown is not None
        return (*shown.facts, *shown.deeds)

    @property
    def game(self) -> object:
        return self.table.table.phase

    def close(self) -> None:
        self.table.table.close()
        self.speaker.close()


def gathered(folder: Path, language: str = "en", names: Sequence[str] = NAMES) -> Iterator[Friends]:
    made = Friends(folder, language)
    for name in names:
        made.comes(name)
    made.table._permitted(made.table.table.course.deal(), "Anna")
    assert isinstance(made.game, Playing)
    yield made
    made.close()


def wishes(friends: FriendsTable, kind: str, wished: Arrange, by: str) -> list[Effect]:
    """Make a request as a player; if nobody else is present to be asked, it is carried out."""
    refused = friends._refused(kind, wished, by, typed_line(""))
    done: list[Effect] = [effects.Friends(OF_FRIENDS[wished.what], number_of(wished.value))]
    return friends._permitted(done, by) if refused is None else refused


def agrees(friends: FriendsTable, name: str) -> list[Effect]:
    """Say yes to what is asked; it is carried out once everybody has."""
    wish = friends.wishes.open
    assert wish is not None
    if friends.wishes.agree(wish, name).awaited:
        return []
    friends.wishes.close(wish)
    assert friends._stands(wish)
    return friends._carried_out(wish, friends.host or name)
