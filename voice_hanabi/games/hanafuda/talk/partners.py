"""A computer player's reasons in its own words; everything said here is public."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from voice_hanabi.contract.partners import Reason
from voice_hanabi.games.hanafuda.rules.cards import Card
from voice_hanabi.games.hanafuda.rules.view import View
from voice_hanabi.games.hanafuda.talk.cards import CardWords
from voice_hanabi.games.hanafuda.talk.yaku_answers import kind_of_yaku
from voice_hanabi.language.wording import Wording


def explained(reason: Reason, asker: View, wording: Wording, way: str = "why") -> str:
    """Return why a partner made its move, told to the owner of this view, whom it may affect.

    With the ``way`` 'hint', it is why the asker might make that move.
    """
    cards = CardWords(wording)
    words = reason.words
    values: dict[str, str | int] = {}
    if "card" in words:
        values["card"] = cards.object(cast(Card, words["card"]))
    if "cards" in words:
        values["cards"] = wording.all_of(map(cards.object, cast(Sequence[Card], words["cards"])))
    if "yaku" in words:
        made = words["yaku"]
        names = (made,) if isinstance(made, str) else cast(Sequence[str], made)
        values["yaku"] = wording.all_of(wording.say("yaku", yaku=name) for name in names)
    if "lacking" in words:
        values["lacking"] = _lacking(words, cards)
    if "points" in words:
        values["points"] = wording.say("points-count", count=cast(int, words["points"]))
    if "count" in words:
        values["count"] = cast(int, words["count"])
    message = f"{way}-{reason.name}"
    rival = words.get("rival")
    if isinstance(rival, int):
        if rival == asker.seat:
            message = f"{message}-you"
        values["player"] = wording.name(rival)
    return wording.sentence(message, **values)


def _lacking(words: object, cards: CardWords) -> str:
    """Return what is missing: the cards themselves, or how many of a kind."""
    given = cast("dict[str, object]", words)
    lacking = cast(Sequence[Card], given["lacking"])
    if lacking:
        return cards.lacking(lacking)
    kind = kind_of_yaku(cast(str, given["yaku"]))
    return cards.wording.say("kind-more", kind=kind, count=cast(int, given["count"]))
