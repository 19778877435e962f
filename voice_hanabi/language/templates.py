"""The sentence templates of one language: read from `grammars/`, filled with the table's names.

The templates are hassil's (https://github.com/home-assistant/hassil); hassil parses them, and this module
turns the intents that are needed now into one `WordGraph`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from importlib.resources.abc import Traversable

from hassil import (
    Alternative,
    Expression,
    Group,
    ListReference,
    Permutation,
    RuleReference,
    TextChunk,
    parse_sentence,
)

from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.language.grammar_files import GrammarFiles, forms_of, list_values
from voice_hanabi.language.grammar_problems import (
    GrammarProblem,
    data_folder,
    game_folder,
    place_of,
    undefined_rule,
)
from voice_hanabi.language.word_graph import INTENT, GraphBuilder, SlotValue, Tag, WordGraph, one_of_graphs

ListValues = Sequence[tuple[str, SlotValue]]
"""The values of a list: (template of the words, meaning)."""

QUESTION_PREFIX = "Ask"
ANSWER_PREFIX = "Answer"
"""The prefix of intents that are players' questions, and answers to the table's."""


@dataclass(frozen=True, eq=False)
class Templates:
    """All templates of one language, before a table's names are known; compared by identity."""

    language: str
    game: str
    """The folder of the game's own files, or empty."""
    sentences: Mapping[str, tuple[Expression, ...]]
    rules: Mapping[str, Expression]
    lists: Mapping[str, ListValues]
    first_names: tuple[str, ...]
    declension: tuple[Mapping[str, str | Sequence[str]], ...]
    """Rules of `names.yaml`: an ending, and its replacement or replacements by case."""
    name_exceptions: Mapping[str, Mapping[str, str]]
    concepts: Mapping[str, ListValues] = field(default_factory=dict)
    """Forms of concepts by their name (`grammars/CONCEPTS.md`)."""
    patterns: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Loose phrases by intent, as written: ``~`` stands for any words."""
    names_of: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """Names of a ``woman`` and of a ``man`` in lower case; a name in both may be either."""
    name_endings: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Endings of names that only a ``woman`` or only a ``man`` has."""
    titles: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Titles before a name ('Mrs', 'little') in lower case, and their forms by case."""
    last_name_declined: bool = False
    """Whether only the last of several names of one person is declined."""
    surnames: tuple[str, ...] = ()
    """Names that can be said at set-up besides first names."""
    double_names: frozenset[str] = frozenset()
    """Double first names that belong to one person more often than to two."""
    nicknames: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Other names for people with a first name, in all forms."""
    partner_names: tuple[str, ...] = ()
    """First names of computer players, used in this order if they are free."""
    stop_words: tuple[str, ...] = ()
    meant_words: tuple[str, ...] = ()
    request_words: tuple[str, ...] = ()
    nearly_request_words: tuple[str, ...] = ()
    requested_as: str = ""
    voiding: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Loose phrases that keep a sentence from being done, by effect: ``nothing.KIND``, ``ask.KIND``; with
    ``own.KIND`` somebody says what they do themselves."""
    beside: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """Words that change nothing beside an ``act``, a ``card`` that is only named, a ``yes`` or a no."""

    def graph(
        self,
        intents: Iterable[str],
        fill: Mapping[str, ListValues],
        askers: ListValues = (),
        *,
        corrections: bool = False,
    ) -> WordGraph:
        """Return the graph of these intents, with the lists of ``fill`` added to those of the files.

        Questions may be preceded or followed by one of ``askers`` (names in the forms of address), which
        becomes the slot ``asker``. Intents that the grammar lacks are left out, and so are sentences with an
        empty list. With ``corrections`` what takes an action back may stand alone or before each sentence
        ('no, the second').
        """
        graph = one_of_graphs(self.intent_graph(intent, fill, askers) for intent in intents)
        return self.with_corrections(graph) if corrections else graph

    def intent_graph(self, intent: str, fill: Mapping[str, ListValues], askers: ListValues = ()) -> WordGraph:
        """Return the graph of one intent."""
        compiler = _Compiler(self, {**self.lists, **fill})
        builder = compiler.builder
        start, final = builder.state(), builder.state()
        entry = builder.state()
        builder.arc(start, Tag(INTENT, intent), entry)
        exits = builder.state()
        for expression in self.sentences.get(intent, ()):
            if compiler.can_be_said(expression):
                builder.arc(compiler.expression(expression, entry), None, exits)
        builder.arc(exits, None, final)
        if askers and intent.startswith(QUESTION_PREFIX):
            asked = compiler.values(askers, "asker", start)
            builder.arc(asked, Tag(INTENT, intent), entry)
            builder.arc(compiler.values(askers, "asker", exits), None, final)
        return WordGraph(start, final, builder.arcs)

    def with_corrections(self, graph: WordGraph) -> WordGraph:
        """Return a graph that also accepts what takes an action back, alone or before a sentence."""
        compiler = _Compiler(self, {})
        builder = compiler.builder
        stops = [(words, True) for words in self.stop_words]
        announcing = [(words, True) for words in self.meant_words]
        # Once: with two in a row the graph would be three times as large.
        begins = builder.state()
        for behind in (begins, compiler.values([*stops, *announcing], "stop", begins)):
            builder.arc(behind, None, graph.start)
        builder.arc(compiler.values(stops, "stop", begins), None, graph.final)
        return WordGraph(begins, graph.final, {**graph.arcs, **builder.arcs})

    def can_be_said(self, intent: str, fill: Mapping[str, ListValues]) -> bool:
        """Return whether an intent has a sentence whose lists have values, including those of ``fill``."""
        compiler = _Compiler(self, {**self.lists, **fill})
        return any(map(compiler.can_be_said, self.sentences.get(intent, ())))

    def list_graph(self, values: ListValues, slot: str) -> WordGraph:
        """Return the graph of a list's values."""
        compiler = _Compiler(self, {})
        start, final = compiler.builder.state(), compiler.builder.state()
        compiler.builder.arc(compiler.values(values, slot, start), None, final)
        return WordGraph(start, final, compiler.builder.arcs)

    @cached_property
    def stop_phrases(self) -> PhraseGraph:
        """Phrases that take back a waiting action."""
        return self.list_graph([(words, True) for words in self.stop_words], "stop").phrases

    @cached_property
    def meant_phrases(self) -> PhraseGraph:
        """Phrases that announce a correction without taking anything back."""
        return self.list_graph([(words, True) for words in self.meant_words], "meant").phrases

    @cached_property
    def request_phrases(self) -> PhraseGraph:
        """Phrases of polite requests; followed by a verb of ``requested_as`` they make an act."""
        return self.list_graph([(words, True) for words in self.request_words], "request").phrases

    @cached_property
    def nearly_request_phrases(self) -> PhraseGraph:
        """What the recogniser makes of polite requests; ``unk`` stands for unknown words."""
        return self.list_graph([(words, True) for words in self.nearly_request_words], "request").phrases

    @cached_property
    def intents(self) -> tuple[str, ...]:
        """The names of all intents."""
        return tuple(self.sentences)


class _Compiler:
    """Turns hassil's expressions into arcs."""

    def __init__(self, templates: Templates, lists: Mapping[str, ListValues]) -> None:
        self.templates = templates
        self.lists = lists
        self.builder = GraphBuilder()
        self._sayable: dict[str, bool] = {}

    def can_be_said(self, expression: Expression) -> bool:
        """Return whether every list that the expression needs has values."""
        if isinstance(expression, ListReference):
            return bool(self.lists.get(expression.list_name))
        if isinstance(expression, RuleReference):
            name = expression.rule_name
            if name not in self._sayable:
                self._sayable[name] = self.can_be_said(self.rule(name))
            return self._sayable[name]
        if isinstance(expression, Alternative):
            return any(self.can_be_said(item) for item in expression.items)
        if isinstance(expression, Group):
            return all(self.can_be_said(item) for item in expression.items)
        return True

    def rule(self, name: str) -> Expression:
        """Return an expansion rule."""
        try:
            return self.templates.rules[name]
        except KeyError:
            raise undefined_rule(self.templates.language, name) from None

    def expression(self, expression: Expression, source: int) -> int:  # noqa: C901 - flat: a case for each kind of expression
        """Add an expression after a state; return the state after it."""
        builder = self.builder
        if isinstance(expression, TextChunk):
            return builder.words(source, plain(expression.text))
        if isinstance(expression, ListReference):
            return self.values(self.lists[expression.list_name], expression.slot_name, source)
        if isinstance(expression, RuleReference):
            return self.expression(self.rule(expression.rule_name), source)
        if isinstance(expression, Permutation):
            target = builder.state()
            for item, rest in expression.iterate_permutations():
                behind = self.expression(item, source)
                builder.arc(self.expression(rest, behind) if rest.items else behind, None, target)
            return target
        if isinstance(expression, Alternative):
            target = builder.state()
            for item in expression.items:
                if self.can_be_said(item):
                    builder.arc(self.expression(item, source), None, target)
            return target
        if isinstance(expression, Group):
            for item in expression.items:
                source = self.expression(item, source)
            return source
        raise GrammarProblem(
            f"A {self.templates.language} template holds {expression!r}, which is not known."
        )

    def values(self, values: ListValues, slot: str, source: int) -> int:
        """Add a list's values after a state; return the state after them."""
        builder = self.builder
        target = builder.state()
        for words, meaning in values:
            row = only_words(words)
            behind = builder.row(source, row) if row else self.expression(parsed(words), source)
            builder.arc(behind, Tag(slot, meaning), target)
        return target


_WRITTEN = re.compile(r"[][(){}<>|;\\\\]")
"""The special characters of a template."""


@lru_cache(maxsize=65536)
def parsed(template: str) -> Expression:
    """Return a template as hassil parses it."""
    return parse_sentence(template).expression


@lru_cache(maxsize=65536)
def only_words(template: str) -> tuple[str, ...]:
    """Return the words of a template that contains nothing else, as most values of lists do; else none."""
    return () if _WRITTEN.search(template) else tuple(plain(template).split())


@lru_cache(maxsize=65536)
def plain(text: str) -> str:
    """Return a text in the recogniser's form: lower case, no punctuation, single spaces."""
    lowered = unicodedata.normalize("NFC", text).casefold().replace("’", "'")
    return " ".join(re.sub(r"[^\w'\s-]|(?<!\w)['-]|['-](?!\w)", " ", lowered).split())


def read_templates(folder: Traversable, language: str, game: str = "") -> Templates:
    """Read the grammar files of one language, and those of a game from `game_folder`.

    Raises `GrammarProblem` with one sentence for an unusable file.
    """
    files = GrammarFiles((folder, game_folder("grammars", language, game)) if game else (folder,))
    merged, each = files.merged, files.each

    def template(text: str) -> Expression:
        try:
            return parsed(text)
        except Exception as error:  # hassil raises several types for a broken template.
            what = f"the template {text!r} is broken: {error}"
            raise GrammarProblem(what, place_of(files.paths, str(text))) from error

    if "intents" not in merged or "lists" not in merged:
        raise GrammarProblem(f"The {language} grammar lacks intents or lists.")
    sentences = each(
        "intents", lambda entry: tuple(template(one) for block in entry["data"] for one in block["sentences"])
    )
    rules = each("expansion_rules", template)
    lists = each("lists", lambda entry: tuple(list_values(entry)))
    concepts = each("concepts", lambda entry: tuple(forms_of(entry)))
    patterns = each("patterns", lambda entry: tuple(map(str, entry)))
    nicknames = each("nicknames", lambda entry: tuple(map(str, entry)))
    voiding = {
        f"{effect}.{kind}": forms
        for effect in ("nothing", "ask", "own")
        for kind, forms in each(effect, lambda entry: tuple(map(str, entry))).items()
    }
    beside = {
        what: frozenset(word for words in merged.get(part, ()) for word in plain(str(words)).split())
        for what, part in (
            ("act", "harmless"),
            ("card", "beside_card"),
            ("yes", "beside_yes"),
            ("clause", "depending"),
        )
    }
    return Templates(
        language=language,
        game=game,
        sentences=sentences,
        rules=rules,
        lists=lists,
        first_names=tuple(str(name) for name in merged.get("first_names", ())),
        names_of={
            gender: frozenset(str(name).casefold() for name in merged.get(names, ()))
            for gender, names in (("woman", "women"), ("man", "men"))
        },
        name_endings={
            gender: tuple(map(str, merged.get(endings, ())))
            for gender, endings in (("woman", "endings_of_women"), ("man", "endings_of_men"))
        },
        declension=tuple(merged.get("declension", ())),
        name_exceptions=dict(merged.get("exceptions", {})),
        titles={str(title): dict(forms or {}) for title, forms in merged.get("titles", {}).items()},
        surnames=tuple(map(str, merged.get("surnames", ()))),
        last_name_declined=bool(merged.get("last_name_declined", ())),
        double_names=frozenset(map(str, merged.get("double_names", ()))),
        concepts=concepts,
        patterns=patterns,
        nicknames=nicknames,
        partner_names=tuple(map(str, merged.get("partner_names", ()))),
        stop_words=tuple(str(words) for words in merged.get("stop_words", ())),
        meant_words=tuple(str(words) for words in merged.get("meant_words", ())),
        requested_as=str(merged.get("requested_as", "")),
        request_words=tuple(map(str, merged.get("requests", ()))),
        nearly_request_words=tuple(map(str, merged.get("heard_as_requests", ()))),
        voiding=voiding,
        beside=beside,
    )


@lru_cache(maxsize=16)
def templates_of(language: str, game: str) -> Templates:
    """Return the templates of one of the four languages, for one game."""
    return read_templates(data_folder("grammars") / language, language, game)
