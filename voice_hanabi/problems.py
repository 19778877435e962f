"""The common form of all problems: a code, which names a message in every language, and its values.

Each family of problems lists its codes and the values that each takes. `Wording.problem` turns a problem into
a sentence in the player's language.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

Reasons = Mapping[str, tuple[str, ...]]
"""The codes of a family, each with the names of the values in its sentence."""


class Problem(Exception):  # noqa: N818 - it becomes a sentence for people
    """A problem that is reported to people in one sentence; ``str()`` gives a text for the log."""

    def __init__(self, reason: str, details: Mapping[str, object] | None = None) -> None:
        """Name the code of the sentence, and its values."""
        self.reason = reason
        self.details = dict(details or {})
        values = ", ".join(f"{name} {value}" for name, value in self.details.items())
        super().__init__(f"{reason}: {values}" if values else reason)


class ReasonedError(Exception):
    """Raised when a game's rules refuse something; its message is an English sentence that names the broken
    rule.

    ``reason`` is a stable hyphenated word that other rooms translate; ``details`` are the numbers and names
    that the sentence needs.
    """

    sentences: ClassVar[Mapping[str, str]]
    """Every reason for this kind of error, with its English sentence."""

    def __init__(self, reason: str, /, **details: object) -> None:
        """Fill the details into the reason's sentence."""
        super().__init__(self.sentences[reason].format(**details))
        self.reason = reason
        self.details: Mapping[str, object] = details
