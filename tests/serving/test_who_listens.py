"""People who come to a full table, or say that they want to, only listen: to public words, not to secrets."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import asdict
from pathlib import Path
from random import Random

import pytest
import test_hanafuda_hidden_cards as hanafuda_hidden
from friends_met import Friends
from in_each_language import each_language
from served_house import ServedHouse, friend, host, settled
from test_hidden_cards import another_world, hidden_numbers

from voice_hanabi.contract.choices import Choices
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.rules.state import State as HanabiState
from voice_hanabi.games.hanafuda.rules.state import State as HanafudaState
from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.serving.keeping.kept import read_kept
from voice_hanabi.serving.kept_friends import kept_of, restore
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.rights.rights import RIGHTS

SAYS = {
    "en": ("I'm just listening", "I'd like to play too", "deal", "start over", "yes"),
    "cs": ("jen poslouchám", "chci taky hrát", "rozdej", "začni znovu", "ano"),
    "pl": ("tylko słucham", "też chcę zagrać", "rozdaj", "zacznij od nowa", "tak"),
    "da": ("jeg lytter bare med", "jeg vil også spille", "del ud", "begynd forfra", "ja"),
}


def together(folder: Path, *names: str, language: str = "en") -> Friends:
    friends = Friends(folder, language)
    for name in names:
        friends.comes(name)
    return friends


@pytest.mark.parametrize("typed", [True, False])
@each_language
def test_whoever_says_so_has_no_seat_and_may_have_one_again(
    tmp_path: Path, language: str, typed: bool
) -> None:
    friends = together(tmp_path, "Anna", "Petr", "Eva", language=language)
    listen, join, *_ = SAYS[language]

    def says(text: str) -> list[tuple[str | None, str]]:
        if typed:
            return friends.says("Eva", text)
        seat = friends.exchange.names.index("Eva")
        return friends._told(friends.table.hear(Utterance((Alternative(text.casefold()),), seat=seat)))

    told = says(listen)
    assert [audience for audience, _ in told] == [None, "Eva"]
    assert friends.table.conversation.names == ("Anna", "Petr")
    assert told[1] == says(listen)[0]
    told = says(join)
    assert {audience for audience, _ in told} == {None}
    assert friends.table.conversation.names == ("Anna", "Petr", "Eva")


@pytest.mark.by_turns
@each_language
def test_whoever_listens_has_a_seat_in_the_next_game_when_they_say_so(tmp_path: Path, language: str) -> None:
    friends = together(tmp_path, "Anna", "Petr", "Eva", language=language)
    listen, join, deal, over, yes = SAYS[language]
    friends.says("Eva", listen)
    friends.says("Anna", deal)
    friends.says("Eva", join)
    assert friends.table.conversation.names == ("Anna", "Petr")
    friends.says("Petr", listen)
    assert friends.table.conversation.names == ("Anna", "Petr"), "a player with cards plays on"
    friends.says("Anna", over)
    friends.says("Anna", yes)
    assert friends.table.conversation.names == ("Anna", "Eva")


def test_whoever_came_in_the_middle_of_a_game_plays_in_the_next_one(tmp_path: Path) -> None:
    friends = together(tmp_path, "Anna", "Petr")
    friends.says("Anna", "deal")
    friends.comes("Eva")
    friends.says("Anna", "start over")
    told = friends.says("Anna", "yes")
    assert told[-1][1].startswith("Anna, Petr, Eva.")
    friends.says("Eva", "deal")
    assert isinstance(friends.table.table.phase, Playing)
    assert friends.table.conversation.names == ("Anna", "Petr", "Eva")


def test_whoever_comes_to_a_full_table_listens_until_a_seat_is_free(tmp_path: Path) -> None:
    friends = together(tmp_path, "Anna", "Petr", "Eva", "Lucy", "Tom")
    token = friends.table.place_for_guest()
    friends.exchange.enter(token, None, lambda: None, page=token)
    told = friends.says(friends.exchange.names[-1], "Bob")
    assert told == [
        (None, "Bob is here."),
        ("Bob", "The table is full. You can listen, and play when a seat is free."),
    ]
    assert friends.table.conversation.names == ("Anna", "Petr", "Eva", "Lucy", "Tom")
    assert friends.says("Bob", "deal") == [told[1]]
    friends.says("Eva", "I'm just listening")
    assert friends.table.conversation.names == ("Anna", "Petr", "Lucy", "Tom", "Bob")
    assert friends.says("Eva", "I'd like to play too") == [("Eva", told[1][1])]


def test_a_game_for_fewer_seats_those_who_came_first(tmp_path: Path) -> None:
    friends = together(tmp_path, "Anna", "Petr", "Eva", "Lucy", "Tom")
    friends.says("Anna", "let's play koi-koi")
    friends.comes("Bob")
    assert len(friends.table.conversation.names) == 6
    told = friends.says("Anna", "let's play hanabi")
    assert "At most 5 can play, so Bob is listening." in told[-1][1]
    assert friends.table.conversation.names == ("Anna", "Petr", "Eva", "Lucy", "Tom")


def test_whoever_only_listens_says_so_instead_of_a_name_and_is_asked_for_it(tmp_path: Path) -> None:
    friends = together(tmp_path, "Anna")
    token = friends.table.place_for_guest()
    friends.exchange.enter(token, None, lambda: None, page=token)
    guest_name = friends.exchange.names[-1]
    assert friends.says(guest_name, "just watching") == [
        (guest_name, "Then you'll just listen. What's your name?")
    ]
    friends.says(guest_name, "Eva")
    assert friends.table.people == ("Anna", "Eva")
    assert friends.table.conversation.names == ("Anna",)


def test_a_listener_is_muted_removed_and_kept_as_anybody_is(tmp_path: Path) -> None:
    friends = together(tmp_path, "Anna", "Petr", "Eva")
    friends.says("Eva", "I'm just listening")
    friends.says("Anna", "mute Eva")
    assert friends.table.muted == {"Eva"}
    kept = read_kept(kept_of(friends.table, friends.exchange).written())
    again = Friends(tmp_path)
    restore(kept, again.table, again.exchange)
    assert again.table.listeners == {"Eva"}
    assert again.table.conversation.names == ("Anna", "Petr")
    friends.says("Anna", "remove Eva from the table")
    assert friends.table.people == ("Anna", "Petr")
    assert not friends.table.listeners


def hidden_otherwise(state: object) -> object:
    """Return a deal that differs in the cards that not everybody sees."""
    if isinstance(state, HanafudaState):
        worlds = hanafuda_hidden.permutations(state, state, None, Random(1))
        return hanafuda_hidden.another_world(state, worlds)
    assert isinstance(state, HanabiState)
    return another_world(state, hidden_numbers(state, None), Random(1))


@pytest.mark.parametrize("game", ["hanabi", "koi-koi"])
def test_two_deals_that_differ_in_all_that_is_hidden_are_the_same_for_a_listener(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    heard: list[list[object]] = []
    dealt = []
    rules = GAMES[game]
    real = rules.new(Choices("en", game, count=2, names=("Anna", "Petr")), 4)
    for number, state in enumerate((real, hidden_otherwise(real))):
        monkeypatch.setattr(type(rules), "new", lambda self, choices, seed, state=state: state)
        friends = together(tmp_path / str(number), "Anna", "Petr", "Eva")
        if game != "hanabi":
            friends.says("Anna", f"let's play {game}")
        friends.says("Eva", "I'm just listening")
        told = []
        for name, text in (
            ("Anna", "deal"),
            ("Petr", "how do we stand"),
            ("Eva", "what does Anna hold"),
            ("Anna", "what do I know"),
            ("Petr", "help"),
        ):
            told += friends.says(name, text)
        seat = friends.exchange.names.index("Eva")
        assert seat == 2
        shown = friends.table.shown(seat)
        assert shown is not None
        heard.append([*(text for to, text in told if to in (None, "Eva")), asdict(shown)])
        dealt.append([text for to, text in told if to == "Anna"])
    assert heard[0] == heard[1]
    assert dealt[0] != dealt[1], "the deals do differ"


def test_a_listener_s_page_hears_what_everybody_hears_calls_and_gets_no_line_of_a_player(
    house: ServedHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with (
            host(house) as anna,
            friend(house, anna, "Petr") as petr,
            friend(house, anna, "Eva") as eva,
        ):
            await eva.says("just watching")
            await anna.hears("Eva is just listening.")
            await eva.hears("You hear what everybody hears.")
            await anna.says("deal")
            await petr.hears("Anna has ")
            await anna.says("play the first")
            for one in (anna, petr, eva):
                await one.hears("Playing the first")
            await settled(house, anna, petr, eva)
            of_players = {text for one in (anna, petr) for text in one.told() if " has " in text}
            assert of_players
            assert of_players.isdisjoint(eva.told())
            assert not any(text in str(eva.received) for text in of_players)
            # The table of rights decides whether listeners may call, and so be heard.
            (table,) = house.house.tables
            assert table.friends.may_ask("Eva", "Call")
            monkeypatch.setitem(RIGHTS, "Request Call", RIGHTS["Request Talk"])
            assert not table.friends.may_ask("Eva", "Call")
            await anna.says("remove Eva from the table")
            await eva.until(lambda one: one.last("refused"))

    asyncio.run(go())


def test_the_sixth_friend_finds_a_seat_to_listen_at(house: ServedHouse) -> None:
    async def go() -> None:
        async with contextlib.AsyncExitStack() as stack:
            anna = await stack.enter_async_context(host(house))
            for name in ("Petr", "Eva", "Lucy", "Tom"):
                await stack.enter_async_context(friend(house, anna, name))
            bob = await stack.enter_async_context(friend(house, anna, "Bob"))
            await bob.hears("The table is full.")
            await anna.says("deal")
            await bob.hears("Anna begins")
            assert not any("Anna has" in text for text in bob.told())

    asyncio.run(go())
