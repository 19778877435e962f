"""'Should I play the second?': a move that somebody asks about is weighed, and not made."""

from __future__ import annotations

from pathlib import Path

import pytest
from test_advising import each_language, table_of_two, told

from voice_hanabi.cli.understand import at_table
from voice_hanabi.contract.commands import Advice
from voice_hanabi.contract.partners import AdviceKind
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.partner import HanabiPartner
from voice_hanabi.games.hanabi.rules.actions import Discard, Play
from voice_hanabi.games.hanabi.rules.game import apply, new_game
from voice_hanabi.games.hanabi.rules.rulebooks import rules_for
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.games.hanabi.talk import commands
from voice_hanabi.games.hanabi.talk.alone.reasons import advised, of_card
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.table.playing.advising import Advising
from voice_hanabi.understanding.interpreter import interpreter_of

PLAY, DISCARD = commands.Play(2), commands.Discard(3)
SAID = {
    "cs": {
        "můžu zahrát druhou": PLAY,
        "mám teď druhou vyložit": PLAY,
        "je dobrý nápad zahrát druhou": PLAY,
        "dá se zahrát druhá karta": PLAY,
        "co bude když hraju druhou": PLAY,
        "neměla bych radši zahodit třetí": DISCARD,
        "proč nezahrát druhou": PLAY,
        "co když zahraju kartu číslo dva": PLAY,
        "mám zahodit třetí kartu": DISCARD,
        "je bezpečné zahodit třetí": DISCARD,
        "proč bych neměla vyhodit třetí": DISCARD,
        "zahrála bys druhou": PLAY,
        "ty bys druhou hrál": PLAY,
        "vyhodil bys třetí kartu": DISCARD,
    },
    "en": {
        "can I play the second": PLAY,
        "is it a good idea to play the second": PLAY,
        "what happens if I play the second": PLAY,
        "am I supposed to play the second": PLAY,
        "should I throw the third away": DISCARD,
        "what if I chuck the third out": DISCARD,
        "why not play the second": PLAY,
        "why shouldn't I play card two": PLAY,
        "is it safe to play my second card": PLAY,
        "should I discard my third": DISCARD,
        "is the third safe to discard": DISCARD,
        "could I bin the third card": DISCARD,
        "would you play the second": PLAY,
        "so would you throw the third away": DISCARD,
    },
    "pl": {
        "mogę zagrać drugą": PLAY,
        "czy nie lepiej zagrać drugą": PLAY,
        "czemu mam nie grać drugiej": PLAY,
        "co będzie jak zagram drugą": PLAY,
        "czy warto odrzucić trzecią": DISCARD,
        "dlaczego nie zagrać drugiej": PLAY,
        "czy bezpiecznie jest zagrać drugą": PLAY,
        "czy mam odrzucić trzecią kartę": DISCARD,
        "czy mogę trzecią wyrzucić": DISCARD,
        "a jeśli wyrzucę trzecią": DISCARD,
        "zagrałabyś drugą": PLAY,
        "czy ty byś zagrał drugą kartę": PLAY,
        "wyrzuciłbyś trzecią": DISCARD,
    },
    "da": {
        "kan jeg spille det andet kort": PLAY,
        "må jeg godt spille det andet": PLAY,
        "hvad sker der hvis jeg spiller det andet": PLAY,
        "er det en god idé at smide det tredje": DISCARD,
        "kan det tredje smides": DISCARD,
        "hvorfor ikke spille det andet": PLAY,
        "hvorfor ikke bare spille kort to": PLAY,
        "skal jeg smide det tredje": DISCARD,
        "er det sikkert at smide det tredje kort væk": DISCARD,
        "hvad nu hvis jeg kasserer det tredje": DISCARD,
        "ville du spille det andet": PLAY,
        "ville du smide det tredje kort": DISCARD,
    },
}


@each_language
def test_it_is_understood(language: str) -> None:
    interpreter = interpreter_of(HANABI, language, ("Anna", "Eva", "Jana"))
    for said, move in SAID[language].items():
        made = at_table(interpreter, HANABI.situations.turn, typed_line(said))
        assert (made.command, made.sure) == (Advice(AdviceKind.INSTEAD, move=move), True), said


@each_language
def test_it_is_weighed_for_its_asker_alone(tmp_path: Path, language: str) -> None:
    evening = table_of_two(tmp_path, language, "hanabi")
    state, wording = evening.playing.state, evening.playing.conversation.wording
    best = HanabiPartner(0, evening.playing.partners.level, (0,)).advise(state, None)
    assert best is not None
    example, reason = advised(best, view(state, 0), wording)
    rather = wording.say("weighed-rather", example=example, reason=reason)
    expected = {
        PLAY: f"{of_card(2, best.reason, view(state, 0), wording, to_play=True)} {rather}",
        # All eight clues are there.
        DISCARD: evening.playing.teller.forbidden("discard", state),
    }
    for number, (said, move) in enumerate(SAID[language].items(), 1):
        assert told(evening, said) == [(0, expected[move])], said
        assert evening.playing.state is state, "nothing is done"
        assert evening.playing.hints.given[0] == number


@each_language
@pytest.mark.parametrize("seed", range(3))
def test_the_best_move_is_confirmed(tmp_path: Path, language: str, seed: int) -> None:
    evening = table_of_two(tmp_path, language, "hanabi")
    state, confirmed = new_game(rules_for("en"), 2, seed), 0
    while state.outcome is None and confirmed < 2:
        best = HanabiPartner(state.current, evening.playing.partners.level, (0,)).advise(state, None)
        assert best is not None
        if state.current == 0 and isinstance(best.action, Play | Discard):
            evening.playing.state = state
            kind = commands.Play if isinstance(best.action, Play) else commands.Discard
            asked = Advice(AdviceKind.INSTEAD, move=kind(best.action.slot))
            effects = Advising().act(evening.playing, asked, typed_line("?", 0))
            assert evening.playing.conversation.wording.say("weighed-best", reason="") in str(effects)
            confirmed += 1
        state, _ = apply(state, best.action)
    assert confirmed
