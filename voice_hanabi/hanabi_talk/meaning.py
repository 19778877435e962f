"""What a sentence means, by its concepts: moves, answers, and the loose phrases of everything else."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from voice_hanabi.hanabi_talk.answering import STRAY_COST, answers
from voice_hanabi.hanabi_talk.correcting import Corrected, Waiting, corrected
from voice_hanabi.hanabi_talk.moves import (
    Meant,
    frame_of,
    moves,
)
from voice_hanabi.hanabi_talk.pieces import Piece, pieces_of
from voice_hanabi.hanabi_talk.standing import ITEMS, standings
from voice_hanabi.table.commands import (
    QUESTION_INTENTS,
    About,
    Clue,
    Command,
    Discard,
    Move,
    Play,
    Question,
    SetUp,
    command_of,
)
from voice_hanabi.table.concepts import Concept, ConceptForms, Spotted, Words, expanded, form_words
from voice_hanabi.table.loose_patterns import LoosePatterns
from voice_hanabi.table.names import name_forms, player_lists
from voice_hanabi.table.templates import QUESTION_PREFIX, ListValues, Templates
from voice_hanabi.table.word_graph import SlotValue

_GUESSABLE = ("play", "discard", "clue", "move", "place", "colour", "value", "number", "player")
"""Concepts whose words may be misspelt: the table asks then."""

_STRAY_ITEM_COST = 0.35
"""A colour, a value, a place or a name in a loose phrase's sentence that the phrase does not need."""
_STRAY_FILLER_COST = 0.1
"""A word that changes nothing, beside a phrase that steers the conversation: long talk means other things."""
_LACKING_COST = 0.35
"""An act of which nothing else is said: the table asks for the rest, unless it may be talk."""
_QUESTION_FIRST = 1.2
"""By how much a sentence that begins as a question is less likely a move."""

_PRIVATE = (About.MY_HAND, About.MY_CARD)

_LARGE = 4
"""From so many players on a hand has one card fewer."""


class Meaning:
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
        """Words that tell what a sentence means: they are worth listening for though they are seldom said."""
        return self._forms.words_beside(("filler", "elsewhere"))

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
        meant = standings(pieces, speaking)
        frame = frame_of(pieces, meant)
        found = list(self._loose(groups, pieces, intents))
        asked = min((one.cost for one in found if isinstance(one.command, Question)), default=None)
        if wanted & {"Play", "Discard", "Clue", "Move"}:
            later = _QUESTION_FIRST if asked is not None and not frame.get("act") else 0.0
            doubt = any(piece.ends == "?" for piece in pieces)
            for one in moves(frame, speaking, len(self._names)):
                if _intent(one.command) in wanted:
                    lacking = _LACKING_COST if _lacks_all(one.command) else 0.0
                    found.append(Meant(one.command, one.cost + later + lacking, one.sure and not doubt))
        asks = "Play" not in wanted and "AskMyHand" not in wanted
        if not found or asks:
            later = _QUESTION_FIRST if asks and self._asks_something(groups, pieces) else 0.0
            found += [
                Meant(one.command, one.cost + later, one.sure)
                for one in answers(frame, pieces, wanted, asked=asks)
            ]
        if "SetNames" in wanted:
            found += self._names_said(text, groups, alone="SetBeginner" not in wanted)
        return _cheapest(found)

    def correct(self, text: str, waiting: Waiting, speaking: int | None = None, *, typed: bool) -> Corrected:
        """Return what a sentence makes of a move that waits."""
        groups = self.spot(text, typed=typed)
        pieces = pieces_of(groups, self._hand_size)
        frame = frame_of(pieces, standings(pieces, speaking))
        stopped = any(group.means("stop") for group in groups)
        announced = any(piece.kind in ("correct", "not") or "correct" in piece.also for piece in pieces)
        return corrected(
            waiting, frame, speaking, len(self._names), stopped=stopped, announced=announced
        )

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

    def _asks_something(self, groups: Sequence[Spotted], pieces: Sequence[Piece]) -> bool:
        """Tell whether a sentence is a question to the table."""
        return any(one.cost < _STRAY_ITEM_COST for one in self._loose(groups, pieces, QUESTION_INTENTS))

    def _loose(
        self, groups: Sequence[Spotted], pieces: Sequence[Piece], intents: Sequence[str]
    ) -> Iterator[Meant]:
        words = [word for group in groups for word in group.words]
        owner = [place for place, group in enumerate(groups) for _ in group.words]
        stray: dict[int, float] = {}
        fillers = {piece.place for piece in pieces if piece.kind in ("filler", "you", "mine")}
        for piece in pieces:
            if piece.kind == "unknown":
                stray[piece.place] = STRAY_COST
            elif piece.kind in (*ITEMS, "act", "elsewhere") and not piece.weak:
                stray[piece.place] = _STRAY_ITEM_COST
        for loose in self._patterns.find(words, intents):
            used = {owner[place] for place in loose.used}
            left = sum(cost for place, cost in stray.items() if place not in used)
            if not loose.reading.intent.startswith((QUESTION_PREFIX, "Set", "Deal")):
                left += _STRAY_FILLER_COST * len(fillers - used)
            command = command_of(loose.reading)
            command = self._asked_by(command, pieces, used)
            # Of two phrases that fit the one with more words says more.
            yield Meant(command, left - 0.01 * len(loose.used) + 0.1)

    def _asked_by(self, command: Command, pieces: Sequence[Piece], used: set[int]) -> Command:
        if not isinstance(command, Question) or command.about not in _PRIVATE or command.asker is not None:
            return command
        named = [piece for piece in pieces if piece.kind == "player" and piece.place not in used]
        if len(named) != 1 or len(named[0].seats) != 1:
            return command
        return Question(
            command.about,
            command.player,
            command.slot,
            command.colour,
            command.value,
            command.topic,
            named[0].seats[0],
        )

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


def _cheapest(found: Sequence[Meant]) -> list[Meant]:
    best: dict[Command, Meant] = {}
    for one in sorted(found, key=lambda meant: meant.cost):
        best.setdefault(one.command, one)
    return list(best.values())


def _lacks_all(command: Command) -> bool:
    return command in (Play(), Discard(), Clue()) or (isinstance(command, Clue) and command.target is None)


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
