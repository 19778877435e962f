"""What can be taken back reveals nothing: a hand cannot be probed by naming cards and saying no.

Two matches differ only in what the current player holds, and in the stock. Cards are named, the table's
questions are answered, and everything is taken back: everybody else must hear the same, to the byte.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hanafuda_playing import cards, option_sets, steps
from hanafuda_talking import LANGUAGES, NAMES, a_round, card
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from test_hanafuda_hidden_cards import another_world, permutations

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.commands import NO, ActionCommand, Control, ControlVerb
from voice_hanabi.games.hanafuda.game import HANAFUDA, KOI_KOI
from voice_hanabi.games.hanafuda.rules.actions import Action
from voice_hanabi.games.hanafuda.rules.cards import CARDS
from voice_hanabi.games.hanafuda.rules.events import Event
from voice_hanabi.games.hanafuda.rules.game import Options, State
from voice_hanabi.games.hanafuda.talk.cards import said_of
from voice_hanabi.games.hanafuda.talk.commands import CardSaid, Lay, Take
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.conversation.conversation import Confirm, Conversation, Reach, SameEars
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.saving.journal import Journal

Match = Playing[State, Action, Event]
ENDS = (NO, Control(ControlVerb.TAKE_BACK))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("saved")


def match_at(state: State, language: str, confirm: Confirm, folder: Path) -> Match:
    """Sit down at a match in this state."""
    game = KOI_KOI if state.options.game == "koi-koi" else HANAFUDA
    names = NAMES[: state.players]
    journal = Journal.begin(folder, Choices(language, game.name, None, (), len(names), names, 0), 0)
    return Playing(Conversation(game, language, names), game, state, journal, confirm, SameEars(Reach.YES))


def heard_by_others(effects: list[Effect], current: int) -> list[Effect]:
    """Return what everybody except the current player hears, and the other effects."""
    return [made for made in effects if not isinstance(made, Announcement) or made.audience != current]


def named(random: Random) -> list[ActionCommand]:
    """Sentences with which somebody may try to find out what is in a hand."""
    one, other = (said_of(random.choice(CARDS)) for _ in range(2))
    some = [one, CardSaid(other.month), CardSaid(kind=one.kind), CardSaid(slot=random.randint(1, 9))]
    said = [*(Lay(said, takes) for said in (*some, None) for takes in (None, other)), *map(Take, some)]
    return random.sample(said, 5)


def compare(one: Match, other: Match, commands: list[ActionCommand], random: Random) -> None:
    """Name cards in both worlds, and take each back; nothing may be carried out."""
    current, utterance = one.state.current, typed_line("")
    turn = one.state.turn
    for command in commands:
        doubted = random.random() < 0.5
        said = [command, random.choice(commands), random.choice(ENDS), random.choice(ENDS)]
        for at, what in enumerate(said):
            begun = at == 0 and doubted
            told = [
                heard_by_others(
                    match.doubt(what, None, utterance) if begun else match.act(what, utterance), current
                )
                for match in (one, other)
            ]
            assert told[0] == told[1], said[: at + 1]
            assert (one.expectation, one.spoken) == (other.expectation, other.spoken)
            assert (one.unsettled, one.waiting) == (other.unsettled, other.waiting)
            assert (one.example(), one.help()) == (other.example(), other.help())
    assert one.state.turn == other.state.turn == turn


def check(options: Options, seed: int, offset: int, language: str, confirm: Confirm, folder: Path) -> None:
    random = Random(seed)
    for number, step in enumerate(steps(options, seed, most=60)):
        if number % 20 != offset:
            continue
        state = step.before
        seats = [seat for seat in range(state.players) if seat != state.current]
        audience = random.choice((*seats, None))
        world = another_world(state, permutations(state, state, audience, random))
        one, other = (match_at(one, language, confirm, folder) for one in (state, world))
        compare(one, other, named(random), random)


@pytest.mark.parametrize("game", ["koi-koi", "hanafuda"])
@given(
    data=st.data(),
    seed=st.integers(0, 2**32),
    offset=st.integers(0, 19),
    language=st.sampled_from(LANGUAGES),
    confirm=st.sampled_from((Confirm.ANNOUNCE, Confirm.ASK)),
)
@settings(max_examples=8, deadline=None, phases=[Phase.explicit, Phase.reuse, Phase.generate])
def test_a_hand_cannot_be_probed_by_naming_cards_and_saying_no(
    folder: Path, game: str, data: st.DataObject, seed: int, offset: int, language: str, confirm: Confirm
) -> None:
    options = data.draw(option_sets().filter(lambda one: one.game == game))
    check(options, seed, offset, language, confirm, folder)


def a_match(folder: Path, hand: str) -> Match:
    """Anna (seat 0) holds these cards and is to lay one."""
    state = a_round()
    return match_at(state._replace(hands=(cards(hand), state.hands[1])), "en", Confirm.ANNOUNCE, folder)


@pytest.mark.parametrize(
    ("hand", "told", "alone"),
    [
        ("04-tan 05-kasu1", "That isn't in your hand.", []),
        ("04-tan 10-tane 10-kasu1", "Which maple: deer, ribbon or plain?", ["Deer or plain maple?"]),
        ("04-tan 10-kasu2", "Maple stays", []),
    ],
)
def test_what_a_hand_holds_is_told_once_the_card_counts_and_not_before(
    folder: Path, hand: str, told: str, alone: list[str]
) -> None:
    match = a_match(folder, hand)
    read_back = match.act(Lay(card("10")), typed_line(""))
    assert [made.text for made in read_back if isinstance(made, Announcement)] == ["Playing a maple."]
    settled = [made for made in match.settle() if isinstance(made, Announcement)]
    assert settled[0].audience is None
    assert settled[0].text.startswith(told)
    assert [made.text for made in settled[1:] if made.audience == 0 and alone] == alone
