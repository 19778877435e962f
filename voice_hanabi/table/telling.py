"""Who hears what of the events: everyone first, then each seat alone, from its own view."""

from __future__ import annotations

from voice_hanabi.hanabi.rules.events import ClueGiven, view_event
from voice_hanabi.hanabi.rules.game import Event, State
from voice_hanabi.hanabi.rules.view import view
from voice_hanabi.hanabi.talk.narration import Narrator
from voice_hanabi.hanabi.talk.requests import ActionCommand, said_wrongly
from voice_hanabi.table.conversation import Conversation, Ears, Reach
from voice_hanabi.table.effects import Effect


def told(
    events: tuple[Event, ...],
    state: State,
    narrator: Narrator,
    conversation: Conversation,
    ears: Ears,
    command: ActionCommand | None = None,
) -> list[Effect]:
    """Return what is said of events that led to a state; ``command`` is what was said to bring them about.

    A seat without an ear of its own hears what everyone hears, and nothing else.
    """
    wrongly = command is not None and any(
        said_wrongly(command, event, view(state, None))
        for event in events
        if isinstance(event, ClueGiven)
    )
    effects: list[Effect] = []
    for audience in (None, *range(state.players)):
        if audience is None or ears.reach(audience) is not Reach.NO:
            seen = [view_event(event, audience) for event in events]
            shown = view(state, audience)
            effects.extend(
                narrator.announcements(
                    audience, seen, shown, conversation.length(audience), said_wrongly=wrongly
                )
            )
    return effects
