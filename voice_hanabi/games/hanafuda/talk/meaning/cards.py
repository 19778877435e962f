"""Combines all words for one card: 'the blue ribbon in chrysanthemum' is one card."""

from __future__ import annotations

from dataclasses import replace

from voice_hanabi.games.hanafuda.talk.commands import CardSaid, Slot
from voice_hanabi.games.hanafuda.talk.meaning.cutter import NAMED, HanafudaCutter
from voice_hanabi.games.hanafuda.talk.meaning.mentions import ADJECTIVES, Mention, joined, names_one
from voice_hanabi.language.word_graph import SlotValue
from voice_hanabi.understanding.sentences.pieces import MARKS

_PLACES: dict[SlotValue, Slot] = {"left": 1, "right": -1}


def says_a_card(cutter: HanafudaCutter, place: int) -> bool:
    """Return whether a group of words names a card, by its look or by its number."""
    return _names_a_card(cutter, place) or _is_numbered(cutter, place)


def _names_a_card(cutter: HanafudaCutter, place: int) -> bool:
    """Return whether a word belongs to a card; 'may' does so only beside another one."""
    group = cutter.groups[place]
    if not group.means("slot", *NAMED):
        return False
    return not group.means(*MARKS) or cutter.behind(place, "one", *NAMED, over=()) is not None


def _is_numbered(cutter: HanafudaCutter, place: int) -> bool:
    """Return whether a number follows the noun of a place: 'card four'."""
    return (
        cutter.groups[place].means("number")
        and cutter.is_right_before(place, "card_noun")
        and not cutter.groups[place - 1].means("number")
    )


def add_card(cutter: HanafudaCutter, place: int) -> None:
    """Add a card with all the words that say which it is."""
    groups = cutter.groups
    cutter.used.add(place)
    said, last, by = _joined_words(cutter, place)
    stands_in = cutter.behind(last, "one", over=())
    if stands_in is not None:
        cutter.used.add(stands_in)
    end = last if stands_in is None else stands_in
    own = _is_own(cutter, place, end, said)
    whose = cutter.before(place, "player")
    mention = Mention(
        said,
        own,
        not own and _lies_on_field(cutter, place, end),
        stands_in is not None,
        several=not by and _is_one_of_many(cutter, place, end),
        by=by,
        of=cutter.before(place, "of") is not None,
        theirs=whose is not None and set(groups[whose].values("case")) == {"genitive"},
    )
    cutter.add("card", place, said=mention)
    guessed = any(groups[at].guessed for at in _own_groups(cutter, place, end))
    cutter.pieces[-1] = replace(cutter.pieces[-1], ends=groups[end].ends, guessed=guessed)


def _joined_words(cutter: HanafudaCutter, place: int) -> tuple[CardSaid, int, bool]:
    """Return the card named from a place on, its last group, and whether its case means 'with it'."""
    groups = cutter.groups
    said = _said(cutter, place)
    by = cutter.is_right_before(place, "by") or groups[place].means("by")
    by = by and cutter.before(place, "of") is None
    last, of = place, False
    while (at := cutter.behind(last, "slot", *NAMED)) is not None:
        between = groups[last + 1 : at]
        if any(group.means("mine") for group in between) or _is_of_the_next(cutter, at, said):
            # 'See that bridge, my iris ribbon takes it': two cards.
            break
        more = _said(cutter, at)
        # What such a word governs extends to its noun: 'chryzantéma s modrou stuhou'.
        of = of or any(group.means("of") for group in between)
        if groups[at].means("by") != by and not of and not _agrees(said, more):
            # 'Trávu měsícem': what is taken, and with what.
            break
        by = by or (groups[at].means("by") and not of)
        both = joined(said, more)
        if both is None:
            break
        said, last = both, at
        cutter.used.add(at)
    return said, last, by


def _is_of_the_next(cutter: HanafudaCutter, at: int, said: CardSaid) -> bool:
    """Return whether a month belongs to the card after it, which takes another: 'oponu třešňovou stuhou'."""
    if said.month is None or not cutter.groups[at].means("month") or cutter.groups[at].means("kind", "by"):
        return False
    noun = cutter.behind(at, *NAMED, over=())
    return noun is not None and cutter.groups[noun].means("by") and not cutter.groups[noun].means("month")


def _agrees(said: CardSaid, more: CardSaid) -> bool:
    """Return whether a word is an adjective or a noun of the card before it, whatever its case."""
    if said.month is None and said.kind in ADJECTIVES:
        return True
    return said.kind is None and more.month is None and more.slot is None


def _said(cutter: HanafudaCutter, place: int) -> CardSaid:
    """Return what one group of words says about a card."""
    group = cutter.groups[place]
    if group.means("card"):
        of, _, kind = str(group.values("card")[0]).partition("-")
        return CardSaid(int(of), kind)
    month = int(group.values("month")[0]) if group.means("month") else None
    if group.means("ribbon"):
        return CardSaid(month, "tan", ribbon=str(group.values("ribbon")[0]))
    if group.means("kind"):
        return CardSaid(month, str(group.values("kind")[0]))
    if month is not None:
        return CardSaid(month)
    if group.means("slot"):
        return CardSaid(slot=_slot(cutter, place))
    return CardSaid(slot=int(group.values("number")[0]))


def _slot(cutter: HanafudaCutter, place: int) -> Slot:
    value = cutter.groups[place].values("slot")[0]
    if not isinstance(value, int):
        return _PLACES.get(value, str(value))
    for at in (cutter.behind(place, "from_right", "from_left"), cutter.before(place, "from_right")):
        if at is not None:
            cutter.used.add(at)
            if cutter.groups[at].means("from_right") and value > 0:
                return -value
    return value


def _lies_on_field(cutter: HanafudaCutter, place: int, end: int) -> bool:
    """Return whether a card is said to be in the field."""
    return bool(cutter.behind(end, "field")) or cutter.before(place, "field") is not None


def _is_own(cutter: HanafudaCutter, place: int, end: int, said: CardSaid) -> bool:
    """Return whether a card is called the speaker's own, before or after it, or by its place in the hand."""
    owner = cutter.before(place, "mine", over=("filler", "number", "one", "card_noun"))
    if owner is not None or said.slot is not None:
        return True
    behind = cutter.behind(end, "mine", "field", over=("card_noun", "filler"))
    if behind is None or not cutter.groups[behind].means("mine") or cutter.groups[behind].means("field"):
        return False
    # 'The bridge, my iris takes it': what follows is somebody's own.
    return cutter.behind(behind, "slot", *NAMED) is None


def _is_one_of_many(cutter: HanafudaCutter, place: int, end: int) -> bool:
    """Return whether several cards are named, none of them singled out: 'ribbons'."""
    own = _own_groups(cutter, place, end)
    # 'The ribbon in the irises' is one card; 'kasu ze třešní' is, too.
    several = any(cutter.groups[at].means("several") and cutter.before(at, "of") is None for at in own)
    if not several or any(names_one(cutter.groups[at]) for at in own):
        return False
    counted = cutter.before(place, "number", "one", "any", over=("filler", "mine", "card_noun", "field"))
    return counted is None


def _own_groups(cutter: HanafudaCutter, place: int, end: int) -> list[int]:
    """Return the groups of words that say which card it is."""
    return [at for at in range(place, end + 1) if at in cutter.used]
