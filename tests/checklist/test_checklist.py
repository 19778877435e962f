"""Every act in every frame: a voided act is never done at once, and a kept one keeps its command.

Each run takes a pairwise tenth, the long tests take all; sentences are tried as written and as spoken.
"""

from __future__ import annotations

import pytest
from checklist import LANGUAGES, Line, at_once, bare, framed, harmless, talk

VOIDED_AT_MOST = 0.005
KEPT_AT_LEAST = 0.90
PARTS = 10

all_parts = pytest.mark.parametrize(
    "which",
    [
        0,
        *(
            pytest.param(one, marks=pytest.mark.long("voice_hanabi/understanding", "grammars"))
            for one in range(1, PARTS)
        ),
    ],
)


def part(lines: list[Line], which: int) -> list[Line]:
    """Return a tenth in which every frame and every act occurs."""
    return lines[which::PARTS]


def acted_on(language: str, lines: list[Line]) -> list[str]:
    return [
        f"{line.kind}: {text!r} does {found}"
        for line in lines
        for text in dict.fromkeys((line.text, bare(line.text)))
        for found in (at_once(language, line, text),)
        if not harmless(found)
    ]


def lost(language: str, lines: list[Line]) -> list[str]:
    return [
        f"{line.kind}: {line.text!r} does {found}, not {line.command}"
        for line in lines
        for found in (at_once(language, line, line.text),)
        if found != line.command
    ]


@pytest.mark.by_turns
@all_parts
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_only_mentioned_is_not_done(language: str, which: int) -> None:
    lines = part([*framed(language, "voids"), *talk(language)], which)
    wrong = acted_on(language, lines)
    assert len(wrong) <= VOIDED_AT_MOST * 2 * len(lines), "\n".join(wrong)


@pytest.mark.by_turns
@all_parts
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_as_an_act_is_done(language: str, which: int) -> None:
    lines = part(list(framed(language, "keeps")), which)
    wrong = lost(language, lines)
    assert len(wrong) <= (1 - KEPT_AT_LEAST) * len(lines), "\n".join(wrong)
