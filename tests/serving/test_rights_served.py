"""Who may do what at a table with friends, tried with what hostile guests sent to a real server."""

from __future__ import annotations

import asyncio

import pytest
from served_house import Guest, ServedHouse, friend, guest, host, settled

from voice_hanabi.serving.guest_exchange import GuestExchange
from voice_hanabi.serving.people import asking
from voice_hanabi.table.rights.rights import RIGHTS


async def refused(house: ServedHouse, **first: object) -> str:
    async with guest(house, **first) as found:
        await found.until(lambda one: one.last("refused"))
        return str((found.last("refused") or {})["why"])


async def answered(guest: Guest, question: str = "who is here") -> None:
    """Wait until the table has done everything that was said before."""
    before = len(guest.told())
    await guest.says(question)
    await guest.until(lambda one: any("Here: " in text for text in one.told()[before:]))


def test_digits_of_somebody_who_was_removed_are_worth_nothing(house: ServedHouse) -> None:
    async def go() -> None:
        async with (
            host(house) as anna,
            friend(house, anna, "Petr") as petr,
            friend(house, anna, "Eva") as eva,
        ):
            await anna.says("deal")
            await petr.hears("Anna has ")
            await anna.says("new phone for Petr")
            told = await anna.hears("Petr opens")
            assert told not in eva.told()
            await eva.hears("Petr is getting a new link")
            code = "".join(letter for letter in told if letter.isdigit())
            await anna.says("remove Petr from the table")
            await anna.hears("Petr has been removed")
            await anna.says("lock the table")
            await anna.hears("The table is locked")
            assert await refused(house, type="code", code=code) == "code"

    asyncio.run(go())


def test_a_wish_that_the_host_does_not_answer_is_refused_after_a_while(
    house: ServedHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with host(house) as anna, friend(house, anna, "Petr") as petr:
            monkeypatch.setattr(asking, "WITHIN", 0.5)
            await petr.says("lock the table")
            asked = await anna.hears("Petr would like to lock the table")
            await petr.hears("Anna hasn't answered")
            assert asked not in petr.told()
            await anna.says("yes")
            await answered(anna)
            (table,) = house.house.tables
            assert not table.invitation.locked
            assert not any("is locked" in text for text in (*anna.told(), *petr.told()))

    asyncio.run(go())


def test_the_page_of_the_host_shows_what_is_asked_with_both_answers(house: ServedHouse) -> None:
    async def go() -> None:
        async with host(house) as anna, friend(house, anna, "Petr") as petr:
            await petr.says("lock the table")
            text = "Petr would like to lock the table. Yes or no?"
            await anna.until(lambda one: text in str(one.last("shown")))
            await anna.says("yes")
            await petr.hears("The table is locked")
            assert not any(text in str(one) for one in petr.received)

    asyncio.run(go())


def test_nobody_has_the_computer_play_for_somebody_who_is_here_and_did_not_agree(house: ServedHouse) -> None:
    async def go() -> None:
        async with host(house) as anna, friend(house, anna, "Petr"), friend(house, anna, "Eva") as eva:
            await anna.says("deal")
            await eva.hears("Anna has ")
            await eva.says("play for Anna")
            assert await eva.hears("I'm asking Anna") not in anna.told()
            assert await anna.hears("Eva would like me to play for you") not in eva.told()
            await anna.says("no")
            await eva.hears("Anna says no")
            await answered(eva)
            assert not any("I'm playing for" in text for text in anna.told())
            await eva.says("play for Anna")
            await anna.until(lambda one: len([t for t in one.told() if "Eva would like" in t]) == 2)
            # Somebody else's yes doesn't count.
            await eva.says("yes")
            await answered(eva)
            assert not any("I'm playing for" in text for text in anna.told())
            await anna.says("yes")
            await eva.hears("I'm playing for Anna")

    asyncio.run(go())


def test_a_player_may_have_the_computer_play_for_themselves(house: ServedHouse) -> None:
    async def go() -> None:
        async with host(house) as anna, friend(house, anna, "Petr") as petr:
            await anna.says("deal")
            await petr.hears("Anna has ")
            await petr.says("play for Petr")
            await anna.hears("I'm playing for Petr")

    asyncio.run(go())


def test_a_guest_neither_ends_a_game_nor_starts_another_without_the_host_s_yes(house: ServedHouse) -> None:
    async def go() -> None:
        async with host(house) as anna, friend(house, anna, "Petr") as petr:
            await anna.says("deal")
            await petr.hears("Anna has ")
            dealt = len([text for text in anna.told() if "begins" in text])
            await petr.says("save and leave")
            assert await petr.hears("I'm asking Anna") not in anna.told()
            assert await anna.hears("Petr would like us to stop for today") not in petr.told()
            assert not any("Saved" in text for text in (*anna.told(), *petr.told()))
            # Their own yes doesn't count.
            await petr.says("yes")
            await answered(petr)
            await anna.says("no")
            await petr.hears("Anna says no")
            await petr.says("start over")
            await anna.hears("Petr would like to end this game and start a new one")
            await petr.says("yes")
            await answered(petr)
            await anna.says("no")
            await petr.until(lambda one: len([text for text in one.told() if "Anna says no" in text]) == 2)
            assert len([text for text in anna.told() if "begins" in text]) == dealt
            assert petr.last("closed") is None
            await anna.says("play the first")
            await petr.hears("Playing the first")

    asyncio.run(go())


@pytest.mark.parametrize("name", ["Eva", "Xqzw", None])
def test_whoever_came_in_mid_game_can_be_muted_and_removed(house: ServedHouse, name: str | None) -> None:
    async def go() -> None:
        async with host(house) as anna, friend(house, anna, "Petr") as petr:
            await anna.says("deal")
            await petr.hears("Anna has ")
            token = (anna.last("invitation") or {})["token"]
            async with guest(house, type="token", token=token, after=None) as late:
                await late.until(lambda one: one.last("greeting"))
                if name is not None:
                    await late.says(name)
                    await late.hears("A game is on")
                called = name or "Guest 3"
                await anna.says("who is here")
                await anna.hears(called)
                await petr.says(f"remove {called} from the table")
                await anna.hears(f"Petr would like to remove {called} from the table")
                await anna.says("no")
                await petr.hears("Anna says no")
                await anna.says(f"mute {called}")
                await petr.hears(f"Nobody hears {called}")
                (table,) = house.house.tables
                assert called in table.friends.muted
                await anna.says(f"remove {called} from the table")
                await late.until(lambda one: one.last("refused"))
                assert (late.last("refused") or {})["why"] == "removed"
                assert await refused(house, type="token", token=token, after=None) == "token"

    asyncio.run(go())


def test_waiting_words_pass_to_nobody_else_when_their_speaker_is_removed(house: ServedHouse) -> None:
    async def go() -> None:
        async with (
            host(house) as anna,
            friend(house, anna, "Petr") as petr,
            friend(house, anna, "Eva") as eva,
        ):
            (table,) = house.house.tables
            seats = {name: table.exchange.token(seat) for seat, name in enumerate(table.exchange.names)}
            assert set(seats) == {"Anna", "Petr", "Eva"}
            # Petr's words are accepted before he is removed, but the table only gets to them afterwards.
            place = table.exchange._seats[1].place
            table._happens(lambda: table.friends._of_somebody("remove", "Petr"))
            table._lines.line(place, "what does Anna hold")
            table._lines.line(place, "deal")
            await petr.until(lambda one: one.last("refused"))
            await answered(eva)
            assert not any("Anna has" in text or "Dealt" in text for text in (*eva.told(), *anna.told()))

    asyncio.run(go())


def test_only_the_current_player_says_no_to_what_waits(house: ServedHouse) -> None:
    async def go() -> None:
        async with host(house) as anna, friend(house, anna, "Petr") as petr:
            await anna.says("ask before every move")
            await answered(anna)
            await anna.says("deal")
            await petr.hears("Anna has ")
            await anna.says("play the first")
            await petr.hears("the first?")
            for number, said in enumerate(("no", "take it back", "no, the second"), start=1):
                await petr.says(said)
                await petr.until(
                    lambda one, number=number: one.told().count("It's Anna's turn.") == number  # type: ignore[misc]
                )
            await anna.says("yes")
            await petr.hears("Petr's turn")
            assert not any("Taken back" in text for text in (*anna.told(), *petr.told()))

    asyncio.run(go())


def test_a_guest_s_no_keeps_the_host_from_nothing_and_takes_back_their_own_wish(house: ServedHouse) -> None:
    async def go() -> None:
        async with host(house) as anna, friend(house, anna, "Petr") as petr:
            await anna.says("deal")
            await petr.hears("Anna has ")
            await anna.says("start over")
            await petr.hears("Shall I end this game")
            await petr.says("no")
            await petr.hears("Only Anna can do that")
            await anna.says("no")
            await answered(anna)
            before = len(petr.told())
            await petr.says("start over")
            await petr.until(lambda one: len(one.told()) > before)
            await petr.says("no")
            await anna.hears("Petr doesn't want that any more")
            (table,) = house.house.tables
            assert table.friends.table.steering.question is None
            assert table.friends.wishes.open is None

    asyncio.run(go())


def test_whoever_says_stop_stops_what_they_hear_but_nobody_else_s_news(house: ServedHouse) -> None:
    async def go() -> None:
        async with host(house) as anna, friend(house, anna, "Petr") as petr:
            await anna.says("deal")
            await petr.hears("Anna has ")
            await petr.says("stop")
            await petr.until(
                lambda one: any("news" in cut["kinds"] for cut in one.received if cut["type"] == "cut")
            )
            await settled(house, anna, petr)
            assert not any("news" in one["kinds"] for one in anna.received if one["type"] == "cut")

    asyncio.run(go())


def test_a_page_asks_for_nothing_that_the_table_of_rights_doesn_t_let_it(
    house: ServedHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with host(house) as anna:
            await anna.says("who is here")
            await anna.hears("Here: ")
            monkeypatch.setitem(RIGHTS, "Request Line", RIGHTS["Request Talk"])
            await anna.says("who is here")
            await anna.until(lambda one: one.closed is not None)

    asyncio.run(go())


def test_a_page_may_ask_while_its_guest_is_being_named(
    house: ServedHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bool] = []
    renamed = GuestExchange.rename

    def rename(exchange: GuestExchange, seat: int, name: str) -> None:
        (table,) = house.house.tables
        asked.append(table.friends.may_ask(exchange.names[seat], "Beat"))
        renamed(exchange, seat, name)
        asked.append(table.friends.may_ask(name, "Beat"))

    monkeypatch.setattr(GuestExchange, "rename", rename)

    async def go() -> None:
        async with host(house) as anna, friend(house, anna, "Petr"):
            assert asked == [True] * 4

    asyncio.run(go())
