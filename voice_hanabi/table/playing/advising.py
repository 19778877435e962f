"""Hints: what a computer player would do in a player's place, told privately.

A hint is worked out from what that seat sees, by the computer players' conventions, and never from the game's
seed, which determines the cards. Whether a move was good is judged by what its player saw before it. Hints
are counted, and may be switched off for the evening.
"""

from __future__ import annotations

from typing import Any

from voice_hanabi.contract.commands import ActionCommand, Advice
from voice_hanabi.contract.partners import AdviceKind, Chosen, Partner
from voice_hanabi.contract.teller import Ready, Refused
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.saving.journal_problems import JournalProblem
from voice_hanabi.table.saving.journal_remarks import HINTED

AnyPlaying = Playing[Any, Any, Any]
AnyState = Any


class Advising:
    """Gives hints during an evening, unless they are switched off."""

    def __init__(self) -> None:
        self.off = False

    def act(self, playing: AnyPlaying, command: Advice, utterance: Utterance) -> list[Effect]:
        """Carry out a request."""
        conversation, say = playing.conversation, playing.conversation.wording.say
        seat = command.player
        if seat is not None and seat not in playing.partners:
            # People ask each other, too; typed requests are for the table.
            person = say("why-person", player=conversation.wording.name(seat))
            return [playing.audiences.back_to(utterance.seat, person)] if utterance.typed else []
        match command.kind:
            case AdviceKind.HINTS_OFF | AdviceKind.HINTS_ON:
                self.off = command.kind is AdviceKind.HINTS_OFF
                return [conversation.everyone(say("hints-off" if self.off else "hints-on"))]
            case AdviceKind.COUNT_HINTS:
                told = playing.hints.told(conversation.wording)
                return [playing.audiences.back_to(utterance.seat, told)]
            case _ if not playing.game.has_partners:
                return [conversation.everyone(say("partners-none", game=playing.game.name))]
            case AdviceKind.WAS_GOOD:
                return self._was_good(playing, utterance)
            case _ if self.off:
                return [playing.audiences.back_to(utterance.seat, say("hints-are-off"))]
            case AdviceKind.MEANT:
                return self._meant(playing, playing.asker(None, utterance))
            case _:
                return self._hint(playing, command, playing.asker(None, utterance))

    def _hint(self, playing: AnyPlaying, command: Advice, seat: int) -> list[Effect]:
        state = playing.state
        if not_now := _no_time_for_hints(playing, seat):
            return [playing.audiences.back_to(seat, not_now)]
        asks_again = command.kind is AdviceKind.INSTEAD and command.move is None
        if asks_again and (told := playing.hints.instead(seat, state)) is not None:
            return playing.audiences.told_to(seat, told)
        if enough := playing.beside.enough(playing, seat):
            return [playing.audiences.back_to(seat, enough)]
        text = self._advice(playing, command, seat)
        # Whether a move was found depends on cards that others may not know: it counts either way.
        if playing.audiences.alone(seat, text):
            try:
                playing.journal.add({HINTED: seat})
            except JournalProblem as problem:
                return [playing.conversation.everyone(playing.conversation.wording.unsaved(problem))]
            playing.hints.given[seat] += 1
        return playing.audiences.told_to(seat, text)

    def _advice(self, playing: AnyPlaying, command: Advice, seat: int) -> str:
        """Say what a seat should do now, or whether it should make the move that it asks about."""
        state, say = playing.state, playing.conversation.wording.say
        chosen, best = _for_deed(playing, seat, command.deed)
        if command.move is not None:
            return _weighed(playing, seat, command.move, chosen)
        if chosen is None:
            forbidden = playing.teller.forbidden(command.deed, state) if command.deed else ""
            return forbidden or say("hint-none")
        example, reason = playing.teller.advised(chosen, seat, state)
        instead, better = playing.teller.instead(chosen, seat, state), ""
        if best is not None:
            better_example, better_reason = playing.teller.advised(best, seat, state)
            better = say("hint-better", example=better_example)
            instead = f"{better} {better_reason}"
        playing.hints.advised(seat, state, reason, instead)
        given = say("hint-given", example=example, reason=reason)
        match command.kind:
            case AdviceKind.NUDGE:
                return playing.teller.nudged(chosen, seat, state)
            case AdviceKind.INSTEAD:
                return f"{given} {instead}".rstrip()
            case _:
                return f"{given} {better}".rstrip()

    def _meant(self, playing: AnyPlaying, seat: int) -> list[Effect]:
        """Say what a player's cards are for, by the reading that hints use."""
        level, people = playing.partners.level, playing.partners.people
        meant = playing.teller.meant(level, people, seat, playing.state)
        return playing.audiences.told_to(seat, meant or playing.conversation.wording.say("meant-nothing"))

    def _was_good(self, playing: AnyPlaying, utterance: Utterance) -> list[Effect]:
        """Judge the last move of the player who asks; if nothing shows who asks, of the person who moved
        last.
        """
        say = playing.conversation.wording.say
        seat = playing.hints.last_person if utterance.seat is None else utterance.seat
        last = None if seat is None else playing.hints.last_move(seat)
        if seat is None or last is None:
            return [playing.audiences.back_to(utterance.seat, say("good-nothing"))]
        before, action = last
        chosen = advice(playing, before, seat)
        assert chosen is not None
        example, reason = playing.teller.advised(chosen, seat, before)
        if chosen.action == action:
            return playing.audiences.told_to(seat, say("good-yes", reason=reason))
        return playing.audiences.told_to(seat, say("good-rather", example=example, reason=reason))


def _weighed(playing: AnyPlaying, seat: int, move: ActionCommand, best: Chosen[Any] | None) -> str:
    """Say whether a move is the best one, what its card is for, and which move is better."""
    state, say = playing.state, playing.conversation.wording.say
    asked = playing.teller.request(move, state)
    if isinstance(asked, Refused):
        return asked.sentence
    if best is None or not isinstance(asked, Ready):
        return say("hint-none")
    example, reason = playing.teller.advised(best, seat, state)
    if asked.action == best.action:
        return say("weighed-best", reason=reason)
    card = playing.teller.weighed(asked.command, best.reason, seat, state)
    return f"{card} {say('weighed-rather', example=example, reason=reason)}".lstrip()


def _no_time_for_hints(playing: AnyPlaying, seat: int) -> str:
    """Say why a seat can't use a hint now; nothing if it can."""
    say, state = playing.conversation.wording.say, playing.state
    if state.outcome is not None:
        return say("game-over-already")
    return say("hint-not-now") if seat != state.current or seat in playing.partners else ""


def _for_deed(
    playing: AnyPlaying, seat: int, deed: str | None
) -> tuple[Chosen[Any] | None, Chosen[Any] | None]:
    """Return the move to advise, of a deed if that is asked for, and the best of all if it is another one.

    The best move is found first; only if it is of another deed, the same player thinks again, about that one.
    """
    advisor = _advisor(playing, seat)
    best = advisor.advise(playing.state, None)
    if best is None or deed in (None, best.deed):
        return best, None
    chosen = advisor.advise(playing.state, deed)
    if chosen is None or chosen.action == best.action:
        return (None if chosen is None else best), None
    return chosen, best


def advice(playing: AnyPlaying, state: AnyState, seat: int) -> Chosen[Any] | None:
    """Return what a computer player would do in the current player's seat, from what it sees."""
    return _advisor(playing, seat).advise(state, None)


def _advisor(playing: AnyPlaying, seat: int) -> Partner[Any, Any]:
    advisor = playing.game.partner(seat, playing.partners.level, playing.partners.people)
    assert advisor is not None
    return advisor
