"""A computer player in every seat of every kind of match: whatever the game asks is answered legally."""

from __future__ import annotations

import pytest
from hanafuda_playing import NAMED_OPTIONS, name_of

from voice_hanabi.hanafuda.game import HANAFUDA, KOI_KOI
from voice_hanabi.hanafuda.rules.game import Options, Phase, new_match
from voice_hanabi.table.contract.partners import Level


@pytest.mark.parametrize("options", NAMED_OPTIONS, ids=name_of)
def test_partners_play_a_match_to_its_end_with_legal_moves(options: Options) -> None:
    game = KOI_KOI if options.game == "koi-koi" else HANAFUDA
    for level in (Level.COMPANION, Level.USUAL):
        state = new_match(options, 3)
        partners = [game.partner(seat, level, seed=7) for seat in range(options.players)]
        while state.outcome is None:
            chosen = partners[state.current].choose(state)
            state, _ = game.apply(state, chosen.action)
        assert state.phase is Phase.MATCH_OVER


def test_a_partner_whose_turn_it_is_not_refuses_to_move() -> None:
    state = new_match(NAMED_OPTIONS[0], 3, dealer=0)
    with pytest.raises(ValueError, match="Seat 1"):
        KOI_KOI.partner(1, Level.USUAL, 1).choose(state)
