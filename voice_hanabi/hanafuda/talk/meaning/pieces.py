"""The pieces of a sentence about Hanafuda: cards, acts, and what joins the card laid to the card taken.

A card is said in one word or in several ('the blue ribbon in chrysanthemum'): neighbours that do not
contradict each other are one card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from voice_hanabi.hanafuda.talk.commands import CardSaid, Slot
from voice_hanabi.hanafuda.talk.meaning.mentions import ADJECTIVES, Mention, joined, names_one
from voice_hanabi.hanafuda.talk.meaning.standing import keeps_what_is_before
from voice_hanabi.language.concepts import Spotted
from voice_hanabi.language.word_graph import SlotValue
from voice_hanabi.understanding.sentences.pieces import MARKS, Piece, marks_of

NEAR = 3
"""So many articles and prepositions may stand between words of one card."""

_NAMED = ("card", "month", "kind", "ribbon")
"""Concepts that say which card it is; a place in the hand does, too."""

_SOLID = ("lay", "take", "take_apart", "they_lay", "they_take", "onto", "using", "taken_by", *MARKS)
"""What no word of a card is, though another word of the same sort is passed over."""

_LIGHT = ("filler", "card_noun", "of")
"""What may stand between words of one card."""

_ACT_CONCEPTS = {"take_apart": "take", "lay": "lay", "take": "take"}
"""Concepts of the speaker's own acts, in the order in which they count: 'pick ~ up' is not 'pick'."""

_PLAIN = ("look", "choice", "other", "any", "opponent", "yaku")
_LAST_RESORT = ("it", "telling", "i", "they", "onto", "using", "field", "elsewhere", "you", "mine", "one")

_PLACES: dict[SlotValue, Slot] = {"left": 1, "right": -1}


@dataclass
class _Cutter:
    """Goes over the word groups of a sentence from left to right."""

    groups: Sequence[Spotted]
    calling: bool
    keeping: bool
    correcting: bool
    first_person: frozenset[str]
    pronouns: frozenset[str]
    hedges: frozenset[str]
    pieces: list[Piece] = field(default_factory=list)
    used: set[int] = field(default_factory=set)

    def add(self, kind: str, place: int, value: SlotValue = "", said: object | None = None) -> None:
        """Add a piece for a group of words."""
        group = self.groups[place]
        also = marks_of(group, "stop")
        if kind == "act" and self.first_person.intersection(group.words):
            also |= {"i"}
        if kind == "act" and self.pronouns.intersection(group.words):
            also |= {"it"}
        if kind == "act" and self.hedges.intersection(group.words):
            also |= {"would"}
        seats = tuple(int(seat) for seat in group.values("player")) if kind == "player" else ()
        self.pieces.append(
            Piece(
                kind,
                place,
                value,
                seats=seats,
                also=also,
                guessed=group.guessed,
                ends=group.ends,
                said=said,
            )
        )

    def behind(self, place: int, *names: str, over: tuple[str, ...] = _LIGHT) -> int | None:
        """Return the next group of one of these concepts, with only light words between."""
        at = place
        for _ in range(NEAR + 1):
            if self.groups[at].ends or at + 1 >= len(self.groups):
                return None
            at += 1
            group = self.groups[at]
            if group.means(*names):
                return at
            # 'Kasu od javoru': a word that joins those of one card is passed over, whatever else it joins.
            if not group.means(*over) or (group.means(*_SOLID) and not group.means("of")):
                return None
        return None

    def behind_mark(self, place: int) -> bool:
        """Tell whether a card is named right behind a mark, with only light words before it."""
        for group in self.groups[place + 1 : place + 2 + NEAR]:
            if group.means("slot", *_NAMED):
                return True
            if not group.means(*_LIGHT):
                return False
        return False

    def before(self, place: int, *names: str, over: tuple[str, ...] = ("filler",)) -> int | None:
        """Return the group of one of these concepts before a place, with only light words between."""
        for at in range(place - 1, max(-1, place - NEAR - 1), -1):
            if self.groups[at].ends:
                return None
            if self.groups[at].means(*names):
                return at
            if not self.groups[at].means(*over):
                return None
        return None


def pieces_of(
    groups: Sequence[Spotted],
    *,
    calling: bool = False,
    keeping: bool = False,
    correcting: bool = False,
    first_person: frozenset[str] = frozenset(),
    pronouns: frozenset[str] = frozenset(),
    hedges: frozenset[str] = frozenset(),
) -> list[Piece]:
    """Return the pieces of a sentence, in its order.

    ``calling`` tells that the table has asked for koi-koi or shobu, ``keeping`` that the stock's top card
    was looked at: elsewhere those words mean nothing, or that a card is not laid. ``correcting`` tells that
    an action waits, which a 'no' takes back. ``first_person`` are the words with which a speaker says 'I',
    ``pronouns`` those that stand for a card: an act may hold one ('out it goes');
    ``hedges`` those that alone are doubt: an act with one says what somebody 'would' do.
    Beside what every game has there are ``card`` (its ``said`` is a `Mention`), ``number``, ``call``,
    ``keep``, ``onto``, ``using``, ``it``, ``i``, ``they``, ``telling``, and what `Meaning` asks of answers.
    """
    cutter = _Cutter(groups, calling, keeping, correcting, first_person, pronouns, hedges)
    for place in range(len(groups)):
        if place in cutter.used:
            continue
        if _says_a_card(cutter, place) or _numbered(cutter, place):
            _add_card(cutter, place)
        else:
            _add_other(cutter, place)
    return sorted(cutter.pieces, key=lambda piece: piece.place)


def _says_a_card(cutter: _Cutter, place: int) -> bool:
    """Tell whether a group of words names a card; 'may' does only beside another word of one."""
    group = cutter.groups[place]
    if not group.means("slot", *_NAMED):
        return False
    return not group.means(*MARKS) or cutter.behind(place, "one", *_NAMED, over=()) is not None


def _numbered(cutter: _Cutter, place: int) -> bool:
    """Tell whether a number stands behind the noun of a place: 'card four'."""
    return (
        cutter.groups[place].means("number")
        and place > 0
        and not cutter.groups[place - 1].ends
        and cutter.groups[place - 1].means("card_noun")
        and not cutter.groups[place - 1].means("number")
    )


def _said(cutter: _Cutter, place: int) -> CardSaid:
    """Return what one group of words says of a card."""
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


def _slot(cutter: _Cutter, place: int) -> Slot:
    value = cutter.groups[place].values("slot")[0]
    if not isinstance(value, int):
        return _PLACES.get(value, str(value))
    for at in (cutter.behind(place, "from_right", "from_left"), cutter.before(place, "from_right")):
        if at is not None:
            cutter.used.add(at)
            if cutter.groups[at].means("from_right") and value > 0:
                return -value
    return value


def _add_card(cutter: _Cutter, place: int) -> None:
    """Add a card with all the words that say which it is."""
    groups = cutter.groups
    cutter.used.add(place)
    said = _said(cutter, place)
    by = cutter.before(place, "by", over=()) is not None or groups[place].means("by")
    by = by and cutter.before(place, "of") is None
    last, of = place, False
    while (at := cutter.behind(last, "slot", *_NAMED)) is not None:
        if any(groups[between].means("mine") for between in range(last + 1, at)):
            # 'See that bridge, my iris ribbon takes it': two cards.
            break
        more = _said(cutter, at)
        # What such a word governs goes on to its noun: 'chryzantéma s modrou stuhou'.
        of = of or any(groups[between].means("of") for between in range(last + 1, at))
        agrees = said.month is None and said.kind in ADJECTIVES
        agrees = agrees or (said.kind is None and more.month is None and more.slot is None)
        if groups[at].means("by") != by and not of and not agrees:
            # 'Trávu měsícem': what is taken, and by what.
            break
        by = by or (groups[at].means("by") and not of)
        both = joined(said, more)
        if both is None:
            break
        said, last = both, at
        cutter.used.add(at)
    stands_in = cutter.behind(last, "one", over=())
    if stands_in is not None:
        cutter.used.add(stands_in)
    end = stands_in if stands_in is not None else last
    on_field = cutter.behind(end, "field") or cutter.before(place, "field")
    owner = cutter.before(place, "mine", over=("filler", "number", "one", "card_noun"))
    behind = cutter.behind(end, "mine", "field", over=("card_noun", "filler"))
    own = owner is not None or said.slot is not None
    if behind is not None and groups[behind].means("mine") and not groups[behind].means("field"):
        # 'The bridge, my iris takes it': what follows is somebody's own.
        own = own or cutter.behind(behind, "slot", *_NAMED) is None
    words = [groups[at] for at in range(place, end + 1) if at in cutter.used]
    # 'The ribbon in the irises' is one card; 'kasu ze třešní' is, too.
    several = any(
        groups[at].means("several") and cutter.before(at, "of") is None
        for at in range(place, end + 1)
        if at in cutter.used
    )
    many = several and not by and not any(map(names_one, words))
    counted = cutter.before(place, "number", "one", "any", over=("filler", "mine", "card_noun", "field"))
    whose = cutter.before(place, "player")
    mention = Mention(
        said,
        own,
        on_field is not None and not own,
        stands_in is not None,
        several=many and counted is None,
        by=by,
        of=cutter.before(place, "of") is not None,
        theirs=whose is not None and set(groups[whose].values("case")) == {"genitive"},
    )
    cutter.add("card", place, said=mention)
    piece = cutter.pieces[-1]
    guessed = any(groups[at].guessed for at in range(place, end + 1) if at in cutter.used)
    cutter.pieces[-1] = replace(piece, ends=groups[end].ends, guessed=guessed)


def _add_other(cutter: _Cutter, place: int) -> None:
    group = cutter.groups[place]
    if group.means("player"):
        cutter.add("player", place)
    elif group.means("call") and cutter.calling:
        cutter.add("call", place, group.values("call")[0])
    elif cutter.calling and not cutter.correcting and group.means("stop") and _before_call(cutter, place):
        cutter.add("not", place)
    elif not cutter.calling and _takes_back(cutter, place):
        cutter.add("correct", place)
    elif group.means("number") and not group.means("any") and not _is_article(cutter, place):
        cutter.add("number", place, int(group.values("number")[0]))
    elif group.means("keep") and _tells_where(cutter, place):
        cutter.add("filler", place)
    elif group.means("keep") and not cutter.keeping and keeps_what_is_before(cutter.pieces, cutter.groups):
        # 'The phoenix I'll keep, and I lay ...', in the order of a language in which the card comes first.
        cutter.pieces[-1] = replace(cutter.pieces[-1], kind="filler", said=None)
        cutter.add("filler", place)
    elif group.means("keep"):
        # Where nothing can be kept it says that a card is not laid.
        cutter.add("keep" if cutter.keeping else "not", place)
    elif group.means("lay", "they_lay") and group.means("onto") and _does_it(cutter, place):
        cutter.add("onto", place)
    elif (act := next((name for name in _ACT_CONCEPTS if group.means(name)), None)) is not None:
        cutter.add("not" if group.means("not") else "act", place, _ACT_CONCEPTS[act])
    elif group.means("they_lay", "they_take"):
        cutter.add("their-act", place, "lay" if group.means("they_lay") else "take")
    elif (plain := next((name for name in _PLAIN if group.means(name)), None)) is not None:
        cutter.add(plain, place, next(iter(group.values(plain)), ""))
    elif (mark := next((name for name in MARKS if group.means(name)), None)) is not None:
        cutter.add(mark, place)
    elif group.means("taken_by"):
        cutter.add("using", place, "by")
    elif group.means("game"):
        cutter.add("filler", place)
    elif (kind := next((name for name in _LAST_RESORT if group.means(name)), None)) is not None:
        cutter.add("filler" if kind == "one" else kind, place)
    else:
        cutter.add("filler" if group.known else "unknown", place)


def _tells_where(cutter: _Cutter, place: int) -> bool:
    """Tell whether 'in the hand' only says where a card lies that is counted there: 'the last in my hand'."""
    counted = cutter.before(place, "slot", over=("filler", "card_noun")) is not None
    return counted and not cutter.keeping and cutter.groups[place].means("held")


def _before_call(cutter: _Cutter, place: int) -> bool:
    """Tell whether a 'no' stands right before a call: 'no koi-koi'."""
    behind = place + 1
    return (
        cutter.groups[place].means("correct")
        and not cutter.groups[place].ends
        and behind < len(cutter.groups)
        and cutter.groups[behind].means("call")
    )


def _does_it(cutter: _Cutter, place: int) -> bool:
    """Tell whether a card is the subject of what else is an act: 'the geese settle on the empty grass'."""
    return (
        cutter.before(place, *_NAMED, over=()) is not None
        and not cutter.first_person.intersection(cutter.groups[place].words)
        and cutter.behind(place, "slot", *_NAMED) is not None
    )


def _takes_back(cutter: _Cutter, place: int) -> bool:
    """Tell whether a 'no' stands alone between two cards: 'czwartą, nie, trzecią'."""
    return (
        place > 0
        and cutter.groups[place].means("not")
        and cutter.groups[place].means("stop")
        and bool(cutter.groups[place].ends and cutter.groups[place - 1].ends)
        and "?" not in (cutter.groups[place].ends, cutter.groups[place - 1].ends)
        and cutter.groups[place - 1].means("slot", *_NAMED)
        and cutter.behind_mark(place)
    )


def _is_article(cutter: _Cutter, place: int) -> bool:
    """Tell whether a number only counts or points: 'one of my plums', 'two mums'."""
    group = cutter.groups[place]
    if group.ends:
        return False
    counted = cutter.behind(place, "slot", *_NAMED, over=("filler", "mine", "card_noun", "field"))
    return counted is not None
