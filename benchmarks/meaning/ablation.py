"""Which forms of the grammars make no difference to the understanding of any sentence.

Every sentence is read once as typed and once as speech, recording which forms the readings use; forms that
are never used change nothing. Each of the others is left out in turn, and the sentences that use it are read
again: the comparison covers the command, whether it is sure, and the second command that may be meant. A form
that changes nothing stays out while the next ones are tried, so one of two forms that do the same is kept.
Finally, all sentences are read again without any of those forms.
"""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from benchmarks.meaning.ablation_corpus import MARKS, Said, corpus
from benchmarks.meaning.grammar_doubles import doubled, unused_parts
from benchmarks.meaning.grammar_lines import FOLDER, Form, Grammar, forms_of, measured
from benchmarks.meaning.grammar_use import UsedIn, Uses
from benchmarks.tools.processes import side_by_side
from benchmarks.tools.said import names_at
from benchmarks.tools.tables import table
from voice_hanabi.cli.command_line.expected import expectation_of
from voice_hanabi.cli.understand import judged, waits_of
from voice_hanabi.contract.commands import ActionCommand
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.utterance import Alternative, Utterance, typed_line
from voice_hanabi.understanding.interpreter import interpreter_of
from voice_hanabi.understanding.understanding import meanings

AT_A_TIME = 8
"""How many sentences are read before the grammar is changed again: most forms change one of the first."""

HEAD = (
    "language", "file", "forms", "in no reading", "used", "of these tried", "change nothing", "not measured",
)  # fmt: skip
CAPTION = """\
Forms of patterns, of voiding words and of concepts. In no reading: no sentence of any corpus uses them,
typed or spoken. Change nothing: some sentences use them, but mean the same without them. Not measured:
they are only read before a game."""
DOUBLED_CAPTION = "Forms that other forms or lists make superfluous, and parts that no template uses."
DOUBLED_HEAD = ("language", "duplicate forms", "rules and lists in no template")
CHECK_CAPTION = (
    "All sentences read again without any of the forms that no reading uses or that change nothing."
)
CHECK_HEAD = ("language", "sentences", "read differently")
UNSEEN_CAPTION = """\
What it costs to leave out forms that were tried on other sentences: forms are tried on one half of the
sentences, then the other half is read without those that changed nothing."""
UNSEEN_HEAD = (
    "language",
    "sentences of the other half",
    "changed without all of them",
    "changed without those that some sentence uses",
)


@dataclass
class Found:
    """The results for the forms of one language."""

    language: str
    unused: list[Form] = field(default_factory=list)
    idle: list[Form] = field(default_factory=list)
    needed: list[Form] = field(default_factory=list)
    untried: list[Form] = field(default_factory=list)
    untold: list[Form] = field(default_factory=list)
    checked: tuple[int, int] | None = None
    """The number of sentences; how many of them change without all the forms that change nothing."""
    unseen: tuple[int, int, int] | None = None
    """The number of sentences in the other half; how many change without two sets of forms (``_cost``)."""


class Readers:
    """Reads the sentences of one language, with some forms left out."""

    def __init__(self, language: str) -> None:
        self.grammars = {
            game: Grammar(interpreter_of(GAMES[game], language, names_at(GAMES[game], language)))
            for game in ("hanabi", "koi-koi")
        }
        self._waiting: dict[Said, ActionCommand | None] = {}

    def of(self, form: Form) -> list[Grammar]:
        """Return the grammars that contain a form."""
        return [grammar for game, grammar in self.grammars.items() if form.game in ("", GAMES[game].folder)]

    def made(self, said: Said) -> tuple[object, ...]:
        """Return what a table understands of a sentence, typed and spoken."""
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
        """Return the waiting action, as the complete grammar understands it."""
        if said not in self._waiting:
            interpreter = self.grammars[said.game].interpreter
            waits = waits_of(interpreter, GAMES[said.game].situations.turn)
            first = meanings(interpreter, typed_line(said.first), waits)[0].command
            self._waiting[said] = first if isinstance(first, ActionCommand) else None
        return self._waiting[said]


class Trial:
    """Leaves out the forms of one language one by one, restoring those that make a difference."""

    def __init__(self, language: str, sentences: Sequence[Said]) -> None:
        self.found = Found(language)
        self.readers = Readers(language)
        self._uses = {game: Uses(grammar) for game, grammar in self.readers.grammars.items()}
        self._used_in: UsedIn = UsedIn()
        self._usual = {said: self._read(said) for said in sentences}

    def users(self, form: Form) -> list[Said]:
        """Return the sentences that use a form, in an order determined by their texts alone."""
        grammars = self.readers.of(form)
        uses = [one for one in self._uses.values() if one.grammar in grammars]
        games = {game for game, one in self._uses.items() if one in uses}
        found = (said for said in self._used_in.of(uses, form) if said.game in games)
        return sorted(found, key=lambda one: zlib.crc32(one.text.encode()))

    def leave_out(self, form: Form) -> None:
        """Try one form, and record the result."""
        users = self.users(form)
        if self._changes(form, self.readers.of(form), users):
            self.found.needed.append(form)
        else:
            (self.found.idle if users else self.found.unused).append(form)

    def otherwise(self) -> int:
        """Return how many sentences mean something else without the forms that are currently left out."""
        return sum(self._read(said) != usual for said, usual in self._usual.items())

    def _read(self, said: Said) -> tuple[object, ...]:
        # Without one form, a sentence may use another one, so every reading is recorded.
        made = self.readers.made(said)
        self._used_in.note(said, self._uses[said.game].taken())
        return made

    def _changes(self, form: Form, grammars: Sequence[Grammar], users: Sequence[Said]) -> bool:
        for at in range(0, max(1, len(users)), AT_A_TIME):
            some = users[at : at + AT_A_TIME]
            undone = [grammar.leave_out(form) for grammar in grammars]
            changed = any(self._read(said) != self._usual[said] for said in some)
            if changed or at + AT_A_TIME < len(users):
                for undo in reversed(undone):
                    undo()
            if changed:
                return True
        return False


def ablated(
    language: str, more: Path | None, kind: str, most: int | None, *, quick: bool, unseen: bool
) -> Found:
    """Leave out each form of the files whose names begin with ``kind``, and report the changes.

    Of the forms that some sentence uses, at most ``most`` per file are tried; if ``most`` is 0, nothing is
    left out or read again.
    """
    sentences = corpus(language, more, quick=quick)
    trial = Trial(language, [said for said in sentences if not unseen or said.half])
    others = [said for said in sentences if unseen and not said.half]
    usual = [trial.readers.made(said) for said in others]
    forms = [form for form in forms_of(language) if form.path.name.startswith(kind)]
    trial.found.untold = [form for form in forms if not measured(form)]
    told = [form for form in forms if measured(form)]
    trial.found.untried = [] if most is None else _beyond(most, [form for form in told if trial.users(form)])
    left = set(trial.found.untried)
    for form in (one for one in told if one not in left):
        if most == 0:
            trial.found.unused.append(form)
        else:
            trial.leave_out(form)
    if most != 0:
        trial.found.checked = len(sentences) - len(others), trial.otherwise()
    if unseen:
        trial.found.unseen = _cost(trial, others, usual)
    return trial.found


def _beyond(most: int, used: Sequence[Form]) -> list[Form]:
    """Return each file's forms beyond the first ``most``, in an order determined by their texts alone."""
    by_file: dict[Path, list[Form]] = {}
    for form in sorted(used, key=lambda one: zlib.crc32(one.text.encode())):
        by_file.setdefault(form.path, []).append(form)
    return [form for forms in by_file.values() for form in forms[most:]]


def _cost(trial: Trial, others: Sequence[Said], usual: Sequence[tuple[object, ...]]) -> tuple[int, int, int]:
    """Return how many other sentences change: without all forms left out, and without those that some use."""

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
    most: int | None = None,
    *,
    quick: bool,
    unseen: bool,
) -> Iterator[str]:
    """Yield how many forms of each file change nothing, and then which ones."""
    work = partial(ablated, more=more, kind=kind, most=most, quick=quick, unseen=unseen)
    found = side_by_side(work, languages, processes)
    yield "### Redundant parts of the grammars"
    yield DOUBLED_CAPTION
    yield table(DOUBLED_HEAD, [(one, len(doubled(one)), len(unused_parts(one))) for one in languages])
    yield "\n".join(f"duplicate | {form.place} | {form.text}" for one in languages for form in doubled(one))
    yield "\n".join(f"in no template | {part} | {one}" for one in languages for part in unused_parts(one))
    yield "### Forms of the grammars that change nothing"
    yield CAPTION
    yield table(HEAD, [row for one in found for row in _rows(one)])
    if checked := [(one.language, *one.checked) for one in found if one.checked]:
        yield CHECK_CAPTION
        yield table(CHECK_HEAD, checked)
    if unseen:
        yield UNSEEN_CAPTION
        yield table(UNSEEN_HEAD, [(one.language, *one.unseen) for one in found if one.unseen])
    for one in found:
        yield "\n".join(f"in no reading | {form.place} | {form.text}" for form in one.unused)
        yield "\n".join(f"changes nothing | {form.place} | {form.text}" for form in one.idle)


def _rows(found: Found) -> Iterator[tuple[object, ...]]:
    groups = (found.unused, found.idle, found.needed, found.untried, found.untold)
    counts = [
        Counter(str(form.path.relative_to(FOLDER / found.language)) for form in group) for group in groups
    ]
    for file in sorted(set().union(*counts)):
        unused, idle, needed, untried, untold = (count[file] for count in counts)
        used = idle + needed + untried
        yield found.language, file, unused + used + untold, unused, used, idle + needed, idle, untold
