"""`voice-hanabi demo`: a whole game by voice, without a microphone.

Three players say their commands with the computer's own voice; the recogniser hears that sound, and the table
understands it, plays, and answers as it does to people. The table never learns what was meant: a command that
is misheard is repeated. Some players may be computer players, who move as they do beside people and don't
speak.
"""

from __future__ import annotations

import itertools
import queue
import sys
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from voice_hanabi.cli.command_line.options import ProgramCommand, number, one_of, path
from voice_hanabi.cli.command_line.shared_options import GAME, SEED
from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.commands import WithPartners
from voice_hanabi.contract.game import AnyGame
from voice_hanabi.evening.ears.speaker_ears import SpeakerEars
from voice_hanabi.evening.exit_status import UNUSABLE, refused
from voice_hanabi.evening.recognising.recognizers import TableRecognizer, open_recognizer
from voice_hanabi.evening.session import Session
from voice_hanabi.evening.silences.moment import MomentOver, Pace
from voice_hanabi.games import GAMES, USUAL_GAME
from voice_hanabi.hearing.models.problems import ModelProblem
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.recognizer import Recognizer
from voice_hanabi.hearing.sources.recordings import feed, one_utterance
from voice_hanabi.hearing.sources.source import Deliver, Soundless, SourceEnded
from voice_hanabi.hearing.utterance import Utterance, typed_line
from voice_hanabi.hearing.voices.confusability import sounds_alike
from voice_hanabi.language.free_talk import EXAMPLE_PLAYERS
from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.speaking.reasons import SoundError
from voice_hanabi.speaking.routes import Output, TextRoute, WavRoute
from voice_hanabi.speaking.sound import Sound, silence, write_wav
from voice_hanabi.speaking.speaker import Speaker
from voice_hanabi.speaking.voices.voice import SpokenVoice, Voice
from voice_hanabi.table.beginning.choosing_partners import CannotPlay, with_partners
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.table import Table
from voice_hanabi.understanding.outcome import Understood

RATES = (150, 165, 180)
"""The players' speaking rate in words per minute, by seat."""

SLOWER = 30
"""How much slower a player speaks each time a command is repeated, in words per minute."""

TRIES = 3
"""How often a command is said before it is typed instead, so that the game goes on."""


@dataclass
class HeardCount:
    """Counts how well the players were heard."""

    said: int = 0
    understood: int = 0
    typed: int = 0


class DemoPlayers(Soundless):
    """A source of utterances: the players look at what they may see, speak, and are heard."""

    listens = True
    """Always true: the recogniser hears every command."""

    def __init__(self, recognizer: Recognizer, voice: Voice, audio: Path | None) -> None:
        self._recognizer = recognizer
        self._voice = voice
        self._audio = audio
        self._deliver: Deliver | None = None
        self._table: Table | None = None
        self._tries = itertools.count(1)
        self._state: object = None
        self._numbers = itertools.count(1)
        self.count = HeardCount()

    def join(self, table: Table) -> None:
        """Join a table."""
        self._table = table

    def start(self, deliver: Deliver) -> None:
        """Keep the function to report to."""
        self._deliver = deliver

    def expect(self, phrases: PhraseGraph, later: Iterable[PhraseGraph] = ()) -> None:
        """Tell the recogniser which phrases to listen for."""
        self._recognizer.expect(phrases)

    def ready(self) -> None:
        """Say the next command."""
        if self._table is None or self._deliver is None:
            return
        # Carry out what was read back before the next player looks at the cards.
        if self._table.unsettled:
            self._deliver(Utterance(()))
            return
        if self._table.thinking is not None:
            # A computer player moves as soon as nobody is speaking.
            return
        playing = self._table.course.playing
        if playing is None or playing.ended:
            self._deliver(SourceEnded())
            return
        seat = playing.state.current
        if playing.state is not self._state:
            self._state = playing.state
            self._tries = itertools.count(1)
        text = playing.teller.demonstrated(playing.state)
        attempt = next(self._tries)
        if attempt > TRIES:
            self.count.typed += 1
            self._note(seat, text, "(typed)", None)
            self._deliver(typed_line(text))
            return
        self._deliver(self._spoken(self._table, seat, text, RATES[seat] - SLOWER * (attempt - 1)))

    def close(self) -> None:
        """Leave the table."""
        self._table = None

    def _spoken(self, table: Table, seat: int, text: str, words_a_minute: int) -> Utterance:
        """Speak a sentence and return what the recogniser made of it."""
        sound = self._voice.speak(text, table.conversation.language, words_a_minute)
        rate = self._recognizer.sample_rate
        padded = np.concatenate(
            [silence(0.2, rate).samples, sound.at_rate(rate).samples, silence(0.3, rate).samples]
        )
        utterance = one_utterance(list(feed(self._recognizer, padded)))
        self.count.said += 1
        self.count.understood += _same(table, text, utterance)
        self._note(seat, text, utterance.text, Sound(padded, rate))
        return utterance

    def _note(self, seat: int, said: str, heard: str, sound: Sound | None) -> None:
        """Record what a player said and what was heard."""
        table = self._table
        name = table.conversation.wording.name(seat) if table is not None else str(seat)
        print(f"({name}) {said}", flush=True)
        if self._audio is None:
            return
        file = "-"
        if sound is not None:
            file = f"said-{next(self._numbers):04d}-{name}.wav"
            write_wav(self._audio / file, sound)
        with (self._audio / "transcript.txt").open("a", encoding="utf-8") as transcript:
            transcript.write(f"{file}\t({name}) {said}\t{heard}\n")


def _same(table: Table, said: str, heard: Utterance) -> bool:
    """Return whether what was heard means the same as what was said."""
    intents = table.expectation.intents
    meant = table.interpreter.understand(typed_line(said), intents)
    understood = table.interpreter.understand(heard, intents)
    return (
        isinstance(meant, Understood)
        and isinstance(understood, Understood)
        and understood.command == meant.command
    )


class DemoSession(Session):
    """A session in which an empty utterance stands for the silence before an action is carried out."""

    def _handle(self, event: object) -> None:
        silent = isinstance(event, Utterance) and not event.alternatives
        super()._handle(MomentOver(spoken_over=False) if silent else event)


def seated(game: AnyGame, language: str, partners: int) -> Choices:
    """Return the players: at least one who speaks, then computer players. Raises `CannotPlay`."""
    people = max(1, game.usual_players - partners)
    names = EXAMPLE_PLAYERS[language][:people]
    choices = Choices(language, game.name, count=people, names=names)
    if not partners:
        return choices
    return with_partners(WithPartners(people, partners), choices, Conversation(game, language), sounds_alike)


def demo(game: AnyGame, language: str, seed: int, audio: Path | None, partners: int) -> int:
    """Play a whole game by sound; return 0, or 2 if there is no model, voice or seat to play it with."""
    wording = Wording(language)
    try:
        choices = seated(game, language, partners)
    except CannotPlay as problem:
        return refused(str(problem))
    output: Output = TextRoute() if audio is None else WavRoute(audio)
    voice = SpokenVoice()
    events: queue.SimpleQueue[object] = queue.SimpleQueue()
    with tempfile.TemporaryDirectory(prefix="voice-hanabi-demo-", ignore_cleanup_errors=True) as folder:
        try:
            recognizer = TableRecognizer(lambda language, own: open_recognizer(language), language)
            voice.speak(wording.say("example-yes"), language, RATES[0])
        except ModelProblem as problem:
            return refused(wording.problem(problem))
        except SoundError as error:
            missing = error.missing
            return refused(wording.problem(missing))
        speaker = Speaker(output, {}, names=choices.names, undelivered=events.put)
        for missing in speaker.missing():
            print(f"voice-hanabi: {wording.problem(missing)}", file=sys.stderr)
            speaker.close()
            voice.close()
            return UNUSABLE
        players = DemoPlayers(recognizer, voice, audio)
        table = Table(
            choices,
            {game.name: game},
            folder=Path(folder),
            new_seed=lambda: seed,
            ears=SpeakerEars(speaker),
        )
        players.join(table)
        session = DemoSession(
            table,
            speaker,
            players,
            Pace(waits=False),
            events=events,
            undelivered=lambda part: print(f"voice-hanabi: {part}", file=sys.stderr),
        )
        try:
            session.run(table.deal_now())
        finally:
            table.close()
            speaker.close()
            voice.close()
    count = players.count
    print(wording.say("demo-heard", understood=count.understood, said=count.said, typed=count.typed))
    return 0


@dataclass
class _Given:
    lang: str | None = None
    game: str = USUAL_GAME
    seed: int = 1
    audio: Path | None = None
    partners: int = 0


def _run(given: _Given, words: Sequence[str], language: str) -> int:
    return demo(GAMES[given.game], language, given.seed, given.audio, given.partners)


COMMAND = ProgramCommand(
    "demo",
    _Given,
    (
        one_of("--lang", LANGUAGES),
        GAME,
        number("--partners", "about-option-demo-partners"),
        SEED,
        path("--audio", "folder"),
    ),
    _run,
)
