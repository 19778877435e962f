"""What many tests do or say in each language."""

from __future__ import annotations

import pytest

from voice_hanabi.languages import LANGUAGES

each_language = pytest.mark.parametrize("language", LANGUAGES)

YES = {"en": "yes", "cs": "ano", "pl": "tak", "da": "ja"}
NO = {"en": "no", "cs": "ne", "pl": "nie", "da": "nej"}
DEAL = {"en": "deal", "cs": "rozdej", "pl": "rozdaj", "da": "del ud"}
