"""`voice-hanabi doctor`: what works here, what is missing, and the one thing to do about it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from voice_hanabi.cli.models import model_line, seated_interpreters
from voice_hanabi.cli.options import ProgramCommand
from voice_hanabi.cli.shared_options import LANG_OF_MESSAGES
from voice_hanabi.evening.echo_check import measure_echo
from voice_hanabi.evening.recognizers import open_recognizer
from voice_hanabi.evening.saved_games import saves_folder
from voice_hanabi.hearing.models.checking import check_model
from voice_hanabi.hearing.models.finding import find_model
from voice_hanabi.hearing.models.problems import ModelProblem
from voice_hanabi.hearing.sources.sound_input import MicrophoneProblem, choose_microphone, measure_level
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.speaking.checking import check_route
from voice_hanabi.speaking.reasons import SoundError
from voice_hanabi.speaking.routes import Channel, DeviceRoute
from voice_hanabi.speaking.streams import SystemDevices
from voice_hanabi.speaking.voice import SpokenVoice
from voice_hanabi.table.expectations import YES_NO
from voice_hanabi.table.language.wording import LANGUAGES, Wording
from voice_hanabi.table.lost_phrases import first_name_words, lost_phrases

PROBLEMS_FOUND = 1
"""The exit status when something is missing."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at: its name, whether it works, and what was found or what to do."""

    name: str
    works: bool
    text: str
    needed: bool = True
    """Whether a table cannot do without it; of what it can do without the text says all."""


def _microphone(wording: Wording) -> Iterator[Finding]:
    name = wording.say("doctor-microphone")
    try:
        device = choose_microphone()
        level = measure_level(seconds=0.5)
    except MicrophoneProblem as problem:
        yield Finding(name, False, wording.problem(problem.reason, problem.details))
        return
    percent = round(100 * level.peak)
    yield Finding(name, True, wording.say("doctor-microphone-level", device=device.name, percent=percent))


def _outputs(wording: Wording) -> Iterator[Finding]:
    """What can play; a tone and a sentence for everyone, then on the left and on the right alone."""
    name = wording.say("doctor-output")
    devices = SystemDevices()
    voice = SpokenVoice()
    try:
        listed = devices.outputs()
        for output in listed:
            channels = "one" if output.channels == 1 else "two"
            text = wording.say("doctor-channels", device=output.description or output.name, channels=channels)
            yield Finding(name, True, text)
        default = next((output for output in listed if output.default), listed[0])
        for channel, message in (
            (None, "doctor-all"),
            (Channel.LEFT, "doctor-left"),
            (Channel.RIGHT, "doctor-right"),
        ):
            if channel is None or default.channels > 1:
                text = wording.say(message)
                said = Announcement(None, text, wording.language)
                missing = check_route(
                    DeviceRoute(None, channel), said, voice, private=channel is not None, devices=devices
                )
                found = "" if missing is None else wording.problem(missing.reason.value, missing.details)
                yield Finding(text.rstrip("."), missing is None, found)
    except SoundError as error:
        yield Finding(name, False, wording.problem(error.missing.reason.value, error.missing.details))
    finally:
        voice.close()
        devices.close()


def _interrupting(wording: Wording) -> Iterator[Finding]:
    """Whether people are heard while the table speaks; nothing where it cannot hear or speak at all."""
    try:
        found = measure_echo(Announcement(None, wording.say("doctor-echo-said"), wording.language))
    except (SoundError, MicrophoneProblem):
        # What is missing has been told already.
        return
    works = found.how_well.well_enough
    text = wording.say("doctor-echo-well", way=found.way) if works else wording.say("doctor-echo-badly")
    yield Finding(wording.say("doctor-echo"), works, text, needed=False)


def _voices(wording: Wording) -> Iterator[Finding]:
    voice = SpokenVoice()
    try:
        for language in LANGUAGES:
            name = f"{wording.say('doctor-voice')} {language}"
            try:
                spoken = voice.speak(Wording(language).say("example-yes"), language, 175)
            except SoundError as error:
                yield Finding(name, False, wording.problem(error.missing.reason.value, error.missing.details))
            else:
                yield Finding(name, spoken.seconds > 0, wording.say("doctor-works"))
    finally:
        voice.close()


def _models(wording: Wording) -> Iterator[Finding]:
    for language in LANGUAGES:
        name = f"{wording.say('doctor-model')} {language}"
        try:
            found = find_model(language)
            interpreters = seated_interpreters(language)
            if found.packed:
                recognizer = open_recognizer(language)
                recognizer.expect(interpreters[0].phrases(YES_NO))
                recognizer.close()
                missing: frozenset[str] = frozenset()
            else:
                words = frozenset(word for one in interpreters for word in one.vocabulary())
                missing = check_model(found.path, words).missing_words
        except ModelProblem as problem:
            yield Finding(name, False, wording.problem(problem.reason, problem.details))
            continue
        text = model_line(wording, found)
        lacking = missing - first_name_words(interpreters[0])
        if lacking:
            listed = ", ".join(sorted(lacking))
            text = wording.say("model-lacks", path=text, count=len(lacking), words=listed)
        lost = [one for interpreter in interpreters for one in lost_phrases(interpreter, lacking)]
        silenced = list(dict.fromkeys(one.intent for one in lost if one.silenced))
        if silenced:
            text = f"{text} {wording.say('command-unheard', intents=', '.join(silenced))}"
        yield Finding(name, not silenced, text)


def doctor(language: str) -> int:
    """Print a line for each thing that a table needs; return 0 when all of it works, else 1."""
    wording = Wording(language)
    status = 0
    for look in (_microphone, _outputs, _interrupting, _voices, _models):
        for finding in look(wording):
            if not finding.needed:
                print(f"{finding.name}: {finding.text}", flush=True)
                continue
            state = wording.say("doctor-works" if finding.works else "doctor-missing")
            text = f" {finding.text}" if finding.text not in ("", state) else ""
            print(f"{finding.name}: {state}.{text}", flush=True)
            status = status if finding.works else PROBLEMS_FOUND
    print(f"{wording.say('doctor-saved')}: {saves_folder()}")
    if status == 0:
        print(wording.say("doctor-all-well"))
    return status


@dataclass
class _Given:
    lang: str | None = None


def _run(given: _Given, words: Sequence[str], language: str) -> int:
    return doctor(language)


COMMAND = ProgramCommand("doctor", _Given, (LANG_OF_MESSAGES,), _run)
