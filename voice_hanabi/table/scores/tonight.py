"""How this evening's games have gone so far."""

from __future__ import annotations

from voice_hanabi.table.beginning.dealing import AnyPlaying
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.scores.telling import mean


class Tonight:
    """Keeps the points of this evening's finished cooperative games, by game."""

    def __init__(self) -> None:
        self._points: dict[str, list[int]] = {}

    def so_far(self, playing: AnyPlaying | None, conversation: Conversation) -> list[Effect]:
        """Count a finished game; say the average of this evening's if there are several."""
        came = None if playing is None else playing.game.came_to(playing.state)
        if playing is None or came is None or came.most is None:
            return []
        points = self._points.setdefault(playing.game.name, [])
        points.extend(came.points)
        if len(points) < 2:
            return []
        wording = conversation.wording
        text = wording.say("scores-tonight", games=len(points), mean=mean(points, wording))
        return [conversation.everyone(text)]
