"""The guide read aloud: section by section, at set-up, during a game and in a pause; no game waits for it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from evening import LANGUAGES, PLAYERS, Evening, stacked

from voice_hanabi.language.grammar_problems import data_folder
from voice_hanabi.language.guide import guide
from voice_hanabi.speaking.announcement import Announcement, Kind
from voice_hanabi.table.conversation.effects import Hush

HANDS = ["r1 y2 w2 b3 r5", "r1 b3 w1 g5 y2"]
READ = {
    "en": ("guide", "read me the guide", "could you read us the guide please"),
    "cs": ("návod", "přečti mi návod", "můžeš nám přečíst návod"),
    "pl": ("poradnik", "przeczytaj mi poradnik", "chcemy posłuchać poradnika"),
    "da": ("vejledningen", "læs vejledningen højt", "vil du læse vejledningen for os"),
}
NEXT = {
    "en": ("next", "next section", "go on"),
    "cs": ("další", "další oddíl", "pokračuj"),
    "pl": ("dalej", "następny rozdział", "następny"),
    "da": ("næste", "næste afsnit", "videre"),
}
BACK = {
    "en": ("back", "previous section"),
    "cs": ("zpátky", "předchozí oddíl"),
    "pl": ("wstecz", "poprzedni rozdział"),
    "da": ("tilbage", "forrige afsnit"),
}
STOP = {"en": "stop", "cs": "stop", "pl": "stop", "da": "stop"}


def before(folder: Path, language: str) -> Evening:
    evening = Evening(folder, language)
    evening.begin()
    return evening


def in_game(folder: Path, language: str) -> Evening:
    evening = Evening(folder, language)
    evening.sit_down(stacked(HANDS), PLAYERS[language][:2])
    return evening


def paused(folder: Path, language: str) -> Evening:
    evening = in_game(folder, language)
    evening.say({"en": "pause", "cs": "pauza", "pl": "pauza", "da": "pause"}[language])
    return evening


def read(evening: Evening) -> str:
    """What the last utterance had read to everybody."""
    made = [effect for effect in evening.effects if isinstance(effect, Announcement)]
    assert all(one.audience is None and one.kind is Kind.ANSWER for one in made)
    return " ".join(one.text for one in made)


@pytest.mark.parametrize("when", [before, in_game, paused])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_read_section_by_section_and_back(tmp_path: Path, language: str, when: object) -> None:
    sections = guide(language)
    for wish in READ[language]:
        evening = when(tmp_path, language)  # type: ignore[operator]
        evening.say(wish)
        assert read(evening).startswith(f"{sections[0].title}. "), wish
        for place, sentence in enumerate(NEXT[language], 1):
            evening.say(sentence)
            assert sections[place].title in read(evening), sentence
            assert sections[place].text in read(evening)
        for place, sentence in enumerate(BACK[language]):
            evening.say(sentence)
            assert sections[2 - place].title in read(evening), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_stop_next_no_longer_means_a_section(tmp_path: Path, language: str) -> None:
    evening = in_game(tmp_path, language)
    evening.say(READ[language][0])
    evening.say(STOP[language])
    evening.say(NEXT[language][1])
    said = " ".join(effect.text for effect in evening.effects if isinstance(effect, Announcement))
    assert guide(language)[1].text not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_goes_on_while_it_is_read(tmp_path: Path, language: str) -> None:
    evening = in_game(tmp_path, language)
    evening.say(READ[language][0])
    evening.type(evening.table.conversation.wording.say("example-play", slot=1))
    assert evening.table.unsettled
    evening.wait()
    assert evening.state.turn == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_waits_is_taken_back_first(tmp_path: Path, language: str) -> None:
    evening = in_game(tmp_path, language)
    evening.say(READ[language][0])
    evening.type(evening.table.conversation.wording.say("example-play", slot=1))
    evening.type({"en": "undo", "cs": "zpátky", "pl": "cofnij", "da": "fortryd"}[language])
    assert not evening.table.unsettled
    assert evening.state.turn == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_read_is_the_guide_without_marks_for_the_screen(language: str) -> None:
    sections = guide(language)
    assert len(sections) >= 6
    for section in sections:
        assert section.title
        assert section.text
        assert not re.search(r"[`*\n]|\]\(|\.\.|  ", section.text), section
        assert section.text[-1] in ".:!?“”'"


def test_after_the_last_section_it_says_so(tmp_path: Path) -> None:
    evening = in_game(tmp_path, "en")
    evening.say("guide")
    for _ in guide("en"):
        evening.say("next")
    assert "That's the end of the guide." in read(evening)


TO_GAME = {
    "en": ("back to the game", "close the guide", "let's go back to our game"),
    "cs": ("zpátky do hry", "zpět ke hře", "zavři návod", "vraťme se ke hře"),
    "pl": ("wracamy do gry", "wróćmy do gry", "zamknij poradnik"),
    "da": ("tilbage til spillet", "luk vejledningen", "lad os vende tilbage til spillet"),
}


@pytest.mark.parametrize("when", [before, in_game, paused])
@pytest.mark.parametrize("language", LANGUAGES)
def test_back_to_the_game_closes_it_and_goes_on(tmp_path: Path, language: str, when: object) -> None:
    sections = guide(language)
    for sentence in TO_GAME[language]:
        evening = when(tmp_path, language)  # type: ignore[operator]
        evening.say(READ[language][0])
        evening.say(sentence)
        said = " ".join(effect.text for effect in evening.effects if isinstance(effect, Announcement))
        assert evening.table.phase.prompt() in said, sentence
        assert Hush(None) in evening.effects
        assert not any(section.title in said for section in sections), sentence
        evening.say(NEXT[language][1])
        made = [effect.text for effect in evening.effects if isinstance(effect, Announcement)]
        assert not any(section.text in text for section in sections for text in made), "it is closed"


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_to_type_and_what_leads_to_them_are_not_read_but_all_else_is(language: str) -> None:
    read = " ".join(section.text for section in guide(language))
    assert not re.search(r"--\w|voice-hanabi|script/|```", read)
    written = (data_folder("docs") / language / "guide.md").read_text(encoding="utf-8")
    *before_commands, last = re.split(r"^```sh\n.*?^```$", written, flags=re.M | re.S)
    assert len(before_commands) >= 8
    leads = 0
    for part in before_commands:
        paragraphs = re.split(r"\n\n", part.strip())
        if paragraphs[-1].endswith(":"):
            leads += 1
            *told, lead = re.split(r"(?<=[.!?”“'])\s+(?=[A-ZČŘŠŽ])", " ".join(paragraphs.pop().split()))
            assert lead not in read
            assert all(sentence in read for sentence in told)
        for paragraph in paragraphs:
            is_prose = not re.match("[#-]", paragraph) and "](" not in paragraph
            assert not is_prose or " ".join(paragraph.split()) in read, paragraph
    assert leads == len(before_commands)
    assert " ".join(last.split()) in read
