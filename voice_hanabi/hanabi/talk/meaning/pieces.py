"""The pieces of a sentence about Hanabi: acts, players, colours, values, counts and places of a hand.

Words that may mean several things ('one', 'two') are settled here by their neighbours.
"""

from __future__ import annotations

from collections.abc import Sequence

from voice_hanabi.hanabi.talk.meaning.cutter import NEAR, Cutter
from voice_hanabi.hanabi.talk.meaning.numbers import add_number, number_of, placed, row_of_numbers
from voice_hanabi.language.concepts import Spotted
from voice_hanabi.language.word_graph import SlotValue
from voice_hanabi.understanding.sentences.pieces import MARKS, Piece, marks_of

ACTS = ("play", "discard", "clue", "move")
THEIR_ACTS = {"they_play": "play", "they_discard": "discard", "they_clue": "clue"}
_LACKED = ("colour", "value", "card")
"""What somebody may have none of. 'No, five' takes back, 'not a single five' does not."""

_BY_THE_WAY = (("told",), ("newest",), ("oldest",))

_GROUPS = (1, "last", "left", "right", "middle")
"""Places of which several may be named together: 'the first two', 'the middle three'."""


def pieces_of(groups: Sequence[Spotted], hand_size: int) -> list[Piece]:
    """Return the pieces of a sentence, in its order, for hands of this size.

    Of moves there are ``colour``, ``value``, ``number``, ``count``, ``places``, ``end`` (where a card is
    moved) and ``side`` (from where is counted). Places are numbers from the owner's left, ``last``, negative
    numbers from the right (-1 is the rightmost), ``middle``, ``newest``, ``oldest`` or ``told``.
    """
    cutter = Cutter(groups, hand_size)
    for place, group in enumerate(groups):
        if place in cutter.used:
            continue
        row = row_of_numbers(cutter, place)
        if row:
            cutter.used.update(row)
            cutter.add("places", place, places=tuple(number_of(groups[at]) for at in row))
        elif group.means("place"):
            if not _all_that_are(cutter, place):
                _add_places(cutter, place)
        elif group.means("player"):
            seats = tuple(int(seat) for seat in group.values("player"))
            cases = frozenset(str(case) for case in group.values("case"))
            cutter.add("player", place, seats=seats, cases=cases)
        elif group.means("colour"):
            cutter.add("colour", place, value=group.values("colour")[0])
        elif group.means("value") and not (group.means("number") and placed(cutter, place)):
            cutter.add("value", place, value=group.values("value")[0], also=_marks(group))
        elif group.means("number"):
            add_number(cutter, place)
        elif group.means("called"):
            cutter.add("called", place, value=group.values("called")[0])
        else:
            _add_other(cutter, place)
    pieces = sorted(cutter.pieces, key=lambda piece: piece.place)
    if sum(piece.kind == "places" for piece in pieces) > 1:
        # 'Slot three, the one that Petr told me about' says twice which.
        return [piece for piece in pieces if piece.places not in _BY_THE_WAY] or pieces
    return pieces


def _marks(group: Spotted) -> frozenset[str]:
    return marks_of(group, "number", "none", "stop", "named_act", "keep")


def _add_places(cutter: Cutter, place: int) -> None:
    group = cutter.groups[place]
    cutter.used.add(place)
    value = group.values("place")[0]
    behind = cutter.near(place, 1, "from_left", "from_right")
    before = cutter.near(place, -1, "from_left", "from_right", over=("filler",)) if behind is None else None
    from_ = behind if behind is not None else before
    if from_ is not None and value in (1, 2, 3, 4, 5):
        cutter.used.add(from_)
        if cutter.groups[from_].means("from_right"):
            value = -int(value)
    several = _several(cutter, place, value)
    if several:
        cutter.add("places", place, places=several)
        return
    onwards = cutter.near(place, 1, "onwards")
    if onwards is not None and isinstance(value, int):
        cutter.used.add(onwards)
        first = value if value > 0 else cutter.hand_size + 1 + value
        cutter.add("places", place, places=tuple(range(first, cutter.hand_size + 1)))
        return
    through = cutter.near(place, 1, "through", over=("card",))
    if through is not None:
        to = cutter.near(through, 1, "place", "number")
        if to is not None:
            name = "place" if cutter.groups[to].means("place") else "number"
            last = cutter.groups[to].values(name)[0]
            cutter.used.update((through, to))
            cutter.add("places", place, places=(value, last), value="through")
            return
    cutter.add("places", place, places=_spread(value), value=value if value in ("left", "right") else "")


def _all_that_are(cutter: Cutter, place: int) -> bool:
    """Tell whether 'all' is said of a colour or value, and so of no place: 'all your twos'."""
    return cutter.groups[place].values("place")[0] == "all" and (
        cutter.near(place, 1, "colour", "value", over=("you",)) is not None
    )


def _spread(value: SlotValue) -> tuple[SlotValue, ...]:
    if value == "ends":
        return (1, -1)
    if value == "second-last":
        return (-2,)
    if value == "left":
        return (1,)
    if value == "right":
        return (-1,)
    return (value,)


def _several(cutter: Cutter, place: int, value: SlotValue) -> tuple[SlotValue, ...]:
    """Return the places of 'the first two', 'the middle three', 'two on the left'; nothing for one place."""
    if value == "all":
        return tuple(range(1, cutter.hand_size + 1))
    if value not in _GROUPS or cutter.groups[place].means("single"):
        return ()
    for at in (cutter.near(place, 1, "number", over=()), _number_before(cutter, place)):
        if at is None or cutter.groups[at].means("place"):
            continue
        number = number_of(cutter.groups[at])
        if not 2 <= number < cutter.hand_size:
            continue
        # 'First, two' names two places; a comma or a colour between them tells.
        if cutter.groups[min(at, place)].ends:
            continue
        cutter.used.add(at)
        cutter.pieces = [piece for piece in cutter.pieces if piece.place != at]
        if value in (1, "left"):
            return tuple(range(1, number + 1))
        if value == "middle":
            first = (cutter.hand_size - number) // 2 + 1
            return tuple(range(first, first + number))
        return tuple(range(-number, 0))
    return ()


def _number_before(cutter: Cutter, place: int) -> int | None:
    """Return the number that stands before a place and counts it: 'the two on the right'."""
    for at in range(place - 1, max(-1, place - NEAR - 2), -1):
        if cutter.groups[at].ends:
            return None
        if cutter.groups[at].means("number"):
            counts = any(piece.place == at and piece.kind in ("number", "count") for piece in cutter.pieces)
            return at if counts else None
        if not cutter.groups[at].means("filler", "card"):
            return None
    return None


def _add_other(cutter: Cutter, place: int) -> None:
    group = cutter.groups[place]
    acts = [name for name in ACTS if group.means(name)]
    act = acts[0] if acts else None
    theirs = next((THEIR_ACTS[name] for name in THEIR_ACTS if group.means(name)), None)
    marks = _marks(group)
    lacked = (*_LACKED, "number") if len(group.words) > 1 else _LACKED
    if (
        group.means("none") and cutter.near(place, 1, *lacked, over=()) is not None and not group.ends
    ) or group.means("lacks"):
        cutter.add("count", place, value=0, also=marks)
    elif act is not None and theirs is not None and _is_subject_before(cutter):
        # 'Peter spiller femte', though 'spiller femte' is the speaker's.
        cutter.add("their-act", place, value=theirs, also=marks)
    elif act is not None and group.means("not"):
        cutter.add("not", place, value=act, also=marks)
    elif act is not None:
        # A word that may be two acts is either: the table asks.
        cutter.add("act", place, value=act, also=marks | frozenset(acts[1:]))
    elif theirs is not None:
        cutter.add("their-act", place, value=theirs, also=marks)
    elif group.means("from_left", "from_right"):
        cutter.add("side", place, value="left" if group.means("from_left") else "right")
    elif group.means("to_left", "to_right"):
        cutter.add("end", place, value="left" if group.means("to_left") else "right")
    elif any(group.means(mark) for mark in MARKS):
        cutter.add(next(mark for mark in MARKS if group.means(mark)), place, also=marks)
    elif group.means("elsewhere"):
        cutter.add("elsewhere", place)
    elif group.means("you"):
        cutter.add("you", place)
    elif group.means("mine"):
        cutter.add("mine", place)
    elif group.known:
        cutter.add("filler", place, also=marks & {"keep"})
    else:
        cutter.add("unknown", place)


def _is_subject_before(cutter: Cutter) -> bool:
    """Tell whether the last piece is a name, with nothing between."""
    return bool(cutter.pieces) and cutter.pieces[-1].kind == "player" and not cutter.pieces[-1].ends
