"""A language of tones, for tests without a trained network.

Each phoneme of the packed model is two tones in two bands of the features, and a network of one layer
distinguishes the bands. So words are 'spoken' exactly, and stock Vosk recognises them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt

from training.packing.kaldi_files import integer, matrix, real, transition_model, vector
from voice_hanabi.hearing.graphs.kaldi import token
from voice_hanabi.hearing.models.packed import SearchSettings
from voice_hanabi.hearing.pronouncing.phonemes import PHONEMES
from voice_hanabi.hearing.pronouncing.pronunciation import pronounce

RATE = 16000

AT_ONE_PITCH = SearchSettings(pitches=())
"""A tone at another speed is another sound of this language."""

PHONE_SECONDS = 0.12
_BANDS = 40
_PAIRS = [(low, high) for low in range(8, _BANDS, 2) for high in range(low + 4, _BANDS, 2)]
_LOWEST, _HIGHEST = 40.0, 7600.0
_NETWORK = """<Nnet3> 
input-node name=input dim=40
component-node name=bands component=bands input=input
component-node name=relu component=relu input=bands
component-node name=phones component=phones input=relu
component-node name=lsm component=lsm input=phones
output-node name=output input=lsm objective=linear

"""
_OFFSET = 100.0


def bands_of(phoneme: int) -> tuple[int, int]:
    """Return the two bands of a phoneme; no two phonemes have both in common."""
    return _PAIRS[phoneme]


def frequency_of(band: int) -> float:
    """Return the middle of a band of the features, in Hz."""

    def mel(frequency: float) -> float:
        return 1127.0 * float(np.log(1.0 + frequency / 700.0))

    low, high = mel(_LOWEST), mel(_HIGHEST)
    middle = low + (high - low) * (band + 1) / (_BANDS + 1)
    return float(700.0 * (np.exp(middle / 1127.0) - 1.0))


def write_network(path: Path) -> None:
    """Write the network, as ``am/final.mdl``."""
    count = len(PHONEMES)
    # The first layer adds up the bands of each phoneme, and its last output gives how quiet it is.
    first = np.zeros((count + 1, _BANDS), "<f4")
    for phoneme in range(count):
        first[phoneme, list(bands_of(phoneme))] = 0.5
    first[count] = -1.0 / _BANDS
    # Where it is quiet the phonemes must differ much: ties make the search for other speech explode.
    second = np.zeros((count + 1, count + 1), "<f4")
    second[1:, :count] = np.eye(count)
    second[1:, count] = -np.arange(count)
    parts = [
        b"\0B",
        transition_model(count),
        _NETWORK.encode(),
        token("<NumComponents>"),
        integer(4),
        *_affine("bands", first, [_OFFSET] * count + [11.0]),
        *_plain("relu", "RectifiedLinear", count + 1),
        *_affine("phones", second, [0.0] + [-17.0 - _OFFSET] * count),
        *_plain("lsm", "LogSoftmax", count + 1),
        token("</Nnet3>"),
        token("<LeftContext>"),
        integer(0),
        token("<RightContext>"),
        integer(0),
        token("<Priors>"),
        vector([1.0] * (count + 1)),
    ]
    path.write_bytes(b"".join(parts))


def _affine(name: str, weights: npt.NDArray[np.float32], bias: Sequence[float]) -> list[bytes]:
    return [
        token("<ComponentName>"),
        token(name),
        token("<AffineComponent>"),
        token("<LearningRate>"),
        real(0.001),
        token("<LinearParams>"),
        matrix(*weights.shape, weights.astype("<f4").tobytes()),
        token("<BiasParams>"),
        vector(bias),
        token("</AffineComponent>"),
    ]


def _plain(name: str, kind: str, size: int) -> list[bytes]:
    return [
        token("<ComponentName>"),
        token(name),
        token(f"<{kind}Component>"),
        token("<Dim>"),
        integer(size),
        token("<ValueAvg>"),
        vector([]),
        token("<DerivAvg>"),
        vector([]),
        token("<Count>"),
        real(0.0),
        token(f"</{kind}Component>"),
    ]


def spoken(words: str, language: str = "en", loudness: float = 0.3) -> npt.NDArray[np.int16]:
    """Return the sound of some words: 16-bit mono samples at ``RATE``."""
    return of_phonemes(
        (phoneme for word in words.split() for phoneme in pronounce(word, language)[0]), loudness
    )


def of_phonemes(phonemes: Iterable[str], loudness: float = 0.3) -> npt.NDArray[np.int16]:
    """Return the sound of phonemes."""
    pieces = [_chord(bands_of(PHONEMES.index(phoneme)), loudness) for phoneme in phonemes]
    return np.concatenate(pieces) if pieces else np.zeros(0, np.int16)


def quiet(seconds: float) -> npt.NDArray[np.int16]:
    """Return silence."""
    return np.zeros(int(seconds * RATE), np.int16)


def joined(pieces: Sequence[npt.NDArray[np.int16]]) -> npt.NDArray[np.int16]:
    """Return sounds one after the other."""
    return np.concatenate(list(pieces))


def _chord(bands: Sequence[int], loudness: float) -> npt.NDArray[np.int16]:
    count = int(PHONE_SECONDS * RATE)
    times = np.arange(count) / RATE
    edge = np.minimum(1.0, np.minimum(np.arange(count), np.arange(count)[::-1]) / (0.02 * RATE))
    wave = sum(np.sin(2 * np.pi * frequency_of(band) * times) for band in bands) / len(bands)
    return (32767 * loudness * edge * wave).astype(np.int16)
