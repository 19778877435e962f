"""The options of `python -m benchmarks`: its sections, and what each accepts."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

from voice_hanabi.contract.partners import Level
from voice_hanabi.languages import LANGUAGES

SECTIONS = (
    "recognition", "understanding", "grammars", "names", "practice", "learning", "speed", "speaking", "echo",
    "phones", "eyes", "evening", "opening", "lessons", "games", "cards",
)  # fmt: skip
ONLY_WHEN_NAMED = (
    "ablation", "faults", "natural", "pairs", "partners", "people", "puzzles", "searches",
    "second-opinion", "serve",
)  # fmt: skip
"""Sections that run only if they are named: they take very long, or need recordings of people."""


def parsed(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """Return the options of a command line; exit with status 2 if one is invalid."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure, and print tables.")
    parser.add_argument(
        "sections", nargs="*", metavar="SECTION",
        help=f"{', '.join(SECTIONS)}; by default all of these. Also {', '.join(ONLY_WHEN_NAMED)}",
    )  # fmt: skip
    parser.add_argument(
        "--hostile", type=float, nargs="?", const=600.0, metavar="SECONDS",
        help="serve: four tables with a hostile guest at each, for ten minutes or this many seconds",
    )  # fmt: skip
    parser.add_argument(
        "--pairs", type=int, default=5000, metavar="N", help="pairs: how many pairs of deals to compare"
    )
    parser.add_argument("--quick", action="store_true", help="a small run, to check that everything works")
    parser.add_argument("--lang", nargs="+", choices=LANGUAGES, default=list(LANGUAGES), metavar="LANG")
    parser.add_argument("--people", type=Path, metavar="DIR", help="recordings of people, with an index.tsv")
    parser.add_argument(
        "--read", type=Path, metavar="DIR",
        help="people: sentences that people read aloud, with an index.tsv; --spoken: how many per person",
    )  # fmt: skip
    parser.add_argument(
        "--kokoro", type=Path, metavar="DIR",
        help="natural, searches, recognition --second-ear: Kokoro's folder, for its held-out speakers",
    )  # fmt: skip
    parser.add_argument(
        "--joined", action="store_true", help="searches: ways to combine what several pitches hear"
    )
    parser.add_argument("--only-people", action="store_true", help="leave out the synthetic voices")
    parser.add_argument(
        "--processes", type=int, default=os.cpu_count() or 1, metavar="N",
        help="how many languages (recognition, names) or puzzles at a time; usually one per processor",
    )  # fmt: skip
    parser.add_argument("--keep", type=Path, metavar="FILE", help="write what was heard, for tuning")
    parser.add_argument(
        "--rooms", nargs="*", choices=("hanabi", "koi-koi"), default=None, metavar="GAME",
        help="recognition: natural sentences about a game, or both, in a living room with people talking",
    )  # fmt: skip
    parser.add_argument(
        "--second-ear", metavar="EAR",
        help="recognition: a second ear alone and with the first one, as named by voice-hanabi --second-ear",
    )  # fmt: skip
    parser.add_argument(
        "--others", action="store_true",
        help="recognition --rooms: sentences of the half that don't count, for choosing between networks",
    )  # fmt: skip
    parser.add_argument(
        "--dev", action="store_true",
        help="--rooms, understanding, opening, lessons: the half that developers may read, with its failures",
    )  # fmt: skip
    parser.add_argument(
        "--game", choices=("hanabi", "koi-koi"), default="hanabi",
        help="understanding, partners: the game",
    )  # fmt: skip
    parser.add_argument(
        "--kind", default="", metavar="WORDS",
        help="only what begins with these words. understanding --dev: failures; faults: their names; "
        "ablation: names of grammar files",
    )  # fmt: skip
    parser.add_argument(
        "--sentences", type=Path, metavar="DIR", help="ablation: a folder with more sentences, LANG*.jsonl"
    )
    parser.add_argument(
        "--tried", type=int, default=None, metavar="N",
        help="ablation: try N forms per file that sentences use; 0: only list unused ones",
    )  # fmt: skip
    parser.add_argument(
        "--unseen", action="store_true",
        help="ablation: try forms on half of the sentences, then read the other half without them",
    )  # fmt: skip
    parser.add_argument(
        "--spoken", type=int, default=None, metavar="N",
        help="understanding: speak this many sentences per language, too (by default none with --dev). "
        "recognition --rooms: how many sentences with a meaning per game",
    )  # fmt: skip
    parser.add_argument("--alone", action="store_true", help="opening: one person who plays with computers")
    parser.add_argument(
        "--whole", action="store_true", help="opening --alone, serve --relay: a whole game by voice"
    )
    parser.add_argument(
        "--relay", action="store_true", help="serve: friends whose network allows calls only through a relay"
    )
    parser.add_argument(
        "--talk", action="store_true", help="serve: friends' talk, which must not be acted on"
    )
    parser.add_argument(
        "--workers", type=int, choices=(1, 2), help="serve: only how many players this many workers can serve"
    )
    parser.add_argument(
        "--faults", type=int, nargs="?", const=200, metavar="N",
        help="serve: a club whose workers are killed and whose database is restarted: about N faults, or 200",
    )  # fmt: skip
    parser.add_argument(
        "--only-sentences", action="store_true",
        help="opening, lessons: only how sentences are understood, without openings or lessons by voice",
    )  # fmt: skip
    parser.add_argument(
        "--only-commands", action="store_true",
        help="echo: only whole commands over the table's voice, not 'no' and 'stop' alone",
    )  # fmt: skip
    parser.add_argument(
        "--turns", type=int, default=None, metavar="N",
        help="evening, opening --alone --whole: how many turns of a game to play by voice, 15 seconds each",
    )  # fmt: skip
    parser.add_argument(
        "--busy", type=int, default=0, metavar="N",
        help="evening: with this many busy loops, and on an idle computer; usually 30 turns",
    )  # fmt: skip
    parser.add_argument(
        "--players", type=int, nargs="+", choices=range(2, 6), default=[2, 3, 4, 5], metavar="N",
        help="partners: numbers of players",
    )  # fmt: skip
    parser.add_argument(
        "--games", type=int, default=100, metavar="N", help="partners: how many games per row"
    )
    parser.add_argument(
        "--seed", type=int, default=10_000, metavar="N",
        help="partners: the first game's seed; those below 10,000 were used for the weights. "
        "cards: the random seed",
    )  # fmt: skip
    parser.add_argument(
        "--frames", type=int, default=None, metavar="N",
        help="cards: only false readings, in this many pictures of each kind",
    )  # fmt: skip
    parser.add_argument(
        "--codes", type=int, default=None, metavar="N",
        help="cards: only whether any of this many damaged codes is taken for another card, without rooms",
    )  # fmt: skip
    parser.add_argument(
        "--browser", choices=("firefox", "webkit"), help="eyes: only pages and a board, in this browser"
    )
    parser.add_argument("--level", choices=[one.value for one in Level], default=Level.USUAL.value)
    parser.add_argument(
        "--variant", nargs="+", default=[""], metavar="NAME",
        help="partners: variants, joined with '+'; 'all' for each of them",
    )  # fmt: skip
    parser.add_argument(
        "--with", dest="other", choices=("beginner", "plain", "erring"), default=None,
        help="partners: who takes the first seat instead of a partner",
    )  # fmt: skip
    parser.add_argument(
        "--against", nargs="+", choices=("simple", "yaku"), default=["simple", "yaku"],
        help="partners --game koi-koi: their opponents",
    )  # fmt: skip
    parser.add_argument(
        "--matches", type=int, default=100, metavar="N", help="partners --game koi-koi: matches per opponent"
    )
    parser.add_argument(
        "--rounds", type=int, choices=(6, 12), default=12, help="partners --game koi-koi: rounds per match"
    )
    parser.add_argument(
        "--find",
        action="store_true",
        help="puzzles: find new ones in partners' games, and write them",
    )
    parser.add_argument("--json", action="store_true", help="partners: a line of JSON for each game, too")
    options = parser.parse_args(arguments)
    for name in options.sections:
        if name not in (*SECTIONS, *ONLY_WHEN_NAMED):
            known = ", ".join((*SECTIONS, *ONLY_WHEN_NAMED))
            parser.error(f"there is no section {name!r}: choose from {known}")
    return options
