"""What a player's answers teach: they are recognised again, as in a game, with each possible adaptation."""

from __future__ import annotations

from collections.abc import Sequence

from voice_hanabi.contract.commands import Command
from voice_hanabi.hearing.pronouncing.adaptation import OwnVoice, joined
from voice_hanabi.hearing.pronouncing.pronunciations import ways_with
from voice_hanabi.hearing.recognising.vosk_grammars import ExactGrammars
from voice_hanabi.hearing.recognising.vosk_recognizer import VoskRecognizer
from voice_hanabi.hearing.sources.recordings import feed, one_utterance
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.hearing.voices.alignment import PractisedPhrase, Samples, own_ways
from voice_hanabi.hearing.voices.learning import Heard, Judgement, Learnt, learn
from voice_hanabi.understanding.interpreter import Interpreter
from voice_hanabi.understanding.outcome import Close, NotUnderstood, Understood

FAR = 10.0
"""The margin (natural logarithm) of an answer with no second reading, or without the right one."""


def verdict(interpreter: Interpreter, command: Command, utterance: Utterance) -> Judgement:
    """Return what a table would make of an utterance that was meant as this command."""
    intents = interpreter.game.situations.practice.intents
    understood = interpreter.understand(utterance, intents)
    heard = Heard.WRONG
    if isinstance(understood, Understood) and understood.command == command:
        heard = Heard.RIGHT if understood.sure else Heard.ASKED
    elif isinstance(understood, Close) and understood.first == command:
        heard = Heard.ASKED
    right: list[float] = []
    other: list[float] = []
    for alternative in utterance.alternatives:
        readings = interpreter.graph(intents).exact(alternative.text.split())
        means_it = command in {interpreter.game.command_of(reading) for reading in readings}
        (right if means_it else other).append(alternative.confidence)
    if not right or isinstance(understood, NotUnderstood):
        return Judgement(heard, -FAR)
    return Judgement(heard, min(FAR, max(right) - max(other)) if other else FAR)


class Lesson:
    """Learns from the sound of a player's answers in a language, with the packed model."""

    def __init__(self, interpreter: Interpreter, table: OwnVoice | None = None) -> None:
        """Recognise for this interpreter. ``table`` is what helps besides anything learnt."""
        self._interpreter = interpreter
        self._language = interpreter.templates.language
        self._table = table or OwnVoice()
        self._commands: dict[str, Command] = {}
        self._answers: list[PractisedPhrase] = []
        self._opened: tuple[OwnVoice, VoskRecognizer] | None = None

    def add(self, phrase: str, command: Command, sound: Samples, *, anew: bool = False) -> None:
        """Add an answer: a phrase that was said, and its meaning. ``anew`` replaces earlier answers."""
        self._commands[phrase] = command
        if anew:
            self._answers = [answer for answer in self._answers if answer.phrase != phrase]
        self._answers.append(PractisedPhrase(phrase, sound))

    def judge(self, voice: OwnVoice, answers: Sequence[PractisedPhrase]) -> list[Judgement]:
        """Recognise the answers as in a game, with what helps to recognise the player."""
        recognizer = self._recognizer(voice)
        return [
            verdict(
                self._interpreter,
                self._commands[answer.phrase],
                one_utterance(list(feed(recognizer, answer.sound))),
            )
            for answer in answers
        ]

    def learn(self, known: OwnVoice) -> Learnt:
        """Return what helps, starting from what is already known."""
        words = self._interpreter.vocabulary(self._interpreter.game.situations.in_game)
        ways = ways_with((), words, self._language)
        try:
            return learn(
                self._answers, known, self.judge, lambda answer: own_ways(answer, self._language, ways)
            )
        finally:
            self._close()

    def _recognizer(self, voice: OwnVoice) -> VoskRecognizer:
        """Return a recogniser with this; the last one stays open, because it is needed twice in a row."""
        if self._opened is None or self._opened[0] != voice:
            self._close()
            phrases = self._interpreter.phrases(self._interpreter.game.situations.practice)
            grammars = ExactGrammars(self._language, phrases.words, own=joined((self._table, voice)))
            recognizer = VoskRecognizer(grammars)
            recognizer.expect(phrases)
            self._opened = (voice, recognizer)
        return self._opened[1]

    def _close(self) -> None:
        if self._opened is not None:
            self._opened[1].close()
            self._opened = None
