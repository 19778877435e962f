"""The pieces of a sentence about Hanafuda: cards, acts, and what joins the laid card to the taken one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from voice_hanabi.games.hanafuda.talk.meaning.cards import add_card, says_a_card
from voice_hanabi.games.hanafuda.talk.meaning.cutter import NAMED, HanafudaCutter
from voice_hanabi.games.hanafuda.talk.meaning.standing import keeps_what_is_before
from voice_hanabi.language.concepts import Spotted
from voice_hanabi.understanding.sentences.cutting import Cut, CutRule, concept_of, is_known, mark_of, means
from voice_hanabi.understanding.sentences.pieces import MARKS, Piece
from voice_hanabi.understanding.sentences.rules import Rule, first_rule

_ACT_CONCEPTS = {"take_apart": "take", "lay": "lay", "take": "take"}
"""Concepts of the speaker's own acts, in order of precedence: 'pick ~ up' is not 'pick'."""

_PLAIN = ("look", "choice", "other", "any", "opponent", "yaku")
_LAST_RESORT = ("it", "telling", "i", "they", "onto", "using", "field", "elsewhere", "you", "mine")


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
    """Return the pieces of a sentence, in order.

    ``calling`` is true if the table has asked for koi-koi or shobu, ``keeping`` if the stock's top card was
    looked at: otherwise those words mean nothing, or that a card is not laid. ``correcting`` is true if an
    action waits, which a 'no' takes back. ``first_person`` are the words for 'I', ``pronouns`` those for a
    card, which an act may contain ('out it goes'); ``hedges`` are those that only express doubt: an act with
    one says what somebody 'would' do. Besides the kinds of every game there are ``card`` (its ``said`` is a
    `Mention`), ``number``, ``call``, ``keep``, ``onto``, ``using``, ``it``, ``i``, ``they``, ``telling``, and
    what `Meaning` needs for answers.
    """
    cutter = HanafudaCutter(groups, calling, keeping, correcting, first_person, pronouns, hedges)
    for place in range(len(groups)):
        if place not in cutter.used:
            first_rule(_RULES, _kind("unknown"), cutter, place)(cutter, place)
    return cutter.in_order()


# The pieces of each kind


def _kind(kind: str) -> Cut[HanafudaCutter]:
    return lambda cutter, place: cutter.add(kind, place)


def _one_of(*concepts: str) -> Cut[HanafudaCutter]:
    return lambda cutter, place: cutter.add(concept_of(cutter, place, concepts), place)


def _add_call(cutter: HanafudaCutter, place: int) -> None:
    cutter.add("call", place, cutter.groups[place].values("call")[0])


def _add_number(cutter: HanafudaCutter, place: int) -> None:
    cutter.add("number", place, int(cutter.groups[place].values("number")[0]))


def _add_kept_before(cutter: HanafudaCutter, place: int) -> None:
    """Add a verb of keeping, and remove the card that is kept.

    'The phoenix I'll keep, and I lay ...', for a language in which the card comes first.
    """
    cutter.pieces[-1] = replace(cutter.pieces[-1], kind="filler", said=None)
    cutter.add("filler", place)


def _add_act(cutter: HanafudaCutter, place: int) -> None:
    act = _ACT_CONCEPTS[concept_of(cutter, place, tuple(_ACT_CONCEPTS))]
    cutter.add("not" if cutter.groups[place].means("not") else "act", place, act)


def _add_their_act(cutter: HanafudaCutter, place: int) -> None:
    cutter.add("their-act", place, "lay" if cutter.groups[place].means("they_lay") else "take")


def _add_plain(cutter: HanafudaCutter, place: int) -> None:
    plain = concept_of(cutter, place, _PLAIN)
    cutter.add(plain, place, next(iter(cutter.groups[place].values(plain)), ""))


def _add_taken_by(cutter: HanafudaCutter, place: int) -> None:
    cutter.add("using", place, "by")


# Conditions


def _stands_for_what_takes(cutter: HanafudaCutter, place: int) -> bool:
    """Return whether a pronoun's case shows that its card takes another: 'zabieram nim gęsi'."""
    if not cutter.groups[place].means("by_it") or cutter.groups[place].means("take", "lay", "onto"):
        return False
    named = any(piece.kind == "card" for piece in cutter.pieces)
    return named and cutter.before(place, "take", over=("filler", "i")) is not None


def _is_called(cutter: HanafudaCutter, place: int) -> bool:
    return cutter.calling and cutter.groups[place].means("call")


def _denies_a_call(cutter: HanafudaCutter, place: int) -> bool:
    """Return whether a 'no' directly precedes a call when one is asked for: 'no koi-koi'."""
    asked = cutter.calling and not cutter.correcting
    return asked and cutter.groups[place].means("stop") and _before_call(cutter, place)


def _says_a_number(cutter: HanafudaCutter, place: int) -> bool:
    group = cutter.groups[place]
    return group.means("number") and not group.means("any") and not _is_article(cutter, place)


def _keeps_the_card_before(cutter: HanafudaCutter, place: int) -> bool:
    keeps = cutter.groups[place].means("keep") and not cutter.keeping
    return keeps and keeps_what_is_before(cutter.pieces, cutter.groups)


def _keeps_what_was_looked_at(cutter: HanafudaCutter, place: int) -> bool:
    return cutter.keeping and cutter.groups[place].means("keep")


def _settles_on_another(cutter: HanafudaCutter, place: int) -> bool:
    """Return whether another kind of act joins its subject to another card: 'the geese settle on it'."""
    group = cutter.groups[place]
    return group.means("lay", "they_lay") and group.means("onto") and _does_it(cutter, place)


def _tells_where(cutter: HanafudaCutter, place: int) -> bool:
    """Return whether 'in the hand' only says where a counted card is: 'the last in my hand'."""
    if not cutter.groups[place].means("keep"):
        return False
    counted = cutter.before(place, "slot", over=("filler", "card_noun")) is not None
    return counted and not cutter.keeping and cutter.groups[place].means("held")


def _before_call(cutter: HanafudaCutter, place: int) -> bool:
    """Return whether a 'no' directly precedes a call: 'no koi-koi'."""
    behind = place + 1
    return (
        cutter.groups[place].means("correct")
        and not cutter.groups[place].ends
        and behind < len(cutter.groups)
        and cutter.groups[behind].means("call")
    )


def _does_it(cutter: HanafudaCutter, place: int) -> bool:
    """Return whether a card is the subject of another kind of act: 'the geese settle on the empty grass'."""
    return (
        cutter.before(place, *NAMED, over=()) is not None
        and not cutter.first_person.intersection(cutter.groups[place].words)
        and cutter.behind(place, "slot", *NAMED) is not None
    )


def _takes_back(cutter: HanafudaCutter, place: int) -> bool:
    """Return whether a 'no' is alone between two cards: 'czwartą, nie, trzecią'."""
    return (
        place > 0
        and not cutter.calling
        and cutter.groups[place].means("not")
        and cutter.groups[place].means("stop")
        and bool(cutter.groups[place].ends and cutter.groups[place - 1].ends)
        and "?" not in (cutter.groups[place].ends, cutter.groups[place - 1].ends)
        and cutter.groups[place - 1].means("slot", *NAMED)
        and cutter.behind_mark(place)
    )


def _is_article(cutter: HanafudaCutter, place: int) -> bool:
    """Return whether a number only counts or points: 'one of my plums', 'two mums'."""
    group = cutter.groups[place]
    if group.ends:
        return False
    counted = cutter.behind(place, "slot", *NAMED, over=("filler", "mine", "card_noun", "field"))
    return counted is not None


_RULES: tuple[CutRule[HanafudaCutter], ...] = (
    # Names: a card, a person, a call, a number.
    Rule(says_a_card, add_card),
    Rule(means("player"), _kind("player")),
    Rule(_is_called, _add_call),
    Rule(_denies_a_call, _kind("not")),
    Rule(_takes_back, _kind("correct")),
    Rule(_says_a_number, _add_number),
    # What is kept; if nothing can be kept it means that a card is not laid.
    Rule(_tells_where, _kind("filler")),
    Rule(_keeps_the_card_before, _add_kept_before),
    Rule(_keeps_what_was_looked_at, _kind("keep")),
    Rule(means("keep"), _kind("not")),
    # Acts, by the speaker or by somebody else.
    Rule(_settles_on_another, _kind("onto")),
    Rule(means(*_ACT_CONCEPTS), _add_act),
    Rule(means("they_lay", "they_take"), _add_their_act),
    # How it is meant, and the words around it.
    Rule(means(*_PLAIN), _add_plain),
    Rule(_stands_for_what_takes, _kind("it")),
    Rule(means(*MARKS), lambda cutter, place: cutter.add(mark_of(cutter, place), place)),
    Rule(means("taken_by"), _add_taken_by),
    Rule(means("game"), _kind("filler")),
    Rule(means(*_LAST_RESORT), _one_of(*_LAST_RESORT)),
    Rule(is_known, _kind("filler")),
)
