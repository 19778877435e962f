"""Whatever the command line can choose for playing can be said, too; an option without a sentence fails."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import Evening

from voice_hanabi.cli.play import COMMAND
from voice_hanabi.contract.commands import (
    Arrange,
    Command,
    Control,
    ControlVerb,
    HearBy,
    SetUp,
    WithPartners,
)
from voice_hanabi.contract.expectations import SET_UP
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.speaking.announcement import Announcement, Cue
from voice_hanabi.table.conversation.private_ears import EarsHere
from voice_hanabi.understanding.before_a_game.ears_said import ears_said
from voice_hanabi.understanding.interpreter import interpreter_of
from voice_hanabi.understanding.outcome import Understood

NAMES = {"cs": ("Anna", "Petr"), "pl": ("Anna", "Piotr"), "da": ("Anna", "Peter"), "en": ("Anna", "Peter")}

SAID: dict[str, tuple[Command, dict[str, str]]] = {
    "--lang": (
        SetUp("language", "da"),
        {"cs": "dánsky", "pl": "po duńsku", "da": "dansk", "en": "danish"},
    ),
    "--game": (SetUp("game", "koi-koi"), dict.fromkeys(LANGUAGES, "koi-koi")),
    "--rules": (
        SetUp("rules", "pl"),
        {"cs": "polská pravidla", "pl": "polskie zasady", "da": "polske regler", "en": "polish rules"},
    ),
    "--variant": (
        SetUp("variant", "black"),
        {"cs": "černý prach", "pl": "czarny proch", "da": "sortkrudt", "en": "black powder"},
    ),
    "--players": (
        SetUp("names", names=("Anna", "Eva")),
        {"cs": "Anna a Eva", "pl": "Anna i Ewa", "da": "Anna og Eva", "en": "Anna and Eva"},
    ),
    "--partners": (
        WithPartners(1, 2),
        {
            "cs": "já a dva počítače",
            "pl": "ja i dwa komputery",
            "da": "mig og to computere",
            "en": "me and two computers",
        },
    ),
    "--partner-level": (
        SetUp("level", "strong"),
        {"cs": "silní spoluhráči", "pl": "mocni gracze", "da": "stærke medspillere", "en": "strong partners"},
    ),
    "--ear": (
        HearBy(((1, "headset"),)),
        {
            "cs": "Petr má sluchátka",
            "pl": "Piotr ma słuchawki",
            "da": "Peter får headsettet",
            "en": "Peter takes the headset",
        },
    ),
    "--phones": (
        HearBy(((None, "phone"),)),
        {"cs": "telefony", "pl": "telefony", "da": "telefoner", "en": "phones"},
    ),
    "--board": (
        Arrange("show-board"),
        {"cs": "ukaž stůl", "pl": "pokaż stół", "da": "vis bordet", "en": "show the table"},
    ),
    "--confirm": (
        Arrange("confirm", "ask"),
        {
            "cs": "ptej se před každým tahem",
            "pl": "pytaj przed każdym ruchem",
            "da": "spørg før hvert træk",
            "en": "ask before every move",
        },
    ),
    "--resume": (
        Arrange("resume"),
        {
            "cs": "pokračuj v uložené hře",
            "pl": "wróć do zapisanej gry",
            "da": "fortsæt det gemte spil",
            "en": "go on with the saved game",
        },
    ),
    "--microphone": (
        Arrange("use-microphone", "headset"),
        {
            "cs": "vezmi mikrofon ve sluchátkách",
            "pl": "weź mikrofon w słuchawkach",
            "da": "brug headsettets mikrofon",
            "en": "use the headset's microphone",
        },
    ),
    "--second-ear": (
        Arrange("listen-harder"),
        {
            "cs": "poslouchej pozorněji",
            "pl": "słuchaj uważniej",
            "da": "lyt bedre efter",
            "en": "listen harder",
        },
    ),
    "--voice": (
        Arrange("other-voice"),
        {"cs": "jiný hlas", "pl": "inny głos", "da": "en anden stemme", "en": "another voice"},
    ),
    "--cards": (
        Arrange("use-deck", "red"),
        {
            "cs": "hrajeme s červenou krabičkou",
            "pl": "gramy czerwonym pudełkiem",
            "da": "vi spiller med den røde æske",
            "en": "play with the red box",
        },
    ),
    "--output": (
        HearBy(((None, "writing"),)),
        {"cs": "písemně", "pl": "na piśmie", "da": "på skrift", "en": "in writing"},
    ),
}
"""What is said instead of an option, and the result."""

NEEDS_NONE = {
    "--version": "tells of the program; nothing is played",
    "--ask-language": "asks by itself, aloud, on the first start",
    "--seed": "for scripts and tests: people want chance",
    "--input": "the microphone is used where there is one, the keyboard where there is none",
    "--model": "for whoever trains models; the packed one is found by itself",
    "--headset": "saves nothing that is not noticed: the table hears through its own voice",
    "--saves": "for scripts and tests",
}
"""Options that need no sentence, and why."""


def test_every_option_of_playing_can_be_said_or_needs_no_sentence() -> None:
    options = {option.name for option in COMMAND.options}
    assert options == SAID.keys() | NEEDS_NONE.keys()
    assert not SAID.keys() & NEEDS_NONE.keys()


@pytest.mark.parametrize("option", SAID)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_instead_of_an_option_is_understood(language: str, option: str) -> None:
    meant, sentences = SAID[option]
    sentence, names = sentences[language], NAMES[language]
    if option == "--players":
        names = ()
        meant = SetUp("names", names=("Anna", "Ewa" if language == "pl" else "Eva"))
    understood = interpreter_of(HANABI, language, names).understand(typed_line(sentence), SET_UP.intents)
    said = understood.command if isinstance(understood, Understood) and understood.sure else None
    if said != meant:
        said = ears_said(language, "hanabi", names).read(sentence, in_game=False, asked=True)
    assert said == meant, (sentence, understood)


def test_who_begins_and_the_length_of_answers_can_be_said_though_no_option_has_them() -> None:
    reader = interpreter_of(HANABI, "en", NAMES["en"])
    begins = reader.understand(typed_line("Peter begins"), SET_UP.intents)
    assert isinstance(begins, Understood)
    assert begins.command == SetUp("beginner", 1)
    shorter = reader.understand(typed_line("shorter answers"), HANABI.situations.turn.intents)
    assert isinstance(shorter, Understood)
    assert shorter.command == Control(ControlVerb.SHORTER)


BEFORE_A_GAME = ("--lang", "--game")
"""What is chosen before a game; during one it is refused, and players are told where to do it."""

IN_GAME = {
    "--ear": {
        "cs": "přepni mě na telefon",
        "pl": "przełącz mnie na telefon",
        "da": "skift mig til telefonen",
        "en": "switch me to the phone",
    },
    "--confirm": SAID["--confirm"][1],
    "--microphone": SAID["--microphone"][1],
    "--second-ear": SAID["--second-ear"][1],
    "--voice": SAID["--voice"][1],
}
"""What makes sense during a game, too."""


@pytest.mark.parametrize("option", IN_GAME)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_makes_sense_during_a_game_is_understood_then(
    tmp_path: Path, language: str, option: str
) -> None:
    evening = Evening(tmp_path, language, names=NAMES[language], here=EarsHere(asked=True, phones=True))
    evening.deal()
    turn = evening.state
    evening.say(IN_GAME[option][language])
    sounds = {made.cue for made in evening.effects if isinstance(made, Announcement)}
    assert evening.effects
    assert Cue.UNHEARD not in sounds
    assert evening.state is turn


@pytest.mark.by_turns
@pytest.mark.parametrize("option", BEFORE_A_GAME)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_chosen_before_a_game_is_refused_with_a_sentence_during_one(
    tmp_path: Path, language: str, option: str
) -> None:
    evening = Evening(tmp_path, language, names=NAMES[language])
    evening.deal()
    told = evening.type(SAID[option][1][language])
    refused = evening.table.conversation.wording.say("chosen-before")
    assert any(line.partition(": ")[2] == refused for line in told), told
