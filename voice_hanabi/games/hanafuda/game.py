"""What Hanafuda's two games provide to the table."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.commands import Command
from voice_hanabi.contract.game import Came, Game, Replayed, as_unfit
from voice_hanabi.contract.meaning import Meaning
from voice_hanabi.contract.partners import Level
from voice_hanabi.contract.shown import CardDue, CardLies, PrintedCard
from voice_hanabi.games.hanafuda import on_paper
from voice_hanabi.games.hanafuda.lessons import positions
from voice_hanabi.games.hanafuda.partner import HanafudaPartner
from voice_hanabi.games.hanafuda.rules import actions
from voice_hanabi.games.hanafuda.rules.acting import apply
from voice_hanabi.games.hanafuda.rules.actions import Action
from voice_hanabi.games.hanafuda.rules.cards import Card, full_deck
from voice_hanabi.games.hanafuda.rules.errors import DealError, IllegalAction, OptionError, RecordError
from voice_hanabi.games.hanafuda.rules.events import Event
from voice_hanabi.games.hanafuda.rules.options import GameName
from voice_hanabi.games.hanafuda.rules.record import read_record, write_record
from voice_hanabi.games.hanafuda.rules.replay import replay_record
from voice_hanabi.games.hanafuda.rules.state import Phase, State, from_read_cards, new_match
from voice_hanabi.games.hanafuda.talk import commands, variants
from voice_hanabi.games.hanafuda.talk.asking import is_open
from voice_hanabi.games.hanafuda.talk.cards import CardWords
from voice_hanabi.games.hanafuda.talk.explaining import rule_words
from voice_hanabi.games.hanafuda.talk.meaning.meaning import HanafudaMeaning
from voice_hanabi.games.hanafuda.talk.situations import SITUATIONS
from voice_hanabi.games.hanafuda.talk.teller import HanafudaTeller
from voice_hanabi.language.templates import Templates
from voice_hanabi.language.word_graph import Reading
from voice_hanabi.language.wording import Wording

_WORD_KINDS: Mapping[str, tuple[str, ...]] = {
    "card": ("card",),
    "month": ("month",),
    "kind": ("kind",),
    "number": ("slot", "count", "number"),
}


class HanafudaGame(Game[State, Action, Event]):
    """Koi-Koi, or the basic game of Hanafuda."""

    folder = "hanafuda"
    """Both games share their grammars and messages."""
    players = range(2, 7)
    usual_players = 2
    situations = SITUATIONS
    word_kinds = _WORD_KINDS
    """Cards are interchangeable, and so are months, kinds and numbers."""

    def __init__(self, name: GameName) -> None:
        self._name = name

    @property
    def name(self) -> GameName:
        """Its name on the command line and in saved games."""
        return self._name

    # What is said

    def meaning(self, templates: Templates, names: Sequence[str]) -> Meaning:
        """Return the reader of sentences for a table of these players."""
        return HanafudaMeaning(templates, names)

    def command_of(self, reading: Reading) -> Command:
        """Return the command that a reading of the templates stands for."""
        return commands.command_of(reading)

    def canonical(self, command: Command, names: Sequence[str]) -> dict[str, object]:
        """Return a command in canonical words."""
        return commands.canonical(command, names)

    def teller(self, wording: Wording) -> HanafudaTeller:
        """Return the `Teller` of the game in a language."""
        return HanafudaTeller(wording)

    # Before a match

    @property
    def variants(self) -> Sequence[str]:
        """The names of all options, including those of the other game."""
        return variants.VARIANTS

    @property
    def suggestions(self) -> Mapping[str, Sequence[str]]:
        """The variants that make it shorter; chance decides too much for harder or easier ones."""
        return {"shorter": ("half-game", "smaller-hands")}

    def clash(self, choices: Choices, wording: Wording) -> str | None:
        """Return the sentence that says why these choices can't be combined, if they can't."""
        return variants.clash(self.name, choices, wording)

    def summary(self, choices: Choices, wording: Wording) -> str:
        """Return the game and the choices, in a few words."""
        return variants.summary(self.name, choices, wording)

    def rule(self, topic: str | None, choices: Choices, wording: Wording) -> str:
        """Explain a point of the chosen rules; without one explain the goal and how to ask for more."""
        return rule_words(wording, topic, variants.options_of(self.name, choices))

    def printed(self, choices: Choices, wording: Wording) -> Sequence[PrintedCard]:
        """Return every card of the chosen number of decks, by month."""
        words = CardWords(wording)
        return tuple(
            PrintedCard(f"hanafuda/{card.code}", words.name(card), words.full(card), str(card.month))
            for card in full_deck(variants.options_of(self.name, choices).decks)
        )

    def new(self, choices: Choices, seed: int) -> State:
        """Return the newly dealt match; if nobody chose who begins, cards are drawn for the dealer."""
        with as_unfit(OptionError, DealError):
            options = variants.options_of(self.name, choices)
            if choices.cards is not None:
                dealer = seed % options.players if choices.beginner is None else choices.beginner
                return from_read_cards(options, dealer, seed=seed)
            return new_match(options, seed, choices.beginner)

    # With real cards

    def due(self, state: State) -> CardDue | None:
        """Return which card has to be shown: one of the deal, or the top one of the stock."""
        return on_paper.due(state)

    def read(self, face: str, mark: int) -> Action:
        """Return the action that reads a card."""
        return on_paper.read(face, mark)

    def lies(self, state: State, face: str, mark: int) -> CardLies | None:
        """Return where a card is that was read."""
        return on_paper.lies(state, face, mark)

    def with_card(self, command: Command, face: str, lies: CardLies, state: State) -> Command | None:
        """Return the command itself if it lays a card of this hand: the card was named, not shown."""
        return on_paper.with_card(command, face, lies, state)

    def shows_card(self, command: Command) -> bool:
        """Return whether an action lays a card."""
        return isinstance(command, commands.Lay)

    # In a match

    def opening(self, state: State) -> Sequence[Event]:
        """Return the events of the first deal."""
        return state.history[0].events if state.history else ()

    def apply(self, state: State, action: Action) -> tuple[State, Sequence[Event]]:
        """Return the state after an action, and its events. Raises `Unfit` if a rule forbids it."""
        with as_unfit(IllegalAction):
            return apply(state, action)

    def next_by_itself(self, state: State) -> Action | None:
        """Return the deal of the next round, or the choice between two equal plain cards."""
        if state.phase is Phase.ROUND_OVER:
            return actions.NextRound()
        if state.choice is not None and not is_open(state.choice):
            return actions.Choose(min(state.choice.between, key=state.captured[state.current].count))
        return None

    def position(self, dealt: Mapping[str, object], choices: Choices) -> State:
        """Return a state that a lesson sets up."""
        with as_unfit(DealError, OptionError, ValueError):
            return positions.dealt(dealt, variants.options_of(self.name, choices))

    def partner(self, seat: int, level: Level, people: Collection[int] = ()) -> HanafudaPartner:
        """Return a computer player for a seat."""
        return HanafudaPartner(seat, level)

    def came_to(self, state: State) -> Came | None:
        """Return the totals of a finished match, and who won it."""
        outcome = state.outcome
        return None if outcome is None else Came(outcome.totals, winners=outcome.winners)

    # As records

    def record(self, state: State, names: Sequence[str]) -> Mapping[str, object]:
        """Return a match so far as a record."""
        with as_unfit(RecordError):
            return write_record(state, names)

    def replay(self, record: object) -> Replayed:
        """Replay a record."""
        with as_unfit(RecordError):
            replay = replay_record(read_record(record))
        names = replay.record.players
        totals = ", ".join(f"{name} {total}" for name, total in zip(names, replay.totals, strict=True))
        line = f"{replay.record.options.game}, rounds {len(replay.rounds)}, totals {totals}"
        return Replayed(replay.summary(), line, tuple(names), replay.states)

    def action_record(self, action: Action) -> Mapping[str, object]:
        """Return an action as plain data."""
        match action:
            case actions.Lay():
                takes = None if action.takes is None else action.takes.code
                return {"type": "lay", "card": action.card.code, "takes": takes}
            case actions.Choose():
                return {"type": "choose", "card": action.card.code}
            case actions.Call():
                return {"type": "call", "koi_koi": action.koi_koi}
            case actions.Look():
                return {"type": "look"}
            case actions.Draw():
                return {"type": "draw"}
            case actions.TakeIntoHand():
                return {"type": "keep"}
            case actions.NextRound():
                return {"type": "next-round"}
            case actions.ReadCard():
                return {"type": "read", "card": action.card.code, "mark": action.mark}

    def action_of(self, record: Mapping[str, object]) -> Action:  # noqa: C901 - a case for each kind
        """Return the action of a record. Raises `KeyError`, `TypeError` or `ValueError` if it is invalid."""
        match record["type"]:
            case "lay":
                takes = record["takes"]
                return actions.Lay(_card(record["card"]), None if takes is None else _card(takes))
            case "choose":
                return actions.Choose(_card(record["card"]))
            case "call":
                koi_koi = record["koi_koi"]
                if not isinstance(koi_koi, bool):
                    raise TypeError("koi_koi is neither true nor false")
                return actions.Call(koi_koi)
            case "look":
                return actions.Look()
            case "draw":
                return actions.Draw()
            case "keep":
                return actions.TakeIntoHand()
            case "next-round":
                return actions.NextRound()
            case "read":
                mark = record["mark"]
                if not isinstance(mark, int) or isinstance(mark, bool):
                    raise TypeError("the mark of a card is no number")
                return actions.ReadCard(_card(record["card"]), mark)
            case other:
                raise ValueError(f"there is no action {other!r}")


def _card(code: object) -> Card:
    if not isinstance(code, str):
        raise TypeError(f"not a card: {code!r}")
    return Card.from_code(code)


KOI_KOI = HanafudaGame("koi-koi")
HANAFUDA = HanafudaGame("hanafuda")
