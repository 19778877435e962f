"""Rounds that are played out all at once end as if the usual player had played them one by one."""

from __future__ import annotations

import pytest
from hanafuda_playing import name_of

from voice_hanabi.games.hanafuda.partners.light.round import CALL, KOI_KOI, LAY, OVER, LightRound
from voice_hanabi.games.hanafuda.partners.light.seen import dealt_lightly
from voice_hanabi.games.hanafuda.partners.many import Many, tables_for
from voice_hanabi.games.hanafuda.partners.usual import USUAL_MANNER, Usual
from voice_hanabi.games.hanafuda.rules.game import Options, Phase, new_match, options_for

KINDS = (
    options_for("koi-koi", 2),
    options_for("koi-koi", 3, hand_size=5),
    options_for("koi-koi", 2, rain_man_seven=False, hanami_de_ippai=True, tsukimi_de_ippai=True),
    options_for("koi-koi", 2, oya_ken=False),
    options_for("koi-koi", 3, month_yaku=True, double_at_seven=True, double_by_koi_koi=True),
)


def rounds_of(options: Options, count: int) -> list[LightRound]:
    """Deals in which the dealer has to lay."""
    found: list[LightRound] = []
    seed = 0
    while len(found) < count:
        state = new_match(options, seed, dealer=1)
        seed += 1
        if state.phase is Phase.LAY:
            found.append(dealt_lightly(state.options, state.deal))
    return found


def one_by_one(usual: Usual, light: LightRound) -> list[int]:
    while light.phase != OVER:
        light.do(usual.move(light))
    return list(light.scores)


@pytest.mark.parametrize("options", KINDS, ids=name_of)
def test_whole_rounds_end_the_same(options: Options) -> None:
    tables = tables_for(options, 1, USUAL_MANNER)
    rounds = rounds_of(options, 120)
    at_once = Many(tables, rounds).play_out().tolist()
    assert at_once == [one_by_one(tables.usual, light) for light in rounds]


@pytest.mark.parametrize("options", KINDS, ids=name_of)
def test_rounds_in_which_somebody_called_koi_koi_end_the_same(options: Options) -> None:
    tables = tables_for(options, 1, USUAL_MANNER)
    called: dict[tuple[int, int], list[LightRound]] = {}
    for light in rounds_of(options, 150):
        while light.phase != OVER:
            if light.phase == CALL and len(light.hands[light.current]) > 1:
                light.do(KOI_KOI)
                if light.phase == LAY:
                    called.setdefault((light.current, len(light.hands[light.current])), []).append(light)
                break
            light.do(tables.usual.move(light))
    assert sum(map(len, called.values())) > 5
    for rounds in called.values():
        at_once = Many(tables, rounds).play_out().tolist()
        assert at_once == [one_by_one(tables.usual, light) for light in rounds]
