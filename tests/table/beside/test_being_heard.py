"""Microphones and the key to speak, asked for in people's own words, before and during a game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from evening import LANGUAGES, PLAYERS, Evening, stacked
from paper_evening import PaperEvening

from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.beside.being_heard import OFFERED_AFTER, TAKEN_AFTER
from voice_hanabi.table.conversation.effects import Effect, LastTime, ListenAlways, Remember, UseMicrophone
from voice_hanabi.table.conversation.microphones import KeyHere, MicrophoneHere, MicrophonesHere

HANDS = ["r1 y2 w2 b3 r5", "r1 b3 w1 g5 y2"]
BUILT_IN = MicrophoneHere("alsa_input.built-in", "Built-in Audio")
HEADSET = MicrophoneHere("alsa_input.usb", "USB Headset", worn=True)
CAMERA = MicrophoneHere("alsa_input.camera", "Camera")

OTHER = {
    "en": ("another microphone", "could you take a different microphone please"),
    "cs": ("jiný mikrofon", "zkus prosím nějaký jiný mikrofon"),
    "pl": ("inny mikrofon", "weź może jakiś inny mikrofon"),
    "da": ("en anden mikrofon", "kan du ikke tage en anden mikrofon"),
}
OF_HEADSET = {
    "en": ("use the headset's microphone", "I'd rather you use the microphone on the headset"),
    "cs": ("vezmi mikrofon ve sluchátkách", "poslouchej mě přes mikrofon na sluchátkách"),
    "pl": ("weź mikrofon w słuchawkach", "słuchaj mnie przez mikrofon w słuchawkach"),
    "da": ("brug headsettets mikrofon", "kan du lytte med mikrofonen i headsettet"),
}
SECOND = {
    "en": "the second microphone",
    "cs": "druhý mikrofon",
    "pl": "drugi mikrofon",
    "da": "den anden mikrofon",
}
WHICH = {
    "en": ("which microphones are there", "tell me what microphones you have"),
    "cs": ("jaké jsou mikrofony", "řekni mi jaké tu máš mikrofony"),
    "pl": ("jakie są mikrofony", "powiedz jakie masz tu mikrofony"),
    "da": ("hvilke mikrofoner er der", "sig mig hvilke mikrofoner du har"),
}
KEY = {
    "en": ("a key to speak", "push to talk", "we want a key to talk"),
    "cs": ("klávesa na mluvení", "mluvit na klávesu", "poslouchej jen když zmáčknu klávesu"),
    "pl": ("klawisz do mówienia", "chcę mówić z klawiszem", "słuchaj tylko jak nacisnę klawisz"),
    "da": ("en tast til at tale", "tryk for at tale", "lyt kun når jeg trykker på en tast"),
}
ALWAYS = {
    "en": ("listen always", "always listen again", "listen all the time"),
    "cs": ("poslouchej pořád", "zase poslouchej pořád", "poslouchej zas furt"),
    "pl": ("słuchaj cały czas", "słuchaj znowu zawsze", "słuchaj znów bez przerwy"),
    "da": ("lyt altid", "lyt altid igen", "du skal lytte hele tiden"),
}


class Computer:
    """A computer's microphones, as the table has them used."""

    def __init__(self, *microphones: MicrophoneHere, key: KeyHere = KeyHere.ENTER) -> None:
        self.microphones = microphones
        self.used = microphones[0].name if microphones else ""
        self.key = key

    def here(self) -> MicrophonesHere:
        return MicrophonesHere(self.microphones, self.used, self.key)


def before(folder: Path, language: str, computer: Computer) -> Evening:
    evening = Evening(folder, language, microphones=computer.here)
    evening.begin()
    return evening


def in_game(folder: Path, language: str, computer: Computer) -> Evening:
    evening = Evening(folder, language, microphones=computer.here)
    evening.sit_down(stacked(HANDS), PLAYERS[language][:2])
    return evening


def paused(folder: Path, language: str, computer: Computer) -> Evening:
    evening = in_game(folder, language, computer)
    evening.say({"en": "pause", "cs": "pauza", "pl": "pauza", "da": "pause"}[language])
    assert evening.table.expectation.value == "paused"
    return evening


WHEN = (before, in_game, paused)


def brought(evening: Evening, kind: type) -> list[object]:
    return [effect for effect in evening.effects if isinstance(effect, kind)]


@pytest.mark.parametrize("when", WHEN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_another_microphone_is_the_next_one_and_is_named(tmp_path: Path, language: str, when: object) -> None:
    for sentence in OTHER[language]:
        evening = when(tmp_path, language, Computer(BUILT_IN, HEADSET, CAMERA))  # type: ignore[operator]
        told = evening.say(sentence)
        assert brought(evening, UseMicrophone) == [UseMicrophone(HEADSET.name)], sentence
        assert any(HEADSET.called in line for line in told), sentence


@pytest.mark.parametrize("when", WHEN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_headsets_microphone_is_found_by_what_it_is(tmp_path: Path, language: str, when: object) -> None:
    for sentence in OF_HEADSET[language]:
        evening = when(tmp_path, language, Computer(BUILT_IN, CAMERA, HEADSET))  # type: ignore[operator]
        evening.say(sentence)
        assert brought(evening, UseMicrophone) == [UseMicrophone(HEADSET.name)], sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_microphone_is_chosen_by_its_number(tmp_path: Path, language: str) -> None:
    evening = in_game(tmp_path, language, Computer(BUILT_IN, CAMERA, HEADSET))
    turn = evening.state
    evening.say(SECOND[language])
    assert brought(evening, UseMicrophone) == [UseMicrophone(CAMERA.name)]
    assert evening.state is turn, "the game is where it was"


@pytest.mark.parametrize("when", WHEN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_are_named_with_their_numbers(tmp_path: Path, language: str, when: object) -> None:
    for sentence in WHICH[language]:
        evening = when(tmp_path, language, Computer(BUILT_IN, HEADSET))  # type: ignore[operator]
        told = " ".join(evening.say(sentence))
        assert f"1, {BUILT_IN.called}, 2, {HEADSET.called}" in told, sentence
        assert not brought(evening, UseMicrophone)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_there_is_no_other_that_is_said(tmp_path: Path, language: str) -> None:
    evening = in_game(tmp_path, language, Computer(BUILT_IN))
    assert any(BUILT_IN.called in line for line in evening.say(OTHER[language][0]))
    assert not brought(evening, UseMicrophone)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_silent_microphone_is_reported_and_the_next_one_tried_until_all_were(
    tmp_path: Path, language: str
) -> None:
    computer = Computer(BUILT_IN, HEADSET, CAMERA)
    evening = before(tmp_path, language, computer)
    for failed, other in ((BUILT_IN, HEADSET), (HEADSET, CAMERA)):
        assert computer.used == failed.name
        effects = evening.table.microphone_failed("microphone-silent")
        assert UseMicrophone(other.name) in effects
        (said,) = (effect for effect in effects if isinstance(effect, Announcement))
        assert failed.called in said.text
        assert other.called in said.text
        computer.used = other.name
    assert evening.table.microphone_failed("microphone-silent") == [], "nobody is sent round in circles"


def test_one_that_is_far_too_loud_still_hears_so_that_another_is_only_offered(tmp_path: Path) -> None:
    evening = before(tmp_path, "en", Computer(BUILT_IN, HEADSET))
    (said,) = evening.table.microphone_failed("microphone-too-loud")
    assert isinstance(said, Announcement)
    assert HEADSET.called in said.text


def test_with_one_microphone_there_is_nothing_to_offer(tmp_path: Path) -> None:
    evening = before(tmp_path, "en", Computer(BUILT_IN))
    for reason in ("microphone-silent", "microphone-lost", "microphone-too-loud"):
        assert evening.table.microphone_failed(reason) == []


@pytest.mark.parametrize("when", WHEN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_to_speak_is_asked_for_explained_and_given_up(
    tmp_path: Path, language: str, when: object
) -> None:
    for wish, end in zip(KEY[language], ALWAYS[language], strict=True):
        evening = when(tmp_path, language, Computer(BUILT_IN))  # type: ignore[operator]
        told = evening.say(wish)
        assert brought(evening, ListenAlways) == [ListenAlways(False)], wish
        assert any("Enter" in line for line in told)
        evening.say(end)
        assert brought(evening, ListenAlways) == [ListenAlways(True)], end


SPACE_BAR = {
    "en": ("use the space bar", "space bar"),
    "cs": ("chci mluvit na mezerník", "mezerník"),
    "pl": ("chcę mówić przez spację", "spację"),
    "da": ("brug mellemrumstasten", "mellemrumstasten"),
}
"""How the key is asked for, and what it is called."""


@pytest.mark.parametrize("key", [KeyHere.ENTER, KeyHere.SPACE])
@pytest.mark.parametrize("when", WHEN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_wants_the_space_bar_is_told_whether_it_is_that_or_enter(
    tmp_path: Path, language: str, when: object, key: KeyHere
) -> None:
    wish, called = SPACE_BAR[language]
    evening = when(tmp_path, language, Computer(BUILT_IN, key=key))  # type: ignore[operator]
    told = " ".join(evening.say(wish))
    assert brought(evening, ListenAlways) == [ListenAlways(False)]
    assert "Enter" in told
    assert (called in told) == (key is KeyHere.SPACE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_keyboard_no_key_is_promised(tmp_path: Path, language: str) -> None:
    evening = in_game(tmp_path, language, Computer(BUILT_IN, key=KeyHere.NONE))
    assert evening.say(KEY[language][0])
    assert not brought(evening, ListenAlways)


def test_what_was_chosen_is_remembered_and_taken_up_again(tmp_path: Path) -> None:
    computer = Computer(BUILT_IN, HEADSET)
    evening = Evening(tmp_path, "en", microphones=computer.here)
    evening.begin()
    for answer in ("two", "Anna and Petr", "another microphone", "a key to speak", "yes"):
        evening.type(answer)
    (remember,) = brought(evening, Remember)
    assert isinstance(remember, Remember)
    last = remember.evening
    assert isinstance(last, LastTime)
    assert (last.microphone, last.key) == (HEADSET.name, True)
    evening.type("listen always")
    (remember,) = brought(evening, Remember)
    assert isinstance(remember, Remember)
    assert remember.evening is not None
    assert not remember.evening.key, "a change in mid-game is remembered, too"
    again = Evening(tmp_path / "again", "en", microphones=computer.here, last_time=last)
    again.begin()
    again.type("yes")
    assert brought(again, UseMicrophone) == [UseMicrophone(HEADSET.name)]
    assert brought(again, ListenAlways) == [ListenAlways(False)]


NOT_UNDERSTOOD = Utterance((Alternative("[unk]"),))


def in_vain(evening: Evening, tries: int) -> list[Effect]:
    """What happens when somebody may have spoken this often and wasn't understood, by murmur and by talk."""
    brought: list[Effect] = []
    for number in range(tries):
        if number % 2:
            brought += evening.table.no_words()
        else:
            evening.hear(NOT_UNDERSTOOD)
            brought += evening.effects
    return brought


def said_of(effects: list[Effect]) -> list[str]:
    return [effect.text for effect in effects if isinstance(effect, Announcement) and effect.text]


QUOTED = re.compile(r"['“„]([^”“„]*?)[”“'](?= |,)")
"""What can be said, in each language's quotation marks; an apostrophe is followed by a letter."""


@pytest.mark.parametrize("other", [HEADSET, CAMERA])
@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_is_understood_another_microphone_is_offered_by_what_can_be_said(
    tmp_path: Path, language: str, other: MicrophoneHere
) -> None:
    computer = Computer(BUILT_IN, other)
    evening = before(tmp_path, language, computer)
    assert not said_of(in_vain(evening, OFFERED_AFTER - 1)), "somebody has coughed"
    (told,) = said_of(in_vain(evening, 1))
    assert BUILT_IN.called in told
    assert other.called in told
    quoted = QUOTED.findall(told.replace("can't", "cannot"))
    assert len(quoted) == 1, told
    evening.say(quoted[0])
    assert brought(evening, UseMicrophone) == [UseMicrophone(other.name)], quoted


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_not_heard_can_say_nothing_so_each_is_tried_and_then_the_first_again(
    tmp_path: Path, language: str
) -> None:
    computer = Computer(BUILT_IN, HEADSET, CAMERA)
    evening = before(tmp_path, language, computer)
    told: list[str] = []
    for other in (HEADSET, CAMERA):
        effects = in_vain(evening, TAKEN_AFTER)
        assert [one for one in effects if isinstance(one, UseMicrophone)] == [UseMicrophone(other.name)]
        computer.used = other.name
        told += said_of(effects)
    effects = in_vain(evening, TAKEN_AFTER)
    assert [one for one in effects if isinstance(one, UseMicrophone)] == [UseMicrophone(BUILT_IN.name)]
    computer.used = BUILT_IN.name
    told += said_of(effects)
    assert len(told) == len(set(told)) == 5
    assert not evening.table.doubts_microphone
    assert not in_vain(evening, 5 * TAKEN_AFTER), "nobody is sent round in circles"


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_one_microphone_alone_people_are_told_once_to_come_closer(tmp_path: Path, language: str) -> None:
    evening = before(tmp_path, language, Computer(BUILT_IN))
    (told,) = said_of(in_vain(evening, 5 * TAKEN_AFTER))
    assert BUILT_IN.called in told
    assert not brought(evening, UseMicrophone)


@pytest.mark.parametrize("way", ["said", "typed"])
def test_once_people_are_understood_talk_brings_no_doubt(tmp_path: Path, way: str) -> None:
    evening = before(tmp_path, "en", Computer(BUILT_IN, HEADSET))
    in_vain(evening, OFFERED_AFTER)
    evening.say("two") if way == "said" else evening.type("two")
    assert not evening.table.doubts_microphone
    assert not in_vain(evening, 3 * TAKEN_AFTER)


def test_one_that_was_asked_for_in_mid_game_and_hears_nobody_is_given_up_again(tmp_path: Path) -> None:
    computer = Computer(BUILT_IN, HEADSET)
    evening = in_game(tmp_path, "en", computer)
    evening.say("score")
    evening.say("use the headset's microphone")
    computer.used = HEADSET.name
    assert evening.table.doubts_microphone
    effects = in_vain(evening, TAKEN_AFTER)
    assert UseMicrophone(BUILT_IN.name) in effects
    computer.used = BUILT_IN.name
    evening.say("score")
    assert not evening.table.doubts_microphone


def test_a_silent_one_that_is_the_only_one_is_not_reported_twice(tmp_path: Path) -> None:
    evening = before(tmp_path, "en", Computer(BUILT_IN))
    assert evening.table.microphone_failed("microphone-silent") == [], "the session says what is wrong"
    assert not in_vain(evening, TAKEN_AFTER)


def test_while_paper_cards_are_shown_nobody_has_to_be_heard(tmp_path: Path) -> None:
    evening = PaperEvening(tmp_path, microphones=Computer(BUILT_IN, HEADSET).here)
    evening.deal()
    murmur = Utterance((Alternative("[unk]", 0.0),))
    while not evening.state.is_dealt:
        for _ in range(TAKEN_AFTER):
            assert not evening.table.no_words()
            assert not any(isinstance(made, UseMicrophone) for made in evening.table.hear(murmur))
        evening.draw()
    told = [made for _ in range(OFFERED_AFTER) for made in evening.table.no_words()]
    assert [made.text for made in told if isinstance(made, Announcement)], "on a turn people want to be heard"
