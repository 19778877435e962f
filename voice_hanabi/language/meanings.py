"""What forms mean: tables of concepts, with the names of one table in front of a language's own words."""

from __future__ import annotations

from collections.abc import Iterator, KeysView
from dataclasses import dataclass

from voice_hanabi.language.form_rows import Words
from voice_hanabi.language.word_graph import SlotValue


@dataclass(frozen=True, slots=True)
class Concept:
    """One thing that a word may mean: 'colour' with a value, or a concept without one."""

    name: str
    value: SlotValue = ""


_Concepts = frozenset[Concept]


class Meanings:
    """What forms mean: those of one object, and behind them those that it shares with others."""

    __slots__ = ("_behind", "_own", "_shared")

    def __init__(self, behind: Meanings | None = None) -> None:
        """Begin with the forms of another object, which is not changed."""
        self._behind = behind
        self._own: dict[Words, _Concepts] = {}
        # There are tens of thousands of forms of few concepts, so they share their sets.
        self._shared: dict[_Concepts, _Concepts] = behind._shared if behind is not None else {}

    @property
    def own(self) -> KeysView[Words]:
        """The forms that were added to this object, not those behind it."""
        return self._own.keys()

    def add(self, form: Words, concept: Concept) -> None:
        """Let a form mean a concept, too."""
        meant = (self.get(form) or frozenset()) | {concept}
        self._own[form] = self._shared.setdefault(meant, meant)

    def get(self, form: Words) -> _Concepts | None:
        """Return what a form means, ``None`` if there is no such form."""
        found = self._own.get(form)
        return self._behind.get(form) if found is None and self._behind is not None else found

    def items(self) -> Iterator[tuple[Words, _Concepts]]:
        """Yield every form once, with its meanings."""
        yield from self._own.items()
        if self._behind is not None:
            yield from ((form, found) for form, found in self._behind.items() if form not in self._own)

    def replace(self, form: Words, concepts: _Concepts) -> None:
        """Let one of the object's own forms mean exactly these concepts; without any, the form is removed."""
        if concepts:
            self._own[form] = concepts
        else:
            self._own.pop(form, None)

    def alone(self) -> Meanings:
        """Return the same forms with nothing behind them."""
        copied = Meanings()
        copied._own.update(self.items())
        return copied
