"""The cards of a step: its own deal, or the result of the steps before it when all were done right."""

from __future__ import annotations

from collections.abc import Mapping

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.commands import ActionCommand
from voice_hanabi.contract.game import AnyGame
from voice_hanabi.contract.teller import Position, Ready
from voice_hanabi.language.word_graph import Reading
from voice_hanabi.language.wording import Wording
from voice_hanabi.lessons.plans import Plan, Step, begins_at


def position_at(plan: Plan, place: int, wording: Wording, *, asked: bool) -> Position:
    """Return the state when a step begins; with ``asked`` when its question is asked."""
    first = begins_at(plan.steps, place)
    state = dealt(plan, plan.steps[first], wording)
    for step in plan.steps[first:place]:
        state = _done(plan.game, state, (*step.before, *step.happens))
        action = action_for(step.right[0], plan.game, state, wording)
        if action is not None and not step.quiz:
            state, _ = plan.game.apply(state, action)
        state = _done(plan.game, state, step.then)
    step = plan.steps[place]
    return _done(plan.game, state, (*step.before, *(step.happens if asked else ())))


def dealt(plan: Plan, step: Step, wording: Wording) -> Position:
    """Return the state that a step deals."""
    choices = Choices(
        wording.language, plan.game.name, "en", step.variants, count=plan.players, names=wording.names
    )
    position: Position = plan.game.position(step.deal or {}, choices)
    return position


def action_for(reading: Reading, game: AnyGame, state: Position, wording: Wording) -> object | None:
    """Return the action for a reading; ``None`` if it isn't one, or is impossible now."""
    command = game.command_of(reading)
    if not isinstance(command, ActionCommand):
        return None
    teller = game.teller(wording)
    ready = teller.request(teller.placed(command, state), state)
    return ready.action if isinstance(ready, Ready) else None


def _done(game: AnyGame, state: Position, records: tuple[Mapping[str, object], ...]) -> Position:
    for record in records:
        state, _ = game.apply(state, game.action_of(record))
    return state
