"""Requests for scores at a table: whose, and of which month."""

from __future__ import annotations

from datetime import UTC, datetime

from voice_hanabi.contract.commands import Arrange
from voice_hanabi.language.wording import Wording, capitalised
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.saving.journal import Games
from voice_hanabi.table.saving.journal_problems import JournalProblem
from voice_hanabi.table.saving.saves import Saves
from voice_hanabi.table.scores.finished import finished_games
from voice_hanabi.table.scores.telling import ALL, MONTH, days_of, told

OF_SCORES = ("scores", "scores-with")
"""The requests, as `Arrange` has them: of the people at the table, of one player, or with one other."""


def scores(
    command: Arrange, asker: int | None, conversation: Conversation, saves: Saves | None, games: Games
) -> str:
    """Say the requested results of finished games; before anybody sits down, all of them.

    If ``asker`` is unknown, and there are only two people, the question is about playing with the other one.
    """
    period, names = str(command.value or ALL), conversation.names
    people = conversation.people if names else ()
    named: list[str] = []
    if command.player is not None and command.player < len(names):
        named = [names[command.player]]
        if command.what == "scores-with":
            others = [one for one in people if one not in named]
            known = [names[asker]] if asker is not None else others if len(others) == 1 else []
            named += [one for one in known if one not in named]
    today = datetime.now(UTC).date()
    days = days_of(period, today)
    try:
        found = [] if saves is None else finished_games(saves, games, days, () if named else people, [*named])
    except JournalProblem as problem:
        return conversation.wording.problem(problem)

    def wording_of(game: str) -> Wording:
        return Wording(conversation.language, game=games[game].folder)

    whose = list(named)
    if days is not None and (named or period != MONTH):
        whose.append(conversation.wording.month(days.first))
    heading = capitalised(", ".join(whose))
    return told(found, period, wording_of, conversation.wording, heading)
