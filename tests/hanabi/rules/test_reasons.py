"""Every refusal has a reason with a sentence, and no sentence is left without a use."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import voice_hanabi
from voice_hanabi.hanabi.rules.errors import IllegalAction, NotationError, RecordError, RuleError

HERE = Path(voice_hanabi.__file__).parent
SOURCE = "\n".join(
    path.read_text(encoding="utf-8")
    for path in (*(HERE / "hanabi" / "rules").glob("*.py"), HERE / "cli" / "replay.py")
    if path.name != "errors.py"
)

Kind = type[IllegalAction] | type[NotationError] | type[RecordError] | type[RuleError]
KINDS: tuple[Kind, ...] = (IllegalAction, NotationError, RecordError, RuleError)


@pytest.mark.parametrize("kind", KINDS)
def test_the_table_is_what_is_raised(kind: Kind) -> None:
    raised = set(re.findall(rf"{kind.__name__}\(\s*\"([a-z-]+)\"", SOURCE))
    raised |= {reason for reason in ("reward-pending", "wrong-reward") if kind is IllegalAction}
    assert raised == set(kind.sentences)


@pytest.mark.parametrize("kind", KINDS)
def test_sentences_are_sentences(kind: Kind) -> None:
    for sentence in kind.sentences.values():
        assert sentence[0].isupper() or sentence[0] in "{h"
        assert sentence.endswith((".", "{sentence}"))


def test_a_reason_keeps_its_details() -> None:
    error = IllegalAction("no-such-slot", slot=6, cards=5)
    assert (error.reason, dict(error.details)) == ("no-such-slot", {"slot": 6, "cards": 5})
    assert str(error) == "There is no card 6; the hand has 5."
