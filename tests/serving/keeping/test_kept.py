"""A stored table: which keys lead to it, and that everything is restored from the stored text."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from pathlib import Path

import pytest

from voice_hanabi.contract.choices import Choices
from voice_hanabi.serving.keeping.kept import Kept, KeptPlace, digits_key, link_key, read_kept
from voice_hanabi.serving.keeping.kept_wish import KeptWish

KEPT = Kept(
    choices=Choices("en", "hanabi", "en", (), 2, ("Anna", "Petr"), 0),
    places=(KeptPlace("Anna", "secret of Anna"), KeptPlace("Petr", "secret of Petr", named=False)),
    people=("Petr", "Anna"),
    muted=("Petr",),
    locked=True,
    token="invitation",
    code="123456",
    codes={"654321": "Petr", "111111": "Anna"},
    game=Path("2026-11-01.hanabi.jsonl"),
    lost=("Anna",),
    wish=KeptWish("Arrange mute-player", "Petr", ("Anna", "Eva"), "Eva", None, ("Anna",), 1000.0),
    hints_off=True,
    confirm="never",
)


def test_every_secret_and_every_code_leads_to_it() -> None:
    links = {link_key(token) for token in ("invitation", "secret of Anna", "secret of Petr")}
    digits = {digits_key(code) for code in ("123456", "654321", "111111")}
    assert KEPT.keys == links | digits


def test_a_link_is_never_taken_for_digits() -> None:
    assert link_key("123456") != digits_key("123456")
    assert replace(KEPT, token="654321", codes={}).keys >= {link_key("654321"), digits_key("123456")}
    assert digits_key("654321") not in replace(KEPT, token="654321", codes={}).keys


def test_what_is_written_is_read_again() -> None:
    again = read_kept(KEPT.written())
    assert replace(again, game=None) == replace(KEPT, game=None)
    assert again.game is not None
    assert again.game.name == "2026-11-01.hanabi.jsonl"
    assert read_kept(replace(KEPT, game=None).written()).game is None


def test_what_an_older_worker_wrote_is_read() -> None:
    plain = json.loads(KEPT.written())
    for name in ("lost", "wish", "hints_off", "confirm"):
        del plain[name]
    again = read_kept(json.dumps(plain))
    assert replace(again, game=None) == replace(
        KEPT, game=None, lost=(), wish=None, hints_off=False, confirm="announce"
    )


def test_a_later_format_is_refused() -> None:
    written = KEPT.written()
    assert '"format": 1' in written
    with pytest.raises(ValueError):  # noqa: PT011 - a promise of `read_kept`; nobody reads its words
        read_kept(written.replace('"format": 1', '"format": 2'))


def test_no_secret_is_printed() -> None:
    printed = repr(KEPT)
    for secret in ("secret of Anna", "invitation", "123456", "654321"):
        assert secret not in printed


def test_a_kept_wish_knows_everybody_by_the_names_they_have_now() -> None:
    wish = KeptWish("StandIn", "Petr", ("Anna", "Eva"), "Tom", None, ("Anna",), 1.0)
    now = wish.called({"Petr": "Pavel", "Anna": "Hana", "Tom": "Tim"})
    assert (now.by, now.of, now.about, now.agreed) == ("Pavel", ("Hana", "Eva"), "Tim", ("Hana",))


NAMED = {"choices", "places", "people", "muted", "codes", "listeners", "lost", "wish"}
"""The fields in which somebody's name is stored."""
NAMELESS = {"locked", "token", "code", "game", "board_token", "board_code", "hints_off", "confirm"}
CALLED = {"Anna": "Hana", "Petr": "Pavel", "Eva": "Iva"}


def full_of(name: str) -> Kept:
    """Return a table of three at which one of them is named everywhere where a name can be."""
    everybody = tuple(CALLED)
    return Kept(
        choices=Choices("en", "hanabi", count=3, names=everybody),
        places=tuple(KeptPlace(one, f"secret {seat}") for seat, one in enumerate(everybody)),
        people=(name, *(one for one in everybody if one != name)),
        muted=(name,),
        locked=False,
        token="invitation",
        code="123456",
        codes={"654321": name},
        listeners=(name,),
        lost=(name,),
        wish=KeptWish("Arrange mute-player", name, (name,), name, None, (name,), 1000.0),
    )


def test_every_field_of_a_table_is_known_to_hold_names_or_none() -> None:
    assert {field.name for field in fields(Kept)} == NAMED | NAMELESS
    assert not NAMED & NAMELESS


@pytest.mark.parametrize("renamed", [("Anna",), ("Petr",), ("Eva",), ("Petr", "Eva"), tuple(CALLED)])
@pytest.mark.parametrize("name", list(CALLED))
def test_nowhere_is_anybody_stored_by_a_former_name(renamed: tuple[str, ...], name: str) -> None:
    now = {one: CALLED[one] if one in renamed else one for one in CALLED}
    before = full_of(name)
    found = before.called(tuple(now.values()))
    for field in fields(Kept):
        stored = str(getattr(before, field.name))
        assert (name in stored) is (field.name in NAMED), field.name
        for former, called in now.items():
            stored = stored.replace(former, called)
        assert str(getattr(found, field.name)) == stored, field.name


def test_names_of_another_number_of_players_rename_nobody() -> None:
    before = full_of("Petr")
    assert before.called(("Hana", "Pavel")) == before
