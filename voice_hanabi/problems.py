"""What goes wrong, in one shape: a code, which names a sentence in every language, and its values.

Each family of problems names its codes and, for each, the values that come with it. People hear of one in
their language by `Wording.problem`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

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


class ReasonedError(Exception):
    """What a game's rules refuse; its message is an English sentence that names the broken rule.

    ``reason`` is a stable word with hyphens that another room can put into any language, ``details`` are the
    numbers and names that belong into that sentence.
    """

    sentences: ClassVar[Mapping[str, str]]
    """Every reason of this kind of error, with its English sentence."""

    def __init__(self, reason: str, /, **details: object) -> None:
        """Fill the details into the reason's sentence."""
        super().__init__(self.sentences[reason].format(**details))
        self.reason = reason
        self.details: Mapping[str, object] = details
