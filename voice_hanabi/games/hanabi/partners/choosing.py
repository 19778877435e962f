"""Chooses a move by the conventions: weighs everything that a seat can do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from voice_hanabi.games.hanabi.partners.box import STEPS
from voice_hanabi.games.hanabi.partners.knowing import Knowing
from voice_hanabi.games.hanabi.partners.literal import chances_told, helped
from voice_hanabi.games.hanabi.partners.table import LITERAL, UNSEEN, BetweenTurns
from voice_hanabi.games.hanabi.partners.weights import USUAL, Weights
from voice_hanabi.games.hanabi.partners.worth import Receiver, clue_worth

PLAY, DISCARD, CLUE = range(3)

Move = tuple[int, int, int]
"""What to do, with which card (or for whom), and with which clue."""


def weighed(
    table: BetweenTurns,
    me: int,
    plain: bool = False,
    weights: Weights = USUAL,
    free: bool = False,
    quick: bool = False,
    thorough: bool = False,
) -> list[tuple[float, Move]]:
    """Return a seat's options, best first. The table must not contain the faces of its hand.

    A ``free`` clue must be given now, and costs no token. With ``quick``, clues that hardly outweigh a
    discard are left out. If a card can be played and nobody needs a clue, none is searched, unless
    ``thorough``: searching made the others wait.
    """
    box = table.box
    knowing = Knowing(table)
    mine = knowing.own(me)
    found: list[tuple[float, Move]] = []
    plays = _weigh_plays(table, knowing, me, mine, weights, found)
    if table.clue_tokens or free:
        seats = [(me + step) % box.players for step in range(1, box.players)]
        receivers = [Receiver(table, knowing, me, seat, weights) for seat in seats]
        if free or thorough or not plays or any(receiver.in_need for receiver in receivers):
            few = quick and table.clue_tokens < box.rules.max_clues and not free
            _weigh_clues(table, receivers, me, plain, weights, found, few)
    if table.clue_tokens < box.rules.max_clues and mine:
        found.append(_discard(table, me, mine, weights))
    if table.last_round is not None and not plays and table.strikes < box.rules.max_strikes - 1:
        _weigh_gambles(table, me, mine, found)
    if not found and mine:
        found.append((0.0, (PLAY, _least_harm(table, me, mine), 0)))
    found.sort(key=_by_weight)
    return found


def each_face_once(
    table: BetweenTurns, me: int, options: Iterable[tuple[float, Move]]
) -> Iterator[tuple[float, Move]]:
    """Leave out plays of a face that a play before them has: only one of them fits."""
    meanings = dict(zip(table.hands[me], (meaning for _, meaning in Knowing(table).own(me)), strict=True))
    played = set()
    for weight, (kind, about, clue) in options:
        meaning = meanings[about] if kind == PLAY else 0
        if meaning and not meaning & (meaning - 1):
            if meaning in played:
                continue
            played.add(meaning)
        yield weight, (kind, about, clue)


def _by_weight(option: tuple[float, Move]) -> float:
    return -option[0]


def _weigh_clues(
    table: BetweenTurns,
    receivers: list[Receiver],
    me: int,
    plain: bool,
    weights: Weights,
    found: list[tuple[float, Move]],
    few: bool,
) -> None:
    rules = table.box.rules
    most = len(weights.tokens) - 1
    cost = weights.tokens[most if table.clue_tokens >= rules.max_clues else min(table.clue_tokens, most - 1)]
    near = (table.playable | table.playable << 1) & table.useful
    for receiver in receivers:
        seat = receiver.seat
        for clue in range(len(table.box.clue_masks)):
            touched = table.touched(seat, clue)
            if few and not receiver.wants(table, touched, near):
                continue
            if touched or (rules.empty_clues and table.hands[seat]):
                worth = clue_worth(table, me, receiver, clue, touched, weights, plain)
                found.append((worth - cost, (CLUE, seat, clue)))


def _weigh_plays(
    table: BetweenTurns,
    knowing: Knowing,
    me: int,
    mine: list[tuple[int, int]],
    weights: Weights,
    found: list[tuple[float, Move]],
) -> bool:
    """Weigh the cards that count as playable; return whether there are any."""
    playable = table.playable
    any_play = False
    for card, (possible, meaning) in zip(table.hands[me], mine, strict=True):
        if not meaning or meaning & ~playable:
            continue
        if possible & ~playable and not table.believed(card):
            continue
        low = ((meaning & -meaning).bit_length() - 1) % STEPS
        weight = weights.play - low * weights.play_low
        if table.called[card]:
            weight += weights.play_called
        # A card that fits whatever it is leaves no doubt.
        known = not possible & ~playable
        chance = 1.0 if known else sure_share(table, me, card, possible, meaning, weights)
        if chance < 1.0:
            left = max(0, table.box.rules.max_strikes - 1 - table.strikes)
            weight = weight * chance - (1.0 - chance) * weights.strikes[max(0, 2 - left)]
        if not meaning & ~table.box.last_steps:
            weight += weights.play_last
        if meaning & (meaning - 1) == 0 and low < STEPS - 1 and knowing.elsewhere(me) & meaning << 1:
            weight += weights.play_opens
        any_play = any_play or weight > 0
        found.append((weight, (PLAY, card, 0)))
    return any_play


def sure_share(
    table: BetweenTurns, me: int, card: int, possible: int, meaning: int, weights: Weights
) -> float:
    """Return how likely a card is what it is taken for, given what the clue's giver could not see."""
    if not possible & (possible - 1) or not table.marked[card]:
        return 1.0
    doubled = table.doubled[card] & possible
    left_out = possible & table.inferred[card] & ~meaning & ~doubled
    if not doubled and not left_out:
        return 1.0
    box, gone = table.box, table.discarded
    good = bad = 0.0
    for face, copies in enumerate(box.copies):
        if meaning >> face & 1:
            good += copies - gone[face]
        elif (doubled | left_out) >> face & 1:
            seen = int(table.heights[face // STEPS] > face % STEPS)
            for seat, hand in enumerate(table.hands):
                if seat != me:
                    seen += sum(1 for held in hand if table.faces[held] == face)
            share = 1.0 if doubled >> face & 1 else weights.doubt
            bad += share * max(0, copies - gone[face] - seen)
    return good / (good + bad) if good + bad else 1.0


def _discard(
    table: BetweenTurns, me: int, mine: list[tuple[int, int]], weights: Weights
) -> tuple[float, Move]:
    """Weigh the card that would be discarded."""
    box = table.box
    pace = table.score + table.deck + box.players - (len(box.faces) - table.lost)
    weight = -weights.pace * max(0, weights.pace_from - pace)
    for card, (possible, meaning) in zip(table.hands[me], mine, strict=True):
        if not possible & table.useful or (table.marked[card] and not meaning):
            return weight + weights.useless_first, (DISCARD, card, 0)
    chop = table.chop(me)
    if chop >= 0:
        return weight, (DISCARD, chop, 0)
    return weight + weights.none_free, (DISCARD, _least_harm(table, me, mine), 0)


def _least_harm(table: BetweenTurns, me: int, mine: list[tuple[int, int]]) -> int:
    """Return the card whose loss would do the least harm; a playable one only if all are."""
    best: tuple[bool, float, int] | None = None
    for card, (_, meaning) in zip(table.hands[me], mine, strict=True):
        plays = bool(meaning) and not meaning & ~table.playable
        harm = (meaning & table.critical).bit_count() / max(1, meaning.bit_count())
        if best is None or (plays, harm, -card) < best:
            best = (plays, harm, -card)
    assert best is not None
    return -best[2]


def _weigh_gambles(
    table: BetweenTurns, me: int, mine: list[tuple[int, int]], found: list[tuple[float, Move]]
) -> None:
    """In the last round playing a card that may fit costs nothing."""
    assert table.last_round is not None
    if table.last_round > table.box.players:
        return
    for card, (_, meaning) in zip(table.hands[me], mine, strict=True):
        if meaning & table.playable:
            chance = (meaning & table.playable).bit_count() / meaning.bit_count()
            found.append((chance * 3 - 0.5, (PLAY, card, 0)))


def choose_hidden(
    table: BetweenTurns, me: int, plain: bool = False, weights: Weights = USUAL, quick: bool = False
) -> Move | None:
    """Return a seat's move at a table with all faces, without looking at its own hand.

    ``None`` if it has neither a card nor a clue to give.
    """
    if table.manner[me] == LITERAL:
        return _in_words(table, me)
    options = weighed_hidden(table, me, plain, weights, quick)
    return options[0][1] if options else None


def weighed_hidden(
    table: BetweenTurns, me: int, plain: bool = False, weights: Weights = USUAL, quick: bool = False
) -> list[tuple[float, Move]]:
    """Return a seat's options, best first, at a table that also has the faces of its hand."""
    hand, faces = table.hands[me], table.faces
    kept = [faces[card] for card in hand]
    for card in hand:
        faces[card] = UNSEEN
    options = weighed(table, me, plain, weights, quick=quick)
    for card, face in zip(hand, kept, strict=True):
        faces[card] = face
    return options


def _in_words(table: BetweenTurns, me: int) -> Move | None:
    """Return the move of somebody who goes by the words alone; any one of equal moves."""
    rules = table.box.rules
    plays = chances_told(table, me)
    if plays:
        return PLAY, plays[0], 0
    chance = table.drawn * 7 + table.clue_tokens * 5 + table.score * 3
    if table.clue_tokens:
        clues = helped(table, me)
        if clues:
            seat, clue = clues[chance % len(clues)]
            return CLUE, seat, clue
    hand = table.hands[me]
    free = [card for card in hand if not table.marked[card]] or hand
    if table.clue_tokens < rules.max_clues:
        return (DISCARD, free[chance % len(free)], 0) if free else None
    seat = (me + 1) % table.box.players
    any_clues = [clue for clue in range(len(table.box.clue_masks)) if table.touched(seat, clue)]
    return (CLUE, seat, any_clues[chance % len(any_clues)]) if any_clues else None
