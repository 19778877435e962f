"""`voice-hanabi practice`: a player reads ten sentences, and what helps to recognise that player is saved.

The conversation meets the sound here: each answer's sound is kept until the end, in memory only.
"""

from __future__ import annotations

import queue
import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from voice_hanabi import __version__
from voice_hanabi.cli.command_line.options import ProgramCommand, one, one_of, path, switch
from voice_hanabi.cli.command_line.shared_options import HEADSET, INPUT, MICROPHONE, MODEL, OUTPUT
from voice_hanabi.contract.seat_names import too_long
from voice_hanabi.evening.asked import Asked, UsageError
from voice_hanabi.evening.equipment import Equipment
from voice_hanabi.evening.exit_status import refused
from voice_hanabi.evening.recognising.lesson import Lesson
from voice_hanabi.evening.recognising.recognizers import open_recognizer
from voice_hanabi.evening.session import Session
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.models.finding import find_model
from voice_hanabi.hearing.models.problems import ModelProblem
from voice_hanabi.hearing.pronouncing.adaptation import (
    OwnVoice,
    OwnVoiceProblem,
    forget_own_voice,
    joined,
    own_voice_path,
    read_own_voice,
    write_own_voice,
)
from voice_hanabi.hearing.recognising.vosk_recognizer import VoskRecognizer
from voice_hanabi.hearing.sources.kept_sound import KeptSound
from voice_hanabi.hearing.sources.listening import ListeningGate
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.hearing.voices.consent import forget_player
from voice_hanabi.hearing.voices.giving import Gift, ReadAloud
from voice_hanabi.hearing.voices.learning import Heard
from voice_hanabi.language.templates import plain
from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.table.practising import PracticeSentence, Practising, Result, conversation_for


class SoundAnswers:
    """The answers with their sound, until practice is over."""

    def __init__(
        self,
        memory: KeptSound[VoskRecognizer] | None,
        lesson: Lesson,
        known: OwnVoice,
        player: str | None,
        wording: Wording,
        gift: Gift | None = None,
    ) -> None:
        """Take the sound from ``memory``; ``known`` is what already helps the player.

        If the player agrees, a ``gift`` is written.
        """
        self._memory = memory
        self._lesson = lesson
        self._known = known
        self._player = player
        self._wording = wording
        self._gift = gift
        self._agreed = False

    def keep(self, sentence: PracticeSentence, utterance: Utterance) -> None:
        """Keep the answer to a sentence; typed answers have no sound."""
        sound = None if self._memory is None or utterance.typed else self._memory.take(utterance)
        if sound is not None:
            self._lesson.add(sentence.phrase, sentence.command, sound, anew=True)
            if self._gift is not None and self._agreed:
                self._gift.add(ReadAloud(sentence.text, utterance.text, sound))

    @property
    def gift(self) -> str | None:
        """The folder for given recordings, if any can be given."""
        return None if self._gift is None or self._memory is None else str(self._gift.folder)

    def agree(self) -> None:
        """Note that the player agrees to give the recordings."""
        self._agreed = True

    def give(self) -> tuple[int, str]:
        """Write the recordings if the player has agreed; return how many, and what went wrong."""
        if self._gift is None or self._memory is None or not self._agreed:
            return 0, ""
        try:
            return self._gift.write(self._memory.sample_rate), ""
        except OSError as error:
            return 0, error.strerror or str(error)

    def learn(self) -> Result:
        """Work out what helps, and save it on this computer if it is new."""
        learnt = self._lesson.learn(self._known)
        voice = learnt.voice
        problem = None
        if voice != self._known:
            language = self._wording.language
            kept_in = own_voice_path(language, self._player)
            try:
                if voice:
                    write_own_voice(kept_in, voice, language, self._player)
                else:
                    forget_own_voice(kept_in)
            except OwnVoiceProblem as error:
                problem = self._wording.problem(error)
        return Result(
            said=len(learnt.after),
            now=sum(one.heard is Heard.RIGHT for one in learnt.after),
            words=tuple(dict.fromkeys(own.word for own in voice.words if own not in self._known.words)),
            patience=voice.other_phrase is not None and self._known.other_phrase is None,
            # Either all of it is dropped or all of it stays.
            dropped=bool(self._known) and joined((self._known, voice)) != joined((voice,)),
            problem=problem,
        )


def forgetting(language: str, player: str | None) -> str:
    """Return the command that makes the program forget a player's practice."""
    named = f" --player {shlex.quote(player)}" if player is not None else ""
    return f"voice-hanabi practice --lang {language}{named} --forget"


@dataclass
class Practised(Asked):
    """What was asked for: a table's devices, who practises, and whether to forget everything."""

    player: str | None = None
    forget: bool = False
    give: Path | None = None


def practise(options: Practised, language: str) -> int:
    """Practise, or forget earlier practice; return the exit status."""
    wording = Wording(language)
    try:
        player = _player(options.player, wording)
        if options.forget:
            return _forget(language, player, wording)
        _practise(Equipment(options, language), player)
        return 0
    except UsageError as problem:
        return refused(str(problem))


def _player(name: str | None, wording: Wording) -> str | None:
    """Return the player's name if one was given. Raises `UsageError` for an impossible name."""
    if name is None:
        return None
    player = " ".join(name.split())
    if not plain(player) or not player.isprintable() or too_long(player):
        raise UsageError(wording.say("player-unusable", player=name))
    return player


def _forget(language: str, player: str | None, wording: Wording) -> int:
    try:
        there = forget_player(language, player)
    except OwnVoiceProblem as problem:
        raise UsageError(wording.problem(problem)) from None
    print(wording.say("practice-forgotten" if there else "practice-nothing-kept"))
    return 0


def _practise(equipment: Equipment, player: str | None) -> None:
    language = equipment.language
    model: Path | None = equipment.options.model
    known, table = _known(equipment, player)
    conversation = conversation_for(GAMES[equipment.options.game], language)
    events: queue.SimpleQueue[object] = queue.SimpleQueue()
    speaker = equipment.speaker(events.put)
    try:
        source, pace, memory = equipment.source(
            ListeningGate(speaker, headset=equipment.options.headset),
            lambda: KeptSound(open_recognizer(language, model, joined((table, known)))),
        )
        answers = SoundAnswers(
            memory,
            Lesson(conversation.interpreter, table),
            known,
            player,
            conversation.wording,
            _gift(equipment.options, language, player),
        )
        practising = Practising(
            conversation,
            answers,
            can_learn=memory is None or _packed(language, model),
            forgetting=forgetting(language, player),
        )
        remarks = [conversation.everyone(remark) for remark in equipment.remarks]
        session = Session(practising, speaker, source, pace, events=events, undelivered=equipment.tell)
        try:
            session.run([*remarks, *practising.begin()])
        finally:
            source.close()
    finally:
        speaker.close()


def _gift(options: Asked, language: str, player: str | None) -> Gift | None:
    """Return what to do with the recordings if the player wants to give them."""
    if not isinstance(options, Practised) or options.give is None:
        return None
    device = options.microphone or ("headset" if options.headset else "")
    settings = {"game": options.game, "device": device, "version": __version__}
    return Gift(options.give, language, player, settings)


def _known(equipment: Equipment, player: str | None) -> tuple[OwnVoice, OwnVoice]:
    """Return what already helps this player, and what helps the person who usually plays here."""
    if player is None:
        return equipment.own_voice(equipment.language, ()), OwnVoice()
    table = equipment.own_voice(equipment.language, ())
    try:
        return read_own_voice(own_voice_path(equipment.language, player)), table
    except OwnVoiceProblem as problem:
        equipment.remark(equipment.wording.problem(problem))
        return OwnVoice(), table


def _packed(language: str, model: Path | None) -> bool:
    """Return whether the packed model is in use; only its words can be changed."""
    try:
        return find_model(language, model).packed
    except ModelProblem:
        return False


def _run(asked: Practised, words: Sequence[str], language: str) -> int:
    return practise(asked, language)


COMMAND = ProgramCommand(
    "practice",
    Practised,
    (
        one_of("--lang", LANGUAGES, "about-option-lang-of-practice"),
        one_of("--game", GAMES, "about-option-game-of-practice"),
        one("--player", "player"),
        switch("--forget"),
        path("--give", "folder"),
        INPUT,
        OUTPUT,
        MODEL,
        MICROPHONE,
        HEADSET,
    ),
    _run,
)
