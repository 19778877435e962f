"""Positions to talk about, and what players hear about them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hanafuda_playing import position

from voice_hanabi.contract.commands import ActionCommand
from voice_hanabi.contract.length import Length
from voice_hanabi.contract.teller import Ready
from voice_hanabi.games.hanafuda.rules import actions
from voice_hanabi.games.hanafuda.rules.actions import Action
from voice_hanabi.games.hanafuda.rules.events import Event
from voice_hanabi.games.hanafuda.rules.game import apply, options_for
from voice_hanabi.games.hanafuda.rules.options import Options
from voice_hanabi.games.hanafuda.rules.state import State
from voice_hanabi.games.hanafuda.talk.cards import said_of
from voice_hanabi.games.hanafuda.talk.commands import (
    About,
    Call,
    CardSaid,
    Draw,
    Keep,
    Lay,
    Look,
    Question,
    Take,
)
from voice_hanabi.games.hanafuda.talk.teller import HanafudaTeller
from voice_hanabi.language.wording import Wording

LANGUAGES = ("en", "cs", "da", "pl")
NAMES = ("Anna", "Petr", "Eva", "Jana", "Karel", "Marie")
KOI_KOI = options_for("koi-koi", 2)
BASIC = options_for("hanafuda", 2)


@lru_cache
def teller(language: str, players: int = 2) -> HanafudaTeller:
    """What speaks to Anna, Petr and so on."""
    return HanafudaTeller(Wording(language, NAMES[:players], "hanafuda"))


def a_round(options: Options = KOI_KOI, **changes: object) -> State:
    """A round with a bit of everything; Anna (seat 0) is to lay a card."""
    return position(
        options,
        hands=(
            "01-hikari 02-tan 07-tane 08-hikari 10-kasu1 10-kasu2 10-tan",
            "01-kasu1 04-tane 05-kasu2 09-kasu1 11-kasu1 12-kasu3",
        ),
        field="01-tan 02-tane 02-kasu1 07-tan 08-tane 08-kasu1 11-tan",
        stock="10-tane 03-kasu1 06-kasu1 03-tan",
        captured=("06-tan 06-kasu2 09-tan 09-kasu2", "06-tane 03-hikari 12-hikari 12-kasu1"),
        **changes,
    )


def command_for(state: State, action: Action) -> ActionCommand | None:
    """The words for an action, each card named; ``None`` for the deal of the next round."""
    match action:
        case actions.Lay():
            return Lay(said_of(action.card), None if action.takes is None else said_of(action.takes))
        case actions.Choose():
            return Take(said_of(action.card))
        case actions.Call():
            return Call("koi-koi" if action.koi_koi else "shobu")
        case actions.Look():
            return Look()
        case actions.Draw():
            return Draw()
        case actions.TakeIntoHand():
            return Keep()
        case _:
            return None


def news(
    language: str,
    events: Sequence[Event],
    state: State,
    command: ActionCommand | None = None,
    audiences: Sequence[int | None] | None = None,
    length: Length = Length.FULL,
) -> list[str]:
    """What each audience hears about events: 'table: ...', 'Petr: ...'."""
    heard = []
    for audience in (None, *range(state.players)) if audiences is None else audiences:
        whose = "table" if audience is None else NAMES[audience]
        spoken = teller(language, state.players).news(audience, events, state, length, command)
        heard += [f"{whose}: {announcement.text}" for announcement in spoken]
    return heard


def said(language: str, state: State, command: ActionCommand) -> tuple[State, list[str]]:
    """Return what is heard when the current player says something that can be carried out at once."""
    ready = teller(language, state.players).request(command, state)
    assert isinstance(ready, Ready), ready
    after, events = apply(state, ready.action)
    return after, [f"table: {ready.sentence}", *news(language, events, after, ready.command)]


def answer(
    language: str, state: State, about: About, audience: int | None = None, asker: int = 0, **more: object
) -> str:
    """The answer to a question."""
    question = Question(about, **more)  # type: ignore[arg-type]
    text = teller(language, state.players).answer(question, audience, state, Length.NORMAL, asker)
    # Non-breaking spaces make no difference to the ear.
    return text.replace("\N{NO-BREAK SPACE}", " ")


def card(text: str) -> CardSaid:
    """A card as it was called: '08-hikari', '10', '-tan', '#3'."""
    if text.startswith("#"):
        return CardSaid(slot=int(text[1:]))
    month, _, kind = text.partition("-")
    return CardSaid(int(month) if month else None, kind or None)
