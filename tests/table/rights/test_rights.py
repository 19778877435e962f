"""The table of rights knows every command, effect and request that the program has, and nothing else."""

from __future__ import annotations

import typing
from enum import Enum

import pytest
from checked_effects import EFFECTS
from test_every_command_said import types_under

from voice_hanabi.contract import commands
from voice_hanabi.contract.commands import (
    ActionCommand,
    Advice,
    Arrange,
    Command,
    Control,
    Question,
    SetUp,
)
from voice_hanabi.contract.partners import AdviceKind
from voice_hanabi.contract.wished_beside import OF_FRIENDS
from voice_hanabi.phones import incoming
from voice_hanabi.table.conversation.effects import Friends
from voice_hanabi.table.rights.kinds import OF_GAME, kind_of_command
from voice_hanabi.table.rights.rights import AGREED_NEW_GAME, ANOTHER_S, RIGHTS, Person, Right, right

OF_VALUES: dict[type, tuple[str, ...]] = {
    Control: tuple(one.value for one in commands.ControlVerb),
    Advice: tuple(one.value for one in AdviceKind),
    SetUp: (*(what for what, _ in commands._SETUP_INTENTS.values()), *commands._NAMING.values()),
    Arrange: tuple(what for what, _ in commands._ARRANGE_INTENTS.values()),
}
"""Kinds of commands that differ by their subject, as in the code."""


def command_kinds() -> set[str]:
    found = {AGREED_NEW_GAME, ANOTHER_S}
    for kind in types_under(Command):
        base = next((one for one in (ActionCommand, Question) if issubclass(kind, one)), None)
        if base is not None or kind in OF_VALUES:
            found |= {base.__name__} if base else {f"{kind.__name__} {what}" for what in OF_VALUES[kind]}
        elif kind.__module__.startswith("voice_hanabi."):
            of_game = any(f".{game}." in kind.__module__ for game in ("hanabi", "hanafuda"))
            found.add(OF_GAME if of_game else kind.__name__)
    return found


def effect_kinds() -> set[str]:
    others = {one.__name__ for one in EFFECTS if one is not Friends}
    return others | {f"Friends {what}" for what in OF_FRIENDS.values()}


def request_kinds() -> set[str]:
    return {f"Request {one.__name__}" for one in typing.get_args(incoming.Incoming)}


KNOWN = sorted(command_kinds() | effect_kinds() | request_kinds())


@pytest.mark.parametrize("kind", KNOWN)
def test_every_command_effect_and_request_has_its_rights(kind: str) -> None:
    assert kind in RIGHTS
    assert set(RIGHTS[kind]) == set(Person)


def test_the_table_has_no_row_for_what_does_not_exist() -> None:
    assert set(RIGHTS) - set(KNOWN) == set()


@pytest.mark.parametrize("person", Person)
def test_what_is_not_in_the_table_is_refused_except_at_home(person: Person) -> None:
    allowed = right(person, "Control something-new") is Right.ALLOWED
    assert allowed is (person is Person.LAPTOP)


@pytest.mark.parametrize("kind", KNOWN)
def test_whoever_was_removed_may_do_nothing_at_all(kind: str) -> None:
    assert right(Person.REMOVED, kind) is Right.NEVER


@pytest.mark.parametrize("kind", KNOWN)
def test_whoever_has_only_a_code_may_come_in_and_nothing_else(kind: str) -> None:
    coming = {"Request Token", "Request Code", "Request Open", "Request Look"}
    assert (right(Person.CODE, kind) is Right.ALLOWED) is (kind in coming)


OF_THE_HOST = (
    AGREED_NEW_GAME, "Control save-and-leave", "NewPhone", "Arrange lock-table", "Arrange unlock-table",
    "Arrange mute-player", "Arrange unmute-player", "Arrange remove-player", "Leave", "RenewPhone",
    "Arrange show-board", "ShowBoard",
    "Friends lock", "Friends unlock", "Friends mute", "Friends unmute", "Friends remove",
)  # fmt: skip


@pytest.mark.parametrize("kind", OF_THE_HOST)
@pytest.mark.parametrize("person", [Person.PLAYER, Person.AWAY, Person.WAITING])
def test_starting_over_ending_locking_muting_and_removing_are_the_host_s(kind: str, person: Person) -> None:
    assert right(person, kind) is Right.OF_HOST
    assert right(Person.HOST, kind) is Right.ALLOWED


SOME: tuple[tuple[Command, str], ...] = (
    (commands.StandIn(0), "StandIn"),
    (commands.NewPhone(0), "NewPhone"),
    (commands.Why(), "Why"),
    (commands.WithPartners(), "WithPartners"),
    (commands.HearBy(), "HearBy"),
    (commands.YES, "Answer"),
    (Arrange("lock-table"), "Arrange lock-table"),
)


@pytest.mark.parametrize(("command", "kind"), SOME, ids=lambda one: str(one))
def test_a_command_has_the_name_by_which_its_rights_are_kept(command: Command, kind: str) -> None:
    assert kind_of_command(command) == kind


def test_every_kind_of_any_table_is_found_by_its_own_name_and_not_as_a_game_s() -> None:
    named = {kind_of_command(command) for command, _ in SOME}
    alone = {
        kind.__name__
        for kind in types_under(Command)
        if kind.__module__ == Command.__module__
        and kind not in OF_VALUES
        and kind not in (ActionCommand, Question)
    }
    assert alone <= named


def test_a_command_of_a_new_kind_is_reported_missing_by_name() -> None:
    class Shuffle(Command):
        """A kind without any defined rights."""

    class Deed(Enum):
        CHEAT = "cheat"

    assert Shuffle.__name__ not in RIGHTS
    assert f"Control {Deed.CHEAT.value}" not in RIGHTS
    assert right(Person.PLAYER, Shuffle.__name__) is Right.NOT_HERE
