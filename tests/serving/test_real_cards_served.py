"""A table for remote friends deals by itself: a player who asks for real cards is told that it has none."""

from __future__ import annotations

import asyncio

from served_house import Guest, ServedHouse, friend, host

from voice_hanabi.language.wording import Wording

NOT_HERE = Wording("en").say("friends-not-here")


async def is_refused(guest: Guest, said: str) -> None:
    before = len(guest.told())
    await guest.says(said)
    await guest.until(lambda one: NOT_HERE in one.told()[before:])


def test_decks_and_talk_about_them_belong_to_a_table_at_home(house: ServedHouse) -> None:
    async def go() -> None:
        async with host(house) as anna, friend(house, anna, "Petr") as petr:
            for said in ("play with the red box", "which decks do you know", "call this deck the blue box"):
                await is_refused(anna, said)
            await is_refused(petr, "forget the red box")
            await anna.says("deal")
            await petr.hears("Anna has ")
            for said in ("a card is lost", "the deck is empty"):
                await is_refused(anna, said)
            assert not any("printed" in text for text in (*anna.told(), *petr.told()))

    asyncio.run(go())
