"""How people talk at the table, learned from sentences: the recogniser accepts it beside the exact phrases.

Colours, numbers and players are interchangeable: what was learned about Petr and red holds for every name and
colour at this table.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from voice_hanabi.hearing.free_speech import UNKNOWN, FreeSpeech, Members
from voice_hanabi.hearing.graphs.word_pairs import PairWeights, free_speech, learned
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.language.grammar_problems import game_folder
from voice_hanabi.language.names import CASES, heard_forms
from voice_hanabi.language.templates import Templates, plain
from voice_hanabi.language.word_graph import SlotValue
from voice_hanabi.languages import ROWS

EXAMPLE_PLAYERS: Mapping[str, tuple[str, ...]] = {code: row.players for code, row in ROWS.items()}
"""The players in the sentences of ``sentences.txt``; their names stand for those of any table."""

WordKinds = Mapping[str, tuple[str, ...]]
"""The kinds of interchangeable words at a table, with the prefixes of their lists' names."""

_CARDINAL = ("value", "count")

_ENDINGS_SHARED = 4
"""How many values with the same ending show that they share a form: 'druhou, čtvrtou, ...'."""

Weighted = tuple[str, float]
"""Words with single spaces, and how often they count as said."""


@dataclass(frozen=True, slots=True)
class Shares:
    """The weight of each source of words; a sentence that was said weighs 1."""

    sample: float = 0.05
    """A sentence sampled from the exact phrases."""

    samples: int = 400
    """How many of those are sampled."""

    rare: float = 0.5
    """A sentence with its rare words replaced by unknown ones, beside the original."""

    seldom: int = 2
    """A word that was said less often than this is rare."""

    word: float = 0.02
    """A single word of the exact phrases."""

    stranger: float = 0.002
    """The name of somebody who isn't at the table."""


def sentences_of(language: str, game: str) -> tuple[str, ...]:
    """Return what people say at a game's table in a language, from ``sentences.txt`` if it exists."""
    file = game_folder("grammars", language, game) / "sentences.txt"
    if not file.is_file():
        return ()
    lines = (line.partition("#")[0].strip() for line in file.read_text(encoding="utf-8").splitlines())
    return tuple(line for line in lines if line)


def common_words(language: str, game: str, count: int) -> tuple[str, ...]:
    """Return the words that people say most often, most frequent first."""
    said = Counter(word for sentence in sentences_of(language, game) for word in plain(sentence).split())
    return tuple(word for word, _ in said.most_common(count))


class WordClasses:
    """Which words of a language are interchangeable, and which names at a table."""

    def __init__(self, templates: Templates, kinds: WordKinds) -> None:
        """Take the words that distinguish the values of the lists of these kinds."""
        self._templates = templates
        self._class_of: dict[str, str] = {}
        for kind, prefixes in kinds.items():
            meant: dict[str, set[SlotValue]] = defaultdict(set)
            cardinal: set[str] = set()
            for name in sorted(templates.lists):
                if name.startswith(prefixes):
                    for word, meaning in _telling_words(templates, name):
                        meant[word].add(meaning)
                        if name.startswith(_CARDINAL):
                            cardinal.add(word)
            first = {word: min(map(str, meanings)) for word, meanings in meant.items()}
            self._class_of |= _by_ending(kind, first, cardinal)

    def tokens(self, words: Iterable[str], players: Mapping[str, str]) -> tuple[str, ...]:
        """Return words with members replaced by their classes; ``players`` has the forms of names."""
        return tuple(players.get(word) or self._class_of.get(word, word) for word in words)

    def players(self, names: Iterable[str]) -> Mapping[str, str]:
        """Return the class of each single-word form of these names."""
        found: dict[str, str] = {}
        for name in names:
            for case, forms in heard_forms(self._templates, name).items():
                for form in forms:
                    found.setdefault(plain(form), f"<player {case}>")
        return found

    def members(self, said: Mapping[str, float], names: Sequence[str]) -> Mapping[str, Members]:
        """Return what every class stands for at a table; ``said`` is how often each word was said."""
        of_class: dict[str, list[str]] = defaultdict(list)
        for word, name in self._class_of.items():
            of_class[name].append(word)
        members: dict[str, Members] = {}
        for name, words in of_class.items():
            total = sum(said.get(word, 0.0) + 1.0 for word in words)
            members[name] = [((word,), (said.get(word, 0.0) + 1.0) / total) for word in sorted(words)]
        for case in CASES:
            forms = [
                plain(form).split() for name in names for form in heard_forms(self._templates, name)[case]
            ]
            members[f"<player {case}>"] = [(tuple(form), 1.0 / len(forms)) for form in forms if form]
        return members


def free_talk(
    templates: Templates,
    names: Sequence[str],
    phrases: PhraseGraph,
    further: Iterable[Weighted] = (),
    shares: Shares | None = None,
    weights: PairWeights | None = None,
    sentences: Sequence[str] | None = None,
    *,
    kinds: WordKinds,
    strangers: Collection[str] = (),
) -> FreeSpeech:
    """Return how people talk at a table of these names, beside these exact phrases.

    It is learned from ``sentences`` (those of the language, if ``None``), from some of the phrases, and from
    ``further`` words or sentences, such as a concept's list, each with how often it counts as said (0.05 is
    little). Words of these ``kinds`` are interchangeable. Names of ``strangers``, who aren't at the table,
    are rarely said except in the exact phrases. The same arguments give the same costs.
    """
    shares = shares or Shares()
    classes = WordClasses(templates, kinds)
    players = {**classes.players(EXAMPLE_PLAYERS[templates.language]), **classes.players(names)}
    spoken = sentences_of(templates.language, templates.game) if sentences is None else sentences
    rows = [tuple(plain(sentence).split()) for sentence in spoken]
    said = Counter(word for row in rows for word in row)
    also = [(tuple(plain(text).split()), weight) for text, weight in further]
    known = {word for row, _ in also for word in row} | players.keys()
    strange = frozenset(strangers) - known - said.keys()
    kept = phrases.words | known
    often = {word for word, count in said.items() if count >= shares.seldom} | kept
    weighted = [(row, 1.0) for row in rows] + also
    for row in rows:
        if not often.issuperset(row):
            weighted.append((tuple(word if word in often else UNKNOWN for word in row), shares.rare))
    weighted += [(row, shares.sample) for row in drawn(phrases, shares.samples) if strange.isdisjoint(row)]
    for word in sorted(phrases.words):
        weighted.append(((word,), shares.stranger if word in strange else shares.word))
    pairs = learned((classes.tokens(row, players), weight) for row, weight in weighted if row)
    return free_speech(pairs, classes.members(said, names), weights or PairWeights())


def drawn(phrases: PhraseGraph, count: int) -> list[tuple[str, ...]]:
    """Return sampled phrases, with every word equally likely at each fork; the same ones every time."""
    chance = random.Random(count)
    found = []
    for _ in range(count):
        words: list[str] = []
        state = phrases.start
        while leaving := sorted(phrases.arcs_from.get(state, {}).items()):
            place = chance.randrange(len(leaving) + (state in phrases.finals))
            if place == len(leaving):
                break
            word, state = leaving[place]
            words.append(word)
        found.append(tuple(words))
    return found


def _telling_words(templates: Templates, name: str) -> Iterable[tuple[str, SlotValue]]:
    """Yield the words that mean one value of a list by themselves, with the value."""
    meant: dict[str, set[SlotValue]] = defaultdict(set)
    for template, meaning in templates.lists[name]:
        phrases = templates.list_graph([(template, meaning)], name).phrases
        for word in phrases.words:
            if phrases.accepts([word]):
                meant[word].add(meaning)
    yield from ((word, next(iter(of))) for word, of in meant.items() if len(of) == 1)


def _by_ending(kind: str, meant: Mapping[str, str], cardinal: set[str]) -> dict[str, str]:
    """Return a class for each word, by the form that it shares with other values."""
    found: dict[str, str] = {}
    for letters in (2, 1):
        values: dict[str, set[str]] = defaultdict(set)
        open_words = [word for word in meant if word not in found]
        for word in open_words:
            values[word[-letters:]].add(meant[word])
        for word in open_words:
            if len(values[word[-letters:]]) >= _ENDINGS_SHARED:
                found[word] = f"<{kind} -{word[-letters:]}>"
    for word in meant:
        found.setdefault(word, f"<{kind} {'cardinal' if word in cardinal else 'other'}>")
    return found
