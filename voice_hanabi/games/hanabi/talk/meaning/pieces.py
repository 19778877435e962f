"""The pieces of a sentence about Hanabi: acts, players, colours, values, counts and places of a hand.

The neighbours of ambiguous words ('one', 'two') decide their meaning here.
"""

from __future__ import annotations

from collections.abc import Sequence

from voice_hanabi.games.hanabi.talk.meaning.cutter import NEAR, HanabiCutter
from voice_hanabi.games.hanabi.talk.meaning.numbers import add_number, number_of, placed, row_of_numbers
from voice_hanabi.games.hanabi.talk.places import fixed_place
from voice_hanabi.language.concepts import Spotted
from voice_hanabi.language.word_graph import SlotValue
from voice_hanabi.understanding.sentences.cutting import Cut, CutRule, concept_of, is_known, mark_of, means
from voice_hanabi.understanding.sentences.pieces import MARKS, Piece, marks_of
from voice_hanabi.understanding.sentences.rules import Rule, first_rule

ACTS = ("play", "discard", "clue", "move")
THEIR_ACTS = {"they_play": "play", "they_discard": "discard", "they_clue": "clue"}
_LACKED = ("colour", "value", "card")
"""What somebody may lack. 'No, five' takes back, 'not a single five' does not."""

_BY_THE_WAY = (("told",), ("newest",), ("oldest",))

_GROUPS = (1, "last", "left", "right", "middle")
"""Places of which several may be named together: 'the first two', 'the middle three'."""


def pieces_of(groups: Sequence[Spotted], hand_size: int) -> list[Piece]:
    """Return the pieces of a sentence, in order, for hands of this size.

    The pieces of moves are ``colour``, ``value``, ``number``, ``count``, ``places``, ``end`` (where a card is
    moved) and ``side`` (from which to count). Places are numbers from the owner's left, ``last``, negative
    numbers from the right (-1 is the rightmost), ``middle``, ``newest``, ``oldest`` or ``told``.
    """
    cutter = HanabiCutter(groups, hand_size)
    for place in range(len(groups)):
        if place not in cutter.used:
            first_rule(_RULES, _add_unknown, cutter, place)(cutter, place)
    pieces = cutter.in_order()
    if sum(piece.kind == "places" for piece in pieces) > 1:
        # 'Slot three, the one that Petr told me about' says it twice.
        return [piece for piece in pieces if piece.places not in _BY_THE_WAY] or pieces
    return pieces


def _marks(group: Spotted) -> frozenset[str]:
    return marks_of(group, "number", "none", "stop", "named_act", "keep")


def _add_places(cutter: HanabiCutter, place: int) -> None:
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


def _all_that_are(cutter: HanabiCutter, place: int) -> bool:
    """Return whether 'all' refers to a colour or value, and so not to places: 'all your twos'."""
    group = cutter.groups[place]
    return (
        group.means("place")
        and group.values("place")[0] == "all"
        and cutter.near(place, 1, "colour", "value", over=("you",)) is not None
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


def _several(cutter: HanabiCutter, place: int, value: SlotValue) -> tuple[SlotValue, ...]:
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
        # 'First, two' names two places; a comma or a colour between them shows it.
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


def _after_except(cutter: HanabiCutter, place: int) -> list[int]:
    """Return the groups that name the places after an 'except'."""
    found: list[int] = []
    at = cutter.near(place, 1, "place")
    while at is not None:
        found.append(at)
        at = None if cutter.groups[at].ends else cutter.near(at, 1, "place")
    return found


def _fixed(cutter: HanabiCutter, place: int) -> list[int | None]:
    """Return the one or two places from the left that a group means, ``None`` for one not known yet."""
    said = _spread(cutter.groups[place].values("place")[0])
    return [fixed_place(one, cutter.hand_size) for one in said]


def _number_before(cutter: HanabiCutter, place: int) -> int | None:
    """Return the number before a place that counts it: 'the two on the right'."""
    for at in range(place - 1, max(-1, place - NEAR - 2), -1):
        if cutter.groups[at].ends:
            return None
        if cutter.groups[at].means("number"):
            counts = any(piece.place == at and piece.kind in ("number", "count") for piece in cutter.pieces)
            return at if counts else None
        if not cutter.groups[at].means("filler", "card"):
            return None
    return None


# Conditions


def _leaves_out(cutter: HanabiCutter, place: int) -> bool:
    """Return whether places follow that are not meant: 'all except the first', but not '... the newest'."""
    named = _after_except(cutter, place) if cutter.groups[place].means("except") else []
    return bool(named) and all(None not in _fixed(cutter, at) for at in named)


def _begins_a_row(cutter: HanabiCutter, place: int) -> bool:
    return bool(row_of_numbers(cutter, place))


def _is_value(cutter: HanabiCutter, place: int) -> bool:
    group = cutter.groups[place]
    return group.means("value") and not (group.means("number") and placed(cutter, place))


def _says_none(cutter: HanabiCutter, place: int) -> bool:
    """Return whether somebody is said to have none of something: 'no five', 'you lack red'."""
    group = cutter.groups[place]
    lacked = (*_LACKED, "number") if len(group.words) > 1 else _LACKED
    none = group.means("none") and not group.ends and cutter.near(place, 1, *lacked, over=()) is not None
    return none or group.means("lacks")


def _is_done_by_a_name_before(cutter: HanabiCutter, place: int) -> bool:
    """Return whether the name before an act of either person is its subject.

    'Peter spiller femte', though 'spiller femte' is the speaker's.
    """
    group = cutter.groups[place]
    return group.means(*ACTS) and group.means(*THEIR_ACTS) and _is_subject_before(cutter)


def _is_denied_act(cutter: HanabiCutter, place: int) -> bool:
    return cutter.groups[place].means(*ACTS) and cutter.groups[place].means("not")


def _is_subject_before(cutter: HanabiCutter) -> bool:
    """Return whether the last piece is a name, with nothing between."""
    return bool(cutter.pieces) and cutter.pieces[-1].kind == "player" and not cutter.pieces[-1].ends


# The pieces of each kind


def _add_row(cutter: HanabiCutter, place: int) -> None:
    row = row_of_numbers(cutter, place)
    cutter.used.update(row)
    cutter.add("places", place, places=tuple(number_of(cutter.groups[at]) for at in row))


def _add_all_but(cutter: HanabiCutter, place: int) -> None:
    """Add all places but those that follow; what came before ('all', 'all four') says nothing more."""
    cutter.pieces = [piece for piece in cutter.pieces if not _says_all(cutter, piece, place)]
    named = _after_except(cutter, place)
    cutter.used.update(named)
    left_out = {one for at in named for one in _fixed(cutter, at)}
    rest = tuple(each for each in range(1, cutter.hand_size + 1) if each not in left_out)
    cutter.add("places", place, places=rest)


def _says_all(cutter: HanabiCutter, piece: Piece, exception: int) -> bool:
    """Return whether a piece says all cards, or how many they are, right before an exception."""
    near = exception - NEAR - 1 <= piece.place < exception
    whole = piece.kind == "places" and "all" in cutter.groups[piece.place].values("place")
    return near and (whole or piece.kind in ("number", "count"))


def _add_player(cutter: HanabiCutter, place: int) -> None:
    group = cutter.groups[place]
    seats = tuple(int(seat) for seat in group.values("player"))
    cutter.add("player", place, seats=seats, cases=frozenset(str(case) for case in group.values("case")))


def _add_value(cutter: HanabiCutter, place: int) -> None:
    group = cutter.groups[place]
    cutter.add("value", place, value=group.values("value")[0], also=_marks(group))


def _valued(kind: str) -> Cut[HanabiCutter]:
    """Return a function that adds a piece of a kind with the value of the concept of the same name."""
    return lambda cutter, place: cutter.add(kind, place, value=cutter.groups[place].values(kind)[0])


def _plain(kind: str, value: SlotValue = "") -> Cut[HanabiCutter]:
    return lambda cutter, place: cutter.add(kind, place, value=value)


def _add_none(cutter: HanabiCutter, place: int) -> None:
    cutter.add("count", place, value=0, also=_marks(cutter.groups[place]))


def _add_their_act(cutter: HanabiCutter, place: int) -> None:
    theirs = THEIR_ACTS[concept_of(cutter, place, tuple(THEIR_ACTS))]
    cutter.add("their-act", place, value=theirs, also=_marks(cutter.groups[place]))


def _add_denied_act(cutter: HanabiCutter, place: int) -> None:
    cutter.add("not", place, value=concept_of(cutter, place, ACTS), also=_marks(cutter.groups[place]))


def _add_act(cutter: HanabiCutter, place: int) -> None:
    """Add an act; a word that may be two acts is either, and the table asks."""
    group = cutter.groups[place]
    first, *others = [name for name in ACTS if group.means(name)]
    cutter.add("act", place, value=first, also=_marks(group) | frozenset(others))


def _add_mark(cutter: HanabiCutter, place: int) -> None:
    cutter.add(mark_of(cutter, place), place, also=_marks(cutter.groups[place]))


def _add_filler(cutter: HanabiCutter, place: int) -> None:
    cutter.add("filler", place, also=_marks(cutter.groups[place]) & {"keep"})


def _add_unknown(cutter: HanabiCutter, place: int) -> None:
    cutter.add("unknown", place)


_RULES: tuple[CutRule[HanabiCutter], ...] = (
    # Names: places, people, colours, values, numbers.
    Rule(_leaves_out, _add_all_but),
    Rule(_begins_a_row, _add_row),
    Rule(_all_that_are, lambda cutter, place: None),
    Rule(means("place"), _add_places),
    Rule(means("player"), _add_player),
    Rule(means("colour"), _valued("colour")),
    Rule(_is_value, _add_value),
    Rule(means("number"), add_number),
    Rule(means("called"), _valued("called")),
    Rule(_says_none, _add_none),
    # Acts, by the speaker or by somebody else.
    Rule(_is_done_by_a_name_before, _add_their_act),
    Rule(_is_denied_act, _add_denied_act),
    Rule(means(*ACTS), _add_act),
    Rule(means(*THEIR_ACTS), _add_their_act),
    # Positions: the side to count from, and where a card is moved.
    Rule(means("from_left"), _plain("side", "left")),
    Rule(means("from_right"), _plain("side", "right")),
    Rule(means("to_left"), _plain("end", "left")),
    Rule(means("to_right"), _plain("end", "right")),
    # How it is meant, and the words around it.
    Rule(means(*MARKS), _add_mark),
    *(Rule(means(kind), _plain(kind)) for kind in ("elsewhere", "you", "mine")),
    Rule(is_known, _add_filler),
)
