"""Corrections of a waiting move: a 'no' takes it back, and the other words change it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from voice_hanabi.contract.commands import Command
from voice_hanabi.contract.meaning import Corrected, Meant
from voice_hanabi.games.hanabi.talk.commands import Clue, Discard, Play, Slot
from voice_hanabi.games.hanabi.talk.meaning.frame import Frame
from voice_hanabi.games.hanabi.talk.meaning.moves import BORROWED_COST, moves
from voice_hanabi.games.hanabi.talk.meaning.standing import ITEMS
from voice_hanabi.language.concepts import Spotted
from voice_hanabi.understanding.sentences.pieces import ACTS, Piece
from voice_hanabi.understanding.sentences.standing import Standing

Waiting = Play | Discard | Clue

_BESIDE = ("beside_left", "beside_right")
_LIGHT = ("filler", "correct", "stop", "card", "but")
"""Words that may come with the side of a card beside the waiting one."""

_THOUGHTS = ("ask", "if", "past", "doubtful")
"""Signs that a denied act isn't the waiting one, but part of a thought."""

_TELLING = ("places", "act", "colour", "value", "player", "side")
"""Words that show which part of a move a number beside them is."""

_SAME_SORT = {Play: ("", "play", "discard"), Discard: ("", "play", "discard"), Clue: ("", "clue")}
"""The acts with which a part of the waiting action is changed; without any it keeps its act."""
_MAKES = {"play": Play, "discard": Discard}
_TWO = 2
"""Two numbers beside a clue are places only if the clue had some."""


def corrected(
    waiting: Waiting, frame: Frame, speaking: int | None, players: int, *, stopped: bool, announced: bool
) -> Corrected:
    """Return what a frame makes of the waiting move: another one, or a part of it changed."""
    whole = [one for one in moves(frame, speaking, players) if _whole(one.command)]
    # Naming the player whose move waits addresses them: it is the next player's clue, not a correction.
    spoken_to = any(speaking in piece.seats for piece in frame.get("player"))
    instead = whole or [one for one in _changed(waiting, frame) if one.command != waiting and not spoken_to]
    return Corrected(
        stopped,
        announced,
        tuple(sorted(instead, key=lambda one: one.cost)),
        part=not whole,
        bare=bool(frame.get("number")) and not any(frame.get(kind) for kind in _TELLING),
        nothing_else=not frame.cost and not any(frame.get(kind) for kind in (*ITEMS, "act")),
    )


def denied(waiting: Waiting, pieces: Sequence[Piece], meant: Sequence[Standing]) -> bool:
    """Return whether a sentence denies the waiting move's act, or says that its card stays.

    'Don't discard it', 'I'm not playing that', 'I'll keep it'; but not a sentence that says more of a move.
    """
    if _thinks(pieces) or _says_more(waiting, pieces, meant):
        return False
    act = {Play: "play", Discard: "discard", Clue: "clue"}[type(waiting)]
    acts = [piece for piece in pieces if piece.kind in (*ACTS, "not") and piece.value]
    if acts:
        return any(piece.value == act or act in piece.also for piece in acts)
    return any("keep" in piece.also for piece in pieces) and not isinstance(waiting, Clue)


def _says_more(waiting: Waiting, pieces: Sequence[Piece], meant: Sequence[Standing]) -> bool:
    """Return whether more of a move is meant than the waiting one, or something else is named."""
    said = any(
        piece.kind in (*ITEMS, *ACTS) and how is Standing.SAID
        for piece, how in zip(pieces, meant, strict=True)
    )
    return said or any(piece.kind in ITEMS and not _is_its_own(waiting, piece) for piece in pieces)


def _thinks(pieces: Sequence[Piece]) -> bool:
    """Return whether the denial is part of a thought."""
    return any(piece.kind in _THOUGHTS for piece in pieces)


def part_denied(waiting: Waiting, pieces: Sequence[Piece], meant: Sequence[Standing]) -> bool:
    """Return whether a part of the waiting move is denied: 'not Peter'."""
    return any(
        how is Standing.VOID and _is_its_own(waiting, piece) for piece, how in zip(pieces, meant, strict=True)
    ) and not _thinks(pieces)


def _is_its_own(waiting: Waiting, piece: Piece) -> bool:
    """Return whether a piece says a part of the waiting move as it is."""
    match waiting, piece.kind:
        case Play() | Discard(), "places":
            return piece.places == (waiting.slot,)
        case Play() | Discard(), "number" | "value":
            return piece.value == waiting.slot
        case Clue(), "player":
            return waiting.target in piece.seats
        case Clue() | Play(), "colour":
            return piece.value == waiting.colour
        case Clue(), "value" | "number" | "count":
            return piece.value == waiting.value
        case _:
            return False


def card_beside(waiting: Waiting, groups: Sequence[Spotted], hand_size: int) -> Meant | None:
    """Return the move with the card next to the waiting one, if no other card is mentioned."""
    sides = [group for group in groups if group.means(*_BESIDE)]
    rest = [group for group in groups if not group.means(*_BESIDE)]
    if len(sides) != 1 or isinstance(waiting, Clue) or not isinstance(waiting.slot, int):
        return None
    slot = waiting.slot + (-1 if sides[0].means("beside_left") else 1)
    # Counted from the right a place is -1 and so on: one further left is one less there, too.
    inside = 1 <= slot <= hand_size if waiting.slot > 0 else -hand_size <= slot <= -1
    if not inside or not all(group.means(*_LIGHT) for group in rest):
        return None
    return Meant(Play(slot) if isinstance(waiting, Play) else Discard(slot), 0.0)


def _whole(command: Command) -> bool:
    match command:
        case Play() | Discard():
            return command.slot is not None
        case Clue():
            return command.target is not None and (command.colour, command.value) != (None, None)
        case _:
            return False


def _changed(waiting: Waiting, frame: Frame) -> Iterator[Meant]:
    """Yield the waiting move with parts replaced by those of a frame."""
    acts = [str(piece.value) for piece in frame.get("act")]
    act = acts[-1] if acts else ""
    sure = not frame.guessed
    instead = (
        _changed_clue(waiting, frame) if isinstance(waiting, Clue) else _changed_card(waiting, frame, act)
    )
    if act in _SAME_SORT[type(waiting)]:
        if instead is not None:
            yield Meant(instead, frame.cost, sure)
    elif act in _MAKES:
        # 'No, I play': of which card is asked.
        yield Meant(_MAKES[act](), frame.cost + BORROWED_COST, sure)


def _changed_card(waiting: Play | Discard, frame: Frame, act: str) -> Play | Discard | None:
    """Return the changed play or discard: another card, another side, or another act."""
    named = _place_named(frame)
    sides = [str(piece.value) for piece in frame.get("side")]
    slot = _from_side(waiting.slot, sides) if named is None else named
    colours = [str(piece.value) for piece in frame.get("colour")]
    plays = act == "play" or (not act and isinstance(waiting, Play))
    if named is None and not act and not sides and not (colours and plays):
        return None
    if not plays:
        return Discard(slot)
    kept = waiting.colour if isinstance(waiting, Play) and named is None else None
    return Play(slot, colours[-1] if colours else kept)


def _place_named(frame: Frame) -> Slot | None:
    """Return the place in a frame: by its words, by a number that counts no cards, or by a value."""
    places = [piece.places[0] for piece in frame.get("places") if len(piece.places) == 1]
    numbers = [int(piece.value) for piece in frame.get("number")[-1:] or frame.get("value")[-1:]]
    return (places or numbers or [None])[-1]


def _changed_clue(waiting: Clue, frame: Frame) -> Clue | None:
    """Return the changed clue: to another player, about something else, or with other cards."""
    seats = [seat for piece in frame.get("player") for seat in piece.seats]
    slots, numbers = _slots_and_numbers(waiting, frame)
    contents = frame.get("colour") + frame.get("value")
    if not (seats or contents or slots or numbers):
        return None
    clue = replace(waiting, slots=slots, count=None, target=seats[-1] if seats else waiting.target)
    if contents:
        return _about(clue, max(contents, key=lambda piece: piece.place))
    if numbers and waiting.count is not None:
        return replace(clue, count=numbers[-1])
    if numbers and not any(len(piece.places) == 1 for piece in frame.get("places")):
        return replace(clue, colour=None, value=numbers[-1])
    return clue


def _about(clue: Clue, content: Piece) -> Clue:
    """Return a clue about a colour or a value."""
    coloured = content.kind == "colour"
    return replace(
        clue,
        colour=str(content.value) if coloured else None,
        value=None if coloured else int(content.value),
    )


def _slots_and_numbers(waiting: Clue, frame: Frame) -> tuple[tuple[Slot, ...], list[int]]:
    """Return the named places, and the numbers that mean something else.

    'One and three, I mean', 'one, three, five': ascending numbers are places.
    """
    slots = tuple(dict.fromkeys(place for piece in frame.get("places") for place in piece.places))
    numbers = [int(piece.value) for piece in frame.counted]
    counted = len(set(numbers))
    counts_up = counted > _TWO or (counted == _TWO and bool(waiting.slots))
    if counts_up and not slots and not frame.holds("colour", "value"):
        return tuple(dict.fromkeys(numbers)), []
    return slots, numbers


def _from_side(slot: Slot | None, sides: list[str]) -> Slot | None:
    """Return a place counted from the other side: 'from the right, not from the left'."""
    if not sides or not isinstance(slot, int):
        return slot
    return abs(slot) if sides[-1] == "left" else -abs(slot)
