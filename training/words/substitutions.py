"""Which sounds people make in place of the lexicon's, by language.

Run it with ``python -m training.words.substitutions``.

The packed network recognises recordings freely, as any sequence of sounds. The result is aligned with the
lexicon's pronunciations of the words, and substitutions are counted. The network must not have learned from
these recordings: for those, it returns the lexicon's sounds, whatever was said. People held out for
development are not used either.
"""

from __future__ import annotations

import argparse
import csv
import itertools
import math
import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import numpy.typing as npt

from training.clips.voices import HELD_OUT_COMMAND_SPEAKERS, HELD_OUT_SPEAKERS
from voice_hanabi.hearing.models.packed import (
    GONE,
    PackedModel,
    SearchSettings,
    packed_substitutions,
    substitutions_file,
)
from voice_hanabi.hearing.models.vosk_library import SAMPLE_RATE, Decoder, SpeechModel, load_model
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.pronouncing.phonemes import PHONEMES
from voice_hanabi.hearing.pronouncing.pronunciation import pronounce
from voice_hanabi.hearing.sources.recordings import RecordingProblem, read_recording
from voice_hanabi.hearing.voices import any_phonemes
from voice_hanabi.hearing.voices.confusability import unlikeness
from voice_hanabi.language.templates import plain
from voice_hanabi.languages import LANGUAGES

LONGEST_WORDS = 6
"""The most words in a clip: in longer ones, sounds are aligned with the wrong ones."""

LONGEST_SECONDS = 6.0

MOST_CLIPS_OF_ONE = 200
"""The most clips of one speaker, lest one person's ways become everybody's."""

LEAST_COUNT = 3
LEAST_SPEAKERS = 2
"""A sound counts once this many speakers have made it this often; if there is one, they suffice."""

LEAST_SHARE = 0.03
"""How often a substitution must occur, as a share of all the times the sound is meant."""

MOST_SUBSTITUTES = 4
PRIOR = 8.0
"""How many times a sound must be meant to have the same weight as all languages together."""

CHEAPEST = 0.7
"""The lowest cost of a substitution (natural logarithm), so that words stay distinct."""

SCALE = 1.0
"""The factor between a cost and the logarithm of how much rarer a substitution is than the right sound."""

_ONE_MORE = 1.0
_TOO_FAR = 0.6
"""From this many changes per sound on, a clip counts as something other than what is written."""

_LEVEL = 2000.0
"""The root mean square to which sound is scaled before recognition, on the scale of 16-bit samples."""

Samples = npt.NDArray[np.int16]


@dataclass(frozen=True, slots=True)
class Clip:
    """Somebody's recording, and what they say."""

    path: Path
    language: str
    speaker: str
    words: tuple[str, ...]


@dataclass
class Counted:
    """How often each sound was meant, and which others were heard: by whom, and how often."""

    meant: Counter[str] = field(default_factory=Counter)
    heard: defaultdict[tuple[str, str], Counter[str]] = field(default_factory=lambda: defaultdict(Counter))

    def add(self, speaker: str, meant: str, heard: str) -> None:
        """Count one sound."""
        self.meant[meant] += 1
        if meant != heard:
            self.heard[meant, heard][speaker] += 1


def clips_of(folders: Iterable[Path], language: str) -> list[Clip]:
    """Return the clips of people not held out for development. Raises ``OSError`` without an index."""
    found: defaultdict[str, list[Clip]] = defaultdict(list)
    for folder in folders:
        with (folder / "index.tsv").open(encoding="utf-8", newline="") as file:
            rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
        commanders = sorted({row["speaker"] for row in rows if row["speaker"].startswith("gsc_")})
        kept_out = HELD_OUT_SPEAKERS | set(commanders[:HELD_OUT_COMMAND_SPEAKERS])
        for row in rows:
            words = tuple(plain(row["transcript"]).split())
            if row["lang"] == language and row["speaker"] not in kept_out and len(words) <= LONGEST_WORDS:
                found[row["speaker"]].append(Clip(folder / row["path"], language, row["speaker"], words))
    chance = random.Random(language)
    return [
        clip
        for _, clips in sorted(found.items())
        for clip in chance.sample(clips, min(len(clips), MOST_CLIPS_OF_ONE))
    ]


class FreeEar:
    """Recognises any sequence of a language's sounds."""

    def __init__(self, language: str) -> None:
        """Open the packed network of a language."""
        phrases = PhraseGraph(
            0, frozenset({1}), tuple(any_phonemes.arcs(0, 1, any_phonemes.names_in(language)))
        )
        settings = any_phonemes.alone(SearchSettings(costs=any_phonemes.AS_HEARD))
        self._packed = PackedModel(language, phrases.words, settings=settings, ways=any_phonemes.WAYS)
        self._model: SpeechModel = load_model(self._packed.exact(phrases))

    def hear(self, sound: Samples) -> tuple[str, ...]:
        """Return the recognised sounds."""
        level = float(np.sqrt(np.mean(np.square(sound.astype(np.float64)))))
        louder = np.clip(sound * (_LEVEL / max(level, 1.0)), -32768, 32767).astype(np.int16)
        silence = np.zeros(SAMPLE_RATE // 2, np.int16)
        decoder = Decoder(self._model, 1)
        decoder.accept(np.concatenate([silence, louder, silence]).tobytes())
        readings = decoder.finish().readings
        return any_phonemes.phonemes_of(readings[0].text.split()) if readings else ()

    def close(self) -> None:
        """Release the model."""
        self._packed.close()


def laid_beside(meant: Sequence[str], heard: Sequence[str]) -> tuple[float, list[tuple[str, str]]]:
    """Return the cost and the pairs of the cheapest alignment; `GONE` stands for nothing on one side."""
    rows = [[place * _ONE_MORE for place in range(len(heard) + 1)]]
    for sound in meant:
        row = [rows[-1][0] + _ONE_MORE]
        for place, other in enumerate(heard):
            changed = rows[-1][place] + (0.0 if sound == other else unlikeness(sound, other))
            row.append(min(row[-1] + _ONE_MORE, rows[-1][place + 1] + _ONE_MORE, changed))
        rows.append(row)
    pairs: list[tuple[str, str]] = []
    one, two = len(meant), len(heard)
    while one or two:
        here = rows[one][two]
        if one and two:
            sound, other = meant[one - 1], heard[two - 1]
            if math.isclose(
                here, rows[one - 1][two - 1] + (0.0 if sound == other else unlikeness(sound, other))
            ):
                pairs.append((sound, other))
                one, two = one - 1, two - 1
                continue
        if one and math.isclose(here, rows[one - 1][two] + _ONE_MORE):
            one -= 1
            pairs.append((meant[one], GONE))
        else:
            two -= 1
            pairs.append((GONE, heard[two]))
    return rows[-1][-1], pairs[::-1]


def count(counted: Counted, clip: Clip, heard: Sequence[str]) -> bool:
    """Count the substitutions in a clip; return whether the clip matches what is written."""
    ways = [pronounce(word, clip.language) for word in clip.words]
    rows = (tuple(itertools.chain(*row)) for row in itertools.islice(itertools.product(*ways), 64))
    cost, pairs, meant = min((*laid_beside(row, heard), row) for row in rows)
    if not meant or cost > _TOO_FAR * len(meant):
        return False
    last = max(place for place, (sound, _) in enumerate(pairs) if sound != GONE)
    for place, (sound, other) in enumerate(pairs):
        # Inside a word, a missing sound is more often one that was not heard than one that was not made.
        if sound != GONE and (other != GONE or place == last):
            counted.add(clip.speaker, sound, other)
    return True


def costs_of(counted: Counted, known: Mapping[str, Mapping[str, float]]) -> Iterator[tuple[str, str, float]]:
    """Yield which sound is heard for which, and its cost; ``known`` has the costs for all languages."""
    speakers = {speaker for counts in counted.heard.values() for speaker in counts}
    for meant in PHONEMES:
        total = counted.meant[meant]
        found: list[tuple[float, str]] = []
        others = {heard: counts for (sound, heard), counts in counted.heard.items() if sound == meant}
        wrong = sum(counts.total() for counts in others.values())
        right = total - wrong + PRIOR
        for heard, counts in others.items():
            if counts.total() < LEAST_COUNT or counts.total() < LEAST_SHARE * total:
                continue
            if len(counts) < min(LEAST_SPEAKERS, len(speakers)):
                continue
            usual = known.get(meant, {}).get(heard)
            weight = counts.total() + (PRIOR * math.exp(-usual) if usual is not None else 0.0)
            found.append((max(CHEAPEST, SCALE * math.log(max(right, 1.0) / weight)), heard))
        for cost, heard in sorted(found)[:MOST_SUBSTITUTES]:
            yield meant, heard, round(cost, 2)


def learn(folders: Sequence[Path], language: str) -> list[tuple[str, str, float]]:
    """Return the table of a language, learned from the recordings in the folders."""
    ear, counted = FreeEar(language), Counted()
    clips = clips_of(folders, language)
    kept = 0
    for clip in clips:
        try:
            sound = read_recording(clip.path, SAMPLE_RATE)
        except RecordingProblem:
            continue
        if sound.any() and len(sound) <= LONGEST_SECONDS * SAMPLE_RATE:
            kept += count(counted, clip, ear.hear(sound))
    ear.close()
    print(
        f"{language}: {kept} of {len(clips)} clips, {len({clip.speaker for clip in clips})} people",
        flush=True,
    )
    return list(costs_of(counted, packed_substitutions()))


def main() -> None:
    """Learn the tables and write them."""
    parser = argparse.ArgumentParser(prog="python -m training.words.substitutions", description=__doc__)
    parser.add_argument(
        "--recordings", type=Path, nargs="+", required=True, metavar="DIR", help="with index.tsv"
    )
    parser.add_argument("--lang", nargs="+", choices=LANGUAGES, default=list(LANGUAGES))
    parser.add_argument("--out", type=Path, default=Path("voice_hanabi/hearing/model"), metavar="DIR")
    options = parser.parse_args()
    for language in options.lang:
        rows = learn(options.recordings, language)
        lines = (f"{meant}\t{heard}\t{cost:.2f}\n" for meant, heard, cost in rows)
        (options.out / substitutions_file(language)).write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
