"""Splits a typed or spoken list of players' names."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence

from voice_hanabi.language.names import heard_forms
from voice_hanabi.language.templates import Templates, plain
from voice_hanabi.language.wording import capitalised
from voice_hanabi.languages import ROWS

SPEAKER = ""
"""Stands for the speaker's own name: 'Gran, Grandad and me'."""

LEAST_PLAYERS, MOST_PLAYERS = 2, 6
"""The numbers of players of any game; each game has its own limits within these."""

CONJUNCTIONS = {code: row.conjunction for code, row in ROWS.items()}
_NAME = re.compile(r"[^\W\d_][^\W\d_'.-]*(?:(?:[ '-]|\. )[^\W\d_'.-]+)*\.?")
_PARTICLES = frozenset("af d da de del den der di du la le ter van von z ze".split())  # noqa: SIM905 - easier read
"""Uncapitalised words inside a name: 'Anna de Vries'."""

_TWO_WORDS = 2
"""How many words of a name may be typed without capitals: 'joe black'."""

_LONGEST_TYPED = 24
"""In characters; a longer text is a sentence rather than a name."""


def typed_names(
    text: str, templates: Templates, everyday: frozenset[str] = frozenset(), *, one: bool = False
) -> tuple[str, ...]:
    """Return the names in a typed line, or nothing if it isn't a list of names; ``one`` may be enough.

    Names are separated by commas or the language's 'and'. Every part is a person, so a part is never dropped
    and loses only the ``everyday`` words at its edges ('we are Mum', 'Tom please'). Spaces alone separate
    capitalised names if all words of a longer name are capitalised, except for titles: 'fru Jensen og lille
    Ole'.
    """
    parts = name_parts(text, templates)
    if len(parts) == 1:
        words = text.split()
        several = len(words) > 1 and all(word[:1].isupper() for word in words)
        parts = parts if one and (several or len(words) == 1) else words if several else []
    else:
        small = everyday - frozenset(map(plain, templates.first_names)) - frozenset(templates.titles)
        parts = [_without_edges(part, small, templates, last=part is parts[-1]) for part in parts]
        if not all(_may_be_one(part, templates) for part in parts):
            return ()
    if not (1 if one else LEAST_PLAYERS) <= len(parts) <= MOST_PLAYERS:
        return ()
    names = tuple(map(_written, parts))
    return names if all(map(_like_a_name, names)) else ()


def name_parts(text: str, templates: Templates) -> list[str]:
    """Return the parts of a line between its commas and the language's 'and', except merely polite words."""
    parts = _all_parts(text, templates)
    polite = templates.beside.get("yes", frozenset())
    return [part for part in parts if part and not (part == part.lower() and _only(part, polite))]


def _with(name: str, templates: Templates) -> Iterable[str]:
    """Return a name's form after 'with', the only other form in which people give names."""
    return heard_forms(templates, name).get("instrumental", ())


def _speakers(templates: Templates) -> frozenset[str]:
    """Return the words for the speaker, which are nobody's name: 'me'."""
    return frozenset(plain(form) for form, _ in templates.lists.get("speaker", ()))


def _all_parts(text: str, templates: Templates) -> list[str]:
    separator = rf"[,;]|(?:^|\s+){CONJUNCTIONS[templates.language]}(?=\s)"
    parts = re.split(separator, text.strip().rstrip(".!"), flags=re.IGNORECASE)
    return [part.strip() for part in parts]


def loses_a_part(text: str, names: Sequence[str], templates: Templates) -> bool:
    """Return whether a part of a line of names contains none of the ``names`` found in it."""
    found = {word for name in names for form in (name, *_with(name, templates)) for word in _words(form)}
    parts = name_parts(text, templates)
    speakers = _speakers(templates)
    named = [part for part in parts if plain(part) not in speakers]
    return len(parts) > 1 and any(found.isdisjoint(_words(part)) for part in named)


def with_speaker(names: Sequence[str], text: str, templates: Templates) -> tuple[str, ...]:
    """Return the names in a line with an empty one for the speaker: 'Gran, Grandad and me'.

    A part that only contains a word for the speaker is theirs, wherever it is.
    """
    speakers = _speakers(templates)
    found = [name for name in names if plain(name) not in speakers]
    parts = list(map(plain, _all_parts(text, templates)))
    own = next((place for place, part in enumerate(parts) if part in speakers), None)
    if own is not None and not _names_the_speaker(text, templates):
        said = {word for part in parts[:own] for word in _words(part)}
        found.insert(sum(_words(name)[0] in said for name in found), SPEAKER)
    return tuple(found)


def _names_the_speaker(text: str, templates: Templates) -> bool:
    """Return whether a name follows the word for the speaker: 'and me, Anna'."""
    forms = "|".join(map(re.escape, sorted(_speakers(templates))))
    conjunction = CONJUNCTIONS[templates.language]
    return re.search(rf"\b{conjunction}\s+({forms})\s*,\s*\w", text.casefold()) is not None


def better_typed(
    typed: Sequence[str], known: Sequence[str], wanted: int | None, templates: Templates
) -> bool:
    """Return whether a typed line contains the ``typed`` names rather than the ``known`` ones found in it.

    ``wanted`` is how many there should be, if known. 'Anne-Marie, Ole' are two people even if Anne and Marie
    are known; 'Mary Kate and Tom' may be three.
    """
    if not typed or not known or len(typed) > len(known):
        return bool(typed)
    strange, gone = _without(typed, known), _without(known, typed)
    if len(typed) > 1 and len(strange) > len(gone):
        return True
    if gone:
        return False
    if wanted in (len(typed), len(known)) and len(typed) != len(known):
        return len(typed) == wanted
    return all(_is_one(name, templates) for name in typed)


def _without(names: Sequence[str], others: Sequence[str]) -> list[str]:
    """Return the names that contain a word that no other name has."""
    words = {word for name in others for word in _words(name)}
    return [name for name in names if not words.issuperset(_words(name))]


def has_first_name(names: Sequence[str], templates: Templates) -> bool:
    """Return whether one of several names is a known first name."""
    known = frozenset(map(plain, templates.first_names))
    return any(plain(name).split()[0] in known for name in names)


def as_written(names: Sequence[str], text: str, templates: Templates) -> bool:
    """Return whether a line has all the names capitalised, except the word for the speaker."""
    speakers = _speakers(templates)
    return all(name in text or plain(name) in speakers for name in names)


def whole_names(names: Sequence[str], text: str, wanted: int | None, templates: Templates) -> tuple[str, ...]:
    """Return the spoken names, with those of one person joined: 'anne marie og ole' are two people.

    Two names without an 'and' between them belong to one person if there would otherwise be more than the
    ``wanted`` players, or, if no number is wanted, if they usually do.
    """
    groups = _together(names, text, templates)
    if wanted is None:
        return _joined(groups, templates)
    if len(names) <= wanted:
        return tuple(names)
    if len(groups) == wanted and all(len(group) <= 2 for group in groups):
        return tuple("-".join(group) for group in groups)
    usual = _joined(groups, templates)
    return usual if len(usual) == wanted else tuple(names)


def _like_a_name(name: str) -> bool:
    """Return whether a text has the form of a name; invalid characters are reported elsewhere."""
    letters = "".join(one for one in name if unicodedata.category(one)[0] not in "CS" and one != "\ufe0f")
    return len(name) <= _LONGEST_TYPED and (not letters or _NAME.fullmatch(letters) is not None)


def _only(part: str, words: frozenset[str]) -> bool:
    return words.issuperset(plain(part).split())


def _without_edges(part: str, everyday: frozenset[str], templates: Templates, *, last: bool) -> str:
    """Return a part without the everyday words before a name, and after the ``last`` one; never empty."""
    words = part.split()
    known = frozenset(map(plain, templates.first_names))
    while len(words) > 1 and plain(words[0]) in everyday:
        # 'We are Mum' and 'Hello Anna', but 'Will Smith'.
        capital = words[0][:1].isupper() and "'" not in plain(words[0])
        if capital and words[1][:1].isupper() and plain(words[1]) not in known:
            break
        words.pop(0)
    while last and len(words) > 1 and words[-1][:1].islower() and plain(words[-1]) in everyday:
        words.pop()
    return " ".join(words)


def _may_be_one(part: str, templates: Templates) -> bool:
    """Return whether some words are one name as people type it: capitalised, or all in lower case."""
    words = part.split()
    if part == part.lower() and len(words) == _TWO_WORDS:
        return plain(words[0]) in {*map(plain, templates.first_names), *templates.titles}
    before = {*_PARTICLES, *templates.titles}
    if words[0].islower() and part != part.lower() and words[0] not in before:
        # 'gram z Piotrem' says something about somebody.
        return False
    return all(
        word[:1].isupper() or word in _PARTICLES or words[place].casefold() in templates.titles
        for place, word in enumerate(words[1:])
    )


def _written(part: str) -> str:
    """Return a name capitalised, if it was typed in lower case."""
    if part != part.casefold():
        return capitalised(part)
    return re.sub(r"[^\s-]+", lambda word: word[0] if word[0] in _PARTICLES else capitalised(word[0]), part)


def _is_one(name: str, templates: Templates) -> bool:
    """Return whether words typed together are one person's name, rather than a sentence or two people."""
    first, *others = name.split()
    if not others:
        return True
    known = frozenset(map(plain, templates.first_names))
    begins = plain(first)
    if begins in templates.titles:
        return True
    # 'Mary Kate' may be two people, 'Anna Nováková' is one, 'Tady Anna' is neither.
    return begins in known and not any(plain(other) in known for other in others)


def _words(name: str) -> list[str]:
    return re.split(r"[\s-]+", plain(name))


def _together(names: Sequence[str], text: str, templates: Templates) -> list[list[str]]:
    """Return the names in groups that were said with only a space between them."""
    parted = re.sub("[,;]", f" {CONJUNCTIONS[templates.language]} ", text)
    said = plain(parted).replace("-", " ").split()
    groups: list[list[str]] = []
    end = -1
    for name in names:
        words = _words(name)
        start = next(
            (at for at in range(max(end, 0), len(said)) if said[at : at + len(words)] == words), None
        )
        if start is not None and start == end and plain(name).split()[0] not in templates.titles:
            groups[-1].append(name)
        else:
            groups.append([name])
        end = -1 if start is None else start + len(words)
    return groups


def _joined(groups: Sequence[Sequence[str]], templates: Templates) -> tuple[str, ...]:
    """Return the names, with those joined that usually belong to one person."""
    joined: list[str] = []
    for group in groups:
        before: str | None = None
        for name in group:
            if before is not None and f"{plain(before)} {plain(name)}" in templates.double_names:
                joined[-1] = f"{before}-{name}"
                before = None
            else:
                joined.append(name)
                before = name
    return tuple(joined)
