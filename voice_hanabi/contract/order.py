"""The order of turns, which in every game here is the order of the seats."""

from __future__ import annotations

from voice_hanabi.language.wording import Wording


def order_told(wording: Wording, players: int, seat: int, heard_by: int | None) -> str:
    """Say who plays after a seat (0-based), and who after them, all the way round.

    ``heard_by`` is the only seat that hears it, ``None`` if everyone does.
    """
    after = [wording.name((seat + step) % players) for step in range(1, players)]
    message = "order-after-you" if seat == heard_by else "order-after"
    first = wording.say(message, player=wording.name(seat), next=after[0])
    return "".join([first, *(wording.say("order-then", player=name) for name in after[1:]), "."])
