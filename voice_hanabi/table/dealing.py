"""Saved games at the table: how one is offered, and why one can't be begun or gone on with."""

from __future__ import annotations

from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.conversation import Conversation
from voice_hanabi.table.journal import JournalProblem, SavedGame
from voice_hanabi.table.language.wording import Wording


def offer(saved: SavedGame, language: str) -> str:
    """Say where a saved game stands and ask whether to go on with it.

    ``language`` is the one in which the answer is listened for, whatever the game was played in.
    """
    wording = Wording(language, saved.choices.names, saved.game.folder)
    text = saved.game.teller(wording).offered(saved.state)
    return f"{wording.say('torn-journal')} {text}" if saved.torn else text


def journal_problem(conversation: Conversation, problem: JournalProblem) -> Announcement:
    """Say why a game can't be begun or gone on with."""
    sentence = conversation.wording.problem(f"journal-{problem.reason}", {"path": problem.path})
    return conversation.everyone(sentence)
