"""`voice-hanabi voices`: lists the voices besides the usual one, and downloads Piper's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from voice_hanabi.cli.command_line.fetching_told import fetching_told, told_on_the_way
from voice_hanabi.cli.command_line.options import Part, ProgramCommand, Takes, UsageProblem, Words
from voice_hanabi.cli.command_line.shared_options import LANG_OF_MESSAGES
from voice_hanabi.evening.exit_status import refused
from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.speaking.voices.piper_voices import (
    PIPER_VOICES,
    PiperVoice,
    fetch_voice,
    fetched_voices,
    voices_folder,
)
from voice_hanabi.system.downloading import Download, DownloadFailed
from voice_hanabi.system.extra_parts import own_pip


def list_voices(language: str, folder: Path | None = None) -> int:
    """Print the voices of each language, and which of them are installed."""
    wording = Wording(language)
    for spoken in LANGUAGES:
        here = fetched_voices(spoken, folder)
        offered = [one.name for one in PIPER_VOICES if one.language == spoken]
        for name in dict.fromkeys((*here, *offered)):
            print(
                wording.say("voice-listed", language=spoken, voice=name, here="yes" if name in here else "no")
            )
    return 0


def fetch(voice: PiperVoice, language: str, files: tuple[Download, ...] | None = None) -> int:
    """Download a voice after saying how large it is. ``files`` replaces the list of files in tests."""
    wording = Wording(language)
    wanted = voice.files() if files is None else files
    print(fetching_told(wording, voice.name, wanted), flush=True)
    try:
        fetch_voice(wanted, voices_folder(), told_on_the_way(wording))
    except DownloadFailed as failed:
        return refused(wording.problem(failed))
    print(wording.say("voice-fetched", voice=voice.name))
    if find_spec("piper") is None:
        print(wording.say("extra-part-missing", extra="piper", pip=own_pip()))
    return 0


@dataclass
class _Given:
    lang: str | None = None


def _run(given: _Given, words: Sequence[str], language: str) -> int:
    match words:
        case ["list"]:
            return list_voices(language)
        case ["fetch", name]:
            # By its name, or the first of a language.
            for one in PIPER_VOICES:
                if name in (one.name, one.language):
                    return fetch(one, language)
            raise UsageProblem("voice-unknown", voice=name)
        case ["fetch"]:
            raise UsageProblem("usage-language-missing", languages=", ".join(LANGUAGES))
        case ["list" | "fetch", *rest]:
            raise UsageProblem("usage-unexpected-word", word=rest[-1])
    raise UsageProblem("usage-part-missing", known=", ".join(part.name for part in _PARTS))


_PARTS = (
    Part("list", "about-command-voices-list"),
    Part("fetch", "about-command-voices-fetch", Words("language", Takes.ONE)),
)

COMMAND = ProgramCommand("voices", _Given, (LANG_OF_MESSAGES,), _run, Words("command", Takes.ONE), _PARTS)
