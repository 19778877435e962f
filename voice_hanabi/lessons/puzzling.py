"""The daily puzzle: a position is described, and the listener asked for the one move that is clearly best.

Everything that is said about it is what the listener's seat may know. So no move is carried out, not even as
a demonstration: what a card turns out to be would reveal whether the move was right.
"""

from __future__ import annotations

from typing import Any, Protocol

from voice_hanabi.contract.commands import (
    HELP,
    TEACH_INTENTS,
    ActionCommand,
    Advice,
    Answer,
    Arrange,
    Command,
    Control,
    ControlVerb,
    HearBy,
    Why,
)
from voice_hanabi.contract.commands import Question as AnyQuestion
from voice_hanabi.contract.expectations import Expectation
from voice_hanabi.contract.length import Length
from voice_hanabi.contract.partners import BY_TABLE, AdviceKind, Chosen, Reason
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.partners.ahead.themes import theme_of
from voice_hanabi.games.hanabi.partners.reasons import WhyMoved
from voice_hanabi.games.hanabi.rules.actions import Action, ClueColour, ClueRank
from voice_hanabi.games.hanabi.rules.events import ClueGiven
from voice_hanabi.games.hanabi.rules.state import State
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.games.hanabi.talk.commands import About, Question
from voice_hanabi.games.hanabi.talk.situations import PUZZLE, PUZZLE_KNOWN
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.lessons.deciding import Deciding
from voice_hanabi.lessons.showing import Showing
from voice_hanabi.speaking.announcement import Announcement, Cue
from voice_hanabi.table.beside.judging import of_a_clue
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.effects import Effect, Hush
from voice_hanabi.table.playing.partners import Partners
from voice_hanabi.table.playing.teaching import Said

PUZZLED = "hanabi"
"""The game that has puzzles."""

_FEW_LEFT = 5
"""The largest deck whose size is mentioned."""


class PuzzlePosition(Protocol):
    """A position of a game, and the best move in it."""

    @property
    def before(self) -> tuple[Action, ...]:
        """The actions before it."""

    @property
    def best(self) -> Action:
        """The best move for the player whose turn it is."""

    def start(self) -> State:
        """Return the state after the deal."""

    def state(self, missing: int = 0) -> State:
        """Return the position, or the state a number of actions earlier."""


class Puzzling(Deciding):
    """A puzzle in progress."""

    farewell = "puzzle-left"
    solved = "puzzle-done"
    """The message when its best move is known."""
    steering = ("lesson-again", "lesson-show", "puzzle-leave")

    def __init__(
        self,
        puzzle: PuzzlePosition,
        conversation: Conversation,
        partners: Partners[Any, Any, Any],
        begun: str,
    ) -> None:
        """Take a puzzle; the listener has the current player's seat, and hears first how it has ``begun``."""
        state = puzzle.state()
        super().__init__(conversation, GAMES[PUZZLED], state, partners, state.current)
        partners.goes_on(puzzle.start(), puzzle.before)
        self.puzzle = puzzle
        self._begun = begun
        self._showing = Showing(conversation, self.game, self.audiences, self.listener)
        self.told_best = False
        """Whether the listener knows the best move: found, or shown."""
        self._asked_why = False

    # What is asked

    @property
    def wishes(self) -> tuple[str, ...]:
        """Commands that steer a puzzle."""
        return ("LessonShow", "BackToGame", "SaveAndLeave", *TEACH_INTENTS)

    def begin(self) -> list[Effect]:
        """Describe the table, the others' hands, the listener's knowledge and the last clues; and ask.

        Only the essentials are said: anything else can be asked about.
        """
        self._nudges, self.open = 0, None
        begun = self._told(self._begun, Cue.START)
        stake = " ".join(map(self._answer, self._at_stake))
        seen = (Question(About.HANDS), Question(About.HAND, player=self.listener))
        told = (stake, *map(self._answer, seen))
        return [begun, *map(self._told, told), *self._last_clues, self._asks()]

    @property
    def _at_stake(self) -> list[Question]:
        """The state of the game as far as it is worth mentioning, from the listener's side."""
        asked = [Question(About.FIREWORKS), Question(About.TOKENS)]
        if self.state.strikes:
            asked.append(Question(About.STRIKES))
        if self.state.deck_size <= _FEW_LEFT:
            asked.append(Question(About.DECK))
        return asked

    @property
    def _last_clues(self) -> list[Effect]:
        """The others' clues since the listener's last turn, in their words.

        They are told briefly: how many clues were left then isn't how many are left now.
        """
        told: list[Effect] = []
        for missing in range(min(self.state.players - 1, len(self.puzzle.before)), 0, -1):
            action = self.puzzle.before[-missing]
            if isinstance(action, ClueColour | ClueRank):
                record = self.game.action_record(action)
                told += self._showing.happens([record], self.puzzle.state(missing), Length.SHORT)[1]
        return told

    @property
    def wide(self) -> Expectation:
        """What a turn allows, and the commands that steer a puzzle."""
        return PUZZLE_KNOWN if self.told_best else PUZZLE

    def prompt(self) -> str:
        """The question."""
        return self._say(self.solved if self.told_best else "puzzle-ask")

    def example(self) -> str:
        """Something that may be said, but not the right answer."""
        return self._say("deed-puzzle-leave" if self.told_best else "example-lesson")

    def help(self, topic: str | None = None) -> str:
        """Say what can be said."""
        return super().help(topic) if topic else self._say("help-puzzle")

    def _say(self, message: str, **values: str) -> str:
        return self.conversation.wording.say(message, **values)

    def _answer(self, question: Question) -> str:
        length = self.conversation.length(self.listener)
        return self.teller.answer(question, self.listener, self.state, length, self.listener)

    # What was said

    def steered(self, command: Command, utterance: Utterance) -> list[Effect] | None:
        """Carry out a command that steers a puzzle."""
        self._nudges = 0
        match command:
            case ActionCommand() | Answer() if self.told_best:
                # It isn't a puzzle any more, however it was said, so nothing is reported about the utterance.
                return [self._told(self.prompt())] if utterance.typed else []
            case Control(verb=ControlVerb.REPEAT):
                return [Hush(None, news=True), *self.begin()]
            case (
                Control(verb=ControlVerb.SAVE_AND_LEAVE | ControlVerb.NEW_GAME | ControlVerb.DEAL)
                | Arrange(what="back-to-game")
            ):
                return self._leave()
            case Arrange(what="lesson-show") | Advice(kind=AdviceKind.HINT):
                return self._show()
            case Advice(kind=AdviceKind.NUDGE):
                return self._nudge()
            case Why() | Advice(kind=AdviceKind.INSTEAD | AdviceKind.MEANT):
                return self._why(command)
            case Control(verb=ControlVerb.GO_ON):
                return [self._asks()]
            case HearBy() | Arrange(what="swap-sides"):
                # Ears belong to the main table, not to the people at this one.
                return [self._told(self._say("lesson-not-now")), self._asks()]
            case AnyQuestion() if command.is_about(HELP):
                return [self._told(self.help(command.topic))]
            case _:
                return None

    def carry_out(
        self, action: object, command: ActionCommand | None = None, said: Said | None = None
    ) -> list[Effect]:
        """Say whether a move is the best one, and why if it is."""
        if action == self.puzzle.best:
            return self._known(self._say("puzzle-right", reason=self._advised[1]))
        return [self._told(self._say("puzzle-wrong")), self._asks()]

    def _show(self) -> list[Effect]:
        example, reason = self._advised
        return self._known(self._say("puzzle-shown", example=example, reason=reason))

    def _nudge(self) -> list[Effect]:
        """Say only what kind of move it is; once the move is known, what the puzzle was about."""
        if self.told_best:
            return [self._told(self._theme())]
        return [self._told(self.teller.nudged(self._best, self.listener, self.state)), self._asks()]

    def _known(self, text: str) -> list[Effect]:
        """Say the best move, and what can be said now; then wait."""
        self.told_best = True
        asked: Announcement = self._asks()
        self.patience = None
        return [self._told(f"{text} {self._theme()}"), asked]

    def _theme(self) -> str:
        return self._say("puzzle-theme", theme=theme_of(view(self.state, self.listener), self.puzzle.best))

    def _why(self, command: Command) -> list[Effect] | None:
        """Say why it is best, or, if asked again, what another move would lose.

        Or what a clue was for, or what the card of another move is for. Before, any reason would give the
        move away, and so would what the listener's cards are for. ``None`` if it is answered as in a game.
        """
        if not self.told_best:
            return [self._told(self._say("why-secret")), self._asks()]
        if isinstance(command, Advice) and command.kind is AdviceKind.MEANT:
            return None
        if isinstance(command, Why) and of_a_clue(command):
            return [self._told(self._of_clue(command))]
        if isinstance(command, Advice) and command.move is not None:
            reason = self._best.reason
            card = self.teller.weighed(command.move, reason, self.listener, self.state)
            return [self._told(card or self.teller.instead(self._best, self.listener, self.state))]
        self._asked_why = isinstance(command, Why) and not self._asked_why
        if self._asked_why:
            return [self._told(self._advised[1])]
        return [self._told(self.teller.instead(self._best, self.listener, self.state))]

    def _of_clue(self, asked: Why) -> str:
        """Say what the last clue was for that is meant."""
        clues = [
            (event, place)
            for place, (_, event) in enumerate(view(self.state, self.listener).history)
            if isinstance(event, ClueGiven)
            and event.giver != self.listener
            and asked.player in (None, event.giver)
            and asked.named in (None, event.colour, event.rank)
        ]
        for_me = [one for one in clues if asked.to != "me" or one[0].target == self.listener]
        if not for_me:
            return self._say("why-not-done")
        reason = Reason("", {"happened": for_me[-1][1], BY_TABLE: True})
        return self.teller.explained(reason, self.listener, self.state)

    @property
    def _best(self) -> Chosen[Any]:
        # The reason is worked out from the listener's view, regardless of the stored one.
        return Chosen(self.puzzle.best, Reason(WhyMoved.STALL))

    @property
    def _advised(self) -> tuple[str, str]:
        """The best move in words that the listener can say, and the partners' reason for it."""
        return self.teller.advised(self._best, self.listener, self.state)
