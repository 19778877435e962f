"""An evening at a real table, without devices: what is said goes in, what each audience hears comes out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random

from voice_hanabi.contract.choices import Choices
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.rules.actions import (
    Action,
    ClueColour,
    ClueRank,
    Discard,
    Play,
    TakeToDeck,
    TakeToFirework,
)
from voice_hanabi.games.hanabi.rules.cards import Card, cards_of
from voice_hanabi.games.hanabi.rules.events import Event
from voice_hanabi.games.hanabi.rules.game import State, apply, from_deck, hand_size, legal_actions
from voice_hanabi.games.hanabi.rules.rulebooks import Rules, rules_for
from voice_hanabi.hearing.utterance import Alternative, Utterance, typed_line
from voice_hanabi.language.alike_names import SoundsAlike
from voice_hanabi.language.wording import Wording
from voice_hanabi.speaking.announcement import Announcement, Cue
from voice_hanabi.table.beside.being_heard import BeingHeard
from voice_hanabi.table.conversation.conversation import Confirm, Conversation, Reach
from voice_hanabi.table.conversation.effects import Effect, LastTime
from voice_hanabi.table.conversation.microphones import MicrophonesHere
from voice_hanabi.table.conversation.private_ears import EarsHere
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.private_hearing.hearing_privately import HearingPrivately
from voice_hanabi.table.saving.journal import Journal, SavedGame
from voice_hanabi.table.table import Table

LANGUAGES = ("cs", "pl", "da", "en")

PLAYERS = {
    "cs": ("Anna", "Petr", "Eva", "Tomáš", "Zuzana"),
    "pl": ("Anna", "Piotr", "Ewa", "Tomek", "Zofia"),
    "da": ("Anna", "Peter", "Freja", "Søren", "Mette"),
    "en": ("Anna", "Petr", "Eva", "Lucy", "Tom"),
}
"""Names that every language knows; the first three play most evenings."""


@dataclass
class PrivateEars:
    """The seats that can be told something alone: everyone, unless set otherwise."""

    reaches: dict[int, Reach] = field(default_factory=dict)
    names: tuple[str, ...] = ()

    def seat(self, names: Sequence[str]) -> None:
        """Learn who sits where."""
        self.names = tuple(names)

    def rename(self, names: Sequence[str]) -> None:
        """Learn what they are called now."""
        self.names = tuple(names)

    def reach(self, seat: int) -> Reach:
        """Return whether something can be said to this seat alone now."""
        return self.reaches.get(seat, Reach.YES)


class Evening:
    """A table with people round it: says what they say, and keeps what each of them has heard."""

    def __init__(
        self,
        folder: Path,
        language: str = "en",
        *,
        names: Sequence[str] | None = None,
        variants: Sequence[str] = (),
        rulebook: str | None = None,
        confirm: Confirm = Confirm.ANNOUNCE,
        seed: int = 1,
        ears: PrivateEars | None = None,
        saved: SavedGame | None = None,
        offer_saved: bool = True,
        sounds_alike: SoundsAlike | None = None,
        here: EarsHere | None = None,
        last_time: LastTime | None = None,
        microphones: Callable[[], MicrophonesHere] = MicrophonesHere,
    ) -> None:
        self.ears = ears or PrivateEars()
        self.folder = folder
        players = tuple(names) if names is not None else ()
        self.table = Table(
            Choices(language, "hanabi", rulebook, tuple(variants), len(players) or None, players),
            GAMES,
            folder=folder,
            new_seed=_counted(seed),
            ears=self.ears,
            confirm=confirm,
            saved=saved,
            offer_saved=offer_saved,
            sounds_alike=sounds_alike,
            hearing=HearingPrivately(lambda: here or EarsHere()),
            last_time=last_time,
            being_heard=BeingHeard(microphones),
        )
        self.effects: list[Effect] = []
        """What the last utterance brought."""
        self.confirm = confirm

    # What people do

    def begin(self) -> list[str]:
        """Start the program without choices."""
        return self._told(self.table.begin())

    def deal(self) -> list[str]:
        """Start the program with everything chosen."""
        return self._told(self.table.deal_now())

    def say(self, text: str, seat: int | None = None) -> list[str]:
        """Say something, heard by a microphone that may know whose it is."""
        return self.hear(Utterance((Alternative(text),), seat=seat))

    def type(self, text: str) -> list[str]:
        """Type a line."""
        return self.hear(typed_line(text))

    def hear(self, utterance: Utterance) -> list[str]:
        """Take an utterance; return the lines that it brings."""
        return self._told(self.table.hear(utterance))

    def wait(self) -> list[str]:
        """Let the moment pass in which an action can be taken back after it was read back."""
        return self._told(self.table.settle())

    # What there is

    @property
    def state(self) -> State:
        """The game that is played."""
        return self.playing.state

    @property
    def playing(self) -> Playing[State, Action, Event]:
        """The game's conversation."""
        phase = self.table.phase
        assert isinstance(phase, Playing)
        return phase

    def cues(self) -> list[Cue]:
        """The sounds that the last utterance brought."""
        return [made.cue for made in self.effects if isinstance(made, Announcement) and made.cue is not None]

    def sit_down(self, state: State, names: Sequence[str], language: str | None = None) -> None:
        """Go on with a game that was made for a test."""
        chosen = self.table.conversation.language if language is None else language
        choices = Choices(chosen, "hanabi", "en", (), len(names), tuple(names), 0)
        journal = Journal.begin(self.folder, choices, 0)
        conversation = Conversation(HANABI, chosen, tuple(names), self.table.conversation.lengths)
        self.table.course.phase = Playing(conversation, HANABI, state, journal, self.confirm, self.ears)
        self.ears.seat(names)

    def _told(self, effects: list[Effect]) -> list[str]:
        self.effects = effects
        names = self.table.conversation.names
        return [
            f"{'table' if made.audience is None else names[made.audience]}: {made.text}"
            for made in effects
            if isinstance(made, Announcement) and made.text
        ]


def _counted(first: int) -> Callable[[], int]:
    seeds = count(first)
    return lambda: next(seeds)


def stacked(
    hands: Sequence[str],
    draws: str = "",
    *,
    rules: Rules | None = None,
    first: int = 0,
    tiles: Sequence[int] | None = None,
) -> State:
    """Return a game with these hands, such as 'r1 b3 w1 g5 y2', and these cards on top of the deck."""
    chosen = rules or rules_for("en")
    suits = {suit.name[0] if suit.name != "black" else "k": suit.name for suit in chosen.suits}
    if "rainbow" in suits.values():
        suits = {**suits, "r": "red", "m": "rainbow"}

    def cards(text: str) -> list[Card]:
        return [Card(suits[word[0]], int(word[1])) for word in text.split()]

    size = hand_size(len(hands))
    rest = list(cards_of(chosen.suits))
    wanted = [cards(hand) for hand in hands]
    order = [wanted[(first + place) % len(hands)] for place in range(len(hands))]
    top = cards(draws)
    for card in [*(card for hand in order for card in hand), *top]:
        rest.remove(card)
    Random(0).shuffle(rest)
    dealt: list[Card] = []
    for hand in order:
        missing = size - len(hand)
        dealt += [*hand, *(rest.pop() for _ in range(missing))]
    return from_deck(chosen, len(hands), [*dealt, *top, *rest], first=first, tiles=tiles)


def sentence_of(action: Action, wording: Wording) -> str:
    """Return an action in the words that the program itself suggests."""
    match action:
        case Play():
            return wording.say("example-play", slot=action.slot)
        case Discard():
            return wording.say("example-discard", slot=action.slot)
        case ClueColour():
            target = wording.name(action.target)
            return wording.say("example-clue-colour", target=target, colour=action.colour)
        case ClueRank():
            target = wording.name(action.target)
            return wording.say("example-clue-value", target=target, value=action.rank, count=2)
        case TakeToDeck() | TakeToFirework():
            return wording.say("example-take", colour=action.card.suit, value=action.card.rank)
    raise ValueError(f"{action} is no turn")


def careful(state: State) -> Iterator[tuple[Action, State]]:
    """Play a game to its end like people who see all cards; give each action and what it leads to."""
    while state.outcome is None:
        legal = legal_actions(state)
        hand = state.hands[state.current]
        fitting = [
            action
            for action in legal
            if isinstance(action, Play)
            and action.colour is None
            and (suit := state.rules.suit(hand[action.slot - 1].card.suit)) is not None
            and suit.next_rank(state.heights[suit.name]) == hand[action.slot - 1].card.rank
        ]
        useless = [
            action
            for action in legal
            if isinstance(action, Discard)
            and hand[action.slot - 1].card.rank <= state.heights[hand[action.slot - 1].card.suit]
        ]
        clues = [action for action in legal if isinstance(action, ClueRank | ClueColour)]
        others = [action for action in legal if not isinstance(action, Play)]
        # A clue now and then, so that both kinds are given.
        clue = clues[state.turn % len(clues)] if clues and (state.turn % 3 == 0 or not others) else None
        action = next(iter(fitting), clue or next(iter(useless), others[0] if others else legal[0]))
        state, _ = apply(state, action)
        yield action, state
