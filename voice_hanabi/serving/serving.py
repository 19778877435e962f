"""``voice-hanabi serve``: the server of many tables, from start to interruption."""

from __future__ import annotations

import ipaddress
import signal
import ssl
import sys
import threading
import webbrowser
from functools import partial

from voice_hanabi.evening.asked import UsageError
from voice_hanabi.evening.saved_games import own_saves_folder
from voice_hanabi.language.wording import Wording
from voice_hanabi.phones.door.certificate import secure_context
from voice_hanabi.phones.door.visitors import Address, AddressProblem, local_host, public_host
from voice_hanabi.phones.pages import Pages
from voice_hanabi.phones.server import Server
from voice_hanabi.serving.asked import ServeAsked
from voice_hanabi.serving.door.address import parse_served
from voice_hanabi.serving.door.visitors import FarVisitors
from voice_hanabi.serving.helping_servers import HelpingServers
from voice_hanabi.serving.house import House, HouseRules
from voice_hanabi.serving.keeping.chosen import opened_store
from voice_hanabi.serving.limits import Limits
from voice_hanabi.serving.measures import reports_of
from voice_hanabi.serving.workers import Workers

LOOK = 0.5
"""Seconds between two checks of who owns the tables and whether they are empty."""


def serve(asked: ServeAsked, language: str) -> int:
    """Serve until Ctrl+C or a signal of the system; return the exit status. Raises `UsageError`."""
    wording = Wording(language)
    try:
        address = parse_served(asked.address)
    except AddressProblem as problem:
        raise UsageError(wording.say("serve-impossible", address=str(problem))) from None
    for option, most in (
        ("tables", asked.tables),
        ("guests", asked.guests),
        ("speaking", asked.speaking),
        ("requests", asked.requests),
    ):
        if most < 1:
            raise UsageError(wording.say("serve-none-allowed", option=f"--{option}"))
    limits = Limits(asked.tables, asked.guests, asked.speaking, asked.requests)
    helping = _helping(asked, wording)
    fronts = _fronts(asked, wording)
    secure = None if fronts and asked.certificate is None else _secure(asked, address, wording)
    store = opened_store(asked, address, wording)
    workers = Workers(asked.model, language, limits.speaking)
    scheme = "http" if secure is None else "https"
    rules = HouseRules(
        asked.lang or language,
        asked.lang is not None,
        asked.game,
        asked.public or str(_reached(address)),
        limits,
    )
    house = House(
        rules,
        workers,
        helping.now,
        store,
        lambda told: print(f"voice-hanabi: {told}", file=sys.stderr, flush=True),
    )
    visitors = partial(FarVisitors, fronts=fronts)
    server = Server(
        house,
        Pages(),
        address,
        secure=secure,
        visitors=visitors,
        reports=reports_of(house),
        allows=house.allows,
        # Browsers consider this computer itself secure, and need no certificate for it.
        plainly=Address("127.0.0.1", 0) if asked.here and not address.is_only_here else None,
    )
    try:
        server.start()
    except AddressProblem as problem:
        workers.close()
        store.close()
        raise UsageError(wording.say("serve-impossible", address=str(problem))) from None
    if asked.public is None:
        rules = house.at(str(_reached(server.address)))
    ended = threading.Event()
    for one in (signal.SIGTERM, signal.SIGINT):
        signal.signal(one, lambda number, frame: ended.set())
    print(wording.say("serve-here", address=f"{scheme}://{rules.address}"), file=sys.stderr, flush=True)
    if asked.here:
        _sit_down(server, wording)
    threading.Thread(target=house.read_words, name="words", daemon=True).start()
    try:
        while not ended.wait(LOOK):
            house.look()
    finally:
        closing = "serve-moving" if store.outlives else "serve-closing"
        print(wording.say(closing), file=sys.stderr, flush=True)
        house.close()
        server.close()
        workers.close()
        store.close()
    return 0


def _sit_down(server: Server, wording: Wording) -> None:
    """Open the page in this computer's browser, and say where it is."""
    page = f"http://{server.plainly or server.address}"
    print(wording.say("serve-sit-here", address=page), file=sys.stderr, flush=True)
    # Some browsers don't return before they are closed.
    threading.Thread(target=webbrowser.open, args=(page,), name="browser", daemon=True).start()


def _fronts(asked: ServeAsked, wording: Wording) -> tuple[str, ...]:
    for front in asked.front:
        try:
            ipaddress.ip_address(front)
        except ValueError:
            raise UsageError(wording.say("serve-no-front", address=front)) from None
    return tuple(asked.front)


def _reached(address: Address) -> Address:
    """Return the address by which people reach us: on this network, or without one, on the internet."""
    if address.host not in ("0.0.0.0", "::"):
        return address
    here = Address(local_host(), address.port)
    return Address(public_host() or here.host, address.port) if here.is_only_here else here


def _helping(asked: ServeAsked, wording: Wording) -> HelpingServers:
    secret = ""
    if asked.turn_secret is not None:
        try:
            secret = asked.turn_secret.read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError) as problem:
            raise UsageError(
                wording.say("serve-file", path=str(asked.turn_secret), error=_told(problem))
            ) from None
    for url in (*asked.stun, *asked.turn):
        if url.partition(":")[0] not in ("stun", "stuns", "turn", "turns"):
            raise UsageError(wording.say("serve-no-ice-server", url=url))
    return HelpingServers(tuple(asked.stun), tuple(asked.turn), secret)


def _secure(asked: ServeAsked, address: Address, wording: Wording) -> ssl.SSLContext | None:
    """Return what https needs: the given certificate, or one of our own; ``None`` if only we can reach the
    server.
    """
    if asked.certificate is None:
        if asked.key is not None:
            raise UsageError(wording.say("serve-key-alone"))
        if address.is_only_here:
            return None
        try:
            return secure_context(own_saves_folder().parent, _reached(address).host)
        except OSError as problem:
            raise UsageError(
                wording.say("serve-file", path=str(own_saves_folder().parent), error=_told(problem))
            ) from None
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    try:
        context.load_cert_chain(asked.certificate, asked.key)
    except (OSError, ValueError) as problem:
        raise UsageError(
            wording.say("serve-file", path=str(asked.certificate), error=_told(problem))
        ) from None
    return context


def _told(problem: Exception) -> str:
    return getattr(problem, "strerror", None) or str(problem) or type(problem).__name__
