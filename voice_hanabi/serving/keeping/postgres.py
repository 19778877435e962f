"""A club's tables in PostgreSQL, shared by equal workers, each with a lease that expires when the worker
dies.

A live worker renews its lease every second. It owns its tables until another worker takes them, which is
allowed once the lease has expired or the table was put down. Each time the table's epoch increases by one,
and every write names its epoch, so a worker that wrongly believes it owns a table writes nothing.
"""

from __future__ import annotations

import contextlib
import hashlib
import secrets
import threading
import time
from typing import Any

import psycopg

from voice_hanabi.serving.keeping.database import Connection, Database
from voice_hanabi.serving.keeping.kept import Kept, read_kept
from voice_hanabi.serving.keeping.postgres_games import READING, DatabaseGames
from voice_hanabi.serving.keeping.store import Elsewhere, Holding, KeepingState, TableLost, Taken, Unreachable

LEASE, RENEWED = 4.0, 1.0
"""Seconds until a worker's lease expires, and between two renewals."""

WANTED = 3
"""Seconds for which a page's search for a table at another worker is remembered."""

FORGOTTEN = "12 hours"
"""How long an empty table is remembered; its games stay."""

NUMBERS = 100_000
"""Messages that one worker may send to pages before their numbers would collide with the next worker's."""

TAKE = """
UPDATE served_table t SET worker = %(worker)s, epoch = epoch + 1, wanted = NULL, touched = now()
FROM door d WHERE d.digest = %(digest)s AND d.served_table = t.id AND (t.worker IS NULL
    OR t.worker = %(worker)s OR NOT EXISTS (SELECT FROM worker w WHERE w.id = t.worker AND w.until > now()))
RETURNING t.id, t.epoch, t.kept
"""

LOOK_FOR = """
UPDATE served_table t SET wanted = now() FROM door d, worker w
WHERE d.digest = %(digest)s AND d.served_table = t.id AND w.id = t.worker RETURNING w.name
"""

IS_THERE = "SELECT FROM door WHERE digest = %(digest)s"

PUT_DOWN = "UPDATE served_table SET worker = NULL, touched = now() WHERE id = %s AND epoch = %s"

RENEW = """
INSERT INTO worker (id, name, until) VALUES (%(id)s, %(name)s, now() + make_interval(secs => %(lease)s))
ON CONFLICT (id) DO UPDATE SET until = excluded.until
"""

OURS = """
SELECT id, epoch, coalesce(wanted > now() - make_interval(secs => %(wanted)s), false)
FROM served_table WHERE worker = %(id)s
"""

FORGET = f"""
DELETE FROM served_table t WHERE touched < now() - interval '{FORGOTTEN}'
AND NOT EXISTS (SELECT FROM worker w WHERE w.id = t.worker AND w.until > now());
DELETE FROM worker WHERE until < now() - interval '{FORGOTTEN}'
"""


class _Held:
    """A table that this worker owns; a `Holding`."""

    def __init__(self, store: PostgresStore, table: str, epoch: int, keys: frozenset[str]) -> None:
        self._store = store
        self._database = store.database
        self.table = table
        self.epoch = epoch
        self._keys = keys
        self.lost = False
        self.looked_for = False
        self.saves = DatabaseGames(self._database, table, epoch, store.patience)
        self.first_number = epoch * NUMBERS

    @property
    def ours(self) -> bool:
        return not self.lost and self._store.alive

    @property
    def wanted(self) -> bool:
        return self.looked_for

    @property
    def kept_once(self) -> bool:
        """Whether it is in the database."""
        return bool(self._keys)

    def keep(self, kept: Kept) -> None:
        """Commit the table's state and the keys that lead to it."""
        named = {"id": self.table, "epoch": self.epoch}
        row = named | {"kept": kept.written(), "worker": self._store.id}

        def write(connection: Connection) -> int:
            with connection.transaction():
                if self._keys:
                    found = connection.execute(
                        "UPDATE served_table SET kept = %(kept)s, touched = now() "
                        "WHERE id = %(id)s AND epoch = %(epoch)s",
                        row,
                    ).rowcount
                else:
                    found = connection.execute(
                        "INSERT INTO served_table (id, kept, worker, epoch) "
                        "VALUES (%(id)s, %(kept)s, %(worker)s, %(epoch)s) "
                        "ON CONFLICT (id) DO UPDATE SET kept = excluded.kept "
                        "WHERE served_table.epoch = excluded.epoch",
                        row,
                    ).rowcount
                if found and kept.keys != self._keys:
                    connection.execute("DELETE FROM door WHERE served_table = %s", (self.table,))
                    connection.cursor().executemany(
                        "INSERT INTO door VALUES (%s, %s) ON CONFLICT DO NOTHING",
                        [(_digest(key), self.table) for key in sorted(kept.keys)],
                    )
                return found

        if not self._run(write):
            raise TableLost
        self._keys = kept.keys

    def put_down(self) -> None:
        self._store.let_go(self)
        self._run(lambda one: one.execute(PUT_DOWN, (self.table, self.epoch)).rowcount)

    def end(self) -> None:
        self._store.let_go(self)
        query = "DELETE FROM served_table WHERE id = %s AND epoch = %s"
        self._run(lambda one: one.execute(query, (self.table, self.epoch)).rowcount)

    def _run(self, work: Any) -> int:  # noqa: ANN401
        try:
            return int(self._database.run(work, self._store.patience()))
        except (Unreachable, psycopg.Error):
            raise TableLost from None


class PostgresStore:
    """One worker's share of the tables; a `Store`."""

    def __init__(self, database: Database, name: str) -> None:
        """``name`` is the worker's name in the reverse proxy's configuration. Raises ``psycopg.Error``."""
        self.database = database
        self.name = name
        self.id = f"{name}.{secrets.token_hex(4)}"
        self._alive_until = 0.0
        self._held: dict[str, _Held] = {}
        self._lock = threading.Lock()
        self._lost = self._taken = 0
        self._closing = threading.Event()
        database.prepare()
        self._renew()
        self._thread = threading.Thread(target=self._beat, name="lease", daemon=True)
        self._thread.start()

    @property
    def alive(self) -> bool:
        """Whether the lease is certainly valid: by our own clock, counted from before its renewal."""
        return time.monotonic() < self._alive_until

    def patience(self) -> float:
        """Return for how many seconds a write may be retried: as long as the lease lasts."""
        return max(0.0, self._alive_until - time.monotonic())

    @property
    def standing(self) -> KeepingState:
        """The store's state."""
        with self._lock:
            return KeepingState(self.name, self.alive, self._lost, self._taken)

    @property
    def outlives(self) -> bool:
        """Whether tables outlive the process: another worker, or this one's successor, continues them."""
        return True

    def begin(self) -> Holding:
        """Return a new table's holding."""
        return self._hold(secrets.token_hex(8), 1, frozenset())

    def take(self, key: str) -> Taken | Elsewhere | None:
        """Take over the table for a key, or say which worker has it."""
        if not self.alive:
            raise Unreachable
        row = {"worker": self.id, "digest": _digest(key)}

        def work(connection: Connection) -> tuple[Any, ...] | None:
            taken = connection.execute(TAKE, row).fetchone()
            found = taken or connection.execute(LOOK_FOR, row).fetchone()
            if found is None and connection.execute(IS_THERE, row).fetchone() is not None:
                # Its owner put it down in between; a moment later it can be taken.
                raise Unreachable
            return found

        try:
            found = self.database.run(work, READING)
        except psycopg.Error as problem:
            raise Unreachable from problem
        match found:
            case (str(table), int(epoch), str(kept)):
                try:
                    read = read_kept(kept)
                except (KeyError, TypeError, ValueError) as problem:
                    # Another version wrote it, during a rolling restart; a worker that can read it owns it.
                    with contextlib.suppress(Unreachable, psycopg.Error):
                        self.database.run(lambda one: one.execute(PUT_DOWN, (table, epoch)).rowcount, READING)
                    raise Unreachable from problem
                with self._lock:
                    self._taken += 1
                return Taken(read, self._hold(table, epoch, read.keys))
            case (str(name),):
                return Elsewhere(name)
            case _:
                return None

    def let_go(self, held: _Held) -> None:
        """Forget a table that is being given up and that nobody took."""
        with self._lock:
            if self._held.get(held.table) is held:
                del self._held[held.table]

    def close(self) -> None:
        """End the lease."""
        self._closing.set()
        self._thread.join(5.0)
        # If that fails, it expires by itself.
        with contextlib.suppress(Unreachable, psycopg.Error):
            query = "DELETE FROM worker WHERE id = %s"
            self.database.run(lambda one: one.execute(query, (self.id,)).rowcount, 1.0)
        self.database.close()

    def _hold(self, table: str, epoch: int, keys: frozenset[str]) -> _Held:
        held = _Held(self, table, epoch, keys)
        with self._lock:
            former = self._held.get(table)
            if former is not None:
                former.lost = True
            self._held[table] = held
        return held

    def _beat(self) -> None:
        beats = 0
        while not self._closing.wait(RENEWED):
            beats += 1
            try:
                self._renew()
                if beats % 600 == 0:
                    self.database.run(lambda one: one.execute(FORGET), READING)
            except (Unreachable, psycopg.Error):
                continue

    def _renew(self) -> None:
        """Renew the lease, and find out which tables are still ours."""
        with self._lock:
            # One that was never kept is not in the database.
            known = {table: held for table, held in self._held.items() if held.kept_once}
        began = time.monotonic()
        row = {"id": self.id, "name": self.name, "lease": LEASE, "wanted": WANTED}

        def work(connection: Connection) -> list[tuple[Any, ...]]:
            connection.execute(RENEW, row)
            return connection.execute(OURS, row).fetchall()

        ours = {table: (epoch, wanted) for table, epoch, wanted in self.database.run(work, RENEWED)}
        self._alive_until = began + LEASE
        for table, held in known.items():
            epoch, wanted = ours.get(table, (0, False))
            held.looked_for = wanted
            if epoch != held.epoch:
                self._lose(held)

    def _lose(self, held: _Held) -> None:
        with self._lock:
            held.lost = True
            if self._held.get(held.table) is held:
                del self._held[held.table]
                self._lost += 1


def _digest(key: str) -> bytes:
    """Return the digest of a secret, for lookups that don't leak through timing how much of it matches."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).digest()
