"""The vocabulary of one language at one table: concepts with the players' names, and loose phrases."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, lru_cache

from voice_hanabi.contract.commands import Command, SetUp
from voice_hanabi.contract.meaning import Beside, Meant
from voice_hanabi.language.concepts import ConceptForms, Spotted, parts
from voice_hanabi.language.form_rows import Words, expanded, form_words
from voice_hanabi.language.loose_patterns import LoosePatterns, list_words
from voice_hanabi.language.meanings import Concept
from voice_hanabi.language.names import every_form, heard_forms, player_lists
from voice_hanabi.language.templates import QUESTION_PREFIX, ListValues, Templates
from voice_hanabi.system.plain_text import without_diacritics
from voice_hanabi.understanding.sentences.loose import STRAY_COST
from voice_hanabi.understanding.sentences.name_or_word import settled

MOST_PLAYERS = 6
"""The most players at any table."""

_EARS_TOLD = ("ear_told", "ear_side", "ear_mark", "whose")
"""Lists of words with which people say how they want to hear, and that no template has."""


class Vocabulary:
    """The vocabulary of one language at one table. Each game derives its reader of sentences from it."""

    def __init__(
        self,
        templates: Templates,
        names: Sequence[str],
        guessable: Sequence[str],
        listed: Mapping[str, str],
        fill: Mapping[str, ListValues],
    ) -> None:
        """Take the language's concepts.

        Single words of the concepts in ``guessable`` may be misspelt. ``listed`` says which lists of the
        templates hold the forms of which concept; ``fill`` are the lists that the game adds for loose
        phrases.
        """
        self._templates = templates
        self._names = tuple(names)
        self._guessable = tuple(guessable)
        self._listed = tuple(listed.items())
        self._patterns = LoosePatterns(templates, {**self._player_fill(), **fill})

    @cached_property
    def forms(self) -> ConceptForms:
        """The concepts' forms with the table's names, made for the first sentence without a template."""
        shared = _language_forms(self._templates, self._listed)
        forms = ConceptForms(player_forms(self._templates, self._names), self._guessable, shared)
        forms.prepare()
        return forms

    @cached_property
    def telling_words(self) -> frozenset[str]:
        """Words that show what a sentence means: worth listening for although they are rarely said.

        Of words for the past only those that people were found to say are included: there are many verbs.
        Words typed without diacritics are not separate words.
        """
        words = self.forms.words_beside(
            (
                *("filler", "harmless", "named_act", "polite", "is", "looks", "elsewhere", "past"),
                *("prelude", "asking", "they_have", "tag", "remark"),
            )
        )
        accented = {bare for word in words if (bare := without_diacritics(word)) != word}
        return words - accented

    def steering_words(self, intents: Iterable[str]) -> frozenset[str]:
        """Return the words with which people express these intents at length, except for questions."""
        steering = [intent for intent in intents if not intent.startswith(QUESTION_PREFIX)]
        lists = _EARS_TOLD if "HearBy" in steering else ()
        ears = frozenset(word for name in lists for word in list_words(self._templates, name))
        return self._patterns.words(steering) | ears

    @cached_property
    def everyday_words(self) -> frozenset[str]:
        """Words that don't change the meaning."""
        return self.forms.words_of(("filler", "but", "because", "mine", "you"))

    def spot(self, text: str, *, typed: bool, without: frozenset[str] = frozenset()) -> list[Spotted]:
        """Split a sentence into known forms and unknown words, ignoring the concepts in ``without``."""
        return settled(self.forms.spot(text, typed=typed, without=without))

    def makes_sense(self, command: Command) -> bool:
        """Return whether a template's meaning makes sense at a table of this language."""
        return True

    def sounds_like(self, command: Command) -> Sequence[Command]:
        """Return commands whose words sound like this one's."""
        return ()

    def may_be_talk(self, command: Command) -> bool:
        """Return whether people may say a template's words for other reasons."""
        return False

    def beside(self, text: str, *, typed: bool) -> Beside | None:
        """Return the words besides an act; ``None`` if the game itself weighs them."""
        return None

    def denies(self, text: str) -> bool:
        """Return whether a word of a sentence negates the rest of it: 'red no', 'surely not red'.

        A word before a comma takes back what was said earlier: 'no, red'.
        """
        said = list(parts(text))
        taken_back = len(said) > 1 and said[0][1] == "," and len(said[0][0]) == 1
        words = [word for part, _ in said[taken_back:] for word in part]
        return any(one.means("not", "none") for word in words for one in self.spot(word, typed=False))

    def without_known_words(self, text: str, kept: str) -> str:
        """Return a typed line without the words of any concept, except for names, titles and ``kept``.

        The rest may be names.
        """
        known = (kept, *self._templates.titles, *self._templates.first_names)
        names = frozenset(word for name in known for word in form_words(name))
        return re.sub(
            r"[^\s.,;:!?]+",
            lambda word: "" if (form := form_words(word[0])) and self._is_no_name(form, names) else word[0],
            text,
        )

    def _is_no_name(self, words: Words, names: frozenset[str]) -> bool:
        return all(self.forms.knows(word) and word not in names for word in words)

    def _player_fill(self) -> Mapping[str, ListValues]:
        """Return the lists of players for loose phrases; ``any_player`` has every form of every name."""
        return {
            **player_lists(self._templates, self._names),
            "any_player": [
                (" ".join(words), concept.value)
                for words, concept in player_forms(self._templates, self._names)
                if concept.name == "player"
            ],
        }

    def names_said(
        self, text: str, groups: Sequence[Spotted], *, alone: bool, most: int = MOST_PLAYERS
    ) -> Iterator[Meant]:
        """Yield the first names in a sentence, at most ``most``; ``alone``: one name may be all of them."""
        names = self._first_names_in(text)
        if not (alone or len(names) > 1) or not 0 < len(names) <= most or len(names) > len(set(names)):
            return
        known = {word for name in names for word in form_words(name)}
        stray = sum(not group.known and not known & set(group.words) for group in groups)
        yield Meant(SetUp("names", names=names), 0.1 + STRAY_COST * stray)

    def _first_names_in(self, text: str) -> tuple[str, ...]:
        """Return the first names in a sentence, each as it is said; a form may stand for several."""
        names: list[str] = []
        for group in _first_name_forms(self._templates).spot(text, typed=False):
            values = [str(value) for value in group.values("name")]
            exact = [name for name in values if form_words(name) == group.words]
            names += (exact or values)[:1]
        return tuple(names)


def cheapest(found: Iterable[Meant]) -> list[Meant]:
    """Return what may be meant, cheapest first, each command once."""
    best: dict[Command, Meant] = {}
    for one in sorted(found, key=lambda meant: meant.cost):
        best.setdefault(one.command, one)
    return list(best.values())


def dearer(found: Iterable[Meant], by: float) -> list[Meant]:
    """Return the same meanings at a higher cost."""
    return [replace(one, cost=one.cost + by) for one in found]


@lru_cache(maxsize=16)
def _first_name_forms(templates: Templates) -> ConceptForms:
    """Return the forms of all first names of a language."""
    return ConceptForms(
        (form_words(form), Concept("name", name))
        for name in templates.first_names
        for form in {name, *every_form(heard_forms(templates, name))}
    )


@lru_cache(maxsize=16)
def _language_forms(templates: Templates, listed: tuple[tuple[str, str], ...]) -> ConceptForms:
    """Return the forms of all concepts except the players' names, including those of lists.

    There are tens of thousands, which all tables of a language share.
    """
    return ConceptForms(_forms_without_names(templates, listed))


def _forms_without_names(
    templates: Templates, listed: Iterable[tuple[str, str]]
) -> Iterator[tuple[Words, Concept]]:
    for name, values in templates.concepts.items():
        for template, value in values:
            concept = Concept(name, value)
            for words in expanded(template, templates.rules, templates.lists, templates.language):
                yield words, concept
    for name, of in listed:
        for template, value in templates.lists.get(name, ()):
            for words in expanded(template, templates.rules, templates.lists, templates.language):
                yield words, Concept(of, value)


def player_forms(templates: Templates, names: Sequence[str]) -> Iterator[tuple[Words, Concept]]:
    """Yield every form of every player's name, of their nicknames, and of their seat."""
    for case, values in player_lists(templates, names).items():
        for template, seat in values:
            for words in expanded(template, templates.rules, templates.lists, templates.language):
                yield words, Concept("player", seat)
                if case.startswith("player_"):
                    yield words, Concept("case", case.removeprefix("player_"))
    taken = {form_words(form) for name in names for form in every_form(heard_forms(templates, name))}
    for seat, name in enumerate(names):
        for form in templates.nicknames.get(name, ()):
            if form_words(form) not in taken:
                yield form_words(form), Concept("player", seat)
