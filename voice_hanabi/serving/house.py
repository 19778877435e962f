"""All tables of one process: opened on request, found by a link or digits, and closed once empty."""

from __future__ import annotations

import secrets
import threading
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from voice_hanabi.contract.expectations import SET_UP
from voice_hanabi.games import GAMES
from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.phones import incoming
from voice_hanabi.phones.exchange import Refusal
from voice_hanabi.phones.reception import Admitted, BoardSeen
from voice_hanabi.phones.texts import far_texts
from voice_hanabi.phones.webrtc.connection import IceServer
from voice_hanabi.serving.door.often import HOUR, MINUTE, Often
from voice_hanabi.serving.door.onlookers import Onlookers
from voice_hanabi.serving.door.wrong_digits import WrongDigits
from voice_hanabi.serving.keeping.kept import Kept, digits_key, link_key
from voice_hanabi.serving.keeping.store import Elsewhere, Holding, Store, TableLost, Unreachable
from voice_hanabi.serving.limits import Limits
from voice_hanabi.serving.measures import SERVING, Counts
from voice_hanabi.serving.served_table import Opened, ServedTable
from voice_hanabi.serving.workers import Workers
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.rights.rights import Person, may_ask
from voice_hanabi.table.saving.journal_problems import JournalProblem

NOWHERE = Refusal("token")
"""The refusal of a secret or digits that no table has."""


@dataclass(frozen=True)
class HouseRules:
    """The operator's settings."""

    language: str
    """The language of new tables if the browser asks for none of ours."""
    only: bool
    """Whether every page is in that language, whatever the browser asks for."""
    game: str
    address: str
    """The page's address, as people type it."""
    limits: Limits
    new_seed: Callable[[], int] = lambda: secrets.randbits(32)
    """The seed of all deals."""


class House:
    """The reception of a server with many tables. Thread-safe."""

    def __init__(
        self,
        rules: HouseRules,
        workers: Workers,
        ice_servers: Callable[[], list[IceServer]],
        store: Store,
        tell: Callable[[str], None] = lambda sentence: None,
    ) -> None:
        """Open tables by these ``rules``, kept in the ``store``; they share the ``workers``.

        ``tell`` reports problems to the operator.
        """
        self._tell = tell
        self._store = store
        self._taking = threading.Lock()
        self._rules = rules
        self._workers = workers
        self._ice_servers = ice_servers
        self._lock = threading.RLock()
        self._tables: list[ServedTable] = []
        self._joining: Counter[ServedTable] = Counter()
        """How many guests are currently being given a place, by table."""
        self._opening = 0
        """How many tables are currently being opened."""
        self._closed = False
        self._opened = Often(rules.limits.opened, HOUR)
        self._joined = Often(rules.limits.joined, HOUR)
        self._requests = Often(rules.limits.requests, MINUTE)
        self._wrong = WrongDigits(rules.limits)
        self._onlookers = Onlookers(lambda: self.tables, self._take, self._wrong)
        self._texts: dict[str, Mapping[str, str]] = {}
        self._refused = Counter[str]()

    @property
    def state(self) -> str:
        """Whether people can join: 'serving', 'ending', or 'unreachable' if the store can't be read."""
        if self._closed:
            return "ending"
        return SERVING if self._store.standing.reachable else "unreachable"

    @property
    def counts(self) -> Counts:
        """The current usage of everything that has a limit."""
        calling = [table.calls.calling for table in self.tables]
        return Counts(
            tables=len(calling),
            most_tables=self._rules.limits.tables,
            guests=sum(table.guests for table in self.tables),
            calls=sum(calls for calls, _ in calling),
            speaking=sum(speaking for _, speaking in calling),
            refused=dict(self._refused),
            recognised=self._workers.turnstile.inside,
            most_recognised=self._rules.limits.speaking,
            standing=self._store.standing,
        )

    def allows(self, guesser: str) -> bool:
        """Count a request from an address; return whether to answer it."""
        allowed = self._requests.allows(guesser)
        if not allowed:
            self._note_refused("requests")
        return allowed

    @property
    def tables(self) -> tuple[ServedTable, ...]:
        """The open tables."""
        with self._lock:
            return tuple(self._tables)

    def at(self, address: str) -> HouseRules:
        """Record the address by which people reach the server; return the rules with it."""
        self._rules = replace(self._rules, address=address)
        return self._rules

    def page(self, languages: str) -> tuple[str, Mapping[str, str]]:
        """Return the page's texts in the first of these languages that we have, else in the default one."""
        wanted = None if self._rules.only else _first_known(languages)
        language = wanted or self._rules.language
        with self._lock:
            if language not in self._texts:
                self._texts[language] = far_texts(Wording(language, game="hanabi"))
            return language, self._texts[language]

    def admit(self, first: incoming.Incoming, guesser: str, wake: Callable[[], None]) -> Admitted | Refusal:
        """Open a table for somebody, or let them in at the table that their secret or digits belong to."""
        try:
            admitted = self._admit(first, guesser, wake)
        except (Unreachable, TableLost):
            # Pages that already have a place keep reconnecting by themselves until it is removed.
            admitted = Refusal("later" if isinstance(first, incoming.Token) else "unreachable")
        if isinstance(admitted, Refusal):
            self._note_refused(admitted.why)
        return admitted

    @property
    def has_boards(self) -> bool:
        """Always true: each table has one."""
        return True

    def show_board(self, first: incoming.Look, guesser: str) -> BoardSeen | Refusal:
        """Let a page watch the board that its secret or digits belong to."""
        if not may_ask(Person.CODE, type(first).__name__):
            return Refusal("board")
        try:
            seen = self._onlookers.admit(first, guesser)
        except (Unreachable, TableLost):
            seen = Refusal("later")
        if isinstance(seen, Refusal):
            self._note_refused(seen.why)
        return seen

    def _note_refused(self, why: str) -> None:
        with self._lock:
            self._refused[why] += 1

    def _admit(self, first: incoming.Incoming, guesser: str, wake: Callable[[], None]) -> Admitted | Refusal:
        if not may_ask(Person.CODE, type(first).__name__):
            raise incoming.Malformed
        match first:
            case incoming.Open(language, page):
                return self._open(language, page, guesser, wake)
            case incoming.Code(code, page):
                return self._by_code(code, page, guesser, wake)
            case incoming.Token(token, after, heard, page):
                table = self._of_token(token)
                if table is None:
                    elsewhere = self._take(link_key(token), lambda: self._of_token(token) is not None)
                    table = self._of_token(token)
                    if table is None:
                        return elsewhere or Refusal("later")
                if not table.exchange.has(token):
                    return self._join(table, page, guesser, wake)
                entered = table.exchange.enter(token, after, wake, page=page, heard=heard)
                return entered if isinstance(entered, Refusal) else Admitted(table.answering, entered)
            case _:
                raise incoming.Malformed

    def _of_token(self, token: str) -> ServedTable | None:
        for table in self.tables:
            if table.invitation.is_link(token) or table.exchange.has(token):
                return table
        return None

    def _take(self, key: str, is_here: Callable[[], bool]) -> Refusal | None:
        """Continue the table for a key here if the store has it, or say which worker has it.

        It may be given up again at once. Raises `Unreachable`.
        """
        with self._taking:
            if is_here():  # Of two friends who arrive at once, the first has already brought it here.
                return None
            most = self._rules.limits.going_on * self._rules.limits.tables
            if self._closed or len(self.tables) >= most:
                return Refusal("later")
            found = self._store.take(key)
            if isinstance(found, Elsewhere):
                return Refusal("elsewhere", at=found.worker)
            if found is None:
                return NOWHERE
            try:
                table = self._new_table(found.kept.choices.language, found.holding, found.kept)
            except (JournalProblem, LookupError, TypeError, ValueError) as problem:
                found.holding.put_down()
                if isinstance(problem, JournalProblem):
                    self._tell(Wording(self._rules.language).problem(problem))
                raise Unreachable from problem
            table.start()
            return None

    def read_words(self) -> None:
        """Load the default language's words, so that the first person to open a table needn't wait."""
        conversation = Conversation(GAMES[self._rules.game], self._rules.language)
        conversation.interpreter.phrases(SET_UP)

    def look(self) -> None:
        """Close tables that have been empty for long; give up those that others own or want."""
        for table in self.tables:
            if not table.is_ours:
                self._forget(table)
                table.give_up()
            elif table.is_missed:
                self._forget(table)
                table.move()
            elif table.idle_for() > self._rules.limits.idle:
                table.end()

    def close(self) -> None:
        """Close all tables, each with its goodbye; those that others can continue are left to them."""
        with self._taking, self._lock:
            self._closed = True
        tables = self.tables
        for table in tables:
            if self._store.outlives:
                self._forget(table)
                table.move()
            else:
                table.end()
        for table in tables:
            table.wait(10.0)

    def _open(self, language: str, page: str, guesser: str, wake: Callable[[], None]) -> Admitted | Refusal:
        with self._lock:
            taken = len(self._tables) + self._opening
            if self._closed or taken >= self._rules.limits.tables:
                return Refusal("tables")
            if not self._opened.allows(guesser):
                return Refusal("often")
            self._opening += 1
        # Loading a language's words takes a while the first time.
        try:
            wanted = language if language in LANGUAGES else self._rules.language
            table = self._new_table(wanted, self._store.begin())
        finally:
            with self._lock:
                self._opening -= 1
        try:
            token = table.join()
        except TableLost:
            self._forget(table)
            raise
        entered = table.exchange.enter(token, None, wake, page=page)
        table.start()
        return entered if isinstance(entered, Refusal) else Admitted(table.answering, entered, token)

    def _new_table(self, language: str, holding: Holding, kept: Kept | None = None) -> ServedTable:
        opened = Opened(self._rules.game, language, self._rules.address, self._rules.new_seed)
        table = ServedTable(opened, self._workers, self._ice_servers, self._over, holding, kept)
        with self._lock:
            self._tables.append(table)
        return table

    def _by_code(self, code: str, page: str, guesser: str, wake: Callable[[], None]) -> Admitted | Refusal:
        wait = self._wrong.wait(guesser)
        if wait > 0:
            return Refusal("wait", wait)
        table = self._of_code(code)
        if table is None:
            elsewhere = self._take(digits_key(code), lambda: self._of_code(code) is not None)
            table = self._of_code(code)
            if table is None and elsewhere is not NOWHERE:
                return elsewhere or Refusal("unreachable")
        if table is None:
            self._wrong.note(guesser)
            return Refusal("code")
        name = table.invitation.place_of(code)
        if name is None or name not in table.exchange.names:
            return self._join(table, page, guesser, wake)
        table.keep()
        token = table.exchange.token(table.exchange.names.index(name))
        entered = table.exchange.enter(token, None, wake, page=page)
        return entered if isinstance(entered, Refusal) else Admitted(table.answering, entered, token)

    def _of_code(self, code: str) -> ServedTable | None:
        return next((table for table in self.tables if table.invitation.has_digits(code)), None)

    def _join(
        self, table: ServedTable, page: str, guesser: str, wake: Callable[[], None]
    ) -> Admitted | Refusal:
        with self._lock:
            if table.invitation.locked:
                return Refusal("locked")
            if table.guests + self._joining[table] >= self._rules.limits.guests:
                return Refusal("full")
            if not self._joined.allows(guesser):
                return Refusal("often")
            self._joining[table] += 1
        # Without the lock: the commit to the database may be slow.
        try:
            token = table.join()
        finally:
            with self._lock:
                self._joining[table] -= 1
        entered = table.exchange.enter(token, None, wake, page=page)
        return entered if isinstance(entered, Refusal) else Admitted(table.answering, entered, token)

    def _forget(self, table: ServedTable) -> None:
        with self._lock:
            self._joining.pop(table, None)
            if table in self._tables:
                self._tables.remove(table)

    def _over(self, table: ServedTable) -> None:
        self._forget(table)
        if table.problem:
            self._tell(Wording(self._rules.language).say("serve-table-ended", error=table.problem))


def _first_known(languages: str) -> str | None:
    """Return the first language of an Accept-Language header that the program speaks."""
    for part in languages.split(",")[:20]:
        language = part.split(";")[0].strip().casefold().split("-")[0]
        if language in LANGUAGES:
            return language
    return None
