"""Computer players at the table: they move by themselves, hear nothing privately, and explain themselves."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from checked_effects import check_effects
from evening import LANGUAGES, PLAYERS, Evening, PrivateEars
from in_each_language import each_language
from war import War

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.commands import StandIn
from voice_hanabi.contract.partners import Level
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.utterance import Alternative, Utterance, typed_line
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.conversation.conversation import Reach
from voice_hanabi.table.conversation.effects import Effect, GiveEars, HandOver, Leave
from voice_hanabi.table.conversation.private_ears import EarsHere
from voice_hanabi.table.playing.partners_turn import stand_in
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.private_hearing.hearing_privately import HearingPrivately
from voice_hanabi.table.saving.journal import read_journal
from voice_hanabi.table.table import Table

JUST_ME = {"cs": "jen já", "pl": "tylko ja", "da": "kun mig", "en": "just me"}
WHY = {"cs": "proč", "pl": "dlaczego", "da": "hvorfor", "en": "why"}


class Partnered:
    """A table at which people play with computers, without devices."""

    def __init__(
        self,
        folder: Path,
        choices: Choices,
        reaches: dict[int, Reach] | None = None,
        **further: object,
    ) -> None:
        self.folder = folder
        self.heard: list[Effect] = []
        self.table = Table(
            choices,
            GAMES,
            folder=folder,
            new_seed=lambda: 3,
            ears=PrivateEars(reaches or {}),
            hearing=HearingPrivately(lambda: EarsHere(asked=True, phones=True, writing=True)),
            **further,  # type: ignore[arg-type]
        )

    def take(self, effects: list[Effect]) -> list[str]:
        check_effects(effects, len(self.table.conversation.names))
        self.heard += effects
        return [made.text for made in effects if isinstance(made, Announcement) and made.text]

    def type(self, text: str) -> list[str]:
        return self.take(self.table.hear(typed_line(text)))

    @property
    def playing(self) -> Playing:  # type: ignore[type-arg]
        assert isinstance(self.table.phase, Playing)
        return self.table.phase

    def partners_move(self) -> list[str]:
        """Make the moves of the computer's seats until it is a person's turn."""
        told: list[str] = []
        while self.table.thinking is not None:
            told += self.take(self.table.move())
        return told

    def play_on(self, turns: int = 1000) -> None:
        """Play as the table itself suggests, whenever it is a person's turn."""
        self.partners_move()
        for _ in range(turns):
            if self.playing.state.outcome is not None:
                return
            self.type(self.playing.teller.demonstrated(self.playing.state))
            self.take(self.table.settle())
            self.partners_move()


def chosen(
    language: str,
    names: Sequence[str],
    partners: Sequence[str],
    game: str = "hanabi",
    level: Level = Level.COMPANION,
) -> Choices:
    everybody = (*names, *partners)
    return Choices(language, game, None, (), len(everybody), everybody, None, tuple(partners), level)


def alone(
    folder: Path,
    language: str = "en",
    game: str = "hanabi",
    ear: Reach = Reach.NO,
    level: Level = Level.COMPANION,
) -> Partnered:
    """One person and the computer, dealt."""
    partnered = Partnered(folder, chosen(language, ("Anna",), ("Tom", "Lucy"), game, level), {0: ear})
    partnered.take(partnered.table.deal_now())
    return partnered


@pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in ("hanabi", "koi-koi") for language in LANGUAGES]
)
def test_who_is_alone_plays_a_whole_game_with_two_answers(tmp_path: Path, game: str, language: str) -> None:
    evening = Partnered(tmp_path, Choices(language, game, variants=()), dict.fromkeys(range(6), Reach.NO))
    evening.take(evening.table.begin())
    assert evening.type(JUST_ME[language])
    evening.type(PLAYERS[language][0])
    assert evening.playing.conversation.people == PLAYERS[language][:1]
    assert len(evening.playing.partners.moves) == 0
    evening.play_on()
    assert evening.playing.state.outcome is not None
    assert evening.playing.partners.moves
    assert not any(isinstance(effect, GiveEars) for effect in evening.heard), "no ear is asked for"
    everything = [one.audience for one in evening.heard if isinstance(one, Announcement)]
    assert set(everything) == {None}, "all is said aloud"
    saved = read_journal(evening.playing.journal.path, GAMES)
    assert saved.state == evening.playing.state
    assert saved.choices.partners == evening.playing.conversation.names[1:]


@pytest.mark.parametrize("reach", [Reach.NO, Reach.HEADSET_ELSEWHERE, Reach.SCREEN_ELSEWHERE])
def test_a_lone_player_takes_no_headset_and_is_called_to_no_screen(tmp_path: Path, reach: Reach) -> None:
    evening = alone(tmp_path, ear=reach)
    evening.play_on(2)
    assert {one.audience for one in evening.heard if isinstance(one, Announcement)} == {None}
    assert not any(isinstance(effect, HandOver) for effect in evening.heard)


@each_language
def test_what_only_a_lone_player_may_know_is_said_aloud(tmp_path: Path, language: str) -> None:
    evening = alone(tmp_path, language)
    dealt = " ".join(one.text for one in evening.heard if isinstance(one, Announcement))
    for seat in (1, 2):
        assert evening.playing.conversation.wording.name(seat) in dealt
    assert len(dealt) > 150, "with the cards of both"


@pytest.mark.by_turns
@each_language
@pytest.mark.parametrize(("game", "whose"), [("hanabi", "next"), ("koi-koi", "turn-of")])
def test_a_lone_player_is_told_once_that_it_is_their_turn(
    tmp_path: Path, game: str, whose: str, language: str
) -> None:
    evening = alone(tmp_path, language, game)
    evening.partners_move()
    begun = len(evening.heard)
    evening.play_on(2)
    told = [one.text for one in evening.heard[begun:] if isinstance(one, Announcement)]
    say = evening.playing.conversation.wording.say
    assert [text for text in told if text.endswith(say("your-turn"))]
    assert not [text for text in told if text.endswith(say(whose, player="Anna"))]
    assert [text for text in told if text.endswith(say(whose, player="Tom"))]


def test_nothing_private_is_ever_said_to_a_computer(tmp_path: Path) -> None:
    evening = Partnered(tmp_path, chosen("en", ("Anna", "Petr"), ("Tom", "Lucy")))
    evening.take(evening.table.deal_now())
    evening.type("Tom, what do you know")
    evening.play_on(6)
    told = {one.audience for one in evening.heard if isinstance(one, Announcement)}
    assert told == {None, 0, 1}, "every ear can be reached, and only people's are"


def test_a_person_cannot_move_for_a_computer_and_questions_are_the_persons(tmp_path: Path) -> None:
    evening = alone(tmp_path)
    evening.type("Tom, ones")
    evening.take(evening.table.settle())
    before = evening.playing.state
    assert before.current == 1
    assert evening.type("play the first") == ["It's Tom's turn."]
    assert evening.take(evening.table.hear(Utterance((Alternative("discard the first"),)))) == [
        "It's Tom's turn."
    ]
    assert evening.type("what do I know") == ["You know nothing about your cards."]
    assert evening.playing.state is before


def test_a_computer_has_no_phone(tmp_path: Path) -> None:
    evening = alone(tmp_path)
    assert evening.type("new phone for Tom") == ["I play for Tom."]


def test_a_computer_says_what_it_does_before_the_news(tmp_path: Path) -> None:
    evening = alone(tmp_path)
    evening.type("Tom, ones")
    evening.take(evening.table.settle())
    first = evening.take(evening.table.move())
    assert first[0].startswith("Tom: ")
    said = [one for one in evening.heard if isinstance(one, Announcement) and one.speaker]
    assert [one.text for one in said] == [first[0]], "what is the table's is said by the table"
    evening.take(evening.table.move())
    voices = [one.speaker for one in evening.heard if isinstance(one, Announcement) and one.speaker]
    assert voices == [2, 3], "each in a voice of their own"
    assert len(first) > 1


def test_a_pause_halts_the_computers_until_the_game_goes_on(tmp_path: Path) -> None:
    evening = alone(tmp_path)
    evening.type("Tom, ones")
    evening.take(evening.table.settle())
    for pause in ("pause", "wait", "wait for me"):
        evening.type(pause)
        assert evening.table.thinking is None, pause
        assert evening.table.move() == []
        evening.type("go on")
        assert evening.table.thinking is not None, pause


def test_they_think_longer_and_shorter_up_to_a_limit(tmp_path: Path) -> None:
    evening = alone(tmp_path)
    evening.type("Tom, ones")
    evening.take(evening.table.settle())
    usual = evening.table.thinking
    assert usual is not None
    assert evening.type("think faster") == ["We'll think faster."]
    faster = evening.table.thinking
    assert faster is not None
    assert faster < usual
    for _ in range(10):
        evening.type("think slower")
    slowest = evening.table.thinking
    assert slowest is not None
    assert slowest > usual
    assert evening.type("think slower") == ["We can't take any longer."]


@each_language
def test_they_say_why(tmp_path: Path, language: str) -> None:
    evening = alone(tmp_path, language)
    wording = evening.playing.conversation.wording
    assert evening.type(WHY[language]) == [wording.say("why-nothing")]
    evening.play_on(1)
    last = evening.playing.partners.moves[-1]
    told = evening.type(f"{WHY[language]}, {wording.name(last.seat)}")
    explained = evening.playing.teller.explained(last.chosen.reason, 0, evening.playing.state)
    assert told == [explained]
    assert explained
    assert evening.type(f"{WHY[language]}, {wording.name(0)}") == [wording.say("why-person", player="Anna")]


def test_why_a_move_was_made_that_nobody_has_made(tmp_path: Path) -> None:
    evening = alone(tmp_path)
    evening.play_on(1)
    deeds = {
        str(evening.playing.game.action_record(one.chosen.action)["action"])
        for one in evening.playing.partners.moves
    }
    assert "discard" not in deeds
    assert evening.type("why did you discard that") == ["That hasn't happened yet."]


def test_a_card_that_was_laid_is_asked_about_as_one_that_was_played(tmp_path: Path) -> None:
    evening = alone(tmp_path, game="koi-koi")
    evening.play_on(1)
    last = evening.playing.partners.moves[-1]
    explained = evening.playing.teller.explained(last.chosen.reason, 0, evening.playing.state)
    assert evening.type("why did you play that") == [explained]


def test_a_game_with_computers_resumes_as_it_would_have_gone_on(tmp_path: Path) -> None:
    evening = alone(tmp_path / "one")
    evening.play_on(3)
    evening.table.close()
    saved = read_journal(evening.playing.journal.path, GAMES)
    assert (saved.choices.partners, saved.choices.level) == (("Tom", "Lucy"), Level.COMPANION)
    resumed = Partnered(tmp_path / "one", chosen("en", (), ()), {0: Reach.NO}, saved=saved, offer_saved=False)
    resumed.take(resumed.table.begin())
    last = evening.playing.partners.moves[-1]
    assert resumed.type("why") == evening.type("why"), "the reasons are found again"
    assert resumed.playing.partners.moves[-1].chosen.action == last.chosen.action
    whole = alone(tmp_path / "two")
    whole.play_on(8)
    resumed.play_on(5)
    assert resumed.playing.state == whole.playing.state


def test_the_computer_stands_in_for_somebody_until_they_are_back(tmp_path: Path) -> None:
    evening = Partnered(tmp_path, chosen("en", ("Anna", "Petr"), ("Tom",)))
    evening.take(evening.table.deal_now())
    assert "Petr" in evening.type("play for Petr until he is back")[0]
    assert evening.type("play for Petr") == ["I'm already playing for Petr."]
    assert evening.type("play for Anna") == ["Somebody has to play."]
    assert evening.type("play for Tom") == ["I play for Tom."]
    evening.heard.clear()
    evening.play_on(2)
    assert evening.playing.state.current == 0
    assert 1 not in {one.audience for one in evening.heard if isinstance(one, Announcement)}
    path = evening.playing.journal.path
    assert read_journal(path, GAMES).stand_ins == (1,)
    back = evening.type("Petr is back")
    assert back[0] == "Petr is back."
    assert any(one.audience == 1 for one in evening.heard if isinstance(one, Announcement))
    assert read_journal(path, GAMES).stand_ins == ()
    assert read_journal(path, GAMES).state == evening.playing.state
    assert evening.type("Petr is back") == ["I'm not playing for Petr."]


def test_what_somebody_began_is_dropped_once_the_computer_plays_for_them_and_nobody_else(
    tmp_path: Path,
) -> None:
    evening = Partnered(tmp_path, chosen("en", ("Anna", "Petr", "Eva"), ()))
    evening.take(evening.table.deal_now())
    before = evening.playing.state
    evening.type("play the first card")
    assert evening.playing.open is not None
    evening.take(stand_in(evening.playing, StandIn(1)))
    assert evening.playing.open is not None, "it is Anna's"
    evening.take(stand_in(evening.playing, StandIn(0)))
    assert evening.playing.open is None
    assert evening.playing.state is before
    assert stand_in(evening.playing, StandIn(2)) != []
    assert evening.playing.partners.stand_ins == {0, 1}, "somebody has to play"


def test_what_cannot_be_saved_is_not_tried_again_and_again(tmp_path: Path) -> None:
    evening = alone(tmp_path)
    evening.type("Tom, ones")
    evening.take(evening.table.settle())
    evening.playing.journal._sync = _no_space
    told = evening.take(evening.table.move())
    assert told
    assert evening.table.thinking is None


def _no_space(file: int) -> None:
    raise OSError(28, "No space left on device")


@pytest.mark.by_turns
@each_language
def test_a_game_without_computers_says_so(tmp_path: Path, language: str) -> None:
    war = War()
    table = Table(
        Choices(language, war.name),
        {war.name: war},
        folder=tmp_path,
        new_seed=lambda: 1,
        ears=PrivateEars(),
    )
    table.begin()
    told = table.hear(typed_line(JUST_ME[language]))
    assert [one.text for one in told if isinstance(one, Announcement)] == [
        table.conversation.wording.say("partners-none", game=war.name)
    ]


def test_lines_of_a_script_find_the_computers_moves_made(tmp_path: Path) -> None:
    evening = alone(tmp_path)
    evening.table.time_passes = False
    evening.type("Tom, ones")
    told = evening.type("discard the first")
    assert [line[:5] for line in told if line[:5] in ("Tom: ", "Lucy:")] == ["Tom: ", "Lucy:"]
    assert evening.playing.state.current == 0
    assert not any(isinstance(effect, Leave) for effect in evening.heard)


def test_the_same_table_goes_on_without_computers(tmp_path: Path) -> None:
    evening = Evening(tmp_path, names=("Anna", "Petr"))
    evening.deal()
    assert evening.table.thinking is None
    assert evening.table.move() == []
