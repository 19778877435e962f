"""The second ear of an evening, and the hint it gets: the table's names and likely words."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import islice

from voice_hanabi.contract.expectations import Expectation
from voice_hanabi.evening.recognising.hearing_again import HearingAgain
from voice_hanabi.evening.recognising.table_recognizers import TableRecognizers
from voice_hanabi.hearing.second_ear.opening import second_ear_opener
from voice_hanabi.hearing.second_ear.second_ear import SecondEarProblem, TableWords
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.speaking.speaker import Speaker
from voice_hanabi.table.table import Table
from voice_hanabi.understanding.interpreter import Interpreter
from voice_hanabi.understanding.second_ear import doubted
from voice_hanabi.understanding.understanding import meanings

TRIED = 60
"""How many phrasings of an intent are looked at; the shortest ones are used."""
MOST_WORDS = 50
"""Words of a hint: Whisper accepts at most two hundred tokens of context."""


def hearing_again(
    table: Table,
    recognizers: TableRecognizers,
    speaker: Speaker,
    deliver: Callable[[object], None],
    asked: str | None,
) -> HearingAgain:
    """Return what lets a second ear hear what this table doubts: the one ``asked`` for, once it is wanted."""

    def tell(problem: SecondEarProblem) -> None:
        conversation = table.conversation
        speaker.say(conversation.everyone(conversation.wording.problem(problem)))

    return HearingAgain(
        deliver,
        doubts=lambda utterance: is_doubted(table, utterance),
        sound_of=recognizers.sound_of,
        keep_sound=recognizers.hear_again,
        likely=lambda: likely_words(table.interpreter, table.expectation),
        opener=lambda: second_ear_opener(asked or ""),
        tell=tell,
    )


def is_doubted(table: Table, utterance: Utterance) -> bool:
    """Return whether a second ear should hear an utterance again."""
    return doubted(meanings(table.interpreter, utterance, table.waits))


@lru_cache(maxsize=64)
def likely_words(interpreter: Interpreter, expectation: Expectation) -> TableWords:
    """Return the names of a table and the likely words of a situation, its moves first."""
    actions = [one for one in expectation.intents if one in interpreter.game.situations.actions]
    others = [one for one in expectation.intents if one not in actions]
    words: dict[str, None] = {}
    for intents, most in ((actions, 8), (others, 1)):
        for intent in intents:
            possible = islice(interpreter.graph((intent,)).phrases.covering_phrases(), TRIED)
            for phrase in sorted(possible, key=len)[:most]:
                words |= dict.fromkeys(phrase.split())
    language = interpreter.templates.language
    return TableWords(language, interpreter.names, tuple(words)[:MOST_WORDS])
