"""Who joins, leaves or gets another name, in any order and before anybody is named."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import Evening
from hypothesis import HealthCheck, given, settings
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
    st.builds(
        lambda people, computers: WithPartners(people, computers),
        st.none() | st.integers(1, 3),
        st.none() | st.integers(0, 3),
    ),
)


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(said=st.lists(choices, min_size=1, max_size=8))
def test_any_choice_of_who_plays_is_taken_or_answered(tmp_path: Path, said: list[Command]) -> None:
    evening = Evening(tmp_path, "en")
    evening.begin()
    phase = evening.table.phase
    assert isinstance(phase, SettingUp)
    for command in said:
        assert phase.act(command, typed_line("whatever was said")) or phase.ready, command
        seated, most = phase.choices, phase.conversation.game.players[-1]
        assert seated.count is None or seated.count in phase.conversation.game.players
        assert not seated.names or len(seated.names) == seated.count <= most
        assert len(set(seated.names)) == len(seated.names)


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
