"""'Willow on the kasu' may be a misheard 'willow kasu', and is taken for it if it makes no sense itself."""

from __future__ import annotations

import pytest
from hanafuda_talking import LANGUAGES, NAMES, a_round, teller

from voice_hanabi.contract.commands import Command
from voice_hanabi.games.hanafuda.game import KOI_KOI
from voice_hanabi.games.hanafuda.talk.commands import CardSaid, Lay
from voice_hanabi.hearing.utterance import Alternative, Utterance, typed_line
from voice_hanabi.understanding.interpreter import interpreter_of
from voice_hanabi.understanding.outcome import Understood

# The field has no plain cards of months 7 and 11, and one of month 2.
HEARD = {
    "cs": ("vykládám lespedézu na kasu", "vykládám vrbu na kasu", "vykládám švestku na kasu"),
    "pl": ("wykładam koniczynę na kasu", "wykładam wierzbę na kasu", "wykładam śliwę na kasu"),
    "da": ("læg kløver på kasu", "læg pil på kasu", "læg blomme på kasu"),
    "en": ("play the bush clover on the kasu", "play the willow on the kasu", "play the plum on the kasu"),
}
BUSH_CLOVER, WILLOW, PLUM = 7, 11, 2
KASU = CardSaid(None, "kasu")
TURN = KOI_KOI.situations.turn


def understood(language: str, utterance: Utterance) -> Command:
    """What is done at the table of `a_round`."""
    interpreter, state = interpreter_of(KOI_KOI, language, NAMES[:2]), a_round()
    found = interpreter.understand(
        utterance, TURN.intents, lambda command: teller(language).makes_sense(command, state), 0
    )
    assert isinstance(found, Understood), utterance.text
    assert found.sure, utterance.text
    return found.command


def heard(text: str) -> Utterance:
    return Utterance((Alternative(text, -250.0),))


@pytest.mark.parametrize("language", LANGUAGES)
def test_if_the_flower_takes_no_such_card_one_card_is_meant(language: str) -> None:
    bush_clover, willow, _ = map(heard, HEARD[language])
    assert understood(language, bush_clover) == Lay(CardSaid(BUSH_CLOVER, "kasu"))
    assert understood(language, willow) == Lay(CardSaid(WILLOW, "kasu"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_if_it_takes_one_the_words_count_as_they_were_heard(language: str) -> None:
    assert understood(language, heard(HEARD[language][2])) == Lay(CardSaid(PLUM), KASU)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_typed_is_not_misheard(language: str) -> None:
    assert understood(language, typed_line(HEARD[language][0])) == Lay(CardSaid(BUSH_CLOVER), KASU)
