"""What can't be taken back once it is done: leaving and forgetting. This is the only list of it.

It is done at once only for a short form that is the whole sentence; for all else the table asks. Starting
over can't be taken back either, and is always asked about.
"""

from __future__ import annotations

from collections.abc import Mapping

from voice_hanabi.contract.commands import Arrange, Command, Control, ControlVerb

FINAL: Mapping[str, Command] = {
    "SaveAndLeave": Control(ControlVerb.SAVE_AND_LEAVE),
    "ForgetVoice": Control(ControlVerb.FORGET_VOICE),
    "ForgetRemembered": Arrange("forget-remembered"),
}
"""The command of each intent."""


def is_final(command: Command) -> bool:
    """Return whether a command cannot be taken back."""
    return command in FINAL.values()
