"""What a sentence means, by its concepts: moves, answers, and the loose phrases of everything else."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import chain

from voice_hanabi.hanabi.talk.commands import QUESTION_INTENTS, Clue, Discard, Move, Play, Question
from voice_hanabi.hanabi.talk.meaning.answering import ANSWERING, STRAY_COST, answers
from voice_hanabi.hanabi.talk.meaning.correcting import Waiting, corrected
from voice_hanabi.hanabi.talk.meaning.loose import STRAY_ITEM_COST, Loose, loose_meanings
from voice_hanabi.hanabi.talk.meaning.moves import GUESSED_COST, Frame, frame_of, moves
from voice_hanabi.hanabi.talk.meaning.pieces import Piece, pieces_of
from voice_hanabi.hanabi.talk.meaning.standing import standings
from voice_hanabi.table.commands import YES_NO_INTENTS, ActionCommand, Command, SetUp
from voice_hanabi.table.language.concepts import Concept, ConceptForms, Spotted, Words, expanded, form_words
from voice_hanabi.table.language.loose_patterns import LoosePatterns
from voice_hanabi.table.language.names import name_forms, player_lists
from voice_hanabi.table.language.templates import QUESTION_PREFIX, ListValues, Templates, without_diacritics
from voice_hanabi.table.language.word_graph import SlotValue
from voice_hanabi.table.meaning import Corrected, Meaning, Meant

_GUESSABLE = ("play", "discard", "clue", "move", "place", "colour", "value", "number", "player")
"""Concepts whose words may be misspelt: the table asks then."""

_LACKING_COST = 0.8
"""An act of which nothing else is said: the table asks for the rest, unless it may be talk."""
_QUESTION_FIRST = 1.2
"""By how much a sentence that begins as a question is less likely a move."""

_WHOLE_MOVE = 0.3
"""A move that costs less is told in full."""
_MOVES = frozenset({"Play", "Discard", "Clue", "Move"})

_AGAINST = ("not", "doubtful", "if", "ask", "past", "their-act", "elsewhere")
"""Kinds of pieces that speak against taking a sentence for a command."""

_LARGE = 4
"""From so many players on a hand has one card fewer."""


class HanabiMeaning(Meaning):
    """Reads sentences of one language at one table of Hanabi."""

    def __init__(self, templates: Templates, names: Sequence[str] = ()) -> None:
        self._templates = templates
        self._names = tuple(names)
        self._hand_size = 4 if len(names) >= _LARGE else 5
        forms = chain(_language_forms(templates), _player_forms(templates, names))
        self._forms = ConceptForms(forms, _GUESSABLE)
        self._patterns = LoosePatterns(templates, self._fill())
        self._first_names: ConceptForms | None = None

    @property
    def forms(self) -> ConceptForms:
        """The concepts' forms with the names of the table."""
        return self._forms

    @property
    def telling_words(self) -> frozenset[str]:
        """Words that tell what a sentence means: they are worth listening for though they are seldom said.

        Of what is over only what people were found to say is listened for: there are many verbs. Words as
        they are typed without diacritics are no other words.
        """
        words = self._forms.words_beside(("filler", "elsewhere", "past"))
        accented = {bare for word in words if (bare := without_diacritics(word)) != word}
        return words - accented

    @cached_property
    def everyday_words(self) -> frozenset[str]:
        """Words that change nothing."""
        return self._forms.words_of(("filler", "but", "because", "mine", "you"))

    def answering_words(self, intents: Sequence[str]) -> frozenset[str]:
        """Words with which people answer these intents, beside those of the templates."""
        kinds = {kind for intent in intents for kind in ANSWERING.get(intent, ())}
        steering = [intent for intent in intents if not intent.startswith(QUESTION_PREFIX)]
        return self._forms.words_of(kinds) | self._patterns.words(steering)

    def spot(self, text: str, *, typed: bool) -> list[Spotted]:
        """Cut a sentence into known forms and unknown words."""
        return self._forms.spot(text, typed=typed)

    def pieces(self, text: str, *, typed: bool) -> list[Piece]:
        """Return the pieces of a sentence."""
        return pieces_of(self.spot(text, typed=typed), self._hand_size)

    def read(
        self, text: str, intents: Sequence[str], speaking: int | None = None, *, typed: bool
    ) -> list[Meant]:
        """Return what a sentence may mean, cheapest first, each command once.

        ``intents`` are what is possible now, ``speaking`` is the seat whose turn it is.
        """
        wanted = frozenset(intents)
        groups = self.spot(text, typed=typed)
        pieces = pieces_of(groups, self._hand_size)
        if not pieces:
            return []
        frame = frame_of(pieces, standings(pieces, speaking))
        # 'Yes' and 'no' are for what was asked: on a turn they are said to people.
        turn = "AskMyHand" in wanted
        phrases = [one for one in intents if not (turn and one in YES_NO_INTENTS)]
        loose = loose_meanings(self._patterns, groups, pieces, phrases)
        said = self._moves(frame, pieces, loose, wanted, speaking) if wanted & _MOVES else []
        if wanted & _MOVES and not said and not loose:
            said = self._reasons_meant(pieces, wanted, speaking)
        # Beside a whole move, what only looks like a question in its reason is none.
        whole = any(not _lacks(one.command) and one.cost < _WHOLE_MOVE for one in said)
        later = _QUESTION_FIRST if whole and frame.get("act") else 0.0
        found = [*said, *(replace(one.meant, cost=one.meant.cost + later) for one in loose)]
        asks = not turn and "Play" not in wanted
        if not found or asks:
            asked = asks and any(
                one.meant.cost < STRAY_ITEM_COST
                for one in loose_meanings(self._patterns, groups, pieces, QUESTION_INTENTS)
            )
            numbers = {place for one in loose if isinstance(one.meant.command, SetUp) for place in one.used}
            kept = [piece for piece in pieces if piece.place not in numbers]
            later = _QUESTION_FIRST if asked else 0.0
            answered = answers(frame, kept, wanted, asked=asks)
            found += [replace(one, cost=one.cost + later) for one in answered]
        if "SetNames" in wanted:
            found += self._names_said(text, groups, alone="SetBeginner" not in wanted)
        return _cheapest(found)

    def holds_back(self, text: str, *, typed: bool) -> bool:
        """Tell whether something in a sentence speaks against its being meant: a negation, a doubt."""
        return any(piece.kind in _AGAINST for piece in self.pieces(text, typed=typed))

    def _reasons_meant(
        self, pieces: Sequence[Piece], wanted: frozenset[str], speaking: int | None
    ) -> list[Meant]:
        """Return the moves of a sentence that is all reasons: the table asks about them."""
        if not any(piece.kind == "because" for piece in pieces):
            return []
        plainly = [replace(piece, kind="filler") if piece.kind == "because" else piece for piece in pieces]
        frame = frame_of(plainly, standings(plainly, speaking))
        found = self._moves(frame, plainly, (), wanted, speaking)
        return [
            Meant(one.command, one.cost + GUESSED_COST, False) for one in found if not _lacks(one.command)
        ]

    def _moves(
        self,
        frame: Frame,
        pieces: Sequence[Piece],
        loose: Sequence[Loose],
        wanted: frozenset[str],
        speaking: int | None,
    ) -> list[Meant]:
        """Return the moves that a sentence may mean, those that may be questions dearer."""
        questions = [one for one in loose if isinstance(one.meant.command, Question)]
        asked = min(questions, key=lambda one: one.meant.cost, default=None)
        # A question whose own words are the act ('what can I say') leaves no act.
        acts = [piece for piece in frame.get("act") if asked is None or piece.place not in asked.used]
        later = _QUESTION_FIRST if asked is not None and not acts else 0.0
        doubt = any(piece.ends == "?" for piece in pieces)
        found: list[Meant] = []
        for one in moves(frame, speaking, len(self._names)):
            if _intent(one.command) in wanted:
                lacking = _LACKING_COST if _lacks(one.command) else 0.0
                found.append(Meant(one.command, one.cost + later + lacking, one.sure and not doubt))
        return found

    def correct(
        self, text: str, waiting: ActionCommand, speaking: int | None = None, *, typed: bool
    ) -> Corrected:
        """Return what a sentence makes of a move that waits; a reward's choice is not corrected."""
        if not isinstance(waiting, Waiting):
            return Corrected(stopped=False, announced=False)
        groups = self.spot(text, typed=typed)
        pieces = pieces_of(groups, self._hand_size)
        frame = frame_of(pieces, standings(pieces, speaking))
        stopped = _begins_with_a_stop(groups)
        announced = any(piece.kind in ("correct", "not") or "correct" in piece.also for piece in pieces)
        return corrected(waiting, frame, speaking, len(self._names), stopped=stopped, announced=announced)

    def _fill(self) -> Mapping[str, ListValues]:
        concepts = self._templates.concepts
        lists = self._templates.lists
        return {
            **player_lists(self._templates, self._names),
            "any_player": [
                (" ".join(words), concept.value)
                for words, concept in _player_forms(self._templates, self._names)
                if concept.name == "player"
            ],
            "any_value": [
                *lists.get("value", ()),
                *lists.get("values", ()),
                *concepts.get("value", ()),
                *concepts.get("number", ()),
            ],
            "any_place": [
                *lists.get("slot", ()),
                *(
                    (form, _slot(value))
                    for form, value in concepts.get("place", ())
                    if value not in ("ends", "all")
                ),
            ],
            "colour": [*lists.get("colour", ()), *concepts.get("colour", ())],
        }

    def without_known_words(self, text: str, kept: str) -> str:
        """Return a typed line without the words that any concept knows, but for first names and ``kept``.

        What is left may be names.
        """
        names = frozenset(word for name in (kept, *self._templates.first_names) for word in form_words(name))
        return re.sub(
            r"[^\s.,;:!?]+",
            lambda word: "" if (form := form_words(word[0])) and self._is_no_name(form, names) else word[0],
            text,
        )

    def _is_no_name(self, words: Words, names: frozenset[str]) -> bool:
        return all(self._forms.knows(word) and word not in names for word in words)

    def _names_said(self, text: str, groups: Sequence[Spotted], *, alone: bool) -> Iterator[Meant]:
        """Yield the first names of a sentence; ``alone`` tells that one name may be all of them."""
        if self._first_names is None:
            self._first_names = ConceptForms(
                (form_words(form), Concept("name", name))
                for name in self._templates.first_names
                for form in {name, *name_forms(self._templates, name).values()}
            )
        names: list[str] = []
        for group in self._first_names.spot(text, typed=False):
            for value in group.values("name")[:1]:
                # Of the names that a form may stand for the one that is said so comes first.
                exact = [str(name) for name in group.values("name") if form_words(str(name)) == group.words]
                names.append(exact[0] if exact else str(value))
        known = {word for name in names for word in form_words(name)}
        stray = sum(not group.known and not known & set(group.words) for group in groups)
        if names and len(names) == len(set(names)) and len(names) <= 5 and (alone or len(names) > 1):
            yield Meant(SetUp("names", names=tuple(names)), 0.1 + STRAY_COST * stray)


def _begins_with_a_stop(groups: Sequence[Spotted]) -> bool:
    """Tell whether a 'no' or its kin is said before anything of weight."""
    for group in groups:
        if group.means("stop"):
            return True
        if group.known and not group.means("filler", "correct", "but", "player"):
            return False
    return False


def _cheapest(found: Sequence[Meant]) -> list[Meant]:
    best: dict[Command, Meant] = {}
    for one in sorted(found, key=lambda meant: meant.cost):
        best.setdefault(one.command, one)
    return list(best.values())


def _lacks(command: Command) -> bool:
    """Tell whether an act says too little to be one by itself."""
    match command:
        case Play(slot=None, colour=None) | Discard(slot=None) | Clue(target=None):
            return True
        case Clue(colour=None, value=None):
            return True
        case _:
            return False


def _intent(command: Command) -> str:
    match command:
        case Play():
            return "Play"
        case Discard():
            return "Discard"
        case Clue():
            return "Clue"
        case Move():
            return "Move"
        case _:
            return ""


def _slot(value: SlotValue) -> SlotValue:
    return {"left": 1, "right": -1, "second-last": -2}.get(str(value), value)


def _language_forms(templates: Templates) -> Iterator[tuple[Words, Concept]]:
    """Yield the forms of all concepts but the players' names."""
    for name, values in templates.concepts.items():
        for template, value in values:
            concept = Concept(name, value)
            for words in expanded(template, templates.rules, templates.lists):
                yield words, concept
    for template, value in [*templates.lists.get("colour", ()), *templates.lists.get("colours", ())]:
        for words in expanded(template, templates.rules, templates.lists):
            yield words, Concept("colour", value)


def _player_forms(templates: Templates, names: Sequence[str]) -> Iterator[tuple[Words, Concept]]:
    """Yield every form of every player's name, of what else they are called, and of their seat."""
    for case, values in player_lists(templates, names).items():
        for template, seat in values:
            for words in expanded(template, templates.rules, templates.lists):
                yield words, Concept("player", seat)
                if case.startswith("player_"):
                    yield words, Concept("case", case.removeprefix("player_"))
    taken = {form_words(form) for name in names for form in name_forms(templates, name).values()}
    for seat, name in enumerate(names):
        for form in templates.nicknames.get(name, ()):
            if form_words(form) not in taken:
                yield form_words(form), Concept("player", seat)
