"""Whether a table understood a sentence as it was meant."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from benchmarks.tools.said import Canonical, Sentence
from voice_hanabi.contract.commands import Advice
from voice_hanabi.understanding.judging import Verdict

HAND = 5
"""The number of cards in a hand at the table where the sentences are said: the fifth place is the last."""


class Kind(Enum):
    """The kind of meaning of a sentence."""

    LAY = "lay"
    TAKE = "take"
    CALL = "call"
    CLUE = "clue"
    PLAY = "play"
    DISCARD = "discard"
    QUESTION = "question"
    OTHER = "other command"
    """Moving a card, and commands that control the conversation."""
    ANSWER = "answer"
    SET_UP = "set-up"
    NOTHING = "nothing"
    """Table talk, negations, conditions, the past: nothing should be done."""


class Came(Enum):
    """The result of a sentence that means something."""

    AT_ONCE = "as meant at once"
    AFTER = "after a question"
    """The table asks, and offers what was meant, possibly as one of two."""
    MORE = "asked for more"
    """The table asks for a part that was already said."""
    REFUSED = "refused"
    ASKED_WRONG = "asked wrong"
    """The table asks about another action."""
    ANOTHER_ACTION = "ANOTHER ACTION"
    """Another play, discard, clue or move is done unless somebody says no."""
    ANOTHER_WORD = "another question or word"


class Talk(Enum):
    """The result of a sentence that means nothing to the table."""

    ACTED = "ACTED ON"
    """A play, discard, clue or move, or a change to the evening, is made unless somebody says no."""
    ANSWERED = "answered"
    """A question is answered, or something harmless is done."""
    ASKED = "asked about"
    NOTHING = "nothing"


ACTIONS = ("play", "discard", "clue", "take-card", "forfeit", "move", "lay", "take", "call", "look", "keep")

_CHANGES = (*ACTIONS, "take-back", "save-and-leave", "new-game", "deal", "set-up")

_KINDS = {kind.value: kind for kind in Kind}


def kind_of(sentence: Sentence) -> Kind:
    """Return the kind of meaning of a sentence."""
    command = sentence.command
    if command is None:
        return Kind.NOTHING
    if command["type"] in ("answer", "set-up", "deal"):
        return Kind.ANSWER if command["type"] == "answer" else Kind.SET_UP
    return _KINDS.get(command["type"], Kind.OTHER)


def as_meant(wanted: Canonical, got: Canonical) -> bool:
    """Return whether a command does what was meant; ``details_right`` checks the rest.

    A clue need not name the same places and counts, since they are determined by the cards. A question must
    be about the same thing. Variants are named loosely in the sentences, so any variant counts.
    """
    kind = wanted["type"]
    if kind != got["type"]:
        return False
    match kind:
        case "clue":
            return all(wanted.get(part) == got.get(part) for part in ("target", "colour", "value"))
        case "play" | "discard":
            called = [command["colour"] for command in (wanted, got) if "colour" in command]
            return _place(wanted.get("slot")) == _place(got.get("slot")) and len(set(called)) <= 1
        case "question":
            return bool(wanted["about"] == got["about"])
        case "lay" | "take" | "call":
            return all(wanted.get(part) == got.get(part) for part in ("card", "takes", "value"))
        case "move":
            return _end(wanted["from"]) == _end(got["from"]) and _end(wanted["to"]) == _end(got["to"])
        case "answer":
            return _place(wanted["value"]) == _place(got["value"])
        case "set-up":
            loose = wanted["what"] == "variant"
            same = loose or wanted.get("value") == got.get("value")
            return wanted["what"] == got["what"] and same and _names(wanted) == _names(got)
        case _:
            return True


def details_right(wanted: Canonical, got: Canonical) -> bool:
    """Return whether a command that is as meant also has every detail that was said."""
    if wanted["type"] in ("clue", "play", "discard", "question"):
        parts = ("slots", "count", "colour", "player", "slot", "value", "asker")
        return all(_detail(wanted.get(part)) == _detail(got.get(part)) for part in parts)
    return True


def _detail(value: object) -> object:
    return frozenset(map(_place, value)) if isinstance(value, list) else _place(value)


def _place(value: object) -> object:
    return HAND if value == "last" else value


def _end(value: object) -> object:
    return {"left": 1, "right": HAND}.get(str(value), _place(value))


def _names(command: Canonical) -> list[str]:
    return [str(name).casefold() for name in command.get("names", ())]


def came(sentence: Sentence, found: Verdict, names: Sequence[str]) -> Came:
    """Return the result of a sentence that means something."""
    wanted = sentence.command
    assert wanted is not None
    if found.command is None:
        return Came.REFUSED
    got = sentence.game.canonical(found.command, names)
    whole = not _lacks(wanted)
    if found.sure or not whole:
        # If a part was left out, asking for it is what was meant.
        if as_meant(wanted, got) or _same_no(sentence, got):
            return Came.AT_ONCE
        if found.sure:
            return Came.ANOTHER_ACTION if got["type"] in ACTIONS else Came.ANOTHER_WORD
    offered = [got] if found.other is None else [got, sentence.game.canonical(found.other, names)]
    if any(as_meant(wanted, one) or _place_alone(wanted, one) for one in offered):
        return Came.AFTER
    if any(_part_of(one, wanted) for one in offered):
        return Came.MORE
    return Came.ASKED_WRONG


def _lacks(command: Canonical) -> bool:
    return command["type"] in ("play", "discard") and "slot" not in command


def _same_no(sentence: Sentence, got: Canonical) -> bool:
    """Whether a yes-or-no question is answered 'take it back' when 'no' was meant."""
    no = {"type": "answer", "value": "no"}
    return sentence.expect == "yes-no" and sentence.command == no and got["type"] == "take-back"


def _place_alone(wanted: Canonical, got: Canonical) -> bool:
    """Whether a place was understood without a verb: the table asks whether to play or discard that card."""
    if wanted["type"] not in ("play", "discard") or got["type"] != "answer":
        return False
    return _place(wanted.get("slot")) == _place(got["value"])


def _part_of(got: Canonical, wanted: Canonical) -> bool:
    """Whether an action lacks something, but everything else in it is as meant."""
    if got["type"] != wanted["type"]:
        return False
    if got["type"] in ("play", "discard"):
        return _lacks(got)
    said = [part for part in ("target", "colour", "value") if part in got]
    return got["type"] == "clue" and len(said) < 2 and all(got[part] == wanted.get(part) for part in said)


def talk_came(sentence: Sentence, found: Verdict, names: Sequence[str]) -> Talk:
    """Return the result of a sentence that means nothing to the table."""
    if found.command is None:
        return Talk.NOTHING
    got = sentence.game.canonical(found.command, names)
    if isinstance(found.command, Advice) and found.command.player is not None:
        # People ask each other this: the table does not ask back (`table.playing.advising`).
        return Talk.ANSWERED
    if not found.sure:
        return Talk.ASKED
    if got["type"] in _CHANGES:
        return Talk.ACTED
    if got["type"] == "answer":
        # On a turn, nothing was asked: yes and no are not answers then.
        return Talk.NOTHING if sentence.expectation is sentence.game.situations.turn else Talk.ACTED
    return Talk.ANSWERED


def short(command: Canonical | None) -> str:
    """Return a command in a few words, for a list of failures."""
    if command is None:
        return "nothing"
    words = [str(command["type"])]
    for part, value in command.items():
        if part == "type":
            continue
        shown = "+".join(map(str, value)) if isinstance(value, list) else str(value)
        words.append(f"({shown})" if part == "count" else f"#{shown}" if part.startswith("slot") else shown)
    return " ".join(words)
