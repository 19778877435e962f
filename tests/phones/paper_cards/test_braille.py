"""Words for a braille embosser."""

from __future__ import annotations

import pytest

from voice_hanabi.phones.paper_cards.braille import ASCII, COLUMNS, GAP, LINES, braille, brf

DOTS = {sign: [dot for dot in range(1, 7) if place >> dot - 1 & 1] for place, sign in enumerate(ASCII)}


def dots(text: str) -> list[str]:
    return ["".join(map(str, DOTS[sign])) for sign in text]


def test_every_cell_has_a_sign_of_its_own() -> None:
    assert len(ASCII) == len(set(ASCII)) == 64
    assert (DOTS["A"], DOTS["L"], DOTS["Z"], DOTS["#"]) == ([1], [1, 2, 3], [1, 3, 5, 6], [3, 4, 5, 6])


@pytest.mark.parametrize(
    ("language", "word", "cells"),
    [
        ("en", "red 1", ["1235", "15", "145", "", "3456", "1"]),
        ("en", "moon 12", ["134", "135", "135", "1345", "", "3456", "1", "12"]),
        ("cs", "žlutá", ["2346", "123", "136", "2345", "16"]),
        ("cs", "měsíc", ["134", "126", "234", "34", "14"]),
        ("pl", "żółta", ["12346", "346", "126", "2345", "1"]),
        ("da", "blå", ["12", "123", "16"]),
        ("da", "grøn", ["1245", "1235", "246", "1345"]),
    ],
)
def test_words_are_written_as_each_country_writes_them(language: str, word: str, cells: list[str]) -> None:
    assert dots(braille(word, language)) == cells


def test_a_page_holds_what_an_embosser_takes() -> None:
    text = brf([f"chrysanthemum ribbon {number}" for number in range(1, 49)], "en")
    assert text.isascii()
    pages = text.split("\f")
    assert len(pages) > 1
    for page in pages:
        lines = page.rstrip("\r\n").split("\r\n")
        assert len(lines) <= LINES
        assert max(map(len, lines)) <= 40
        assert lines[0], "no card is torn by the end of a page"
    assert COLUMNS * (10 + GAP) <= 42
