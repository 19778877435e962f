"""Who can be seated at a table: names that can be said, printed and told apart, and why another can't be."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container, Sequence

from voice_hanabi.speaking.lines import PUBLIC_NAME
from voice_hanabi.table.conversation import Conversation
from voice_hanabi.table.expectations import SET_UP
from voice_hanabi.table.language.alike_names import SoundsAlike, alike_names
from voice_hanabi.table.language.names import taken_name
from voice_hanabi.table.language.templates import Templates, plain, templates_of
from voice_hanabi.table.language.wording import Wording

LONGEST_NAME = 40
"""Characters of a player's name, however it is given."""

_MOST_WORDS = 5
"""Of a name: each may have several forms in a case, and all of them may be said together."""

_INVISIBLE = frozenset(("Cc", "Cf", "Zl", "Zp"))
"""Categories of characters that are not seen: they turn the writing, join, or end the line."""

_SIGNS = frozenset(("So", "Sk", "Sm", "Sc", "Co", "Cs", "Cn", "Me"))
"""Categories of signs that no voice reads as a name: pictures, symbols, half characters."""

_PICTURE_STYLES = frozenset("\ufe0e\ufe0f\u200d")
"""Characters that are part of a picture, where there is one."""


def can_be_seated(names: Sequence[str], players: Container[int]) -> bool:
    """Tell whether so many may play, and the names can be told apart and printed before a colon.

    A line's end or a colon in a name would let one audience's lines look like another's.
    """
    said = {plain(name) for name in names}
    different = len(said) == len(names) and said.isdisjoint(("", PUBLIC_NAME))
    printed = all(name.isprintable() and ":" not in name for name in names)
    return len(names) in players and different and printed and not any(map(too_long, names))


def too_long(name: str) -> bool:
    """Tell whether a name is longer than anybody's."""
    return len(name) > LONGEST_NAME or len(re.split(r"[\s-]+", name)) > _MOST_WORDS


def unfit_name(conversation: Conversation, names: Sequence[str]) -> str | None:
    """Return the sentence about the first name that cannot be one at this table, if there is any."""
    wording, actions = conversation.wording, conversation.game.situations.actions
    said = [plain(name) for name in names]
    for name in names:
        reason = _reason(name)
        if reason is not None:
            return wording.say(reason, name=name, most=LONGEST_NAME)
    twice = next((name for name in names if said.count(plain(name)) > 1), None)
    if twice is not None:
        return wording.say("names-twice", name=twice)
    taken = taken_name(templates_of(wording.language, wording.game), names, actions)
    return None if taken is None else wording.say("name-taken", name=taken)


def _reason(name: str) -> str | None:
    """Return the message of what is wrong with a name by itself."""
    kinds = {unicodedata.category(character) for character in name if character not in _PICTURE_STYLES}
    if not name.strip():
        return "name-empty"
    if kinds & _SIGNS:
        return "name-with-signs"
    if kinds & _INVISIBLE or not _PICTURE_STYLES.isdisjoint(name):
        return "name-with-invisible"
    if ":" in name:
        return "name-with-colon"
    if too_long(name):
        return "name-too-long"
    if plain(name) == PUBLIC_NAME:
        return "name-of-table"
    return None if any(map(str.isalpha, name)) else "name-without-letters"


def doubtful_name(conversation: Conversation, names: Sequence[str]) -> str | None:
    """Return the first name that says something else at this table, too: a colour, a number, 'yes'.

    The first names that are known are none, whatever else they mean.
    """
    templates = templates_of(conversation.language, conversation.game.folder)
    known = frozenset(map(plain, (*templates.first_names, *templates.surnames)))
    return next(
        (name for name in names if plain(name) not in known and _means(conversation, templates, name)), None
    )


def _means(conversation: Conversation, templates: Templates, name: str) -> bool:
    words = plain(name).split()
    situations = conversation.game.situations
    intents = dict.fromkeys(
        (*situations.turn.intents, *situations.choice_or_command.intents, *SET_UP.intents)
    )
    said = templates.graph([intent for intent in intents if intent != "SetNames"], {})
    return bool(said.exact(words)) or any(
        templates.list_graph(values, listed).phrases.accepts(words)
        for listed, values in templates.lists.items()
        if values
    )


def names_alike(wording: Wording, sounds_alike: SoundsAlike | None) -> list[str]:
    """Return a sentence for each group of names that sound alike: which ones, and what to say instead."""
    if sounds_alike is None:
        return []
    return [
        wording.say(
            "names-alike",
            players=wording.all_of(map(wording.name, group)),
            seats=wording.one_of(wording.say("seat-said", number=seat + 1) for seat in group),
        )
        for group in alike_names(templates_of(wording.language, wording.game), wording.names, sounds_alike)
    ]


def names_told(conversation: Conversation, sounds_alike: SoundsAlike | None) -> list[str]:
    """Return what is said of names that nobody was asked about: which are alike or a word of the game."""
    wording = conversation.wording
    told = names_alike(wording, sounds_alike)
    name = doubtful_name(conversation, conversation.names)
    if name is not None:
        seat = wording.say("seat-said", number=conversation.names.index(name) + 1)
        told.append(wording.say("name-means-more", name=name, seat=seat))
    return told
