"""The PDF itself: once rendered, its backs can be read, and its fronts say what they are."""

from __future__ import annotations

from collections import defaultdict
from random import Random
from statistics import fmean

import numpy as np
import pypdfium2
import pytest
import zxingcpp

from benchmarks.seen.card_scenes import PHONE, Room, picture, printed_deck
from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.shown import PrintedCard
from voice_hanabi.games import GAMES
from voice_hanabi.language.wording import Wording
from voice_hanabi.phones.paper_cards.boxes import Box, new_box
from voice_hanabi.phones.paper_cards.printing import (
    BETWEEN,
    CODE,
    HIGH,
    PAPERS,
    WIDE,
    Paper,
    Sheets,
    in_lines,
)
from voice_hanabi.phones.paper_cards.reading import look

DPI = 300


def deck(game: str, language: str) -> tuple[Box, tuple[PrintedCard, ...]]:
    played = GAMES[game]
    choices = Choices(language, game, None, (), 2, ("Anna", "Petr"))
    cards = tuple(played.printed(choices, Wording(language, (), played.folder)))
    return new_box("The red box", played.folder, [card.face for card in cards]), cards


def read(pdf: bytes, page: int) -> dict[str, tuple[float, float]]:
    """Return a page's codes, each with the centre of its places, in millimetres."""
    picture = pypdfium2.PdfDocument(pdf)[page].render(scale=DPI / 72, grayscale=True).to_numpy()
    found = zxingcpp.read_barcodes(np.ascontiguousarray(picture), zxingcpp.BarcodeFormat.Aztec)
    millimetres = 25.4 / DPI
    places: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for one in found:
        for corner in (one.position.top_left, one.position.bottom_right):
            places[one.text].append((corner.x * millimetres, corner.y * millimetres))
    return {
        text: (fmean(x for x, _ in corners), fmean(y for _, y in corners)) for text, corners in places.items()
    }


@pytest.mark.parametrize("paper", PAPERS)
def test_each_back_lies_behind_its_front(paper: Paper) -> None:
    box, cards = deck("hanabi", "cs")
    pdf = Sheets(box, paper).cards(cards)
    document = pypdfium2.PdfDocument(pdf)
    assert len(document) == 12
    wide = document[0].get_size()[0] / 72 * 25.4
    found = read(pdf, 1)
    assert set(found) == {box.code(mark) for mark in range(9)}
    left = (wide - 3 * WIDE) / 2
    for mark in range(9):
        front_middle = left + (mark % 3 + 0.5) * WIDE
        assert abs(wide - found[box.code(mark)][0] - front_middle) < 0.5
    fronts = document[0].get_textpage().get_text_range()
    assert fronts.split() == [part for card in cards[:9] for part in (card.sign, card.word)]
    backs = document[1].get_textpage().get_text_range()
    assert backs.split() == ["The", "red", "box"] * 9, "nothing on a back tells one from another"


@pytest.mark.parametrize("paper", PAPERS)
def test_labels_have_codes_and_say_outside_them_whose_they_are(paper: Paper) -> None:
    box, cards = deck("koi-koi", "pl")
    pdf = Sheets(box, paper).labels(cards)
    assert len(pypdfium2.PdfDocument(pdf)) == 4
    assert set(read(pdf, 3)) == {box.code(mark) for mark in range(36, 48)}
    words = pypdfium2.PdfDocument(pdf)[3].get_textpage().get_text_range()
    assert words.split() == [part for card in cards[36:] for part in card.name.split()]


def test_codes_cover_most_of_a_back_and_leave_room_to_cut() -> None:
    assert 2 * CODE**2 / (WIDE * HIGH) > 0.6
    assert HIGH - 2 * CODE - BETWEEN >= 4


@pytest.mark.parametrize("hidden", ["left", "right", "upper", "lower"])
def test_a_back_is_read_though_a_thumb_hides_a_fifth_at_any_edge(hidden: str) -> None:
    box, backs = printed_deck()
    at = {"left": (0, 0.5), "right": (1, 0.5), "upper": (0.5, 0), "lower": (0.5, 1)}[hidden]
    random, room = Random(hidden), Room(0.35, 10, lux=500, blur=0.3, fingers=0.2, at=at)
    for mark in random.sample(range(50), 4):
        assert look(picture(backs[mark], PHONE, room, random), box.codes) == ("card", mark)


@pytest.mark.parametrize(
    ("word", "lines"),
    [
        ("moon", ("moon",)),
        ("pine ribbon", ("pine ribbon",)),
        ("wisteria ribbon", ("wisteria", "ribbon")),
        ("bush clover ribbon", ("bush clover", "ribbon")),
    ],
)
def test_a_long_word_stands_in_two_lines(word: str, lines: tuple[str, ...]) -> None:
    assert in_lines(word) == lines
