"""Which forms of the grammars change nothing that is understood of any sentence: each is left out in turn.

A form that changes nothing stays out while the next ones are tried, so that of two that do the same one is
kept. Only sentences that hold a form's words are read again. Every sentence is read as it is typed, and as
speech has it; what counts is the command, whether it is sure, and the second one that may be meant.
"""

from __future__ import annotations

import json
import re
import zlib
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import yaml

from benchmarks.grammar_lines import FOLDER, Form, Grammar, forms_of, measured
from benchmarks.processes import side_by_side
from benchmarks.said import FOLDER as SENTENCES
from benchmarks.said import names_at
from benchmarks.tables import table
from voice_hanabi.cli.command_line.expected import expectation_of
from voice_hanabi.cli.understand import judged, waits_of
from voice_hanabi.contract.commands import ActionCommand
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.utterance import Alternative, Utterance, typed_line
from voice_hanabi.language.templates import plain
from voice_hanabi.system.plain_text import without_diacritics
from voice_hanabi.understanding.interpreter import interpreter_of
from voice_hanabi.understanding.understanding import meanings

CHECKLIST = Path(__file__).parent.parent / "tests" / "checklist"
MARKS = re.compile(r"[.,;:!?…–—]+(?=\s|$)")
TENTH = 10
AT_A_TIME = 8
"""How many sentences are read between two changes of a grammar: most forms change one of the first."""

HEAD = ("language", "file", "forms", "in no sentence", "change nothing", "kept", "not told by any sentence")
CAPTION = """\
Forms of patterns, of voiding words and of concepts. In no sentence: none of the corpora holds their words.
Change nothing: some do, and mean the same without them."""
UNSEEN_CAPTION = """\
What leaving forms out costs where it was not looked: forms are tried on one half of the sentences, and then
the other half is read without those that changed nothing."""
UNSEEN_HEAD = (
    "language",
    "sentences of the other half",
    "changed by all",
    "changed by those that some sentence holds",
)


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence of a corpus: where it is said, and after which action that waits, if any."""

    game: str
    text: str
    expect: str = "command"
    first: str = ""

    @property
    def words(self) -> list[str]:
        """Its words, without diacritics."""
        text = plain(MARKS.sub(" ", self.text)).replace("-", " ")
        return [without_diacritics(word) for word in text.split()]

    @property
    def half(self) -> int:
        """One of two halves, by its text alone."""
        return zlib.crc32(self.text.encode()) % 2


@dataclass
class Found:
    """What came of the forms of one language."""

    language: str
    held_by_none: list[Form] = field(default_factory=list)
    idle: list[Form] = field(default_factory=list)
    needed: list[Form] = field(default_factory=list)
    untold: list[Form] = field(default_factory=list)
    unseen: tuple[int, int, int] | None = None
    """How many sentences of the other half there are, and how many mean something else without the forms."""


def corpus(language: str, more: Path | None, *, quick: bool) -> list[Said]:
    """Return every sentence that is known of a language, each once."""
    found = [*_checklist(language, quick=quick), *_grammar_sentences(language)]
    for folder in (SENTENCES, *((more,) if more else ())):
        for path in sorted(folder.glob(f"{language}*.jsonl")):
            game = "koi-koi" if "koi" in path.stem else "hanabi"
            for line in path.read_text(encoding="utf-8").splitlines():
                entry = json.loads(line)
                if "then" in entry:
                    found.append(Said(game, entry["then"], first=entry["first"]))
                else:
                    found.append(Said(game, entry["text"], entry.get("expect") or "command"))
    return list(dict.fromkeys(one for one in found if expectation_of(GAMES[one.game], one.expect)))


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


def _grammar_sentences(language: str) -> Iterator[Said]:
    for game, folder in (("hanabi", "hanabi"), ("koi-koi", "hanafuda")):
        lines = (FOLDER / language / folder / "sentences.txt").read_text(encoding="utf-8").splitlines()
        yield from (Said(game, line) for line in lines if line and not line.startswith("#"))


class Readers:
    """Reads the sentences of one language, with forms left out."""

    def __init__(self, language: str) -> None:
        self.grammars = {
            game: Grammar(interpreter_of(GAMES[game], language, names_at(GAMES[game], language)))
            for game in ("hanabi", "koi-koi")
        }
        self._waiting: dict[Said, ActionCommand | None] = {}

    def of(self, form: Form) -> list[Grammar]:
        """Return the grammars that hold a form."""
        return [grammar for game, grammar in self.grammars.items() if form.game in ("", GAMES[game].folder)]

    def made(self, said: Said) -> tuple[object, ...]:
        """Return what a table does with a sentence, typed and heard."""
        interpreter = self.grammars[said.game].interpreter
        game = GAMES[said.game]
        waits = waits_of(interpreter, expectation_of(game, said.expect) or game.situations.turn)
        if said.first and (waiting := self._first(said)) is not None:
            waits = waits_of(interpreter, game.situations.waiting, waiting)
        heard = Utterance((Alternative(MARKS.sub("", said.text).lower(), 0.0),))
        return tuple(
            judged(interpreter, waits, meanings(interpreter, one, waits), one)
            for one in (typed_line(said.text), heard)
        )

    def _first(self, said: Said) -> ActionCommand | None:
        """Return the action that waits, as the whole grammar understands it."""
        if said not in self._waiting:
            interpreter = self.grammars[said.game].interpreter
            waits = waits_of(interpreter, GAMES[said.game].situations.turn)
            first = meanings(interpreter, typed_line(said.first), waits)[0].command
            self._waiting[said] = first if isinstance(first, ActionCommand) else None
        return self._waiting[said]


class Holding:
    """Which sentences hold which forms."""

    def __init__(self, corpus: Sequence[Said]) -> None:
        self._words = {said: said.words for said in corpus}
        self._by_word: dict[str, set[Said]] = defaultdict(set)
        for said, words in self._words.items():
            for word in words:
                self._by_word[word].add(said)

    def of(self, form: Form, grammar: Grammar) -> set[Said]:
        """Return the sentences of the grammar's game that hold a form."""
        if form.section == "concepts":
            found = set().union(*(self._all(row) for row in grammar.rows(form) if row))
            return {said for said in found if GAMES[said.game] is grammar.interpreter.game}
        holds = grammar.pattern(form)
        return {
            said
            for said, words in self._words.items()
            if GAMES[said.game] is grammar.interpreter.game and holds(words)
        }

    def _all(self, words: Sequence[str]) -> set[Said]:
        return set.intersection(*(self._by_word.get(word, set()) for word in words))


class Trial:
    """Leaves out the forms of one language one by one, and puts back those that change something."""

    def __init__(self, language: str, sentences: Sequence[Said]) -> None:
        self.found = Found(language)
        self.readers = Readers(language)
        self._holding = Holding(sentences)
        self._usual: dict[Said, tuple[object, ...]] = {}

    def leave_out(self, form: Form) -> None:
        """Try one form, and note what came of it."""
        if not measured(form):
            self.found.untold.append(form)
            return
        grammars = self.readers.of(form)
        holders = sorted(
            set().union(*(self._holding.of(form, one) for one in grammars)),
            key=lambda one: zlib.crc32(one.text.encode()),
        )
        if self._changes(form, grammars, holders):
            self.found.needed.append(form)
        else:
            (self.found.idle if holders else self.found.held_by_none).append(form)

    def _changes(self, form: Form, grammars: Sequence[Grammar], holders: Sequence[Said]) -> bool:
        for at in range(0, max(1, len(holders)), AT_A_TIME):
            some = holders[at : at + AT_A_TIME]
            # What is left out already stands in no sentence that was not read before.
            for said in some:
                if said not in self._usual:
                    self._usual[said] = self.readers.made(said)
            undone = [grammar.leave_out(form) for grammar in grammars]
            changed = any(self.readers.made(said) != self._usual[said] for said in some)
            if changed or at + AT_A_TIME < len(holders):
                for undo in reversed(undone):
                    undo()
            if changed:
                return True
        return False


def ablated(language: str, more: Path | None, kind: str, *, quick: bool, unseen: bool) -> Found:
    """Leave out each form of the files whose names begin with ``kind``, and tell what that changes."""
    sentences = corpus(language, more, quick=quick)
    trial = Trial(language, [said for said in sentences if not unseen or said.half])
    others = [said for said in sentences if unseen and not said.half]
    usual = [trial.readers.made(said) for said in others]
    for form in forms_of(language):
        if form.path.name.startswith(kind):
            trial.leave_out(form)
    if unseen:
        trial.found.unseen = _cost(trial, others, usual)
    return trial.found


def _cost(trial: Trial, others: Sequence[Said], usual: Sequence[tuple[object, ...]]) -> tuple[int, int, int]:
    """Return what the forms left out change of other sentences: all of them, and those that some hold."""

    def changed(readers: Readers) -> int:
        return sum(readers.made(said) != before for said, before in zip(others, usual, strict=True))

    by_all = changed(trial.readers)
    interpreter_of.cache_clear()
    fresh = Readers(trial.found.language)
    for form in trial.found.idle:
        for grammar in fresh.of(form):
            grammar.leave_out(form)
    return len(others), by_all, changed(fresh)


def report(
    languages: Sequence[str],
    more: Path | None,
    kind: str,
    processes: int,
    *,
    quick: bool,
    unseen: bool,
) -> Iterator[str]:
    """Yield how many forms change nothing in each file, and then which."""
    work = partial(ablated, more=more, kind=kind, quick=quick, unseen=unseen)
    found = side_by_side(work, languages, processes)
    yield "### Forms of the grammars that change nothing"
    yield CAPTION
    yield table(HEAD, [row for one in found for row in _rows(one)])
    if unseen:
        yield UNSEEN_CAPTION
        yield table(UNSEEN_HEAD, [(one.language, *one.unseen) for one in found if one.unseen])
    for one in found:
        yield "\n".join(f"in no sentence | {form.place} | {form.text}" for form in one.held_by_none)
        yield "\n".join(f"changes nothing | {form.place} | {form.text}" for form in one.idle)


def _rows(found: Found) -> Iterator[tuple[object, ...]]:
    groups = (found.held_by_none, found.idle, found.needed, found.untold)
    counts = [
        Counter(str(form.path.relative_to(FOLDER / found.language)) for form in group) for group in groups
    ]
    for file in sorted(set().union(*counts)):
        none, idle, needed, untold = (count[file] for count in counts)
        yield found.language, file, none + idle + needed + untold, none, idle, needed, untold
