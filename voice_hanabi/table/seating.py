"""The names of those who sit at a table: which can be names, which sound alike, and how they are typed."""

from __future__ import annotations

import re
from collections.abc import Container, Sequence

from voice_hanabi.speaking.lines import PUBLIC_NAME
from voice_hanabi.table.conversation import Conversation
from voice_hanabi.table.language.names import SoundsAlike, alike_names, taken_name
from voice_hanabi.table.language.templates import plain, templates_of
from voice_hanabi.table.language.wording import Wording, capitalised

LEAST_PLAYERS, MOST_PLAYERS = 2, 6
"""With how many any game can be played; each game has its own limits within."""

CONJUNCTIONS = {"cs": "a", "pl": "i", "da": "og", "en": "and"}
_NAME = re.compile(r"[^\W\d_][^\W\d_'.-]*(?:[ '-][^\W\d_'.-]+)*\.?")
_LONGEST_TYPED = 24
"""Characters; a longer one is a sentence and not a name."""

LONGEST_NAME = 40
"""Characters of a player's name, however it is given."""

_MOST_WORDS = 5
"""Of a name: each may have several forms in a case, and all of them may be said together."""


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


def unfit_name(conversation: Conversation, names: tuple[str, ...]) -> str | None:
    """Return the sentence about the first name that cannot be one at this table, if there is any."""
    wording, actions = conversation.wording, conversation.game.situations.actions
    unspoken = next((name for name in names if not any(map(str.isalpha, name))), None)
    if unspoken is not None:
        return wording.say("name-without-letters", name=unspoken)
    taken = taken_name(templates_of(wording.language, wording.game), names, actions)
    return None if taken is None else wording.say("name-taken", name=taken)


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


def typed_names(text: str, language: str) -> tuple[str, ...]:
    """Return the names of a typed line, or nothing when it is no list of names.

    Names are separated by commas or the language's 'and'; spaces alone separate names that begin with
    capitals, and so do all words of a name of several.
    """
    conjunction = CONJUNCTIONS[language]
    parts = [part.strip() for part in re.split(rf"[,;]|\s+{conjunction}\s+", text.strip().rstrip("."))]
    parts = [part for part in parts if part]
    if any(not word[:1].isupper() for part in parts for word in part.split()[1:]):
        return ()
    if len(parts) == 1:
        words = text.split()
        parts = words if len(words) > 1 and all(word[:1].isupper() for word in words) else []
    if not LEAST_PLAYERS <= len(parts) <= MOST_PLAYERS:
        return ()
    names = tuple(capitalised(part) for part in parts)
    # What everyone hears is written under the table's own name.
    fine = all(
        _NAME.fullmatch(name) and len(name) <= _LONGEST_TYPED and plain(name) != PUBLIC_NAME for name in names
    )
    return names if fine else ()
