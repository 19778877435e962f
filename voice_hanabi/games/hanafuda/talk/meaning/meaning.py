"""The meaning of a sentence about Hanafuda, by its concepts: moves, answers, and loose phrases."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from voice_hanabi.contract.commands import YES_NO_INTENTS, ActionCommand, Command
from voice_hanabi.contract.meaning import Beside, Corrected, Meant
from voice_hanabi.games.hanafuda.talk.commands import QUESTION_INTENTS, Call, CardSaid, Lay, Question
from voice_hanabi.games.hanafuda.talk.meaning import answering
from voice_hanabi.games.hanafuda.talk.meaning.asking import command_said
from voice_hanabi.games.hanafuda.talk.meaning.beside_an_act import beside_an_act
from voice_hanabi.games.hanafuda.talk.meaning.correcting import Waiting, corrected
from voice_hanabi.games.hanafuda.talk.meaning.moves import is_move, lays, takes
from voice_hanabi.games.hanafuda.talk.meaning.pieces import pieces_of
from voice_hanabi.games.hanafuda.talk.meaning.sentence import Sentence
from voice_hanabi.games.hanafuda.talk.meaning.standing import ITEMS, standings_of
from voice_hanabi.language.concepts import Spotted
from voice_hanabi.language.form_rows import expanded
from voice_hanabi.language.templates import ListValues, Templates
from voice_hanabi.understanding.sentences.loose import STRAY_ITEM_COST, Loose, LooseReader
from voice_hanabi.understanding.sentences.pieces import ACTS, AGAINST, begins_with_a_stop
from voice_hanabi.understanding.sentences.vocabulary import Vocabulary, cheapest, dearer

_GUESSABLE = ("lay", "take", "card", "month", "kind", "ribbon", "slot", "call", "player")
"""Concepts whose words may be misspelt; the table then asks."""

_LISTED = {
    "card": "card",
    "month": "month",
    "kind": "kind",
    "ribbon": "ribbon",
    "slot": "slot",
    "yaku": "yaku",
}
"""The lists of the templates with forms of a concept."""

_IN_CALLS = frozenset({"call"})
"""Concepts whose words mean something else if no call is due: 'I'll take it'."""

_QUESTION_FIRST = 1.2
"""How much less likely a sentence that is a question is a move."""
_EVERYDAY_COST = 0.8
"""An everyday thing in a question: 'is there any sake left in the bottle?'"""
_CARD_COST = 0.8
"""A card in a sentence that steers the table: 'I'm saving the moon for later' saves no game."""
_WHOLE_MOVE = 0.3
"""A cheaper move is complete."""
_SHORT = 2
"""Words of a card in loose phrases."""
_KINDS_OF_YAKU = ("tane", "tan", "kasu")


class HanafudaMeaning(Vocabulary):
    """Reads sentences of one language at one table of Hanafuda or Koi-Koi."""

    def __init__(self, templates: Templates, names: Sequence[str] = ()) -> None:
        """Take the language's templates and the players' names."""
        listed = dict(_LISTED) | {
            name: concept
            for name in templates.lists
            for concept in _LISTED.values()
            if name.startswith(f"{concept}_") and name.removeprefix(f"{concept}_").isalpha()
        }
        super().__init__(templates, names, _GUESSABLE, listed, _fill(templates))
        self._loose = LooseReader(self._patterns, ITEMS, command_said, _EVERYDAY_COST, _CARD_COST)

    def answering_words(self, intents: Sequence[str]) -> frozenset[str]:
        """Words with which people express these intents, besides those of the templates."""
        kinds = {kind for intent in intents for kind in answering.ANSWERING.get(intent, ())}
        return self.forms.words_of(kinds) | self.steering_words(intents)

    def read(
        self, text: str, intents: Sequence[str], speaking: int | None = None, *, typed: bool
    ) -> list[Meant]:
        """Return what a sentence may mean, cheapest first, each command once.

        ``intents`` are those that are possible now, ``speaking`` is the seat whose turn it is.
        """
        wanted = frozenset(intents)
        calling = not wanted.isdisjoint(("KoiKoi", "Shobu"))
        groups = self.spot(text, typed=typed, without=_IN_CALLS if not calling else frozenset())
        sentence = self._sentence(groups, speaking, wanted)
        if not sentence.pieces:
            return []
        # 'Yes' and 'no' answer a question: elsewhere they are said to people.
        turn = "Lay" in wanted and "AskMyHand" in wanted
        around = "AskMyHand" in wanted
        phrases = [one for one in intents if not (around and one in YES_NO_INTENTS)]
        loose = self._loose.meanings(groups, sentence.pieces, phrases)
        said = self._actions(sentence, wanted, speaking)
        found = _weighed(sentence, said, loose)
        asks = not turn
        if asks or not found:
            asked = any(
                one.meant.cost < STRAY_ITEM_COST
                for one in self._loose.meanings(groups, sentence.pieces, QUESTION_INTENTS)
            )
            answers = self._answers(sentence, wanted)
            found += dearer(answers, _QUESTION_FIRST if asked and asks else 0.0)
        if "SetNames" in wanted:
            found += self.names_said(text, groups, alone="SetBeginner" not in wanted)
        return cheapest(found)

    def sounds_like(self, command: Command) -> Sequence[Command]:
        """Return the one card whose words sound like a flower and what it takes.

        'Švestku na kasu' is nearly 'švestkové kasu'.
        """
        match command:
            case Lay(CardSaid(int(month), None, None, None), CardSaid(None, str(kind), None, None)):
                return (Lay(CardSaid(month, kind)),)
            case _:
                return ()

    def holds_back(self, text: str, *, typed: bool) -> bool:
        """Return whether something in a sentence speaks against acting on it: a negation, a doubt."""
        pieces = pieces_of(self.spot(text, typed=typed, without=_IN_CALLS))
        return any(piece.kind in (*AGAINST, "they", "telling") for piece in pieces)

    def beside(self, text: str, *, typed: bool) -> Beside | None:
        """Return the words beside a card and an act up to the last of them; what follows is a reason.

        Beside a card that is only named, all other words of its part of the sentence count, and anything that
        speaks against it; words in a reason don't count.
        """
        groups = self.spot(text, typed=typed, without=_IN_CALLS)
        return beside_an_act(self._sentence(groups, None, frozenset()), groups)

    def correct(
        self, text: str, waiting: ActionCommand, speaking: int | None = None, *, typed: bool
    ) -> Corrected:
        """Return how a sentence changes a waiting action; a look at the stock can't be corrected."""
        if not isinstance(waiting, Waiting):
            return Corrected(stopped=False, announced=False)
        without = frozenset() if isinstance(waiting, Call) else _IN_CALLS
        groups = self.spot(text, typed=typed, without=without)
        calls = frozenset({"KoiKoi", "Shobu"})
        sentence = self._sentence(groups, speaking, calls, correcting=True)
        pieces = sentence.pieces
        announced = any(piece.kind in ("correct", "not") or "correct" in piece.also for piece in pieces)
        return corrected(waiting, sentence, speaking, stopped=begins_with_a_stop(groups), announced=announced)

    @cached_property
    def _first_person(self) -> frozenset[str]:
        # 'That I have' says whose a card is, but not every word of it means 'I'.
        alone = {
            word
            for word in self.forms.words_of(("mine",))
            if any(one.means("mine") for one in self.spot(word, typed=False))
        }
        return self.forms.words_of(("i",)) | alone

    @cached_property
    def _pronouns(self) -> frozenset[str]:
        # 'S ním' isn't a card that is taken, but the one that takes.
        return self.forms.words_of(("it",)) - self.forms.words_of(("by_it",))

    @cached_property
    def _hedges(self) -> frozenset[str]:
        shared = self.forms.words_of(("doubtful",)) & self.forms.words_of(("lay", "take"))
        alone = {word: self.spot(word, typed=False) for word in shared}
        return frozenset(
            word for word, groups in alone.items() if any(one.means("doubtful") for one in groups)
        )

    def _sentence(
        self,
        groups: Sequence[Spotted],
        speaking: int | None,
        wanted: frozenset[str],
        *,
        correcting: bool = False,
    ) -> Sentence:
        pieces = pieces_of(
            groups,
            calling=not wanted.isdisjoint(("KoiKoi", "Shobu")),
            keeping="Keep" in wanted,
            correcting=correcting,
            first_person=self._first_person,
            pronouns=self._pronouns,
            hedges=self._hedges,
        )
        return Sentence(pieces, standings_of(pieces, speaking))

    def _actions(self, sentence: Sentence, wanted: frozenset[str], speaking: int | None) -> list[Meant]:
        """Return the possible actions of a sentence."""
        found: list[Meant] = []
        if "Lay" in wanted:
            found += lays(sentence, speaking)
        elif wanted & {"Take", "AnswerCard"}:
            found += takes(sentence, of_two="Take" in wanted)
        if wanted & {"KoiKoi", "Shobu"}:
            found += answering.calls(sentence)
        if "Look" in wanted:
            found += answering.looks(sentence)
        if "Keep" in wanted:
            found += answering.keeps(sentence)
        return found

    def _answers(self, sentence: Sentence, wanted: frozenset[str]) -> list[Meant]:
        found: list[Meant] = []
        if "AnswerNumber" in wanted:
            found += answering.numbers(sentence, of_two="AnswerCard" not in wanted or "Take" in wanted)
        if "AnswerPlayer" in wanted:
            found += answering.players(sentence)
        if "SetCount" in wanted:
            found += answering.counts(sentence)
        return found


def _weighed(sentence: Sentence, said: Sequence[Meant], loose: Sequence[Loose]) -> list[Meant]:
    """Return actions and phrases, at a higher cost if the other is likelier."""
    questions = [one for one in loose if isinstance(one.meant.command, Question)]
    asked = min(questions, key=lambda one: one.meant.cost, default=None)
    acts = [piece for piece in sentence.said(*ACTS, "call") if asked is None or piece.place not in asked.used]
    is_question = asked is not None and (not acts or sentence.doubted) and not _before(sentence, asked)
    # With a whole move, what only looks like a question in its reason isn't one.
    whole = any(is_move(one.command) and one.cost < _WHOLE_MOVE for one in said) and not is_question
    actions = dearer(said, _QUESTION_FIRST if is_question else 0.0)
    later = _QUESTION_FIRST if whole else 0.0
    return [*actions, *(replace(one.meant, cost=one.meant.cost + later) for one in loose)]


def _before(sentence: Sentence, asked: Loose) -> bool:
    """Return whether a card is named in a part before the question: 'the ribbon, for aotan'."""
    parts = sentence.parts()
    first = min(parts.get(place, 0) for place in asked.used)
    ends = any(piece.ends == "?" for piece in sentence.pieces)
    cards = sentence.said("card")
    return (
        bool(cards)
        and all(parts[piece.place] < first for piece in cards)
        and not (ends and not sentence.said(*ACTS))
    )


def _fill(templates: Templates) -> Mapping[str, ListValues]:
    """Return the lists of loose phrases: every word of a card, and every word of a yaku.

    Long descriptions of a card are left out, because a word or two are enough to find a phrase; the sentence
    shows which card it is.
    """
    concepts, lists = templates.concepts, templates.lists
    words = [
        (" ".join(form), name)
        for name in ("card", "month", "kind", "ribbon")
        for template, _ in [*lists.get(name, ()), *concepts.get(name, ())]
        for form in expanded(template, templates.rules, templates.lists, templates.language)
        if len(form) <= _SHORT
    ]
    kinds = [(form, value) for form, value in concepts.get("kind", ()) if value in _KINDS_OF_YAKU]
    return {
        "any_card": words,
        "any_yaku": [*kinds, *lists.get("yaku", ()), *concepts.get("yaku", ())],
    }
