"""Which players have agreed that a table learns their voice: a file per player and language.

The file of consent is beside the player's file of `adaptation`, and contains only the name.
"""

from __future__ import annotations

from pathlib import Path

from voice_hanabi.hearing.pronouncing.adaptation import OwnVoiceProblem, forget_own_voice, own_voice_path
from voice_hanabi.system.files import write_whole

SUFFIX = ".learning"
"""The suffix of a file of consent."""


def consent_path(language: str, player: str, folder: Path | None = None) -> Path:
    """Return the path of a player's consent for a language."""
    return own_voice_path(language, player, folder).with_suffix(SUFFIX)


def has_consent(language: str, player: str, folder: Path | None = None) -> bool:
    """Return whether a player has agreed; false if the disk fails."""
    try:
        return consent_path(language, player, folder).is_file()
    except OSError:
        return False


def give_consent(language: str, player: str, folder: Path | None = None) -> None:
    """Record that a player agrees. Raises ``OwnVoiceProblem`` ('unwritable')."""
    path = consent_path(language, player, folder)
    try:
        write_whole(path, f"{player}\n".encode())
    except OSError as error:
        raise OwnVoiceProblem("unwritable", path, error.strerror or str(error)) from error


def forget_player(language: str, player: str | None, folder: Path | None = None) -> bool:
    """Remove a player's consent and everything learnt of their voice; return whether there was any.

    Raises ``OwnVoiceProblem`` ('unwritable') if the disk fails; the consent is removed first.
    """
    agreed = False
    if player is not None:
        path = consent_path(language, player, folder)
        try:
            agreed = path.exists()
            path.unlink(missing_ok=True)
        except OSError as error:
            raise OwnVoiceProblem("unwritable", path, error.strerror or str(error)) from error
    return forget_own_voice(own_voice_path(language, player, folder)) or agreed
