"""Makes the packed model: ``python -m training --people DIR``; each step resumes where it stopped."""

from __future__ import annotations

import argparse
from pathlib import Path

from training.clips.debian_people import fish_clips, letter_clips
from training.clips.natural_voices import natural_clips
from training.clips.people import people_clips
from training.clips.store import Store, write_part
from training.clips.synthesis import espeak_clips, other_clips, pico_clips
from training.clips.tales import tale_clips
from training.learning.train import checkpoints_of, train
from training.packing.evaluation import report
from training.packing.export import export
from training.packing.unpacking import halfway
from training.words.grammars import grammar_sentences, mixed_sentences, said_sentences, sentences_of_players
from voice_hanabi.hearing.models.packed import network_file
from voice_hanabi.languages import LANGUAGES

_MANY_VOICED = {"en": 2}
"""The factor for a language's number of clips: English has eight accents."""

_CLIPS_FOR_ONE_OF_KOKORO = {"en": 5}
"""The number of espeak-ng's clips per clip of Kokoro's; fifteen for languages without Kokoro speakers."""

_OWN_MINUTES = {"en": 4}
"""How many times as long a language's own network is trained, since accents take time, too."""

_STEPS = ("data", "train", "export", "evaluate")


def make_data(folder: Path, people: list[Path], clips: int, kokoro: Path | None, model: Path) -> None:
    """Write the clips: of people from the given folders and Debian's packages, and of synthesizers.

    Books read aloud are aligned with their texts by the packed networks in the folder ``model``.
    """
    for number, recordings in enumerate(people):
        name = f"people-{number}" if number else "people"
        print(f"{recordings}: {write_part(folder, name, people_clips(recordings)):.2f} h", flush=True)
        for tales in sorted(recordings.glob("tales-*")):
            read = tale_clips(tales, tales.name.removeprefix("tales-"), model)
            hours = write_part(folder, tales.name, read)
            print(f"{tales}: {hours:.2f} h", flush=True)
    print(f"KLettres: {write_part(folder, 'klettres', letter_clips()):.2f} h", flush=True)
    print(f"Fish Fillets: {write_part(folder, 'fillets', fish_clips()):.2f} h", flush=True)
    for language in LANGUAGES:
        many = clips * _MANY_VOICED.get(language, 1)
        for name, count, seed, held_out in (
            (language, many, 1, False),
            (f"{language}-held-out", 300, 2, True),
        ):
            hours = write_part(folder, f"espeak-{name}", espeak_clips(language, count, seed, held_out))
            print(f"espeak-ng {name}: {hours:.2f} h", flush=True)
        for name, count, source in (
            (f"{language}-grammar", many, grammar_sentences),
            (f"{language}-said", many, said_sentences),
            (f"{language}-grammar-held-out", 150, sentences_of_players),
        ):
            held_out = name.endswith("held-out")
            hours = write_part(folder, f"espeak-{name}", espeak_clips(language, count, 3, held_out, source))
            print(f"espeak-ng {name}: {hours:.2f} h", flush=True)
        if kokoro is not None:
            _make_natural(folder, kokoro, language, many // _CLIPS_FOR_ONE_OF_KOKORO.get(language, 15))
    hours = write_part(folder, "pico", pico_clips(clips // 10, 1, grammar_sentences))
    print(f"Pico: {hours:.2f} h", flush=True)
    for name, count, held_out, source in (
        ("others-grammar-held-out", 60, True, sentences_of_players),
        ("others-grammar", clips // 10, False, grammar_sentences),
    ):
        hours = write_part(folder, name, other_clips(count, 1, held_out, source))
        print(f"festival and flite, {name}: {hours:.2f} h", flush=True)


def _make_natural(folder: Path, kokoro: Path, language: str, clips: int) -> None:
    """Write a language's clips of Kokoro: half of them of what people say in their own words."""
    for name, source in (("", mixed_sentences), ("-said", said_sentences)):
        natural = natural_clips(kokoro, language, clips // 2, 1, source)
        hours = write_part(folder, f"natural-{language}{name}", natural)
        print(f"Kokoro {language}{name}: {hours:.2f} h", flush=True)


def _parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    here = Path(__file__).parent
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("steps", nargs="*", help=f"some of {', '.join(_STEPS)} (default: all)")
    parser.add_argument(
        "--people", type=Path, nargs="+", default=[], metavar="DIR",
        help="folders with an index.tsv in people, world, synthetic or given, and books in tales-LANG",
    )  # fmt: skip
    parser.add_argument(
        "--kokoro", type=Path, metavar="DIR", help="folder with the model and the speakers of Kokoro"
    )
    parser.add_argument("--work", type=Path, default=here / "work", help="folder for intermediate files")
    parser.add_argument(
        "--model",
        type=Path,
        default=here.parent / "voice_hanabi" / "hearing" / "model",
        help="folder for the packed model",
    )
    parser.add_argument(
        "--clips", type=int, default=7000,
        help="clips of espeak-ng for each language, for English twice",
    )  # fmt: skip
    parser.add_argument(
        "--minutes", type=float, default=360, help="how long to train the common network, all runs together"
    )
    parser.add_argument(
        "--own-minutes", type=float, default=20,
        help="how long to train each language's own network after that, English four times as long",
    )  # fmt: skip
    parser.add_argument(
        "--further", nargs="+", choices=LANGUAGES, metavar="LANG",
        help="train only the own networks of these languages, going on from their own last checkpoints, or "
        "from the packed networks where there are none",
    )  # fmt: skip
    parser.add_argument(
        "--halfway", action="store_true",
        help="pack the mean of each network and of the one that is packed already",
    )  # fmt: skip
    parser.add_argument("--threads", type=int, default=2, help="threads of the training")
    parser.add_argument("--device", default="cpu", help="where torch computes: cpu, cuda, ...")
    parser.add_argument(
        "--coarse", action="store_true",
        help="compute in bfloat16: three times as fast on a processor that has it, slower on others",
    )  # fmt: skip
    parser.add_argument("--producers", type=int, default=1, help="processes that make examples")
    parser.add_argument("--only", nargs="*", default=[], help="trials to evaluate (parts of their names)")
    parser.add_argument("--most", type=int, default=150, help="most clips of a trial")
    return parser


def main() -> None:  # noqa: C901 - flat: a case for each step
    """Run the requested steps, or all of them."""
    parser = _parser()
    options = parser.parse_args()
    steps = options.steps or list(_STEPS)
    unknown = set(steps) - set(_STEPS)
    if unknown:
        parser.error(f"no such step: {', '.join(sorted(unknown))}; choose from {', '.join(_STEPS)}")
    if "data" in steps:
        make_data(options.work / "store", options.people, options.clips, options.kokoro, options.model)
    languages = options.further or LANGUAGES
    if "train" in steps:
        if not options.further:
            train(
                options.work, options.minutes, threads=options.threads,
                device=options.device, producers=options.producers, coarse=options.coarse,
            )  # fmt: skip
        for language in languages:
            print(f"the network of {language}", flush=True)
            packed = options.model / network_file(language) if options.further else None
            train(
                options.work, options.own_minutes * _OWN_MINUTES.get(language, 1), threads=options.threads,
                device=options.device, producers=options.producers, language=language, packed=packed,
                coarse=options.coarse,
            )  # fmt: skip
    if "export" in steps:
        own = {language: checkpoints_of(options.work, language) for language in languages}
        common = [] if options.further else checkpoints_of(options.work)
        if not all(own.values()) or not (common or options.further):
            parser.error("not every network has a checkpoint yet: train first")
        store = Store(options.work / "store")
        files = [options.model / network_file(language) for language in languages if options.halfway]
        before = {path: path.read_bytes() for path in files}
        for path in export(own, common[-1] if common else None, options.model, store):
            if path in before:
                path.write_bytes(halfway(before[path], path.read_bytes()))
            print(f"packed {path}")
    if "evaluate" in steps:
        report(Store(options.work / "store"), options.model, names=options.only, most=options.most)


if __name__ == "__main__":
    main()
