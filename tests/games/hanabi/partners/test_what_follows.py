"""What a play leads to: the asker's own next card first, and nobody plays a card that no clue was about."""

from __future__ import annotations

from collections import Counter

import pytest

from voice_hanabi.games.hanabi.lessons.puzzles import every_puzzle
from voice_hanabi.games.hanabi.partners.knowing import Knowing
from voice_hanabi.games.hanabi.partners.mind import Mind
from voice_hanabi.games.hanabi.partners.table import UNSEEN
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.games.hanabi.talk.alone.reasons import Reasons
from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import LANGUAGES

NAMES = ("Anna", "Peter", "Eva")


def minds() -> list[Mind]:
    return [Mind(view(state, state.current), False) for state in (one.state() for one in every_puzzle())]


def test_a_card_that_the_asker_knows_comes_before_others_and_one_with_a_clue_before_one_without() -> None:
    kinds = Counter[str]()
    for mind in minds():
        table = mind.table
        meanings = dict(
            zip(table.hands[mind.seat], (one for _, one in Knowing(table).own(mind.seat)), strict=True)
        )
        for face in range(len(table.box.faces)):
            led = list(mind.leads_to(face, mind.seat))
            order = [0 if seat == mind.seat else 1 if mind.is_clued(card) else 2 for seat, card in led]
            assert order == sorted(order)
            kinds.update(str(order[0]) for _ in order[:1])
            for seat, card in led:
                if seat == mind.seat:
                    assert meanings[card] == 2 << face
                    assert table.last_round is None, "this was the last turn"
                else:
                    assert table.faces[card] == face + 1
            nexts = [card for card, meaning in meanings.items() if meaning == 2 << face]
            playable = table.playable >> face & 1 and not table.box.last_steps >> face & 1
            if nexts and playable and table.last_round is None:
                assert led[0][1] in nexts
    assert min(kinds["0"], kinds["1"], kinds["2"]) > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_a_card_with_a_clue_is_said_to_be_played(language: str) -> None:
    wording = Wording(language, NAMES, "hanabi")
    told = Counter[bool]()
    for mind in minds():
        reasons = Reasons(mind.shown, wording)
        for face in range(len(mind.table.box.faces)):
            seat, card = next(iter(mind.leads_to(face, mind.seat)), (mind.seat, -1))
            if seat == mind.seat:
                continue
            after = mind.follower.box.faces[face + 1]
            name = wording.name(seat)
            said = wording.say("leads", player=name, colour=after.suit, value=after.rank)
            told[mind.is_clued(card)] += 1
            assert (said in reasons._leads(mind, face, mind.seat)) is mind.is_clued(card)
    assert min(told.values()) > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_askers_own_next_card_is_named_as_certainly_as_it_is_known(language: str) -> None:
    wording = Wording(language, NAMES, "hanabi")
    told = Counter[bool]()
    for mind in minds():
        reasons, table = Reasons(mind.shown, wording), mind.table
        for face in range(len(table.box.faces)):
            seat, card = next(iter(mind.leads_to(face, mind.seat)), (-1, -1))
            if seat != mind.seat:
                continue
            place = table.hands[seat].index(card)
            possible, _ = Knowing(table).own(seat)[place]
            known = any(own.known for own in mind.own() if own.card == card)
            assert not known or table.faces[card] in (UNSEEN, face + 1)
            assert known or possible != 2 << face, "only one face is left"
            slot = mind.shown.hand[place].slot
            message = "leads-you" if known else "leads-you-probably"
            assert reasons._leads(mind, face, mind.seat) == [wording.say(message, slot=slot)]
            told[known] += 1
    assert min(told[True], told[False]) > 5
