"""Nobody hears what they may not know: games that differ only in hidden cards sound the same.

Two games are played with the same words. They differ in what a seat may not see: the cards in its own
hand, and the cards still to be drawn. Until one of them is revealed, that seat and the whole table must
hear the same, to the byte and in the same order: news, answers, questions of the table, examples, help.

What is read back can be taken back, so it counts as little as a question: a clue that was dropped, or said
with the wrong places, must have told its receiver nothing, nor that it touches no card, where the rules
forbid that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from evening import LANGUAGES, PLAYERS, Evening, careful, sentence_of, stacked
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from voice_hanabi.contract.commands import Command
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.rules.actions import Action, ClueColour, ClueRank, Discard, Play, TakeToDeck
from voice_hanabi.games.hanabi.rules.errors import IllegalAction
from voice_hanabi.games.hanabi.rules.events import ClueGiven
from voice_hanabi.games.hanabi.rules.game import State, apply, from_deck, legal_actions, new_game
from voice_hanabi.games.hanabi.rules.rulebooks import RULEBOOKS, rules_for
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.games.hanabi.talk import commands
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.language.wording import Wording
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.conversation.conversation import Confirm
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.understanding.interpreter import interpreter_of

VARIANTS: tuple[tuple[str, ...], ...] = (
    (), ("deduction",), ("rainbow-5-own",), ("rainbow-10-own", "empty-clues"),
    ("rainbow-5-every", "no-empty-clues"), ("rainbow-10-every", "black", "tiles"),
    ("black", "all-or-nothing"), ("colour-call",), ("tiles",),
    ("tiles", "all-or-nothing", "no-empty-clues", "deduction"),
)  # fmt: skip


class Case(NamedTuple):
    """One kind of table: its rules, its language, and how many sit at it."""

    variants: tuple[str, ...]
    rulebook: str
    language: str
    players: int


CASES = [
    Case(variants, RULEBOOKS[place % 4], LANGUAGES[(place + place // 4) % 4], 2 + place % 4)
    for place, variants in enumerate(VARIANTS)
]
few = settings(
    # A failure prints its seed; shrinking it would take minutes.
    phases=[Phase.explicit, Phase.reuse, Phase.generate],
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
each_kind_of_table = pytest.mark.parametrize("case", CASES, ids=lambda case: "+".join(case.variants))


def replayed(state: State, actions: Sequence[Action], deck: Sequence[object]) -> State | None:
    """The same actions with another deck, or ``None`` if the rules then forbid one of them."""
    opening = state.history[0].events[1].seat  # type: ignore[union-attr]
    try:
        other = from_deck(state.rules, state.players, deck, first=opening, tiles=None, seed=state.seed)  # type: ignore[arg-type]
        for action in actions:
            other, _ = apply(other, action)
    except IllegalAction:
        return None
    return other


def another_world(
    dealt: State, actions: Sequence[Action], state: State, seat: int | None, random: Random
) -> State:
    """A game with other hidden cards that a seat (or the whole table) cannot tell from this one."""
    hands = state.hands if seat is None else state.hands[seat : seat + 1]
    hidden = [held.number for hand in hands for held in hand]
    places = [*hidden, *range(state.drawn, len(state.deck))]
    shown = view(state, seat)
    world, deck = state, list(state.deck)
    for _ in range(25):
        one = random.choice(hidden) if hidden else random.choice(places or [0])
        other = random.choice(places or [0])
        swapped = list(deck)
        swapped[one], swapped[other] = swapped[other], swapped[one]
        found = replayed(dealt, actions, swapped)
        if found is not None and view(found, seat) == shown:
            world, deck = found, swapped
    return world


def heard_by(effects: list[Effect], seat: int | None) -> list[Effect]:
    """Return what a seat hears: its own announcements and everyone's, and all other effects."""
    audiences = (None, seat)
    return [made for made in effects if not isinstance(made, Announcement) or made.audience in audiences]


QUESTIONS = (
    "AskMyHand", "AskHands", "AskFireworks", "AskDiscards", "AskTokens", "AskStrikes", "AskDeck", "AskTurn",
    "AskLast", "AskHistory", "AskScore", "AskStatus", "AskTiles", "AskHelp", "Repeat", "TakeBack", "No",
    "Yes",
)  # fmt: skip


@lru_cache
def phrases_of(language: str, names: tuple[str, ...], intent: str) -> tuple[str, ...]:
    return tuple(interpreter_of(HANABI, language, names).graph((intent,)).phrases.covering_phrases())


def harmless_words(evening: Evening, random: Random, seat: int) -> list[str]:
    """Words that reveal no card: the seat's questions, mumbling, help, moves, half commands."""
    conversation = evening.table.conversation
    name = conversation.names[seat].lower()
    words = ["xyzzy", "qqq www eee", "[unk]"]
    for intent in random.sample(QUESTIONS, 6):
        phrase = random.choice(phrases_of(conversation.language, (), intent))
        words.append(f"{name} {phrase}" if intent.startswith("Ask") else phrase)
    for intent in ("AskMyCard", "AskTold", "AskFirework", "AskCopies", "AskDiscardsOf", "Move", "AskRule"):
        words.append(random.choice(phrases_of(conversation.language, conversation.names, intent)))
    random.shuffle(words)
    return words


def tells(action: Action, state: State, seat: int | None) -> bool:
    """Return whether the action itself reveals something about a hidden card to the seat, or to everyone."""
    if isinstance(action, Play | Discard):
        # The card is turned up, and another is drawn for the others to see.
        return seat is None or seat == state.current or state.deck_size > 0
    if isinstance(action, ClueColour | ClueRank):
        # A reward's free clue ends the turn of a played card: its player draws then, for the others to see.
        draws = state.pending is not None and state.deck_size > 0
        return seat is None or action.target == seat or draws
    return True


WAIT = "..."
"""Nobody says anything."""


def compare(evening: Evening, other: Evening, sentence: str, seat: int | None, speaker: int | None) -> None:
    for table in (evening, other):
        if sentence == WAIT:
            table.wait()
        else:
            table.say(sentence, speaker)
    compare_said(evening, other, seat, sentence)


def compare_said(evening: Evening, other: Evening, seat: int | None, sentence: str) -> None:
    assert heard_by(evening.effects, seat) == heard_by(other.effects, seat), sentence
    assert evening.table.expectation == other.table.expectation
    assert evening.table.unsettled == other.table.unsettled
    assert evening.table.steering.example() == other.table.steering.example()
    assert evening.table.steering.help() == other.table.steering.help()
    assert evening.table.phrases == other.table.phrases


def dropped(evening: Evening, random: Random, allowed: Sequence[Action]) -> list[Command]:
    """Commands that somebody may begin and then take back, with random places for a clue."""
    state = evening.state
    begun: list[Command] = []
    for action in random.sample(list(allowed), min(4, len(allowed))):
        match action:
            case Play():
                begun.append(commands.Play(action.slot, action.colour))
            case Discard():
                begun.append(commands.Discard(action.slot))
            case ClueColour() | ClueRank():
                size = len(state.hands[action.target])
                colour = action.colour if isinstance(action, ClueColour) else None
                value = action.rank if isinstance(action, ClueRank) else None
                clue = commands.Clue(action.target, colour, value)
                places = tuple(sorted(random.sample(range(1, size + 1), random.randint(0, size))))
                begun += [clue, replace(clue, slots=places), replace(clue, count=random.randint(0, size))]
    return begun


def names_what_is_not_there(command: Command, state: State) -> bool:
    """Return whether a command is a clue that touches no card, though it names places or a number."""
    if not isinstance(command, commands.Clue) or not (command.slots or command.count):
        return False
    action: Action = (
        ClueRank(command.target, command.value)
        if command.value is not None
        else ClueColour(command.target, str(command.colour))
    )
    _, events = apply(state, action)
    return any(isinstance(event, ClueGiven) and not event.slots for event in events)


def check_dropped(evening: Evening, other: Evening, seat: int | None, random: Random) -> None:
    """Compare two worlds in which actions are begun, corrected, declined and taken back."""
    interpreter = evening.table.interpreter
    no, stop, yes = (
        phrases_of(interpreter.templates.language, (), kind) for kind in ("No", "TakeBack", "Yes")
    )
    # A clue of no cards that can't be given is refused to its giver, who sees what cards there are.
    either = [action for action in legal_actions(evening.state) if action in legal_actions(other.state)]
    for command in dropped(evening, random, either):
        if any(names_what_is_not_there(command, table.state) for table in (evening, other)):
            # So is a clue whose giver names places, or a number of cards, when there are none.
            continue
        for doubted in (False, True):
            ends = [random.choice(no), random.choice(stop)]
            for table in (evening, other):
                act = table.playing.doubt if doubted else table.playing.act
                args = (command, None) if doubted else (command,)
                table.effects = act(*args, typed_line(""))  # type: ignore[operator]
            compare_said(evening, other, seat, str(command))
            if doubted:
                # 'Yes, I meant that': now it is read back.
                compare(evening, other, random.choice(yes), seat, None)
            for end in ends:
                compare(evening, other, end, seat, None)
            assert not evening.table.unsettled
            assert evening.state.turn == other.state.turn


def check(folder: Path, case: Case, seed: int, length: int, seat: int | None, confirm: Confirm) -> None:
    random = Random(seed)
    dealt = new_game(rules_for(case.rulebook, case.variants), case.players, seed)
    state, actions = dealt, []
    for action, following in careful(dealt):
        # A card that went back into the deck cannot be replayed with another deck.
        if len(actions) == length or following.outcome is not None or isinstance(action, TakeToDeck):
            break
        actions.append(action)
        state = following
    names = PLAYERS[case.language][: case.players]
    evening, other = (Evening(folder, case.language, confirm=confirm) for _ in range(2))
    evening.sit_down(state, names)
    other.sit_down(another_world(dealt, actions, state, seat, random), names)
    wording = Wording(case.language, names, "hanabi")
    asker = state.current if seat is None else seat
    for words in harmless_words(evening, random, asker)[:8]:
        # What comes from the seat's own microphone, and what comes from nobody in particular.
        compare(evening, other, words, seat, asker)
    if confirm is not Confirm.NEVER and state.pending is None:
        check_dropped(evening, other, seat, random)
    untold = [action for action in legal_actions(evening.state) if not tells(action, evening.state, seat)]
    if not untold:
        return
    action = random.choice(untold)
    for sentence in (sentence_of(action, wording), WAIT, wording.say("example-yes"), WAIT):
        compare(evening, other, sentence, seat, None)
        if evening.state.outcome is not None:
            return
    for words in harmless_words(evening, random, asker)[:3]:
        compare(evening, other, words, seat, asker)


@pytest.mark.by_turns(of="table")
@each_kind_of_table
@given(
    seed=st.integers(0, 2**20),
    length=st.integers(0, 60),
    place=st.integers(0, 4),
    confirm=st.sampled_from(Confirm),
)
@settings(few, max_examples=2)
def test_a_seat_hears_nothing_of_its_own_cards_or_of_the_deck(
    tmp_path: Path, case: Case, seed: int, length: int, place: int, confirm: Confirm
) -> None:
    check(tmp_path, case, seed, length, place % case.players, confirm)


@pytest.mark.by_turns(of="table")
@each_kind_of_table
@given(seed=st.integers(0, 2**20), length=st.integers(0, 60), confirm=st.sampled_from(Confirm))
@settings(few, max_examples=1)
def test_everyone_together_hears_nothing_of_any_hand(
    tmp_path: Path, case: Case, seed: int, length: int, confirm: Confirm
) -> None:
    check(tmp_path, case, seed, length, None, confirm)


@pytest.mark.parametrize("confirm", [Confirm.ANNOUNCE, Confirm.ASK])
def test_a_clue_that_was_dropped_has_told_nothing_and_one_that_counts_tells_its_cards(
    tmp_path: Path, confirm: Confirm
) -> None:
    heard = {}
    for hand in ("r1 b3 w1 g5 y2", "b3 r1 w1 g5 y2", "b3 w2 w1 g5 y2"):
        evening = Evening(tmp_path, confirm=confirm)
        evening.sit_down(stacked(["y1 r4 w2 r3 r5", hand]), ("Anna", "Petr"))
        lines = [evening.type(said) for said in ("petr ones", "no", "petr you have two ones", "no")]
        lines += [evening.type(said) for said in ("petr ones", "no", "petr your first and third are ones")]
        heard[hand] = lines, evening.type("yes")
    assert len({str(lines) for lines, _ in heard.values()}) == 1
    assert len({str(told) for _, told in heard.values()}) == 3


def test_the_test_itself_would_notice(tmp_path: Path) -> None:
    dealt = new_game(rules_for("en"), 2, 3)
    twin = another_world(dealt, [], dealt, 0, Random(1))
    assert twin.deck != dealt.deck
    evening, other = (Evening(tmp_path) for _ in range(2))
    evening.sit_down(dealt, ("Anna", "Petr"))
    other.sit_down(twin, ("Anna", "Petr"))
    assert evening.say("what does petr hold", 0) == other.say("what does petr hold", 0)
    assert evening.say("what does anna hold", 1) != other.say("what does anna hold", 1)
    with pytest.raises(AssertionError):
        compare(evening, other, "what does anna hold", 1, 1)
