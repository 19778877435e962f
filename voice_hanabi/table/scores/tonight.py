"""The average points of this evening's games so far."""

from __future__ import annotations

from voice_hanabi.contract.game import Came
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.scores.telling import mean


class Tonight:
    """Keeps the points of this evening's finished cooperative games, by game."""

    def __init__(self) -> None:
        self._points: dict[str, list[int]] = {}

    def so_far(self, game: str, came: Came | None, conversation: Conversation) -> list[Effect]:
        """Count a finished game's points; if it is not this evening's first, say the average."""
        if came is None or came.most is None:
            return []
        points = self._points.setdefault(game, [])
        points.extend(came.points)
        if len(points) < 2:
            return []
        wording = conversation.wording
        text = wording.say("scores-tonight", games=len(points), mean=mean(points, wording))
        return [conversation.everyone(text)]
