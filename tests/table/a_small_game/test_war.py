"""Another game, with fourteen members and its own folder of words, plays at the table like the others."""

from __future__ import annotations

import inspect
import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest
from evening import PLAYERS, PrivateEars
from in_each_language import each_language
from war import WAR, War, WarTeller
from war_rules import RANKS, Turn, new_game, view

from voice_hanabi.cli.demo import demo
from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.game import Game
from voice_hanabi.contract.teller import Teller
from voice_hanabi.contract.wanted import Lacking, lacking
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.utterance import Alternative, Utterance, typed_line
from voice_hanabi.language.wording import Wording
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.conversation.effects import Effect, Leave
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.practising import PracticeSentence, Practising, Result, conversation_for, sentences_of
from voice_hanabi.table.saving.journal import SavedGame, newest_game
from voice_hanabi.table.table import Table

MOST_MEMBERS = 15
"""How many members a whole game needs."""


def table(folder: Path, language: str, game: War = WAR, saved: SavedGame | None = None) -> Table:
    names = PLAYERS[language][:2]
    return Table(
        Choices(language, game.name, count=2, names=names),
        {**GAMES, game.name: game},
        folder=folder,
        new_seed=lambda: 4,
        ears=PrivateEars(),
        saved=saved,
    )


def told(effects: Sequence[Effect]) -> str:
    return " ".join(effect.text for effect in effects if isinstance(effect, Announcement))


def turned(one: Table, language: str) -> str:
    """Let the current player turn a card, and let its moment pass."""
    read_back = one.hear(typed_line(Wording(language, game=WAR.folder).say("example-turn")))
    return f"{told(read_back)} {told(one.settle())}"


def test_a_small_game_has_no_more_than_fifteen_members() -> None:
    own = [*vars(War).keys(), *vars(WarTeller).keys()]
    members = [name for name in own if not name.startswith("_")]
    assert set(Game.__abstractmethods__) | set(Teller.__abstractmethods__) <= set(members)
    assert len(members) <= MOST_MEMBERS, members


def test_the_base_asks_for_no_more_than_fifteen_members() -> None:
    asked = [*Game.__abstractmethods__, *Teller.__abstractmethods__]
    assert len(asked) <= MOST_MEMBERS, asked
    assert all(inspect.getdoc(getattr(Game, name, None) or getattr(Teller, name)) for name in asked)


@each_language
def test_it_lacks_nothing_that_the_table_asks_for(language: str) -> None:
    assert lacking(WAR, language) == ()


@pytest.mark.parametrize("name", list(GAMES))
@each_language
def test_no_game_of_the_program_lacks_anything(name: str, language: str) -> None:
    assert lacking(GAMES[name], language) == ()


@pytest.mark.by_turns
@each_language
def test_it_is_played_typed_to_its_end(tmp_path: Path, language: str) -> None:
    one = table(tmp_path, language)
    opening = told(one.deal_now())
    assert opening.startswith(Wording(language, game=WAR.folder).say("game-name", game="war"))
    assert isinstance(one.phase, Playing)
    state = new_game(4, 0)
    said = ""
    while state.outcome is None:
        said = turned(one, language)
        state = WAR.apply(state, Turn())[0]
        assert one.phase.state == state
    assert state.turn == 4 * len(RANKS)
    assert state.winner is not None
    assert PLAYERS[language][state.winner] in said


@pytest.mark.by_turns
@each_language
def test_its_questions_are_answered(tmp_path: Path, language: str) -> None:
    one = table(tmp_path, language)
    one.deal_now()
    for _ in range(2):
        turned(one, language)
    assert isinstance(one.phase, Playing)
    wording = Wording(language, PLAYERS[language][:2], WAR.folder)
    sentences = [sentence.text for sentence in sentences_of(conversation_for(WAR, language))]
    turn, standing = sentences[1:3]
    assert one.phase.state.outcome is None
    winner = max(range(2), key=lambda seat: view(one.phase.state).taken[seat])
    has = wording.say("has-taken", player=wording.name(winner), cards=2)
    for question in (turn, standing):
        assert has in told(one.hear(typed_line(question)))


def test_help_the_rules_and_what_is_unknown_are_answered(tmp_path: Path) -> None:
    one = table(tmp_path, "en")
    one.deal_now()
    assert "turn a card" in told(one.hear(typed_line("help")))
    assert "top card" in told(one.hear(typed_line("help moves")))
    assert "the higher one takes both" in told(one.hear(typed_line("the rules")))
    assert "turn a card" in told(one.hear(typed_line("play the third")))


def test_no_takes_a_turned_card_back(tmp_path: Path) -> None:
    one = table(tmp_path, "en")
    one.deal_now()
    assert isinstance(one.phase, Playing)
    one.hear(typed_line("turn a card"))
    assert "Taken back" in told(one.hear(typed_line("no")))
    one.settle()
    assert one.phase.state.turn == 0


def test_nobody_is_asked_for_a_private_ear(tmp_path: Path) -> None:
    one = table(tmp_path, "en")
    assert "alone" not in told(one.deal_now())


@each_language
def test_it_is_saved_and_resumed(tmp_path: Path, language: str) -> None:
    one = table(tmp_path, language)
    one.deal_now()
    for _ in range(3):
        turned(one, language)
    assert isinstance(one.phase, Playing)
    state = one.phase.state
    one.close()
    saved = newest_game(tmp_path, {**GAMES, "war": WAR})
    assert saved is not None
    assert saved.state == state
    again = table(tmp_path, language, saved=saved)
    assert PLAYERS[language][1] in told(again.begin())
    wording = Wording(language, game="")
    assert told(again.hear(typed_line(wording.say("example-yes"))))
    assert isinstance(again.phase, Playing)
    assert again.phase.state == state
    turned(again, language)
    again.close()


class Unkept:
    """Keeps nothing of what was said."""

    gift = None

    def give(self) -> tuple[int, str]:
        """Give nothing."""
        return 0, ""

    def keep(self, sentence: PracticeSentence, utterance: Utterance) -> None:
        """Forget it."""

    def learn(self) -> Result:
        return Result(1, 1)


@each_language
def test_it_is_practised(language: str) -> None:
    practice = Practising(conversation_for(WAR, language), Unkept(), can_learn=False, forgetting="")
    assert told(practice.begin())
    effects: list[Effect] = []
    for sentence in sentences_of(conversation_for(WAR, language)):
        assert not any(isinstance(effect, Leave) for effect in effects)
        effects = practice.hear(Utterance((Alternative(sentence.phrase),)))
    assert any(isinstance(effect, Leave) for effect in practice.settle())


@pytest.mark.by_turns(
    "tests/table/a_small_game", "voice_hanabi/table", "grammars/{language}", "locales/{language}"
)
@each_language
def test_it_is_demonstrated_by_sound(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    short = War(range(2, 4))
    assert demo(short, language, 4, None, 0) == 0
    wording = Wording(language, PLAYERS[language][:2], WAR.folder)
    out = capsys.readouterr().out
    assert wording.say("demo-heard", understood=8, said=8, typed=0) in out


@pytest.fixture
def copied(tmp_path: Path) -> War:
    """War with a copy of its words, from which parts can be removed."""

    class Copied(War):
        folder = str(tmp_path / "copied")

    shutil.copytree(WAR.folder, Copied.folder)
    return Copied()


def without(game: War, file: str, start: str, lines: int = 1) -> None:
    path = Path(game.folder) / file
    found = path.read_text("utf-8").splitlines(keepends=True)
    place = next(number for number, line in enumerate(found) if line.strip().startswith(start))
    path.write_text("".join(found[:place] + found[place + lines :]), "utf-8")


MESSAGES = ("example-turn", "help-turn", "help-moves", "help-questions", "help-setup", "rule-goal",
            "what-to-change", "practice-sentence-1")  # fmt: skip


@pytest.mark.parametrize("message", MESSAGES)
def test_a_missing_message_is_reported_before_anybody_sits_down(
    copied: War, message: str, tmp_path: Path
) -> None:
    without(copied, "locales/en/war.ftl", f"{message} =")
    sentence = f"The en words of war lack the message '{message}'."
    assert lacking(copied, "en") == (sentence,)
    assert lacking(copied, "cs") == ()
    with pytest.raises(Lacking, match=sentence.replace(".", r"\.")):
        table(tmp_path, "en", copied)


def test_a_missing_phrase_is_reported_before_anybody_sits_down(copied: War, tmp_path: Path) -> None:
    without(copied, "grammars/en/war.yaml", '- "', lines=3)
    path = Path(copied.folder) / "grammars/en/war.yaml"
    path.write_text(path.read_text("utf-8").replace("sentences:", "sentences: []"), "utf-8")
    sentence = "The en grammar of war lacks a phrase for TurnCard."
    assert lacking(copied, "en") == (sentence,)
    with pytest.raises(Lacking, match=sentence.replace(".", r"\.")):
        table(tmp_path, "en", copied)


def test_all_that_is_missing_is_reported_at_once(copied: War) -> None:
    without(copied, "grammars/en/war.yaml", "- {in", lines=1)
    path = Path(copied.folder) / "grammars/en/war.yaml"
    path.write_text(path.read_text("utf-8").replace("values:", "values: []"), "utf-8")
    for message in MESSAGES:
        without(copied, "locales/en/war.ftl", f"{message} =")
    found = lacking(copied, "en")
    assert len(found) == len(MESSAGES) + 1
    assert found[-1] == "The en grammar has no words for war in its list of games."
