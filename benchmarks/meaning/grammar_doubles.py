"""Redundant parts of the grammars, found without reading any sentence.

These are: a form of a concept whose every sequence of words gets the same concept from other forms that
remain, or from a list; a form with a gap behind a beginning, which never matches; a loose phrase that occurs
a second time under the same name; a rule or a list that no template uses.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from benchmarks.meaning.grammar_lines import FOLDER, Form, Row, forms_of, rows_of_lists
from benchmarks.tools.said import names_at
from voice_hanabi.games import GAMES
from voice_hanabi.language.form_rows import GAP, OPENS, Words, expanded
from voice_hanabi.language.meanings import Concept
from voice_hanabi.language.templates import Templates, templates_of

BY_GAME = {"hanabi": "hanabi", "hanafuda": "koi-koi"}
"""The folders of games, and a game that reads each of them."""
PROGRAM = Path(__file__).parents[2] / "voice_hanabi"


@cache
def doubled(language: str) -> list[Form]:
    """Return the forms that can be left out together without any change; of duplicates, the last."""
    forms = forms_of(language)
    grammars = {folder: _Rows(language, folder, forms) for folder in BY_GAME}
    found = list(_phrases_again(forms))
    for form in reversed([one for one in forms if one.section == "concepts"]):
        read_in = [grammars[form.game]] if form.game else list(grammars.values())
        if all(one.has_others(form) for one in read_in):
            found.append(form)
            for one in read_in:
                one.leave_out(form)
    return sorted(found, key=lambda form: (form.path, form.line))


class _Rows:
    """For each sequence of words and concept, how many forms of one game's grammar give it."""

    def __init__(self, language: str, folder: str, forms: Sequence[Form]) -> None:
        game = GAMES[BY_GAME[folder]]
        self._templates = templates_of(language, folder)
        self._times = Counter(rows_of_lists(game, self._templates, names_at(game, language)))
        for form in forms:
            if form.section == "concepts" and form.game in ("", folder):
                self._times.update(self._rows(form))

    def has_others(self, form: Form) -> bool:
        """Return whether other forms and lists give everything that this one gives."""
        return all(self._times[row] > 1 or _never_found(row[0]) for row in self._rows(form))

    def leave_out(self, form: Form) -> None:
        """Remove a form from the counts."""
        self._times.subtract(self._rows(form))

    def _rows(self, form: Form) -> frozenset[Row]:
        return _rows(self._templates, form)


@cache
def _rows(templates: Templates, form: Form) -> frozenset[Row]:
    concept = Concept(form.name, form.value)
    rows = expanded(form.text, templates.rules, templates.lists, templates.language)
    return frozenset((words, concept) for words in rows)


def _never_found(words: Words) -> bool:
    return words[0].startswith(OPENS) and GAP in words


def _phrases_again(forms: Sequence[Form]) -> Iterator[Form]:
    known: set[tuple[str, str, str, str]] = set()
    for form in forms:
        if form.section == "concepts":
            continue
        key = form.section, form.name, form.text
        if {("", *key), (form.game, *key)} & known:
            yield form
        known.add((form.game, *key))


@cache
def unused_parts(language: str) -> list[str]:
    """Return the rules and lists that neither a template nor the program uses.

    A list named after a concept ('month_ribbon') gives that concept.
    """
    texts = "\n".join(path.read_text(encoding="utf-8") for path in (FOLDER / language).rglob("*.yaml"))
    program = "\n".join(path.read_text(encoding="utf-8") for path in PROGRAM.rglob("*.py"))
    found: set[str] = set()
    for folder in BY_GAME:
        templates = templates_of(language, folder)
        found.update(f"<{name}>" for name in templates.rules if f"<{name}>" not in texts)
        found.update(
            f"{{{name}}}"
            for name in templates.lists
            if not (_listed(name, texts, program) or name.partition("_")[0] in templates.concepts)
        )
    return sorted(found)


def _listed(name: str, texts: str, program: str) -> bool:
    # Lists of seats and of players exist once for each case.
    stem = re.sub(r"^(seat|player)_\w+", r"\1_", name)
    return bool(re.search(rf"\{{{re.escape(name)}[:}}]", texts)) or f'"{name}"' in program or stem == "seat_"
