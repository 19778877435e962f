"""Answers to the table's questions: one of two cards, a number, a player, koi-koi or shobu."""

from __future__ import annotations

from collections.abc import Iterator

from voice_hanabi.contract.commands import Answer, SetUp
from voice_hanabi.contract.meaning import Meant
from voice_hanabi.games.hanafuda.talk.commands import Call, Look
from voice_hanabi.games.hanafuda.talk.commands import Keep as KeepCard
from voice_hanabi.games.hanafuda.talk.meaning.laying.beside import TWO_COST
from voice_hanabi.games.hanafuda.talk.meaning.moves import GUESSED_COST
from voice_hanabi.games.hanafuda.talk.meaning.sentence import Sentence, mention_of
from voice_hanabi.understanding.sentences.loose import STRAY_COST
from voice_hanabi.understanding.sentences.pieces import ACTS, Piece

ANSWERING = {
    "AnswerCard": ("card", "month", "kind", "ribbon", "one"),
    "Take": ("card", "month", "kind", "ribbon", "one", "take"),
    "AnswerNumber": ("slot", "number", "choice", "one"),
    "KoiKoi": ("call",),
    "Shobu": ("call",),
    "Keep": ("keep",),
    "SetCount": ("number",),
}
"""The concepts with which people give each answer."""

ANSWER_COST = 0.05
"""An answer among other words, compared with a bare one."""
NEGATED_COST = 0.1
"""The other one of two calls, if one was negated: 'not koi-koi'."""
AMBIGUOUS_COST = 0.3
"""A number beside a card that was rejected."""
COUNTS = range(2, 7)
"""The numbers of players."""

_HEDGES = ("if", "doubtful", "ask")
"""Kinds of pieces that show that a call is only considered."""
_DOUBTS = frozenset({"doubtful", "ask"})
"""The concepts of a doubt, even if the words also mean something else: 'tempting'."""
_SPEAKS_AGAINST = ("not", "if", "ask", "doubtful", "past", "you", "they", "player")
"""Pieces before a call that speak against it."""

_CALLS = ("koi-koi", "shobu")
_CHOICES = {1: 1, 2: 2, -1: 2, -2: 1, "last": 2}
"""Which of two offered cards a place among them is."""


def calls(sentence: Sentence) -> Iterator[Meant]:
    """Yield what a sentence calls with a new yaku; a negated call means the other one."""
    cost = _strays(sentence)
    said = list(dict.fromkeys(str(piece.value) for piece in _called(sentence)))
    if not said:
        sure = _negated_alone(sentence)
        yield from (Meant(Call(one), cost + NEGATED_COST, sure) for one in _left_by_a_denial(sentence))
    guessed = any(piece.guessed for piece in sentence.said("call"))
    sure = not (sentence.doubted or guessed or _hedged(sentence) or _weighed(sentence))
    sure = sure and not (sentence.goes_on("call", "unknown", "elsewhere") or _talked_of(sentence))
    for place, value in enumerate(reversed(said)):
        extra = TWO_COST * bool(place) + GUESSED_COST * guessed
        yield Meant(Call(value), cost + ANSWER_COST + extra, sure)


def _hedged(sentence: Sentence) -> bool:
    """Return whether a condition or a doubt is beside the call, or after it following a 'but'."""
    call = next((piece for piece in sentence.pieces if piece.kind == "call"), None)
    if call is None:
        return False
    before = any(piece.kind in _HEDGES and piece.place < call.place for piece in sentence.pieces)
    return before or _turned_from(sentence) or _doubted_behind(sentence, call)


def _turned_from(sentence: Sentence) -> bool:
    """Return whether a 'but' takes the call back: 'but if he has the moon', 'but let me think'."""
    but = sentence.turn
    if but is None:
        return False
    behind = [piece for piece in sentence.pieces if piece.place > but]
    waits = any(piece.kind == "filler" and "stop" in piece.also for piece in behind)
    return waits or any(piece.kind in (*_HEDGES, "not") for piece in behind)


def _doubted_behind(sentence: Sentence, call: Piece) -> bool:
    """Return whether a condition follows a call, or a doubt in its own part or before another call.

    'I'll go on if you do', 'koi-koi is tempting', 'koi-koi, or stop'.
    """
    parts, pieces = sentence.parts(), sentence.pieces
    last = max(piece.place for piece in pieces if piece.kind == "call")
    return any(
        piece.kind == "if"
        or (
            not piece.also.isdisjoint(_DOUBTS)
            and (parts[piece.place] == parts[call.place] or piece.place < last)
        )
        for piece in pieces
        if piece.place > call.place
    )


def _talked_of(sentence: Sentence) -> bool:
    """Return whether a later part tells or asks something else: 'koi-koi, that's Japanese, isn't it'."""
    parts = sentence.parts()
    call = next((parts[piece.place] for piece in sentence.pieces if piece.kind == "call"), None)
    behind: dict[int, set[str]] = {}
    for piece in sentence.pieces:
        if call is not None and parts[piece.place] > call:
            behind.setdefault(parts[piece.place], set()).update({piece.kind, *piece.also})
    return any(len(kinds & {"telling", "unknown", "ask"}) > 1 for kinds in behind.values())


def _weighed(sentence: Sentence) -> bool:
    """Return whether a call is only weighed against its opposite: 'stop or not', 'koi-koi or no koi-koi'."""
    pieces = [piece for piece in sentence.pieces if piece.kind != "filler"]
    between = zip(pieces, pieces[1:], pieces[2:], strict=False)
    weighed = any(
        before.kind == "call" and one.kind in _HEDGES and behind.kind in ("call", "not")
        for before, one, behind in between
    )
    denied = {piece.value for piece in sentence.denied("call")}
    return weighed or any(piece.value in denied for piece in sentence.said("call"))


def _left_by_a_denial(sentence: Sentence) -> list[str]:
    """Return the remaining call if the other one is denied, and nothing else speaks against it."""
    if any(piece.kind in _SPEAKS_AGAINST[1:] for piece in sentence.pieces):
        return []
    negated = [str(piece.value) for piece in sentence.denied("call")]
    return [one for one in _CALLS if negated and one not in negated]


def _negated_alone(sentence: Sentence) -> bool:
    """Return whether a negation and the call are the whole sentence: 'not koi-koi'."""
    pieces = [piece for piece in sentence.pieces if piece.kind != "filler"]
    calls = {piece.place for piece in pieces if piece.kind == "call"}
    beside = any(piece.kind == "not" and piece.place + 1 in calls for piece in pieces)
    return beside and {piece.kind for piece in pieces} == {"not", "call"}


def _called(sentence: Sentence) -> list[Piece]:
    """Return the calls that are meant; a doubt after one is a reason: 'play on, I only need the deer'."""
    said = sentence.said("call")
    if said:
        return said
    first = next((piece for piece in sentence.pieces if piece.kind in ("call", *_SPEAKS_AGAINST)), None)
    return [first] if first is not None and first.kind == "call" else []


def looks(sentence: Sentence) -> Iterator[Meant]:
    """Yield a look at the stock's top card."""
    if sentence.said("look") and not sentence.said("card"):
        yield Meant(Look(), _strays(sentence) + ANSWER_COST, not sentence.doubted)


def keeps(sentence: Sentence) -> Iterator[Meant]:
    """Yield keeping the stock card that was looked at."""
    taken = any(piece.value == "take" for piece in sentence.said(*ACTS)) and sentence.said("it")
    if sentence.said("keep") or taken:
        yield Meant(KeepCard(), _strays(sentence) + ANSWER_COST)


def numbers(sentence: Sentence, *, of_two: bool) -> Iterator[Meant]:
    """Yield what a sentence may choose by its number: one ``of_two`` things, or a place in the hand."""
    chosen = [int(piece.value) for piece in sentence.said("choice")]
    for piece in sentence.said("card") if of_two else ():
        card = mention_of(piece).card
        if card.slot in _CHOICES:
            chosen.append(_CHOICES[card.slot])
    chosen += [int(piece.value) for piece in sentence.said("number")]
    if (
        of_two
        and not chosen
        and sentence.said("other")
        and not any(piece.kind == "card" for piece in sentence.pieces)
    ):
        # The other one than the one said first.
        chosen.append(2)
    distinct = list(dict.fromkeys(chosen))
    # 'Not the ribbon, the second': in some languages that also means 'the other one'.
    turned_down = of_two and bool(sentence.denied("card"))
    for place, number in enumerate(reversed(distinct)):
        cost = _strays(sentence) + ANSWER_COST + TWO_COST * bool(place)
        yield Meant(Answer("number", number), cost + AMBIGUOUS_COST * turned_down)


def players(sentence: Sentence) -> Iterator[Meant]:
    """Yield the players that a sentence may name as an answer."""
    seats = [seat for piece in sentence.said("player") for seat in piece.seats]
    for place, seat in enumerate(reversed(list(dict.fromkeys(seats)))):
        yield Meant(Answer("player", seat), _strays(sentence) + ANSWER_COST + TWO_COST * bool(place))


def counts(sentence: Sentence) -> Iterator[Meant]:
    """Yield how many people are said to play."""
    for piece in sentence.said("number")[-1:]:
        if int(piece.value) in COUNTS:
            yield Meant(SetUp("count", int(piece.value)), 2 * ANSWER_COST + _strays(sentence) / 2)


def _strays(sentence: Sentence) -> float:
    """Return the cost of words that an answer does not need; those of another part cost little."""
    parts = sentence.parts()
    kinds = ("card", "call", "choice", "number", "player", "look", "keep")
    own = {parts[piece.place] for piece in sentence.said(*kinds)}
    cost = 0.0
    for piece in sentence.pieces:
        if piece.kind in ("unknown", "elsewhere"):
            cost += STRAY_COST if parts[piece.place] in own else STRAY_COST / 5
    return cost
