"""Reviews a finished game turn by turn: what was done, what could be known, and what could have been done.

The game is over, so nothing has to be kept secret. The player of the turn counts as the one who asks, unless
an ear shows who speaks.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from voice_hanabi.contract.commands import Arrange, Command, Control, ControlVerb, Why
from voice_hanabi.contract.length import Length
from voice_hanabi.contract.partners import Chosen
from voice_hanabi.contract.shown import Board
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.wording import Wording
from voice_hanabi.speaking.announcement import Kind
from voice_hanabi.table.beside.judging import best_move, clue_explained, judged, lost_otherwise, of_a_clue
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.effects import Effect, Hush
from voice_hanabi.table.saving.journal import SavedGame
from voice_hanabi.table.saving.journal_folder import day_begun

AnyState = Any
AnyAction = Any


@dataclass(frozen=True, slots=True)
class _Step:
    """One move, and the state before it."""

    before: AnyState
    action: AnyAction


class Looking:
    """Reviews a finished game at a table."""

    def __init__(self, saved: SavedGame, conversation: Conversation) -> None:
        """Start before its first turn."""
        self._conversation = conversation
        self._game = saved.game
        self._partners = saved.choices.partners_level, saved.choices.people_seats
        self._begun = day_begun(saved.path)
        names = saved.choices.names
        self._wording = Wording(conversation.language, names, saved.game.folder, conversation.manner)
        self._teller = saved.game.teller(self._wording)
        self._steps: list[_Step] = []
        state = saved.game.new(saved.choices, saved.seed)
        for action in saved.actions:
            if action != saved.game.next_by_itself(state):
                self._steps.append(_Step(state, action))
            state, _ = saved.game.apply(state, action)
        self._marked = sorted(set(saved.marked))
        self._place = 0
        self._reason_told = False
        """Whether the best move of this turn and its reason were given."""
        self._best_moves: dict[int, Chosen[Any] | None] = {}
        """Those that were asked for, by their step."""
        self.open = bool(self._steps)

    def begin(self, *, at_marks: bool = False) -> list[Effect]:
        """Say which game it is and what can be said, and announce its first turn, or the first marked one."""
        if at_marks and self._marked:
            self._place = self._of_turn(self._marked[0])
        players = self._wording.all_of(self._wording.names)
        begun = self._say("looking-begins", players=players, turns=self._steps[-1].before.turn + 1)
        if self._begun is not None and self._begun != datetime.now(UTC).date():
            begun = self._say("looking-of-day", day=self._wording.day(self._begun), begun=begun)
        if at_marks and not self._marked:
            begun = f"{begun} {self._say('looking-no-mark')}"
        if self._marked[at_marks:]:
            turns = self._wording.all_of(map(str, self._marked))
            begun = f"{begun} {self._say('looking-marks', turns=turns, count=len(self._marked))}"
        return [self._told(f"{begun} {self._turn()}")]

    def act(self, command: Command, utterance: Utterance) -> list[Effect] | None:
        """Carry out a command about the game; ``None`` for anything else."""
        match command:
            case Control(verb=ControlVerb.STOP):
                self.open = False
                return [Hush(None), self._told(self._say("looking-ends"))]
            case Control(verb=ControlVerb.GO_ON) | Arrange(what="guide-next" | "more"):
                if self._place + 1 >= len(self._steps):
                    return [self._told(self._say("looking-last"))]
                return self._go(self._place + 1)
            case Control(verb=ControlVerb.TAKE_BACK) | Arrange(what="guide-back"):
                return self._go(max(self._place - 1, 0))
            case Arrange(what="look-turn"):
                return self._go(self._of_turn(int(command.value or 1)))
            case Arrange(what="look-mark"):
                return self._next_mark()
            case Arrange(what="look-known"):
                before = self._steps[self._place].before
                seat = before.current if utterance.seat is None else utterance.seat
                return [self._told(self._teller.resumed_alone(before, seat))]
            case Arrange(what="look-advice"):
                return [self._told(self._advice())]
            case Why():
                of_clue = of_a_clue(command)
                return [self._told(self._of_clue(command, utterance) if of_clue else self._why())]
            case _:
                return None

    def board(self) -> Board:
        """Return the game's state after the reviewed turn, with all hands open."""
        step = self._steps[self._place]
        after, _ = self._game.apply(step.before, step.action)
        return self._teller.board(after, unhidden=True)

    def help(self) -> str:
        """Say what can be said."""
        return self._say("help-looking")

    def _go(self, place: int) -> list[Effect]:
        self._place, self._reason_told = place, False
        return [Hush(None), self._told(self._turn())]

    def _next_mark(self) -> list[Effect]:
        """Go to the next marked turn; after the last one, to the first."""
        if not self._marked:
            return [self._told(self._say("looking-no-mark"))]
        places = [self._of_turn(turn) for turn in self._marked]
        return self._go(next((place for place in places if place > self._place), places[0]))

    def _of_turn(self, turn: int) -> int:
        places = (place for place, step in enumerate(self._steps) if step.before.turn + 1 >= turn)
        return next(places, len(self._steps) - 1)

    def _turn(self) -> str:
        """Announce a turn: who did what, and the result."""
        step = self._steps[self._place]
        after, events = self._game.apply(step.before, step.action)
        told = self._teller.news(None, events, after, Length.SHORT, self._teller.command_for(step.action))
        text = " ".join(one.text for one in told if one.text)
        player = self._wording.name(step.before.current)
        said = self._teller.said(step.action, step.before)
        return self._say("looking-turn", turn=step.before.turn + 1, player=player, said=said, news=text)

    def _advice(self) -> str:
        step = self._steps[self._place]
        after, _ = self._game.apply(step.before, step.action)
        self._reason_told = True
        return judged(self._game, self._teller, self._best(), step.before, after)

    def _best(self) -> Chosen[Any] | None:
        """Return the best move of the reviewed turn, which takes a partner's thinking once."""
        if self._place not in self._best_moves:
            before = self._steps[self._place].before
            self._best_moves[self._place] = best_move(self._game, before, self._partners)
        return self._best_moves[self._place]

    def _why(self) -> str:
        """Say what is best and why; asked again, what another move would lose."""
        before, told = self._steps[self._place].before, self._reason_told
        lost = lost_otherwise(self._teller, self._best(), before) if told else ""
        return lost or self._advice()

    def _of_clue(self, asked: Why, utterance: Utterance) -> str:
        """Say what a clue before this turn was for, as its player knew then."""
        before = self._steps[self._place].before
        seat = before.current if utterance.seat is None else utterance.seat
        done = [(step.before, step.action) for step in self._steps[: self._place]]
        told = clue_explained(self._game, self._teller, done, asked, seat, before, self._partners)
        return told or self._say("why-not-done")

    def _say(self, message: str, **values: str | int) -> str:
        return self._wording.say(message, **values)

    def _told(self, text: str) -> Effect:
        return self._conversation.everyone(text, kind=Kind.ANSWER)
