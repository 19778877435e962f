"""Chooses the store from the options. No other module knows both kinds."""

from __future__ import annotations

import os
import socket

from voice_hanabi.evening.asked import UsageError
from voice_hanabi.evening.saved_games import own_saves_folder
from voice_hanabi.language.wording import Wording
from voice_hanabi.phones.door.visitors import Address
from voice_hanabi.serving.asked import ServeAsked
from voice_hanabi.serving.keeping.files import FilesStore
from voice_hanabi.serving.keeping.store import Store
from voice_hanabi.system.extra_parts import own_pip

VARIABLE = "VOICE_HANABI_DATABASE"
"""The environment variable with the database's URL; unlike the command line, other users can't read it."""


def opened_store(asked: ServeAsked, address: Address, wording: Wording) -> Store:
    """Open the store for tables: a database if one is named, else files.

    Raises `UsageError` if that fails.
    """
    url = asked.database or os.environ.get(VARIABLE)
    if not url:
        return FilesStore((asked.saves or own_saves_folder()) / "served")
    name = asked.worker or f"{socket.gethostname()}-{address.port}"
    if not (name.isascii() and name.isprintable() and len(name) <= 64):
        raise UsageError(wording.say("serve-no-worker", name=name))
    try:
        import psycopg

        from voice_hanabi.serving.keeping.database import Database
        from voice_hanabi.serving.keeping.postgres import PostgresStore
    except ImportError:
        raise UsageError(wording.say("serve-no-driver", pip=own_pip())) from None
    try:
        return PostgresStore(Database(url), name)
    except psycopg.ProgrammingError:
        # The faulty part may be its password, so nothing of it is repeated.
        raise UsageError(wording.say("serve-no-database")) from None
    except psycopg.Error as problem:
        told = " ".join(str(problem).split())
        raise UsageError(wording.say("serve-database", error=told)) from None
