"""Who has agreed that a table learns their voice as they play: a file a player and language.


The file of consent lies beside the player's file of `adaptation`, and holds nothing but the name.
"""

from __future__ import annotations

from pathlib import Path

from voice_hanabi.hearing.pronouncing.adaptation import OwnVoiceProblem, forget_own_voice, own_voice_path
from voice_hanabi.system.files import write_whole

SUFFIX = ".learning"
"""What a file of consent ends in."""


def consent_path(language: str, player: str, folder: Path | None = None) -> Path:
    """Return where a player's consent for a language is kept."""
    return own_voice_path(language, player, folder).with_suffix(SUFFIX)


def has_consent(language: str, player: str, folder: Path | None = None) -> bool:
    """Return whether a player has agreed; not where the disk refuses to say so."""
    try:
        return consent_path(language, player, folder).is_file()
    except OSError:
        return False


def give_consent(language: str, player: str, folder: Path | None = None) -> None:
    """Write down that a player agrees. Raises ``OwnVoiceProblem`` ('unwritable')."""
    path = consent_path(language, player, folder)
    try:
        write_whole(path, f"{player}\n".encode())
    except OSError as error:
        raise OwnVoiceProblem("unwritable", path, error.strerror or str(error)) from error


def forget_player(language: str, player: str | None, folder: Path | None = None) -> bool:
    """Remove a player's consent and all that was learnt of the voice; return whether there was any.

    Raises ``OwnVoiceProblem`` ('unwritable') when the disk refuses; the consent is gone first then.
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
