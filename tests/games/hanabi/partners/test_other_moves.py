"""What another move than the best would lose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from voice_hanabi.games.hanabi.lessons.puzzles import Puzzle, every_puzzle
from voice_hanabi.games.hanabi.partners.asking import cause_before, move_of
from voice_hanabi.games.hanabi.partners.choosing import CLUE, weighed
from voice_hanabi.games.hanabi.partners.clues.losing import FOR_LATER, Loss, loss_of_clue
from voice_hanabi.games.hanabi.partners.happening import clue_given
from voice_hanabi.games.hanabi.partners.instead import Lost, lost_by_next
from voice_hanabi.games.hanabi.partners.knowing import Knowing
from voice_hanabi.games.hanabi.partners.mind import Mind
from voice_hanabi.games.hanabi.partners.reasons import WhyMoved
from voice_hanabi.games.hanabi.partners.table import BetweenTurns
from voice_hanabi.games.hanabi.rules.actions import Action, ClueColour, ClueRank
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.games.hanabi.talk.alone.reasons import Reasons
from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import LANGUAGES

NAMES = ("Anna", "Peter", "Eva")

PUZZLES = every_puzzle()[::4]


@cache
def answered() -> tuple[tuple[Mind, Puzzle, Lost | None], ...]:
    """Return the puzzles, each with what another move than its answer loses."""
    found = []
    for puzzle in PUZZLES:
        state = puzzle.state()
        mind = Mind(view(state, state.current), plain=False)
        found.append((mind, puzzle, lost_by_next(mind, puzzle.best)))
    return tuple(found)


def compared() -> Iterator[tuple[Mind, ClueColour | ClueRank, Lost]]:
    """Yield the puzzles in which a clue is best."""
    for mind, puzzle, lost in answered():
        if lost is not None and isinstance(puzzle.best, ClueColour | ClueRank):
            yield mind, puzzle.best, lost


def test_clues_are_weighed_too_beside_a_card_that_can_be_played() -> None:
    """A partner that can play looks for no clue: one may still be what comes nearest."""
    without, named = 0, 0
    for mind, _, lost in answered():
        if lost is None or not mind.table.clue_tokens:
            continue
        if not any(move[0] == CLUE for _, move in weighed(mind.table, mind.seat)):
            without += 1
            named += isinstance(lost.action, ClueColour | ClueRank)
    assert without > 10
    assert named > without / 5


def test_another_move_is_legal_and_always_the_same_one() -> None:
    for mind, puzzle, lost in answered():
        if lost is not None:
            assert lost.action in mind.shown.legal
            assert lost.action != puzzle.best
    for mind, puzzle, lost in answered()[::10]:
        assert lost_by_next(Mind(mind.shown, plain=False), puzzle.best) == lost


def after(mind: Mind, action: Action) -> BetweenTurns:
    """Return the table after a move; only clues change anything."""
    table = mind.table.copy()
    if isinstance(action, ClueColour | ClueRank):
        _, target, clue = move_of(mind, action)
        clue_given(table, mind.seat, target, clue, table.touched(target, clue))
    return table


def others(mind: Mind) -> list[int]:
    return [seat for seat in range(mind.table.box.players) if seat != mind.seat]


def played(mind: Mind, table: BetweenTurns, *, fitting: bool) -> set[int]:
    """Return the cards that others would play, either those that fit or the others."""
    found = set()
    for seat in others(mind):
        for card, (_, meaning) in zip(table.hands[seat], Knowing(table).hand(seat), strict=True):
            plays = meaning and not meaning & ~table.playable
            if plays and bool(table.playable >> table.faces[card] & 1) is fitting:
                found.add(card)
    return found


def faces_with_a_clue(mind: Mind, table: BetweenTurns) -> set[int]:
    return {table.faces[card] for seat in others(mind) for card in table.hands[seat] if table.marked[card]}


def test_what_a_clue_loses_beside_another_is_so() -> None:
    """Somebody else may be told of an equal card, and a card may be touched by both."""
    kinds = Counter[Loss]()
    for mind, best, lost in compared():
        card = mind.follower.card_of(lost.cause.card) if lost.cause.card >= 0 else -1
        face = mind.table.faces[card]
        clued, other = after(mind, best), after(mind, lost.action)
        kinds[lost.loss] += 1
        match lost.loss:
            case Loss.UNTOLD | Loss.TOO_LATE:
                assert face not in {other.faces[one] for one in played(mind, other, fitting=True)}
            case Loss.MEND:
                assert card in played(mind, other, fitting=False)
            case Loss.UNHEARD | Loss.UNHEARD_LAST:
                assert face in faces_with_a_clue(mind, clued) - faces_with_a_clue(mind, other)
            case Loss.USELESS | Loss.DOUBLED:
                assert other.marked[card]
                assert not clued.marked[card]
                assert bool(other.useful >> face & 1) is (lost.loss is Loss.DOUBLED)
            case Loss.SAVED:
                assert card == mind.table.chop(lost.cause.seat)
                assert mind.table.useful >> face & 1
                assert not other.marked[card]
    assert {Loss.UNTOLD, Loss.UNHEARD, Loss.UNHEARD_LAST, Loss.SAVED} <= set(kinds)
    assert kinds[Loss.LITTLE] < sum(kinds.values()) / 20


def test_any_clue_may_be_compared_with_any_other() -> None:
    kinds = Counter[Loss]()
    for mind, puzzle, _ in answered()[::2]:
        clues = [action for action in mind.shown.legal if isinstance(action, ClueColour | ClueRank)]
        for best, following in product(clues[:: 1 + puzzle.seed % 4], clues):
            found = None if best == following else loss_of_clue(mind, best, following)
            if found is None:
                continue
            loss, cause = found
            kinds[loss] += 1
            assert cause.face is not None
            assert cause.card in {held.number for held in mind.shown.hands[cause.seat]}
            assert mind.table.last_round is None or loss not in FOR_LATER
    clues_only = set(Loss) - {Loss.WAIT, Loss.NEVER, Loss.STRIKE, Loss.TOKEN, Loss.DISCARDED, Loss.LITTLE}
    assert set(kinds) == clues_only


def test_a_card_that_a_clue_keeps_from_being_discarded_is_what_is_lost() -> None:
    """Also if that is not its first purpose."""
    kept = 0
    for mind, best, lost in compared():
        also = cause_before(mind, best).also
        if also is None or also.why is not WhyMoved.ONLY_COPY:
            continue
        if after(mind, lost.action).marked[mind.follower.card_of(also.card)]:
            continue
        assert lost.loss in (Loss.SAVED, Loss.MEND, Loss.STRIKE)
        kept += 1
    assert kept


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_loss_has_words(language: str) -> None:
    wording = Wording(language, NAMES, "hanabi")
    mind, _, lost = next(one for one in compared() if one[2].cause.face is not None)
    words = {Reasons(mind.shown, wording).of_loss(lost._replace(loss=loss)) for loss in Loss}
    # A card that isn't one's own has no place.
    assert len(words) == len(Loss) - 2
