"""Answers to what the table asked: a place, a colour, a value, a player, a number, among other words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from voice_hanabi.contract.commands import Answer, SetUp
from voice_hanabi.contract.meaning import Meant
from voice_hanabi.hanabi.talk.meaning.moves import GUESSED_COST, Frame
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
"""The concepts in whose words people give each answer."""

ANSWER_COST = 0.05
"""An answer among other words, beside the bare one."""
MORE_COST = 0.8
"""A part that belongs to no such answer: a whole command may be meant."""
TWO_COST = 0.5
"""Another answer of the same kind was said later."""

_THOUGHT = ("ask", "past", "if", "doubtful")
"""What tells that a place is only talked about, where nothing was asked."""

_OTHERS = {
    "slot": ("act", "player"),
    "value": ("places", "player", "colour"),
    "colour": ("places", "value"),
    "player": ("colour", "value", "places"),
    "number": ("player", "colour"),
}
"""What tells that more was said than an answer of a kind: a whole command."""


def answers(frame: Frame, pieces: Sequence[Piece], wanted: frozenset[str], *, asked: bool) -> Iterator[Meant]:
    """Yield the answers that a sentence may give, to the intents that are ``wanted``.

    ``asked`` tells that the table has asked for one; else only a bare place is one.
    """
    unknown = sum(piece.kind in ("unknown", "elsewhere") for piece in pieces)
    # 'Don't look at me, Eva', 'Eva, the crisps': talk, though it names what was asked for.
    talk = any(piece.kind in ("elsewhere", "not", "ask") for piece in pieces)
    more_said = any(frame.get(kind) for kind in ("act", "player", "colour", "value"))
    more_said = more_said or any(piece.kind in _THOUGHT for piece in pieces)
    if not asked and (unknown or more_said):
        return
    for intent, kind in ANSWERS.items():
        if intent not in wanted:
            continue
        found = _said(kind, frame.said, asked=asked)
        if asked and not found:
            found = _said(kind, frame.aside, asked=True)
        more = sum(bool(frame.get(other)) for other in _OTHERS[kind]) if asked else 0
        two = len({value for value, _ in found}) > 1 or bool(frame.aside or frame.get("count"))
        against = MORE_COST if asked and talk and kind in ("player", "colour") and not two else 0.0
        cost = ANSWER_COST + STRAY_COST * unknown + MORE_COST * more + against
        for place, (value, piece) in enumerate(reversed(list(dict(found).items()))):
            extra = TWO_COST * bool(place) + GUESSED_COST * piece.guessed
            yield Meant(Answer(kind, value), cost + extra, not piece.guessed)
    if "SetCount" in wanted and asked:
        known = {piece.place for piece in pieces}
        for piece in [one for one in _numbers(frame.said) if one.place in known][-1:]:
            if 2 <= int(piece.value) <= 5:
                yield Meant(SetUp("count", int(piece.value)), 2 * ANSWER_COST + STRAY_COST * unknown / 2)


def _numbers(said: dict[str, list[Piece]]) -> list[Piece]:
    return said.get("number", []) + [piece for piece in said.get("count", []) if piece.value]


def _said(kind: str, said: dict[str, list[Piece]], *, asked: bool) -> list[tuple[SlotValue, Piece]]:
    """Return the answers of a kind with the pieces that give them, in the order in which they were said."""
    values, places = said.get("value", []), said.get("places", [])
    single = [(piece.places[0], piece) for piece in places if len(piece.places) == 1]
    match kind:
        case "slot" if asked:
            return single or [(int(piece.value), piece) for piece in _numbers(said) + values]
        case "slot":
            return single
        case "value":
            return [(int(piece.value), piece) for piece in values or _numbers(said)]
        case "colour":
            return [(str(piece.value), piece) for piece in said.get("colour", [])]
        case "player":
            return [(seat, piece) for piece in said.get("player", []) for seat in piece.seats]
        case _:
            return [(int(piece.value), piece) for piece in _numbers(said) + values] + single
