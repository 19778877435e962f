"""Why somebody did something: which move the question means, and what the asker may hear about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from voice_hanabi.contract.commands import Listener, Why
from voice_hanabi.contract.partners import Reason
from voice_hanabi.language.word_graph import SlotValue
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.playing.playing import Playing

AnyPlaying = Playing[Any, Any, Any]

_CLUE = "clue"
_DEEDS = (_CLUE, "play", "discard")
"""Moves that people ask about by name, as in saved games."""
_NOT_NAMED = ("action", "target")
"""What a saved clue says besides the colour or value that it names."""


class _Done(NamedTuple):
    """Somebody's move in a turn, as it is saved."""

    seat: int
    turn: int
    record: Mapping[str, object]
    reason: Reason | None
    """Why it was made; ``None`` if a person made it."""

    def is_a(self, deed: str) -> bool:
        return str(self.record.get("action")).startswith(deed)

    def names(self, named: SlotValue | None) -> bool:
        """Return whether this clue names a colour or value; ``None`` is any."""
        said = (value for part, value in self.record.items() if part not in _NOT_NAMED)
        return named is None or named in said

    def is_for(self, listener: Listener | None, asker: int) -> bool:
        """Return whether this clue was for a listener: a seat, 'me' or 'rest'; ``None`` is anybody."""
        for_asker = self.record.get("target") == asker
        match listener:
            case None:
                return True
            case int():
                return self.record.get("target") == listener
            case _:
                return for_asker is (listener == "me")


def why(playing: AnyPlaying, command: Why, asker: int) -> list[Effect]:
    """Return why a computer player did what was asked about: only what that seat may know.

    A player who got a hint and just asks 'why?' before the next move means that hint.
    """
    say, name = playing.conversation.wording.say, playing.conversation.wording.name
    if command == Why() and (hint := playing.hints.reason(asker, playing.state)) is not None:
        return playing.audiences.told_to(asker, hint)
    if command.player is not None and command.player not in playing.partners:
        return [playing.audiences.back_to(asker, say("why-person", player=name(command.player)))]
    playing.partners.recall()
    meant = _meant(playing, command, asker)
    if meant is None:
        # A player whom no clue told anything may mean the hint.
        by_table = command.player is None and command.to == "me"
        if by_table and (hint := playing.hints.reason(asker, playing.state)) is not None:
            return playing.audiences.told_to(asker, hint)
        nothing = "why-not-done" if playing.partners.moves else "why-nothing"
        return [playing.audiences.back_to(asker, say(nothing))]
    if meant.reason is None:
        return [playing.audiences.back_to(asker, say("why-person", player=name(meant.seat)))]
    text = playing.teller.explained(meant.reason, asker, playing.state)
    if not text:
        return [playing.audiences.back_to(asker, say("why-secret"))]
    return playing.audiences.told_to(asker, text)


def _meant(playing: AnyPlaying, command: Why, asker: int) -> _Done | None:
    """Return the move that is meant: the last one of its kind by the player in question, if there is one."""
    done = _done(playing)
    by_computers = [one for one in done if one.reason is not None]
    theirs = [one for one in by_computers if command.player in (None, one.seat)]
    deed = command.deed if command.to is None and command.named is None else _CLUE
    # In a game without these moves any word for what was done means the last move.
    if deed is None or not any(one.is_a(known) for one in by_computers for known in _DEEDS):
        return theirs[-1] if theirs else None
    if command.to == "me" and command.player is None:
        # A person may have said it.
        theirs = [one for one in done if one.seat != asker]
    of_kind = [
        one for one in theirs if one.is_a(deed) and one.is_for(command.to, asker) and one.names(command.named)
    ]
    if deed != _CLUE:
        return of_kind[-1] if of_kind else None
    own = [one.turn for one in done if one.seat == asker]
    since = own[-1] if own else -1

    def nearness(clue: _Done) -> tuple[bool, bool, int]:
        # 'That' is what was said since the asker's last move, rather to the asker than to others.
        return clue.turn > since, clue.is_for("me", asker), clue.turn

    return max(of_kind, key=nearness, default=None)


def _done(playing: AnyPlaying) -> list[_Done]:
    """Return everybody's moves in order, as far as they are known."""
    record, partners = playing.game.action_record, playing.partners
    computers = [
        _Done(one.seat, one.turn, record(one.chosen.action), one.chosen.reason) for one in partners.moves
    ]
    people = [_Done(seat, turn, record(action), None) for seat, turn, action in playing.hints.moves]
    return sorted([*computers, *people], key=lambda one: one.turn)
