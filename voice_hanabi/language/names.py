"""Players' names, in the forms in which people say them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import product
from types import MappingProxyType

from voice_hanabi.language.templates import ListValues, Templates, plain
from voice_hanabi.language.word_graph import SlotValue

CASES = ("nominative", "genitive", "dative", "accusative", "vocative", "instrumental", "locative")

GENDERS = ("woman", "man")
"""The genders that decide how a name is declined; a language may or may not distinguish them."""

_PARTS = re.compile(r"([ -]+)")
"""What separates several names of one person."""

_Forms = Mapping[str, tuple[str, ...]]
"""The forms of a name by case; the first of each case is the one that the program writes."""


def name_forms(templates: Templates, name: str) -> Mapping[str, str]:
    """Return the name in every case of the language, as the program says it.

    An uncertain form is the name itself: if neither the lists nor its ending show the gender, and a woman's
    and a man's form differ. Several names are each declined.
    """
    said: dict[str, str] = {}
    parts = _declined_parts(templates, name)
    for case in CASES:
        first = [{forms[case][0] for forms in possible} for possible in parts]
        certain = all(len(forms) == 1 for forms in first)
        said[case] = "".join(form for forms in first for form in forms) if certain else name
    return said


@lru_cache(maxsize=8192)
def heard_forms(templates: Templates, name: str) -> Mapping[str, tuple[str, ...]]:
    """Return the possible forms of the name in every case, as people say it.

    If no form is certain, these are a woman's, a man's, and the unchanged name, which comes first.
    """
    said = name_forms(templates, name)
    parts = _declined_parts(templates, name)
    heard: dict[str, tuple[str, ...]] = {}
    for case in CASES:
        each = [dict.fromkeys(form for forms in possible for form in forms[case]) for possible in parts]
        heard[case] = tuple(dict.fromkeys((said[case], *map("".join, product(*each)))))
    return MappingProxyType(heard)


def every_form(heard: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """Return all the forms of a name, each once."""
    return tuple(dict.fromkeys(form for forms in heard.values() for form in forms))


def gender_of(templates: Templates, name: str) -> str | None:
    """Return ``woman`` or ``man`` if the lists of names or the name's ending show it; else ``None``.

    A name in both lists may be either.
    """
    lower = name.casefold()
    known = {gender for gender in GENDERS if lower in templates.names_of.get(gender, ())}
    if not known:
        fitting = [
            (len(ending), gender)
            for gender in GENDERS
            for ending in templates.name_endings.get(gender, ())
            if lower.endswith(ending)
        ]
        longest = max(fitting, default=(0, ""))[0]
        known = {gender for length, gender in fitting if length == longest}
    return known.pop() if len(known) == 1 else None


def _declined_parts(templates: Templates, name: str) -> list[list[_Forms]]:
    """Return the forms of each of somebody's names, and the separators, for every possible gender.

    Initials and separators have the same form in every case.
    """
    parts = [name] if name in templates.name_exceptions else _PARTS.split(name)
    return [
        [_as_it_is(templates, part)]
        if len(parts) > 1 and _has_no_ending(templates, part, last=place == len(parts) - 1)
        else [_declined(templates, part, gender) for gender in _genders(templates, part)]
        for place, part in enumerate(parts)
    ]


def _has_no_ending(templates: Templates, part: str, *, last: bool) -> bool:
    """Return whether the rules for names don't apply to one of several names: a title has its own forms."""
    title = part.casefold() in templates.titles
    return title or len(part.strip(" .-")) <= 1 or (templates.last_name_declined and not last)


def _as_it_is(templates: Templates, part: str) -> _Forms:
    """Return the forms of a title, or one form for every case."""
    forms = templates.titles.get(part.casefold(), {})
    written = {case: forms.get(case, part) for case in CASES}
    return {
        case: (form[:1].upper() + form[1:] if part[:1].isupper() else form,) for case, form in written.items()
    }


def _genders(templates: Templates, name: str) -> Sequence[str]:
    gender = gender_of(templates, name)
    return GENDERS if gender is None else (gender,)


def _declined(templates: Templates, name: str, gender: str) -> _Forms:
    """Return the forms of a name with a gender; several per case if people say it in several ways."""
    forms: dict[str, tuple[str, ...]] = dict.fromkeys(CASES, (name,))
    for rule in templates.declension:
        ending = str(rule["ending"])
        if rule.get("of", gender) == gender and name.endswith(ending) and len(name) > len(ending):
            stem = name[: len(name) - len(ending)]
            for case in CASES:
                if case in rule:
                    written = rule[case]
                    endings = (written,) if isinstance(written, str) else written
                    forms[case] = tuple(stem + form for form in endings)
            break
    known = templates.name_exceptions.get(name, {})
    return forms | {case: (form,) for case, form in known.items()}


def player_lists(templates: Templates, names: Sequence[str]) -> Mapping[str, ListValues]:
    """Return the lists of players; their values are seats (0-based).

    `player` has every form of every name, `player_dative` and so on those of one case; each also has the
    words for the seats in the same case. A form that two players share (Petře: Petr's vocative, Petra's
    dative) means either of them, so that the table asks.
    """
    heard = [heard_forms(templates, name) for name in names]
    seats = {case: seat_values(templates, case, len(names)) for case in CASES}
    lists: dict[str, ListValues] = {
        f"player_{case}": [*_said(forms[case] for forms in heard), *seats[case]] for case in CASES
    }
    every_seat = dict.fromkeys(value for of_case in seats.values() for value in of_case)
    lists["player"] = [*_said(every_form(forms) for forms in heard), *every_seat]
    return lists


def seat_values(templates: Templates, case: str, count: int) -> ListValues:
    """Return the words for a number of seats (0-based) in a case: 'player two', "player two's".

    They are those of the list `seat_genitive` and so on, or of `seat` if the language has no separate form.
    """
    values = templates.lists.get(f"seat_{case}") or templates.lists.get("seat", ())
    return [(words, int(number) - 1) for words, number in values if int(number) <= count]


def asker_values(templates: Templates, names: Sequence[str]) -> ListValues:
    """Return the forms with which a player says who is asking: 'Anna, what do I know?'."""
    heard = [heard_forms(templates, name) for name in names]
    seats = [seat_values(templates, case, len(names)) for case in ("nominative", "vocative")]
    called = dict.fromkeys(value for of_case in seats for value in of_case)
    return [*_said((*forms["nominative"], *forms["vocative"]) for forms in heard), *called]


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
    """Return each player's forms, each once, with the seat they mean."""
    return [
        (words, seat)
        for seat, of_one in enumerate(forms)
        for words in dict.fromkeys(map(plain, of_one))
        if words
    ]


@lru_cache(maxsize=16)
def name_values(templates: Templates) -> ListValues:
    """Return the list `name`: the names that people can have."""
    return tuple((plain(name), name) for name in (*templates.first_names, *templates.surnames))


def name_values_in(case: str) -> Callable[[Templates], ListValues]:
    """Return the list `name_vocative` and so on: these names in a case."""

    @lru_cache(maxsize=16)
    def values(templates: Templates) -> ListValues:
        names = (*templates.first_names, *templates.surnames)
        return tuple((plain(form), name) for name in names for form in heard_forms(templates, name)[case])

    return values


@lru_cache(maxsize=16)
def words_of_names(templates: Templates) -> frozenset[str]:
    """Return every word of these names, in whatever case."""
    return frozenset(
        word
        for name in (*templates.first_names, *templates.surnames)
        for form in every_form(heard_forms(templates, name))
        for word in plain(form).split()
    )


def title_values(templates: Templates) -> ListValues:
    """Return the list `title`: what may be said before a name and belongs to it."""
    return [(words, title) for title in templates.titles if (words := plain(title)) == title]
