"""A person is distinguished from the table's own echo, in sound generated here sample by sample."""

from __future__ import annotations

import numpy as np
import pytest

from voice_hanabi.hearing.echo.cancelling import HOP, RATE, EchoCanceller, Samples
from voice_hanabi.hearing.echo.overhearing import BEFORE, Overhearing

DELAY = 0.07
SECONDS = 14


def syllables(seconds: float, seed: int, loudness: float = 0.1) -> Samples:
    """Return sound with the rhythm and the bandwidth of speech: bursts of noise, stronger in the bass."""
    chance = np.random.default_rng(seed)
    size = int(seconds * RATE)
    noise = chance.standard_normal(size)
    deep = np.convolve(noise, np.ones(8) / 8, "same") + 0.2 * noise
    moments = np.arange(size) / RATE
    beat = np.clip(np.sin(2 * np.pi * (3.1 + 0.2 * seed) * moments) + 0.3, 0, 1)
    sound = deep * beat
    scaled: Samples = (sound * (loudness / np.sqrt(np.mean(sound**2)))).astype(np.float32)
    return scaled


def echo_of(played: Samples, decibels: float = -14, delay: float = DELAY, seed: int = 5) -> Samples:
    """Return what comes back through a room, plus the microphone's own noise."""
    chance = np.random.default_rng(seed)
    size = int(0.3 * RATE)
    way = 0.1 * chance.standard_normal(size) * 10 ** (-3 * np.arange(size) / (0.3 * RATE))
    way[0] = 1.0
    way *= 10 ** (decibels / 20) / np.sqrt(np.sum(way**2))
    late = np.concatenate((np.zeros(int(delay * RATE)), np.convolve(played, way)))[: len(played)]
    heard: Samples = (late + 3e-4 * chance.standard_normal(len(late))).astype(np.float32)
    return heard


def pieces_of(overhearing: Overhearing, heard: Samples, played: Samples) -> list[tuple[float, Samples]]:
    """Return the pieces, with the seconds at which each was given."""
    block = RATE // 20
    return [
        ((start + block) / RATE, piece)
        for start in range(0, len(heard), block)
        for piece in overhearing.accept(heard[start : start + block], played[start : start + block])
    ]


def with_person(heard: Samples, at: float, seconds: float = 0.5, loudness: float = 0.05) -> Samples:
    person = syllables(seconds, 9, loudness)
    mixed = heard.copy()
    start = int(at * RATE)
    mixed[start : start + len(person)] += person
    return mixed


@pytest.mark.parametrize("delay", [0.02, 0.2])
def test_the_echo_is_learned_and_taken_out(delay: float) -> None:
    played = syllables(SECONDS, 1)
    heard = echo_of(played, delay=delay)
    canceller = EchoCanceller()
    rest = [canceller.hop(heard[at : at + HOP], played[at : at + HOP]).rest for at in hops(heard)]
    late = np.concatenate(rest)[10 * RATE :]
    before = heard[10 * RATE : 10 * RATE + len(late)]
    assert 10 * np.log10(np.mean(before**2) / np.mean(late**2)) > 12


def hops(sound: Samples) -> range:
    return range(0, len(sound) - HOP, HOP)


def test_a_person_over_the_echo_stays_as_loud_as_they_are() -> None:
    played = syllables(SECONDS, 1)
    echo = echo_of(played)
    heard = with_person(echo, 10.0, 1.0)
    canceller = EchoCanceller()
    found = [canceller.hop(heard[at : at + HOP], played[at : at + HOP]) for at in hops(heard)]
    rest = np.concatenate([hop.rest for hop in found])
    spoken = (heard - echo)[10 * RATE : 11 * RATE]
    kept = rest[10 * RATE : 11 * RATE]
    assert abs(10 * np.log10(np.mean(kept**2) / np.mean(spoken**2))) < 3


def test_an_echo_path_that_has_changed_is_noticed_and_learned_again() -> None:
    played = syllables(2 * SECONDS, 1)
    heard = echo_of(played)
    lost = int(0.03 * RATE)
    heard = np.concatenate((heard[: SECONDS * RATE], heard[SECONDS * RATE + lost :]))
    canceller = EchoCanceller()
    found = [canceller.hop(heard[at : at + HOP], played[at : at + HOP]) for at in hops(heard)]
    anew = [place * HOP / RATE for place, hop in enumerate(found) if hop.anew]
    assert anew
    assert SECONDS <= anew[-1] < SECONDS + 2
    late = np.concatenate([hop.rest for hop in found])[-4 * RATE :]
    assert 10 * np.log10(np.mean(heard[-4 * RATE :] ** 2) / np.mean(late**2)) > 10


@pytest.mark.parametrize("decibels", [-6, -14, -20])
@pytest.mark.parametrize("delay", [0.02, 0.2])
def test_the_tables_own_voice_is_not_a_person(decibels: float, delay: float) -> None:
    played = syllables(SECONDS, 1)
    overhearing = Overhearing()
    assert pieces_of(overhearing, echo_of(played, decibels, delay), played) == []
    assert overhearing.how_well.well_enough


def test_whoever_speaks_over_it_is_overheard_from_the_first_sound_to_the_last() -> None:
    played = syllables(SECONDS, 1)
    heard = with_person(echo_of(played), 10.0)
    ((ended, piece),) = pieces_of(Overhearing(), heard, played)
    assert 10.5 < ended < 11.2
    began = ended - len(piece) / RATE
    assert 9.5 < began <= 10.05
    assert len(piece) / RATE > 0.5 + BEFORE / 2


def test_nobody_is_overheard_before_the_echo_path_is_known() -> None:
    played = syllables(2, 1)
    heard = with_person(echo_of(played), 0.6)
    assert pieces_of(Overhearing(), heard, played) == []


def test_it_turns_itself_off_if_the_echo_is_not_of_what_was_played() -> None:
    played = syllables(SECONDS, 1)
    heard = echo_of(syllables(SECONDS, 4))
    overhearing = Overhearing()
    assert pieces_of(overhearing, with_person(heard, 10.0), played) == []
    assert not overhearing.how_well.well_enough


def test_a_loudspeaker_that_the_microphone_does_not_hear_keeps_nobody_from_being_heard() -> None:
    played = syllables(SECONDS, 1)
    heard = (3e-4 * np.random.default_rng(2).standard_normal(len(played))).astype(np.float32)
    overhearing = Overhearing()
    assert len(pieces_of(overhearing, with_person(heard, 10.0), played)) == 1
    assert overhearing.how_well.inaudible


def test_whoever_speaks_for_long_does_not_interrupt() -> None:
    played = syllables(SECONDS + 4, 1)
    talk = syllables(5, 9, 0.05)
    heard = echo_of(played)
    heard[10 * RATE : 10 * RATE + len(talk)] += talk
    assert pieces_of(Overhearing(), heard, played) == []


def test_the_systems_remaining_echo_is_not_taken_for_a_person_but_a_person_is() -> None:
    played = syllables(SECONDS, 1)
    # Softer than any echo in a room, and not linear.
    left = echo_of((np.sign(played) * np.abs(played) ** 1.5).astype(np.float32), -26)
    overhearing = Overhearing(by_system=True)
    assert pieces_of(overhearing, left, played) == []
    assert overhearing.how_well.well_enough
    assert len(pieces_of(Overhearing(by_system=True), with_person(left, 10.0), played)) == 1


def test_a_system_that_leaves_the_echo_loud_is_not_relied_on() -> None:
    played = syllables(SECONDS, 1)
    overhearing = Overhearing(by_system=True)
    assert pieces_of(overhearing, with_person(echo_of(played, -10), 10.0), played) == []
    assert not overhearing.how_well.well_enough
