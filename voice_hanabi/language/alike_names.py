"""Which names at a table may be confused: by ear, by eye, or as a short form of one another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Protocol

from voice_hanabi.language.names import heard_forms
from voice_hanabi.language.templates import Templates, plain
from voice_hanabi.system.plain_text import without_diacritics


class SoundsAlike(Protocol):
    """Returns whether two words sound alike in a language; rarely said ones must be nearer."""

    def __call__(self, language: str, one: str, other: str, *, seldom: bool = False) -> bool:
        """Compare two words."""


_SAID_ALONE = ("nominative", "vocative", "dative")
"""The cases in which a name begins a sentence, where any two of them may be confused."""

_INSIDE = ("genitive", "accusative")
"""The cases that a name has only in places where no other case is possible."""

_SHORTEST = 3
"""The fewest letters of a name that counts as a short form: 'Bo' is not one of 'Bodil'."""

_BY_LOOK = str.maketrans("авекмнорстухіјѕһԁԛԝαεηικνορτυχ", "abekmhopctyxijshdqwaenikvoptux")
"""Letters of other scripts by their look: a reader sees a Latin letter."""

_BY_SOUND = str.maketrans(
    dict(
        zip(
            "абвгґдезийіклмнопрстуфхцэыαβγδεζηικλμνοπρστυφω",
            "abvggdezijiklmnoprstufhceyabgdeziiklmnoprstifo",
            strict=True,
        )
    )
    | {"ё": "jo", "ж": "zh", "ч": "ch", "ш": "sh", "щ": "shch", "ю": "ju", "я": "ja", "ї": "ji", "є": "je"}
    | {"ь": "", "ъ": "", "θ": "th", "ξ": "ks", "χ": "ch", "ψ": "ps", "ς": "s"}
)
"""Letters of other scripts by their sound."""


def alike_names(
    templates: Templates, names: Sequence[str], sounds_alike: SoundsAlike
) -> list[tuple[int, ...]]:
    """Return the groups of seats (0-based) whose names may be confused.

    They sound alike in a case in which both are said, look alike in another script, or one is a short form of
    the other.
    """
    heard = [heard_forms(templates, name) for name in names]
    groups: list[set[int]] = []
    for one, other in combinations(range(len(names)), 2):
        cases = [*((case, case) for case in _INSIDE), *product(_SAID_ALONE, repeat=2)]
        seldom = {pair for case, also in cases for pair in product(heard[one][case], heard[other][also])}
        often = set(product(heard[one][_SAID_ALONE[0]], heard[other][_SAID_ALONE[0]]))
        written = product(_latin(names[one]), _latin(names[other]))
        if (
            any(sounds_alike(templates.language, plain(word), plain(near)) for word, near in often)
            or any(
                sounds_alike(templates.language, plain(word), plain(near), seldom=True)
                for word, near in seldom - often
            )
            or any(_nearly_the_same(first, second) for first, second in written)
            or _called_so(templates, names[one], names[other])
            or _called_so(templates, names[other], names[one])
        ):
            joined = [group for group in groups if group & {one, other}]
            groups = [group for group in groups if group not in joined]
            groups.append({one, other}.union(*joined))
    return [tuple(sorted(group)) for group in sorted(groups, key=min)]


def _latin(name: str) -> Iterator[str]:
    """Yield a name in plain Latin letters: by its look, and by its sound if that differs."""
    written = name.casefold()
    yield from dict.fromkeys(
        without_diacritics(plain(written.translate(letters))) for letters in (_BY_LOOK, _BY_SOUND)
    )


def _nearly_the_same(one: str, other: str) -> bool:
    """Return whether two names are the same, begin with one another, or differ in two swapped letters."""
    if len(one) > len(other):
        one, other = other, one
    if one == other:
        return True
    if len(one) < len(other):
        return len(one) >= _SHORTEST and other.startswith(one) and other[len(one)] not in " -"
    differ = [place for place in range(len(one)) if one[place] != other[place]]
    if len(one) <= _SHORTEST or len(differ) != 2 or differ[1] != differ[0] + 1:
        return False
    first, second = differ
    return one[first] == other[second] and one[second] == other[first]


def _called_so(templates: Templates, name: str, other: str) -> bool:
    """Return whether people with one name are also called by the other."""
    called = {plain(form) for form in templates.nicknames.get(name, ())}
    return plain(other) in called
