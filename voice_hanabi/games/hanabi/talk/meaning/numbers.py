"""What a number means, from its neighbours: a place, a row of places, a count, a value, or an article."""

from __future__ import annotations

from voice_hanabi.games.hanabi.talk.meaning.cutter import HanabiCutter
from voice_hanabi.language.concepts import Spotted
from voice_hanabi.language.word_graph import SlotValue
from voice_hanabi.understanding.sentences.cutting import CutRule, means
from voice_hanabi.understanding.sentences.rules import Rule, first_rule

_TWO = 2
"""Two numbers are a row only if something joins them."""


def row_of_numbers(cutter: HanabiCutter, place: int) -> list[int]:
    """Return the groups of ascending plain numbers that are places: 'one, three and five are white'.

    Two need an 'and' or a comma between them, and a colour or a value besides; three or more may stand alone.
    """
    row, joined = _counted_up(cutter, place)
    enough = len(row) > _TWO or (len(row) == _TWO and joined)
    if not enough or placed(cutter, place):
        return []
    beside = [group for at, group in enumerate(cutter.groups) if not row[0] <= at <= row[-1]]
    # 'One, three, five' and nothing else: neither a card nor a value, so these are places, too.
    alone = len(row) > _TWO and all(group.means("filler", "but", "correct", "stop") for group in beside)
    return row if alone or any(map(_says_what, beside)) else []


def _counted_up(cutter: HanabiCutter, place: int) -> tuple[list[int], bool]:
    """Return the groups of ascending numbers from a place on, and whether a word or a mark joins them."""
    row: list[int] = []
    joined = False
    for at in range(place, len(cutter.groups)):
        group = cutter.groups[at]
        if _may_be_a_place(cutter, group):
            if row and number_of(group) <= number_of(cutter.groups[row[-1]]):
                break
            row.append(at)
        elif row and row[-1] == at - 1 and _may_be_and(group):
            joined = True
        else:
            break
        if group.ends and group.ends != ",":
            break
        joined = joined or bool(group.ends)
    return row, joined


def _may_be_a_place(cutter: HanabiCutter, group: Spotted) -> bool:
    """Return whether a group is a plain number that is a place in a hand."""
    number = group.means("number") and not group.means("place")
    return number and 1 <= number_of(group) <= cutter.hand_size


def _may_be_and(group: Spotted) -> bool:
    return group.means("filler") and len(group.words) == 1 and not group.ends


def _says_what(group: Spotted) -> bool:
    """Return whether a colour or a value is said, rather than just a number."""
    return group.means("colour") or (group.means("value") and not group.means("number"))


def number_of(group: Spotted) -> int:
    """Return the number that a group of words may mean."""
    return int(group.values("number")[0])


def placed(cutter: HanabiCutter, place: int) -> bool:
    """Return whether a number is beside the noun of a place: 'card two'."""
    return cutter.near(place, -1, "card", over=()) is not None


def add_number(cutter: HanabiCutter, place: int) -> None:
    """Add a number's piece, from its neighbours."""
    cutter.used.add(place)
    first_rule(_BY_NEIGHBOUR, _add_plain_number, cutter, place)(cutter, place)


# What may stand beside a number


def _is_behind_a_noun(cutter: HanabiCutter, place: int) -> bool:
    """Return whether the noun of a place precedes a number: 'card two'."""
    noun = cutter.near(place, -1, "card", over=())
    return noun is not None and not cutter.groups[noun].means("number")


def _is_behind_value(cutter: HanabiCutter, place: int) -> bool:
    """Return whether a noun of values precedes a number: 'value two'."""
    return cutter.near(place, -1, "value_noun", over=("filler",)) is not None


def _stands_for_a_card(cutter: HanabiCutter, place: int) -> bool:
    """Return whether a number is a pronoun: 'the last one', 'the red one'."""
    group = cutter.groups[place]
    counts = cutter.near(place, 1, "card", over=("filler",)) is not None and not group.ends
    return group.means("card") and not counts and _after_what_it_stands_for(cutter, place)


def _counts_a_value(cutter: HanabiCutter, place: int) -> bool:
    """Return whether a number counts another one: 'exactly one four'."""
    group = cutter.groups[place]
    valued = cutter.near(place, 1, "number", over=()) is not None
    return valued and not group.ends and not group.means("filler", "value")


def _counts_a_colour(cutter: HanabiCutter, place: int) -> bool:
    return _may_count(cutter, place) and cutter.near(place, 1, "colour", "value", over=()) is not None


def _counts_cards(cutter: HanabiCutter, place: int) -> bool:
    noun = cutter.near(place, 1, "card", over=("filler",))
    return _may_count(cutter, place) and noun is not None and not cutter.groups[noun].means("number")


def _may_count(cutter: HanabiCutter, place: int) -> bool:
    return not cutter.groups[place].ends and not cutter.groups[place].means("filler")


# What is added for it


def _add_value(cutter: HanabiCutter, place: int) -> None:
    cutter.add("value", place, value=number_of(cutter.groups[place]))


def _add_pronoun(cutter: HanabiCutter, place: int) -> None:
    """Add a pronoun; 'my one' may be a card of this rank."""
    called = _is_own(cutter, place)
    cutter.add("called" if called else "filler", place, value=number_of(cutter.groups[place]))


def _add_count_and_value(cutter: HanabiCutter, place: int) -> None:
    valued = cutter.near(place, 1, "number", over=())
    assert valued is not None
    cutter.used.add(valued)
    cutter.add("count", place, value=number_of(cutter.groups[place]))
    cutter.add("value", valued, value=number_of(cutter.groups[valued]))


def _add_count(cutter: HanabiCutter, place: int) -> None:
    cutter.add("count", place, value=number_of(cutter.groups[place]))


def _add_weak_count(cutter: HanabiCutter, place: int) -> None:
    cutter.add("count", place, value=number_of(cutter.groups[place]), weak=True)


def _add_article(cutter: HanabiCutter, place: int) -> None:
    cutter.add("filler", place)


def _add_plain_number(cutter: HanabiCutter, place: int) -> None:
    group = cutter.groups[place]
    own = frozenset({"called"}) if _is_own(cutter, place) else frozenset()
    cutter.add("number", place, value=number_of(group), weak=group.means("card"), also=own)


def _is_own(cutter: HanabiCutter, place: int) -> bool:
    """Return whether a number follows 'my' or 'the': people may call their own card by its rank."""
    return cutter.near(place, -1, "mine", "definite", over=()) is not None


def _after_what_it_stands_for(cutter: HanabiCutter, place: int) -> bool:
    before = place - 1
    return (
        before >= 0
        and not cutter.groups[before].ends
        and not cutter.groups[before].means("through")
        and cutter.groups[before].means("place", "colour", "mine", "you", "filler", "from_left", "from_right")
    )


def _add_numbered_places(cutter: HanabiCutter, place: int) -> None:
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
        # 'Number four, that's a five': an article isn't another place.
        if at is not None and cutter.groups[at].means("filler") and at > last + 1:
            at = None
    cutter.add("places", place, places=tuple(found), value="through" if len(found) == 2 and through else "")


_BY_NEIGHBOUR: tuple[CutRule[HanabiCutter], ...] = (
    Rule(_is_behind_a_noun, _add_numbered_places),
    Rule(_is_behind_value, _add_value),
    Rule(_stands_for_a_card, _add_pronoun),
    Rule(_counts_a_value, _add_count_and_value),
    Rule(_counts_a_colour, _add_count),
    Rule(_counts_cards, _add_weak_count),
    Rule(means("filler"), _add_article),
)
