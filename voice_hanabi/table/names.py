"""Names at the table, in the forms in which people say them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from voice_hanabi.table.templates import ListValues, Templates, plain
from voice_hanabi.table.word_graph import SlotValue

CASES = ("nominative", "genitive", "dative", "accusative", "vocative", "instrumental", "locative")


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
    seat words too. A form that two players share (Petře: Petr's vocative, Petra's dative) means either
    of them, so that the table asks.
    """
    forms = [name_forms(templates, name) for name in names]
    seats: list[tuple[str, SlotValue]] = [
        (words, int(number) - 1)
        for words, number in templates.lists.get("seat", ())
        if int(number) <= len(names)
    ]
    lists: dict[str, ListValues] = {
        f"player_{case}": [*_said((form[case],) for form in forms), *seats] for case in CASES
    }
    lists["player"] = [*_said(tuple(form.values()) for form in forms), *seats]
    return lists


def asker_values(templates: Templates, names: Sequence[str]) -> ListValues:
    """Return the forms by which a player says who asks: 'Anna, what do I know?'."""
    forms = [name_forms(templates, name) for name in names]
    seats = [
        (words, int(number) - 1)
        for words, number in templates.lists.get("seat", ())
        if int(number) <= len(names)
    ]
    return [*_said((form["nominative"], form["vocative"]) for form in forms), *seats]


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
