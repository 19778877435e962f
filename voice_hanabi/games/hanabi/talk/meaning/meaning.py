"""The meaning of a sentence about Hanabi, by its concepts: moves, answers, and loose phrases for the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from voice_hanabi.contract.commands import YES_NO_INTENTS, ActionCommand, Command, SetUp
from voice_hanabi.contract.meaning import Corrected, Meant
from voice_hanabi.games.hanabi.talk.commands import (
    NOTE,
    QUESTION_INTENTS,
    Clue,
    Discard,
    Move,
    Play,
    Question,
)
from voice_hanabi.games.hanabi.talk.meaning.answering import ANSWERING, answers
from voice_hanabi.games.hanabi.talk.meaning.correcting import (
    Waiting,
    card_beside,
    corrected,
    denied,
    part_denied,
)
from voice_hanabi.games.hanabi.talk.meaning.frame import Frame, frame_of
from voice_hanabi.games.hanabi.talk.meaning.loose import command_said
from voice_hanabi.games.hanabi.talk.meaning.moves import GUESSED_COST, moves
from voice_hanabi.games.hanabi.talk.meaning.noted import NotesRead
from voice_hanabi.games.hanabi.talk.meaning.pieces import pieces_of
from voice_hanabi.games.hanabi.talk.meaning.said_as_act import as_acts
from voice_hanabi.games.hanabi.talk.meaning.sentence import Sentence
from voice_hanabi.games.hanabi.talk.meaning.standing import ITEMS, standings_of
from voice_hanabi.language.concepts import Spotted
from voice_hanabi.language.templates import ListValues, Templates
from voice_hanabi.language.word_graph import SlotValue
from voice_hanabi.understanding.sentences.loose import STRAY_ITEM_COST, Loose, LooseReader
from voice_hanabi.understanding.sentences.pieces import AGAINST, Piece, begins_with_a_stop
from voice_hanabi.understanding.sentences.vocabulary import Vocabulary, cheapest, dearer

_GUESSABLE = ("play", "discard", "clue", "move", "place", "colour", "value", "number", "player")
"""Concepts whose words may be misspelt; the table then asks."""

_LISTED = {"colour": "colour", "colours": "colour"}
"""The lists of the templates with forms of a concept."""

MOST_PLAYERS = 5
"""At a table of Hanabi."""

_LACKING_COST = 0.8
"""An act without anything else: the table asks for the rest, unless it may be talk."""
_QUESTION_FIRST = 1.2
"""How much less likely a sentence that begins as a question is a move."""

_WHOLE_MOVE = 0.3
"""A cheaper move is complete."""
_MOVES = frozenset({"Play", "Discard", "Clue", "Move"})

EMPTY_CLUES = "empty-clues"
"""What the chosen rules may allow: a clue of no cards ('you have no whites')."""
_EMPTY_CLUES_IN = ("da", "pl")
"""The languages whose rulebooks have such a clue."""

_LARGE = 4
"""From this many players on hands have one card fewer."""


class HanabiMeaning(Vocabulary):
    """Reads sentences of one language at one table of Hanabi."""

    def __init__(self, templates: Templates, names: Sequence[str] = (), *, empty_clues: bool = False) -> None:
        super().__init__(templates, names, _GUESSABLE, _LISTED, _fill(templates))
        self._empty_clues = empty_clues or templates.language in _EMPTY_CLUES_IN
        self._hand_size = 4 if len(names) >= _LARGE else 5
        self._loose = LooseReader(self._patterns, ITEMS, command_said)

    def answering_words(self, intents: Sequence[str]) -> frozenset[str]:
        """Words with which people express these intents, besides those of the templates."""
        kinds = {kind for intent in intents for kind in ANSWERING.get(intent, ())}
        return self.forms.words_of(kinds) | self.steering_words(intents)

    @cached_property
    def _notes(self) -> NotesRead:
        return NotesRead(self._patterns, self.forms)

    def pieces(self, text: str, *, typed: bool) -> list[Piece]:
        """Return the pieces of a sentence."""
        return pieces_of(self.spot(text, typed=typed), self._hand_size)

    def read(
        self, text: str, intents: Sequence[str], speaking: int | None = None, *, typed: bool
    ) -> list[Meant]:
        """Return what a sentence may mean, cheapest first, each command once.

        ``intents`` are those that are possible now, ``speaking`` is the seat whose turn it is.
        """
        note = self._notes.read(text, typed=typed) if NOTE in intents else []
        return note or self._read(text, intents, speaking, typed=typed)

    def _read(self, text: str, intents: Sequence[str], speaking: int | None, *, typed: bool) -> list[Meant]:
        wanted = frozenset(intents)
        groups = self.spot(text, typed=typed)
        pieces = pieces_of(groups, self._hand_size)
        if not pieces:
            return []
        sentence = Sentence(groups, pieces, standings_of(pieces, speaking), speaking)
        frame = frame_of(pieces, sentence.meant)
        # 'Yes' and 'no' answer a question: on a turn they are said to people.
        turn = "AskMyHand" in wanted
        never = (NOTE, *YES_NO_INTENTS) if turn else (NOTE,)
        phrases = [one for one in intents if one not in never]
        loose = self._loose.meanings(groups, pieces, phrases)
        said = self._said(sentence, frame, loose, wanted) if wanted & _MOVES else []
        # With a whole move, what only looks like a question in its reason isn't one.
        whole = any(not _lacks(one.command) and one.cost < _WHOLE_MOVE for one in said)
        found = [
            *said,
            *dearer((one.meant for one in loose), _QUESTION_FIRST * (whole and frame.holds("act"))),
        ]
        asks = not turn and "Play" not in wanted
        # A place alone is a move without its verb; among other words it is talk about a card.
        if asks or (not found and sentence.is_place_alone()):
            found += self._answers(sentence, frame, loose, wanted, asks=asks)
        if "SetNames" in wanted:
            found += self.names_said(text, groups, alone="SetBeginner" not in wanted, most=MOST_PLAYERS)
        return cheapest(found)

    def _said(
        self, sentence: Sentence, frame: Frame, loose: Sequence[Loose], wanted: frozenset[str]
    ) -> list[Meant]:
        """Return the moves of a sentence, or of its reasons if it has nothing else."""
        found = self._moves(frame, sentence.pieces, loose, wanted, sentence.speaking)
        said = as_acts(found, sentence, empty_clues=self._empty_clues)
        return said if said or loose else self._reasons_meant(sentence.pieces, wanted, sentence.speaking)

    def _answers(
        self,
        sentence: Sentence,
        frame: Frame,
        loose: Sequence[Loose],
        wanted: frozenset[str],
        *,
        asks: bool,
    ) -> list[Meant]:
        """Return the answers in a sentence, at a higher cost if it is rather a question."""
        asked = asks and any(
            one.meant.cost < STRAY_ITEM_COST
            for one in self._loose.meanings(sentence.groups, sentence.pieces, QUESTION_INTENTS)
        )
        numbers = {place for one in loose if isinstance(one.meant.command, SetUp) for place in one.used}
        kept = [piece for piece in sentence.pieces if piece.place not in numbers]
        return dearer(answers(frame, kept, wanted, asked=asks), _QUESTION_FIRST if asked else 0.0)

    def makes_sense(self, command: Command) -> bool:
        """Return whether a template's meaning makes sense: not every rulebook has a clue of no cards."""
        return self._empty_clues or not isinstance(command, Clue) or not command.of_no_cards

    def may_be_talk(self, command: Command) -> bool:
        """Return whether people may say a template's words for other reasons: 'you have no whites'."""
        return isinstance(command, Clue) and command.of_no_cards

    def holds_back(self, text: str, *, typed: bool) -> bool:
        """Return whether something in a sentence speaks against acting on it: a negation, a doubt."""
        return any(piece.kind in AGAINST for piece in self.pieces(text, typed=typed))

    def _reasons_meant(
        self, pieces: Sequence[Piece], wanted: frozenset[str], speaking: int | None
    ) -> list[Meant]:
        """Return the moves of a sentence that consists of reasons: the table asks about them."""
        if not any(piece.kind == "because" for piece in pieces):
            return []
        plainly = [replace(piece, kind="filler") if piece.kind == "because" else piece for piece in pieces]
        frame = frame_of(plainly, standings_of(plainly, speaking))
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
        """Return the possible moves of a sentence, at a higher cost if they may be questions."""
        questions = [one for one in loose if isinstance(one.meant.command, Question)]
        asked = min(questions, key=lambda one: one.meant.cost, default=None)
        # If a question's words include the act ('what can I say'), there is no act.
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
        """Return how a sentence changes a waiting move; a reward's choice can't be corrected."""
        if not isinstance(waiting, Waiting):
            return Corrected(stopped=False, announced=False)
        spotted = self.spot(text, typed=typed)
        groups = _without_i_meant(spotted)
        stopped = begins_with_a_stop(groups)
        if isinstance(waiting, Clue) and any(group.means("oneself") for group in groups):
            # Nobody gives themselves a clue: the waiting one is for somebody else.
            return Corrected(stopped, announced=False)
        # 'The one next to it, on the right' is one expression, despite its comma.
        unparted = self.spot(text.replace(",", " "), typed=typed) if "," in text else spotted
        beside = card_beside(waiting, _without_i_meant(unparted), self._hand_size)
        if beside is not None:
            return Corrected(stopped, announced=True, instead=(beside,), part=True, nothing_else=False)
        pieces = pieces_of(groups, self._hand_size)
        meant = standings_of(pieces, speaking)
        if denied(waiting, pieces, meant):
            return Corrected(stopped=True, announced=True)
        stopped = stopped or part_denied(waiting, pieces, meant)
        frame = frame_of(pieces, meant)
        announced = len(groups) < len(spotted) or any(
            piece.kind in ("correct", "not") or "correct" in piece.also for piece in pieces
        )
        return corrected(waiting, frame, speaking, len(self._names), stopped=stopped, announced=announced)


def _without_i_meant(groups: Sequence[Spotted]) -> Sequence[Spotted]:
    """Return the sentence before an 'I meant' at its end, which takes nothing back."""
    last = groups[-1] if groups else None
    meant = last is not None and len(last.words) > 1 and last.means("correct")
    return groups[:-1] if last is not None and meant and not last.means("stop", "not") else groups


def _fill(templates: Templates) -> Mapping[str, ListValues]:
    concepts, lists = templates.concepts, templates.lists
    return {
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


def _lacks(command: Command) -> bool:
    """Return whether an act lacks too much to be one by itself."""
    match command:
        case Play(slot=None, colour=None) | Discard(slot=None, colour=None) | Clue(target=None):
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
