"""Recovering when real cards got mixed up: two drawn, one lost, the deck knocked over.

Nothing is guessed. What was shown is known and announced by its place; what nobody has shown is asked for. A
card that is lost for good is known if it is the only one left, and is otherwise chosen at random, as from a
deck.
"""

from __future__ import annotations

import secrets
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any

from voice_hanabi.contract.commands import Arrange, number_of
from voice_hanabi.contract.shown import CardLies
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.wording import capitalised
from voice_hanabi.table.conversation.effects import Effect, Hush
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.real_cards.known_decks import Deck

AnyPlaying = Playing[Any, Any, Any]


class WaysBack:
    """Knows which cards were shown since somebody reported a mix-up."""

    def __init__(self, choose: Callable[[Sequence[int]], int] = secrets.choice) -> None:
        """Choose at random with ``choose``."""
        self._choose = choose
        self._shown: set[int] = set()
        self._searched_in: object = None
        """The state in which the current search began."""

    def saw(self, mark: int) -> None:
        """Record that a card was shown."""
        self._shown.add(mark)

    def act(self, command: Arrange, playing: AnyPlaying, deck: Deck, utterance: Utterance) -> list[Effect]:
        """Carry out one of ``OF_CARDS_ASTRAY``."""
        say, everyone = playing.conversation.wording.say, playing.conversation.everyone
        waits, what = playing.game.due(playing.state) is not None, command.what
        match what:
            case "hand-count":
                return self._counted(playing, deck, number_of(command.value), utterance.seat)
            case "cards-missing":
                return [everyone(self._missing(playing, deck))]
            case "drew-two":
                return [everyone(say("card-drew-two", waits="yes" if waits else "no"))]
            case "card-lost":
                self._search(playing)
                return [everyone(say("card-lost", waits="yes" if waits else "no"))]
            case "without-card" | "deck-empty":
                if not waits:
                    return [everyone(say("card-lost-known"))]
                return self._without(playing, deck, empty=what == "deck-empty")
            case _:
                self._search(playing)
                return [everyone(say("cards-mixed"))]

    def _counted(self, playing: AnyPlaying, deck: Deck, said: int | None, seat: int | None) -> list[Effect]:
        """Say how many cards the game has in each hand, or only in that of the ``seat`` that said a number.

        If the number ``said`` is different, begin a search. If the game waits for a card, ask for it again.
        """
        wording, everyone = playing.conversation.wording, playing.conversation.everyone
        counts = dict.fromkeys(range(playing.state.players) if seat is None else (seat,), 0)
        for lies in _lying(playing, deck).values():
            if lies.where == "hand" and lies.seat in counts:
                counts[lies.seat] += 1
        agrees = said is not None and set(counts.values()) == {said}
        each = seat is None and len(set(counts.values())) == 1
        hands = [
            wording.say("hand-holds", whose="each" if each else "one", player=wording.name(one), count=count)
            for one, count in counts.items()
        ]
        held = wording.all_of(hands[:1] if each else hands)
        told = wording.say("cards-counted", hands=held, agrees="yes" if agrees else "no")
        if not agrees:
            self._search(playing)
            told = f"{told} {wording.say('cards-mixed')}"
        waits = playing.game.due(playing.state) is not None
        return [everyone(told), *([playing.conversation.ask(playing.prompt())] if waits else [])]

    def _search(self, playing: AnyPlaying) -> None:
        """Begin a search unless one is in progress: 'we found it' doesn't forget which cards were shown."""
        if playing.state is not self._searched_in:
            self._shown.clear()
            self._searched_in = playing.state

    def lots(self, playing: AnyPlaying, deck: Deck) -> int:
        """Return from how many cards the one that the game waits for would be chosen at random."""
        return 0 if playing.game.due(playing.state) is None else len(_unread(playing, deck))

    def _without(self, playing: AnyPlaying, deck: Deck, *, empty: bool) -> list[Effect]:
        """Continue without a lost card, although the game waits for one."""
        unread = _unread(playing, deck)
        everyone, say = playing.conversation.everyone, playing.conversation.wording.say
        if len(unread) > 1 and not empty:
            return [everyone(say("card-lost-next", count=len(unread)))]
        mark = self._choose(unread)
        told = everyone(say("card-lost-counts", count=len(unread)))
        return [Hush(None), told, *playing.done(playing.game.read(deck.faces[mark], mark))]

    def _missing(self, playing: AnyPlaying, deck: Deck) -> str:
        """Say what was not shown since the search began, by its place, and how many belong in the deck."""
        wording = playing.conversation.wording
        places: dict[tuple[str, int], list[CardLies]] = defaultdict(list)
        for mark, lies in _lying(playing, deck).items():
            if mark not in self._shown:
                places[lies.where, lies.seat].append(lies)
        told = [
            wording.say(
                "cards-away",
                place=where,
                player=wording.name(seat),
                slot=lying[0].slot,
                count=len(lying),
            )
            for (where, seat), lying in sorted(places.items())
        ]
        unread = len(_unread(playing, deck))
        left = capitalised(wording.say("cards-away", place="deck", player="", slot=1, count=unread))
        if not told:
            self._searched_in = None
            return wording.say("cards-missing-none", left=left)
        return wording.say("cards-missing", cards=wording.all_of(told), left=left)


def wrong_card(playing: AnyPlaying, utterance: Utterance) -> list[Effect] | None:
    """Say which card counts, and what to do if a different one is there; ``None`` if a move can be taken
    back.
    """
    if playing.open is not None or not playing.state.turn:
        return None
    say = playing.conversation.wording.say
    last = playing.teller.last_move(playing.state)
    return [playing.audiences.back_to(utterance.seat, f"{say('too-late')} {say('card-wrong', last=last)}")]


def _lying(playing: AnyPlaying, deck: Deck) -> dict[int, CardLies]:
    """Return where each card that was read is, by its mark."""
    marks = dict.fromkeys(playing.state.marks)
    found = {mark: playing.game.lies(playing.state, deck.faces[mark], mark) for mark in marks}
    return {mark: lies for mark, lies in found.items() if lies is not None}


def _unread(playing: AnyPlaying, deck: Deck) -> list[int]:
    """Return the marks of the cards in the deck: those that are nowhere else."""
    marks = range(len(deck.faces))
    return [mark for mark in marks if playing.game.lies(playing.state, deck.faces[mark], mark) is None]
