"""What a yes to the table's open question agrees to: 'yes, let's play hanabi' says that again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any, cast

from voice_hanabi.contract.commands import ActionCommand, Command, SetUp
from voice_hanabi.contract.expectations import LAST_TIME, SAVED_OFFERED
from voice_hanabi.table.beginning.dealing import AnyPlaying
from voice_hanabi.table.beginning.setting_up import SettingUp
from voice_hanabi.table.playing.open_questions import ReadBack, Sure
from voice_hanabi.table.steering import Steering

Agreed = Callable[[Command], bool]


def agreed_to(steering: Steering) -> Agreed | None:
    """Return what recognises a command that a yes agrees to, besides what the expectation names."""
    final, course, phase = steering.final.command, steering.course, steering.phase
    if final is not None:
        return lambda command: command == final
    last = course.arranging.last_time
    if steering.instead is SAVED_OFFERED and course.saved is not None:
        return _game(course.saved.choices.game)
    if steering.instead is LAST_TIME and last is not None:
        return _game(last.choices.game)
    if steering.instead is not None:
        return None
    return _in_set_up(phase) if isinstance(phase, SettingUp) else _in_game(course.playing)


def _game(name: str) -> Agreed:
    return lambda command: command == SetUp("game", name)


def _in_set_up(phase: SettingUp) -> Agreed:
    if (unsure := phase.unsure) is not None:
        return lambda command: command == SetUp("names", names=unsure.names)
    game = _game(phase.choices.game)
    return lambda command: game(command) or phase.variants.agreed_by_yes(command)


def _in_game(playing: AnyPlaying | None) -> Agreed | None:
    if playing is None:
        return None
    if playing.ended:
        return _game(playing.game.name)
    waiting = playing.open
    if isinstance(waiting, ReadBack | Sure):
        return lambda command: _says_no_other(command, waiting.command)
    return None


def _says_no_other(said: Command, waiting: Command) -> bool:
    """Return whether a command says nothing but what waits, or a part of that."""
    if type(said) is not type(waiting) or not isinstance(said, ActionCommand):
        return said == waiting
    parts = ((getattr(said, one.name), getattr(waiting, one.name)) for one in fields(cast(Any, said)))
    return all(mine in (None, (), theirs) for mine, theirs in parts)
