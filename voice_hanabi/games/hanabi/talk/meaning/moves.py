"""Reads moves from the pieces of a sentence: playing, discarding, a clue, or moving a card.

Each move is read from the frame (`frame.py`) by its roles: the act, the receiver, the content, the place and
the count. Extra words, doubts and parts taken from a reason have a cost.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from voice_hanabi.contract.commands import Command
from voice_hanabi.contract.meaning import Meant
from voice_hanabi.games.hanabi.talk.commands import Clue, Discard, Move, Play, Slot
from voice_hanabi.games.hanabi.talk.meaning.frame import Frame
from voice_hanabi.understanding.sentences.pieces import Piece

OTHERS_COST = 1.5
"""An act alone, said to somebody else: 'come on, Petr, play something'."""
LEFT_OVER_COST = 0.5
"""A part of a move that fits nowhere."""
BORROWED_COST = 0.2
"""A part that was only said in a reason."""
BARE_NUMBER_COST = 0.3
"""A number to a player without a sign that it is a value: 'two to Petr'."""
GUESSED_COST = 0.8
"""A part that was misspelt, or may mean something else: the table asks."""

_CONTENTS = ("colour", "value")
"""What a clue is about."""
_TWO = 2
"""With two players a clue is always for the other one."""


def moves(frame: Frame, speaking: int | None, players: int) -> Iterator[Meant]:
    """Yield the possible moves of a frame, each with its cost."""
    # A word that may be playing or discarding is tried as both.
    either = any("discard" in piece.also for piece in frame.get("act"))
    acts = [act for piece in frame.get("act") for act in _acts_of(piece)]
    others = any(piece.seats != (speaking,) for piece in frame.get("player"))
    more = _clue_cost(frame, acts, others=others)
    if more is not None:
        yield from _clues(frame, speaking, more)
    whole_clue = "clue" in acts and (others or players == _TWO) and frame.holds(*_CONTENTS)
    for act in dict.fromkeys(reversed(acts)):
        # The last of several acts is likelier, and a complete clue likelier still.
        cost = frame.cost + (0.0 if act == acts[-1] or either else LEFT_OVER_COST)
        if act in ("play", "discard"):
            yield from _plays(_part_of(frame, act), act, cost + (LEFT_OVER_COST if whole_clue else 0.0))
        elif act == "move":
            yield from _moved(frame, cost)


def _acts_of(piece: Piece) -> tuple[str, ...]:
    return (str(piece.value), *(("discard",) if "discard" in piece.also else ()))


def _part_of(frame: Frame, act: str) -> Frame:
    """Return a frame with the places of one act, if each of two acts has its own.

    'I'll play the first and discard the third': the third is not played.
    """
    acts, places = frame.get("act"), frame.get("places")
    if len({str(piece.value) for piece in acts}) == 1 or not places:
        return frame
    # An act or a place that comes first applies to both.
    acts_first = min(piece.place for piece in acts) < min(piece.place for piece in places)
    owners: dict[str, list[Piece]] = {}
    for place in places:
        before = [one for one in acts if (one.place < place.place) == acts_first]
        if before:
            owner = (max if acts_first else min)(before, key=lambda one: one.place)
            owners.setdefault(str(owner.value), []).append(place)
    whole = len(owners) == len({str(piece.value) for piece in acts})
    return replace(frame, said={**frame.said, "places": owners[act]}) if whole else frame


def _clue_cost(frame: Frame, acts: Sequence[str], *, others: bool) -> float | None:
    """Return the extra cost of reading a frame as a clue; ``None`` if it isn't one.

    ``others`` is true if somebody other than the speaker is named.
    """
    contents, spoken_to = frame.holds(*_CONTENTS), frame.holds("you")
    if "clue" in acts or (not acts and contents and (others or spoken_to)):
        return 0.0
    if others and contents and frame.holds("you", "value") and not frame.holds("mine"):
        # A whole clue, and an act that may be advice: 'Petr, the first is a one, play it'.
        return BORROWED_COST
    if not acts and others and any(not piece.weak for piece in frame.get("number")):
        return BARE_NUMBER_COST
    return None


def _clues(frame: Frame, speaking: int | None, more: float) -> Iterator[Meant]:
    targets, borrowed = _targets(frame, speaking)
    contents = _contents(frame)
    cost = frame.cost + more + (BORROWED_COST if borrowed else 0.0)
    if not contents and any(str(piece.value) == "clue" for piece in frame.get("act")):
        yield from (Meant(Clue(seat), cost) for seat in targets or (None,))
    slots, count = _details(frame)
    for place, content in enumerate(contents):
        # The last of two colours is likelier, but the table asks.
        extra = LEFT_OVER_COST / 2 if place else 0.0
        guessed = any(piece.guessed for piece in (content, *frame.get("player"), *frame.get("act")))
        coloured = content.kind == "colour"
        for seat in targets or (None,):
            clue = Clue(
                seat,
                colour=str(content.value) if coloured else None,
                value=None if coloured else int(content.value),
                slots=slots,
                count=count,
            )
            yield Meant(clue, cost + extra + (GUESSED_COST if guessed else 0.0), not guessed)


def _targets(frame: Frame, speaking: int | None) -> tuple[list[int], bool]:
    """Return the seats that a clue may be for, likeliest first, and whether only a reason names them."""
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
            # 'Petr, two': a bare number is a value if nothing else is said.
            numbers = frame.get("number") or frame.counted
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
    where = _where(frame)
    colours = {str(piece.value) for piece in frame.get("colour")}
    cost += BORROWED_COST if where.borrowed else 0.0
    cost += LEFT_OVER_COST * (len(colours) > 1)
    misspelt = where.guessed or any(piece.guessed for piece in frame.get("act"))
    guessed = misspelt or (act == "discard" and _is_named_by_colour(frame))
    cost += GUESSED_COST if guessed else 0.0
    called = _called(frame)
    colour = _colour_called(frame)
    if not where.places:
        others = OTHERS_COST if frame.get("player") and not frame.get("mine") else 0.0
        yield Meant(_play(act, None, colour, called), cost + others, not guessed)
    for number, place in enumerate(reversed(where.places)):
        yield Meant(_play(act, place, colour, called), cost + (0.25 if number else 0.0), not guessed)


def _colour_called(frame: Frame) -> str | None:
    """Return the colour that is called; 'the last one, the yellow five' says what a card is."""
    colours = {str(piece.value) for piece in frame.get("colour")}
    told = frame.holds("places") and frame.holds("value", "number")
    return colours.pop() if len(colours) == 1 and not told else None


def _is_named_by_colour(frame: Frame) -> bool:
    """Return whether 'the blue four' names a card by its face; 'my blue one' is a place in the hand."""
    return frame.holds("colour") and not frame.holds("places", "mine")


def _play(act: str, place: Slot | None, colour: str | None, called: int | None) -> Command:
    return Play(place, colour, called) if act == "play" else Discard(place, colour, called)


def _called(frame: Frame) -> int | None:
    """Return the rank that stands for a card without a place: 'my three', 'the white one', 'white three'."""
    if any(len(piece.places) == 1 for piece in frame.get("places")):
        return None
    coloured = frame.holds("colour")
    own = [piece for piece in frame.get("number") if coloured or "called" in piece.also]
    said = frame.get("value") or frame.get("called") or own
    return int(said[-1].value) if said else None


@dataclass(frozen=True, slots=True)
class _Where:
    """The single places that were named, and how surely."""

    places: tuple[Slot, ...] = ()
    guessed: bool = False
    borrowed: bool = False
    """Whether only a reason names them."""


def _where(frame: Frame) -> _Where:
    """Return the named places: by their words, by a number, or only in a reason."""
    return _single(frame.said) or _numbered(frame) or _single(frame.aside, borrowed=True) or _Where()


def _single(said: dict[str, list[Piece]], *, borrowed: bool = False) -> _Where | None:
    single = [piece for piece in said.get("places", []) if len(piece.places) == 1]
    if not single:
        return None
    places = tuple(dict.fromkeys(piece.places[0] for piece in single))
    return _Where(places, any(piece.guessed for piece in single), borrowed)


def _numbered(frame: Frame) -> _Where | None:
    """Return the place that a number means; for 'play the two' the table asks whether it is a value."""
    numbers = [piece for piece in frame.get("number") if not piece.weak] or frame.get("number")
    if numbers:
        return _Where((int(numbers[-1].value),), numbers[-1].weak or numbers[-1].guessed)
    values = frame.get("value") + [piece for piece in frame.get("count") if piece.value and not piece.weak]
    return _Where((int(values[-1].value),), True) if values else None


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
