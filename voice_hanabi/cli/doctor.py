"""`voice-hanabi doctor`: what works, what is missing, how to mend it, and whether an evening can begin."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from voice_hanabi.cli.command_line.options import ProgramCommand, one_of
from voice_hanabi.cli.command_line.shared_options import LANG_OF_MESSAGES
from voice_hanabi.cli.examining.findings import CAN_BEGIN, Finding, advice, conclusion
from voice_hanabi.cli.examining.heard_better import look_at_better_model
from voice_hanabi.cli.examining.looks import (
    look_at_interrupting,
    look_at_models,
    look_at_outputs,
    look_at_screen_reader,
    look_at_voices,
)
from voice_hanabi.cli.examining.microphone import look_at_microphone
from voice_hanabi.cli.examining.speed import look_at_speed
from voice_hanabi.cli.examining.telling import FindingsTold
from voice_hanabi.evening.saved_games import saves_folder
from voice_hanabi.language.wording import Wording

PROBLEMS_FOUND = 1
"""The exit status if an evening by voice can't begin, as the last sentence says."""

_LOOKS = (
    look_at_outputs,
    look_at_microphone,
    look_at_better_model,
    look_at_speed,
    look_at_interrupting,
    look_at_screen_reader,
    look_at_voices,
    look_at_models,
)


def doctor(language: str, *, aloud: bool = True) -> int:
    """Report on everything a table needs; return 0 if an evening by voice can begin, else 1.

    Parts that the table's language doesn't need are reported, but don't change the result. Each part gets a
    printed line. With ``aloud`` the important ones are spoken too; otherwise nothing is played.
    """
    wording = Wording(language)
    findings: list[Finding] = []
    with FindingsTold(language, aloud=aloud) as telling:
        telling.tell(wording.say("doctor-begins" if telling.can_speak() else "doctor-begins-quietly"))
        for look in _LOOKS:
            for finding in look(wording, telling):
                findings.append(finding)
                telling.tell(_line(wording, finding), aloud=finding.aloud or _is_fault(finding))
        telling.tell(f"{wording.say('doctor-saved')}: {saves_folder()}", aloud=False)
        for message, system in advice(findings):
            telling.tell(wording.say(message, system=system))
        concluded = conclusion(findings)
        telling.tell(wording.say(concluded))
    return 0 if concluded == CAN_BEGIN else PROBLEMS_FOUND


def _is_fault(finding: Finding) -> bool:
    return finding.needed and not finding.works


def _line(wording: Wording, finding: Finding) -> str:
    if not finding.needed:
        return f"{finding.name}: {finding.text}"
    state = wording.say("doctor-works" if finding.works else "doctor-missing")
    text = f" {finding.text}" if finding.text not in ("", state) else ""
    return f"{finding.name}: {state}.{text}"


@dataclass
class _Given:
    lang: str | None = None
    output: str = "speech"


def _run(given: _Given, words: Sequence[str], language: str) -> int:
    return doctor(language, aloud=given.output == "speech")


COMMAND = ProgramCommand(
    "doctor",
    _Given,
    (LANG_OF_MESSAGES, one_of("--output", ("speech", "text"), "about-option-output-doctor")),
    _run,
)
