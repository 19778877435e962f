"""The players' guide, read aloud section by section to everybody; a game in progress isn't affected."""

from __future__ import annotations

from voice_hanabi.contract.commands import Arrange, Command, Control, ControlVerb
from voice_hanabi.language.guide import Section, guide
from voice_hanabi.speaking.announcement import Cue, Kind
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.effects import Effect, Hush

OF_GUIDE = ("guide", "guide-next", "guide-back", "back-to-game")
"""The requests about it, as `Arrange` has them."""


class GuideReader:
    """Remembers which section was read last."""

    def __init__(self) -> None:
        self._place: int | None = None

    @property
    def open(self) -> bool:
        """Whether the guide is being read, so that 'next' is a section."""
        return self._place is not None

    def makes_sense(self, command: Command) -> bool:
        """Return whether a command makes sense: 'next' and 'back' only while the guide is open."""
        turns = isinstance(command, Arrange) and command.what in ("guide-next", "guide-back")
        return self.open or not turns

    def possibly(self, command: Command | None) -> Command | None:
        """Return a command if it makes sense."""
        return command if command is not None and self.makes_sense(command) else None

    def meant(self, command: Command, *, waits: bool) -> Command:
        """Return a command's meaning while the guide is open: 'go on' is a section, and 'stop' closes it.

        If an action waits, 'back' takes it back.
        """
        if not self.open:
            return command
        if command == Control(ControlVerb.STOP):
            self.close()
        if command in (Arrange("more"), Control(ControlVerb.GO_ON)):
            return Arrange("guide-next")
        return Arrange("guide-back") if command == Control(ControlVerb.TAKE_BACK) and not waits else command

    def close(self) -> None:
        """Record that nobody listens any more."""
        self._place = None

    def act(self, what: str, conversation: Conversation) -> list[Effect]:
        """Carry out one of ``OF_GUIDE``."""
        sections = guide(conversation.language)
        before = self._place
        if what == "back-to-game":
            self.close()
            return [Hush(None)]
        if what == "guide":
            place = 0
        elif before is None:
            return [conversation.everyone("", cue=Cue.UNHEARD)]
        else:
            place = max(before + (1 if what == "guide-next" else -1), 0)
        if place >= len(sections):
            self.close()
            return [conversation.everyone(conversation.wording.say("guide-end"), kind=Kind.ANSWER)]
        self._place = place
        return [
            Hush(None),
            conversation.everyone(self._read(sections, place, conversation), kind=Kind.ANSWER),
        ]

    @staticmethod
    def _read(sections: tuple[Section, ...], place: int, conversation: Conversation) -> str:
        section = sections[place]
        more = "guide-more" if place + 1 < len(sections) else "guide-end"
        return f"{section.title}. {section.text} {conversation.wording.say(more)}"
