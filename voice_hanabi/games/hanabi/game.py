"""What Hanabi provides to the table."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.commands import Command
from voice_hanabi.contract.game import Came, Game, Replayed, Unfit, as_unfit, with_beginner
from voice_hanabi.contract.meaning import Meaning
from voice_hanabi.contract.partners import Level
from voice_hanabi.contract.shown import CardDue, CardLies, PrintedCard
from voice_hanabi.contract.teller import Teller
from voice_hanabi.games.hanabi import on_paper
from voice_hanabi.games.hanabi.lessons import positions
from voice_hanabi.games.hanabi.partner import HanabiPartner
from voice_hanabi.games.hanabi.rules import game as rules
from voice_hanabi.games.hanabi.rules.actions import Action
from voice_hanabi.games.hanabi.rules.cards import cards_of
from voice_hanabi.games.hanabi.rules.errors import IllegalAction, RecordError, RuleError
from voice_hanabi.games.hanabi.rules.events import Event
from voice_hanabi.games.hanabi.rules.records.full_record import write_full_record
from voice_hanabi.games.hanabi.rules.records.record import write_record
from voice_hanabi.games.hanabi.rules.rulebooks import (
    RULEBOOKS,
    VARIANT_ROWS,
    Rules,
    rules_for,
    variant_identifier,
)
from voice_hanabi.games.hanabi.rules.state import State
from voice_hanabi.games.hanabi.talk import commands
from voice_hanabi.games.hanabi.talk.action_records import action_of, action_record
from voice_hanabi.games.hanabi.talk.card_words import card_name
from voice_hanabi.games.hanabi.talk.explaining import rule_words
from voice_hanabi.games.hanabi.talk.meaning.meaning import EMPTY_CLUES, HanabiMeaning
from voice_hanabi.games.hanabi.talk.replaying import replayed
from voice_hanabi.games.hanabi.talk.situations import SITUATIONS
from voice_hanabi.games.hanabi.talk.teller import HanabiTeller
from voice_hanabi.language.templates import Templates
from voice_hanabi.language.word_graph import Reading
from voice_hanabi.language.wording import Wording, capitalised

_WORD_KINDS: Mapping[str, tuple[str, ...]] = {
    "colour": ("colour",),
    "number": ("value", "count", "slot", "ordinal", "place", "number"),
}


CLASHES = ("same-suit-twice", "contradicting-variants")
"""The reasons why variants can't be combined, as in ``variants-clash``."""


class Hanabi(Game[State, Action, Event]):
    """Hanabi, by any of its four rulebooks."""

    name = "hanabi"
    players = range(2, 6)
    """Two to five (every rulebook, 'players')."""
    usual_players = 3
    situations = SITUATIONS
    word_kinds = _WORD_KINDS
    """Colours are interchangeable, and so are numbers."""

    def meaning(self, templates: Templates, names: Sequence[str]) -> Meaning:
        """Return the reader of sentences for a table of these players."""
        return HanabiMeaning(templates, names)

    def meaning_of(self, templates: Templates, names: Sequence[str], also: Sequence[str]) -> Meaning:
        """Return the reader of sentences; if the rules allow clues of no cards, it accepts these in any
        language.
        """
        return HanabiMeaning(templates, names, empty_clues=EMPTY_CLUES in also)

    def also_said(self, choices: Choices) -> tuple[str, ...]:
        """Return whether the chosen rules allow clues of no cards."""
        return (EMPTY_CLUES,) if self.rules(choices).empty_clues else ()

    def command_of(self, reading: Reading) -> Command:
        """Return the command that a reading stands for."""
        return commands.command_of(reading)

    def canonical(self, command: Command, names: Sequence[str]) -> dict[str, object]:
        """Return a command in canonical words."""
        return commands.canonical(command, names)

    def conceivable(self, command: Command, speaking: int) -> bool:
        """Return whether a command may be meant: anything but telling oneself about one's own cards."""
        return not (isinstance(command, commands.Clue) and command.target == speaking)

    def teller(self, wording: Wording) -> Teller[State, Action, Event]:
        """Return the `Teller` of the game in a language."""
        return HanabiTeller(wording)

    # Before a game

    @property
    def rulebooks(self) -> Sequence[str]:
        """All four; the English one is the default for other languages."""
        return sorted(RULEBOOKS, key=lambda book: book != "en")

    def book(self, choices: Choices) -> str:
        """Return the rulebook in use: the one named, else the one of the table's language."""
        return super().book(choices) or self.rulebooks[0]

    @property
    def variants(self) -> Sequence[str]:
        """The identifiers of all variants."""
        return tuple(VARIANT_ROWS)

    @property
    def suggestions(self) -> Mapping[str, Sequence[str]]:
        """The variants that make it harder or easier; none makes it much shorter."""
        return {"harder": ("black", "all-or-nothing", "rainbow-10-own"), "easier": ("tiles", "empty-clues")}

    def variant_named(self, name: str, book: str | None) -> str | None:
        """Return the variant that a name means: its identifier, or its name in a rulebook."""
        known = next((known for known in RULEBOOKS if known == book), None)
        try:
            return variant_identifier(name, known)
        except RuleError:
            return None

    def clash(self, choices: Choices, wording: Wording) -> str | None:
        """Return why the chosen variants can't be combined, if they can't."""
        try:
            self.rules(choices)
        except RuleError as error:
            if error.reason not in CLASHES:
                # The players can't have chosen that: rules that don't exist, or make no sense.
                raise
            one, other = (str(error.details.get(name, "")) for name in ("one", "other"))
            say = wording.say
            clash = say(
                "variants-clash",
                one=say("variant-name", variant=one),
                other=say("variant-name", variant=other),
                reason=error.reason,
            )
            return capitalised(clash)
        return None

    def summary(self, choices: Choices, wording: Wording) -> str:
        """Return the rulebook and the variants, and who begins if the players are known."""
        variants = [wording.say("variant-name", variant=name) for name in choices.variants]
        chosen = wording.say(
            "rules-summary",
            rulebook=self.book(choices),
            variants=", ".join(variants) if variants else wording.say("no-variants"),
        )
        # Somebody always begins: the first player, unless another was chosen.
        return with_beginner(chosen, replace(choices, beginner=choices.beginner or 0), wording)

    def rule(self, topic: str | None, choices: Choices, wording: Wording) -> str:
        """Explain a point of the chosen rules; without one explain the goal and how to ask for more."""
        return rule_words(wording, topic, self.rules(choices))

    def rules(self, choices: Choices) -> Rules:
        """Return the chosen rules. Raises `RuleError` if they can't be combined."""
        return rules_for(self.book(choices), choices.variants)

    def printed(self, choices: Choices, wording: Wording) -> Sequence[PrintedCard]:
        """Return every card of the chosen rules, by suit and value."""
        return tuple(
            PrintedCard(
                f"hanabi/{card.suit}/{card.rank}",
                wording.say("colour", colour=card.suit),
                card_name(wording, card.suit, card.rank),
                str(card.rank),
            )
            for card in cards_of(self.rules(choices).suits)
        )

    def new(self, choices: Choices, seed: int) -> State:
        """Return a newly dealt game."""
        with as_unfit(RuleError):
            chosen, players, first = self.rules(choices), len(choices.names), choices.beginner or 0
            if choices.cards is not None:
                return rules.from_read_cards(chosen, players, first=first, seed=seed)
            return rules.new_game(chosen, players, seed, first)

    # With real cards

    def due(self, state: State) -> CardDue | None:
        """Return which card has to be shown: one of the deal, or the drawn one."""
        return on_paper.due(state)

    def read(self, face: str, mark: int) -> Action:
        """Return the action that reads a card."""
        return on_paper.read(face, mark)

    def lies(self, state: State, face: str, mark: int) -> CardLies | None:
        """Return where a card is that was read."""
        return on_paper.lies(state, face, mark)

    def with_card(self, command: Command, face: str, lies: CardLies, state: State) -> Command | None:
        """Return a play or a discard of another card of the same hand."""
        return on_paper.with_card(command, face, lies, state)

    def shows_card(self, command: Command) -> bool:
        """Return whether an action is a play or a discard."""
        return isinstance(command, commands.Play | commands.Discard)

    # In a game

    def opening(self, state: State) -> Sequence[Event]:
        """Return the events of the deal."""
        return state.history[0].events if state.is_dealt else ()

    def apply(self, state: State, action: Action) -> tuple[State, Sequence[Event]]:
        """Return the state after an action, and its events."""
        with as_unfit(IllegalAction):
            return rules.apply(state, action)

    def position(self, dealt: Mapping[str, object], choices: Choices) -> State:
        """Return a state that a lesson sets up."""
        with as_unfit(RuleError, ValueError):
            return positions.dealt(dealt, self.rules(choices))

    def partner(self, seat: int, level: Level, people: Collection[int] = ()) -> HanabiPartner:
        """Return a computer player for a seat."""
        return HanabiPartner(seat, level, people)

    def came_to(self, state: State) -> Came | None:
        """Return the score of a finished game."""
        if state.outcome is None:
            return None
        return Came((state.score,), state.setup.rules.max_score, state.outcome == "lost")

    # As records

    def record(self, state: State, names: Sequence[str]) -> Mapping[str, object]:
        """Return a game so far as a hanab.live record, or as a full one if the site lacks its rules."""
        try:
            return write_record(state, names)
        except RecordError as error:
            if error.reason != "not-on-hanab-live":
                raise Unfit(str(error)) from error
        with as_unfit(RecordError):
            return write_full_record(state, names)

    def replay(self, record: object) -> Replayed:
        """Replay a hanab.live record, or a full one."""
        with as_unfit(RecordError):
            return replayed(record)

    def action_record(self, action: Action) -> Mapping[str, object]:
        """Return an action as plain data."""
        return action_record(action)

    def action_of(self, record: Mapping[str, object]) -> Action:
        """Return the action of a record."""
        return action_of(record)


HANABI = Hanabi()
