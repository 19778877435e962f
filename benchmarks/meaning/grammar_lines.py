"""The forms of a language's grammar, with their line numbers, and a grammar that leaves some of them out.

Patterns, voiding words and concepts are removed from an existing reader: building a new one for each of
thousands of forms would take hours.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import yaml

from voice_hanabi.contract.commands import ARRANGE_INTENTS
from voice_hanabi.contract.game import AnyGame
from voice_hanabi.language.concepts import ConceptForms
from voice_hanabi.language.form_rows import GAP, HEADS, OPENS, Words, expanded
from voice_hanabi.language.loose_patterns import LoosePatterns, _OfIntent, _Pattern
from voice_hanabi.language.meanings import Concept
from voice_hanabi.language.templates import Templates
from voice_hanabi.language.word_graph import SlotValue
from voice_hanabi.understanding.gate import gate_of
from voice_hanabi.understanding.interpreter import Interpreter
from voice_hanabi.understanding.sentences.vocabulary import Vocabulary, player_forms

FOLDER = Path(__file__).parents[2] / "grammars"
SECTIONS = ("patterns", "concepts", "nothing", "ask")
Undo = Callable[[], None]
Row = tuple[Words, Concept]
"""Words and what they mean."""


@dataclass(frozen=True, slots=True)
class Form:
    """A form as written in a file."""

    path: Path
    line: int
    """Counted from 1."""
    alone: bool
    """Whether it is alone on its line."""
    section: str
    name: str
    """The intent, the concept, or the kind of voiding words."""
    value: SlotValue
    text: str

    @property
    def game(self) -> str:
        """The folder of the only game that has it; empty for all games."""
        return "" if self.path.parent.parent == FOLDER else self.path.parent.name

    @property
    def place(self) -> str:
        """The file and the line number."""
        return f"{self.path.relative_to(FOLDER.parent)}:{self.line}"


def forms_of(language: str) -> list[Form]:
    """Return the forms of a language, starting with those for all games."""
    files = [path for pattern in ("*.yaml", "*/*.yaml") for path in sorted((FOLDER / language).glob(pattern))]
    return [form for path in files for form in _forms_in(path)]


def _forms_in(path: Path) -> Iterator[Form]:
    root = yaml.compose(path.read_text(encoding="utf-8"), yaml.SafeLoader)
    lines: Counter[int] = Counter()
    found: list[tuple[str, str, SlotValue, yaml.ScalarNode]] = []
    for key, section in root.value if isinstance(root, yaml.MappingNode) else ():
        if key.value not in SECTIONS or not isinstance(section, yaml.MappingNode):
            continue
        for name, forms in section.value:
            rows = forms.value if isinstance(forms, yaml.MappingNode) else [(None, forms)]
            for value, row in rows:
                said: SlotValue = "" if value is None else yaml.safe_load(value.value)
                for node in row.value if isinstance(row, yaml.SequenceNode) else ():
                    found.append((str(key.value), str(name.value), said, node))
                    lines[node.start_mark.line] += 1
    for section_name, name_said, said, node in found:
        at = node.start_mark.line
        alone = lines[at] == 1 and node.end_mark.line == at
        name = f"{section_name}.{name_said}" if section_name in ("nothing", "ask") else name_said
        yield Form(path, at + 1, alone, section_name, name, said, str(node.value))


class Grammar:
    """The grammar of an interpreter, from which forms can be left out."""

    def __init__(self, interpreter: Interpreter) -> None:
        meaning = interpreter.meaning
        assert isinstance(meaning, Vocabulary)
        self.interpreter = interpreter
        self._templates = interpreter.templates
        self.forms = meaning.forms
        # Nothing is removed from the forms that all tables share.
        self.forms._forms = self.forms._forms.alone()
        self.forms._opening = self.forms._opening.alone()
        self.forms._heading = self.forms._heading.alone()
        self._phrases = (meaning._patterns, gate_of(interpreter)._answers)
        self._void = (gate_of(interpreter)._phrases(0),)
        self._times = _times(interpreter)

    @property
    def phrases(self) -> tuple[LoosePatterns, ...]:
        """Everything that reads loose phrases on a turn."""
        return *self._phrases, *self._void

    def written_rows(self, form: Form) -> list[Words]:
        """Return the sequences of words of a concept's form, with their gaps and marks of beginning."""
        return list(
            expanded(form.text, self._templates.rules, self._templates.lists, self._templates.language)
        )

    def leave_out(self, form: Form) -> Undo:
        """Remove a form; return a function that restores it."""
        if form.section == "concepts":
            return self._leave_out_concept(form)
        some = self._void if form.section in ("nothing", "ask") else self._phrases
        undone = [_without_phrase(phrases, form) for phrases in some]

        def put_back() -> None:
            for undo in undone:
                undo()

        return put_back

    def _leave_out_concept(self, form: Form) -> Undo:
        concept = Concept(form.name, form.value)
        rows = self.written_rows(form)
        undone = []
        for words in rows:
            self._times[words, concept] -= 1
            if not self._times[words, concept]:
                undone.append(_without(self.forms, words, concept))
        _read_anew(self.forms)

        def put_back() -> None:
            self._times.update((words, concept) for words in rows)
            for undo in reversed(undone):
                undo()
            _read_anew(self.forms)

        return put_back


def _without_phrase(phrases: LoosePatterns, form: Form) -> Undo:
    """Make a loose phrase match nothing."""
    texts, patterns = phrases._phrases[form.name], phrases._patterns(form.name).patterns
    at = texts.index(form.text)

    def keep(texts: tuple[str, ...], patterns: tuple[_Pattern, ...]) -> None:
        phrases._phrases = {**phrases._phrases, form.name: texts}
        phrases._made[form.name] = _OfIntent(patterns)

    keep(texts[:at] + texts[at + 1 :], patterns[:at] + patterns[at + 1 :])
    return lambda: keep(texts, patterns)


def _read_anew(forms: ConceptForms) -> None:
    """Discard everything that was derived from the previous forms."""
    # The forms that all tables share still contain what is left out here.
    forms._beside = None
    forms._own_parts = [part for rows in forms._parted.values() for row in rows for part in row[:2]]
    forms._spotted.cache_clear()
    forms._guess.cache_clear()
    forms._guessable_by.clear()
    for made in ("words", "_written", "_guessable"):
        forms.__dict__.pop(made, None)


def _without(forms: ConceptForms, words: Words, concept: Concept) -> Undo:
    """Remove a concept from a sequence of words."""
    kept, key = forms._forms, words
    for mark, others in ((HEADS, forms._heading), (OPENS, forms._opening)):
        if words[0].startswith(mark):
            kept, key = others, (words[0].removeprefix(mark), *words[1:])
            break
    else:
        if GAP in words:
            return _without_parts(forms, words, concept)
    before = kept.get(key) or frozenset()
    kept.replace(key, before - {concept})
    return partial(kept.replace, key, before)


def _without_parts(forms: ConceptForms, words: Words, concept: Concept) -> Undo:
    at = words.index(GAP)
    parted, row = forms._parted[words[0]], (words[:at], words[at + 1 :], concept)
    forms._parted[words[0]] = [one for one in parted if one != row]
    return partial(forms._parted.__setitem__, words[0], parted)


def _times(interpreter: Interpreter) -> Counter[Row]:
    """Return how many forms and lists give each sequence of words each concept."""
    templates, names = interpreter.templates, interpreter.names
    found = Counter(rows_of_lists(interpreter.game, templates, names))
    for name, values in templates.concepts.items():
        for text, value in values:
            for words in expanded(text, templates.rules, templates.lists, templates.language):
                found[words, Concept(name, value)] += 1
    for words, concept in player_forms(templates, names):
        found[words, concept] += 1
    return found


def rows_of_lists(game: AnyGame, templates: Templates, names: Sequence[str]) -> Iterator[Row]:
    """Yield what the lists give, since they stand for concepts, too; except the players."""
    meaning = game.meaning(replace(templates, concepts={}), names)
    assert isinstance(meaning, Vocabulary)
    for words, concepts in meaning.forms._forms.items():
        yield from ((words, one) for one in concepts if one.name not in ("player", "case"))


def measured(form: Form) -> bool:
    """Return whether the sentences can show the use of a form; ears and the like are read by other code."""
    return form.section != "patterns" or form.name not in ARRANGE_INTENTS
