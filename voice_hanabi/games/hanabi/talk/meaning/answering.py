"""Answers to the table's questions among other words: a place, a colour, a value, a player, a number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from voice_hanabi.contract.commands import Answer, SetUp
from voice_hanabi.contract.meaning import Meant
from voice_hanabi.games.hanabi.talk.meaning.frame import Frame
from voice_hanabi.games.hanabi.talk.meaning.moves import GUESSED_COST
from voice_hanabi.language.word_graph import SlotValue
from voice_hanabi.understanding.sentences.loose import STRAY_COST
from voice_hanabi.understanding.sentences.pieces import Piece

ANSWERS = {
    "AnswerSlot": "slot",
    "AnswerValue": "value",
    "AnswerColour": "colour",
    "AnswerPlayer": "player",
    "AnswerNumber": "number",
}
"""The kind of answer of each intent."""

ANSWERING = {
    "AnswerSlot": ("place", "number", "card", "from_left", "from_right"),
    "AnswerValue": ("value", "number", "value_noun"),
    "AnswerColour": ("colour",),
    "SetCount": ("number",),
}
"""The concepts with which people give each answer."""

ANSWER_COST = 0.05
"""An answer among other words, compared with a bare one."""
MORE_COST = 0.8
"""A part that doesn't belong to the answer: a whole command may be meant."""
TWO_COST = 0.5
"""Another answer of the same kind was said later."""

COUNTS = range(2, 6)
"""The numbers of players."""

_THOUGHT = ("ask", "past", "if", "doubtful")
"""Signs that people only talk about a place, if nothing was asked."""

_OTHERS = {
    "slot": ("act", "player"),
    "value": ("places", "player", "colour"),
    "colour": ("places", "value"),
    "player": ("colour", "value", "places"),
    "number": ("player", "colour"),
}
"""Signs that more was said than an answer of a kind: a whole command."""


def answers(frame: Frame, pieces: Sequence[Piece], wanted: frozenset[str], *, asked: bool) -> Iterator[Meant]:
    """Yield the possible answers in a sentence, for the intents that are ``wanted``.

    ``asked`` is true if the table has asked for one; otherwise only a bare place is one.
    """
    unknown = sum(piece.kind in ("unknown", "elsewhere") for piece in pieces)
    if not asked and (unknown or _says_more(frame, pieces)):
        return
    # 'Don't look at me, Eva', 'Eva, the crisps': talk, though it names what was asked for.
    talk = asked and any(piece.kind in ("elsewhere", "not", "ask") for piece in pieces)
    for intent, kind in ANSWERS.items():
        if intent in wanted:
            cost = ANSWER_COST + STRAY_COST * unknown
            yield from _answers_of(kind, frame, cost, asked=asked, talk=talk)
    if "SetCount" in wanted and asked:
        yield from _count(frame, pieces, unknown)


def _says_more(frame: Frame, pieces: Sequence[Piece]) -> bool:
    """Return whether a sentence says more than a place, or only talks about one."""
    thought = any(piece.kind in _THOUGHT for piece in pieces)
    return thought or frame.holds("act", "player", "colour", "value")


def _answers_of(kind: str, frame: Frame, cost: float, *, asked: bool, talk: bool) -> Iterator[Meant]:
    """Yield the answers of a kind, the last one first."""
    found = _said(kind, frame.said, asked=asked)
    if asked and not found:
        found = _said(kind, frame.aside, asked=True)
    more = sum(frame.holds(other) for other in _OTHERS[kind]) if asked else 0
    two = len({value for value, _ in found}) > 1 or bool(frame.aside) or frame.holds("count")
    against = talk and kind in ("player", "colour") and not two
    cost += MORE_COST * more + MORE_COST * against
    for place, (value, piece) in enumerate(reversed(dict(found).items())):
        extra = TWO_COST * bool(place) + GUESSED_COST * piece.guessed
        yield Meant(Answer(kind, value), cost + extra, not piece.guessed)


def _count(frame: Frame, pieces: Sequence[Piece], unknown: int) -> Iterator[Meant]:
    """Yield how many people are said to play."""
    known = {piece.place for piece in pieces}
    for piece in [one for one in _numbers(frame.said) if one.place in known][-1:]:
        if int(piece.value) in COUNTS:
            yield Meant(SetUp("count", int(piece.value)), 2 * ANSWER_COST + STRAY_COST * unknown / 2)


def _numbers(said: dict[str, list[Piece]]) -> list[Piece]:
    return said.get("number", []) + [piece for piece in said.get("count", []) if piece.value]


def _said(kind: str, said: dict[str, list[Piece]], *, asked: bool) -> list[tuple[SlotValue, Piece]]:
    """Return the answers of a kind with their pieces, in the order in which they were said."""
    values = said.get("value", [])
    single = [(piece.places[0], piece) for piece in said.get("places", []) if len(piece.places) == 1]
    match kind:
        case "slot":
            return single or (_as_numbers(_numbers(said) + values) if asked else [])
        case "value":
            return _as_numbers(values or _numbers(said))
        case "colour":
            return [(str(piece.value), piece) for piece in said.get("colour", [])]
        case "player":
            return [(seat, piece) for piece in said.get("player", []) for seat in piece.seats]
        case _:
            return _as_numbers(_numbers(said) + values) + single


def _as_numbers(pieces: Sequence[Piece]) -> list[tuple[SlotValue, Piece]]:
    return [(int(piece.value), piece) for piece in pieces]
