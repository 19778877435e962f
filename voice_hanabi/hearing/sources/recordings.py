"""Sound files as utterances: for ``recognize``, for games played from recordings, and for tests.

Files are read by soundfile (libsndfile) and resampled by soxr (the SoX resampler library), both from wheels.
"""

from __future__ import annotations

import functools
import itertools
import operator
import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt
import soundfile
import soxr

from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.recognizer import Recognizer
from voice_hanabi.hearing.sound.channels import Loudness, mono
from voice_hanabi.hearing.sound.honest_header import with_honest_header
from voice_hanabi.hearing.sources.source import Deliver, Soundless, SourceEnded, SourceProblem
from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.problems import Problem
from voice_hanabi.system.files import open_ordinary

SOUND_SUFFIXES = frozenset(
    {".wav", ".flac", ".ogg", ".oga", ".opus", ".mp3", ".aiff", ".aif", ".au", ".w64", ".caf"}
)
"""The file name endings that are used from a folder of recordings."""

LONGEST = 600.0
"""Seconds of one file that are read; a command takes less than ten, and a file may be anything."""

RATES = range(4_000, 384_001)
"""The sample rates (Hz) of recorded speech; a file with any other rate isn't speech."""

_READ_AT_ONCE = 65_536
"""Frames in memory with all their channels, of which a file may claim a thousand."""

_BLOCK = 0.1
_QUIET_BEFORE = 0.3
_QUIET_AFTER = 1.2
_BESIDE = 0.5


class RecordingProblem(Problem):
    """Raised for a file that can't be used; its codes are among ``SOURCE_REASONS``."""


def read_recording(path: Path, sample_rate: int = 16000) -> npt.NDArray[np.int16]:
    """Return a sound file as 16-bit mono samples at ``sample_rate`` (Hz); shape (samples,).

    The channels are averaged; if they cancel each other, the loudest is used. The sound is resampled if
    needed. At most ``LONGEST`` seconds are read. Raises RecordingProblem for a file that is missing, empty,
    or not speech, and for a folder or a device.
    """
    _check_ordinary(path)
    try:
        loudness = Loudness()
        rate, samples = _read(path, None, loudness)
        if loudness.instead is not None:
            rate, samples = _read(path, loudness.instead, loudness)
    except (soundfile.SoundFileError, OSError, RuntimeError, TypeError) as error:
        # TypeError: for a name like '.raw' soundfile asks for a format.
        raise RecordingProblem(
            "recording-unreadable", {"path": str(path), "message": _first_line(error)}
        ) from error
    if not len(samples):
        raise RecordingProblem("recording-empty", {"path": str(path)})
    sound = np.nan_to_num(samples, nan=0.0, posinf=1.0, neginf=-1.0)
    if rate != sample_rate:
        sound = np.asarray(soxr.resample(sound, rate, sample_rate, quality="HQ"), np.float32)
    return to_int16(sound)


class _ReadOnwards(soundfile.SoundFile):  # type: ignore[misc]
    """A sound file that is read sequentially, without seeking.

    soundfile seeks after each block, which some codecs can't (GSM 6.10, G.721, DWVW), nor a FLAC file that
    was written into a pipe.
    """

    def seekable(self) -> bool:
        """Always false."""
        return False


def _read(path: Path, channel: int | None, loudness: Loudness) -> tuple[int, npt.NDArray[np.float32]]:
    """Return the rate and one channel of a file (``None``: the average), and measure the loudness of all."""
    # Opened here, because soundfile accepts only names in UTF-8.
    with open_ordinary(path) as opened, _ReadOnwards(with_honest_header(opened)) as file:
        rate = int(file.samplerate)
        if rate not in RATES:
            raise RecordingProblem("recording-rate", {"path": str(path), "rate": str(rate)})
        left = int(LONGEST * rate)
        parts = [np.zeros(0, np.float32)]
        while left > 0:
            wanted = min(_READ_AT_ONCE, left)
            block = file.read(wanted, dtype="float32", always_2d=True)
            loudness.hear(block)
            parts.append(mono(block, channel))
            left = left - wanted if len(block) == wanted else 0
    return rate, np.concatenate(parts)


def _check_ordinary(path: Path) -> None:
    """Raise RecordingProblem for a path that doesn't exist or isn't a regular file."""
    if os.path.isdir(path):
        raise RecordingProblem("recording-is-folder", {"path": str(path)})
    if not os.path.exists(path):
        raise RecordingProblem("recording-missing", {"path": str(path)})
    if not os.path.isfile(path):
        raise RecordingProblem("recording-is-device", {"path": str(path)})


def to_int16(samples: npt.NDArray[np.floating]) -> npt.NDArray[np.int16]:
    """Convert samples between -1 and 1 to 16 bits, clipping louder ones; the shape stays."""
    clipped: npt.NDArray[np.int16] = np.clip(np.rint(samples * 32767.0), -32768, 32767).astype(np.int16)
    return clipped


def feed(recognizer: Recognizer, samples: npt.NDArray[np.int16]) -> Iterator[Utterance]:
    """Feed samples (16-bit mono at the recogniser's rate) to it at full speed; yield what it hears.

    Silence is added at the front, because many clips are cut so tightly that the first sound would be lost,
    and at the end, so that the recogniser notices the end of speech.
    """
    rate = recognizer.sample_rate
    before = np.zeros(int(_QUIET_BEFORE * rate), np.int16)
    after = np.zeros(int(_QUIET_AFTER * rate), np.int16)
    padded = np.concatenate([before, samples, after])
    size = int(_BLOCK * rate)
    for start in range(0, len(padded), size):
        utterance = recognizer.accept(padded[start : start + size].tobytes())
        if utterance is not None:
            yield utterance
    last = recognizer.finish()
    if last is not None:
        yield last


def recognise_file(recognizer: Recognizer, path: Path) -> list[Utterance]:
    """Return the utterances of a sound file in order: several if the speaker pauses, none for silence.

    Raises RecordingProblem for a file that is missing, not sound, or empty.
    """
    return list(feed(recognizer, read_recording(path, recognizer.sample_rate)))


def one_utterance(utterances: Sequence[Utterance], alternatives: int = 5) -> Utterance:
    """Return the content of one file as one utterance, even if a pause has split it.

    The alternatives of the parts are combined in every way and the likeliest kept, at most ``alternatives``;
    scores and evidence are added. If a part has none, the utterance has no alternatives.
    """
    parts = [utterance for utterance in utterances if utterance.alternatives]
    # Beside clear speech, drop what noise was taken for.
    clearest = max((part.belief for part in parts if part.evidence is not None), default=0.0)
    parts = [part for part in parts if part.belief >= min(_BESIDE * clearest, clearest)]
    if len(parts) <= 1:
        return parts[0] if parts else Utterance((), ended=utterances[-1].ended if utterances else 0.0)
    joined: tuple[Alternative, ...] = (Alternative(""),)
    for part in parts:
        pairs = itertools.product(joined, part.alternatives)
        ways = (Alternative(f"{a.text} {b.text}".strip(), a.confidence + b.confidence) for a, b in pairs)
        joined = tuple(sorted(ways, key=lambda way: -way.confidence)[:alternatives])
    known = [part.evidence for part in parts if part.evidence is not None]
    evidence = functools.reduce(operator.add, known) if known else None
    above = min((part.above_room for part in parts if part.above_room is not None), default=None)
    return Utterance(joined, seat=parts[0].seat, ended=parts[-1].ended, evidence=evidence, above_room=above)


def recordings_in(paths: Iterable[Path]) -> tuple[Path, ...]:
    """Return the named sound files, and those in the named folders, sorted by name.

    Raises RecordingProblem for a path that does not exist and a folder without sound files.
    """
    files: list[Path] = []
    for path in paths:
        if os.path.isdir(path):
            inside = sorted(
                file for file in path.iterdir() if file.is_file() and file.suffix.lower() in SOUND_SUFFIXES
            )
            if not inside:
                raise RecordingProblem("recording-folder-empty", {"path": str(path)})
            files += inside
        else:
            _check_ordinary(path)
            files.append(path)
    return tuple(files)


class Recordings(Soundless):
    """A source that plays one recording after the other, each as one utterance.

    The next one is recognised when ``ready`` is called, with the phrases expected then.
    """

    listens = True

    def __init__(self, paths: Iterable[Path], recognizer: Recognizer) -> None:
        """Take files and folders in this order. Raises RecordingProblem as ``recordings_in`` does."""
        self._files = iter(recordings_in(paths))
        self._recognizer = recognizer
        self._deliver: Deliver | None = None
        self._ended = False

    def start(self, deliver: Deliver) -> None:
        """Store ``deliver``; the first recording is heard at the first ``ready``."""
        self._deliver = deliver

    def expect(self, phrases: PhraseGraph, later: Iterable[PhraseGraph] = ()) -> None:
        """Listen for these phrases from the next recording on."""
        self._recognizer.expect(phrases)

    def ready(self) -> None:
        """Recognise the next recording in the calling thread, and deliver its utterance.

        A file that can't be read is delivered as a problem, followed by an utterance without alternatives, so
        that each file has one. After the last one ``SourceEnded`` is delivered once.
        """
        if self._deliver is None or self._ended:
            return
        path = next(self._files, None)
        if path is None:
            self._ended = True
            self._deliver(SourceEnded())
            return
        try:
            utterances = recognise_file(self._recognizer, path)
        except RecordingProblem as problem:
            self._deliver(SourceProblem(problem.reason, problem.details))
            utterances = []
        self._deliver(one_utterance(utterances))

    def close(self) -> None:
        """Deliver nothing more."""
        self._ended = True


def _first_line(error: BaseException) -> str:
    """Return the first line of an error's text, without its full stop; its type if it has none."""
    lines = str(getattr(error, "error_string", error)).splitlines()
    return lines[0].rstrip(".") if lines and lines[0] else type(error).__name__
