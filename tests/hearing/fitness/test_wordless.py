"""A microphone that brings no words is reported at each attempt to be heard, never while words are heard."""

from __future__ import annotations

from voice_hanabi.hearing.fitness.wordless import MURMUR, QUIET, STILL, Wordless

BLOCK = 0.05


def told(wordless: Wordless, *spans: tuple[float, bool]) -> int:
    """How often a microphone is reported in spans of this many seconds, in which there is sound or none."""
    return sum(
        wordless.to_tell(BLOCK, sounding=sounding)
        for seconds, sounding in spans
        for _ in range(round(seconds / BLOCK))
    )


def test_each_murmur_is_a_try_once_it_is_over() -> None:
    wordless = Wordless()
    assert told(wordless, (0.6, True), (QUIET - 2 * BLOCK, False)) == 0, "its words may still come"
    assert told(wordless, (3 * BLOCK, False)) == 1
    assert told(wordless, (2.0, False), (0.6, True), (2.0, False), (0.3, True), (2.0, False)) == 2


def test_a_murmur_with_words_is_not_a_try() -> None:
    wordless = Wordless()
    assert told(wordless, (0.6, True), (0.5, False)) == 0
    wordless.words()
    assert told(wordless, (STILL - 2 * BLOCK, False)) == 0


def test_pauses_between_words_are_not_tries() -> None:
    assert told(Wordless(), *[(0.4, True), (QUIET - 2 * BLOCK, False)] * 20) == 0


def test_a_click_is_not_a_try() -> None:
    assert told(Wordless(), *[(MURMUR - 2 * BLOCK, True), (STILL - 2 * BLOCK, False)] * 5) == 0


def test_some_seconds_without_words_are_a_try() -> None:
    assert told(Wordless(), (4 * STILL + 1.0, False)) == 4
