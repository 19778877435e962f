"""The gate: decides whether a meaning is carried out, asked about, or ignored.

Everything that changes something passes it, and it knows no game: moves, answers, choices before a game,
leaving. Reading finds out what a sentence may mean, and how surely from the roles of its words (who does what
to whom; for Hanabi's moves in `said_as_act.py` of its talk's `meaning`): it may reject an act, or make it
unsure, but never considers what voids one. The gate finds out whether the sentence was really said as that:
it makes nothing sure that reading left open, and it alone decides what happens. What speaks against an act is
data of each language (`grammars/LANG/gate.yaml`): what voids a sentence anywhere in it, and the few words
that may stand beside an act, a card that is only named, a yes or a no.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from voice_hanabi.contract.commands import (
    YES_NO_INTENTS,
    ActionCommand,
    Answer,
)
from voice_hanabi.contract.expectations import FINAL, changes_something, is_final
from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.language.loose_patterns import LoosePatterns
from voice_hanabi.language.names import every_form, heard_forms
from voice_hanabi.language.templates import ListValues, Templates, plain
from voice_hanabi.system.plain_text import without_diacritics
from voice_hanabi.understanding.interpreter import Interpreter
from voice_hanabi.understanding.meanings import MeaningKind, RankedMeaning, ReadBy, talk
from voice_hanabi.understanding.readings import Readings
from voice_hanabi.understanding.sentences.vocabulary import player_forms
from voice_hanabi.understanding.waits import Waits

REQUESTED = "requested"
"""Voiding words that ask a person something, but are a polite request if they begin the sentence."""
REQUESTED_NEARLY = "the words that ask were heard as others"
"""Why the table asks about an act that may have been a polite request."""
DENIED_REQUEST = "denied_request"
"""Words that ask for an act not to be done; they don't ask about its card either."""
TOLD_OF_REAL_CARDS = "told of real cards"
"""Words that report what happened to real cards; they don't change a waiting action either."""
KNOWN = "known"
"""Words that say that the speaker knows something, so it is no question: 'I know why you told me ones'."""
NOT_TAKEN_BACK = "it can't be taken back"
"""Why a final command is asked about."""

JUDGED = "judged"
"""What somebody thinks of an earlier move. It voids an act unless they also say what they do
themselves, as in 'that was a good clue, I'll play the third'.
"""
_OVERRULED = ("denied", "past", "wished", "everyday", TOLD_OF_REAL_CARDS)
"""Kinds of voiding words that an act in another part of the sentence overrides: 'I won't play the moon, the
geese'.
"""
_OWN = "own"
"""The effect of phrases in which somebody says what they do themselves; the others void an act."""
_SENTENCES = re.compile(r"[.;!?…]+")
_PARTS = re.compile(r"[,.;!?…–—]+")
"""Marks between parts; what follows a colon may be a quotation."""


@dataclass(frozen=True, slots=True)
class Void:
    """Why a sentence isn't carried out: the kind of its voiding words, and whether it is asked about."""

    kind: str
    asked: bool


class Gate:
    """The gate for one language and a table's names."""

    def __init__(self, templates: Templates, names: Sequence[str]) -> None:
        self._templates = templates
        self._beside = {
            what: frozenset(map(without_diacritics, words)) for what, words in templates.beside.items()
        }
        forms = [(" ".join(words), concept) for words, concept in player_forms(templates, names)]
        self._seats: ListValues = [(form, of.value) for form, of in forms if of.name == "player"]
        named = (
            *(every_form(heard_forms(templates, name)) for name in names),
            *map(templates.nicknames.get, names),
        )
        self._name_words = frozenset(
            word for said in named for form in said or () for word in without_diacritics(form).lower().split()
        )
        """Words of the players' names, which may come before and after anything."""
        cases: dict[str, set[object]] = {}
        for form, of in forms:
            if of.name == "case":
                cases.setdefault(form, set()).add(of.value)
        self._governed = {form for form, of in cases.items() if not of & {"nominative", "vocative"}}
        """Cases that are neither an address nor a subject: the receiver of a clue."""
        self._by_turn: dict[int | None, LoosePatterns] = {}
        self._answers = LoosePatterns(templates, {})

    def passed(self, found: Sequence[RankedMeaning], readings: Readings, waits: Waits) -> list[RankedMeaning]:
        """Return the meanings after the gate: unchanged, unsure, or as talk."""
        interpreter, utterance = readings.interpreter, readings.utterance
        first = found[0]
        if first.gate:
            # It was amended: what its end takes back has been handled.
            return list(found)
        if first.command is None:
            return list(found)
        if not changes_something(first.command):
            if self._is_known(utterance, waits.turn):
                return [replace(talk(utterance.text, near=False, known=True), gate=KNOWN)]
            return list(found)
        if first.kind is MeaningKind.CORRECTION:
            return list(found)
        void = self.void(first, interpreter, utterance, waits)
        if void is None or self._said_anew(void, first, readings, waits):
            return list(found)
        if is_final(first.command):
            return [replace(first, sure=False, gate=void.kind)]
        if void.asked or not isinstance(first.command, ActionCommand):
            return [replace(one, sure=False, gate=void.kind) for one in found]
        return [replace(talk(utterance.text, near=False, known=True), gate=void.kind)]

    def void(
        self, meaning: RankedMeaning, interpreter: Interpreter, utterance: Utterance, waits: Waits
    ) -> Void | None:
        """Return what speaks against carrying out a sentence's meaning, or nothing."""
        command = meaning.command
        assert command is not None
        text = utterance.text
        words = plain(text).split()
        if not is_final(command) and _says_just_that(meaning):
            return None
        if isinstance(command, Answer) and command.kind == "yes-no":
            return None if self._only_answers(words, interpreter) else Void("more than a yes or a no", True)
        if is_final(command) and not interpreter.graph(tuple(FINAL)).exact(words):
            return Void(NOT_TAKEN_BACK, True)
        voided = self.voided(words, waits.turn)
        if voided is not None or meaning.by is ReadBy.PHRASE or not isinstance(command, ActionCommand):
            return voided
        situations = interpreter.game.situations
        if waits.expectation not in (situations.turn, situations.waiting):
            # If the table has asked which card, anything that names one may be the answer.
            return None
        return self._strays(text, interpreter, typed=utterance.typed)

    def _said_anew(self, void: Void, meaning: RankedMeaning, readings: Readings, waits: Waits) -> bool:
        """Return whether a part of a written sentence says by itself what another part denies, or puts in the
        past.
        """
        for part in self._parts_alone(void, readings, waits.turn):
            words = plain(part).split()
            if words[0] in self._templates.beside["clause"] or self.voided(words, waits.turn) is not None:
                continue
            read = readings.rest(
                replace(readings.utterance, alternatives=(Alternative(part),)), waits.expectation.intents
            )
            if read[0].sure and read[0].command == meaning.command:
                return True
        return False

    def _parts_alone(self, void: Void, readings: Readings, turn: int | None) -> Iterator[str]:
        """Yield the parts of a sentence that may stand alone: its ends, and what has a reason."""
        text = readings.utterance.text
        yield from _ends(_SENTENCES, text, ". ")
        if void.kind == JUDGED and void.asked:
            ends = _ends(_PARTS, text, ", ")
            yield from (part for part in ends if self._is_own_act(plain(part).split(), turn))
        if void.kind in _OVERRULED:
            yield from _ends(_PARTS, text, ", ")
            parts = _parts(_PARTS, text)
            yield from parts[: len(parts) > 1]
        groups = readings.interpreter.meaning.spot(text, typed=readings.utterance.typed)
        reason = next((at for at, group in enumerate(groups) if at and group.means("because")), None)
        if reason is not None:
            yield " ".join(word for group in groups[:reason] for word in group.words)

    def voided(self, words: Sequence[str], turn: int | None) -> Void | None:
        """Return the first kind of words in a sentence that void an act."""
        voids = [void for void in self._voids(words, turn) if void.kind != KNOWN]
        kinds = {void.kind for void in voids if not void.asked}
        if kinds == {JUDGED} and self._is_own_act(words, turn):
            return Void(JUDGED, True)
        # Praise of what somebody played is in the past, too, but what follows it may say what was praised.
        return next((void for void in voids if void.kind == JUDGED), voids[0] if voids else None)

    def _is_own_act(self, words: Sequence[str], turn: int | None) -> bool:
        """Return whether somebody says what they do themselves: 'I'll play'."""
        return any(effect == _OWN for effect, _ in self._effects(words, turn))

    def _is_known(self, utterance: Utterance, turn: int | None) -> bool:
        """Return whether somebody says that they know what would be a question otherwise."""
        voids = self._voids(plain(utterance.text).split(), turn)
        return "?" not in utterance.text and any(void.kind == KNOWN for void in voids)

    def tells_of_real_cards(self, words: Sequence[str], turn: int | None) -> bool:
        """Return whether a sentence reports what happened to real cards: 'I've just drawn two cards'."""
        return any(void.kind == TOLD_OF_REAL_CARDS for void in self._voids(words, turn))

    def _voids(self, words: Sequence[str], turn: int | None) -> Iterator[Void]:
        for effect, kind in self._effects(words, turn):
            if effect != _OWN:
                yield Void(kind, effect == "ask")

    def _effects(self, words: Sequence[str], turn: int | None) -> Iterator[tuple[str, str]]:
        """Yield the effect and the kind of each phrase of the gate in a sentence."""
        # The phrases have no hyphens: 'koi-koi' is two words in them.
        words = [part for word in words for part in word.split("-")]
        names = self._name_words
        around, behind = names | self._beside["yes"] | self._beside["card"], names | self._beside["yes"]
        bare = [without_diacritics(word) for word in words]
        for one in self._phrases(turn).find(words, self._templates.voiding):
            last = max(one.used, default=one.start)
            if one.opens and not around.issuperset(bare[: one.start]):
                continue
            if one.closes and not behind.issuperset(bare[last + 1 :]):
                continue
            effect, _, kind = one.reading.intent.partition(".")
            yield effect, kind

    def _phrases(self, turn: int | None) -> LoosePatterns:
        """Return the voiding phrases; a player named in one is somebody other than the current player."""
        if turn not in self._by_turn:
            others = [
                (form, seat) for form, seat in self._seats if seat != turn and form not in self._governed
            ]
            self._by_turn[turn] = LoosePatterns(
                self._templates, {"player": others, "any_player": self._seats}, self._templates.voiding
            )
        return self._by_turn[turn]

    def _only_answers(self, words: Sequence[str], interpreter: Interpreter) -> bool:
        """Return whether a sentence contains only a yes or a no and the small words around one."""
        graph = interpreter.graph(YES_NO_INTENTS)
        if graph.exact(list(words)):
            return True
        small = frozenset(map(without_diacritics, graph.words)) | self._name_words | self._beside["yes"]
        bare = [without_diacritics(word) for word in words]
        used = {place for one in self._answers.find(words, YES_NO_INTENTS) for place in one.used}
        return small.issuperset(word for place, word in enumerate(bare) if place not in used)

    def _strays(self, text: str, interpreter: Interpreter, *, typed: bool) -> Void | None:
        """Return whether there are harmful words beside an act, or beside a card that is only named."""
        beside = interpreter.meaning.beside(text, typed=typed)
        if beside is None:
            return None
        harmless = self._beside["card" if beside.named_only else "act"]
        if harmless and not harmless.issuperset(map(without_diacritics, beside.words)):
            return Void("a card is only named" if beside.named_only else "words beside the act", True)
        return None


def _says_just_that(meaning: RankedMeaning) -> bool:
    """Return whether the whole sentence is a form of its meaning, or every word was used to read it."""
    if meaning.by in (ReadBy.EARS, ReadBy.NAMES):
        return True
    return meaning.by is ReadBy.PHRASE and not isinstance(meaning.command, ActionCommand)


def _parts(between: re.Pattern[str], text: str) -> list[str]:
    return [part for part in between.split(text) if plain(part)]


def _ends(between: re.Pattern[str], text: str, joint: str) -> Iterator[str]:
    """Yield the text after each of the marks."""
    parts = _parts(between, text)
    yield from (joint.join(parts[at:]) for at in range(1, len(parts)))


@lru_cache(maxsize=32)
def gate_of(interpreter: Interpreter) -> Gate:
    """Return the gate of an interpreter's language and names; it is made once."""
    return Gate(interpreter.templates, interpreter.names)
