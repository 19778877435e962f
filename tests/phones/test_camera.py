"""A page's camera: its pictures are put together from pieces, and a card that they show counts once."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from benchmarks.seen.card_scenes import LAPTOP, Room, printed_deck, scene
from voice_hanabi.evening.printed_deck import DeckCamera
from voice_hanabi.phones.camera import LARGEST, PIECE, Pictures
from voice_hanabi.phones.incoming import Malformed
from voice_hanabi.phones.paper_cards.boxes import keep
from voice_hanabi.phones.paper_cards.kept_decks import KeptDecks


def test_a_picture_is_put_together_from_its_pieces() -> None:
    pictures = Pictures()
    assert pictures.take(PIECE + b"\x00abc") is None
    assert pictures.take(PIECE + b"\x01def") == b"abcdef"
    assert pictures.take(PIECE + b"\x01g") == b"g"
    pictures.reads = True
    assert pictures.take(PIECE + b"\x01h") is None, "one at a time"


@pytest.mark.parametrize("last", [b"\x02", b""])
def test_invalid_pieces_are_refused(last: bytes) -> None:
    with pytest.raises(Malformed):
        Pictures().take(PIECE + last)
    pictures = Pictures()
    for _ in range(LARGEST // 10_000):
        assert pictures.take(PIECE + b"\x00" + bytes(10_000)) is None
    with pytest.raises(Malformed):
        pictures.take(PIECE + b"\x00" + bytes(10_000))


def test_a_card_counts_once_however_long_it_is_held(tmp_path: Path) -> None:
    box, backs = printed_deck()
    keep(box, tmp_path)
    camera = DeckCamera(KeptDecks(tmp_path))
    read: list[tuple[str, int]] = []
    camera.deliver = lambda card: read.append((card.face, card.mark))
    random, room = Random(1), Room(0.3, 5, lux=500, blur=0.2)
    shown = [scene(backs[mark], LAPTOP, room, random) for mark in (7, 7, 8, 7)]
    assert [camera(0, one) for one in shown] == ["card", "same", "card", "card"]
    assert read == [(box.faces[mark], mark) for mark in (7, 8, 7)]
    assert camera(0, b"no picture") == "none"
    camera.played = lambda: "the blue box"
    assert camera(0, shown[0]) == "another-deck", "a deck that is kept, and not played with"
    (tmp_path / "others").mkdir()
    assert DeckCamera(KeptDecks(tmp_path / "others"))(0, shown[0]) == "unknown-deck", "its key isn't here"
