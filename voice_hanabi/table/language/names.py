"""Names at the table, in the forms in which people say them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations, product

from voice_hanabi.table.language.templates import ListValues, Templates, plain
from voice_hanabi.table.language.word_graph import SlotValue

CASES = ("nominative", "genitive", "dative", "accusative", "vocative", "instrumental", "locative")

SoundsAlike = Callable[[str, str, str], bool]
"""Tells whether two words sound alike in a language: (language, one, other)."""

_SAID_ALONE = ("nominative", "vocative", "dative")
"""The cases in which a name begins a sentence: any two of them may be heard for one another there."""

_INSIDE = ("genitive", "accusative")
"""The cases in which a name stands where no other case fits."""


def name_forms(templates: Templates, name: str) -> Mapping[str, str]:
    """Return the name in every case of the language; a form that is not known is the name itself."""
    forms = dict.fromkeys(CASES, name)
    for rule in templates.declension:
        ending = str(rule["ending"])
        if name.endswith(ending) and len(name) > len(ending):
            stem = name[: len(name) - len(ending)]
            forms |= {case: stem + str(rule[case]) for case in CASES if case in rule}
            break
    forms |= templates.name_exceptions.get(name, {})
    return forms


def player_lists(templates: Templates, names: Sequence[str]) -> Mapping[str, ListValues]:
    """Return the lists of players, meaning their seats (0-based).

    `player` has every form of every name, `player_dative` and so on those of one case; each has the
    words for the seats too, in the same case. A form that two players share (Petře: Petr's vocative,
    Petra's dative) means either of them, so that the table asks.
    """
    forms = [name_forms(templates, name) for name in names]
    seats = {case: seat_values(templates, case, len(names)) for case in CASES}
    lists: dict[str, ListValues] = {
        f"player_{case}": [*_said((form[case],) for form in forms), *seats[case]] for case in CASES
    }
    every_seat = dict.fromkeys(value for of_case in seats.values() for value in of_case)
    lists["player"] = [*_said(tuple(form.values()) for form in forms), *every_seat]
    return lists


def seat_values(templates: Templates, case: str, count: int) -> ListValues:
    """Return the words for so many seats (0-based) in a case: 'player two', "player two's".

    They are those of the list `seat_genitive` and so on, or of `seat` where the language does not tell
    the case apart.
    """
    values = templates.lists.get(f"seat_{case}") or templates.lists.get("seat", ())
    return [(words, int(number) - 1) for words, number in values if int(number) <= count]


def asker_values(templates: Templates, names: Sequence[str]) -> ListValues:
    """Return the forms by which a player says who asks: 'Anna, what do I know?'."""
    forms = [name_forms(templates, name) for name in names]
    seats = [seat_values(templates, case, len(names)) for case in ("nominative", "vocative")]
    called = dict.fromkeys(value for of_case in seats for value in of_case)
    return [*_said((form["nominative"], form["vocative"]) for form in forms), *called]


def alike_names(
    templates: Templates, names: Sequence[str], sounds_alike: SoundsAlike
) -> list[tuple[int, ...]]:
    """Return the groups of seats (0-based) whose names sound alike in a case in which both are said."""
    forms = [name_forms(templates, name) for name in names]
    groups: list[set[int]] = []
    for one, other in combinations(range(len(names)), 2):
        first, second = forms[one], forms[other]
        pairs = {(first[case], second[case]) for case in _INSIDE}
        pairs |= {(first[case], second[also]) for case, also in product(_SAID_ALONE, repeat=2)}
        if any(sounds_alike(templates.language, plain(word), plain(near)) for word, near in pairs):
            joined = [group for group in groups if group & {one, other}]
            groups = [group for group in groups if group not in joined]
            groups.append({one, other}.union(*joined))
    return [tuple(sorted(group)) for group in sorted(groups, key=min)]


def taken_name(templates: Templates, names: Sequence[str], intents: Sequence[str]) -> str | None:
    """Return the first name that means something else at this table: another seat, or an action."""
    actions = templates.graph(intents, player_lists(templates, ()))
    seats = [
        (templates.list_graph([value], "seat").phrases, value[1])
        for value in seat_values(templates, "nominative", len(names))
    ]
    for own, name in enumerate(names):
        words = plain(name).split()
        if actions.exact(words) or any(seat != own and phrases.accepts(words) for phrases, seat in seats):
            return name
    return None


def _said(forms: Iterable[Sequence[str]]) -> list[tuple[str, SlotValue]]:
    """Return each player's forms as they are said, each once, with the seat that they mean."""
    return [
        (words, seat)
        for seat, of_one in enumerate(forms)
        for words in dict.fromkeys(map(plain, of_one))
        if words
    ]


def first_name_values(templates: Templates) -> ListValues:
    """Return the list `name`: the first names that can be said at set-up."""
    return [(plain(name), name) for name in templates.first_names]
