"""Sets when an utterance is over, for a model with other settings.

Vosk 0.3.45 has no function for these times, but reads them from the model's ``conf/model.conf``. So this
makes a folder that links to the model's files and has a ``model.conf`` of its own.
"""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from voice_hanabi.hearing.models.layout import MODEL_CONF, model_files, settings_of
from voice_hanabi.system.files import link_or_copy

END_OF_SPEECH: Mapping[str, float] = MappingProxyType(
    {
        "endpoint.rule2.min-trailing-silence": 0.5,
        "endpoint.rule3.min-trailing-silence": 0.75,
        "endpoint.rule4.min-trailing-silence": 1.0,
    }
)
"""Seconds of silence that end an utterance: after a whole phrase, a likely end, and anything."""


class ModelWithEndpoints:
    """A folder with a model's files and our times; it is removed by ``close`` or with this object."""

    def __init__(self, model: Path, times: Mapping[str, float] = END_OF_SPEECH) -> None:
        """Link to the model in ``model``; ``times`` holds options of model.conf, in seconds.

        Raises OSError if the folder for temporary files can't be written.
        """
        self._temporary = tempfile.TemporaryDirectory(
            prefix="voice-hanabi-model-", ignore_cleanup_errors=True
        )
        self.folder = Path(self._temporary.name)
        files = model_files(model)
        link_files({name: file for name, file in files.items() if name != MODEL_CONF}, self.folder)
        settings = with_times(settings_of(files), times)
        (self.folder / MODEL_CONF).write_text(settings, encoding="utf-8")

    def close(self) -> None:
        """Remove the folder; the model stays."""
        self._temporary.cleanup()


def link_files(files: Mapping[str, Path], folder: Path) -> None:
    """Link files into a folder at these places, without a model's settings.

    Raises OSError if the folder can't be written.
    """
    (folder / MODEL_CONF).parent.mkdir(parents=True, exist_ok=True)
    for name, file in files.items():
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        _link(file, place)


def with_times(settings: str, times: Mapping[str, float]) -> str:
    """Return the text of a model.conf with these options set and all others unchanged."""
    kept = [line for line in settings.splitlines() if line.strip() and _option(line) not in times]
    return "\n".join([*kept, *(f"--{name}={seconds:g}" for name, seconds in times.items())]) + "\n"


def _option(line: str) -> str:
    """Return the name of the option that a line of a model.conf sets, or ``None``."""
    match = re.match(r"\s*--([\w.-]+)=", line)
    return match[1] if match else ""


def _link(file: Path, place: Path) -> None:
    """Put the file at ``place``: as a link if the system allows, else as a copy (Windows, another disk)."""
    try:
        os.symlink(file, place)
    except OSError:
        link_or_copy(file, place)
