"""Reads what people say in their own words about private ears and other arrangements.

The words are in `grammars/LANG/ears.yaml`. Somebody who answers how they want to hear often speaks for
several players: 'me by headphones, Petr on his phone, and Eva can read it'. So the sentence is split into
listeners and ears, and each ear is paired with the listeners beside it; an ear that is lost or not meant is
paired with nobody.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

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
from voice_hanabi.understanding.before_a_game.ears_paired import Ear, EarMark, paired

_LISTS = (
    ("mark", "ear_mark"),
    ("who", "whose"),
    ("who", "who"),
    ("ear", "ear_told"),
    ("ear", "ear"),
    ("side", "ear_side"),
    ("who", "player"),
)
"""What each list says about a sentence. Later ones win: a name is a name whatever else the word means."""

_DEVICES = ("phone", "headset", "reader")
"""Ears that are devices."""

_WISHES = ("change", "wish")
"""Marks of a request for another ear: it should be changed, or the listener asks for it."""

_SAID_TOO = (("reader", "writing"), ("sides", "headset"))
"""Ears that people also mention with another ear's words: 'my screen reader reads it', 'we share these'."""

_BEHIND_NOT = 3
"""The most words between a 'not' and the ear after it."""
_BEFORE_LOST = 5
"""The most words between an ear and the word that says it is lost."""


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
        """Return what a sentence asks for, ``None`` if it isn't about arrangements.

        ``in_game`` means that cards are being played and people talk a lot, ``asked`` that the table has
        asked about ears, ``chosen`` that ears can be chosen by voice at all. Nobody has an ear before they
        are ``seated``; ``without`` are the seats that still have none.
        """
        words = plain(text).split()
        intents = ARRANGED_IN_GAME if in_game and not asked else ARRANGE_INTENTS
        arranged = self._arranged(words, intents)
        if arranged is not None or not seated:
            return arranged
        over_game = in_game and not asked
        if over_game and chosen and (alone := self._of_speaker(words)) is not None:
            return alone
        return self._of_ears(words, asked=asked, over_game=over_game, without=without)

    def _of_ears(
        self, words: Sequence[str], *, asked: bool, over_game: bool, without: Collection[int]
    ) -> HearBy | None:
        """Return who should use which ear; during a game only if the sentence is about that."""
        found = self._marks(words)
        # 'Say it aloud' is about ears if the table asked about them, and else about loudness.
        ears = ("side", "openly") if asked else ("side",)
        marks = [replace(mark, kind="ear") if mark.kind in ears else mark for mark in found]
        told = _told(marks)
        said = told.said(asked=asked, wished=any(_is_mark(mark, "wish") for mark in marks))
        if not over_game:
            return said
        meant = _is_wished(told, marks) or _names_an_ear_of(without, marks, len(words))
        return said if meant and any(map(_is_device, found)) else None

    def _of_speaker(self, words: Sequence[str]) -> HearBy | None:
        """Return the ear of a speaker who names nobody else, during a game.

        Before a game an ear by itself is for everybody.
        """
        alone = self._alone.get(tuple(map(without_diacritics, words)))
        return None if alone is None else HearBy((("me", alone),))

    def arranged(self, text: str, intents: Sequence[str]) -> Command | None:
        """Return which of these requests a sentence is, except for the ears themselves; ``None`` if none."""
        return self._arranged(plain(text).split(), intents)

    def _arranged(self, words: Sequence[str], intents: Sequence[str]) -> Command | None:
        found = [one for one in self._loose.find(words, intents) if not one.opens or one.start == 0]
        found = [one for one in found if not one.closes or max(one.used, default=0) == len(words) - 1]
        best = max(found, key=lambda one: len(one.used), default=None)
        return None if best is None else command_of(best.reading)

    def _marks(self, words: Sequence[str]) -> list[EarMark]:
        folded = [without_diacritics(word) for word in words]
        marks: list[EarMark] = []
        at = 0
        while at < len(folded):
            for length in range(min(self._longest, len(folded) - at), 0, -1):
                found = self._forms.get(tuple(folded[at : at + length]))
                if found is not None:
                    marks.append(EarMark(*found, at, at + length))
                    at += length
                    break
            else:
                at += 1
        return marks


# Ears


@dataclass
class _Told:
    """What a sentence says about ears: the wanted ones with their listeners, the lost ones, and those not
    meant.
    """

    kept: list[EarMark] = field(default_factory=list)
    lost: list[Ear] = field(default_factory=list)
    not_meant: list[str] = field(default_factory=list)

    def said(self, *, asked: bool, wished: bool) -> HearBy | None:
        """Return what is said about ears; ``asked`` if the table asked, ``wished`` if somebody wants one."""
        ears, lost = _others_last(list(dict.fromkeys(paired(_without_echoes(self.kept))))), self.lost
        if {"left", "right"} <= {way for _, way in ears}:
            # 'We share the headphones, me the left and Petr the right.'
            ears = [(who, way) for who, way in ears if way != "headset" or isinstance(who, int)]
        if wished and len(ears) == 1 and ears[0][0] is None:
            # 'I'd rather have it on the phone' isn't a request for everyone.
            ears = [("me", ears[0][1])]
        if asked:
            ears += self._of_the_others(ears)
            lost = lost or self._turned_down(ears)
        return HearBy(tuple(ears), tuple(lost)) if ears or lost else None

    def _of_the_others(self, ears: Sequence[Ear]) -> list[Ear]:
        """Return the ear of those who aren't named, if it isn't meant for those who are.

        'Eva has forgotten hers, so she gets the headset': the others have theirs.
        """
        if not ears or not all(isinstance(who, int) for who, _ in ears):
            return []
        return [("rest", way) for way in self.not_meant[:1] if way not in [ear for _, ear in ears]]

    def _turned_down(self, ears: Sequence[Ear]) -> list[Ear]:
        """Return the one ear that is ruled out: 'Eva has no phone' answers that she uses another one."""
        if ears:
            return []
        who = next((mark.value for mark in self.kept if mark.kind == "who"), None)
        return [(who, way) for way in self.not_meant[:1]]


def _told(marks: Sequence[EarMark]) -> _Told:
    """Return what a sentence says about ears, from the words around each."""
    told = _Told()
    for place, mark in enumerate(marks):
        before = [one for one in marks[:place] if mark.start - one.end <= _BEHIND_NOT]
        behind = [one for one in marks[place + 1 :] if one.start - mark.end <= _BEFORE_LOST]
        device = mark.kind == "ear" and mark.value not in ("none", "writing")
        if device and (_first_of(behind, "lost") or (not told.lost and _last_of(before, "lost"))):
            told.lost.append((_owner(marks[:place], behind), str(mark.value)))
        elif device and (_last_of(before, "not") or _denied(marks[place:])):
            told.not_meant.append(str(mark.value))
        elif mark.kind in ("ear", "who"):
            told.kept.append(mark)
    return told


def _without_echoes(kept: Sequence[EarMark]) -> list[EarMark]:
    """Return the marks without the ears that are only mentioned with another ear's words."""
    ways = {mark.value for mark in kept if mark.kind == "ear"}
    also = {("ear", other) for way, other in _SAID_TOO if way in ways}
    return [mark for mark in kept if (mark.kind, mark.value) not in also]


def _is_wished(told: _Told, marks: Sequence[EarMark]) -> bool:
    """Return whether another ear is wanted: one is lost, not meant, or should be changed."""
    return bool(told.lost or told.not_meant) or any(_is_mark(mark, *_WISHES) for mark in marks)


def _is_mark(mark: EarMark, *values: str) -> bool:
    return mark.kind == "mark" and mark.value in values


def _is_device(mark: EarMark) -> bool:
    """Return whether an ear is a device, or one side of one.

    During a game people talk about phones, too: one is wanted, or doesn't work any more. Left and right
    usually mean cards then, unless an ear is named with them.
    """
    return mark.kind == "side" or (mark.kind == "ear" and mark.value in _DEVICES)


def _names_an_ear_of(seats: Collection[int], marks: Sequence[EarMark], words: int) -> bool:
    """Return whether a sentence only names one of these seats and an ear: 'Anna by phone'."""
    said = sum(mark.end - mark.start for mark in marks)
    kinds = sorted(mark.kind for mark in marks)
    return words - said <= 1 and kinds == ["ear", "who"] and any(mark.value in seats for mark in marks)


def _last_of(marks: Sequence[EarMark], value: str) -> bool:
    """Return whether a mark precedes an ear without another ear between, or a wish after a lost one."""
    ear = max((place for place, mark in enumerate(marks) if mark.kind == "ear"), default=-1)
    between = marks[ear + 1 :]
    at = max((place for place, mark in enumerate(between) if _is_mark(mark, value)), default=None)
    if at is None:
        return False
    wish = any(_is_mark(mark, *_WISHES) for mark in between[at + 1 :])
    # 'They hurt me, give me the phone.' What rejects the ear before it doesn't affect one after a wish.
    return not wish or (value != "lost" and (at > 0 or ear < 0))


def _first_of(marks: Sequence[EarMark], value: str) -> bool:
    """Return whether a mark follows an ear without another ear or a wish between."""
    for mark in marks:
        if mark.kind == "ear" or (mark.kind == "mark" and mark.value in _WISHES):
            return False
        if mark.kind == "mark" and mark.value == value:
            return True
    return False


def _others_last(ears: list[tuple[Listener | None, str]]) -> list[tuple[Listener | None, str]]:
    """Return the ears, where 'we' after somebody with another ear means the others: 'Eva that, we this'."""
    found: list[tuple[Listener | None, str]] = []
    for who, way in ears:
        others = who == "all" and any(one not in ("all", None) and other != way for one, other in found)
        found.append(("rest" if others else who, way))
    return found


def _denied(marks: Sequence[EarMark]) -> bool:
    """Return whether a 'not' after an ear rejects it: 'the phone I don't want any more, give me ...'."""
    return [(mark.kind, mark.value) for mark in marks[1:2]] == [("mark", "not")] and any(
        mark.kind == "mark" and mark.value in _WISHES for mark in marks[2:3]
    )


def _owner(before: Sequence[EarMark], behind: Sequence[EarMark]) -> Listener | None:
    """Return the owner of a lost ear: the nearest listener before it, or else after it."""
    named = [mark for mark in before if mark.kind == "who"] or [mark for mark in behind if mark.kind == "who"]
    return named[-1].value if named else None


def words_of_ears(templates: Templates) -> frozenset[str]:
    """Return the words with which people say how they want to hear, besides those of the templates."""
    return frozenset(
        word
        for _, name in _LISTS
        for form, _ in templates.lists.get(name, ())
        for words in expanded(form, templates.rules, templates.lists, templates.language)
        for word in words
    )


@lru_cache(maxsize=32)
def ears_said(language: str, game: str, names: tuple[str, ...]) -> EarsSaid:
    """Return the reader of such sentences at a table; it is made once."""
    return EarsSaid(templates_of(language, game), names)
