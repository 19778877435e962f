"""Make the packed model: ``python -m training --people DIR``; each step goes on where it stopped."""

from __future__ import annotations

import argparse
from pathlib import Path

from training.evaluation import report
from training.export import export
from training.grammars import grammar_sentences, sentences_of_players
from training.people import people_clips
from training.store import Store, write_part
from training.synthesis import espeak_clips, other_clips
from training.texts import LANGUAGES
from training.train import train

_STEPS = ("data", "train", "export", "evaluate")


def make_data(folder: Path, people: Path | None, clips: int) -> None:
    """Write the clips: of people where a folder of recordings is given, and of synthesizers."""
    if people is not None:
        print(f"people: {write_part(folder, 'people', people_clips(people)):.2f} h", flush=True)
    for language in LANGUAGES:
        for name, count, seed, held_out in (
            (language, clips, 1, False),
            (f"{language}-held-out", 300, 2, True),
        ):
            hours = write_part(folder, f"espeak-{name}", espeak_clips(language, count, seed, held_out))
            print(f"espeak-ng {name}: {hours:.2f} h", flush=True)
        for name, count, source in (
            (f"{language}-grammar", clips // 2, grammar_sentences),
            (f"{language}-grammar-held-out", 150, sentences_of_players),
        ):
            held_out = name.endswith("held-out")
            hours = write_part(folder, f"espeak-{name}", espeak_clips(language, count, 3, held_out, source))
            print(f"espeak-ng {name}: {hours:.2f} h", flush=True)
    hours = write_part(folder, "others-grammar-held-out", other_clips(30, 1, sentences_of_players))
    print(f"other synthesizers: {hours:.2f} h", flush=True)


def main() -> None:
    """Run the steps asked for, or all of them."""
    here = Path(__file__).parent
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("steps", nargs="*", help=f"some of {', '.join(_STEPS)} (default: all)")
    parser.add_argument("--people", type=Path, help="folder with people/index.tsv and world/index.tsv")
    parser.add_argument("--work", type=Path, default=here / "work", help="folder for what comes in between")
    parser.add_argument(
        "--model",
        type=Path,
        default=here.parent / "voice_hanabi" / "hearing" / "model",
        help="folder that the model is packed into",
    )
    parser.add_argument("--checkpoint", type=Path, help="the checkpoint to export (default: the last)")
    parser.add_argument("--clips", type=int, default=7000, help="clips of espeak-ng for each language")
    parser.add_argument(
        "--minutes", type=float, default=88, help="how long to train, earlier runs counted in"
    )
    parser.add_argument("--threads", type=int, default=2, help="threads of the training")
    parser.add_argument("--only", nargs="*", default=[], help="trials to evaluate (parts of their names)")
    parser.add_argument("--most", type=int, default=150, help="most clips of a trial")
    options = parser.parse_args()
    steps = options.steps or list(_STEPS)
    unknown = set(steps) - set(_STEPS)
    if unknown:
        parser.error(f"no such step: {', '.join(sorted(unknown))}; choose from {', '.join(_STEPS)}")
    if "data" in steps:
        make_data(options.work / "store", options.people, options.clips)
    if "train" in steps:
        train(options.work, options.minutes, threads=options.threads)
    if "export" in steps:
        checkpoints = sorted((options.work / "checkpoints").glob("epoch*.pt"))
        if not checkpoints and options.checkpoint is None:
            parser.error("there is no checkpoint yet: train first")
        store = Store(options.work / "store")
        print(f"packed {export(options.checkpoint or checkpoints[-1], options.model, store)}")
    if "evaluate" in steps:
        report(
            Store(options.work / "store"), options.model / "final.mdl", names=options.only, most=options.most
        )


if __name__ == "__main__":
    main()
