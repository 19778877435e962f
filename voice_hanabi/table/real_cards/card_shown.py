"""Handles a real card whose back was shown to a camera.

If the game waits for a card, it is read, and those who may know it are told. An action that was read back is
confirmed by showing its card; if another is shown, the table asks which was meant. For any other card the
table says where it belongs, so that a mix-up can be corrected. What is said to everybody never depends on a
face.
"""

from __future__ import annotations

from typing import Any

from voice_hanabi.contract.commands import ActionCommand
from voice_hanabi.contract.game import Unfit
from voice_hanabi.contract.shown import CardLies
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.language.wording import capitalised
from voice_hanabi.table.conversation.effects import Effect, Hush
from voice_hanabi.table.playing.open_questions import ReadBack
from voice_hanabi.table.playing.playing import Playing

_SHOWN = typed_line("")
"""An utterance that nobody said."""


def card_shown(playing: Playing[Any, Any, Any], face: str, mark: int) -> list[Effect]:
    """Handle a card of the deck in use, by its mark."""
    lies = playing.game.lies(playing.state, face, mark)
    if playing.game.due(playing.state) is not None:
        if lies is not None:
            return [*_told(playing, lies), playing.conversation.ask(playing.prompt())]
        try:
            # A question that waits doesn't keep anybody from hearing where the card belongs.
            return [Hush(None), *playing.done(playing.game.read(face, mark))]
        except Unfit:
            wording = playing.conversation.wording
            return [playing.conversation.everyone(wording.say("card-of-another-deck"))]
    waiting = playing.open
    if isinstance(waiting, ReadBack) and lies is not None:
        return _while_waiting(playing, waiting, face, lies)
    return _told(playing, lies)


def _while_waiting(
    playing: Playing[Any, Any, Any], waiting: ReadBack[Any], face: str, lies: CardLies
) -> list[Effect]:
    """Carry out an action whose card is shown; if it is another card, ask which is meant."""
    meant = playing.game.with_card(waiting.command, face, lies, playing.state)
    if meant is None or not isinstance(meant, ActionCommand):
        return _told(playing, lies)
    if meant == playing.teller.placed(waiting.command, playing.state):
        playing.open = None
        return [Hush(None), *playing.counts(waiting)]
    return [Hush(None), *_told(playing, lies), *playing.doubt(waiting.command, meant, _SHOWN)]


def _told(playing: Playing[Any, Any, Any], lies: CardLies | None) -> list[Effect]:
    """Say where a card belongs."""
    wording = playing.conversation.wording
    place = CardLies("deck") if lies is None else lies
    sentence = wording.say("card-lies", place=place.where, player=wording.name(place.seat), slot=place.slot)
    return [playing.conversation.everyone(capitalised(sentence))]
