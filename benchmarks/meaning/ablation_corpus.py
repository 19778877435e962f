"""All known sentences of a language, on which the forms of its grammar are tried."""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import yaml

from benchmarks.meaning.grammar_lines import FOLDER
from benchmarks.tools.said import FOLDER as SENTENCES
from voice_hanabi.cli.command_line.expected import expectation_of
from voice_hanabi.games import GAMES

TESTS = Path(__file__).parents[2] / "tests"
CHECKLIST = TESTS / "checklist"
TABLE_TALK = Path(__file__).parents[1] / "table_talk.yaml"
MARKS = re.compile(r"[.,;:!?…–—]+(?=\s|$)")
TENTH = 10
GAME_FOLDERS = (("hanabi", "hanabi"), ("koi-koi", "hanafuda"))
"""Games that have a grammar of their own, with the name of its folder, which is also that of its tests."""


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence of a corpus: its game and situation, and the waiting action that precedes it, if any."""

    game: str
    text: str
    expect: str = "command"
    first: str = ""

    @property
    def half(self) -> int:
        """The half to which it belongs, determined by its text alone."""
        return zlib.crc32(self.text.encode()) % 2


def corpus(language: str, more: Path | None, *, quick: bool) -> list[Said]:
    """Return all known sentences of a language, without repetitions."""
    found = [
        *_checklist(language, quick=quick),
        *_grammar_sentences(language, quick=quick),
        *_tests(language),
    ]
    folders = (SENTENCES, *((more,) if more else ()))
    for path in (path for folder in folders for path in sorted(folder.glob(f"{language}*.jsonl"))):
        found.extend(_lines("koi-koi" if "koi" in path.stem else "hanabi", path))
    return list(dict.fromkeys(one for one in found if expectation_of(GAMES[one.game], one.expect)))


def _lines(game: str, path: Path) -> Iterator[Said]:
    for line in path.read_text(encoding="utf-8").splitlines():
        entry = json.loads(line)
        if "then" in entry:
            yield Said(game, entry["then"], first=entry["first"])
        else:
            yield Said(game, entry["text"], entry.get("expect") or "command")


def _checklist(language: str, *, quick: bool) -> Iterator[Said]:
    """Yield every act in every frame, or a tenth of them."""
    said = yaml.safe_load((CHECKLIST / f"{language}.yaml").read_text(encoding="utf-8"))
    framed = [
        Said(act["game"], frame["frame"].format(**act["forms"]))
        for section in ("voids", "keeps")
        for frame in said[section]
        for act in [*said["acts"], *said["steering"]]
        if set(re.findall(r"\{([\w-]+)\}", frame["frame"])) <= act["forms"].keys()
    ]
    yield from framed[:: TENTH if quick else 1]
    for one in said["talk"]:
        yield Said(one.get("game", "hanabi"), one["say"], one.get("expect", "command"))


def _grammar_sentences(language: str, *, quick: bool) -> Iterator[Said]:
    """Yield the sentences of a turn from which the recogniser learns, or a tenth of them."""
    for game, folder in GAME_FOLDERS:
        path = FOLDER / language / folder / "sentences.txt"
        yield from (Said(game, line) for line in list(_plain_lines(path))[:: TENTH if quick else 1])


def _tests(language: str) -> Iterator[Said]:
    """Yield the sentences in the tests of talk, and what people at a table say to each other."""
    for game, folder in GAME_FOLDERS:
        yield from _lines(game, TESTS / "games" / folder / "talk" / "meant" / f"{language}.jsonl")
    for line in _plain_lines(TESTS / "games" / "hanabi" / "talk" / "musings" / f"{language}.txt"):
        yield Said("hanabi", line)
    for line in yaml.safe_load(TABLE_TALK.read_text(encoding="utf-8"))[language]:
        yield from (Said(game, line) for game, _ in GAME_FOLDERS)


def _plain_lines(path: Path) -> Iterator[str]:
    lines = path.read_text(encoding="utf-8").splitlines()
    yield from (line for line in lines if line and not line.startswith("#"))
