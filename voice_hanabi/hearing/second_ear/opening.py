"""Opens the requested second ear: Whisper's downloaded weights, others in a folder, or a server at home."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from voice_hanabi.hearing.models.whisper_weights import missing_weights, whisper_folder
from voice_hanabi.hearing.second_ear.second_ear import SecondEar, SecondEarProblem
from voice_hanabi.system.extra_parts import own_pip
from voice_hanabi.system.server_address import is_address, parse_server

WHISPER = "whisper"
"""Requests the downloaded weights."""

_PACKAGES = {"whisper": "faster_whisper", "wyoming": "wyoming"}
"""The optional packages, and the module that shows whether each is installed."""


def second_ear_opener(asked: str) -> tuple[Callable[[], SecondEar], str]:
    """Return the opener of the requested second ear, and the host that receives sound ('' for none).

    The request is as for ``--second-ear``: empty or 'whisper', a folder, or tcp://HOST:PORT. Opening takes a
    second, and may raise `SecondEarProblem` too. Raises `SecondEarProblem` at once if a part is missing.
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
        # Imported only here: it takes a second to load.
        from voice_hanabi.hearing.second_ear.whisper import WhisperEar

        return WhisperEar(folder)

    return whisper, ""


def _require(extra: str) -> None:
    if find_spec(_PACKAGES[extra]) is None:
        raise SecondEarProblem("extra-part-missing", {"extra": extra, "pip": own_pip()})
