"""Reads sentences of a plain game: actions only by templates, everything else in people's own words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from voice_hanabi.contract.commands import YES_NO_INTENTS, ActionCommand, Command
from voice_hanabi.contract.meaning import Corrected, Meant
from voice_hanabi.language.concepts import Spotted
from voice_hanabi.language.templates import QUESTION_PREFIX, Templates
from voice_hanabi.language.word_graph import Reading
from voice_hanabi.understanding.sentences.loose import LooseReader
from voice_hanabi.understanding.sentences.pieces import (
    AGAINST,
    MARKS,
    OVER,
    Piece,
    begins_with_a_stop,
    marks_of,
)
from voice_hanabi.understanding.sentences.vocabulary import Vocabulary, cheapest


class PlainMeaning(Vocabulary):
    """Reads sentences of one language at one table, for a game whose actions have no parts."""

    def __init__(
        self, templates: Templates, names: Sequence[str], command_of: Callable[[Reading], Command]
    ) -> None:
        """Use the words that every table has and the game's loose phrases, if any."""
        super().__init__(templates, names, (), {}, {})
        self._loose = LooseReader(self._patterns, (), lambda reading, pieces, used: command_of(reading))

    def answering_words(self, intents: Sequence[str]) -> frozenset[str]:
        """Words with which people express these intents, besides those of the templates."""
        return self._patterns.words([one for one in intents if not one.startswith(QUESTION_PREFIX)])

    def read(
        self, text: str, intents: Sequence[str], speaking: int | None = None, *, typed: bool
    ) -> list[Meant]:
        """Return what a sentence may mean, cheapest first, each command once; never an action."""
        groups = self.spot(text, typed=typed)
        # 'Yes' and 'no' answer a question; if anything may be asked they are said to people.
        turn = "AskTurn" in intents
        phrases = [one for one in intents if not (turn and one in YES_NO_INTENTS)]
        loose = self._loose.meanings(groups, _pieces(groups), phrases)
        found = [one.meant for one in loose if not isinstance(one.meant.command, ActionCommand)]
        if "SetNames" in intents:
            found += self.names_said(text, groups, alone="SetBeginner" not in intents)
        return cheapest(found)

    def holds_back(self, text: str, *, typed: bool) -> bool:
        """Return whether something in a sentence speaks against acting on it: a negation, a doubt."""
        return any(piece.kind in AGAINST for piece in _pieces(self.spot(text, typed=typed)))

    def correct(
        self, text: str, waiting: ActionCommand, speaking: int | None = None, *, typed: bool
    ) -> Corrected:
        """Return whether a sentence stops a waiting action, which has no part to correct."""
        groups = self.spot(text, typed=typed)
        announced = any(group.means("correct", "not") for group in groups)
        return Corrected(
            stopped=begins_with_a_stop(groups),
            announced=announced,
            nothing_else=all(piece.kind in (*MARKS, *OVER) for piece in _pieces(groups)),
        )


def _pieces(groups: Sequence[Spotted]) -> list[Piece]:
    return [_piece(place, group) for place, group in enumerate(groups)]


def _piece(place: int, group: Spotted) -> Piece:
    marks = marks_of(group)
    if not group.known:
        kind = "unknown"
    elif group.means("player"):
        kind = "player"
    else:
        kind = next((name for name in (*MARKS, "elsewhere") if group.means(name)), "filler")
    seats = tuple(int(seat) for seat in group.values("player"))
    return Piece(kind, place, seats=seats, also=marks, ends=group.ends)
