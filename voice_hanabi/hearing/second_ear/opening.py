"""The second ear that somebody asks for: Whisper's fetched weights, others in a folder, a server at home."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from voice_hanabi.hearing.models.whisper_weights import missing_weights, whisper_folder
from voice_hanabi.hearing.second_ear.second_ear import SecondEar, SecondEarProblem
from voice_hanabi.system.server_address import is_address, parse_server

WHISPER = "whisper"
"""What asks for the weights that were fetched."""

_PACKAGES = {"whisper": "faster_whisper", "wyoming": "wyoming"}
"""The extras of the program, and what of them is imported."""


def second_ear_opener(asked: str) -> tuple[Callable[[], SecondEar], str]:
    """Return what opens the second ear that is asked for, and the host that sound is sent to ('' for none).

    It is what ``--second-ear`` takes: empty or 'whisper', a folder, or tcp://HOST:PORT. Opening takes a
    second, and may raise `SecondEarProblem` too. Raises `SecondEarProblem` at once where a part is missing.
    """
    if is_address(asked):
        try:
            address = parse_server(asked)
        except ValueError:
            raise SecondEarProblem("second-ear-unknown", {"value": asked}) from None
        _require("wyoming")
        from voice_hanabi.hearing.second_ear.wyoming_ear import WyomingEar

        return lambda: WyomingEar(address), address.host
    fetched = asked in ("", WHISPER)
    folder = whisper_folder() if fetched else Path(asked)
    if missing_weights(folder):
        raise SecondEarProblem(
            "second-ear-not-fetched" if fetched else "second-ear-unknown", {} if fetched else {"value": asked}
        )
    _require("whisper")

    def whisper() -> SecondEar:
        # Only here, as it takes a second to load.
        from voice_hanabi.hearing.second_ear.whisper import WhisperEar

        return WhisperEar(folder)

    return whisper, ""


def _require(extra: str) -> None:
    if find_spec(_PACKAGES[extra]) is None:
        raise SecondEarProblem("second-ear-package-missing", {"extra": extra})
