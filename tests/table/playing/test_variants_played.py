"""Every kind of variant is played by voice alone to the end in each language: all said, all understood."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from evening import LANGUAGES, PLAYERS, Evening
from variant_table import choice, intent_of, said

from voice_hanabi.games.hanabi.rules.actions import (
    Action,
    ClueColour,
    ClueRank,
    TakeToDeck,
    TakeToFirework,
)
from voice_hanabi.games.hanabi.rules.events import GameEnded, Tile, TileTurned
from voice_hanabi.games.hanabi.rules.game import State, apply
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.games.hanabi.talk.suggesting import MOST_NUMBERED, reward_cards
from voice_hanabi.language.wording import Wording
from voice_hanabi.table.conversation.conversation import Confirm

GAMES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("pl", ("rainbow-10-every", "black", "tiles")),
    ("da", ("rainbow-5-own", "colour-call")),
    ("cs", ("rainbow-5-every", "all-or-nothing", "deduction")),
    ("en", ("rainbow-10-own", "black", "tiles", "colour-call", "empty-clues")),
    ("pl", ("tiles", "black", "all-or-nothing", "no-empty-clues")),
)
"""Sets of variants that together contain each variant at least once."""

BROKEN = re.compile(r"[{}<>_()]|None\b(?! of)|  | [.,;:!?]|[.,;:!?][.,;]|[,;:]$|-\d|(own|every)\b-")


def well_formed(line: str) -> bool:
    """Whether a line has an audience and whole sentences, each with its beginning and its end."""
    audience, _, text = line.partition(": ")
    return bool(
        audience
        and text[:1].isupper()
        and text[-1] in ".!?"
        and not BROKEN.search(text)
        and not re.search(r"[.!?] [^\W\d_](?<![A-ZČŘŠŽÚŁŚŻŹĆØÆÅÉÓĎŤŇ])", text)
    )


def words_for(evening: Evening, action: Action, language: str, random: Random) -> str:
    """Return words of the grammar for an action; a reward's card by its number where it has one."""
    names = evening.table.conversation.names
    cards = reward_cards(view(evening.state, None))
    if isinstance(action, TakeToDeck | TakeToFirework) and len(cards) <= MOST_NUMBERED:
        number = cards.index(action.card) + 1 if action.card in cards else 0
        if number and random.random() < 0.5:
            return said(language, names, "AnswerNumber", {"number": number}, random)
    intent, wanted = intent_of(action)
    return said(language, names, intent, wanted, random)


def played(evening: Evening, language: str, random: Random) -> Iterator[tuple[State, Action, list[str]]]:
    """Play to the end, saying each action in words of the grammar; return what was heard."""
    while evening.state.outcome is None:
        before = evening.state
        action = choice(before, random)
        words = words_for(evening, action, language, random)
        lines = evening.type(words)
        if evening.confirm is not Confirm.NEVER:
            assert evening.state is before
            assert len(lines) == 1, (words, lines)
            if evening.confirm is Confirm.ANNOUNCE:
                lines += evening.wait()
            else:
                lines += evening.type(said_answer(evening, language, True, random))
        assert evening.state == apply(before, action)[0], (words, action, lines)
        yield before, action, lines


def said_answer(evening: Evening, language: str, yes: bool, random: Random) -> str:
    return said(language, evening.table.conversation.names, "Yes" if yes else "No", {}, random)


def asked(evening: Evening, language: str, intent: str, **wanted: str | int) -> str:
    """Ask a question in words of the grammar; return its answer."""
    names = evening.table.conversation.names
    (line,) = evening.type(said(language, names, intent, wanted, Random(intent)))
    assert well_formed(line), line
    return line.partition(": ")[2]


@pytest.mark.by_turns(
    "voice_hanabi/table", "voice_hanabi/games/hanabi", "grammars/{language}", "locales/{language}"
)
@pytest.mark.parametrize(
    ("language", "number"),
    [*((language, number) for language in LANGUAGES for number in range(4)), ("pl", 4), ("cs", 4)],
)
def test_a_whole_game_is_said_understood_and_told(tmp_path: Path, language: str, number: int) -> None:
    rulebook, variants = GAMES[number]
    place = LANGUAGES.index(language) + number
    players = PLAYERS[language][: 3 if number % 2 else 2]
    evening = Evening(
        tmp_path,
        language,
        names=players,
        variants=variants,
        rulebook=rulebook,
        confirm=tuple(Confirm)[place % 3],
        seed=place,
    )
    wording = Wording(language, players, "hanabi")
    random = Random(f"{language} {number}")
    told = evening.deal()
    evening.playing.journal._sync = lambda descriptor: None
    assert all(map(well_formed, told)), told
    rewards: set[str] = set()
    for before, action, lines in played(evening, language, random):
        assert lines[0].startswith("table: "), lines
        assert len(set(lines)) == len(lines), lines
        for line in lines:
            assert well_formed(line), line
        if before.pending is not None:
            rewards.add(type(action).__name__)
            free = isinstance(action, ClueColour | ClueRank)
            assert free == (before.pending in (Tile.COLOUR_CLUE, Tile.RANK_CLUE))
        told += lines
    judgements = {wording.say("judgement", step=step) for step in range(7)}
    read = [text for text in judgements if text in " ".join(told)]
    ended = evening.state.history[-1].events[-1]
    assert isinstance(ended, GameEnded)
    scored = ended.outcome != "lost" and not evening.state.rules.all_or_nothing
    assert len(read) == scored, told[-2:]
    score = asked(evening, language, "AskScore")
    assert any(line.startswith("table: ") and line.endswith(score) for line in told), score
    turned = [event for moment in evening.state.history for event in moment.events]
    left = 6 - sum(isinstance(event, TileTurned) for event in turned)
    tiles = asked(evening, language, "AskTiles")
    if evening.state.rules.reward_tiles:
        assert tiles.count(", ") == max(left - 1, 0), tiles
        assert not evening.state.tiles or wording.say("tile-name", tile=int(evening.state.tiles[0])) in tiles
    else:
        assert tiles == wording.say("tiles-not-played")
