"""The connections to PostgreSQL, and its tables. Statements that fail because of a connection are retried."""

from __future__ import annotations

import contextlib
import os
import queue
import socket
import threading
import time
from collections.abc import Callable
from typing import Any, TypeVar

import psycopg

from voice_hanabi.serving.keeping.store import Unreachable

Connection = psycopg.Connection[tuple[Any, ...]]
Result = TypeVar("Result")

MOST_CONNECTIONS = 8
"""Connections per worker. Each is used for some milliseconds at a time."""

AGAIN = 0.1
"""Seconds between two attempts."""

LONGEST = 3.5
"""Seconds after which a statement without an answer is given up; a little over the server's own limit."""

SCHEMA = """
CREATE TABLE IF NOT EXISTS worker (
    id text PRIMARY KEY, name text NOT NULL, until timestamptz NOT NULL
);
CREATE TABLE IF NOT EXISTS served_table (
    id text PRIMARY KEY,
    kept text NOT NULL,
    worker text,
    epoch bigint NOT NULL,
    wanted timestamptz,
    touched timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX IF NOT EXISTS served_table_worker ON served_table (worker);
CREATE TABLE IF NOT EXISTS door (
    digest bytea PRIMARY KEY, served_table text NOT NULL REFERENCES served_table ON DELETE CASCADE
);
CREATE INDEX IF NOT EXISTS door_served_table ON door (served_table);
CREATE TABLE IF NOT EXISTS journal_line (
    served_table text NOT NULL, game text NOT NULL, number integer NOT NULL,
    line bytea NOT NULL, place bigserial, PRIMARY KEY (served_table, game, number)
);
"""
"""A worker's lease, which ends at ``until``; a table with its owner and its epoch; the keys of tables; and
the lines of journals, each as in a saved game's file."""

_ONE_AT_A_TIME = 4_711_036
"""The number of the lock that a worker holds while it creates the tables."""

_FOR_GOOD = ("53100", "25006", "42501")
"""SQLSTATE classes that don't improve with time: a full disk, a read-only database, missing rights."""


class Database:
    """One database. Thread-safe."""

    def __init__(self, url: str) -> None:
        """``url`` is in libpq's form. Nothing is opened yet."""
        self._url = url
        self._idle: queue.LifoQueue[Connection] = queue.LifoQueue()
        self._free = threading.BoundedSemaphore(MOST_CONNECTIONS)
        self._closed = False

    def prepare(self) -> None:
        """Create the missing tables. Raises ``psycopg.Error`` if that fails."""
        with self._connect() as connection, connection.transaction():
            connection.execute("SELECT pg_advisory_xact_lock(%s)", (_ONE_AT_A_TIME,))
            connection.execute(SCHEMA)
        self._give_back(connection)

    def run(self, work: Callable[[Connection], Result], seconds: float) -> Result:
        """Do some work, and repeat it if the connection breaks; so the work must be safe to repeat.

        Raises `Unreachable` if it can't be done within ``seconds``, ``psycopg.Error`` if it can't be done at
        all.
        """
        until = time.monotonic() + seconds
        while True:
            try:
                return self._run(work)
            except (psycopg.OperationalError, psycopg.InterfaceError) as problem:
                if problem.sqlstate in _FOR_GOOD:
                    raise
                if self._closed or time.monotonic() + AGAIN > until:
                    raise Unreachable from problem
                time.sleep(AGAIN)

    def close(self) -> None:
        """Close the connections."""
        self._closed = True
        with contextlib.suppress(queue.Empty):
            while True:
                self._idle.get_nowait().close()

    def _run(self, work: Callable[[Connection], Result]) -> Result:
        with self._free:
            try:
                connection = self._idle.get_nowait()
            except queue.Empty:
                connection = self._connect()
            # A server that is suspended acknowledges what it is sent but never answers.
            deadline = threading.Timer(LONGEST, _cut, (connection,))
            deadline.daemon = True
            deadline.start()
            try:
                result = work(connection)
            except BaseException:
                connection.close()
                raise
            finally:
                deadline.cancel()
            self._give_back(connection)
            return result

    def _give_back(self, connection: Connection) -> None:
        if self._closed or connection.closed:
            connection.close()
        else:
            self._idle.put(connection)

    def _connect(self) -> Connection:
        # A network that is cut sends nothing, so what was sent must be acknowledged soon.
        return psycopg.connect(
            self._url,
            autocommit=True,
            connect_timeout=2,
            tcp_user_timeout=3000,
            keepalives_idle=2,
            keepalives_interval=1,
            keepalives_count=2,
            options="-c statement_timeout=3000 -c lock_timeout=2000",
            application_name="voice-hanabi",
        )


def _cut(connection: Connection) -> None:
    """Cut a connection while a statement waits, so that it fails at once."""
    with (
        contextlib.suppress(OSError, psycopg.Error),
        socket.socket(fileno=os.dup(connection.fileno())) as one,
    ):
        one.shutdown(socket.SHUT_RDWR)
