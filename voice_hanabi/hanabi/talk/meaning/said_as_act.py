"""Whether a sentence is said as an act: what is left over around an act's own words makes it a thought.

The words of acts are few, and so are those that may stand beside them (`grammars/LANG/hanabi/acts.yaml`):
what else is said with them is a verdict, a report, a wish, a joke. What comes behind an act that is complete
is mostly its reason, and weighs little; an act that is only named ('to discard the first') is said alone, and
so is one in polite words ('I would play the first').
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from voice_hanabi.hanabi.talk.commands import Clue
from voice_hanabi.hanabi.talk.meaning.standing import ITEMS
from voice_hanabi.language.concepts import PRELUDE, Spotted
from voice_hanabi.table.contract.commands import ActionCommand
from voice_hanabi.table.contract.meaning import Meant
from voice_hanabi.table.understanding.sentences.pieces import Piece
from voice_hanabi.table.understanding.sentences.standing import Standing

BEFORE_COST = 0.5
"""A word that an act does not explain, before it is complete."""
BEHIND_COST = 0.15
"""The same behind it, or in another part of the sentence."""
BESIDE_COST = 1.2
"""The same right behind a colour, a value or a number, of which it may be said: 'two options'."""
MOST_BEHIND = 3
"""With more than so many words behind it, it is asked about."""

_ENDING = 2
"""So many groups of words at most are the end of a sentence."""
_DEGREES = 2
"""So many words at most tell how much somebody looks like something: 'a little'."""

_AGAINST = ("not", "if", "doubtful", "ask", "past")


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence cut into groups of words, what they mean, and how."""

    groups: Sequence[Spotted]
    pieces: Sequence[Piece]
    meant: Sequence[Standing]
    speaking: int | None
    """The seat whose turn it is, where that is known."""

    def said(self, *kinds: str) -> Iterator[Piece]:
        """Go through the pieces of these kinds that are said and meant now."""
        for piece, how in zip(self.pieces, self.meant, strict=True):
            if how is Standing.SAID and piece.kind in kinds:
                yield piece

    def holds(self, *kinds: str) -> bool:
        """Tell whether a piece of one of these kinds is in it, however it is meant."""
        return any(piece.kind in kinds for piece in self.pieces)

    @property
    def current_named(self) -> Piece | None:
        """The name of the one whose turn it is, where it is said."""
        if self.speaking is None:
            return None
        seats = (self.speaking,)
        return next((one for one in self.pieces if one.kind == "player" and one.seats == seats), None)

    def is_stray(self, piece: Piece) -> bool:
        """Tell whether a piece is a word that no act explains."""
        group = self.groups[piece.place]
        if piece.kind == "unknown":
            return True
        alone = piece.kind == "filler" and len(group.words) == 1
        return alone and not group.means("harmless", "card", "through", "is", "part")

    def spots(self, concept: str) -> bool:
        """Tell whether a group of its words is of this concept, whatever it is taken for."""
        return any(group.means(concept) for group in self.groups)

    def ends_as(self, concept: str) -> bool:
        """Tell whether its last words are of this concept."""
        return self.groups[-1].means(concept)

    def ends_in(self, concept: str) -> bool:
        """Tell whether one of its last words is of this concept: what ends it may be cut into several."""
        behind = [group for group in self.groups[-_ENDING:] if group.means(concept)]
        return bool(behind)

    def bids(self, command: ActionCommand) -> bool:
        """Tell whether an act is bidden, and somebody named whom it leaves out: 'Petr, play the third'."""
        known = {self.speaking, command.target if isinstance(command, Clue) else None}
        named = (piece.seats for piece in self.pieces if piece.kind == "player")
        return self.acts_as("bidding") and any(known.isdisjoint(seats) for seats in named)

    def acts_as(self, concept: str) -> bool:
        """Tell whether an act in it is of this concept, too."""
        return any(self.groups[piece.place].means(concept) for piece in self.said("act", "their-act"))


def as_acts(found: Iterable[Meant], sentence: Sentence, *, empty_clues: bool) -> list[Meant]:
    """Return what is said as an act of what a sentence may mean, or likely one: dearer, and unsure.

    ``empty_clues`` tells that a clue may touch no card ('you have no whites').
    """
    rest = left_over(sentence)
    if _is_no_act(sentence, rest):
        return [one for one in found if not isinstance(one.command, ActionCommand)]
    clear = rest.sure and not _is_unclear(sentence, rest)
    meant = []
    for one in found:
        command = one.command
        if not isinstance(command, ActionCommand):
            meant.append(one)
        elif command.deed is None and rest.words:
            # Who tells the table something to do says what; 'you can't discard when ...' tells of it.
            continue
        elif not isinstance(command, Clue):
            sure = one.sure and clear and not sentence.bids(command)
            meant.append(replace(one, cost=one.cost + rest.cost, sure=sure))
        elif _given(command, sentence, empty_clues):
            # 'You have no whites' may be said for many reasons.
            sure = one.sure and clear and command.count != 0 and not sentence.bids(command)
            meant.append(replace(one, cost=one.cost + rest.cost, sure=sure))
    return meant


def _given(clue: Clue, sentence: Sentence, empty_clues: bool) -> bool:
    """Tell whether a clue is given: to somebody, and of cards that they have."""
    if clue.count == 0 and not empty_clues:
        return False
    return clue.target is not None or any(str(act.value) == "clue" for act in sentence.said("act"))


def _is_no_act(sentence: Sentence, rest: LeftOver) -> bool:
    """Tell whether a sentence is about an act, and none itself."""
    acts = list(sentence.said("act"))
    if acts and all(sentence.groups[act.place].means("polite") for act in acts):
        # 'In your place I would play the first', 'I would play it if it were a one'.
        plays = not any(str(act.value) == "clue" for act in acts)
        if rest.words or sentence.holds(*_AGAINST) or (plays and sentence.holds("you")):
            return True
    if sentence.spots("advice") and not sentence.spots("myself"):
        # 'Go on, play it, the third, what are you waiting for?'
        return True
    named = sentence.current_named
    if named is not None and not any(sentence.said("their-act")):
        # Who speaks to the one whose turn it is, or of them, is somebody else. 'Anna:' may be who speaks.
        before = [piece for piece in sentence.pieces if piece.place < named.place]
        told = sentence.acts_as("named_act")
        if told or any(piece.kind != "filler" or sentence.is_stray(piece) for piece in before):
            return True
    if _is_told_of_somebody(sentence) and sentence.ends_as("tag"):
        return True
    return _asks_of_somebody(sentence) or _is_a_look(sentence)


def _is_unclear(sentence: Sentence, rest: LeftOver) -> bool:
    """Tell whether an act is to be asked about, though all of its words are an act's."""
    if sentence.current_named is not None:
        # 'Anna plays the third' says she herself, and nothing else.
        return bool(rest.words) or not any(sentence.said("their-act"))
    if sentence.acts_as("named_act"):
        others = any(piece.kind == "player" for piece in sentence.pieces) and not any(
            str(act.value) == "clue" for act in sentence.said("act")
        )
        thought = sentence.holds("if", "doubtful", "ask", "past") or sentence.ends_in("misgiving")
        return others or thought or _is_judged(sentence)
    if sentence.acts_as("bidding") and _is_praised(sentence):
        return True
    return (
        sentence.holds("if")
        or _ends_in_doubt(sentence)
        or sentence.ends_in("misgiving")
        or _is_a_remark(sentence)
    )


def _is_judged(sentence: Sentence) -> bool:
    """Tell whether an act that is only named has a verdict before it: 'it is fine to discard the first'."""
    first = min((act.place for act in sentence.said("act")), default=0)
    return any(group.means("is", "verdict") for group in sentence.groups[:first])


def _is_praised(sentence: Sentence) -> bool:
    """Tell whether what is told to somebody is praised: 'discard the oldest, that is the safest'."""
    return bool(left_over(sentence).behind)


def _ends_in_doubt(sentence: Sentence) -> bool:
    """Tell whether a doubt is the last that is said, with no act or part of one behind it: 'or maybe not'."""
    telling = [piece for piece in sentence.pieces if piece.kind in (*ITEMS, "act", "their-act", "doubtful")]
    return bool(telling) and telling[-1].kind == "doubtful"


def _asks_of_somebody(sentence: Sentence) -> bool:
    """Tell whether a verb that asks so stands at the head, a name right behind it: 'skal Peter have rød'."""
    for piece, behind in pairwise(sentence.pieces):
        group = sentence.groups[piece.place]
        if group.means("asking") and not piece.ends:
            return behind.kind == "player"
        if piece.kind != "player" and not group.means(PRELUDE):
            return False
    return False


def _is_told_of_somebody(sentence: Sentence) -> bool:
    """Tell whether it is said what somebody has, to others than them: 'Eva has ones'."""
    if sentence.holds("you") or any(sentence.said("act", "their-act")):
        return False
    return sentence.spots("they_have")


def _is_a_remark(sentence: Sentence) -> bool:
    """Tell whether a clue without an act is likely a remark: 'but Eva has ones', 'you have ones, right'."""
    if any(sentence.said("act", "their-act")):
        return False
    if sentence.ends_as("tag"):
        return True
    first = sentence.pieces[0]
    return _is_told_of_somebody(sentence) and (first.kind in ("but", "correct") or sentence.spots("remark"))


def _is_a_look(sentence: Sentence) -> bool:
    """Tell whether a colour is said of a person: 'Eva is green with envy', 'you look a bit green'."""
    if any(sentence.said("act", "their-act", "places", "count", "value")):
        return False
    for colour in sentence.said("colour"):
        before = [piece for piece in sentence.pieces if piece.place < colour.place]
        if _looks(before, sentence.groups):
            return True
        is_one = bool(before) and sentence.groups[before[-1].place].means("is")
        if is_one and len(before) > 1 and before[-2].kind in ("player", "you") and not before[-2].ends:
            return True
    return False


def _looks(before: Sequence[Piece], groups: Sequence[Spotted]) -> bool:
    """Tell whether these pieces end in a look, two everyday words at most behind it: 'you look a little'."""
    for piece in before[: -_DEGREES - 2 : -1]:
        if groups[piece.place].means("looks"):
            return True
        if piece.kind != "filler":
            return False
    return False


@dataclass(frozen=True, slots=True)
class LeftOver:
    """How many words of a sentence an act does not explain."""

    before: int
    behind: int
    beside: int

    @property
    def words(self) -> int:
        """How many they are."""
        return self.before + self.behind

    @property
    def cost(self) -> float:
        """What they cost."""
        return self.before * BEFORE_COST + self.behind * BEHIND_COST + self.beside * BESIDE_COST

    @property
    def sure(self) -> bool:
        """Whether an act may be done with them at once."""
        return not self.before and self.behind <= MOST_BEHIND


def left_over(sentence: Sentence) -> LeftOver:
    """Return what is left over of a sentence around the act in it."""
    pieces, meant = sentence.pieces, sentence.meant
    complete = _complete_at(pieces, meant)
    alone = sentence.acts_as("named_act")
    parts = _parts(pieces)
    acting = {
        parts[place]
        for place, (piece, how) in enumerate(zip(pieces, meant, strict=True))
        if how is Standing.SAID and piece.kind in (*ITEMS, "act", "their-act")
    }
    before = behind = beside = 0
    for place, (piece, how) in enumerate(zip(pieces, meant, strict=True)):
        if how is not Standing.SAID or not sentence.is_stray(piece):
            continue
        last = pieces[place - 1] if place else None
        if last is not None and last.kind in ("colour", "value", "number", "count") and not last.ends:
            beside += 1
        elif piece.kind == "unknown" and last is not None and last.kind == "places" and not last.ends:
            # 'Play the third movement'.
            before += 1
            continue
        if not alone and (place > complete or parts[place] not in acting):
            behind += 1
        else:
            before += 1
    return LeftOver(before, behind, beside)


def _parts(pieces: Sequence[Piece]) -> list[int]:
    """Return for each piece the part of the sentence between punctuation in which it stands."""
    parts, part = [], 0
    for piece in pieces:
        parts.append(part)
        part += bool(piece.ends)
    return parts


def _complete_at(pieces: Sequence[Piece], meant: Sequence[Standing]) -> int:
    """Return the place of the piece with which the first act is complete; behind the last one for none."""
    said: set[str] = set()
    for place, (piece, how) in enumerate(zip(pieces, meant, strict=True)):
        if how is not Standing.SAID:
            continue
        said.add("act" if piece.kind == "their-act" else piece.kind)
        clue = {"player"} <= said and said & {"colour", "value", "number"}
        if clue or ("act" in said and said & {"places", "number", "value"}):
            return place
    return len(pieces)
