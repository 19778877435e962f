"""What somebody should practise: from the results of lessons, and from what they missed in recent games.

What was missed is found in the saved games each time; only the lessons' results are stored, and the first
game that counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from itertools import islice
from typing import Any

from voice_hanabi.contract.choices import Choices
from voice_hanabi.games import GAMES
from voice_hanabi.language.wording import Wording, capitalised
from voice_hanabi.lessons.missed import Miss, MissKind, missed_by
from voice_hanabi.lessons.order import title
from voice_hanabi.lessons.own_position import OwnPosition, states_of
from voice_hanabi.lessons.plans import plan
from voice_hanabi.lessons.puzzling import PUZZLED
from voice_hanabi.table.saving.journal import SavedGame
from voice_hanabi.table.saving.journal_folder import day_begun

GAMES_BACK = 5
"""How many of somebody's last games are examined."""
READ_BACK = 40
"""How many of the last finished games are searched for them; no more, because the player is waiting."""

_MOST_HELPED = 4
"""In a lesson that counts as learned, at most one answer in this many needed help."""

Answers = Mapping[int, bool]
"""The answered steps of a lesson, and whether each needed no help."""


@dataclass(frozen=True, slots=True)
class LookedThrough:
    """The findings from the last games."""

    games: int
    kinds: Counter[MissKind]
    position: OwnPosition | None
    """The newest example of the most frequent mistake."""


def looked_through(finished: Iterable[SavedGame], since: str, name: str | None) -> LookedThrough:
    """Examine somebody's last games after the named one; without a name everybody's."""
    games, kinds, newest = 0, Counter[MissKind](), dict[MissKind, OwnPosition]()
    theirs = (
        saved
        for saved in islice(finished, READ_BACK)
        if _counts(saved, since) and _seats(saved.choices, name)
    )
    for saved in islice(theirs, GAMES_BACK):
        games += 1
        dealt = GAMES[PUZZLED].new(saved.choices, saved.seed)
        states = states_of(dealt, saved.actions)
        for seat in _seats(saved.choices, name):
            level, people = saved.choices.partners_level, saved.choices.people_seats
            for miss in missed_by(seat, level, people, states, saved.actions):
                kinds[miss.kind] += 1
                newest.setdefault(miss.kind, _position(saved, states, miss))
    often = [kind for kind, _ in kinds.most_common(1)]
    return LookedThrough(games, kinds, newest[often[0]] if often else None)


def _counts(saved: SavedGame, since: str) -> bool:
    """Return whether a game is of the right kind, recent enough, and dealt from a seed."""
    return saved.choices.game == PUZZLED and saved.choices.cards is None and saved.path.name > since


def _seats(choices: Choices, name: str | None) -> tuple[int, ...]:
    return tuple(seat for seat in choices.people_seats if name is None or choices.names[seat] == name)


def _position(saved: SavedGame, states: tuple[Any, ...], miss: Miss) -> OwnPosition:
    until = states[: miss.place + 1]
    day: date | None = day_begun(saved.path)
    return OwnPosition(until, saved.actions[: miss.place], miss.best, miss, saved.choices, day)


def told(looked: LookedThrough, lessons: Mapping[int, Answers], wording: Wording) -> str:
    """Say what was missed, most frequent first, then which lessons are learned; nothing if unknown."""
    say = wording.say
    missed = [say(f"practise-{kind}", count=count) for kind, count in looked.kinds.most_common()]
    sentences = list(map(capitalised, missed))
    if looked.games:
        found = "practise-games" if sentences else "practise-well"
        sentences.insert(0, say(found, count=looked.games))
    return " ".join([*sentences, *_of_lessons(lessons, wording)])


def _of_lessons(lessons: Mapping[int, Answers], wording: Wording) -> list[str]:
    sat, again = [], []
    for number, answers in sorted(lessons.items()):
        helped = sum(not alone for alone in answers.values())
        if helped * _MOST_HELPED > len(answers):
            again.append(
                wording.say(
                    "practise-lesson-again",
                    number=number,
                    title=wording.say(f"lesson-{title(number)}"),
                    helped=helped,
                    count=len(answers),
                )
            )
        elif len(answers) >= len(plan(number).where(()).steps):
            sat.append(str(number))
    numbers = wording.all_of(sat)
    return [*again, *([wording.say("practise-lessons-sat", lessons=numbers, count=len(sat))] if sat else [])]
