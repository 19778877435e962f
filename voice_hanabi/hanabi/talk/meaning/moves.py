"""Moves: what the pieces of a sentence say about playing, discarding, a clue, or moving a card.

Whatever is said in any order becomes a frame (an act, a player, a colour or a value, places, a count);
what is left over, doubtful or taken from a reason costs something.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from voice_hanabi.contract.commands import Command
from voice_hanabi.contract.meaning import Meant
from voice_hanabi.hanabi.talk.commands import Clue, Discard, Move, Play, Slot
from voice_hanabi.hanabi.talk.meaning.standing import ITEMS
from voice_hanabi.understanding.sentences.pieces import Piece
from voice_hanabi.understanding.sentences.standing import Standing

UNKNOWN_COST = 0.4
"""A word that is in no list."""
UNKNOWN_BESIDE_COST = 0.9
"""The same beside a colour, a value or a number, which may be said of it: 'a red jumper'."""
ELSEWHERE_COST = 3.0
"""Something of everyday life: talk."""
ELSEWHERE_APART_COST = 0.8
"""The same in a part of the sentence that says nothing of a move: the table asks."""
OTHERS_COST = 1.5
"""An act without anything else, said to somebody else: 'come on, Petr, play something'."""
LEFT_OVER_COST = 0.5
"""A part of a move that fits nowhere."""
BORROWED_COST = 0.2
"""A part that was only said in a reason."""
BARE_NUMBER_COST = 0.3
"""A number to a player that nothing tells to be a value: 'two to Petr'."""
GUESSED_COST = 0.8
"""A part that was misspelt, or that may mean something else: it is asked about."""
REPORTED_COST = 0.8
"""An act in a clause that tells of the past, too."""


@dataclass
class Frame:
    """What a sentence says, by kind, the latest last; of what was corrected only what stands."""

    said: dict[str, list[Piece]] = field(default_factory=dict)
    aside: dict[str, list[Piece]] = field(default_factory=dict)
    cost: float = 0.0

    def get(self, kind: str) -> list[Piece]:
        """Return the pieces of a kind that stand."""
        return self.said.get(kind, [])


def frame_of(pieces: Sequence[Piece], meant: Sequence[Standing]) -> Frame:
    """Return what is said in a sentence. What corrects something takes the place of what it corrects."""
    frame = Frame()
    replaced: set[str] | None = None
    for place, (piece, standing) in enumerate(zip(pieces, meant, strict=True)):
        if piece.kind == "unknown":
            beside = [pieces[at] for at in (place - 1, place + 1) if 0 <= at < len(pieces)]
            parted = piece.ends or (place and pieces[place - 1].ends)
            touching = (
                any(one.kind in ("colour", "value", "number", "count") for one in beside) and not parted
            )
            frame.cost += UNKNOWN_BESIDE_COST if touching else UNKNOWN_COST
        elif piece.kind == "elsewhere":
            frame.cost += ELSEWHERE_COST if _touches_a_move(pieces, place) else ELSEWHERE_APART_COST
        elif piece.kind == "correct" and standing is Standing.SAID:
            replaced = set()
        kind = "act" if piece.kind == "their-act" else piece.kind
        if kind not in (*ITEMS, "act", "you", "mine", "called"):
            continue
        if standing is not Standing.SAID:
            if standing is not Standing.VOID:
                frame.aside.setdefault(kind, []).append(piece)
            continue
        group = "content" if kind in ("colour", "value") else kind
        if replaced is not None and group not in replaced:
            replaced.add(group)
            for old in ("colour", "value") if group == "content" else (kind,):
                frame.said.pop(old, None)
        frame.said.setdefault(kind, []).append(piece)
    if any(piece.kind == "past" for piece in pieces) and frame.get("act"):
        clause_of_past = [one for one, how in zip(pieces, meant, strict=True) if how is Standing.REPORTED]
        if any(one.kind == "past" and not one.ends for one in clause_of_past[-1:]):
            frame.cost += REPORTED_COST
    return frame


def _touches_a_move(pieces: Sequence[Piece], place: int) -> bool:
    """Tell whether the part of a sentence between punctuation in which a piece stands says more of a move."""
    first = next((at + 1 for at in range(place - 1, -1, -1) if pieces[at].ends), 0)
    last = next((at for at in range(place, len(pieces)) if pieces[at].ends), len(pieces) - 1)
    return any(piece.kind in ("act", "their-act", *ITEMS) for piece in pieces[first : last + 1])


def moves(frame: Frame, speaking: int | None, players: int) -> Iterator[Meant]:
    """Yield the moves that a frame may mean, each with its cost."""
    acts: list[str] = []
    either = False
    for piece in frame.get("act"):
        acts.append(str(piece.value))
        if "discard" in piece.also:
            # A word that may be playing or discarding.
            acts.append("discard")
            either = True
    contents = frame.get("colour") + frame.get("value")
    others = [piece for piece in frame.get("player") if piece.seats != (speaking,)]
    clue_possible = bool(others) or players == 2
    spoken_to = bool(frame.get("you"))
    if "clue" in acts or (not acts and contents and (others or spoken_to)):
        yield from _clues(frame, speaking, 0.0)
    elif others and contents and (frame.get("you") or frame.get("value")) and not frame.get("mine"):
        # A whole clue, and an act that may be advice: 'Petr, the first is a one, play it'.
        yield from _clues(frame, speaking, BORROWED_COST)
    elif not acts and others and any(not piece.weak for piece in frame.get("number")):
        yield from _clues(frame, speaking, BARE_NUMBER_COST)
    for act in dict.fromkeys(reversed(acts)):
        # Of several acts the last is likelier, and a clue that says whom and what likelier still.
        cost = frame.cost + (0.0 if act == acts[-1] or either else LEFT_OVER_COST)
        if act in ("play", "discard"):
            whole_clue = "clue" in acts and clue_possible and contents
            yield from _plays(frame, act, cost + (LEFT_OVER_COST if whole_clue else 0.0))
        elif act == "move":
            yield from _moved(frame, cost)


def _clues(frame: Frame, speaking: int | None, more: float) -> Iterator[Meant]:
    targets, borrowed = _targets(frame, speaking)
    contents = _contents(frame)
    cost = frame.cost + more + (BORROWED_COST if borrowed else 0.0)
    slots, count = _details(frame)
    if not contents:
        if any(str(piece.value) == "clue" for piece in frame.get("act")):
            for seat in targets or (None,):
                yield Meant(Clue(seat), cost)
        return
    for place, content in enumerate(contents):
        # Of two colours the last is the likelier one, but the table asks.
        extra = LEFT_OVER_COST / 2 if place else 0.0
        for seat in targets or (None,):
            clue = Clue(
                seat,
                colour=str(content.value) if content.kind == "colour" else None,
                value=int(content.value) if content.kind != "colour" else None,
                slots=slots,
                count=count,
            )
            guessed = any(piece.guessed for piece in (content, *frame.get("player"), *frame.get("act")))
            yield Meant(clue, cost + extra + (GUESSED_COST if guessed else 0.0), not guessed)


def _targets(frame: Frame, speaking: int | None) -> tuple[list[int], bool]:
    """Return the seats that a clue may be for, likeliest first, and whether only a reason has them."""
    for borrowed, pieces in ((False, frame.get("player")), (True, frame.aside.get("player", []))):
        named = [piece for piece in pieces if piece.seats != (speaking,)]
        dative = [piece for piece in named if piece.cases == {"dative"}]
        chosen = dative or named
        seats = list(
            dict.fromkeys(seat for piece in reversed(chosen) for seat in piece.seats if seat != speaking)
        )
        if seats:
            return seats, borrowed
    return [], False


def _contents(frame: Frame) -> list[Piece]:
    """Return the colours or values that a clue may be about, likeliest first."""
    for said in (frame.said, frame.aside):
        found = said.get("colour", []) + said.get("value", [])
        distinct = {
            (piece.kind, piece.value): piece for piece in sorted(found, key=lambda piece: piece.place)
        }
        if distinct:
            return list(reversed(distinct.values()))
        if said is frame.said:
            # 'Petr, two': a bare number is a value where nothing else is said.
            numbers = frame.get("number") or [piece for piece in frame.get("count") if piece.value]
            strong = [piece for piece in numbers if not piece.weak] or numbers
            if strong:
                return strong[-1:]
    return []


def _details(frame: Frame) -> tuple[tuple[Slot, ...], int | None]:
    """Return the places and the count that a clue's giver named."""
    slots = tuple(dict.fromkeys(slot for piece in frame.get("places") for slot in _unfolded(piece)))
    contents = _contents(frame)
    counts = [piece for piece in frame.get("count") if piece not in contents]
    numbers = [piece for piece in frame.get("number") if piece not in contents and not piece.weak]
    if counts:
        return slots, int(counts[-1].value)
    if len(numbers) > 1 and not slots:
        return tuple(dict.fromkeys(int(piece.value) for piece in numbers)), None
    return slots, int(numbers[-1].value) if numbers else None


def _unfolded(piece: Piece) -> tuple[Slot, ...]:
    if piece.value == "through" and all(isinstance(place, int) and place > 0 for place in piece.places):
        first, last = int(piece.places[0]), int(piece.places[1])
        return tuple(range(first, last + 1)) if first < last else piece.places
    return piece.places


def _plays(frame: Frame, act: str, cost: float) -> Iterator[Meant]:
    places, guessed, borrowed = _places(frame)
    colours = [str(piece.value) for piece in frame.get("colour")]
    colour = colours[-1] if len(set(colours)) == 1 else None
    cost += BORROWED_COST if borrowed else 0.0
    cost += LEFT_OVER_COST * (len(set(colours)) > 1)
    guessed = guessed or any(piece.guessed for piece in frame.get("act"))
    # 'The blue four, discard' names a card, and no place in the hand; 'my blue one' is in it.
    named = bool(colours) and not frame.get("places")
    guessed = guessed or (act == "discard" and named and not frame.get("mine"))
    cost += GUESSED_COST if guessed else 0.0
    called = _called(frame)
    if frame.get("places") and (frame.get("value") or frame.get("number")):
        # 'The last one, the yellow five' tells what it is, and calls no colour.
        colour = None
    if not places:
        others = OTHERS_COST if frame.get("player") and not frame.get("mine") else 0.0
        yield Meant(_play(act, None, colour, called), cost + others, not guessed)
    for number, place in enumerate(reversed(places)):
        yield Meant(_play(act, place, colour, called), cost + (0.25 if number else 0.0), not guessed)


def _play(act: str, place: Slot | None, colour: str | None, called: int | None) -> Command:
    return Play(place, colour, called) if act == "play" else Discard(place, colour, called)


def _called(frame: Frame) -> int | None:
    """Return the rank by which a card is called whose place is not named: 'my three', 'the white one'."""
    if any(len(piece.places) == 1 for piece in frame.get("places")):
        return None
    own = [piece for piece in frame.get("number") if "called" in piece.also]
    said = frame.get("value") or frame.get("called") or own
    return int(said[-1].value) if said else None


def _places(frame: Frame) -> tuple[list[Slot], bool, bool]:
    """Return the single places that were named, whether one is a guess, and whether only a reason has it."""
    for borrowed, said in ((False, frame.said), (True, frame.aside)):
        single = [piece for piece in said.get("places", []) if len(piece.places) == 1]
        if single:
            return (
                list(dict.fromkeys(piece.places[0] for piece in single)),
                any(piece.guessed for piece in single),
                borrowed,
            )
        if said is frame.said:
            numbers = [piece for piece in frame.get("number") if not piece.weak] or frame.get("number")
            if numbers:
                return [int(numbers[-1].value)], numbers[-1].weak or numbers[-1].guessed, False
            counts = [piece for piece in frame.get("count") if piece.value and not piece.weak]
            values = frame.get("value") + counts
            if values:
                # 'Play the two': its place or its value? The table asks.
                return [int(values[-1].value)], True, False
    return [], False, False


def _moved(frame: Frame, cost: float) -> Iterator[Meant]:
    pieces = sorted(
        frame.get("places") + frame.get("number") + frame.get("value"), key=lambda piece: piece.place
    )
    named: list[Slot] = []
    for piece in pieces:
        # 'From two to five' was taken for a row of places.
        ends_of_row = (piece.places[0], piece.places[-1]) if len(piece.places) > 1 else piece.places
        named.extend(ends_of_row or (int(piece.value),))
    ends = [str(piece.value) for piece in frame.get("end")]
    ends += [str(piece.value) for piece in pieces[1:] if piece.value in ("left", "right")]
    if named and ends:
        yield Meant(Move(named[0], ends[-1]), cost)
    elif len(named) > 1:
        yield Meant(Move(named[0], named[1]), cost)
