"""Computer players' names match the kind of their voice."""

from __future__ import annotations

import pytest
from evening import LANGUAGES

from voice_hanabi.language.names import gender_of
from voice_hanabi.language.templates import templates_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_women_and_men_alternate_as_their_voices_do(language: str) -> None:
    templates = templates_of(language, "hanabi")
    kinds = [gender_of(templates, name) for name in templates.partner_names]
    assert len(kinds) >= 8
    assert set(kinds[::2]) <= {"woman", None}
    assert set(kinds[1::2]) <= {"man", None}
