"""A whole game by voice between three friends far away, each on a bad network, one of them behind a NAT.

Their places are network namespaces, connected by lines on which packets are late and lost (`bad_lines`). The
third friend's router changes addresses, and lets nothing out but pages to the club and packets to the relay.
Each friend makes the moves that a partner would make in their seat, in the table's own words.

The other game is at a laptop that serves its own table: one player sits at it and uses its own page, the
other one plays through a bad network.
"""

from __future__ import annotations

import contextlib
import json
import queue
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.evenings.alone_game import TRIES, tried
from benchmarks.evenings.opening_evening import Stuck
from benchmarks.hearing.hearing_speed import NAMES
from benchmarks.served import bad_lines
from benchmarks.served.places import ip, join, missing, places, start_in
from benchmarks.served.relay import relay_asked_for, relay_command, server_command
from benchmarks.served.serving import Network
from benchmarks.tools.ears import progress
from benchmarks.tools.tables import table
from voice_hanabi.games import GAMES
from voice_hanabi.language.wording import Wording
from voice_hanabi.table.saving.journal import SavedGame, newest_game

UNEVEN = (Network(0.1, 0.04, 0.03),) * 3
MIXED = (Network(0.04, 0.005, 0.01), Network(0.2, 0.02, 0.05), Network(0.1, 0.01, 0.03))
GOOD = (Network(0, 0, 0),) * 3
"""The network of each friend's packets in both directions; the third friend is behind a NAT."""
LAPTOP = (GOOD[0], UNEVEN[0])
"""The same if one player sits at the laptop that serves, and the other is far away."""
RELAY, CLUB, HOME, BEHIND = "10.77.2.1", "10.77.2.2", "192.168.7.1", "192.168.7.2"
PORT = 8001
ROUTER = f"""
table ip home {{
  chain out {{ type nat hook postrouting priority 100; oifname "far2" masquerade; }}
  chain through {{ type filter hook forward priority 0;
    ip saddr {BEHIND} meta l4proto udp ip daddr != {RELAY} drop;
    ip daddr {BEHIND} ct state new drop; }}
}}
"""
"""The firewall of the third friend's router: nobody gets in, and no call gets out except to the relay."""
WHOLE = 10_000
"""More turns than any game has."""
STUCK = 150.0
"""Seconds without an action after which the game counts as stuck."""
DONE = 14.0
"""How many seconds after a sentence its action must be done; otherwise it is said again."""
ASKED = 4.0
"""How many seconds after a sentence about which the table asks the answer is given."""


@dataclass
class Spoken:
    """The results for one friend's sentences and for what the table said to them."""

    way: str
    """The route of the call: 'host' or 'relay'."""
    turns: int = 0
    again: int = 0
    asked: int = 0
    """How often the table asked whether a sentence was meant."""
    answered: list[float] = field(default_factory=list)
    """Seconds from the end of a sentence to the table's answer, as heard by the speaker."""
    done: list[float] = field(default_factory=list)
    """Seconds until the action was done, including the read-back and the moment for a 'no'."""
    unheard: int = 0
    """Sentences for everyone that this friend did not hear to the end."""


@dataclass
class Played:
    """The result of a game."""

    friends: dict[str, Spoken]
    turns: int = 0
    otherwise: int = 0
    """Actions that were carried out instead of the one that was said."""
    points: int = 0
    strikes: int = 0
    minutes: float = 0.0
    for_all: int = 0
    """Sentences for everyone."""
    alone: int = 0
    """Private sentences."""
    told_all: int = 0
    """Private sentences that everybody got at the same time, although one of them must not hear it."""

    def __str__(self) -> str:
        """Return a summary of the game."""
        return (
            f"{self.turns} turns in {self.minutes:.1f} minutes, {self.points} points, {self.strikes} "
            f"strikes; {self.otherwise} times the table did something other than what was said. "
            f"Of {self.alone} private sentences, {self.told_all} were told to everybody."
        )


def report(languages: Sequence[str], quick: bool) -> Iterator[str]:
    """Yield how games in each language went on bad networks; fewer networks if ``quick``."""
    lacking = missing(("turnserver", "nft"))
    if lacking:
        yield f"This needs {', '.join(lacking)}: apt-get install iproute2 nftables coturn."
        return
    heads = (
        *("friend", "network, each way", "call", "turns", "said again", "asked about", "answer: median"),
        *("95 of 100", "done: median", "95 of 100", "not heard to the end"),
    )
    wanted = (UNEVEN, LAPTOP) if quick else (UNEVEN, LAPTOP, MIXED, GOOD)
    for language, networks in product(languages, wanted):
        progress(f"serve --relay --whole: {language}, {networks[0]}")
        try:
            one = at_a_laptop(language) if networks is LAPTOP else played(language, networks)
        except Stuck as problem:
            yield f"\n{language}: {problem}\n"
            continue
        yield f"\n{language}{', at a laptop' if networks is LAPTOP else ''}: {one}\n"
        yield table(
            heads,
            [
                [
                    *(name, str(network), friend.way, friend.turns, friend.again, friend.asked),
                    *(*_spread(friend.answered), *_spread(friend.done), f"{friend.unheard} of {one.for_all}"),
                ]
                for (name, friend), network in zip(one.friends.items(), networks, strict=True)
            ],
        )


def _spread(seconds: Sequence[float]) -> list[str]:
    return [f"{np.percentile(seconds, part):.2f} s" if seconds else "-" for part in (50, 95)]


def played(language: str, networks: Sequence[Network], most: int = WHOLE) -> Played:
    """Return how a game went, for at most ``most`` turns. Raises `Stuck` if it does not go on."""
    with (
        places("internet", "club", "one", "two", "home", "three") as (internet, club, one, two, home, three),
        tempfile.TemporaryDirectory(prefix="voice-hanabi-") as made,
        contextlib.ExitStack() as going,
    ):
        folder = Path(made)
        join((home, "in", HOME), (three, "out", BEHIND))
        ip("-n", three, "route", "add", "default", "via", HOME)
        _in(home, "sysctl", "-q", "-w", "net.ipv4.ip_forward=1")
        # The third friend's line ends at their router.
        _lines(going, internet, club, zip((one, two, home), networks, strict=True))
        _in(home, "nft", ROUTER)
        helping = relay_asked_for(folder, RELAY)
        _started(going, internet, relay_command(folder, RELAY, RELAY, CLUB))
        _started(going, club, server_command(folder, f"{CLUB}:{PORT}", RELAY, helping, language))
        time.sleep(6.0)
        origin = f"http://{CLUB}:{PORT}"
        friends = _friends(going, language, [(place, origin) for place in (one, two, three)])
        return _Game(folder, language, friends).play(most)


def at_a_laptop(language: str, most: int = WHOLE) -> Played:
    """Return the same for a table that one player's own laptop serves. Raises `Stuck`."""
    with (
        places("internet", "laptop", "far") as (internet, laptop, far),
        tempfile.TemporaryDirectory(prefix="voice-hanabi-") as made,
        contextlib.ExitStack() as going,
    ):
        folder = Path(made)
        _lines(going, internet, laptop, [(far, LAPTOP[1])])
        browser, opened = folder / "browser", folder / "opened"
        browser.write_text(f'#!/bin/sh\nprintf "%s" "$1" >"{opened}"\n')
        browser.chmod(0o755)
        _started(
            going,
            laptop,
            [
                *("env", f"BROWSER={browser} %s", f"HOME={folder}", f"XDG_DATA_HOME={folder}"),
                *(sys.executable, "-m", "voice_hanabi.cli.front_door", "serve", "--lang", language, "--here"),
                *("--address", f"{CLUB}:{PORT}", "--saves", str(folder)),
            ],
        )
        begun = time.monotonic()
        while not (opened.exists() and opened.read_text()):
            if time.monotonic() > begun + STUCK:
                raise Stuck("the laptop's browser was not told to open anything")
            time.sleep(0.2)
        where = [(laptop, opened.read_text()), (far, f"https://{CLUB}:{PORT}")]
        return _Game(folder, language, _friends(going, language, where)).play(most)


def _lines(
    going: contextlib.ExitStack, internet: str, server: str, far: Iterable[tuple[str, Network]]
) -> None:
    """Connect a server's place to the internet by a cable, and others by bad lines, numbered in order."""
    join((internet, "club", RELAY), (server, "out", CLUB))
    ip("-n", server, "route", "add", "default", "via", RELAY)
    _in(internet, "sysctl", "-q", "-w", "net.ipv4.ip_forward=1")
    asked = [bad_lines.written(number, *one) for number, one in enumerate(far)]
    _started(going, internet, [sys.executable, "-m", "benchmarks.served.bad_lines", *asked], "there")


def _friends(
    going: contextlib.ExitStack, language: str, where: Sequence[tuple[str, str]]
) -> dict[str, _Friend]:
    """Have friends join from these places at these addresses."""
    friends: dict[str, _Friend] = {}
    first: dict[str, object] = {"type": "open", "language": language}
    for name, (place, origin) in zip(NAMES[language], where, strict=False):
        friend = _Friend(going, place, [origin, language, name, json.dumps(first)])
        first = friend.next("came", 90.0)["invitation"]
        friends[name] = friend
    return friends


def _in(place: str, *command: str) -> None:
    subprocess.run(["ip", "netns", "exec", place, *command], check=True)


def _started(
    going: contextlib.ExitStack, place: str, command: list[str], until: str = ""
) -> subprocess.Popen[str]:
    process = start_in(place, command, sys.stderr)
    going.callback(process.wait, 30)
    going.callback(process.send_signal, signal.SIGTERM)
    if until and process.stdout is not None and process.stdout.readline().strip() != until:
        raise Stuck(f"{command[2]} did not start")
    return process


class _Friend:
    """A friend's process, and its reports."""

    def __init__(self, going: contextlib.ExitStack, place: str, asked: Sequence[str]) -> None:
        """``asked``, for `benchmarks.served.far_friend`, has address, language, name and first message."""
        self.name = asked[2]
        self.told: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
        self._process = _started(going, place, [sys.executable, "-m", "benchmarks.served.far_friend", *asked])
        self.way = ""
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.told.put(json.loads(line))

    def do(self, **what: str) -> None:
        """Have the friend say or type something."""
        assert self._process.stdin is not None
        print(json.dumps(what), file=self._process.stdin, flush=True)

    def next(self, key: str, seconds: float) -> dict[str, Any]:
        """Return the next report of a kind. Raises `Stuck`."""
        deadline = time.monotonic() + seconds
        with contextlib.suppress(queue.Empty):
            while True:
                found = self.told.get(timeout=max(0.01, deadline - time.monotonic()))
                if key in found:
                    self.way = found.get("by", self.way)
                    return found
        raise Stuck(f"no report from {self.name}: {key}")

    def leave(self) -> list[tuple[str, bool, bool]]:
        """End the friend's process; return its sentences, whether they were for all, and whether they were
        heard to the end.
        """
        assert self._process.stdin is not None
        self._process.stdin.close()
        return [(text, public, whole) for text, public, whole in self.next("heard", 30.0)["heard"]]


class _Game:
    """Plays one game."""

    def __init__(self, folder: Path, language: str, friends: dict[str, _Friend]) -> None:
        self._folder = folder
        self._language = language
        self._say = Wording(language, game="hanabi").say
        self._friends = friends
        self._played = Played({name: Spoken(friend.way) for name, friend in friends.items()})

    def play(self, most: int) -> Played:
        """Have everybody make a partner's moves until the game is over, or for ``most`` turns."""
        began = time.monotonic()
        next(iter(self._friends.values())).do(types=self._say("example-deal"))
        saved = self._after(-1, began + 60.0)
        while saved is not None and saved.state.outcome is None and len(saved.actions) < most:
            saved = self._turn(saved)
        if saved is None:
            raise Stuck("the table did not deal")
        # Let the last words be heard, too.
        time.sleep(15.0)
        one = self._played
        one.minutes = (time.monotonic() - began) / 60
        one.turns, one.points, one.strikes = len(saved.actions), saved.state.score, saved.state.strikes
        self._count([friend.leave() for friend in self._friends.values()])
        return one

    def _turn(self, saved: SavedGame) -> SavedGame:
        """Have the player whose turn it is say their move until it is done. Raises `Stuck`."""
        names = saved.choices.names
        seat, turn = saved.state.current, len(saved.actions)
        friend = self._friends[names[seat]]
        spoken = self._played.friends[friend.name]
        for failed in range(TRIES + 1):
            action, words = tried(saved, self._language, failed)
            spoken.turns += not failed
            spoken.again += failed > 0
            now, answer = self._said(friend, words, turn)
            if now is None and answer.endswith("?"):
                # The table asks whether that was meant.
                spoken.asked += 1
                now, _ = self._said(friend, self._say("example-yes"), turn)
            if now is not None:
                self._played.otherwise += now.actions[turn] != action
                return now
        raise Stuck(f"the table does not understand {names[seat]}: {words!r}")

    def _said(self, friend: _Friend, words: str, turn: int) -> tuple[SavedGame | None, str]:
        """Have somebody say something; return the game if that led to an action, and the answer."""
        spoken = self._played.friends[friend.name]
        friend.do(says=words)
        spoke = friend.next("spoke", STUCK)
        answer = str(spoke["answer"])
        if spoke["answered"] is not None:
            spoken.answered.append(spoke["answered"])
        asked = answer.endswith("?") and words != self._say("example-yes")
        now = self._after(turn, spoke["ended"] + (ASKED if asked else DONE))
        if now is not None:
            spoken.done.append(time.monotonic() - spoke["ended"])
        progress(f"{turn}: {friend.name}: {words!r}: {answer!r}, {'done' if now else 'not done'}")
        return now, answer

    def _after(self, turn: int, deadline: float) -> SavedGame | None:
        """Wait until there are more than this many actions, and return the game."""
        while time.monotonic() < deadline:
            for place in (self._folder / "served").glob("*"):
                saved = newest_game(place, GAMES)
                if saved is not None and len(saved.actions) > turn:
                    return saved
            time.sleep(0.05)
        return None

    def _count(self, told: list[list[tuple[str, bool, bool]]]) -> None:
        """Count the sentences that somebody did not hear to the end, and those told to the wrong people."""
        one = self._played
        for_all = Counter[str]()
        for said in told:
            for_all |= Counter(text for text, public, _ in said if public)
        one.for_all = for_all.total()
        for friend, said in zip(one.friends.values(), told, strict=True):
            whole = Counter(text for text, public, to_its_end in said if public and to_its_end)
            friend.unheard = (for_all - whole).total()
        alone = [_private(said) for said in told]
        one.alone = sum(map(len, alone))
        one.told_all = len(set.intersection(*alone))


def _private(said: list[tuple[str, bool, bool]]) -> set[tuple[int, str]]:
    """Return the private sentences, each with the number of sentences to everyone before it."""
    found, before = set(), 0
    for text, public, _ in said:
        before += public
        if not public:
            found.add((before, text))
    return found
