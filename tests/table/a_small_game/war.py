"""War as a table plays it: a complete game in fourteen members, following the recipe in CONTRIBUTING.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from war_rules import (
    RANKS,
    Dealt,
    Ended,
    Event,
    State,
    Taken,
    Turn,
    Turned,
    WrongMoveError,
    apply,
    new_game,
    view,
)

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.commands import ActionCommand
from voice_hanabi.contract.game import Game, as_unfit
from voice_hanabi.contract.length import Length
from voice_hanabi.contract.meaning import Meaning
from voice_hanabi.contract.teller import Ready, Teller
from voice_hanabi.language.templates import Templates
from voice_hanabi.language.wording import Wording
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.understanding.sentences.plain import PlainMeaning


@dataclass(frozen=True)
class TurnCard(ActionCommand):
    """Turn the top card."""

    @property
    def deed(self) -> tuple[object, ...]:
        return ("turn",)


class WarTeller(Teller[State, Turn, Event]):
    """Speaks of War; everyone hears the same."""

    def request(self, command: ActionCommand, state: State) -> Ready[Turn]:
        sentence = self.wording.say("will-turn", player=self.wording.name(state.current))
        return Ready(command, Turn(), sentence)

    def news(
        self,
        audience: int | None,
        events: Sequence[Event],
        state: State,
        length: Length,
        command: ActionCommand | None,
    ) -> list[Announcement]:
        if audience is not None:
            return []
        said = [self._told(event) for event in events]
        if state.outcome is None:
            said.append(self.prompt(state))
        return [Announcement(None, " ".join(said), self.wording.language)]

    def _told(self, event: Event) -> str:
        say, name = self.wording.say, self.wording.name
        match event:
            case Dealt(cards=cards):
                return say("dealt", cards=cards)
            case Turned(player=player, rank=rank):
                return say("turned", player=name(player), rank=rank)
            case Taken(player=None):
                return say("as-high")
            case Taken(player=player, cards=cards):
                return say("takes", player=name(player), cards=cards)
            case Ended(winner=None):
                return say("drawn")
            case Ended(winner=winner, taken=taken):
                return say("won", player=name(winner), cards=taken[winner])

    def standing(self, audience: int | None, state: State) -> str:
        everyone = view(state)
        each = [
            self.wording.say("has-taken", player=self.wording.name(seat), cards=cards)
            for seat, cards in enumerate(everyone.taken)
        ]
        return " ".join([*each, self.prompt(state)])


class War(Game[State, Turn, Event]):
    """War, with a whole pack or one of fewer ranks."""

    name = "war"
    folder = str(Path(__file__).parent)
    players = range(2, 3)
    has_secrets = False
    actions: Mapping[str, type[ActionCommand]] = {"TurnCard": TurnCard}
    moves = (Turn,)

    def __init__(self, ranks: range = RANKS) -> None:
        self._ranks = ranks

    def meaning(self, templates: Templates, names: Sequence[str]) -> Meaning:
        return PlainMeaning(templates, names, self.command_of)

    def teller(self, wording: Wording) -> WarTeller:
        return WarTeller(wording, self.situations)

    def new(self, choices: Choices, seed: int) -> State:
        return new_game(seed, choices.beginner or 0, self._ranks)

    def opening(self, state: State) -> Sequence[Event]:
        return [Dealt(len(state.stacks[0]), state.current)]

    def apply(self, state: State, action: Turn) -> tuple[State, Sequence[Event]]:
        with as_unfit(WrongMoveError):
            return apply(state, action)


WAR = War()
