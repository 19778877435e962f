"""The findings about each part that an evening needs, and whether one can begin. Pure functions."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

CAN_BEGIN = "doctor-can-begin"
"""The message that an evening can begin and that nothing is missing."""


class Matter(Enum):
    """What a finding is about; the value is part of the names of its messages of advice."""

    HEARING = "hearing"
    """The microphone, and the model of the table's language."""
    SPEAKING = "speaking"
    """The loudspeaker, and the voice of the table's language."""
    MORE = "more"
    """Things that this evening can do without."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was examined: its name, whether it works, and what was found or what to do."""

    name: str
    works: bool
    text: str
    part: Matter = Matter.MORE
    needed: bool = True
    """Whether its absence is a fault; if not, the text says everything."""
    aloud: bool = False
    """Whether it is spoken even though it works."""
    device: bool = True
    """Whether the system's settings are involved, about which there is advice."""


def conclusion(findings: Iterable[Finding]) -> str:
    """Return the message that says whether and how an evening can begin."""
    lost = {finding.part for finding in findings if not finding.works and finding.needed}
    if {Matter.HEARING, Matter.SPEAKING} <= lost:
        return "doctor-can-begin-silently"
    if Matter.HEARING in lost:
        return "doctor-can-begin-typing"
    return "doctor-can-begin-reading" if Matter.SPEAKING in lost else CAN_BEGIN


def advice(findings: Iterable[Finding], system: str = sys.platform) -> list[tuple[str, str]]:
    """Return the messages of advice about what is missing, each with its system.

    The system is ``windows``, ``macos`` or ``linux``.
    """
    lost = {finding.part for finding in findings if not finding.works and finding.needed and finding.device}
    here = {"win32": "windows", "darwin": "macos"}.get(system, "linux")
    return [
        (f"doctor-advice-{part.value}", here) for part in (Matter.HEARING, Matter.SPEAKING) if part in lost
    ]
