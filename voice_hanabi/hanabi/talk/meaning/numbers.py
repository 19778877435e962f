"""What a number says, by what stands beside it: a place, a row of places, a count, a value, or an article."""

from __future__ import annotations

from voice_hanabi.hanabi.talk.meaning.cutter import Cutter
from voice_hanabi.language.concepts import Spotted
from voice_hanabi.language.word_graph import SlotValue


def row_of_numbers(cutter: Cutter, place: int) -> list[int]:
    """Return the groups of a row of plain numbers that count places up: 'one, three and five are white'.

    Two alone need an 'and' or a comma between them, and some colour or value must be said of them
    besides; three or more may be all that is said.
    """
    row: list[int] = []
    joined = False
    for at in range(place, len(cutter.groups)):
        group = cutter.groups[at]
        if group.means("number") and not group.means("place") and 1 <= number_of(group) <= cutter.hand_size:
            if row and number_of(group) <= number_of(cutter.groups[row[-1]]):
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
    # 'One, three, five' and nothing else: there is no one card nor value, so that these are places, too.
    alone = len(row) > 2 and all(group.means("filler", "but", "correct", "stop") for group in beside)
    return row if said_of or alone else []


def number_of(group: Spotted) -> int:
    """Return the number that a group of words may be."""
    return int(group.values("number")[0])


def placed(cutter: Cutter, place: int) -> bool:
    """Tell whether a number stands beside the noun of a place: 'card two'."""
    return cutter.near(place, -1, "card", over=()) is not None


def add_number(cutter: Cutter, place: int) -> None:
    """Add what a number says."""
    group = cutter.groups[place]
    number = number_of(group)
    cutter.used.add(place)
    noun_before = cutter.near(place, -1, "card", over=())
    if noun_before is not None and not cutter.groups[noun_before].means("number"):
        _add_numbered_places(cutter, place)
        return
    if cutter.near(place, -1, "value_noun", over=("filler",)) is not None:
        cutter.add("value", place, value=number)
        return
    counts = cutter.near(place, 1, "card", over=("filler",)) is not None and not group.ends
    if group.means("card") and not counts and _after_what_it_stands_for(cutter, place):
        # 'The last one', 'the red one'; 'my one' may be a card of this rank.
        cutter.add("called" if _is_own(cutter, place) else "filler", place, value=number)
        return
    counted = cutter.near(place, 1, "colour", "value", over=())
    noun_behind = cutter.near(place, 1, "card", over=("filler",))
    if noun_behind is not None and cutter.groups[noun_behind].means("number"):
        noun_behind = None
    article = group.means("filler")
    valued = cutter.near(place, 1, "number", over=())
    if valued is not None and not group.ends and not article and not group.means("value"):
        # 'Exactly one four': a count and a value.
        cutter.used.add(valued)
        cutter.add("count", place, value=number)
        cutter.add("value", valued, value=number_of(cutter.groups[valued]))
        return
    if not group.ends and not article and (counted is not None or noun_behind is not None):
        cutter.add("count", place, value=number, weak=counted is None)
        return
    if article:
        cutter.add("filler", place)
        return
    own = frozenset({"called"}) if _is_own(cutter, place) else frozenset()
    cutter.add("number", place, value=number, weak=group.means("card"), also=own)


def _is_own(cutter: Cutter, place: int) -> bool:
    """Tell whether a number stands behind 'my', or 'the': a card of one's own may be called by its rank."""
    return cutter.near(place, -1, "mine", "definite", over=()) is not None


def _after_what_it_stands_for(cutter: Cutter, place: int) -> bool:
    before = place - 1
    return (
        before >= 0
        and not cutter.groups[before].ends
        and not cutter.groups[before].means("through")
        and cutter.groups[before].means("place", "colour", "mine", "you", "filler", "from_left", "from_right")
    )


def _add_numbered_places(cutter: Cutter, place: int) -> None:
    """Add 'card two', 'slots one, two and four', 'positions two to four'."""
    found: list[SlotValue] = []
    at: int | None = place
    through = False
    while at is not None:
        cutter.used.add(at)
        number = number_of(cutter.groups[at])
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
