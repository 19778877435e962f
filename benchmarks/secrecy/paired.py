"""``python -m benchmarks pairs``: whether anything sent to a seat depends on cards that it may not see.

Evenings at two served tables with the same words: questions, talk, acts that are taken back or refused, and
moves. The two deals differ only in what one seat may not see. What that seat's page is sent must be the same,
in the same order: sentences, sounds, interruptions and pictures. The same is true of what the table listens
for, waits for, offers, asks and gives as help. The *timing* is then the same, too, since the table has no
clock except what it waits for. The only exception is another player's act that is possible in just one of the
two deals: it is read back only there; at the other table, this seat must then be sent nothing.
"""

from __future__ import annotations

import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from unittest.mock import patch

from benchmarks.secrecy.paired_deals import Pair, after, as_it_lies, choices_with, pair_of
from benchmarks.secrecy.paired_tables import WAIT, OneTable, Spoken, TwoTables
from benchmarks.secrecy.paired_talk import SELDOM, a_phrase, as_people_put_it, intents, some_act, words_for
from benchmarks.tools.ears import progress
from voice_hanabi.games import GAMES
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.serving.keeping.files import FilesStore
from voice_hanabi.serving.workers import Workers

NAMES = {
    "cs": ("Anna", "Petr", "Eva", "Tomáš"),
    "pl": ("Anna", "Piotr", "Ewa", "Tomek"),
    "da": ("Anna", "Peter", "Freja", "Søren"),
    "en": ("Anna", "Petr", "Eva", "Lucy"),
}
NO = {"cs": "ne", "pl": "nie", "da": "nej", "en": "no"}

PAIRS_A_TABLE = 12
"""How many pairs of deals the same people play, one after the other."""

MOST_MOVES = 6
BETWEEN = 2
"""The average number of other sentences before each move."""


class Evening:
    """The same people at two tables, for some games of one kind."""

    def __init__(
        self, game: str, language: str, players: int, folder: Path, workers: Workers, seed: int
    ) -> None:
        self.game, self.language, self.names = game, language, NAMES[language][:players]
        self._random = Random(seed)
        store = FilesStore(folder)
        one, other = (OneTable(game, language, self.names, workers, store) for _ in range(2))
        self.tables = TwoTables(one, other)
        self.counted = Counter[str]()

    def play(self, variant: str | None) -> bool:
        """Play a pair with a variant; return whether one could be found. Raises `Leak`."""
        random = self._random
        choices = choices_with(self.game, self.language, self.names, variant, random)
        pair = pair_of(choices, random.randrange(len(self.names)), random.randint(0, MOST_MOVES), random)
        if pair is None:
            return False
        self.tables.deal(pair)
        planned = pair.deals[0]
        for move in (*pair.moves, None):
            for _ in range(random.randint(0, 2 * BETWEEN)):
                self._say_something(pair)
                if not self.tables.plays:
                    return True
            if move is None:
                continue
            playing = self.tables.tables[0].playing
            assert playing is not None
            turn, here = playing.state.turn, as_it_lies(move, planned, playing.state)
            if here is not None:
                words = words_for(here, playing.state, playing.teller.described)
                self.tables.hear(Spoken(words, playing.state.current), pair)
                self.tables.hear(Spoken(WAIT), pair)
            if playing.state.turn == turn:
                # It was understood differently, so the other moves no longer fit.
                self.counted["not understood"] += 1
                break
            planned = after(GAMES[self.game], planned, move)
            self.counted["moves"] += 1
        return True

    def _say_something(self, pair: Pair) -> None:
        random, tables = self._random, self.tables
        playing = tables.tables[0].playing
        assert playing is not None
        seat = random.randrange(len(self.names))
        way = random.random()
        if way < SELDOM:
            kind, text = "talk", as_people_put_it(self.game, self.language, random)
        elif way < 0.5:
            seat = playing.state.current if random.random() < 0.8 else seat
            kind, text = "acts", some_act(self.game, playing.state, random, playing.teller.described)
        else:
            intent = random.choice(intents(self.game))
            kind = "phrases"
            text = a_phrase(self.game, self.language, self.names, random, host=seat == 0, intent=intent)
        if not text:
            return
        self.counted[kind] += 1
        tables.hear(Spoken(text, seat, typed=random.random() < 0.5), pair)
        if tables.plays:
            tables.drop(pair, NO[self.language])


def evenings(pairs: int, languages: Sequence[str], seed: int) -> Iterator[tuple[Evening, int]]:
    """Play this many pairs; yield each evening with the number of its pairs. Raises `Leak`."""
    workers, played, number = Workers(None, languages[0], 4), 0, 0
    # The digits of an invitation are told to everybody, and would differ between the tables.
    same_digits = patch("voice_hanabi.serving.invitation.secrets.randbelow", lambda below: 7)
    with closing(workers), tempfile.TemporaryDirectory() as folder, same_digits:
        while played < pairs:
            random = Random(seed + number)
            game = tuple(GAMES)[number % len(GAMES)]
            players = random.choice([2, 3, 4]) if game != "koi-koi" else random.choice([2, 2, 3])
            language = languages[number % len(languages)]
            evening = Evening(game, language, players, Path(folder), workers, seed + number)
            variants = (None, *GAMES[game].variants)
            here = 0
            for place in range(min(PAIRS_A_TABLE, pairs - played)):
                here += evening.play(variants[(number * PAIRS_A_TABLE + place) % len(variants)])
                if evening.tables.tables[0].served.friends.people != evening.names:
                    break
            evening.tables.close()
            played += here
            number += 1
            yield evening, here


def report(languages: Sequence[str], pairs: int, seed: int) -> Iterator[str]:
    """Yield what was played, in Markdown."""
    began, counted, played, said, alone = time.monotonic(), Counter[str](), 0, 0, 0
    for evening, here in evenings(pairs, languages or LANGUAGES, seed):
        counted += evening.counted
        played += here
        said += evening.tables.said
        alone += evening.tables.refused_alone
        progress(f"pairs: {played} of {pairs}")
    head = "| pairs of deals | said | moves | acts begun | talk | phrases | refused to one alone | leaks |"
    kinds = " | ".join(str(counted[kind]) for kind in ("moves", "acts", "talk", "phrases"))
    yield f"{head}\n|{' --- |' * 8}\n| {played} | {said} | {kinds} | {alone} | 0 |"
    missed, seconds = counted["not understood"], time.monotonic() - began
    yield f"Seed {seed}; {seconds:.0f} s; {missed} moves were not understood."
