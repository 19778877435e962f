"""What the rules refuse: a set of rules that makes no sense, and an action that breaks a rule.

Both carry a ``reason``, a stable word with hyphens that another room can put into any language, and
``details``, the numbers and names that belong into that sentence. ``str()`` is an English sentence
that names the broken rule.
"""

from __future__ import annotations

from collections.abc import Mapping


class _ReasonedError(Exception):
    """A refusal with a reason; the message is made from the reason's sentence and the details."""

    def __init__(self, reason: str, sentence: str, /, **details: object) -> None:
        """Fill the details into the sentence."""
        super().__init__(sentence.format(**details))
        self.reason = reason
        self.details: Mapping[str, object] = details


class RuleError(_ReasonedError, ValueError):
    """A set of rules, a number of players or a deck with which no game can be played."""


class IllegalAction(_ReasonedError):  # noqa: N818 (what it is called in the field)
    """An action that the rules forbid now. The state in which it was tried is unchanged."""


class RecordError(_ReasonedError, ValueError):
    """A record of a game that cannot be read, played again or written."""
