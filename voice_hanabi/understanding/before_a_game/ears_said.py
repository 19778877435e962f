"""What people say of their private ears, and of what else is arranged round a game, in words of their own.

`grammars/LANG/ears.yaml` has the words. Somebody who answers how they want to hear says many at once, for
several players: 'me by headphones, Petr on his phone, and Eva can read it'. So the sentence is cut into
listeners and ears, each ear goes with the listeners beside it, and one that is lost or not meant with nobody.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise

from voice_hanabi.contract.commands import (
    ARRANGE_INTENTS,
    ARRANGED_IN_GAME,
    Command,
    HearBy,
    Listener,
    command_of,
)
from voice_hanabi.language.form_rows import expanded
from voice_hanabi.language.loose_patterns import LoosePatterns
from voice_hanabi.language.names import player_lists
from voice_hanabi.language.templates import Templates, plain, templates_of
from voice_hanabi.system.plain_text import without_diacritics

_LISTS = (
    ("mark", "ear_mark"),
    ("who", "whose"),
    ("who", "who"),
    ("ear", "ear_told"),
    ("ear", "ear"),
    ("side", "ear_side"),
    ("who", "player"),
)
"""What each list tells of a sentence. Later ones win: a name is a name whatever else the word means."""

_DEVICES = ("phone", "headset", "reader")
"""Ears that are things by themselves."""

_WISHES = ("change", "wish")
"""Marks of another ear: that one is to be changed, and the same said by the one who is to hear by it."""

_SAID_TOO = (("reader", "writing"), ("sides", "headset"))
"""Ears of which people speak with the other's words, too: 'my screen reader reads it', 'we share these'."""

_BEHIND_NOT = 3
"""Words within which an ear behind a 'not' is meant by it."""
_BEFORE_LOST = 5
"""Words within which an ear is the one that is lost."""


@dataclass(frozen=True, slots=True)
class _Mark:
    """A part of a sentence that tells something: who listens, an ear or a side, a mark of `ear_mark`."""

    kind: str
    value: Listener
    start: int
    end: int


class EarsSaid:
    """Reads sentences of one language at one table."""

    def __init__(self, templates: Templates, names: Sequence[str] = ()) -> None:
        """Take the words of a language, and the players' names."""
        players = player_lists(templates, names)
        self._loose = LoosePatterns(templates, players)
        self._forms: dict[tuple[str, ...], tuple[str, Listener]] = {}
        lists = {**templates.lists, **players}
        for kind, name in _LISTS:
            for form, value in lists.get(name, ()):
                for words in expanded(form, templates.rules, lists, templates.language):
                    openly = (name, value) == ("ear_told", "none")
                    self._forms[tuple(map(without_diacritics, words))] = ("openly" if openly else kind, value)
        self._longest = max(map(len, self._forms), default=1)
        self._alone = {
            tuple(map(without_diacritics, words)): str(value)
            for form, value in lists.get("ear_alone", ())
            for words in expanded(form, templates.rules, lists, templates.language)
        }

    def read(
        self,
        text: str,
        *,
        in_game: bool,
        asked: bool,
        seated: bool = True,
        without: Collection[int] = (),
        chosen: bool = True,
    ) -> Command | None:
        """Return what a sentence asks for, ``None`` where that is nothing of the kind.

        ``in_game`` tells that cards are played and much is talked, ``asked`` that ears are asked about,
        ``chosen`` that they are chosen by voice at all. Nobody has an ear before they are ``seated``;
        ``without`` are the seats that still have none.
        """
        words = plain(text).split()
        intents = ARRANGED_IN_GAME if in_game and not asked else ARRANGE_INTENTS
        arranged = self._arranged(words, intents)
        if arranged is not None or not seated:
            return arranged
        alone = self._alone.get(tuple(map(without_diacritics, words))) if chosen else None
        if alone is not None and in_game and not asked:
            # Before a game an ear alone is everybody's; over one it is that of whoever speaks.
            return HearBy((("me", alone),))
        found = self._marks(words)
        # 'Say it aloud' is about ears where those are asked about, and else about loudness.
        ears = ("side", "openly") if asked else ("side",)
        marks = [replace(mark, kind="ear") if mark.kind in ears else mark for mark in found]
        said, taken_away = self._ears(marks, asked=asked)
        wished = taken_away or any(mark.kind == "mark" and mark.value in _WISHES for mark in marks)
        # Over a game people talk of phones, too: one is wished for, or of no use any more. Left and right are
        # mostly where cards are, there, where no ear is named with them.
        device = any(mark.kind == "side" or (mark.kind == "ear" and mark.value in _DEVICES) for mark in found)
        meant = wished or _names_an_ear_of(without, marks, len(words))
        return said if asked or not in_game or (meant and device) else None

    def arranged(self, text: str, intents: Sequence[str]) -> Command | None:
        """Return which of these wishes a sentence is, but for the ears themselves; ``None`` for none."""
        return self._arranged(plain(text).split(), intents)

    def _arranged(self, words: Sequence[str], intents: Sequence[str]) -> Command | None:
        found = [one for one in self._loose.find(words, intents) if not one.opens or one.start == 0]
        found = [one for one in found if not one.closes or max(one.used, default=0) == len(words) - 1]
        best = max(found, key=lambda one: len(one.used), default=None)
        return None if best is None else command_of(best.reading)

    # Ears

    def _marks(self, words: Sequence[str]) -> list[_Mark]:
        folded = [without_diacritics(word) for word in words]
        marks: list[_Mark] = []
        at = 0
        while at < len(folded):
            for length in range(min(self._longest, len(folded) - at), 0, -1):
                found = self._forms.get(tuple(folded[at : at + length]))
                if found is not None:
                    marks.append(_Mark(*found, at, at + length))
                    at += length
                    break
            else:
                at += 1
        return marks

    def _ears(self, marks: Sequence[_Mark], *, asked: bool) -> tuple[HearBy | None, bool]:
        """Return what is said of ears, and whether one is taken away: not meant, or of no use."""
        kept: list[_Mark] = []
        lost: list[tuple[Listener | None, str]] = []
        not_meant: list[str] = []
        for place, mark in enumerate(marks):
            before = [one for one in marks[:place] if mark.start - one.end <= _BEHIND_NOT]
            behind = [one for one in marks[place + 1 :] if one.start - mark.end <= _BEFORE_LOST]
            if mark.kind == "ear" and mark.value not in ("none", "writing"):
                if _first_of(behind, "lost") or (not lost and _last_of(before, "lost")):
                    lost.append((_owner(marks[:place], behind), str(mark.value)))
                    continue
                if _last_of(before, "not") or _denied(marks[place:]):
                    not_meant.append(str(mark.value))
                    continue
            if mark.kind in ("ear", "who"):
                kept.append(mark)
        ways = {mark.value for mark in kept if mark.kind == "ear"}
        also = {("ear", other) for way, other in _SAID_TOO if way in ways}
        kept = [mark for mark in kept if (mark.kind, mark.value) not in also]
        ears = _others_last(list(dict.fromkeys(_paired(kept))))
        if {"left", "right"} <= {way for _, way in ears}:
            # 'We share the headphones, me the left and Petr the right.'
            ears = [(who, way) for who, way in ears if way != "headset" or isinstance(who, int)]
        if len(ears) == 1 and ears[0][0] is None and any(mark.value == "wish" for mark in marks):
            # 'I'd rather have it on the phone' is no wish for everyone.
            ears = [("me", ears[0][1])]
        if asked and not_meant and ears and all(isinstance(who, int) for who, _ in ears):
            # 'Eva has forgotten hers, so she gets the headset': the others have theirs.
            ears += [("rest", way) for way in not_meant[:1] if way not in [ear for _, ear in ears]]
        if asked and not_meant and not ears and not lost:
            # 'Eva has no phone': the answer to how she is to hear is another way.
            lost = [(next((mark.value for mark in kept if mark.kind == "who"), None), not_meant[0])]
        said = HearBy(tuple(ears), tuple(lost)) if ears or lost else None
        return said, bool(lost or not_meant)


def _names_an_ear_of(seats: Collection[int], marks: Sequence[_Mark], words: int) -> bool:
    """Tell whether a sentence is no more than one of these seats and an ear: 'Anna by phone'."""
    said = sum(mark.end - mark.start for mark in marks)
    kinds = sorted(mark.kind for mark in marks)
    return words - said <= 1 and kinds == ["ear", "who"] and any(mark.value in seats for mark in marks)


def _last_of(marks: Sequence[_Mark], value: str) -> bool:
    """Tell whether a mark stands before an ear without another ear between, or a wish behind a lost one."""
    wish = False
    for place, mark in reversed(tuple(enumerate(marks))):
        if mark.kind == "ear" or (wish and value == "lost"):
            return False
        if mark.kind == "mark" and mark.value == value:
            # One that denies the ear before it says nothing of the one behind a wish.
            return not (wish and place and marks[place - 1].kind == "ear")
        wish = wish or (mark.kind == "mark" and mark.value in _WISHES)
        if wish and value == "lost":
            # 'They hurt me, give me the phone.'
            return False
    return False


def _first_of(marks: Sequence[_Mark], value: str) -> bool:
    """Tell whether a mark stands behind an ear without another ear or a wish between."""
    for mark in marks:
        if mark.kind == "ear" or (mark.kind == "mark" and mark.value in _WISHES):
            return False
        if mark.kind == "mark" and mark.value == value:
            return True
    return False


def _others_last(ears: list[tuple[Listener | None, str]]) -> list[tuple[Listener | None, str]]:
    """Return the ears, where 'we' behind somebody with another ear means the others: 'Eva that, we this'."""
    found: list[tuple[Listener | None, str]] = []
    for who, way in ears:
        others = who == "all" and any(one not in ("all", None) and other != way for one, other in found)
        found.append(("rest" if others else who, way))
    return found


def _denied(marks: Sequence[_Mark]) -> bool:
    """Tell whether a 'not' behind an ear is about it: 'the phone I don't want any more, give me ...'."""
    return [(mark.kind, mark.value) for mark in marks[1:2]] == [("mark", "not")] and any(
        mark.kind == "mark" and mark.value in _WISHES for mark in marks[2:3]
    )


def _owner(before: Sequence[_Mark], behind: Sequence[_Mark]) -> Listener | None:
    """Return whose a lost ear is: the listener nearest before it, or else behind it."""
    named = [mark for mark in before if mark.kind == "who"] or [mark for mark in behind if mark.kind == "who"]
    return named[-1].value if named else None


def _paired(marks: Sequence[_Mark]) -> Iterator[tuple[Listener | None, str]]:
    """Yield each ear with those who are to hear by it, in the order in which they are said."""
    ears = [mark for mark in marks if mark.kind == "ear"]
    people = [mark for mark in marks if mark.kind == "who"]
    if not ears:
        return
    ways = [str(mark.value) for mark in ears]
    if not people:
        if {"left", "right"} <= set(ways):
            yield None, "sides"
        elif ways.count("headset") > 1:
            yield None, "own"
        else:
            yield None, ways[0]
        return
    behind = _groups(marks, ears_first=True)
    # 'Phones for us all': an ear comes first, and every one has somebody behind it.
    ears_first = marks[0].kind == "ear" and all(group for _, group in behind)
    groups = behind if ears_first else _shared_out(_groups(marks, ears_first=False))
    for way, group in groups:
        if not group and any(whose and other == way for other, whose in groups):
            # 'I read it on the screen': one ear in two words.
            continue
        listeners = list(dict.fromkeys(mark.value for mark in group))
        named = [one for one in listeners if isinstance(one, int) or (one == "me" and _joined(group))]
        # 'Petr, he and we both': whoever is named is meant; 'my' and 'his' only say whose the ear is.
        several = [one for one in listeners if one in ("all", "rest")]
        for who in named or several[:1] or listeners or [None]:
            yield who, way


def _shared_out(groups: list[tuple[str, list[_Mark]]]) -> list[tuple[str, list[_Mark]]]:
    """Give an ear that has nobody before it the first behind it: 'the headset gets Eva, we others phones'."""
    for (_, nobody), (_, people) in pairwise(groups):
        if not nobody and len(people) > 1 and people[0].value != people[1].value:
            nobody.append(people.pop(0))
    return groups


def _joined(group: Sequence[_Mark]) -> bool:
    """Tell whether somebody joins themselves to a name: words for 'I and' touch it."""
    return any(
        one.value == "me" and one.end - one.start > 1 and isinstance(other.value, int)
        for pair in pairwise(group)
        for one, other in (pair, pair[::-1])
        if pair[0].end == pair[1].start
    )


def _groups(marks: Sequence[_Mark], *, ears_first: bool) -> list[tuple[str, list[_Mark]]]:
    """Return each ear with the listeners behind it, or with those before it."""
    groups: list[tuple[str, list[_Mark]]] = []
    waiting: list[_Mark] = []
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


def words_of_ears(templates: Templates) -> frozenset[str]:
    """Return the words with which people tell how they want to hear, beside those of the templates."""
    return frozenset(
        word
        for _, name in _LISTS
        for form, _ in templates.lists.get(name, ())
        for words in expanded(form, templates.rules, templates.lists, templates.language)
        for word in words
    )


@lru_cache(maxsize=32)
def ears_said(language: str, game: str, names: tuple[str, ...]) -> EarsSaid:
    """Return what reads such sentences at a table, made once."""
    return EarsSaid(templates_of(language, game), names)
