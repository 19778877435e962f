"""What is said of a move that waits: a 'no' takes it back, and what else is said changes it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from voice_hanabi.contract.commands import Command
from voice_hanabi.contract.meaning import Corrected, Meant
from voice_hanabi.hanabi.talk.commands import Clue, Discard, Play, Slot
from voice_hanabi.hanabi.talk.meaning.moves import BORROWED_COST, Frame, moves
from voice_hanabi.hanabi.talk.meaning.standing import ITEMS
from voice_hanabi.language.concepts import Spotted
from voice_hanabi.understanding.sentences.pieces import ACTS, Piece
from voice_hanabi.understanding.sentences.standing import Standing

Waiting = Play | Discard | Clue

_BESIDE = ("beside_left", "beside_right")
_LIGHT = ("filler", "correct", "stop", "card", "but")
"""What may be said with the side of a card beside the one that waits."""

_THOUGHTS = ("ask", "if", "past", "doubtful")
"""What tells that a denied act is not the one that waits, but one of a thought."""

_TELLING = ("places", "act", "colour", "value", "player", "side")
"""What tells which part of a move a number beside it is."""


def corrected(
    waiting: Waiting, frame: Frame, speaking: int | None, players: int, *, stopped: bool, announced: bool
) -> Corrected:
    """Return what a frame makes of the waiting move: another one, or a part of it changed."""
    whole = [one for one in moves(frame, speaking, players) if _whole(one.command)]
    # Who names the one whose move waits speaks to them: it is the next player's clue, and no part of this.
    spoken_to = any(speaking in piece.seats for piece in frame.get("player"))
    instead = whole or [
        one for one in _changed(waiting, frame, speaking) if one.command != waiting and not spoken_to
    ]
    return Corrected(
        stopped,
        announced,
        tuple(sorted(instead, key=lambda one: one.cost)),
        part=not whole,
        bare=bool(frame.get("number")) and not any(frame.get(kind) for kind in _TELLING),
        nothing_else=not frame.cost and not any(frame.get(kind) for kind in (*ITEMS, "act")),
    )


def denied(waiting: Waiting, pieces: Sequence[Piece], meant: Sequence[Standing]) -> bool:
    """Tell whether a sentence denies the act of the move that waits, or says that its card stays.

    'Don't discard it', 'I'm not playing that', 'I'll keep it'; but not what says more of a move.
    """
    act = {Play: "play", Discard: "discard", Clue: "clue"}[type(waiting)]
    if any(piece.kind in _THOUGHTS for piece in pieces) or any(
        piece.kind in (*ITEMS, *ACTS) and how is Standing.SAID
        for piece, how in zip(pieces, meant, strict=True)
    ):
        return False
    if any(piece.kind in ITEMS and not _is_its_own(waiting, piece) for piece in pieces):
        return False
    acts = [piece for piece in pieces if piece.kind in (*ACTS, "not") and piece.value]
    if acts:
        return any(piece.value == act or act in piece.also for piece in acts)
    return any("keep" in piece.also for piece in pieces) and not isinstance(waiting, Clue)


def part_denied(waiting: Waiting, pieces: Sequence[Piece], meant: Sequence[Standing]) -> bool:
    """Tell whether a part of the move that waits is denied: 'not Peter'."""
    return any(
        how is Standing.VOID and _is_its_own(waiting, piece) for piece, how in zip(pieces, meant, strict=True)
    ) and not any(piece.kind in _THOUGHTS for piece in pieces)


def _is_its_own(waiting: Waiting, piece: Piece) -> bool:
    """Tell whether a piece says a part of the move as it waits."""
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
    """Return the move of the card next to the one that waits, where nothing else is said of one."""
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


def _changed(waiting: Waiting, frame: Frame, speaking: int | None) -> Iterator[Meant]:
    acts = [str(piece.value) for piece in frame.get("act")]
    act = acts[-1] if acts else ""
    contents = frame.get("colour") + frame.get("value")
    numbers = frame.get("number") + [piece for piece in frame.get("count") if piece.value]
    places = [piece for piece in frame.get("places") if len(piece.places) == 1]
    seats = [seat for piece in frame.get("player") for seat in piece.seats if seat != speaking]
    guessed = any(piece.guessed for kind in frame.said.values() for piece in kind)
    match waiting:
        case Play() | Discard() if act in ("", "play", "discard"):
            named = [piece.places[0] for piece in places] or [int(piece.value) for piece in numbers[-1:]]
            named = named or [int(piece.value) for piece in frame.get("value")[-1:]]
            sides = [str(piece.value) for piece in frame.get("side")]
            slot = named[-1] if named else _from_side(waiting.slot, sides)
            colours = [str(piece.value) for piece in frame.get("colour")]
            kept = waiting.colour if isinstance(waiting, Play) and not named else None
            colour = colours[-1] if colours else kept
            plays = act == "play" or (not act and isinstance(waiting, Play))
            if named or act or sides or (colours and plays):
                yield Meant(Play(slot, colour) if plays else Discard(slot), frame.cost, not guessed)
        case Clue() if act in ("", "clue"):
            slots = tuple(dict.fromkeys(place for piece in frame.get("places") for place in piece.places))
            counted = len({piece.value for piece in numbers})
            if (counted > 2 or (counted > 1 and waiting.slots)) and not slots and not contents:
                # 'One and three, I mean', 'one, three, five': so places are counted up.
                slots, numbers = tuple(dict.fromkeys(int(piece.value) for piece in numbers)), []
            clue = replace(waiting, slots=slots, count=None)
            if seats:
                clue = replace(clue, target=seats[-1])
            if contents:
                last = max(contents, key=lambda piece: piece.place)
                colour = str(last.value) if last.kind == "colour" else None
                clue = replace(clue, colour=colour, value=None if colour else int(last.value))
            elif numbers and waiting.count is not None:
                clue = replace(clue, count=int(numbers[-1].value))
            elif numbers and not places:
                clue = replace(clue, colour=None, value=int(numbers[-1].value))
            if seats or contents or slots or numbers:
                yield Meant(clue, frame.cost, not guessed)
        case _ if act in ("play", "discard"):
            # 'No, I play': of which card is asked.
            yield Meant(Play() if act == "play" else Discard(), frame.cost + BORROWED_COST, not guessed)


def _from_side(slot: Slot | None, sides: list[str]) -> Slot | None:
    """Return a place counted from the other side: 'from the right, not from the left'."""
    if not sides or not isinstance(slot, int):
        return slot
    return abs(slot) if sides[-1] == "left" else -abs(slot)
