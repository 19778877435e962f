"""Whose act a move in a sentence about Hanabi is, and how it is said: the reader's part.

Reading finds what a sentence may mean; only the gate (`voice_hanabi/understanding/gate.py`) decides whether
it is carried out at once, by words that void a sentence in any game. This module knows Hanabi's roles: that a
move is only named ('discarding the second is no option'), about somebody else, or an order to them; and the
cost of unrelated words, so that other meanings rank first. A sentence without a move has none among its
meanings; a doubtful move is unsure.

The words of acts are few, and so are those that may stand beside them (`grammars/LANG/hanabi/acts.yaml`).
What follows a complete act is usually its reason, and counts little; an infinitive ('to discard the first')
must stand alone, and so must polite words ('I would play the first').
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import pairwise

from voice_hanabi.contract.commands import ActionCommand
from voice_hanabi.contract.meaning import Meant
from voice_hanabi.games.hanabi.talk.commands import Clue
from voice_hanabi.games.hanabi.talk.meaning.left_over import LeftOver, left_over
from voice_hanabi.games.hanabi.talk.meaning.sentence import Sentence
from voice_hanabi.games.hanabi.talk.meaning.standing import ITEMS
from voice_hanabi.language.concepts import PRELUDE, Spotted
from voice_hanabi.understanding.sentences.pieces import Piece
from voice_hanabi.understanding.sentences.roles import names_owner

_DEGREES = 2
"""The most words between a person and the word for what they look like: 'a little'."""

_BARE_CLUE_BEHIND = 1
"""With more words than this after it, a clue without an act is asked about: it may be talk."""

_AGAINST = ("not", "if", "doubtful", "ask", "past")


def as_acts(found: Iterable[Meant], sentence: Sentence, *, empty_clues: bool) -> list[Meant]:
    """Return a sentence's possible meanings that are really said as acts; doubtful ones cost more and are
    unsure.

    ``empty_clues`` means that a clue may touch no card ('you have no whites').
    """
    rest = left_over(sentence)
    if any(rule(sentence, rest) for rule in _NO_ACT):
        return [one for one in found if not isinstance(one.command, ActionCommand)]
    clear = rest.sure and not any(rule(sentence, rest) for rule in _UNCLEAR)
    meant = []
    for one in found:
        if not isinstance(one.command, ActionCommand):
            meant.append(one)
        elif _is_told(one.command, sentence, rest, empty_clues=empty_clues):
            sure = one.sure and clear and _is_ones_own(one.command, sentence)
            meant.append(replace(one, cost=one.cost + rest.cost, sure=sure))
    return meant


def _is_told(command: ActionCommand, sentence: Sentence, rest: LeftOver, *, empty_clues: bool) -> bool:
    """Return whether enough is said about an act; 'you can't discard when ...' only mentions it."""
    if command.deed is None and rest.words:
        return False
    return not isinstance(command, Clue) or _given(command, sentence, empty_clues)


def _is_ones_own(command: ActionCommand, sentence: Sentence) -> bool:
    """Return whether an act is the speaker's: not an order to somebody, nor done with another's card."""
    if sentence.bids(command):
        return False
    if isinstance(command, Clue):
        # 'You have no whites' may be said for many reasons.
        return command.count != 0
    return not _is_anothers(sentence)


def _is_anothers(sentence: Sentence) -> bool:
    """Return whether a place is in somebody's hand: 'Peters kort to må ud', 'Peter's second must go'."""
    said = [piece for piece in sentence.pieces if not sentence.groups[piece.place].means("card")]
    return any(names_owner(piece) and behind.kind in ("places", "number") for piece, behind in pairwise(said))


def _given(clue: Clue, sentence: Sentence, empty_clues: bool) -> bool:
    """Return whether a clue is really given: to somebody, about cards that they have."""
    if clue.of_no_cards and not empty_clues:
        return False
    return clue.target is not None or any(str(act.value) == "clue" for act in sentence.said("act"))


def _is_wished(sentence: Sentence, rest: LeftOver) -> bool:
    """Return whether an act in polite words has more beside it: 'I would play it if it were a one'."""
    acts = list(sentence.said("act"))
    if not acts or not all(sentence.groups[act.place].means("polite") for act in acts):
        return False
    # 'In your place I would play the first.'
    plays = not any(str(act.value) == "clue" for act in acts)
    return bool(rest.words) or sentence.holds(*_AGAINST) or (plays and sentence.holds("you"))


def _is_advice(sentence: Sentence, rest: LeftOver) -> bool:
    """Return whether it is advice: 'go on, play it, the third, what are you waiting for?'."""
    return sentence.spots("advice") and not sentence.spots("myself")


def _is_said_to_the_current(sentence: Sentence, rest: LeftOver) -> bool:
    """Return whether somebody else speaks to the current player, or about them.

    'Anna:' may be the speaker, so only words without weight may precede the name.
    """
    named = sentence.current_named
    if named is None or any(sentence.said("their-act")):
        return False
    before = [piece for piece in sentence.pieces if piece.place < named.place]
    weighty = any(piece.kind != "filler" or sentence.is_stray(piece) for piece in before)
    return weighty or sentence.acts_as("named_act")


def _is_told_and_asked(sentence: Sentence, rest: LeftOver) -> bool:
    return _is_told_of_somebody(sentence) and sentence.ends_as("tag")


def _is_named_to_somebody(sentence: Sentence, rest: LeftOver) -> bool:
    """Return whether an act is only mentioned to somebody: 'Peter, don't you dare to discard the second'.

    One of its first words may be misheard.
    """
    return sentence.holds("you") and sentence.holds("player") and _is_only_named(sentence)


def _is_judged_with_misgiving(sentence: Sentence, rest: LeftOver) -> bool:
    return _is_only_named(sentence) and _is_judged(sentence) and sentence.ends_in("misgiving")


def _is_only_named(sentence: Sentence) -> bool:
    """Return whether playing and discarding are only named, and no clue is given."""
    acts = list(sentence.said("act"))
    return bool(acts) and all(
        str(act.value) != "clue" and sentence.groups[act.place].means("named_act") for act in acts
    )


def _names_a_card(sentence: Sentence) -> bool:
    """Return whether a value directly follows a colour: a clue is about one of them, a card has both."""
    return any(
        (piece.kind, behind.kind) == ("colour", "value") and not piece.ends
        for piece, behind in pairwise(sentence.pieces)
        if behind.place == piece.place + 1
    )


def _is_talked_of(sentence: Sentence, rest: LeftOver) -> bool:
    """Return whether an act is only named, and judged after it: 'discarding the second is no option'."""
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


def _is_reported(sentence: Sentence, rest: LeftOver) -> bool:
    """Return whether a clue without an act is somebody's statement or thought, or else probably talk.

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


def _names_the_current(sentence: Sentence, rest: LeftOver) -> bool:
    """Return whether more is said than who acts: 'Anna plays the third' is said by herself."""
    if sentence.current_named is None:
        return False
    return bool(rest.words) or not any(sentence.said("their-act"))


def _is_named_beside_more(sentence: Sentence, rest: LeftOver) -> bool:
    """Return whether an act that is only named comes with a doubt, a verdict, or another's name."""
    if not _only_names(sentence):
        return False
    clue = any(str(act.value) == "clue" for act in sentence.said("act"))
    others = not clue and sentence.holds("player")
    thought = sentence.holds("if", "doubtful", "ask", "past") or sentence.ends_in("misgiving")
    return others or thought or _is_judged(sentence)


def _is_bidden_and_praised(sentence: Sentence, rest: LeftOver) -> bool:
    """Return whether an order to somebody is praised: 'discard the oldest, that is the safest'."""
    return _is_free(sentence) and sentence.acts_as("bidding") and bool(rest.behind)


def _is_polite_denial(sentence: Sentence, rest: LeftOver) -> bool:
    """Return whether 'I'd rather not play' may have been misheard as 'I'd rather, no, play'."""
    denied = any("not" in piece.also for piece in sentence.pieces)
    return _is_free(sentence) and denied and sentence.acts_as("polite")


def _is_bare_clue_in_talk(sentence: Sentence, rest: LeftOver) -> bool:
    """Return whether a clue without an act is followed by more words than a reason."""
    acts = any(sentence.said("act", "their-act"))
    return _is_free(sentence) and not acts and rest.behind > _BARE_CLUE_BEHIND


def _is_doubted(sentence: Sentence, rest: LeftOver) -> bool:
    """Return whether there is a condition, or a doubt after the act."""
    doubted = sentence.holds("if") or _ends_in_doubt(sentence) or _doubted_after_all(sentence)
    return _is_free(sentence) and (doubted or sentence.ends_in("misgiving"))


def _is_two_acts(sentence: Sentence, rest: LeftOver) -> bool:
    """Return whether a card is played or discarded, and then a clue given, although a turn has one act.

    'Play the first and tell Peter his ones'; of two acts about cards the table asks which.
    """
    clues = [act.place for act in sentence.said("act") if str(act.value) == "clue"]
    others = [act.place for act in sentence.said("act") if str(act.value) in ("play", "discard")]
    places = [piece.place for piece in sentence.said("places")]
    return any(_is_whole_beside(other, clue, places) for other in others for clue in clues)


def _is_whole_beside(act: int, clue: int, places: Sequence[int]) -> bool:
    """Return whether a place comes between an act other than a clue and the clue that follows it."""
    return any(act < place and not act < clue < place for place in places)


def _only_names(sentence: Sentence) -> bool:
    """Return whether an act is only named, with another player as its subject."""
    return sentence.current_named is None and sentence.acts_as("named_act")


def _is_free(sentence: Sentence) -> bool:
    """Return whether an act is made, without a named subject."""
    return sentence.current_named is None and not sentence.acts_as("named_act")


def _is_judged(sentence: Sentence) -> bool:
    """Return whether a verdict precedes an act that is only named: 'it is fine to discard the first'."""
    first = min((act.place for act in sentence.said("act")), default=0)
    return any(group.means("is", "verdict") for group in sentence.groups[:first])


def _ends_in_doubt(sentence: Sentence) -> bool:
    """Return whether a doubt comes last, without a part of an act after it: 'or maybe not'."""
    telling = [piece for piece in sentence.pieces if piece.kind in (*ITEMS, "act", "their-act", "doubtful")]
    return bool(telling) and telling[-1].kind == "doubtful"


def _doubted_after_all(sentence: Sentence) -> bool:
    """Return whether a 'but' with a doubt follows the last act: 'discard it, but it may be a five'."""
    last = max((act.place for act in sentence.said("act")), default=None)
    if last is None:
        return False
    behind = [piece for piece in sentence.pieces if piece.place > last]
    but = next(
        (at for at, piece in enumerate(behind) if piece.kind == "but" or "but" in piece.also), len(behind)
    )
    return any(piece.kind == "doubtful" for piece in behind[but:])


def _asks_of_somebody(sentence: Sentence, rest: LeftOver) -> bool:
    """Return whether a verb of asking comes first, directly before a name: 'skal Peter have rød'."""
    for piece, behind in pairwise(sentence.pieces):
        group = sentence.groups[piece.place]
        if group.means("asking") and not piece.ends:
            return behind.kind == "player"
        if piece.kind != "player" and not group.means(PRELUDE):
            return False
    return False


def _is_told_of_somebody(sentence: Sentence) -> bool:
    """Return whether the sentence tells others what somebody has: 'Eva has ones'."""
    if sentence.holds("you") or any(sentence.said("act", "their-act")):
        return False
    return sentence.spots("they_have")


def _is_a_remark(sentence: Sentence, rest: LeftOver) -> bool:
    """Return whether a clue without an act is probably a remark: 'but Eva has ones'."""
    if not _is_free(sentence) or any(sentence.said("act", "their-act")):
        return False
    if sentence.ends_as("tag"):
        return True
    first = sentence.pieces[0]
    return _is_told_of_somebody(sentence) and (first.kind in ("but", "correct") or sentence.spots("remark"))


def _is_a_look(sentence: Sentence, rest: LeftOver) -> bool:
    """Return whether a colour describes a person: 'Eva is green with envy', 'you look a bit green'."""
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
    """Return whether these pieces end in a look, followed by at most two small words: 'you look a little'."""
    for piece in before[: -_DEGREES - 2 : -1]:
        if groups[piece.place].means("looks"):
            return True
        if piece.kind != "filler":
            return False
    return False


_Rule = Callable[[Sentence, LeftOver], bool]

_NO_ACT: tuple[_Rule, ...] = (
    # Manner: polite, advised, only named, judged, asked.
    *(_is_wished, _is_advice, _is_judged_with_misgiving, _is_talked_of, _asks_of_somebody, _is_a_look),
    # To whom and about whom.
    *(_is_said_to_the_current, _is_told_and_asked, _is_named_to_somebody, _is_reported),
)
"""What makes a sentence one about an act, rather than an act."""

_UNCLEAR: tuple[_Rule, ...] = (
    *(_names_the_current, _is_named_beside_more, _is_bidden_and_praised, _is_polite_denial),
    *(_is_bare_clue_in_talk, _is_doubted, _is_a_remark, _is_two_acts),
)
"""What makes the table ask about an act, even if all of its words belong to an act."""
