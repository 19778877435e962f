"""Practice: the table reads sentences, a player repeats them, and what helps to recognise them is saved.

This is only the conversation: the answers, what comes next, and the closing words. The sound of the answers,
and what is learnt from it, belong to the ``Answers`` object.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from voice_hanabi.contract.commands import HELP, NO, YES, Command, Control, ControlVerb, Question
from voice_hanabi.contract.expectations import YES_NO
from voice_hanabi.contract.game import AnyGame
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.free_talk import EXAMPLE_PLAYERS
from voice_hanabi.language.templates import plain, templates_of
from voice_hanabi.language.wording import Wording
from voice_hanabi.speaking.announcement import Announcement, Cue, Kind
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.effects import Adjust, Effect, Hush, Leave
from voice_hanabi.table.misheard import misheard_words
from voice_hanabi.understanding.before_a_game.names_given import typed_names
from voice_hanabi.understanding.outcome import Close, NotUnderstood, Understanding, Understood

SENTENCES = 10
"""The most sentences of a game in each language."""

TRIES = 2
"""How often a sentence is listened for if it isn't recognised."""

_ADJUSTMENTS = (ControlVerb.SLOWER, ControlVerb.FASTER, ControlVerb.LOUDER, ControlVerb.QUIETER)


@dataclass(frozen=True, slots=True)
class PracticeSentence:
    """A sentence to say: as read aloud, as in the grammar, and its meaning."""

    text: str
    phrase: str
    command: Command


@dataclass(frozen=True, slots=True)
class Result:
    """The result of practice.

    ``words`` have been learnt, ``patience`` is true if less is refused now, ``dropped`` if what was saved
    earlier is gone. Of ``said`` answers ``now`` are recognised at once. ``problem`` is why nothing could be
    saved.
    """

    said: int
    now: int
    words: tuple[str, ...] = ()
    patience: bool = False
    dropped: bool = False
    problem: str | None = None


class Answers(Protocol):
    """Stores the answers with their sound, and learns from them."""

    def keep(self, sentence: PracticeSentence, utterance: Utterance) -> None:
        """Add the answer to a sentence; a later one to the same sentence replaces it."""

    def learn(self) -> Result:
        """Work out what helps, and save it on this computer."""

    @property
    def gift(self) -> str | None:
        """The folder for given recordings, ``None`` if nobody wants to give any."""

    def agree(self) -> None:
        """Record that the player agrees to give the recordings."""

    def give(self) -> tuple[int, str]:
        """Write the recordings if the player has agreed; return how many, and what went wrong."""


def conversation_for(game: AnyGame, language: str) -> Conversation:
    """Return the conversation of a game and language, with the names that its sentences use."""
    wording = Wording(language, game=game.folder)
    if not wording.has("practice-names"):
        return Conversation(game, language, EXAMPLE_PLAYERS[language][: game.usual_players])
    named = typed_names(wording.say("practice-names"), templates_of(language, game.folder))
    return Conversation(game, language, named)


def sentences_of(conversation: Conversation) -> tuple[PracticeSentence, ...]:
    """Return the sentences of the conversation's language."""
    graph = conversation.interpreter.graph(conversation.game.situations.practice.intents)
    found = []
    for message in (f"practice-sentence-{number}" for number in range(1, SENTENCES + 1)):
        if not conversation.wording.has(message):
            break
        text = conversation.wording.say(message)
        phrase = plain(text)
        found.append(
            PracticeSentence(text, phrase, conversation.game.command_of(graph.exact(phrase.split())[0]))
        )
    return tuple(found)


class Practising:
    """The sentences of a game, one after the other."""

    speaking_seat: int | None = None
    """Nobody sits at this table."""

    def __init__(
        self, conversation: Conversation, answers: Answers, *, can_learn: bool, forgetting: str
    ) -> None:
        """Practise with the player of this conversation.

        ``can_learn`` is false if the model's words can't be changed. ``forgetting`` is the command that makes
        the program forget what it has learnt.
        """
        self.conversation = conversation
        self._answers = answers
        self._can_learn = can_learn
        self._forgetting = forgetting
        self._sentences = sentences_of(conversation)
        self._place = 0
        self.time_passes = True
        self.thinking: float | None = None
        self.thinks = False
        self._tries = 0
        self._right = 0
        self._said = 0
        self._typed = False
        self._misheard: dict[str, None] = {}
        self._over = False
        self._told = False
        self._asks = answers.gift is not None

    @property
    def phrases(self) -> PhraseGraph:
        """What is listened for: all that can be said on a turn, as in a game, or whether they agree."""
        if self._asks:
            return self.conversation.interpreter.phrases(YES_NO)
        return self.conversation.interpreter.phrases(self.conversation.game.situations.practice)

    @property
    def next_phrases(self) -> Iterable[PhraseGraph]:
        """Nothing: no other phrases are ever listened for."""
        return ()

    @property
    def unsettled(self) -> bool:
        """Whether everything is said and only the comparison is left."""
        return self._over and not self._told

    def begin(self) -> list[Effect]:
        """Explain practice, and read the first sentence."""
        say = self.conversation.wording.say
        welcome = self._everyone(say("practice-welcome", count=len(self._sentences)), cue=Cue.START)
        honest = [] if self._can_learn else [self._everyone(say("practice-cannot-learn"))]
        return [welcome, *honest, self._ask_for_gift() if self._asks else self._prompt()]

    def hear(self, utterance: Utterance) -> list[Effect]:
        """Handle an answer, or a command that steers the practice."""
        if self._over:
            return self.settle()
        if utterance.typed and not utterance.text.strip():
            return []
        if self._asks:
            return self._agreed(utterance)
        sentence = self._sentences[self._place]
        intents = self.conversation.game.situations.practice.intents
        understood = self.conversation.interpreter.understand(utterance, intents)
        steered = self._steered(understood, sentence)
        return steered if steered is not None else self._answered(sentence, understood, utterance)

    def settle(self) -> list[Effect]:
        """Compare the answers, and report the result, unless that was already done."""
        if self._told:
            return []
        self._over = self._told = True
        return [*(self._everyone(sentence) for sentence in self._summary()), Leave()]

    def repeat(self) -> list[Effect]:
        """Read the sentence again."""
        if self._over:
            return []
        return [Hush(None), self._ask_for_gift() if self._asks else self._prompt()]

    def pressed_enter(self) -> list[Effect]:
        """Repeat the last sentence."""
        return self.repeat()

    def leave(self) -> list[Effect]:
        """End the practice."""
        return [] if self._over else [Hush(None, news=True), *self._finish()]

    def move(self) -> list[Effect]:
        """Do nothing: nobody moves here."""
        return []

    def ask_first(self) -> list[Effect]:
        """Compare the answers even if somebody speaks: nothing that waits here could be wrong."""
        return self.settle()

    # Giving the recordings

    def _ask_for_gift(self) -> Announcement:
        say = self.conversation.wording.say
        return self.conversation.ask(say("practice-give-ask", folder=self._answers.gift or ""))

    def _agreed(self, utterance: Utterance) -> list[Effect]:
        """Handle the answer whether recordings may be given; only a clear 'yes' counts."""
        say = self.conversation.wording.say
        understood = self.conversation.interpreter.understand(utterance, YES_NO.intents)
        match understood:
            case Understood(command=Control(verb=ControlVerb.STOP | ControlVerb.SAVE_AND_LEAVE), sure=True):
                self._asks = False
                return self.leave()
            case Understood(command=command, sure=True) if command in (YES, NO):
                self._asks = False
                if command == YES:
                    self._answers.agree()
                return [self._everyone(say("practice-give", agreed=str(command.value))), self._prompt()]
            case _:
                return [self._ask_for_gift()]

    # What was said

    def _steered(self, understood: Understanding, sentence: PracticeSentence) -> list[Effect] | None:
        """Carry out what steers the practice; ``None`` for anything else."""
        if not isinstance(understood, Understood) or not understood.sure:
            return None
        say = self.conversation.wording.say
        match understood.command:
            case command if command == sentence.command:
                return None
            case Control(verb=ControlVerb.REPEAT):
                return self.repeat()
            case Control(verb=ControlVerb.SKIP):
                return self._next(say("practice-skipped"))
            case Control(verb=ControlVerb.STOP | ControlVerb.SAVE_AND_LEAVE):
                return self.leave()
            case Control(verb=talk) if talk in _ADJUSTMENTS:
                return [Adjust(talk), self._prompt()]
            case Question() as question if question.is_about(HELP):
                return [self._everyone(say("practice-help")), self._prompt()]
            case _:
                return None

    def _answered(
        self, sentence: PracticeSentence, understood: Understanding, utterance: Utterance
    ) -> list[Effect]:
        say = self.conversation.wording.say
        self._tries += 1
        self._typed = self._typed or utterance.typed
        self._answers.keep(sentence, utterance)
        match understood:
            case Understood(command=command, sure=True) if command == sentence.command:
                self._count(right=True)
                return self._next(say("practice-right"))
            case Understood(command=command) | Close(first=command) if command == sentence.command:
                self._count(right=False)
                return self._next(say("practice-unsure"))
            case NotUnderstood():
                if self._tries < TRIES and not utterance.typed:
                    # A cough isn't an answer: the sentence is asked for again.
                    return [self._everyone(say("practice-not-made-out")), self._prompt()]
                self._count(right=False)
                return self._next(say("practice-not-made-out"))
            case _:
                self._count(right=False)
                heard = _best_text(utterance)
                self._misheard |= dict.fromkeys(misheard_words(sentence.phrase, heard))
                return self._next(say("practice-heard-other", heard=heard))

    def _count(self, *, right: bool) -> None:
        self._said += 1
        self._right += right

    def _next(self, told: str) -> list[Effect]:
        self._place += 1
        self._tries = 0
        if self._place < len(self._sentences):
            return [self._everyone(told), self._prompt()]
        return [self._everyone(told), *self._finish()]

    def _finish(self) -> list[Effect]:
        self._over = True
        return [self._everyone(self.conversation.wording.say("practice-last"))] if self._said else []

    def _prompt(self) -> Announcement:
        sentence = self._sentences[self._place].text
        return self.conversation.ask(self.conversation.wording.say("practice-say", sentence=sentence))

    # The result

    def _summary(self) -> list[str]:
        wording = self.conversation.wording
        say = wording.say
        given, problem = self._answers.give()
        if not self._said:
            return [say("practice-nothing-said")]
        told = [say("practice-count", right=self._right, said=self._said)]
        if self._misheard:
            told.append(say("practice-misheard", words=wording.all_of(self._misheard)))
        if given:
            told.append(say("practice-given", count=given, folder=self._answers.gift or ""))
        if problem:
            told.append(say("practice-give-failed", folder=self._answers.gift or "", error=problem))
        if self._typed:
            return [*told, say("practice-typed")]
        return told if not self._can_learn else [*told, *self._learnt(self._answers.learn())]

    def _learnt(self, result: Result) -> list[str]:
        wording = self.conversation.wording
        say = wording.say
        if result.problem is not None:
            return [result.problem]
        told = [say("practice-dropped")] if result.dropped else []
        if result.words:
            told.append(say("practice-learnt-words", words=wording.all_of(result.words)))
        if result.patience:
            told.append(say("practice-learnt-patience"))
        if result.words or result.patience:
            told.append(say("practice-count-now", right=result.now, said=result.said))
            told += [say("practice-kept"), say("practice-how-to-forget", command=self._forgetting)]
        elif not result.dropped:
            right = self._right == self._said
            told.append(say("practice-all-right" if right else "practice-nothing-helped"))
        return told

    def _everyone(self, text: str, cue: Cue | None = None) -> Announcement:
        return self.conversation.everyone(text, cue=cue, kind=Kind.NEWS)


def _best_text(utterance: Utterance) -> str:
    """Return the words of the likeliest alternative, without the mark for other speech."""
    for alternative in utterance.alternatives:
        words = [word for word in alternative.text.split() if not word.startswith("[")]
        if words:
            return " ".join(words)
    return utterance.text
