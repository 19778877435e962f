"""What an epoch of training is made of."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from training.clips.store import Store, write_part
from training.clips.synthesis import Clip
from training.sound import examples
from training.sound.examples import ExampleMaker
from voice_hanabi.hearing.recognising.nearest_voice import NearestVoice

DRAWS = 3000


@pytest.fixture
def store(tmp_path: Path) -> Store:
    sound = np.full(16000, 100, dtype=np.float32)
    for part in ("espeak", "espeak-grammar", "espeak-said"):
        clips = [
            Clip(sound, ("t", "u"), "two", language, f"{program}_{held_out}", group, held_out)
            for language in ("cs", "pl", "da", "en")
            for program, group in (("espeak", "synthetic"), ("somebody", "people"))
            for held_out in (False, True)
            for _ in range(5)
        ]
        write_part(tmp_path, part, clips)
    write_part(tmp_path, "world", [Clip(sound, ("t",), "to", "nb", "world_nb", "world", held_out=False)])
    return Store(tmp_path)


def drawn(store: Store, language: str | None) -> Counter[tuple[str, str, str]]:
    maker = ExampleMaker(store, 1, language)
    entries = [maker.clip() for _ in range(DRAWS)]
    assert not any(entry.held_out for entry in entries)
    return Counter((entry.group, entry.language, entry.part) for entry in entries)


def share(counts: Counter[tuple[str, str, str]], group: str, language: str, part: str = "") -> float:
    """Return the share of a group that is in a language (and a part)."""
    own = sum(counts[key] for key in counts if key[:2] == (group, language) and part in ("", key[2]))
    return own / sum(counts[key] for key in counts if key[0] == group)


@pytest.mark.parametrize("language", ["cs", "pl", "da", "en"])
def test_most_of_what_a_languages_own_network_learns_is_in_that_language(store: Store, language: str) -> None:
    counts = drawn(store, language)
    assert share(counts, "synthetic", language) == pytest.approx(0.85, abs=0.04)
    assert share(counts, "people", language) == pytest.approx(0.6, abs=0.06)
    # A third of what espeak-ng says comes from the games' grammars, and a third is what people say.
    for part in ("espeak-grammar", "espeak-said"):
        assert share(counts, "synthetic", language, part) == pytest.approx(0.283, abs=0.05)
    assert {key[1] for key in counts} == {"cs", "pl", "da", "en", "nb"}


def test_the_common_network_learns_all_languages_equally(store: Store) -> None:
    counts = drawn(store, None)
    for language in ("cs", "pl", "da", "en"):
        assert 0.15 < share(counts, "synthetic", language) < 0.4
        assert 0.15 < share(counts, "people", language) < 0.4


def test_a_booming_voice_is_loudest_in_its_lowest_tones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hiss = np.random.default_rng(1).standard_normal(32000).astype(np.float32) * 500
    write_part(tmp_path, "part", [Clip(hiss, ("s",), "s", "en", "one", "people", held_out=False)])

    def lowest_tones(share: float) -> list[float]:
        """Return how much louder (dB) the tones below 250 Hz are than the others, in ten clips."""
        monkeypatch.setattr(examples, "_BOOMING", share)
        monkeypatch.setattr(examples, "_OTHER_TIMBRE", 0.0)
        maker = ExampleMaker(Store(tmp_path), 3, None)
        found = []
        for _ in range(10):
            power = np.abs(np.fft.rfft(maker.changed(maker.clip()))) ** 2
            place = power.size // 32
            found.append(10 * np.log10(power[:place].mean() / power[place : power.size // 2].mean()))
        return found

    assert np.mean(lowest_tones(1.0)) > np.mean(lowest_tones(0.0)) + 6


def test_in_a_living_room_other_voices_are_made_quiet_as_the_table_makes_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hiss = np.random.default_rng(1).standard_normal(8000).astype(np.float32) * 500
    write_part(tmp_path, "part", [Clip(hiss, ("s",), "s", "en", "one", "synthetic", held_out=False)])
    monkeypatch.setattr(examples, "_LIVING_ROOM", 1.0)

    def between(nearest: type) -> float:
        """Return by how much (natural logarithm of power) gaps between words are fainter than the words."""
        monkeypatch.setattr(examples, "NearestVoice", nearest)
        maker = ExampleMaker(Store(tmp_path), 5, None)
        made = [maker.example() for _ in range(20)]
        loudness = [frames.mean(axis=1) for frames, labels in made if labels]
        return float(np.median([np.quantile(one, 0.9) - np.quantile(one, 0.2) for one in loudness]))

    class AllHeard:
        def accept(self, pcm: bytes) -> bytes:
            return pcm

        def finish(self) -> bytes:
            return b""

    assert between(NearestVoice) > between(AllHeard) + 1.0
