"""What goes wrong, in one shape: a code, which names a sentence in every language, and its values.

Each family of problems names its codes and, for each, the values that come with it. People hear of one in
their language by `Wording.problem`.
"""

from __future__ import annotations

from collections.abc import Mapping

Reasons = Mapping[str, tuple[str, ...]]
"""The codes of a family, and for each the names of the values in its sentence."""


class Problem(Exception):  # noqa: N818 - it becomes a sentence for people
    """Something that people are told in one sentence; what ``str()`` gives is for a log."""

    def __init__(self, reason: str, details: Mapping[str, object] | None = None) -> None:
        """Name the code of the sentence, and its values."""
        self.reason = reason
        self.details = dict(details or {})
        values = ", ".join(f"{name} {value}" for name, value in self.details.items())
        super().__init__(f"{reason}: {values}" if values else reason)
