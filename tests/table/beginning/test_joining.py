"""Who joins, leaves or gets another name, in any order and before anybody is named."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import Evening
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from voice_hanabi.contract.commands import Command, SetUp, WithPartners
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.table.beginning.setting_up import SettingUp

JOINS = {
    "cs": ("Anna hraje taky", "Jmenuju se Jana"),
    "pl": ("Anna też gra", "Nazywam się Jana"),
    "da": ("Anna spiller også", "Jeg hedder Jana"),
    "en": ("Anna plays too", "My name is Jana"),
}

names = st.sampled_from(("Anna", "Karl", "Jana", "Lucy", "Petr", "Eva", "Tom"))
seats = st.integers(0, 5)
choices: st.SearchStrategy[Command] = st.one_of(
    st.builds(lambda count: SetUp("count", count), st.integers(1, 6)),
    st.builds(
        lambda named: SetUp("names", names=tuple(named)), st.lists(names, min_size=1, max_size=6, unique=True)
    ),
    st.builds(lambda seat, name: SetUp("rename", seat, (name,)), st.none() | seats, names),
    st.builds(lambda name: SetUp("add-player", names=(name,)), names),
    st.builds(lambda seat, other: SetUp("exchange", seat, other=other), seats, seats),
    st.builds(lambda seat: SetUp("drop-player", seat), seats),
    st.just(SetUp("add-partner")),
    st.builds(lambda seat: SetUp("beginner", seat), seats),
    st.builds(
        lambda people, computers: WithPartners(people, computers),
        st.none() | st.integers(1, 3),
        st.none() | st.integers(0, 3),
    ),
)


def possible_beginners(phase: SettingUp) -> list[Command]:
    return [SetUp("beginner", seat) for seat in range(len(phase.choices.names))]


THREE = SetUp("names", names=("Anna", "Petr", "Eva"))


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(said=st.lists(choices, min_size=1, max_size=8))
@example(said=[THREE, SetUp("beginner", 1), SetUp("drop-player", 0)])
@example(said=[THREE, SetUp("beginner", 2), SetUp("drop-player", 2)])
@example(said=[THREE, SetUp("beginner", 2), SetUp("exchange", 0, other=2)])
@example(said=[THREE, SetUp("beginner", 2), WithPartners(2, 1)])
def test_any_choice_of_who_plays_is_taken_or_answered(tmp_path: Path, said: list[Command]) -> None:
    evening = Evening(tmp_path, "en")
    evening.begin()
    phase = evening.table.phase
    assert isinstance(phase, SettingUp)
    begins: str | None = None
    for command in said:
        what = command.what if isinstance(command, SetUp) else ""
        if what == "beginner" and command not in possible_beginners(phase):
            # Nobody can say the seat of a player who isn't there.
            continue
        assert phase.act(command, typed_line("whatever was said")) or phase.ready, command
        seated, most = phase.choices, phase.conversation.game.players[-1]
        assert seated.count is None or seated.count in phase.conversation.game.players
        assert not seated.names or len(seated.names) == seated.count <= most
        assert len(set(seated.names)) == len(seated.names)
        now_begins = None if seated.beginner is None else seated.names[seated.beginner]
        assert what in ("beginner", "rename") or now_begins in (None, begins), "somebody else begins"
        begins = now_begins


@pytest.mark.by_turns
@pytest.mark.parametrize("language", JOINS)
def test_whoever_says_that_another_plays_too_is_asked_their_own_name(tmp_path: Path, language: str) -> None:
    evening = Evening(tmp_path, language)
    evening.begin()
    joins, own_name = JOINS[language]
    asked = evening.type(joins)
    wording = evening.table.conversation.wording
    assert asked == [f"table: Anna. {wording.say('ask-name')}"]
    evening.type(own_name)
    assert evening.table.conversation.names == ("Jana", "Anna")
