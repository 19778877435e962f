"""First names: declined in each language, all of them can be said, and any other name can be mentioned."""

from __future__ import annotations

import pytest
from evening import LANGUAGES

from voice_hanabi.contract.commands import SetUp
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.talk.commands import canonical, command_of
from voice_hanabi.games.hanabi.talk.situations import SITUATIONS
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.language.names import CASES, name_forms
from voice_hanabi.language.templates import plain, templates_of
from voice_hanabi.language.wording import Wording
from voice_hanabi.understanding.interpreter import Interpreter
from voice_hanabi.understanding.outcome import Understood


@pytest.mark.parametrize(
    ("language", "name", "forms"),
    [
        ("cs", "Anna", {"genitive": "Anny", "dative": "Anně", "accusative": "Annu", "vocative": "Anno"}),
        ("cs", "Petr", {"genitive": "Petra", "dative": "Petrovi", "vocative": "Petře"}),
        ("cs", "Eva", {"vocative": "Evo", "instrumental": "Evou"}),
        ("pl", "Anna", {"genitive": "Anny", "dative": "Annie", "accusative": "Annę", "vocative": "Anno"}),
        ("pl", "Piotr", {"genitive": "Piotra", "dative": "Piotrowi"}),
        ("en", "Anna", {"genitive": "Anna's", "dative": "Anna"}),
        ("da", "Anna", {"genitive": "Annas", "dative": "Anna"}),
    ],
)
def test_names_are_declined(language: str, name: str, forms: dict[str, str]) -> None:
    found = name_forms(templates_of(language, "hanabi"), name)
    assert {case: found[case] for case in forms} == forms


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_first_name_has_every_case_and_can_be_said(language: str) -> None:
    templates = templates_of(language, "hanabi")
    assert len(templates.first_names) >= 100
    assert len(set(map(str.casefold, templates.first_names))) == len(templates.first_names)
    ear = Interpreter(HANABI, templates)
    names = ear.graph(("SetNames",))
    for name in templates.first_names:
        forms = name_forms(templates, name)
        assert set(forms) == set(CASES)
        assert all(plain(form) for form in forms.values()), name
        read = {command_of(reading) for reading in names.exact(plain(name).split())}
        assert read == {SetUp("names", names=(name,))}


@pytest.mark.by_turns
@pytest.mark.parametrize("name", ["Xænthippé", "Ng", "Q", "O'Brien", "Jean-Luc", "Anna Marie", "J. R.", "Ŝ"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_any_name_can_be_mentioned(language: str, name: str) -> None:
    wording = Wording(language, (name, "Anna"), "hanabi")
    assert name[:1] in wording.say("turn-of", player=name)
    ear = Interpreter(HANABI, templates_of(language, "hanabi"), (name, "Anna"))
    example = wording.say("example-clue-colour", target=name, colour="red")
    understood = ear.understand(typed_line(example), SITUATIONS.turn.intents)
    assert isinstance(understood, Understood), example
    assert canonical(understood.command, ear.names) == {"type": "clue", "target": name, "colour": "red"}
