"""Whether a sentence is said as an act: what is left over around an act's own words makes it a thought.

The words of acts are few, and so are those that may stand beside them (`grammars/LANG/hanabi/acts.yaml`):
what else is said with them is a verdict, a report, a wish, a joke. What comes behind an act that is complete
is mostly its reason, and weighs little; an act that is only named ('to discard the first') is said alone, and
so is one in polite words ('I would play the first').
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise

from voice_hanabi.contract.commands import ActionCommand
from voice_hanabi.contract.meaning import Meant
from voice_hanabi.hanabi.talk.commands import Clue
from voice_hanabi.hanabi.talk.meaning.left_over import LeftOver, left_over
from voice_hanabi.hanabi.talk.meaning.sentence import Sentence
from voice_hanabi.hanabi.talk.meaning.standing import ITEMS, names_owner
from voice_hanabi.language.concepts import PRELUDE, Spotted
from voice_hanabi.understanding.sentences.pieces import Piece

_DEGREES = 2
"""So many words at most tell how much somebody looks like something: 'a little'."""

_BARE_CLUE_BEHIND = 1
"""With more words than so many behind it, a clue that no act gives is asked about: it may be talk."""

_AGAINST = ("not", "if", "doubtful", "ask", "past")


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
            sure = one.sure and clear and not sentence.bids(command) and not _is_anothers(sentence)
            meant.append(replace(one, cost=one.cost + rest.cost, sure=sure))
        elif _given(command, sentence, empty_clues):
            # 'You have no whites' may be said for many reasons.
            sure = one.sure and clear and command.count != 0 and not sentence.bids(command)
            meant.append(replace(one, cost=one.cost + rest.cost, sure=sure))
    return meant


def _is_anothers(sentence: Sentence) -> bool:
    """Tell whether a place is in somebody's hand: 'Peters kort to må ud', 'Peter's second must go'."""
    said = [piece for piece in sentence.pieces if not sentence.groups[piece.place].means("card")]
    return any(names_owner(piece) and behind.kind in ("places", "number") for piece, behind in pairwise(said))


def _given(clue: Clue, sentence: Sentence, empty_clues: bool) -> bool:
    """Tell whether a clue is given: to somebody, and of cards that they have."""
    if clue.of_no_cards and not empty_clues:
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
    if sentence.holds("you") and sentence.holds("player") and _is_only_named(sentence):
        # 'Peter, don't you dare to discard the second', of whose first words the ear may miss one.
        return True
    if _is_only_named(sentence) and _is_judged(sentence) and sentence.ends_in("misgiving"):
        return True
    return (
        _is_talked_of(sentence)
        or _is_reported(sentence)
        or _asks_of_somebody(sentence)
        or _is_a_look(sentence)
    )


def _is_only_named(sentence: Sentence) -> bool:
    """Tell whether playing and discarding are only named, and no clue is given."""
    acts = list(sentence.said("act"))
    return bool(acts) and all(
        str(act.value) != "clue" and sentence.groups[act.place].means("named_act") for act in acts
    )


def _names_a_card(sentence: Sentence) -> bool:
    """Tell whether a value stands right behind a colour: a clue is about one of them, a card has both."""
    return any(
        (piece.kind, behind.kind) == ("colour", "value") and not piece.ends
        for piece, behind in pairwise(sentence.pieces)
        if behind.place == piece.place + 1
    )


def _is_talked_of(sentence: Sentence) -> bool:
    """Tell whether an act is only named, and judged behind it: 'discarding the second is no option'."""
    act = next(sentence.said("act"), None)
    if act is None or str(act.value) == "clue":
        return False
    if not sentence.groups[act.place].means("subject", "named_act"):
        return False
    place = next((piece for piece in sentence.said("places", "number") if piece.place > act.place), None)
    if place is None or place.ends:
        return False
    behind = [group for group in sentence.groups[place.place + 1 :] if not group.means("card")]
    return bool(behind) and behind[0].means("is")


def _is_reported(sentence: Sentence) -> bool:
    """Tell whether a clue that no act gives is what somebody says or thinks, or else likely talk.

    'Peter thinks that his second is a four'; 'Eva's green with [something] over there'; 'Eva has a blue two'.
    """
    if any(sentence.said("act", "their-act")):
        return False
    if not any(sentence.said("you", "places")) and (sentence.has_unheard or _names_a_card(sentence)):
        return True
    named = next(sentence.said("player"), None)
    if named is None or "nominative" not in named.cases or sentence.holds("you"):
        return False
    return any(group.means("that") for group in sentence.groups[named.place + 1 :])


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
    if sentence.acts_as("polite") and any("not" in piece.also for piece in sentence.pieces):
        # By ear 'I'd rather not play' may come as 'I'd rather, no, play'.
        return True
    if rest.behind > _BARE_CLUE_BEHIND and not any(sentence.said("act", "their-act")):
        return True
    return (
        sentence.holds("if")
        or _ends_in_doubt(sentence)
        or _doubted_after_all(sentence)
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


def _doubted_after_all(sentence: Sentence) -> bool:
    """Tell whether a 'but' with a doubt follows the last act: 'I'd like to lose it, but it may be a five'."""
    last = max((act.place for act in sentence.said("act")), default=None)
    if last is None:
        return False
    behind = [piece for piece in sentence.pieces if piece.place > last]
    but = next(
        (at for at, piece in enumerate(behind) if piece.kind == "but" or "but" in piece.also), len(behind)
    )
    return any(piece.kind == "doubtful" for piece in behind[but:])


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
