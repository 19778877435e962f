"""Polite requests: 'could you …' said to the table is carried out; final actions are asked about."""

from __future__ import annotations

import pytest
from test_gate import HANABI, KOI_KOI, understood

from voice_hanabi.cli.understand import at_table
from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.understanding.interpreter import interpreter_of

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
DENIED = {
    "en": ("could you not {}", "could you please not {}?", "can you just not {}"),
    "cs": ("mohl bys ne{}", "mohla bys prosím ne{}?", "můžeš mi teď ne{}"),
    "pl": ("mógłbyś nie {}", "czy mogłabyś nie {}?", "czy możesz proszę nie {}"),
    "da": ("kan du lade være med at {}", "kunne du lade være at {}?", "kan du vente med at {}"),
}
DENIED_ACTS = {
    "en": ("play my second card", "throw away the first", "tell Eva about her twos"),
    "cs": ("zahrát svou druhou kartu", "zahazovat první", "říkat Evě o dvojkách"),
    "pl": ("grać mojej drugiej karty", "wyrzucać pierwszej", "mówić Ewie o dwójkach"),
    "da": ("spille mit andet kort", "smide den første", "sige til Eva at hun har toere"),
}
HEARD_NEARLY = ("czy może zagrać trzecią", "mógłby [unk] zagrać trzecią", "czy mogłaby [unk] zagrać trzecią")
OF_A_THIRD_PERSON = (
    *("czy może piotr zagrać trzecią", "czy może on zagrać trzecią", "czy może mama zagrać trzecią"),
    *("piotr mógłby [unk] zagrać trzecią", "mógłby zagrać trzecią", "czy może nie grać trzeciej"),
)
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
def test_ones_own_cards_may_be_asked_for_politely(language: str) -> None:
    assert understood(HANABI, language, CARDS_ASKED[language]) == (
        {"type": "question", "about": "my-hand"},
        True,
    )


@pytest.mark.parametrize("language", LEAVING)
def test_leaving_that_is_asked_for_politely_is_asked_about(language: str) -> None:
    assert understood(HANABI, language, LEAVING[language]) == ({"type": "save-and-leave"}, False)


@pytest.mark.parametrize(
    ("language", "text"),
    [(one, frame.format(act)) for one in DENIED for frame in DENIED[one] for act in DENIED_ACTS[one]],
)
def test_what_the_table_is_asked_to_leave_alone_is_left_alone(language: str, text: str) -> None:
    assert understood(HANABI, language, text)[0] is None


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "could you not lay the boar"),
        ("cs", "mohl bys nevykládat kance"),
        ("pl", "mógłbyś nie zagrywać dzika"),
        ("da", "kan du lade være med at lægge vildsvinet"),
    ],
)
def test_the_same_holds_in_a_game_with_other_cards(language: str, text: str) -> None:
    assert understood(KOI_KOI, language, text)[0] is None


def test_a_request_for_what_may_be_told_counts_though_a_word_denies_something_else() -> None:
    wanted = {"type": "question", "about": "hand", "player": "Petr"}
    assert understood(HANABI, "en", "could you not tell me what Petr has") == (wanted, True)


def heard(text: str) -> tuple[dict[str, object] | None, bool]:
    names = ("Anna", "Petr", "Eva")
    utterance = Utterance((Alternative(text, 1.0),))
    made = at_table(interpreter_of(HANABI, "pl", names), HANABI.situations.turn, utterance)
    return (None if made.command is None else HANABI.canonical(made.command, names)), made.sure


@pytest.mark.parametrize("text", HEARD_NEARLY)
def test_a_request_that_polish_ears_hear_without_its_person_is_asked_about(text: str) -> None:
    assert heard(text) == ({"type": "play", "slot": 3}, False)


def test_what_changes_nothing_is_done_though_the_request_was_heard_without_its_person() -> None:
    assert heard("czy może powtórzyć") == ({"type": "repeat"}, True)


@pytest.mark.parametrize("text", OF_A_THIRD_PERSON)
def test_what_is_said_about_a_third_person_is_not_a_request(text: str) -> None:
    assert heard(text)[0] is None


@pytest.mark.parametrize("text", HEARD_NEARLY[:1])
def test_whoever_types_about_a_third_person_asks_the_table_for_nothing(text: str) -> None:
    assert understood(HANABI, "pl", text)[0] is None
