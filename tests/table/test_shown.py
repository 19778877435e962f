"""What a seat is shown, in every game and language: what it may say then is understood and possible."""

from __future__ import annotations

from random import Random

import pytest
from evening import LANGUAGES, PLAYERS
from possible import possible

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.commands import ActionCommand, Question
from voice_hanabi.contract.game import Unfit
from voice_hanabi.contract.shown import Shown
from voice_hanabi.contract.teller import Ready
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.understanding.outcome import Understood


@pytest.mark.by_turns(
    "voice_hanabi/games/hanabi",
    "voice_hanabi/games/hanafuda",
    "voice_hanabi/table",
    "grammars/{language}",
    "locales/{language}",
)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(GAMES))
def test_whatever_can_be_tapped_is_understood_at_once(name: str, language: str) -> None:
    game = GAMES[name]
    players = 2 if name == "koi-koi" else 3
    names = PLAYERS[language][:players]
    conversation = Conversation(game, language, names)
    teller = game.teller(conversation.wording)
    interpreter = conversation.interpreter
    random = Random(language)
    state = game.new(Choices(language, name, count=players, names=names), 5)
    tried: set[str] = set()
    for number in range(60):
        if state.outcome is not None:
            break
        seat = state.current
        shown = teller.shown(state, seat)
        assert shown.turn
        intents = teller.expectation(state).intents
        for words in (
            *(deed for group in shown.groups for card in group.cards for deed in card.deeds),
            *shown.deeds,
        ):
            if words in tried and number % 10:
                continue
            tried.add(words)
            understood = interpreter.understand(
                typed_line(words, seat=seat),
                intents,
                lambda command, now=state: teller.makes_sense(command, now),
                seat,
            )
            assert isinstance(understood, Understood), words
            assert understood.sure, words
            if isinstance(understood.command, ActionCommand):
                command = teller.placed(understood.command, state)
                outcome = teller.request(command, state)
                # It may ask which of two cards in the field to take.
                assert isinstance(outcome, Ready) or name != "hanabi", words
            else:
                assert isinstance(understood.command, Question), words
        for other in range(players):
            if other != seat:
                _nothing_to_do(teller.shown(state, other))
        action = random.choice(possible(state))
        try:
            state, _ = game.apply(state, action)
        except Unfit:
            continue
        follows = game.next_by_itself(state)
        if follows is not None:
            state, _ = game.apply(state, follows)
    assert len(tried) > 20


def _nothing_to_do(shown: Shown) -> None:
    assert not shown.turn
    assert not any(card.deeds for group in shown.groups for card in group.cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_own_buttons_are_understood(language: str) -> None:
    conversation = Conversation(GAMES["hanabi"], language, PLAYERS[language][:2])
    say = conversation.wording.say
    interpreter = conversation.interpreter
    turn = interpreter.game.situations.turn.intents
    for message, intents in (
        ("deed-help", turn), ("deed-take-back", turn),
        ("deed-no", ("Yes", "No")), ("example-yes", ("Yes", "No")),
        ("example-go-on", interpreter.game.situations.paused.intents),
        ("example-new-game", interpreter.game.situations.ended.intents),
    ):  # fmt: skip
        understood = interpreter.understand(typed_line(say(message)), intents)
        assert isinstance(understood, Understood), message
        assert understood.sure, message
