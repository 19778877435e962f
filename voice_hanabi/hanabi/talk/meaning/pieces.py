"""The pieces of a sentence about Hanabi: acts, players, colours, values, counts and places of a hand.

Words that may mean several things ('one', 'two') are settled here by their neighbours.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from voice_hanabi.language.concepts import Spotted
from voice_hanabi.language.word_graph import SlotValue
from voice_hanabi.table.understanding.sentences.pieces import MARKS, Piece, marks_of

ACTS = ("play", "discard", "clue", "move")
THEIR_ACTS = {"they_play": "play", "they_discard": "discard", "they_clue": "clue"}
NEAR = 2
"""So many articles and nouns may stand between words that belong together: 'second card from the right'."""

_LACKED = ("colour", "value", "card")
"""What somebody may have none of. 'No, five' takes back, 'not a single five' does not."""

_BY_THE_WAY = (("told",), ("newest",), ("oldest",))

_GROUPS = (1, "last", "left", "right", "middle")
"""Places of which several may be named together: 'the first two', 'the middle three'."""


@dataclass
class _Cutter:
    """Goes over the word groups of a sentence from left to right."""

    groups: Sequence[Spotted]
    hand_size: int
    pieces: list[Piece] = field(default_factory=list)
    used: set[int] = field(default_factory=set)

    def near(
        self, place: int, step: int, *names: str, over: tuple[str, ...] = ("filler", "card")
    ) -> int | None:
        """Return the group of one of these concepts beside another, articles and nouns between them."""
        at = place + step
        for _ in range(NEAR + 1):
            if not 0 <= at < len(self.groups):
                return None
            # Punctuation parts what stands before it from what stands behind.
            if self.groups[min(at, at - step)].ends and self.groups[min(at, at - step)].ends != ",":
                return None
            if at not in self.used and self.groups[at].means(*names):
                return at
            if not self.groups[at].means(*over):
                return None
            at += step
        return None

    def add(
        self,
        kind: str,
        place: int,
        *,
        value: SlotValue = "",
        places: tuple[SlotValue, ...] = (),
        seats: tuple[int, ...] = (),
        cases: frozenset[str] = frozenset(),
        also: frozenset[str] = frozenset(),
        weak: bool = False,
    ) -> None:
        """Add a piece for a group of words."""
        group = self.groups[place]
        self.pieces.append(
            Piece(kind, place, value, places, seats, cases, also, group.guessed, group.ends, weak)
        )


def pieces_of(groups: Sequence[Spotted], hand_size: int) -> list[Piece]:
    """Return the pieces of a sentence, in its order, for hands of this size.

    Of moves there are ``colour``, ``value``, ``number``, ``count``, ``places``, ``end`` (where a card is
    moved) and ``side`` (from where is counted). Places are numbers from the owner's left, ``last``, negative
    numbers from the right (-1 is the rightmost), ``middle``, ``newest``, ``oldest`` or ``told``.
    """
    cutter = _Cutter(groups, hand_size)
    for place, group in enumerate(groups):
        if place in cutter.used:
            continue
        row = _row_of_numbers(cutter, place)
        if row:
            cutter.used.update(row)
            cutter.add("places", place, places=tuple(_number(groups[at]) for at in row))
        elif group.means("place"):
            if not _all_that_are(cutter, place):
                _add_places(cutter, place)
        elif group.means("player"):
            seats = tuple(int(seat) for seat in group.values("player"))
            cases = frozenset(str(case) for case in group.values("case"))
            cutter.add("player", place, seats=seats, cases=cases)
        elif group.means("colour"):
            cutter.add("colour", place, value=group.values("colour")[0])
        elif group.means("value") and not (group.means("number") and _placed(cutter, place)):
            cutter.add("value", place, value=group.values("value")[0], also=_marks(group))
        elif group.means("number"):
            _add_number(cutter, place)
        else:
            _add_other(cutter, place)
    pieces = sorted(cutter.pieces, key=lambda piece: piece.place)
    if sum(piece.kind == "places" for piece in pieces) > 1:
        # 'Slot three, the one that Petr told me about' says twice which.
        return [piece for piece in pieces if piece.places not in _BY_THE_WAY] or pieces
    return pieces


def _row_of_numbers(cutter: _Cutter, place: int) -> list[int]:
    """Return the groups of a row of plain numbers that count places up: 'one, three and five are white'.

    Two alone need an 'and' or a comma between them, and some colour or value must be said of them besides.
    """
    row: list[int] = []
    joined = False
    for at in range(place, len(cutter.groups)):
        group = cutter.groups[at]
        if group.means("number") and not group.means("place") and 1 <= _number(group) <= cutter.hand_size:
            if row and _number(group) <= _number(cutter.groups[row[-1]]):
                break
            row.append(at)
        elif row and row[-1] == at - 1 and group.means("filler") and len(group.words) == 1 and not group.ends:
            joined = True
        else:
            break
        if group.ends and group.ends != ",":
            break
        joined = joined or bool(group.ends)
    noun_before = cutter.near(place, -1, "card", over=())
    if len(row) < 2 or (len(row) == 2 and not joined) or noun_before is not None:
        return []
    beside = [group for at, group in enumerate(cutter.groups) if not row[0] <= at <= row[-1]]
    said_of = any(
        group.means("colour") or (group.means("value") and not group.means("number")) for group in beside
    )
    return row if said_of else []


def _number(group: Spotted) -> int:
    return int(group.values("number")[0])


def _marks(group: Spotted) -> frozenset[str]:
    return marks_of(group, "number", "none", "stop", "named_act", "keep")


def _placed(cutter: _Cutter, place: int) -> bool:
    """Tell whether a number stands beside the noun of a place: 'card two'."""
    before = cutter.near(place, -1, "card", over=())
    return before is not None


def _add_places(cutter: _Cutter, place: int) -> None:
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


def _all_that_are(cutter: _Cutter, place: int) -> bool:
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


def _several(cutter: _Cutter, place: int, value: SlotValue) -> tuple[SlotValue, ...]:
    """Return the places of 'the first two', 'the middle three', 'two on the left'; nothing for one place."""
    if value == "all":
        return tuple(range(1, cutter.hand_size + 1))
    if value not in _GROUPS:
        return ()
    for at in (cutter.near(place, 1, "number", over=()), _number_before(cutter, place)):
        if at is None or cutter.groups[at].means("place"):
            continue
        number = int(cutter.groups[at].values("number")[0])
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


def _number_before(cutter: _Cutter, place: int) -> int | None:
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


def _add_number(cutter: _Cutter, place: int) -> None:
    group = cutter.groups[place]
    number = int(group.values("number")[0])
    noun_before = cutter.near(place, -1, "card", over=())
    if noun_before is not None and not cutter.groups[noun_before].means("number"):
        _add_numbered_places(cutter, place)
        return
    if cutter.near(place, -1, "value_noun", over=("filler",)) is not None:
        cutter.used.add(place)
        cutter.add("value", place, value=number)
        return
    counts = cutter.near(place, 1, "card", over=("filler",)) is not None and not group.ends
    if group.means("card") and not counts and _after_what_it_stands_for(cutter, place):
        # 'The last one', 'the red one'.
        cutter.used.add(place)
        cutter.add("filler", place)
        return
    counted = cutter.near(place, 1, "colour", "value", over=())
    noun_behind = cutter.near(place, 1, "card", over=("filler",))
    if noun_behind is not None and cutter.groups[noun_behind].means("number"):
        noun_behind = None
    article = group.means("filler")
    valued = cutter.near(place, 1, "number", over=())
    if valued is not None and not group.ends and not article and not group.means("value"):
        # 'Exactly one four': a count and a value.
        cutter.used.update((place, valued))
        cutter.add("count", place, value=number)
        cutter.add("value", valued, value=int(cutter.groups[valued].values("number")[0]))
        return
    if not group.ends and not article and (counted is not None or noun_behind is not None):
        cutter.used.add(place)
        cutter.add("count", place, value=number, weak=counted is None)
        return
    if article:
        cutter.used.add(place)
        cutter.add("filler", place)
        return
    cutter.used.add(place)
    cutter.add("number", place, value=number, weak=group.means("card"))


def _after_what_it_stands_for(cutter: _Cutter, place: int) -> bool:
    before = place - 1
    return (
        before >= 0
        and not cutter.groups[before].ends
        and not cutter.groups[before].means("through")
        and cutter.groups[before].means("place", "colour", "mine", "you", "filler", "from_left", "from_right")
    )


def _add_numbered_places(cutter: _Cutter, place: int) -> None:
    """Add 'card two', 'slots one, two and four', 'positions two to four'."""
    found: list[SlotValue] = []
    at: int | None = place
    through = False
    while at is not None:
        cutter.used.add(at)
        number = int(cutter.groups[at].values("number")[0])
        if through and found:
            found.extend(range(int(found[-1]) + 1, number + 1))
        else:
            found.append(number)
        last = at
        to = cutter.near(last, 1, "through", over=())
        through = to is not None
        if to is not None:
            cutter.used.add(to)
        between = ("filler",) if to is None else ("filler", "card")
        at = cutter.near(last if to is None else to, 1, "number", over=between)
        # 'Number four, that's a five': an article is no further place.
        if at is not None and cutter.groups[at].means("filler") and at > last + 1:
            at = None
    cutter.add("places", place, places=tuple(found), value="through" if len(found) == 2 and through else "")


def _add_other(cutter: _Cutter, place: int) -> None:
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
