"""Whatever anybody says or types, in whatever order: the table answers and plays by the rules."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from checked_effects import check_effects
from evening import LANGUAGES, PLAYERS, Evening, careful, sentence_of
from fuzzing import target
from hypothesis import given
from hypothesis import strategies as st

from voice_hanabi.contract.expectations import NAMES
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.rules.game import new_game
from voice_hanabi.games.hanabi.rules.rulebooks import rules_for
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.games.hanabi.talk.requests import Incomplete, Ready, request
from voice_hanabi.games.hanabi.talk.situations import REWARD, SITUATIONS
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.utterance import Alternative, Utterance, typed_line
from voice_hanabi.table.conversation.conversation import Confirm
from voice_hanabi.table.conversation.effects import Leave
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.saving.journal import read_journal
from voice_hanabi.understanding.outcome import Understood

VARIANTS = (
    (), ("black",), ("rainbow-5-every", "tiles"), ("colour-call", "all-or-nothing"), ("tiles", "black"),
    ("tiles", "no-empty-clues", "rainbow-5-own"), ("all-or-nothing", "black", "empty-clues"),
)  # fmt: skip


def phrase_of(graph: PhraseGraph, random: Random) -> str:
    """A random one of the phrases that are listened for."""
    while True:
        state, words = graph.start, []
        while True:
            leaving = list(graph.arcs_from.get(state, {}).items())
            if state in graph.finals and (not leaving or random.random() < 0.4):
                return " ".join(words)
            if not leaving:
                break
            word, state = random.choice(leaving)
            words.append(word)


def anything(evening: Evening, random: Random, text: str) -> Utterance:
    """Something that somebody says: a sentence, half of one, two at once, or no sentence at all."""
    table = evening.table
    interpreter = table.interpreter
    other = random.choice(list(table.conversation.game.situations))
    expectation = random.choice((table.expectation, table.expectation, other))
    graph = interpreter.phrases(expectation)
    said = [phrase_of(graph, random) for _ in range(3)] if graph.finals else [text]
    words = " ".join(said).split()
    random.shuffle(words)
    chosen = random.choice(
        (said[0], said[0], said[0], text, " ".join(words[:6]), f"{said[0]} {said[-1]}", f"[unk] {said[0]}")
    )
    seats = [None, None, *range(len(table.conversation.names))]
    if random.random() < 0.4:
        return typed_line(chosen, seat=random.choice(seats))
    alternatives = [Alternative(chosen, 0.0), Alternative(said[-1], -random.random() * 8)]
    return Utterance(tuple(alternatives[: random.randint(0, 2)]), seat=random.choice(seats))


def check(evening: Evening) -> None:
    check_effects(evening.effects, len(evening.table.conversation.names))


def check_example(evening: Evening) -> None:
    """What is suggested is understood with certainty, and legal as far as everyone at the table can tell."""
    table = evening.table
    example = table.steering.example()
    understood = table._understand(typed_line(example))
    assert isinstance(understood, Understood), (example, table.expectation)
    assert understood.sure, example
    phase = table.phase
    plain_turn = table.expectation in (SITUATIONS.turn, REWARD) and not phase.unsettled
    if isinstance(phase, Playing) and plain_turn and phase.state.outcome is None:
        everyone = view(phase.state, None)
        outcome = request(understood.command, phase.state, everyone, table.conversation.wording)  # type: ignore[arg-type]
        if everyone.hands[everyone.current] or everyone.pending is not None:
            assert isinstance(outcome, Ready | Incomplete), (example, outcome)


def check_table(evening: Evening) -> None:
    table = evening.table
    # Somebody may have chosen another game.
    assert table.expectation in tuple(table.conversation.game.situations)
    assert table.phrases.finals
    assert table.steering.help()
    phase = table.phase
    if isinstance(phase, Playing):
        saved = read_journal(phase.journal.path, GAMES)
        assert saved.state == phase.state
        assert saved.choices.names == table.conversation.names
        assert not (phase.unsettled and phase.state.outcome is not None)
    check_example(evening)


texts = st.one_of(
    st.text(max_size=40),
    st.sampled_from(["", " ", "[unk]", "'", "-", "()", "{slot}", "\0", "٣", "１", "3rd", "99"]),
    st.text(st.characters(categories=["L", "P", "S"]), max_size=300),
)


@pytest.mark.by_turns(
    "voice_hanabi/table", "voice_hanabi/games/hanabi", "grammars/{language}", "locales/{language}"
)
@pytest.mark.parametrize("language", LANGUAGES)
@target("sentences")
@given(
    data=st.data(), seed=st.integers(0, 2**20), confirm=st.sampled_from(Confirm), played=st.integers(0, 70)
)
def test_a_game_survives_whatever_is_said(
    tmp_path: Path, language: str, data: st.DataObject, seed: int, confirm: Confirm, played: int
) -> None:
    random = Random(seed)
    names = PLAYERS[language][:3]
    variants = VARIANTS[seed % len(VARIANTS)]
    evening = Evening(tmp_path, language, names=names, variants=variants, confirm=Confirm.NEVER, seed=seed)
    evening.deal()
    check(evening)
    wording = evening.table.conversation.wording
    actions = careful(new_game(rules_for(language, variants), 3, seed))
    for _, (action, following) in zip(range(played), actions, strict=False):
        evening.type(sentence_of(action, wording))
        assert evening.state == following, (sentence_of(action, wording), action)
        check(evening)
    evening.confirm = evening.playing.confirm = confirm
    check_table(evening)
    for _ in range(25):
        utterance = anything(evening, random, data.draw(texts))
        evening.hear(utterance)
        check(evening)
        if any(isinstance(made, Leave) for made in evening.effects):
            return
        if random.random() < 0.3:
            evening.wait()
            check(evening)
        check_table(evening)


@pytest.mark.by_turns(
    "voice_hanabi/table", "voice_hanabi/games/hanabi", "grammars/{language}", "locales/{language}"
)
@pytest.mark.parametrize("language", LANGUAGES)
@target("sentences")
@given(data=st.data(), seed=st.integers(0, 2**20))
def test_setting_up_survives_whatever_is_said(
    tmp_path: Path, language: str, data: st.DataObject, seed: int
) -> None:
    random = Random(seed)
    evening = Evening(tmp_path, language, seed=seed)
    evening.begin()
    check(evening)
    for _ in range(15):
        names = evening.table.expectation is NAMES
        example = evening.table.conversation.wording.say("example-names")
        # Random names would make the table learn a new grammar each time, which takes long.
        if names and random.random() < 0.3:
            evening.type(example)
        else:
            utterance = anything(evening, random, data.draw(texts))
            if names and not utterance.text.startswith("[unk]"):
                utterance = typed_line("?!")
            evening.hear(utterance)
        check(evening)
        if any(isinstance(made, Leave) for made in evening.effects):
            return
        check_table(evening)
