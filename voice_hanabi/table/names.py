"""Names at the table, in the forms in which people say them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from voice_hanabi.table.templates import ListValues, Templates, plain

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


def player_values(templates: Templates, names: Sequence[str]) -> ListValues:
    """Return the list `player`: every form of every name, and the seat words, meaning the seat (0-based)."""
    values: list[tuple[str, int]] = []
    taken: set[str] = set()
    for seat, name in enumerate(names):
        for form in name_forms(templates, name).values():
            words = plain(form)
            # A form that two names share (Jan and Jana in some case) belongs to the first of them.
            if words and words not in taken:
                taken.add(words)
                values.append((words, seat))
    for words, number in templates.lists.get("seat", ()):
        if int(number) <= len(names):
            values.append((words, int(number) - 1))
    return values


def asker_values(templates: Templates, names: Sequence[str]) -> ListValues:
    """Return the forms by which a player says who asks: 'Anna, what do I know?'."""
    values: list[tuple[str, int]] = []
    taken: set[str] = set()
    for seat, name in enumerate(names):
        forms = name_forms(templates, name)
        for form in (forms["nominative"], forms["vocative"]):
            words = plain(form)
            if words and words not in taken:
                taken.add(words)
                values.append((words, seat))
    for words, number in templates.lists.get("seat", ()):
        if int(number) <= len(names):
            values.append((words, int(number) - 1))
    return values


def first_name_values(templates: Templates) -> ListValues:
    """Return the list `name`: the first names that can be said at set-up."""
    return [(plain(name), name) for name in templates.first_names]
