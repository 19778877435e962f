"""What can be wrong with a speech model: reasons that other languages word, and their English sentences."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

MODEL_REASONS: Mapping[str, str] = MappingProxyType(
    {
        "language-unknown": "There is no language '{language}'; there are: {languages}.",
        "model-missing": "There is no speech model for '{language}': run"
        " 'voice-hanabi models fetch {language}'.",
        "model-folder-missing": "There is no folder '{path}'.",
        "model-incomplete": "The folder '{path}' is no Vosk model: it lacks {missing}.",
        "model-without-grammar": "The model '{path}' cannot take a game's phrases (it has a fixed graph):"
        " take a small model.",
        "model-by-lists": "The model '{path}' takes words but no whole sentences ({message}):"
        " it may hear them in another order.",
        "model-does-not-load": "The model '{path}' does not load: {message}. Fetch it anew.",
        "speech-library-missing": "The speech recogniser cannot start: {message}."
        " Install the package 'vosk'.",
        "no-official-model": "Nobody offers a model for '{language}';"
        " the one packed with the program is used.",
        "network-failed": "{host} cannot be reached: {message}. Run the same command again to go on.",
        "server-refused": "{host} answered {status} for {name}. Try again later.",
        "size-wrong": "{host} gave {found} bytes for {name} instead of {expected}:"
        " another file, or a network that asks you to log in first.",
        "download-broken-off": "The download of {name} broke off after {received} of {expected} bytes."
        " Run the same command again to go on.",
        "checksum-wrong": "The download of {name} is damaged (checksum {found} instead of {expected}) and was"
        " thrown away. Run the same command again.",
        "archive-damaged": "The archive of {name} is damaged and was thrown away: {message}."
        " Run the same command again.",
        "archive-unsafe": "The archive of {name} holds '{entry}',"
        " which has no place in a model; it was thrown away.",
        "probe-failed": "The model '{path}' could not be tried: {message}.",
        "disk-full": "There is not enough room in '{path}': {needed} bytes are needed, {free} are free.",
        "folder-not-writable": "The folder '{path}' cannot be written: {message}.",
    }
)
"""Every reason of a ``ModelProblem``, with its English sentence and the names of its details."""


class ModelProblem(Exception):  # noqa: N818 - a sentence for people, as all the problems are
    """Something is wrong with a speech model; ``str()`` gives one English sentence that says what to do.

    ``reason`` is a stable code (see ``MODEL_REASONS``), ``details`` the values for its sentence.
    """

    def __init__(self, reason: str, details: Mapping[str, str | int]) -> None:
        """Name the reason by its code."""
        super().__init__(MODEL_REASONS[reason].format_map(details))
        self.reason = reason
        self.details = dict(details)
