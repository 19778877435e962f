"""Questions about the short sounds: what the last one meant, and all of them, in each game and language."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from evening import PLAYERS, Evening, PrivateEars
from in_each_language import each_language

from voice_hanabi.contract.choices import Choices
from voice_hanabi.evening.carrying_out import CarryingOut
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.talk import narration as of_hanabi
from voice_hanabi.games.hanafuda.talk import narration as of_hanafuda
from voice_hanabi.hearing.utterance import Alternative, Utterance, typed_line
from voice_hanabi.speaking.announcement import Announcement, Cue
from voice_hanabi.speaking.routes import TextRoute
from voice_hanabi.speaking.speaker import Speaker
from voice_hanabi.table.beside.sounds import sounds_told
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.effects import Cues, TellSounds
from voice_hanabi.table.table import Table

WHAT = {
    "en": (
        "what was that sound",
        "what did that beep mean",
        "what's that funny noise just now",
        "why did you beep",
        "wait, what was that sound",
        "and what was that ding?",
        "what kind of sound was that",
    ),
    "cs": (
        "co to bylo za zvuk",
        "co znamenal ten zvuk",
        "co byl to za tón",
        "co to píplo",
        "počkej, co to bylo za cinknutí",
        "proč to teď píplo?",
        "jaký to byl zvuk",
    ),
    "pl": (
        "co to był za dźwięk",
        "co oznaczał ten sygnał",
        "co to za odgłos",
        "czemu to piknęło",
        "czekaj, co to był za dźwięk",
        "a co to tak zadzwoniło?",
        "jaki to był dźwięk",
    ),
    "da": (
        "hvad var det for en lyd",
        "hvad betød den lyd",
        "hvad var den mærkelige lyd",
        "hvorfor bippede det",
        "vent, hvad var det for en lyd",
        "hov, hvad var det der bippede?",
        "hvilken lyd var det",
    ),
}
ALL = {
    "en": (
        "what do the sounds mean",
        "explain the sounds to me",
        "which sounds are there",
        "tell me what the sounds mean",
        "what does a high beep mean",
    ),
    "cs": (
        "co znamenají zvuky",
        "vysvětli mi všechny zvuky",
        "jaké máš zvuky",
        "řekni mi, co znamenají ty zvuky",
    ),
    "pl": (
        "co znaczą dźwięki",
        "objaśnij mi te sygnały",
        "jakie masz dźwięki",
        "powiedz mi, co znaczą te dźwięki",
    ),
    "da": (
        "hvad betyder lydene",
        "forklar alle lydene for mig",
        "hvilke lyde er der",
        "fortæl mig hvad lydene betyder",
    ),
}
MENTIONED = {
    "en": ("what was that noise outside", "I like the sound of that", "Peter asked what that sound was"),
    "cs": ("co to bylo za zvuk na chodbě", "ten zvuk znám", "Petr se ptal co to bylo za zvuk"),
    "pl": ("co to był za dźwięk na klatce", "znam ten dźwięk", "Piotr pytał co to był za dźwięk"),
    "da": (
        "hvad var det for en lyd ude på gaden",
        "den lyd kender jeg",
        "Peter spurgte hvad det var for en lyd",
    ),
}
SHARED = (Cue.START, Cue.TURN, Cue.END, Cue.UNHEARD, Cue.THINKING)
"""The sounds that the table plays in every game."""
OF_GAME: dict[str, Any] = {
    "hanabi": of_hanabi._CUES,
    "koi-koi": of_hanafuda._CUES,
    "hanafuda": of_hanafuda._CUES,
}

each_game = pytest.mark.parametrize("game", GAMES)


def conversation(language: str, game: str) -> Conversation:
    return Conversation(GAMES[game], language, PLAYERS[language][:2])


def told(evening: Evening) -> list[TellSounds]:
    return [one for one in evening.effects if isinstance(one, TellSounds)]


@each_language
@pytest.mark.parametrize("dealt", [False, True])
def test_players_ask_what_the_last_sound_meant_or_which_sounds_there_are(
    tmp_path: Path, language: str, dealt: bool
) -> None:
    evening = Evening(tmp_path, language, names=PLAYERS[language][:2])
    if dealt:
        evening.deal()
    else:
        evening.begin()
    for every, texts in ((False, WHAT[language]), (True, ALL[language])):
        for text in texts:
            evening.type(text)
            assert told(evening) == [TellSounds(None, every)], text


@pytest.mark.by_turns
@each_language
@each_game
def test_it_is_heard_in_each_game(tmp_path: Path, language: str, game: str) -> None:
    choices = Choices(language, game, names=PLAYERS[language][:2], count=2)
    table = Table(choices, GAMES, folder=tmp_path, new_seed=lambda: 1, ears=PrivateEars())
    table.deal_now()
    for every, texts in ((False, WHAT[language]), (True, ALL[language])):
        for text in texts:
            assert TellSounds(None, every) in table.hear(Utterance((Alternative(text),))), text
    table.close()


@each_language
def test_a_sound_that_is_only_spoken_of_is_not_asked_about(tmp_path: Path, language: str) -> None:
    evening = Evening(tmp_path, language, names=PLAYERS[language][:2])
    evening.deal()
    for text in MENTIONED[language]:
        for hear in (evening.say, evening.type):
            hear(text)
            assert told(evening) == [], text


def test_whoever_types_on_a_phone_is_answered_there(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "en", names=("Anna", "Petr"))
    evening.deal()
    evening.hear(typed_line(WHAT["en"][0], 1))
    assert told(evening) == [TellSounds(1)]


@pytest.mark.by_turns
@each_language
@each_game
def test_every_sound_that_a_game_plays_has_its_words(language: str, game: str) -> None:
    wording = conversation(language, game).wording
    played = {*SHARED, *(cue for _, cue in OF_GAME[game])}
    assert {cue for cue in Cue if wording.has(f"cue-{cue.value}")} == played


@each_language
@each_game
def test_all_are_played_each_before_its_words(language: str, game: str) -> None:
    first, *rest = sounds_told(conversation(language, game), TellSounds(None, every=True), None)
    assert first.cue is None
    assert {one.cue for one in rest} == {*SHARED, *(cue for _, cue in OF_GAME[game])}
    assert len({one.text for one in rest}) == len(rest)
    assert all(one.text[0].isupper() and one.text.endswith(".") for one in rest)


class Carried:
    """Carries out effects with a speaker that writes lines."""

    def __init__(self, language: str = "en", game: str = "hanabi") -> None:
        self.lines = io.StringIO()
        self.conversation = conversation(language, game)
        names = self.conversation.names
        self.speaker = Speaker(TextRoute(), {names[0]: TextRoute()}, names=names, lines=self.lines)
        self.out = CarryingOut(self.speaker, renew_phone=None, learning=None, arranged=None)

    def said(self, *effects: Announcement | TellSounds | Cues) -> str:
        self.lines.seek(0)
        self.lines.truncate()
        for effect in effects:
            self.out.do(effect, self.conversation)
        return self.lines.getvalue().strip()


@pytest.mark.parametrize(
    ("language", "game", "cue", "meant"),
    [
        ("en", "hanabi", Cue.STRIKE, "That sound means: a strike, because the card doesn't fit."),
        ("en", "koi-koi", Cue.FIREWORK, "That sound means: somebody has made a yaku."),
        ("cs", "hanabi", Cue.UNHEARD, "Ten zvuk znamená: něco bylo slyšet, ale nebylo tomu rozumět."),
        ("pl", "koi-koi", Cue.LAST_ROUND, "Ten dźwięk oznacza: koniec rundy."),
        ("da", "hanabi", Cue.TOKEN, "Den lyd betyder: I har fået en blå brik tilbage."),
    ],
)
def test_what_was_played_last_is_told_first_and_then_where_to_hear_the_others(
    language: str, game: str, cue: Cue, meant: str
) -> None:
    carried = Carried(language, game)
    carried.said(carried.conversation.everyone("", cue=Cue.START), carried.conversation.everyone("", cue=cue))
    answer = carried.said(TellSounds(None))
    assert meant in answer
    assert answer.index(meant) < answer.index(ALL[language][0])


def test_the_sound_of_a_turn_was_heard_by_that_player_alone() -> None:
    carried = Carried()
    turn = Announcement(0, "Your turn.", "en", cue=Cue.TURN)
    carried.said(carried.conversation.everyone("", cue=Cue.CLUE), turn)
    assert "it's your turn" in carried.said(TellSounds(0))
    assert "it's your turn" in carried.said(TellSounds(None))
    assert "somebody has given a clue" in carried.said(TellSounds(1))


def test_if_nothing_has_sounded_yet_or_sounds_are_off_that_is_said() -> None:
    carried = Carried()
    assert "I haven't played a sound yet." in carried.said(TellSounds(None))
    carried.said(carried.conversation.everyone("", cue=Cue.CLUE), Cues(False))
    assert "My short sounds are off. Say 'turn on the sounds' to have them back." in carried.said(
        TellSounds(None)
    )
    assert "off" in carried.said(TellSounds(None, every=True))


def test_what_all_mean_is_said_whole_to_one_alone() -> None:
    carried = Carried()
    lines = carried.said(TellSounds(0, every=True)).splitlines()
    assert len(lines) == 1 + len({*SHARED, *(cue for _, cue in OF_GAME["hanabi"])})
