"""A game of any variant, saved after any action, goes on as if nothing had happened."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from evening import LANGUAGES, PLAYERS, Evening, stacked
from variant_table import choice

from voice_hanabi.contract.choices import Choices
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.rules.actions import TakeToDeck, TakeToFirework
from voice_hanabi.games.hanabi.rules.cards import Card
from voice_hanabi.games.hanabi.rules.events import Tile
from voice_hanabi.games.hanabi.rules.game import apply, legal_actions
from voice_hanabi.games.hanabi.rules.rulebooks import RULEBOOKS, VARIANTS, rules_for
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.games.hanabi.talk.suggesting import reward_cards
from voice_hanabi.language.wording import Wording
from voice_hanabi.table.conversation.conversation import Confirm
from voice_hanabi.table.saving.journal import Journal, read_journal

PLAYED: tuple[tuple[str, tuple[str, ...]], ...] = (
    *((book, ()) for book in RULEBOOKS),
    *((book, (variant,)) for book in RULEBOOKS for variant in VARIANTS[book]),
    ("pl", ("rainbow-10-every", "black", "tiles")),
    ("da", ("rainbow-5-every", "black", "tiles", "colour-call", "deduction", "no-empty-clues")),
)


@pytest.mark.parametrize(("book", "variants"), PLAYED)
def test_saving_and_loading_after_every_action_changes_nothing(
    tmp_path: Path, book: str, variants: tuple[str, ...]
) -> None:
    names = PLAYERS["en"][: 2 + len(variants) % 2]
    game, seed = Choices("en", "hanabi", book, variants, len(names), names, 0), len(variants) * 7 + 3
    journal = Journal.begin(tmp_path, game, seed)
    journal._sync = lambda descriptor: None
    random = Random(f"{book} {variants}")
    state = HANABI.new(game, seed)
    waited: set[Tile] = set()
    actions = 0
    while state.outcome is None:
        action = choice(state, random)
        journal.add(HANABI.action_record(action))
        state, _ = apply(state, action)
        actions += 1
        if state.pending is not None:
            waited.add(state.pending)
        if actions % 3 == 0 or actions < 10 or state.pending is not None or state.outcome is not None:
            loaded = read_journal(journal.path, GAMES)
            assert (loaded.choices, loaded.seed) == (game, seed)
            assert loaded.state == state
            assert repr(loaded.state.history) == repr(state.history)
            assert legal_actions(loaded.state) == legal_actions(state)
            seats = (None, *range(state.players))
            assert all(view(loaded.state, seat) == view(state, seat) for seat in seats)
    journal.close()
    assert bool(waited) <= ("tiles" in variants)
    if len(variants) > 2:
        assert waited


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reward_that_waits_is_asked_again_when_the_game_goes_on(tmp_path: Path, language: str) -> None:
    names, wording = PLAYERS[language][:3], Wording(language, PLAYERS[language][:3], "hanabi")
    for seed in range(60):
        game = Choices(language, "hanabi", "pl", ("tiles", "black"), len(names), names, 0)
        state, random = HANABI.new(game, seed), Random(seed)
        journal = Journal.begin(tmp_path / str(seed), game, seed)
        journal._sync = lambda descriptor: None
        while state.outcome is None and state.pending is not Tile.TO_DECK:
            action = choice(state, random, careless=0)
            journal.add(HANABI.action_record(action))
            state, _ = apply(state, action)
        journal.close()
        if state.pending is Tile.TO_DECK:
            break
    evening = Evening(
        tmp_path, language, saved=read_journal(journal.path, GAMES), offer_saved=False, confirm=Confirm.NEVER
    )
    lines = evening.begin()
    assert evening.state == state
    asked = wording.say("tile-ask", tile=5, player=names[state.current])
    assert any(asked in line for line in lines), lines
    card = reward_cards(view(state, None))[0]
    evening.type(wording.say("example-take", colour=card.suit, value=card.rank))
    assert evening.state == apply(state, TakeToDeck(card))[0]


def test_with_the_deck_empty_a_card_goes_onto_its_firework(tmp_path: Path) -> None:
    rules = rules_for("pl", ("tiles", "all-or-nothing"))
    state = stacked(["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5"], rules=rules, tiles=(5, 1, 2, 3, 4, 6))
    # Nothing is left to draw, the red five is about to be played, and a green one lies among the discards.
    discards = tuple(card for card in state.deck[state.drawn :])
    state = state._replace(deck=state.deck[: state.drawn], discards=discards, fireworks=(4, 0, 0, 0, 0))
    evening = Evening(tmp_path, names=PLAYERS["en"][:2], confirm=Confirm.NEVER)
    evening.sit_down(state, PLAYERS["en"][:2])
    (*_, line) = evening.type("play the fifth")
    assert line.endswith(
        "Reward: a card from the discards goes back into the deck. The deck is empty: a card goes onto its "
        "firework instead. Anna, which card? One: yellow one. Two: green one. Three: blue one. Four: white "
        "one."
    )
    before = evening.state
    refused = "A reward has to be used. It is a discard back into the deck."
    assert evening.type("I give it up") == [f"table: {refused}"]
    assert evening.state is before
    evening.type("two")
    assert evening.state == apply(before, TakeToFirework(Card("green", 1)))[0]


@pytest.mark.parametrize(
    ("game", "written", "name"),
    [
        ("koi-koi", "half_game", "half-game"), ("koi-koi", "no_oya_ken", "no-oya-ken"),
        ("hanabi", "colour_call", "colour-call"), ("hanabi", "colour-call", "colour-call"),
    ],
)  # fmt: skip
def test_variants_that_were_written_with_underscores_are_the_same(
    tmp_path: Path, game: str, written: str, name: str
) -> None:
    old = Choices("en", game, "en", (written,), 2, ("Anna", "Petr"), 0)
    Journal.begin(tmp_path, old, 5).close()
    (path,) = tmp_path.iterdir()
    saved = read_journal(path, GAMES)
    assert saved.choices.variants == (name,)
    assert saved.state == GAMES[game].new(saved.choices, 5)
