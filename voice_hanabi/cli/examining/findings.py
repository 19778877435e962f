"""What was found of each part that an evening needs, and whether one can begin. Pure."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

CAN_BEGIN = "doctor-can-begin"
"""The message that says that an evening can begin, with all that belongs to it."""


class Matter(Enum):
    """What a finding is about; the value is in the names of its messages of advice."""

    HEARING = "hearing"
    """The microphone, and the model of the table's language."""
    SPEAKING = "speaking"
    """The loudspeaker, and the voice of the table's language."""
    MORE = "more"
    """What this evening can do without."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at: its name, whether it works, and what was found or what to do."""

    name: str
    works: bool
    text: str
    part: Matter = Matter.MORE
    needed: bool = True
    """Whether its lack is a fault; of what is no fault the text says all."""
    aloud: bool = False
    """Whether it is said although it works."""
    device: bool = True
    """Whether it is a matter of the system's settings, about which there is advice."""


def conclusion(findings: Iterable[Finding]) -> str:
    """Return the message that says whether an evening can begin, and how."""
    lost = {finding.part for finding in findings if not finding.works and finding.needed}
    if {Matter.HEARING, Matter.SPEAKING} <= lost:
        return "doctor-can-begin-silently"
    if Matter.HEARING in lost:
        return "doctor-can-begin-typing"
    return "doctor-can-begin-reading" if Matter.SPEAKING in lost else CAN_BEGIN


def advice(findings: Iterable[Finding], system: str = sys.platform) -> list[tuple[str, str]]:
    """Return messages that say what to do about what is missing, each with the system it is about.

    The system is ``windows``, ``macos`` or ``linux``.
    """
    lost = {finding.part for finding in findings if not finding.works and finding.needed and finding.device}
    here = {"win32": "windows", "darwin": "macos"}.get(system, "linux")
    return [
        (f"doctor-advice-{part.value}", here) for part in (Matter.HEARING, Matter.SPEAKING) if part in lost
    ]
