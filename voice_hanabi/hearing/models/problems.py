"""Problems with speech models."""

from __future__ import annotations

from types import MappingProxyType

from voice_hanabi.problems import Problem, Reasons

MODEL_REASONS: Reasons = MappingProxyType(
    {
        "language-unknown": ("language", "languages"),
        "model-missing": ("language", "language"),
        "model-folder-missing": ("path",),
        "model-incomplete": ("path", "missing"),
        "model-without-grammar": ("path",),
        "model-by-lists": ("path", "message"),
        "model-does-not-load": ("path", "message"),
        "speech-library-missing": ("message",),
        "no-official-model": ("language",),
        "network-failed": ("host", "message"),
        "server-refused": ("host", "status", "name"),
        "size-wrong": ("host", "found", "name", "expected"),
        "download-broken-off": ("name", "received", "expected"),
        "checksum-wrong": ("name", "found", "expected"),
        "archive-damaged": ("name", "message"),
        "archive-unsafe": ("name", "entry"),
        "probe-failed": ("path", "message"),
        "disk-full": ("path", "needed", "free"),
        "folder-not-writable": ("path", "message"),
    }
)
"""Every code of a `ModelProblem`."""


class ModelProblem(Problem):
    """Raised for a problem with a speech model; its sentence says what to do."""
