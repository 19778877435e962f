"""Between choices and saved games: what is dealt, what a saved game chose, and how it is offered."""

from __future__ import annotations

from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.conversation import Conversation
from voice_hanabi.table.journal import JournalProblem, SavedGame, SetUpGame
from voice_hanabi.table.setting_up import Choices


def game_of(choices: Choices, seed: int) -> SetUpGame:
    """Return the game that these choices set up, with the seed of its deal."""
    return SetUpGame(choices.language, choices.book, choices.variants, choices.names, seed, choices.beginner)


def choices_of(game: SetUpGame) -> Choices:
    """Return the choices that set up a game, for another one after it."""
    return Choices(game.language, game.rulebook, game.variants, len(game.names), game.names, game.first)


def offer(saved: SavedGame, language: str) -> str:
    """Say where a saved game stands and ask whether to go on with it.

    ``language`` is the one in which the answer is listened for, whatever the game was played in.
    """
    wording = Conversation(language, saved.game.names).wording
    text = wording.say(
        "stands-resumed",
        turn=saved.state.turn + 1,
        player=wording.name(saved.state.current),
        count=saved.state.clue_tokens,
        strikes=saved.state.strikes,
    )
    return f"{wording.say('torn-journal')} {text}" if saved.torn else text


def journal_problem(conversation: Conversation, problem: JournalProblem) -> Announcement:
    """Say why a game can't be begun or gone on with."""
    sentence = conversation.wording.problem(f"journal-{problem.reason}", {"path": problem.path})
    return conversation.everyone(sentence)
