"""The finished game that is reviewed at a table, and the commands for it."""

from __future__ import annotations

from typing import Any, Protocol

from voice_hanabi.contract.commands import HELP, NO, YES, Arrange, Command, Question
from voice_hanabi.contract.expectations import LOOKING
from voice_hanabi.contract.shown import Board
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.templates import plain
from voice_hanabi.table.beside.finished_games import AT_MARKS, ON_SCREEN, FinishedGames
from voice_hanabi.table.beside.looking import Looking
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.effects import Effect, Hush, ShowBoard
from voice_hanabi.table.saving.journal import SavedGame
from voice_hanabi.table.saving.saves import OpenJournal
from voice_hanabi.understanding.before_a_game.ears_said import ears_said

_NEXT_MARK = Arrange("look-mark")


class WithMarks(Protocol):
    """The turns that were marked in a game."""

    looked_at: bool
    """Whether the players have decided what to do with them after the game."""

    @property
    def wait(self) -> bool:
        """Whether there are any, and that decision is open."""


class GameWithMarks(Protocol):
    """The game in progress, or one that is over and asks what is next."""

    conversation: Conversation
    journal: OpenJournal
    state: Any

    @property
    def marks(self) -> WithMarks:
        """The turns marked in it."""

    def prompt(self) -> str:
        """Return the question that it asks."""


class LookedAgain:
    """The finished game that is being reviewed, if any."""

    def __init__(self, finished: FinishedGames) -> None:
        self._finished = finished
        self._looking: Looking | None = None

    @property
    def open(self) -> bool:
        """Whether one is being reviewed."""
        return self._looking is not None and self._looking.open

    @property
    def closed(self) -> bool:
        """Whether one was reviewed, and no longer is."""
        return self._looking is not None and not self._looking.open

    @property
    def board(self) -> Board | None:
        """Its state after the reviewed turn, with all hands open; ``None`` if there is no review."""
        return self._looking.board() if self._looking is not None and self._looking.open else None

    def look_at(self, saved: SavedGame, conversation: Conversation) -> list[Effect]:
        """Start reviewing a game."""
        self._finished.seen = saved.path
        self._looking = Looking(saved, conversation)
        return self._looking.begin()

    def read(self, utterance: Utterance, conversation: Conversation) -> Command | None:
        """Return what is said about it in the speaker's own words; ``None`` for exact templates."""
        if conversation.interpreter.graph(LOOKING.intents).exact(plain(utterance.text).split()):
            return None
        reader = ears_said(conversation.language, conversation.game.folder, conversation.names)
        return reader.arranged(utterance.text, LOOKING.intents)

    def act(
        self,
        command: Command,
        utterance: Utterance,
        conversation: Conversation,
        playing: GameWithMarks | None,
    ) -> list[Effect] | None:
        """Carry out a command about a finished game, or start a review; ``None`` for anything else.

        ``playing`` is the game in progress, which must be finished first.
        """
        plays = playing is not None and playing.state.outcome is None
        if playing is not None and command in (YES, NO) and not (plays or self.open) and playing.marks.wait:
            playing.marks.looked_at = True
            return self._at_marks(playing) if command == YES else [conversation.ask(playing.prompt())]
        if isinstance(command, Arrange) and command.what == "look-again":
            self._settled(playing)
            return self._begin(str(command.value), utterance, conversation, plays=plays)
        if self._looking is None or not self._looking.open:
            return None
        if isinstance(command, Question) and command.is_about(HELP):
            return [conversation.told(self._looking.help(), utterance)]
        return self._looking.act(command, utterance)

    @staticmethod
    def _settled(playing: GameWithMarks | None) -> None:
        """Record that a finished game's marks need no question any more."""
        if playing is not None and playing.state.outcome is not None:
            playing.marks.looked_at = True

    def _at_marks(self, playing: GameWithMarks) -> list[Effect]:
        """Review the game that is over, from its first marked turn."""
        conversation = playing.conversation
        saved = self._finished.named(playing.journal.path)
        if saved is None:
            return [conversation.everyone(conversation.wording.say("looking-nothing"))]
        self._looking = Looking(saved, conversation)
        return self._looking.begin(at_marks=True)

    def _begin(
        self, which: str, utterance: Utterance, conversation: Conversation, *, plays: bool
    ) -> list[Effect]:
        """Start reviewing a finished game, or say why not; a review in progress then goes on."""
        if which == ON_SCREEN and (plays or self.open):
            return [ShowBoard()]
        if which == AT_MARKS and self._looking is not None and self._looking.open:
            return self._looking.act(_NEXT_MARK, utterance) or []
        say = conversation.wording.say
        if plays:
            return [conversation.told(say("looking-after"), utterance)]
        saved = self._finished.choose(which)
        if saved is None:
            return [conversation.told(say(self._finished.lacking(which)), utterance)]
        self._looking = Looking(saved, conversation)
        shown: list[Effect] = [ShowBoard()] if which == ON_SCREEN else []
        return [Hush(None), *self._looking.begin(at_marks=which == AT_MARKS), *shown]
