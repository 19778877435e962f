"""Hints, the reasons for clues and the purpose of one's cards come from one reading, and never disagree."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from voice_hanabi.contract.partners import Chosen, Level
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.partner import HanabiPartner
from voice_hanabi.games.hanabi.partners.asking import AskersClue, cause_before, cause_for
from voice_hanabi.games.hanabi.partners.clues.losing import FOR_LATER, Loss
from voice_hanabi.games.hanabi.partners.instead import lost_by_next
from voice_hanabi.games.hanabi.partners.knowing import Knowing, understood
from voice_hanabi.games.hanabi.partners.mind import Mind, Own, OwnCard
from voice_hanabi.games.hanabi.partners.reasons import Cause, WhyMoved
from voice_hanabi.games.hanabi.partners.table import LITERAL, UNSEEN
from voice_hanabi.games.hanabi.rules.actions import Action, ClueColour, ClueRank, Discard, Play
from voice_hanabi.games.hanabi.rules.events import ClueGiven
from voice_hanabi.games.hanabi.rules.game import apply, new_game
from voice_hanabi.games.hanabi.rules.rulebooks import rules_for
from voice_hanabi.games.hanabi.rules.state import State
from voice_hanabi.games.hanabi.rules.view import View, view
from voice_hanabi.games.hanabi.talk.alone.reasons import advised, instead, meant
from voice_hanabi.language.wording import Wording

RULES = rules_for("en")
PERSON = 0
NAMES = ("Anna", "Peter", "Eva", "Jane", "Tom")
ODD = 0.3
"""How often the person moves at random."""

AFTERWARDS = {Loss.WAIT, Loss.UNTOLD, *FOR_LATER}
"""What matters only if the seat has another turn; a token may still be used by others."""
KEPT = {OwnCard.LATER, OwnCard.PLAY_OR_KEEP, OwnCard.KEEP, OwnCard.UNCLEAR, OwnCard.LEAST}

each_level = pytest.mark.parametrize("level", [Level.COMPANION, Level.USUAL])
"""Strong partners read clues as usual ones do."""
each_number = pytest.mark.parametrize("players", [2, 3, 4, 5])

PLAYABLE = (OwnCard.PLAY, OwnCard.PERHAPS)
GIVEN_UP = (OwnCard.FREE, OwnCard.USELESS, OwnCard.LEAST)


def positions(players: int, level: Level) -> Iterator[State]:
    """Yield positions of games in which it is the turn of the person, who sometimes moves at random."""
    for seed in range(10_000):
        random = Random(f"{seed} {players} {level}")
        state = new_game(RULES, players, seed)
        seated = [HanabiPartner(seat, level, (PERSON,)) for seat in range(players)]
        while state.outcome is None:
            if state.current == PERSON:
                yield state
            action: Action
            if state.current == PERSON and random.random() < ODD:
                action = random.choice(view(state, PERSON).legal)
            else:
                action = seated[state.current].choose(state).action
            state, _ = apply(state, action)


def clues_to(seat: int, shown: View, plain: bool) -> Iterator[tuple[ClueGiven, AskersClue]]:
    """Yield each clue that a seat was given, with what 'why' says about it now."""
    for happened, (_, event) in enumerate(shown.history):
        if isinstance(event, ClueGiven) and event.target == seat:
            told = cause_for(shown, happened, plain, (PERSON,))
            assert isinstance(told, AskersClue)
            yield event, told


def check(state: State, level: Level) -> str:
    """Compare everything that is said about one position; return what kind of move the hint was."""
    plain = level is Level.COMPANION
    shown = view(state, PERSON)
    chosen = HanabiPartner(PERSON, level, (PERSON,)).advise(state, None)
    assert chosen is not None
    mind = Mind(shown, plain, (PERSON,))
    own = mind.own()
    said = {one.card: one for one in own}
    cause = cause_before(mind, chosen.action)
    explained_clues = list(clues_to(PERSON, shown, plain))
    for event, told in explained_clues:
        assert {one.card for one in told.own} <= {mind.follower.card_of(number) for number in event.numbers}
        for one in told.own:
            assert said[one.card] == one, "'why' says the same about a card as everything else"
    _follows(chosen.action, cause, own, explained_clues, mind)
    _worded(chosen, shown, plain)
    _named(own, shown, plain)
    lost = lost_by_next(mind, chosen.action)
    if lost is not None and lost.loss is Loss.DISCARDED:
        assert isinstance(lost.action, Discard)
        assert own[lost.action.slot - 1].verdict is not OwnCard.USELESS
    _taken_for(own, mind)
    to_play = [one.face for one in own if one.verdict in PLAYABLE and one.face != UNSEEN]
    assert len(set(to_play)) == len(to_play), "after one of them the other does not fit"
    if shown.last_round is not None:
        assert lost is None or lost.loss not in AFTERWARDS
        assert lost is None or lost.loss is not Loss.TOKEN or shown.last_round > 2, "nobody can use the token"
        assert not {one.verdict for one in own} & KEPT, "nothing is kept for after the last turn"
        _leads_to_a_turn(mind)
    _of_a_deed(state, level, chosen)
    return type(chosen.action).__name__


def _follows(
    action: Action, cause: Cause, own: list[Own], clues: list[tuple[ClueGiven, AskersClue]], mind: Mind
) -> None:
    match action:
        case Play():
            card = own[action.slot - 1]
            assert card.verdict in PLAYABLE or cause.why is WhyMoved.GAMBLE
            if cause.why in (WhyMoved.PLAY_TOLD, WhyMoved.PROMPTED):
                number = mind.follower.card_of(card.card)
                given = [
                    told for event, told in clues if event.giver == cause.seat and number in event.numbers
                ]
                assert given, "the player who is named gave a clue that touched the card"
                assert all(card in told.own for told in given)
            if cause.why is WhyMoved.PLAY_KNOWN:
                assert card.verdict is OwnCard.PLAY
                assert cause.own == UNSEEN or card.known, "nobody knows what a clue only meant"
        case Discard():
            card = own[action.slot - 1]
            assert all(one.verdict is not OwnCard.PLAY for one in own)
            assert card.verdict in GIVEN_UP
            assert (cause.why is WhyMoved.DISCARD_LEAST) is (card.verdict is OwnCard.LEAST)
            _of_untouched(cause, card.card, mind)
        case _:
            assert isinstance(action, ClueColour | ClueRank)
            assert cause.seat == action.target or cause.why is WhyMoved.STALL


def _of_untouched(cause: Cause, card: int, mind: Mind) -> None:
    """A discard is explained by clues about no older card, or about all cards, only if they were."""
    table = mind.table
    untouched = [one for one in table.hands[PERSON] if not (table.marked[one] or table.called[one])]
    if cause.why in (WhyMoved.DISCARD_CHOP, WhyMoved.NO_CLUE_LEFT):
        assert card == min(untouched)
    if cause.why is WhyMoved.DISCARD_LEAST:
        assert not untouched


def _worded(chosen: Chosen[Action], shown: View, plain: bool) -> None:
    """Word everything: each sentence is complete, and 'I' or 'me' never stands for the machine."""
    wording = Wording("en", NAMES[: shown.players], "hanabi")
    example, reason = advised(chosen, shown, wording)
    told = [reason, instead(chosen, shown, wording), meant(plain, (PERSON,), shown, wording)]
    assert example
    assert all(told)
    for sentence in told:
        words = sentence.replace("'", " ").split()
        assert not {"I", "me", "my", "I'd", "I'm"} & set(words), sentence


def _taken_for(own: list[Own], mind: Mind) -> None:
    """A card counts as one that fits only while somebody's clue to another card leaves it needed."""
    table = mind.table
    knowing = Knowing(table)
    elsewhere = knowing.elsewhere(PERSON)
    for one, (possible, meaning) in zip(own, knowing.hand(PERSON), strict=True):
        fits = meaning and not meaning & ~table.playable
        if one.verdict is OwnCard.PERHAPS and not fits:
            assert table.marked[one.card] or table.called[one.card], "nothing was said of it"
        assert one.verdict is not OwnCard.UNCLEAR or not fits, "it is clear when a card fits that fits now"
        meant_only = table.marked[one.card] and possible & ~table.useful
        if one.verdict in PLAYABLE and meant_only and table.manner[PERSON] != LITERAL:
            assert meaning & ~elsewhere, "that card has a clue in another hand, and this one may be of no use"


def _leads_to_a_turn(mind: Mind) -> None:
    """Once the last card is drawn, a card only leads to another one of somebody who still has a turn."""
    left = mind.shown.last_round or 0
    for face in range(len(mind.follower.box.faces)):
        for seat, _ in mind.leads_to(face, PERSON):
            assert (seat - PERSON) % mind.shown.players < left


def _named(own: list[Own], shown: View, plain: bool) -> None:
    """A card that only the conventions name is named with doubt."""
    wording = Wording("en", NAMES[: shown.players], "hanabi")
    told = meant(plain, (PERSON,), shown, wording)
    for slot, one in enumerate(own, 1):
        if one.face != UNSEEN and not one.known:
            face = Mind(shown, plain, (PERSON,)).follower.box.faces[one.face]
            assert wording.say("own-place-known", slot=slot, colour=face.suit, value=face.rank) not in told


def _of_a_deed(state: State, level: Level, best: Chosen[Action]) -> None:
    """A move of a kind that was asked for is only claimed to be the best if it is."""
    if level is Level.STRONG:
        return
    wording = Wording("en", NAMES[: state.players], "hanabi")
    for deed in ("play", "discard", "clue"):
        chosen = HanabiPartner(PERSON, level, (PERSON,)).advise(state, deed)
        if chosen is not None and chosen.action != best.action:
            _, reason = advised(chosen, view(state, PERSON), wording)
            assert "better" not in reason, reason


def differing(players: int, level: Level, count: int, every: int) -> set[str]:
    """Check this many positions; return the kinds of moves that hints were."""
    kinds = set()
    for number, state in enumerate(positions(players, level)):
        if number % every == 0:
            kinds.add(check(state, level))
            count -= 1
        if not count:
            break
    return kinds


@pytest.mark.by_turns(of="players")
@pytest.mark.parametrize("level", list(Level))
@each_number
def test_a_hint_is_what_a_partner_of_that_level_plays_in_that_seat(players: int, level: Level) -> None:
    """It makes no difference whether the partner has played all game, sits down now, or is only asked."""
    strong = level is Level.STRONG
    staying = HanabiPartner(PERSON, level, (PERSON,))
    # Strong partners think long: they are asked about a few positions of the usual ones' game.
    asked = islice(positions(players, Level.USUAL if strong else level), 2, None, 9 if strong else 3)
    for state in islice(asked, 1 if strong else 16):
        hint = HanabiPartner(PERSON, level, (PERSON,)).advise(state, None)
        assert hint is not None
        assert HANABI.partner(PERSON, level, (PERSON,)).choose(state) == hint
        assert staying.choose(state) == hint
        check(state, level)
        lost = lost_by_next(Mind(view(state, PERSON), level is Level.COMPANION, (PERSON,)), hint.action)
        assert lost is None or lost.action != hint.action


@each_level
@each_number
def test_a_partner_would_be_advised_to_do_what_it_does(players: int, level: Level) -> None:
    state = new_game(RULES, players, players)
    seated = [HanabiPartner(seat, level, (PERSON,)) for seat in range(players)]
    for _ in range(24):
        chosen = seated[state.current].choose(state)
        assert HANABI.partner(state.current, level, (PERSON,)).advise(state, None) == chosen
        state, _ = apply(state, chosen.action)


@pytest.mark.by_turns(of="players")
@each_level
@each_number
def test_what_is_said_about_a_position_never_disagrees(players: int, level: Level) -> None:
    assert len(differing(players, level, 24, 3)) > 1


@each_level
@each_number
def test_in_the_last_turn_nothing_is_said_of_later(players: int, level: Level) -> None:
    last = (state for state in positions(players, level) if state.last_round is not None)
    for state in islice(last, 6):
        check(state, level)


def test_a_card_is_not_taken_for_one_that_has_a_clue_in_another_hand() -> None:
    """A card is known to be green, and only the four is needed, which another player was told about."""
    two, four, five = 1 << 1, 1 << 3, 1 << 4
    clued = [True]

    def taken_for(possible: int, elsewhere: int, useful: int) -> int:
        ((_, meaning),) = understood([possible], [possible], clued, 0, elsewhere, useful)
        return meaning

    assert taken_for(two | four, elsewhere=0, useful=four | five) == four
    assert taken_for(two | four, elsewhere=four, useful=four | five) == 0, "it may be the two, of no use"
    assert taken_for(two | four | five, elsewhere=four, useful=four | five) == five
    assert taken_for(four | five, elsewhere=four | five, useful=four | five) == four | five, "it is needed"


def test_cards_to_discard_oldest_first_are_named_in_the_order_in_which_they_were_drawn() -> None:
    state = new_game(RULES, 2, 1)
    for action in (ClueRank(1, 1), Play(1), Discard(2), Play(1)):
        state, _ = apply(state, action)
    told = meant(False, (PERSON,), view(state, PERSON), Wording("en", NAMES[:2], "hanabi"))
    assert told == (
        "You may discard the first, the third, the fourth, the fifth and the second, the oldest first: "
        "no clue has touched them. But you have all eight clues, so you can't discard yet."
    )


@pytest.mark.long("voice_hanabi/games/hanabi/partners")
@each_level
@each_number
def test_what_is_said_about_two_thousand_positions_never_disagrees(players: int, level: Level) -> None:
    assert len(differing(players, level, 2000, 1)) > 2


@pytest.mark.parametrize("seed", [6, 23, 25, 28])
def test_openings_in_which_a_hint_and_a_reason_disagreed(seed: int) -> None:
    """A newcomer gives a clue about both ones, and asks what to do, and why the clue was given."""
    state = new_game(RULES, 3, seed)
    seated = [HanabiPartner(seat, Level.USUAL, (PERSON,)) for seat in range(3)]
    for target in (1, 2):
        clue = ClueRank(target, 1)
        if clue not in view(state, PERSON).legal:
            continue
        state, _ = apply(state, clue)
        while state.current != PERSON:
            state, _ = apply(state, seated[state.current].choose(state).action)
    check(state, Level.USUAL)
    given = list(clues_to(PERSON, view(state, PERSON), plain=False))
    assert given
