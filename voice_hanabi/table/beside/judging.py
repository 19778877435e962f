"""What a computer player would have done in a position of a finished game, and why clues were given."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from voice_hanabi.contract.commands import Why
from voice_hanabi.contract.game import AnyGame
from voice_hanabi.contract.partners import BY_TABLE, Chosen, Level
from voice_hanabi.contract.teller import Teller

_CLUE = "clue"
_PEOPLE_ALONE: tuple[Level, Collection[int]] = (Level.USUAL, ())


def best_move(
    game: AnyGame,
    before: Any,  # noqa: ANN401 - each game has its own states
    partners: tuple[Level, Collection[int]] = _PEOPLE_ALONE,
) -> Chosen[Any] | None:
    """Return what a computer player would have done in a position; ``None`` if the game has none.

    ``partners`` are the level of the table's computer players and the seats of its people.
    """
    advisor = game.partner(before.current, *partners)
    return None if advisor is None else advisor.advise(before, None)


def judged(
    game: AnyGame,
    teller: Teller[Any, Any, Any],
    best: Chosen[Any] | None,
    before: Any,  # noqa: ANN401
    after: Any,  # noqa: ANN401
) -> str:
    """Say whether the move between two states is the best one, and if not, which is."""
    say = teller.wording.say
    if best is None:
        return say("hint-none")
    example, reason = teller.advised(best, before.current, before)
    if game.apply(before, best.action)[0] == after:
        return say("good-yes", reason=reason)
    return say("good-rather", example=example, reason=reason)


def lost_otherwise(
    teller: Teller[Any, Any, Any],
    best: Chosen[Any] | None,
    before: Any,  # noqa: ANN401
) -> str:
    """Say what another move would lose; nothing if moves aren't weighed."""
    return "" if best is None else teller.instead(best, before.current, before)


def of_a_clue(asked: Why) -> bool:
    """Return whether a clue is asked about, and not the move that is best now."""
    return asked.deed == _CLUE or asked.to is not None or asked.named is not None


def clue_explained(
    game: AnyGame,
    teller: Teller[Any, Any, Any],
    done: Sequence[tuple[Any, Any]],
    asked: Why,
    seat: int,
    state: Any,  # noqa: ANN401
    partners: tuple[Level, Collection[int]] = _PEOPLE_ALONE,
) -> str:
    """Return why the last clue was given that a seat asks about; nothing if there was none.

    ``done`` are the moves so far, each with the state before it.
    """
    for before, action in reversed(done):
        record = game.action_record(action)
        is_clue = str(record["action"]).startswith(_CLUE) and before.current != seat
        meant = asked.player in (None, before.current) and asked.named in (None, *record.values())
        for_whom = asked.to != "me" or record.get("target") == seat
        partner = game.partner(before.current, *partners)
        if is_clue and meant and for_whom and partner is not None:
            reason = partner.reason(before, action)
            told = replace(reason, words={**reason.words, BY_TABLE: True})
            return teller.explained(told, seat, state)
    return ""
