"""Pairs the ears in a sentence with the listeners named beside them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from voice_hanabi.contract.commands import Listener

Ear = tuple[Listener | None, str]
"""The listener, if named, and the kind of ear."""


@dataclass(frozen=True, slots=True)
class EarMark:
    """A part of a sentence: a listener, an ear or a side, or a mark of `ear_mark`."""

    kind: str
    value: Listener
    start: int
    end: int


def paired(marks: Sequence[EarMark]) -> Iterator[Ear]:
    """Yield each ear with its listeners, in the order in which they are said."""
    ears = [str(mark.value) for mark in marks if mark.kind == "ear"]
    if ears and not any(mark.kind == "who" for mark in marks):
        yield None, _of_nobody(ears)
    elif ears:
        groups = _grouped(marks)
        for way, group in groups:
            # 'I read it on the screen': one ear in two words.
            again = not group and any(whose and other == way for other, whose in groups)
            if not again:
                yield from ((who, way) for who in _listeners(group))


def _of_nobody(ways: Sequence[str]) -> str:
    """Return the only ear in a sentence that names no listener."""
    if {"left", "right"} <= set(ways):
        return "sides"
    return "own" if ways.count("headset") > 1 else ways[0]


def _grouped(marks: Sequence[EarMark]) -> list[tuple[str, list[EarMark]]]:
    """Return each ear with its listeners: those after it, or else those before it."""
    behind = _groups(marks, ears_first=True)
    # 'Phones for us all': an ear comes first, and each ear is followed by a listener.
    ears_first = marks[0].kind == "ear" and all(group for _, group in behind)
    return behind if ears_first else _shared_out(_groups(marks, ears_first=False))


def _listeners(group: Sequence[EarMark]) -> Sequence[Listener | None]:
    """Return which of the listeners beside an ear use it.

    'Petr, he and we both': a named player is meant; 'my' and 'his' only say whose ear it is.
    """
    listeners = list(dict.fromkeys(mark.value for mark in group))
    joined = _joined(group)
    named = [one for one in listeners if isinstance(one, int) or (one == "me" and joined)]
    several = [one for one in listeners if one in ("all", "rest")]
    return named or several[:1] or listeners or [None]


def _shared_out(groups: list[tuple[str, list[EarMark]]]) -> list[tuple[str, list[EarMark]]]:
    """Give an ear with no listener before it the first one after it: 'the headset gets Eva, we others
    phones'.
    """
    for (_, nobody), (_, people) in pairwise(groups):
        if not nobody and len(people) > 1 and people[0].value != people[1].value:
            nobody.append(people.pop(0))
    return groups


def _joined(group: Sequence[EarMark]) -> bool:
    """Return whether a speaker includes themselves beside a name: there are words for 'I and'."""
    return any(
        one.value == "me" and one.end - one.start > 1 and isinstance(other.value, int)
        for pair in pairwise(group)
        for one, other in (pair, pair[::-1])
        if pair[0].end == pair[1].start
    )


def _groups(marks: Sequence[EarMark], *, ears_first: bool) -> list[tuple[str, list[EarMark]]]:
    """Return each ear with the listeners after it, or with those before it."""
    groups: list[tuple[str, list[EarMark]]] = []
    waiting: list[EarMark] = []
    for mark in marks:
        if mark.kind == "ear":
            groups.append((str(mark.value), [] if ears_first else waiting))
            waiting = []
        elif ears_first and groups:
            groups[-1][1].append(mark)
        else:
            waiting.append(mark)
    if waiting and groups:
        groups[-1][1].extend(waiting)
    return groups
