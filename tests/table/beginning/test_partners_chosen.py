"""Computer players are asked for before a game, in people's own words, and changed between games."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import PLAYERS, Evening
from in_each_language import each_language

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.partners import Level
from voice_hanabi.games import GAMES
from voice_hanabi.table.beginning.setting_up import SettingUp
from voice_hanabi.table.conversation.effects import LastTime
from voice_hanabi.table.saving.journal import unfinished_game

ALONE = {
    "cs": (
        "jen já",
        "jsem sám",
        "hraju sama",
        "jsem tu dneska sama",
        "nikdo další tu není",
        "jeden",
        "jenom já",
    ),
    "pl": ("tylko ja", "gram sam", "jestem sama", "jestem dziś sama", "nikogo więcej nie ma", "jedna osoba"),
    "da": ("kun mig", "jeg er alene", "jeg spiller alene", "det er kun mig", "der er ikke andre", "en"),
    "en": ("just me", "I'm alone", "only me tonight", "I'm on my own", "nobody else", "one", "by myself"),
}
WITH_TWO = {
    "cs": ("já a dva počítače", "já s dvěma počítači", "hraju s dvěma počítači", "dva počítače a já"),
    "pl": ("ja i dwa komputery", "gram z dwoma komputerami", "ja i dwóch graczy komputerowych"),
    "da": ("mig og to computere", "jeg spiller med to computere", "to computere og mig"),
    "en": ("me and two computers", "me and two bots", "I against two computers", "two computers and me"),
}
NAMED = {
    "cs": "Anna a jeden počítač",
    "pl": "Anna i jeden komputer",
    "da": "Anna og en computer",
    "en": "Anna and one computer",
}
MORE = {
    "cs": "ještě jeden počítač",
    "pl": "jeszcze jeden komputer",
    "da": "en computer til",
    "en": "one more computer",
}
LESS = {"cs": "vyndej Lenku", "pl": "usuń Kasię", "da": "tag Freja ud", "en": "take Jane out"}
STRONG = {
    "cs": "silní spoluhráči",
    "pl": "mocni partnerzy",
    "da": "stærke medspillere",
    "en": "strong partners",
}
COMPANION = {
    "cs": "doprovod pro začátečníka",
    "pl": "partner dla początkującego",
    "da": "begyndermakker",
    "en": "a beginner's companion",
}

ALONE_BY_NAME = {
    "cs": (("jen já, Jana", "Jana"), ("hraju sama, jsem Eva", "Eva"), ("jsem Petr, hraju sám", "Petr")),
    "pl": (("tylko ja, Ewa", "Ewa"), ("gram sama, Ewa", "Ewa"), ("jestem Piotr, gram sam", "Piotr")),
    "da": (("kun mig, Freja", "Freja"), ("jeg hedder Peter og spiller alene", "Peter")),
    "en": (("just me, Anna", "Anna"), ("I'm Peter, playing alone", "Peter")),
}


def choices(evening: Evening) -> Choices:
    phase = evening.table.phase
    assert isinstance(phase, SettingUp)
    return phase.choices


@each_language
def test_a_lone_player_says_so_in_any_words(tmp_path: Path, language: str) -> None:
    for sentence in ALONE[language]:
        evening = Evening(tmp_path, language)
        evening.begin()
        evening.type(sentence)
        chosen = choices(evening)
        assert (chosen.people, len(chosen.partners), chosen.level) == (1, 2, Level.USUAL), sentence


@each_language
def test_a_lone_player_says_it_aloud(tmp_path: Path, language: str) -> None:
    for sentence in ALONE[language][:2]:
        evening = Evening(tmp_path, language)
        evening.begin()
        evening.say(sentence.casefold())
        assert choices(evening).people == 1, sentence


@each_language
def test_how_many_computers_play_is_said(tmp_path: Path, language: str) -> None:
    for sentence in WITH_TWO[language]:
        evening = Evening(tmp_path, language)
        evening.begin()
        evening.type(sentence)
        assert (choices(evening).people, len(choices(evening).partners)) == (1, 2), sentence


WITH_TWO_PARTNERS = {
    "cs": ("já a dva spoluhráči", "jen já se dvěma spoluhráči", "chci hrát se dvěma spoluhráči"),
    "pl": ("ja i dwaj partnerzy", "tylko ja z dwoma partnerami", "chcę grać z dwoma partnerami"),
    "da": ("mig og to makkere", "kun mig med to makkere", "jeg vil spille med to makkere"),
    "en": ("me and two partners", "just me with two partners", "I want to play a game with two partners"),
}
"""What computer players are called by whoever has learnt from the lessons."""


@each_language
def test_computers_may_be_called_partners(tmp_path: Path, language: str) -> None:
    for sentence in WITH_TWO_PARTNERS[language]:
        evening = Evening(tmp_path, language)
        evening.begin()
        evening.type(sentence)
        assert (choices(evening).people, len(choices(evening).partners)) == (1, 2), sentence


@pytest.mark.by_turns
@each_language
def test_names_and_computers_are_said_at_once_and_changed(tmp_path: Path, language: str) -> None:
    evening = Evening(tmp_path, language)
    evening.begin()
    evening.type(NAMED[language])
    assert choices(evening).names == ("Anna", *choices(evening).partners)
    assert len(choices(evening).partners) == 1
    evening.type(MORE[language])
    assert len(choices(evening).partners) == 2
    evening.type(LESS[language])
    assert len(choices(evening).names) == 2
    evening.type(STRONG[language])
    assert choices(evening).level is Level.STRONG
    evening.type(COMPANION[language])
    assert choices(evening).level is Level.COMPANION
    assert len(choices(evening).partners) == 1


def test_a_computer_is_never_called_like_a_player(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "en")
    evening.begin()
    evening.type("just me")
    evening.type("Jane")
    assert evening.table.conversation.people == ("Jane",)
    assert len(set(evening.table.conversation.names)) == 3


def test_a_lone_player_may_type_any_name(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "en")
    evening.begin()
    evening.type("just me")
    told = evening.type("Xaver")
    assert told[0] == "table: Dealt. Xaver begins.", "a lone player has nobody to agree with"
    assert evening.table.conversation.people == ("Xaver",)


def test_too_many_are_refused_and_somebody_has_to_play(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "en")
    evening.begin()
    assert evening.type("four of us and four computers") == ["table: Two to five can play."]
    evening.type("Anna and one computer")
    assert evening.type("take Anna out") == ["table: Somebody has to play."]


def test_another_language_brings_computers_of_its_own(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "en")
    evening.begin()
    evening.type("Anna and two computers")
    evening.type("in Polish")
    assert choices(evening).names[0] == "Anna"
    assert choices(evening).partners == ("Kasia", "Tomek")


@each_language
def test_just_me_when_a_game_is_offered_begins_another_and_the_saved_one_stays(
    tmp_path: Path, language: str
) -> None:
    before = Evening(tmp_path, language, names=PLAYERS[language][:2])
    before.deal()
    before.table.close()
    for said in (ALONE[language][0], WITH_TWO[language][0]):
        later = Evening(tmp_path, language, saved=unfinished_game(tmp_path, GAMES))
        later.begin()
        asked = later.say(said.casefold())
        assert (choices(later).people, len(choices(later).partners)) == (1, 2), said
        assert asked[-1].endswith(later.table.conversation.wording.say("ask-name"))
        later.table.close()
    saved = unfinished_game(tmp_path, GAMES)
    assert saved is not None
    assert saved.choices.names == PLAYERS[language][:2], "it can be resumed next time"


@each_language
def test_just_me_when_last_time_is_offered_begins_alone(tmp_path: Path, language: str) -> None:
    last = LastTime(Choices(language, "hanabi", count=2, names=PLAYERS[language][:2]))
    for said in (ALONE[language][0], WITH_TWO[language][0]):
        evening = Evening(tmp_path, language, last_time=last)
        evening.begin()
        evening.say(said.casefold())
        assert (choices(evening).people, len(choices(evening).partners)) == (1, 2), said


@each_language
def test_whoever_says_their_name_with_it_is_not_asked_for_it(tmp_path: Path, language: str) -> None:
    for sentence, name in ALONE_BY_NAME[language]:
        evening = Evening(tmp_path, language)
        evening.begin()
        evening.type(sentence)
        names = evening.playing.conversation.names
        assert (names[0], len(names)) == (name, 3), sentence
        assert name not in names[1:]


@each_language
def test_computers_other_than_those_announced_are_announced_before_the_deal(
    tmp_path: Path, language: str
) -> None:
    evening = Evening(tmp_path, language)
    evening.begin()
    evening.type(ALONE[language][0])
    first, *_ = choices(evening).partners
    told = evening.type(first)
    conversation = evening.playing.conversation
    partners = conversation.names[1:]
    assert first not in partners
    players = conversation.wording.all_of(partners)
    renamed = conversation.wording.say("partners-renamed", players=players, count=len(partners))
    assert told[0] == f"table: {renamed}"
