"""Whether a waiting action can be cancelled and corrected in one's own words, at a real table."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from enum import Enum
from functools import lru_cache
from pathlib import Path

from benchmarks.tools.meanings import HAND, as_meant, short
from benchmarks.tools.said import NAMES, Canonical, Correction, Half, corrections
from benchmarks.tools.tables import share
from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.commands import Command
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.rules.actions import Action, ClueColour, ClueRank, Discard, Play
from voice_hanabi.games.hanabi.rules.events import Event
from voice_hanabi.games.hanabi.rules.game import State, apply, legal_actions, new_game
from voice_hanabi.games.hanabi.rules.rulebooks import rules_for
from voice_hanabi.games.hanabi.talk.commands import canonical
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.table.conversation.conversation import Confirm, Conversation, Reach, SameEars
from voice_hanabi.table.playing.open_questions import AskWhich, Fill, ReadBack, Sure
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.saving.journal import Journal
from voice_hanabi.table.table import Table


class Came(Enum):
    """The result of a correction."""

    AT_ONCE = "as meant at once"
    AFTER = "after a question"
    MORE = "asked for more"
    """Nothing is carried out; the table asks for a part of the command, or what was meant."""
    CANCELLED = "cancelled, another was meant"
    ANOTHER = "ANOTHER ACTION"
    """A third action is read back or asked about."""
    FIRST = "FIRST CARRIED OUT"
    """The first command is carried out, or is still waiting."""
    NOT_WAITING = "first not understood"
    """The first command was not read back, so there was nothing to correct."""


HEAD = ("language", "said", "as meant", *(kind.value for kind in Came))

CAPTION = """\
An action is typed, and while it is waiting, a second sentence. FIRST CARRIED OUT: the sentence did not
stop the action."""

_VARIANTS = ("colour-call",)
"""Some sentences name the colour of a card that is played."""

_TRIES = 4
"""How many games are tried for a first sentence: each allows other clues."""


@lru_cache(maxsize=1)
def _games() -> tuple[State, ...]:
    """Return games in which it is the first player's turn and there are clue tokens left."""
    rules = rules_for("en", _VARIANTS)
    return tuple(_after_a_round(new_game(rules, players=3, seed=seed)) for seed in range(150))


def _after_a_round(state: State) -> State:
    for _ in range(state.players):
        clue = next(action for action in legal_actions(state) if isinstance(action, ClueColour | ClueRank))
        state, _ = apply(state, clue)
    return state


def _action(command: Canonical, names: Sequence[str]) -> Action:
    match command["type"]:
        case "clue":
            target = names.index(command["target"])
            if "colour" in command:
                return ClueColour(target, command["colour"])
            return ClueRank(target, command["value"])
        case "discard":
            return Discard(_slot(command["slot"]))
        case _:
            return Play(_slot(command["slot"]))


def _slot(place: object) -> int:
    return HAND if place == "last" else int(str(place))


def _said(action: Action, names: Sequence[str]) -> Canonical:
    """Return an action in canonical words."""
    match action:
        case ClueColour():
            return {"type": "clue", "target": names[action.target], "colour": action.colour}
        case ClueRank():
            return {"type": "clue", "target": names[action.target], "value": action.rank}
        case Play(colour=None):
            return {"type": "play", "slot": action.slot}
        case Play():
            return {"type": "play", "slot": action.slot, "colour": action.colour}
        case Discard():
            return {"type": "discard", "slot": action.slot}
        case _:
            return {"type": type(action).__name__}


def _touched(state: State, command: Canonical, names: Sequence[str]) -> bool:
    """Whether a clue touches exactly the cards that were named with it, and as many as were said."""
    if command["type"] != "clue":
        return True
    hand = state.hands[names.index(command["target"])]
    touched = {
        place
        for place, held in enumerate(hand, start=1)
        if command.get("colour", held.card.suit) == held.card.suit
        and command.get("value", held.card.rank) == held.card.rank
    }
    named = {_slot(place) for place in command.get("slots", ())}
    return (not named or named == touched) and command.get("count", len(touched)) == len(touched)


def _fitting(correction: Correction, names: Sequence[str]) -> Iterator[State]:
    """Yield games in which the intended action is legal, first those in which it was said correctly."""
    becomes = correction.becomes
    if becomes is None:
        yield from _games()
        return
    legal = [state for state in _games() if _action(becomes, names) in legal_actions(state)]
    yield from sorted(legal, key=lambda state: not _touched(state, becomes, names))


def _playing(state: State, language: str, folder: Path) -> tuple[Table, Playing[State, Action, Event]]:
    names = NAMES[language]
    ears = SameEars(Reach.YES)
    choices = Choices(language, HANABI.name, "en", _VARIANTS, len(names), names)
    table = Table(choices, GAMES, folder=folder, new_seed=lambda: 1, ears=ears)
    journal = Journal.begin(folder, choices, 0)
    conversation = Conversation(HANABI, language, names)
    playing = Playing(conversation, HANABI, state, journal, Confirm.ANNOUNCE, ears)
    table.course.phase = playing
    return table, playing


def came(correction: Correction, folder: Path) -> tuple[Came, str]:
    """Return the result of a correction, and the resulting state in a few words."""
    names = NAMES[correction.language]
    for state, _ in zip(_fitting(correction, names), range(_TRIES), strict=False):
        table, playing = _playing(state, correction.language, folder)
        table.hear(typed_line(correction.first))
        waiting = playing.open
        if isinstance(waiting, ReadBack) and waiting.action is not None:
            table.hear(typed_line(correction.then))
            table.close()
            return _judged(correction, playing, state, waiting.action)
        table.close()
    return Came.NOT_WAITING, ""


def _judged(
    correction: Correction, playing: Playing[State, Action, Event], before: State, first: Action
) -> tuple[Came, str]:
    names = NAMES[correction.language]
    wanted, stands = correction.becomes, playing.open
    if playing.state.turn != before.turn:
        return Came.FIRST, "carried out"
    match stands:
        case ReadBack(action=action) if action is not None:
            said = _said(action, names)
            if wanted is not None and as_meant(wanted, said):
                return Came.AT_ONCE, short(said)
            if action != first:
                return Came.ANOTHER, short(said)
            # An action that now needs a yes has been stopped.
            return (Came.MORE if stands.needs_yes else Came.FIRST), short(said)
        case AskWhich() | Sure():
            offered = (stands.command,) if isinstance(stands, Sure) else (stands.first, stands.second)
            return _offered(wanted, offered, names)
        case Fill():
            return Came.MORE, f"{short(canonical(stands.missing.command, names))}?"
        case None:
            return (Came.AT_ONCE if wanted is None else Came.CANCELLED), "cancelled"
        case _:
            return Came.MORE, f"{type(stands).__name__}?"


def _offered(wanted: Canonical | None, offered: Sequence[Command], names: Sequence[str]) -> tuple[Came, str]:
    said = [canonical(command, names) for command in offered]
    shown = f"{' / '.join(map(short, said))}?"
    right = wanted is not None and any(as_meant(wanted, one) for one in said)
    return (Came.AFTER if right else Came.ANOTHER), shown


class Score:
    """The results for many corrections in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.counts: Counter[Came] = Counter()
        self.failures: list[str] = []
        """A line for each unexpected result."""

    def add(self, correction: Correction, found: Came, stands: str) -> None:
        """Count one."""
        self.counts[found] += 1
        if found not in (Came.AT_ONCE, Came.AFTER):
            wanted = "cancelled" if correction.becomes is None else short(correction.becomes)
            self.failures.append(
                f"correction {found.value} | {self.language}-corrections:{correction.line} "
                f"{correction.first} -- {correction.then} | {wanted} | {stands}"
            )

    def row(self) -> list[object]:
        """Return the row of the table."""
        total, meant = self.counts.total(), self.counts[Came.AT_ONCE] + self.counts[Came.AFTER]
        return [self.language, total, share(meant, total), *(self.counts[kind] for kind in Came)]


def measured(language: str, half: Half) -> Score:
    """Say every correction of a half at a table."""
    score = Score(language)
    with tempfile.TemporaryDirectory(prefix="voice-hanabi-") as folder:
        for correction in corrections(language, half):
            score.add(correction, *came(correction, Path(folder)))
    return score
