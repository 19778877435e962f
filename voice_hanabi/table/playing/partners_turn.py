"""A computer player's turn: it thinks for a while, says what it does, and does it."""

from __future__ import annotations

from typing import Any

from voice_hanabi.contract.commands import StandIn, Why
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.wording import capitalised
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.playing.asked_why import why
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.saving.journal_problems import JournalProblem
from voice_hanabi.table.saving.journal_remarks import STANDS_IN

_SECONDS = (0.3, 0.7, 1.2, 2.0, 3.5, 6.0)
"""Possible seconds of silence before a computer player moves, from none to many."""
_USUAL = 2

_AGAIN = 0.3
"""Seconds before another action of the same turn."""


class Thought:
    """How long computer players think, as set for the rest of the evening."""

    def __init__(self) -> None:
        self._step = _USUAL

    def seconds(self, playing: Playing[Any, Any, Any]) -> float | None:
        """Return how many seconds the current player thinks; ``None`` for a person."""
        if not moves_by_itself(playing):
            return None
        moves = playing.partners.moves
        again = bool(moves) and playing.last_seat == playing.state.current == moves[-1].seat
        return min(_AGAIN, _SECONDS[self._step]) if again else _SECONDS[self._step]

    def change(self, step: int, conversation: Conversation) -> list[Effect]:
        """Set a longer (1) or shorter (-1) time, and say so."""
        changed = min(max(self._step + step, 0), len(_SECONDS) - 1)
        limit = changed == self._step
        self._step = changed
        message = f"thinks-{'slower' if step > 0 else 'faster'}{'-no-more' if limit else ''}"
        return [conversation.everyone(conversation.wording.say(message))]


def moves_by_itself(playing: Playing[Any, Any, Any]) -> bool:
    """Return whether a computer player should move, and nothing else is open."""
    state = playing.state
    waits = state.outcome is not None or playing.open is not None or playing.game.due(state) is not None
    return not waits and state.current in playing.partners


def move(playing: Playing[Any, Any, Any]) -> list[Effect]:
    """Let the current computer player say what it does, and do it."""
    before = playing.state
    action = playing.partners.choose(before)
    said = playing.teller.said(action, before)
    wording = playing.conversation.wording
    told: list[Effect] = []
    if said:
        player = wording.name(before.current)
        text = wording.say("partner-says", player=player, said=capitalised(said))
        told.append(playing.conversation.computer(before.current, text))
    return [*told, *playing.carry_out(action, playing.teller.command_for(action))]


def of_partners(
    playing: Playing[Any, Any, Any], command: StandIn | Why, utterance: Utterance
) -> list[Effect]:
    """Carry out a command about computer players during a game."""
    if isinstance(command, StandIn):
        return stand_in(playing, command)
    return why(playing, command, playing.asker(None, utterance))


def stand_in(playing: Playing[Any, Any, Any], command: StandIn) -> list[Effect]:
    """Let the computer play for somebody who is away, or stop it, and save that with the game."""
    conversation, partners, seat = playing.conversation, playing.partners, command.player
    player = conversation.wording.name(seat)

    def told(message: str) -> list[Effect]:
        return [conversation.everyone(conversation.wording.say(message, player=player))]

    here = [one for one in range(len(conversation.people)) if one not in partners.stand_ins]
    if seat in conversation.partners:
        return told("is-computer")
    if command.back is (seat not in partners.stand_ins):
        return told("plays-never" if command.back else "plays-already")
    if not command.back and here == [seat]:
        return told("nobody-plays")
    if not playing.game.has_partners:
        return [conversation.everyone(conversation.wording.say("partners-none", game=playing.game.name))]
    # A player who is back plays again at once.
    if not command.back and (enough := playing.beside.enough(playing, seat)):
        return [conversation.everyone(enough)]
    stand_ins = partners.stand_ins ^ {seat}
    try:
        playing.journal.add({STANDS_IN: sorted(stand_ins)})
    except JournalProblem as problem:
        return [conversation.everyone(conversation.wording.unsaved(problem))]
    partners.stand_in(stand_ins)
    if not command.back:
        dropped = playing.cancel() if playing.open is not None and seat == playing.state.current else []
        return [*dropped, *told("plays-for")]
    caught_up = playing.teller.resumed_alone(playing.state, seat)
    return [*told("plays-again"), *playing.audiences.alone(seat, caught_up)]
