"""Polite requests: 'could you …' said to the table is done, what can't be taken back is asked about."""

from __future__ import annotations

import pytest
from test_gate import HANABI, understood

REQUESTS = {
    "en": ("could you play the third?", "can you please play the third", "would you mind playing the third"),
    "cs": ("mohl bys zahrát třetí?", "mohla bys prosím zahrát třetí", "můžeš mi zahrát třetí"),
    "pl": ("czy możesz zagrać trzecią", "mógłbyś zagrać trzecią?", "mogłabyś, proszę, zagrać trzecią"),
    "da": ("kan du spille den tredje?", "gider du lige spille den tredje", "vil du spille den tredje, tak"),
}
TO_SOMEBODY = {
    "en": ("Peter, could you play the third", "could you play the third if I had one"),
    "cs": ("Petře, mohl bys zahrát třetí", "mohl bys zahrát třetí, Petře", "můžeš zahrát třetí"),
    "pl": ("Petr, mógłbyś zagrać trzecią", "możesz zagrać trzecią"),
    "da": ("Petr, kan du spille den tredje", "kan du spille den tredje, Petr"),
}
HARMLESS = {
    "en": (("could you repeat that", "repeat"), ("would you mind speaking more slowly", "slower")),
    "cs": (("mohl bys to zopakovat", "repeat"), ("mohla bys mluvit pomaleji", "slower")),
    "pl": (("czy możesz powtórzyć", "repeat"), ("mógłbyś mówić wolniej", "slower")),
    "da": (("kan du gentage det", "repeat"), ("gider du tale langsommere", "slower")),
}
CARDS_ASKED = {
    "en": "can you tell me my cards",
    "cs": "můžeš mi říct moje karty",
    "pl": "czy możesz mi powiedzieć moje karty",
    "da": "gider du læse mine kort",
}
LEAVING = {
    "en": "could you save and quit",
    "cs": "mohl bys uložit hru a skončit",
    "pl": "czy możesz zapisać i wyjść",
    "da": "kan du gemme spillet",
}


@pytest.mark.parametrize(("language", "text"), [(one, text) for one in REQUESTS for text in REQUESTS[one]])
def test_a_polite_request_for_an_act_is_done(language: str, text: str) -> None:
    assert understood(HANABI, language, text) == ({"type": "play", "slot": 3}, True)


@pytest.mark.parametrize(
    ("language", "text"), [(one, text) for one in TO_SOMEBODY for text in TO_SOMEBODY[one]]
)
def test_what_is_asked_of_a_person_or_only_weighed_is_not_done(language: str, text: str) -> None:
    command, sure = understood(HANABI, language, text)
    assert command is None or not sure


@pytest.mark.parametrize(
    ("language", "text", "wanted"), [(one, *pair) for one in HARMLESS for pair in HARMLESS[one]]
)
def test_what_changes_nothing_may_be_asked_for_politely(language: str, text: str, wanted: str) -> None:
    assert understood(HANABI, language, text) == ({"type": wanted}, True)


@pytest.mark.parametrize("language", CARDS_ASKED)
def test_the_own_cards_may_be_asked_for_politely(language: str) -> None:
    assert understood(HANABI, language, CARDS_ASKED[language]) == (
        {"type": "question", "about": "my-hand"},
        True,
    )


@pytest.mark.parametrize("language", LEAVING)
def test_leaving_that_is_asked_for_politely_is_asked_about(language: str) -> None:
    assert understood(HANABI, language, LEAVING[language]) == ({"type": "save-and-leave"}, False)
