"""What the doctor examines besides the microphone: loudspeakers, the echo, voices, models, screen readers."""

from __future__ import annotations

from collections.abc import Iterator

from voice_hanabi.cli.examining.findings import Finding, Matter
from voice_hanabi.cli.examining.telling import FindingsTold
from voice_hanabi.cli.models import seated_interpreters
from voice_hanabi.evening.microphone.echo_check import measure_echo
from voice_hanabi.evening.recognising.recognizers import open_recognizer
from voice_hanabi.hearing.models.checking import check_model
from voice_hanabi.hearing.models.finding import find_model
from voice_hanabi.hearing.models.problems import ModelProblem
from voice_hanabi.hearing.phrases import graph_of
from voice_hanabi.hearing.sources.sound_input import MicrophoneProblem
from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import LANGUAGES, ROWS
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.speaking.checking import check_route
from voice_hanabi.speaking.reasons import Missing, SoundError
from voice_hanabi.speaking.routes import Channel, DeviceRoute
from voice_hanabi.speaking.screen_readers.finding import find_screen_reader
from voice_hanabi.understanding.lost_phrases import first_name_words, lost_phrases


def look_at_outputs(wording: Wording, telling: FindingsTold) -> Iterator[Finding]:
    """Report the outputs: play a tone and a sentence to everyone, then on the left and on the right only."""
    name = wording.say("doctor-output")
    try:
        listed = telling.devices.outputs()
    except SoundError as error:
        text = wording.problem(error)
        yield Finding(name, False, text, Matter.SPEAKING)
        return
    for output in listed:
        channels = "one" if output.channels == 1 else "two"
        text = wording.say("doctor-channels", device=output.description or output.name, channels=channels)
        yield Finding(name, True, text)
    if not telling.aloud:
        return
    default = next((output for output in listed if output.default), listed[0])
    sides = (Channel.LEFT, Channel.RIGHT) if default.channels > 1 else ()
    for channel in (None, *sides):
        text = wording.say("doctor-all" if channel is None else f"doctor-{channel.name.lower()}")
        said = Announcement(None, text, wording.language)
        missing = check_route(
            DeviceRoute(None, channel),
            said,
            telling.voice,
            private=channel is not None,
            devices=telling.devices,
        )
        found = ""
        if missing is not None:
            somebody = {"seat": wording.say("doctor-somebody")}
            found = wording.problem(Missing(missing.reason, somebody | dict(missing.details)))
        # Sides matter only for earphones, and there are other private ears.
        part = Matter.SPEAKING if channel is None else Matter.MORE
        yield Finding(text.rstrip("."), missing is None, found, part)


def look_at_interrupting(wording: Wording, telling: FindingsTold) -> Iterator[Finding]:
    """Report whether people are heard while the table speaks, if it can both hear and speak."""
    if not telling.aloud:
        return
    try:
        found = measure_echo(Announcement(None, wording.say("doctor-echo-said"), wording.language))
    except (SoundError, MicrophoneProblem):
        # What is missing has already been reported.
        return
    works = found.how_well.well_enough and telling.keeps_up
    if works:
        text = wording.say("doctor-echo-well", way=found.way)
    else:
        text = wording.say("doctor-echo-badly" if telling.keeps_up else "doctor-echo-slow")
    yield Finding(wording.say("doctor-echo"), works, text, needed=False, aloud=True)


def look_at_voices(wording: Wording, telling: FindingsTold) -> Iterator[Finding]:
    """Report on the voice of each language."""
    for language in LANGUAGES:
        name = f"{wording.say('doctor-voice')}, {wording.say('doctor-language', language=language)}"
        part = Matter.SPEAKING if language == wording.language else Matter.MORE
        try:
            spoken = telling.voice.speak(Wording(language).say("example-yes"), language, 175)
        except SoundError as error:
            text = wording.problem(error)
            yield Finding(name, False, text, part, device=False)
        else:
            yield Finding(name, spoken.seconds > 0, wording.say("doctor-works"), part, device=False)


def look_at_models(wording: Wording, telling: FindingsTold) -> Iterator[Finding]:
    """Report on the speech model of each language, and on the words that it does not know."""
    for language in LANGUAGES:
        name = f"{wording.say('doctor-model')}, {wording.say('doctor-language', language=language)}"
        part = Matter.HEARING if language == wording.language else Matter.MORE
        try:
            works, text = _model(wording, language)
        except ModelProblem as problem:
            works, text = False, wording.problem(problem)
        yield Finding(name, works, text, part, device=False)


def _model(wording: Wording, language: str) -> tuple[bool, str]:
    """Return whether all commands of a language can be heard, and which model there is. Raises
    `ModelProblem`.
    """
    found = find_model(language)
    if found.packed:
        # It hears any word, so it is enough that it answers.
        recognizer = open_recognizer(language)
        recognizer.expect(graph_of(ROWS[language].asked_by))
        recognizer.close()
        return True, ""
    interpreters = seated_interpreters(language)
    words = frozenset(word for one in interpreters for word in one.vocabulary())
    lacking = check_model(found.path, words).missing_words - first_name_words(interpreters[0])
    text = str(found.path)
    if lacking:
        listed = ", ".join(sorted(lacking))
        text = wording.say("model-lacks", path=text, count=len(lacking), words=listed)
    lost = [one for interpreter in interpreters for one in lost_phrases(interpreter, lacking)]
    silenced = list(dict.fromkeys(one.intent for one in lost if one.silenced))
    if silenced:
        text = f"{text} {wording.say('command-unheard', intents=', '.join(silenced))}"
    return not silenced, text


def look_at_screen_reader(wording: Wording, telling: FindingsTold) -> Iterator[Finding]:
    """Report the screen reader that could speak for the table."""
    del telling
    found = find_screen_reader()
    text = wording.say("doctor-no-screen-reader") if found is None else found.name
    if found is not None:
        found.close()
    yield Finding(wording.say("doctor-screen-reader"), found is not None, text, needed=False)
