"""Wrong digits close the door to an address, to a network and to everybody, each at its own limit."""

from __future__ import annotations

from voice_hanabi.phones.door.keys import GUESSES
from voice_hanabi.serving.door.wrong_digits import WrongDigits
from voice_hanabi.serving.limits import Limits

LIMITS = Limits(wrong_codes=6, wrong_codes_nearby=3)


def test_one_address_has_few_guesses() -> None:
    wrong = WrongDigits(Limits())
    for _ in range(GUESSES):
        assert wrong.wait("198.51.100.1") == 0
        wrong.note("198.51.100.1")
    assert wrong.wait("198.51.100.1") > 0
    assert wrong.wait("198.51.100.2") == 0


def test_a_network_has_few_guesses_by_all_its_addresses_together() -> None:
    wrong = WrongDigits(LIMITS)
    for number in range(LIMITS.wrong_codes_nearby):
        assert wrong.wait("198.51.100.200") == 0
        wrong.note(f"198.51.100.{number}")
    assert wrong.wait("198.51.100.200") > 0
    assert wrong.wait("203.0.113.9") == 0


def test_everybody_waits_once_all_together_have_guessed_too_often() -> None:
    wrong = WrongDigits(LIMITS)
    for number in range(LIMITS.wrong_codes):
        assert wrong.wait("203.0.113.9") == 0
        wrong.note(f"198.51.{number}.1")
    assert wrong.wait("203.0.113.9") > 0
