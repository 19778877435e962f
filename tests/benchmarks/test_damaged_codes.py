"""Damaged codes: a misreading is counted as one."""

from __future__ import annotations

import pytest

from benchmarks.seen import damaged_codes
from voice_hanabi.phones.paper_cards.boxes import new_box
from voice_hanabi.phones.paper_cards.reading import SeenCode


def counted(codes: int) -> dict[str, int]:
    box, other = (new_box(name, "hanabi", [""] * damaged_codes.CARDS) for name in ("this", "another"))
    found = damaged_codes._part(box, other, 1, 0, codes)
    return {
        came: sum(many for (_, _, one), many in found.items() if one == came)
        for came in ("right", "refused", "wrong")
    }


def test_some_are_read_and_some_are_too_damaged_but_none_is_another_card() -> None:
    came = counted(200)
    assert sum(came.values()) == 200
    assert came["right"] > 20
    assert came["refused"] > 20
    assert came["wrong"] == 0


def test_a_reader_that_always_sees_a_card_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(damaged_codes, "look", lambda *_: SeenCode("card", 7))
    assert counted(50)["wrong"] > 40
