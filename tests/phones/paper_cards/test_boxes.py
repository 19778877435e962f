"""Printed decks: a key for each print, kept by name, and codes that say nothing without it."""

from __future__ import annotations

from pathlib import Path

from voice_hanabi.phones.paper_cards.boxes import Box, keep, kept, named, new_box

FACES = [f"hanabi/red/{rank}" for rank in (1, 1, 1, 2, 2, 3, 3, 4, 4, 5)]


def test_two_prints_of_a_deck_share_no_code() -> None:
    boxes = [new_box(f"deck {number}", "hanabi", FACES) for number in range(50)]
    codes = [code for box in boxes for code in box.codes]
    assert len(set(codes)) == len(codes) == 500
    assert all(len(code) == 12 and code.isalpha() and code.isupper() for code in codes)


def test_cards_of_one_face_have_codes_of_their_own() -> None:
    box = new_box("deck", "hanabi", FACES)
    assert sorted(box.codes.values()) == list(range(len(FACES)))


def test_a_deck_is_kept_with_its_key_for_its_owner_alone(tmp_path: Path) -> None:
    box = new_box("The Red Box", "hanabi", FACES, variants=("black",), rulebook="en")
    path = keep(box, tmp_path / "decks")
    assert path.stat().st_mode & 0o077 == 0
    assert list(kept(tmp_path / "decks")) == [box]
    assert named("the red box!", tmp_path / "decks") == box
    assert named("the blue box", tmp_path / "decks") is None


def test_anything_but_a_deck_is_passed_over(tmp_path: Path) -> None:
    good = new_box("good", "hanabi", FACES)
    keep(good, tmp_path)
    (tmp_path / "a.deck.json").write_text("{")
    (tmp_path / "b.deck.json").write_text("[1]")
    (tmp_path / "c.deck.json").write_text('{"name": "c", "faces": 3}')
    assert [box.name for box in kept(tmp_path)] == ["good"]
    assert not list(kept(tmp_path / "nowhere"))


def test_a_code_is_the_same_each_time() -> None:
    """A deck on paper can't be printed again just because the program has changed."""
    box = Box("deck", "hanabi", (), None, "00" * 16, tuple(FACES))
    assert box.code(0) == "IXYIFTDHKZCS"
