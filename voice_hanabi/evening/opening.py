"""An evening from opening to last words: a table with everything it needs, played until somebody leaves."""

from __future__ import annotations

import itertools
import queue
import secrets
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from voice_hanabi.contract.choices import Choices
from voice_hanabi.evening.asked import Asked, UsageError
from voice_hanabi.evening.carrying_out import Happening, PhoneCame
from voice_hanabi.evening.choices_asked import choices_of
from voice_hanabi.evening.ears.private_ears import EveningEars
from voice_hanabi.evening.ears.speaker_ears import SpeakerEars
from voice_hanabi.evening.equipment import Equipment
from voice_hanabi.evening.exit_status import UNUSABLE, refused
from voice_hanabi.evening.last_time import kept_last_time, last_time_file
from voice_hanabi.evening.microphone.choosing import EveningMicrophones
from voice_hanabi.evening.printed_deck import DeckCamera, deck_camera
from voice_hanabi.evening.recognising.second_ear import hearing_again
from voice_hanabi.evening.recognising.table_recognizers import TableRecognizers
from voice_hanabi.evening.recognising.voice_learning import VoiceLearning, learn_and_tell
from voice_hanabi.evening.saved_games import own_saves_folder
from voice_hanabi.evening.session import Session
from voice_hanabi.evening.silences.moment import PEOPLE
from voice_hanabi.evening.voices.choosing import EveningVoices
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.sources.joined import JoinedSources
from voice_hanabi.hearing.sources.listening import ListeningGate
from voice_hanabi.hearing.voices.confusability import sounds_alike
from voice_hanabi.language.wording import Wording
from voice_hanabi.lessons.kept import KeptProgress, lessons_file
from voice_hanabi.lessons.teacher import LessonTeacher
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.speaking.reasons import ReasonCode, Undelivered
from voice_hanabi.table.beside.being_heard import BeingHeard
from voice_hanabi.table.conversation.conversation import Confirm
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.private_hearing.hearing_privately import HearingPrivately
from voice_hanabi.table.saving.journal import SavedGame
from voice_hanabi.table.table import Table

if TYPE_CHECKING:
    from voice_hanabi.evening.ears.phones import TablePhones


def _seeds(first: int | None) -> Callable[[], int]:
    """Return a source of seeds: the given one and its successors, or random ones from the system."""
    if first is None:
        return lambda: secrets.randbits(32)
    numbers = itertools.count(first)
    return lambda: next(numbers)


def _opening(table: Table, options: Asked, saved: SavedGame | None, *, dealt: bool) -> list[Effect]:
    """Start what was asked for: a lesson, a puzzle, a review of a finished game, a deal, or the first
    question.
    """
    if options.looks is not None and saved is not None:
        return table.look_at(saved)
    if options.learns:
        return table.teach(options.lesson)
    if options.puzzles:
        return table.puzzle(options.date)
    return table.deal_now() if dealt else table.begin()


def play(options: Asked, language: str) -> int:
    """Open a table and play until somebody leaves; return the exit status."""
    equipment = Equipment(options, language)
    try:
        return _play(equipment)
    except UsageError as problem:
        return refused(str(problem))


def _play(equipment: Equipment) -> int:
    options = equipment.options
    choices = choices_of(options, equipment.language)
    folder = options.saves or own_saves_folder()
    saved = None if options.learns or options.puzzles else equipment.saved(folder)
    if saved is not None and options.resume is not None:
        choices = replace(choices, language=saved.choices.language)
        equipment.language, equipment.wording = choices.language, Wording(choices.language)
    choices, camera = deck_camera(options, choices, None if saved is None else saved.choices)
    recognizers = equipment.recognizers()
    events: queue.SimpleQueue[object] = queue.SimpleQueue()
    phones = equipment.phones(recognizers.open, lambda seat: events.put(PhoneCame(seat)))
    with ExitStack() as closing:
        if phones is not None:
            closing.callback(phones.close)
            phones.cards = camera
        return _play_with(equipment, choices, folder, saved, recognizers, phones, events, closing, camera)


def _open_phones(
    equipment: Equipment,
    recognizers: TableRecognizers,
    events: queue.SimpleQueue[object],
    closing: ExitStack,
    camera: DeckCamera | None,
) -> TablePhones | None:
    """Open the phones' page during an evening; say why if that fails."""
    try:
        opened = equipment.open_phones("", recognizers.open, lambda seat: events.put(PhoneCame(seat)))
    except UsageError as problem:
        equipment.remark(str(problem))
        return None
    closing.callback(opened.close)
    opened.cards = camera
    return opened


def _play_with(  # noqa: C901 - one part after the other is made, each of those before it
    equipment: Equipment,
    choices: Choices,
    folder: Path,
    saved: SavedGame | None,
    recognizers: TableRecognizers,
    phones: TablePhones | None,
    events: queue.SimpleQueue[object],
    closing: ExitStack,
    camera: DeckCamera | None,
) -> int:
    options = equipment.options
    with_phones = phones if options.phones is not None else None
    speaker = equipment.speaker(events.put, None if with_phones is None else with_phones.exchange)
    try:
        gate = ListeningGate(speaker, headset=options.headset)
        source, pace, recognizer = equipment.source(gate, recognizers.open)
        if with_phones is not None:
            # People are there, whatever else a script may say.
            pace = pace if pace.waits else PEOPLE
        joined = JoinedSources((source,) if phones is None else (source, phones.calls), tell_each_end=True)
        # If a script is played, nobody is there to be asked, or to be offered last time's choices.
        asks = pace.waits and equipment.gives_ears
        kept = last_time_file() if pace.waits and not options.chooses else None
        microphones = EveningMicrophones(
            equipment.microphone,
            equipment.devices,
            joined,
            gate.key,
            named=options.microphone,
            over_table=equipment.over_table,
            typed="keyboard" in (options.input or ()),
            usual_called=lambda: equipment.wording.say("microphone-usual"),
        )
        last_time = None if kept is None else kept_last_time(kept)
        if last_time is not None and options.microphone is None:
            microphones.use_again(last_time.microphone)
        private_ears = EveningEars(
            equipment,
            speaker,
            equipment.devices,
            joined,
            partial(_open_phones, equipment, recognizers, events, closing, camera),
            phones=phones,
            asks=asks,
            last_time=kept,
            microphones=microphones,
        )
        for part in speaker.set_seats(choices.names):
            equipment.remark(equipment.missing(part))
        ears = SpeakerEars(
            speaker,
            missing=lambda part: equipment.remark(equipment.missing(part)),
            seated=recognizers.seat,
        )
        table = Table(
            choices,
            GAMES,
            folder=folder,
            new_seed=_seeds(options.seed),
            ears=ears,
            confirm=Confirm(options.confirm),
            saved=saved if options.looks is None else None,
            offer_saved=options.resume is None,
            sounds_alike=sounds_alike,
            typing=recognizer is None,
            hearing=HearingPrivately(private_ears.here),
            last_time=last_time,
            being_heard=BeingHeard(microphones.here),
            teacher=LessonTeacher(KeptProgress(lessons_file())),
        )
        private_ears.table = table
        if camera is not None:
            camera.watch(table, lambda then: events.put(Happening(then)))

        def language_changed(spoken: str) -> None:
            recognizers.speak(spoken)
            equipment.interrupt_with(table)

        def looked() -> None:
            learning.look(table.conversation)
            private_ears.look(table)

        learning = VoiceLearning(recognizers, table.conversation)
        again = hearing_again(table, recognizers, speaker, events.put, options.second_ear)
        closing.callback(again.close)
        hears = recognizer is not None or phones is not None
        if options.second_ear is not None:
            wording = equipment.wording
            unheard = wording.say("second-ear-no-microphone")
            equipment.remark(again.want(wanted=True, wording=wording) if hears else unheard)
        equipment.interrupt_with(table)
        known = equipment.listens_as_ever if last_time is not None else None
        remarks = [table.conversation.everyone(said) for said in equipment.remarks if said != known]
        equipment.say_now = lambda sentence: speaker.say(
            Announcement(None, sentence, equipment.wording.language)
        )
        dealt = bool(choices.names) and saved is None
        session = Session(
            table,
            speaker,
            joined,
            pace,
            events=events,
            undelivered=equipment.tell,
            language_changed=language_changed,
            looked=looked,
            heard=equipment.heard,
            renew_phone=private_ears.renew_phone,
            learning=learning,
            arranged=private_ears,
            # Before anybody sits down no phone has a code.
            others_can_answer=lambda: private_ears.phones_can_answer(),
            voices=EveningVoices(speaker, equipment.voice),
            again=again if hears else None,
            shows_card=lambda: table.steering.cards.may_be_shown(table.phase, table.choices.cards),
        )
        if phones is not None:
            phones.begin(speaker.say)
            if options.board is not None:
                phones.tell_board()
        try:
            session.run([*remarks, *_opening(table, options, saved, dealt=dealt)])
        finally:
            joined.close()
            table.close()
        learn_and_tell(learning, table.conversation, speaker)
    finally:
        speaker.close()
    lost = speaker.lines.missing
    if lost is not None and lost.reason is ReasonCode.LINES_LOST and not equipment.output_lost:
        # Noticed only with the last words, when nobody was there any more to hear about it.
        equipment.tell(Undelivered(None, lost.reason, lost.details))
    return UNUSABLE if equipment.output_lost else 0
