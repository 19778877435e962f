"""The entry point: the program starts and ends here, however it is stopped and whoever reads its output.

`main` runs before anything else of the program is imported, so that Ctrl+C works from the start.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence

from voice_hanabi.evening.exit_status import INTERRUPTED, UNUSABLE, refused

COLLECTED_AFTER = (50_000, 20, 50)
"""Thresholds of the garbage collector for the three generations."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; return the exit status."""
    for name in ("stdout", "stderr"):
        # Started with a closed output: there is nobody to write to, which is no error.
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
    given = list(sys.argv[1:] if arguments is None else arguments)
    # Grammars are some million small objects that stay, and each collection visits all of them: with Python's
    # default thresholds that takes half of the time in which a situation's sentences are made.
    gc.set_threshold(*COLLECTED_AFTER)
    try:
        from voice_hanabi.cli.command_line.ending import Ended, ended_by_signals

        try:
            with ended_by_signals():
                return _run(given)
        except Ended as ended:
            return ended.status
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return UNUSABLE
    except ImportError as problem:
        package = (problem.name or "").partition(".")[0]
        if package in ("", "voice_hanabi"):
            raise
        return refused(_package_missing(given, package))
    finally:
        _drop_what_nobody_reads()


def _run(given: Sequence[str]) -> int:
    from voice_hanabi.cli.commands import output_lost, run
    from voice_hanabi.language.grammar_problems import GrammarProblem
    from voice_hanabi.language.wording import WordingProblem
    from voice_hanabi.system.plain_text import OutputLost, plain_output

    with plain_output():
        status = 0
        try:
            status = run(given)
            _flush()
            return status
        except (GrammarProblem, WordingProblem) as problem:
            # The part that words problems in people's languages is itself broken.
            print(f"voice-hanabi: A file of the program's words can't be used: {problem}", file=sys.stderr)
            return UNUSABLE
        except OutputLost as problem:
            if not status:
                # Otherwise it has been reported, or something else was wrong before.
                print(f"voice-hanabi: {output_lost(given, str(problem.strerror))}", file=sys.stderr)
            return status or UNUSABLE


def _package_missing(given: Sequence[str], package: str) -> str:
    try:
        from voice_hanabi.cli.commands import package_missing

        return package_missing(given, package)
    except ImportError:
        # The missing package may be the one that words sentences.
        return f"{package} is missing, and this can't be done without it. Install the program again."


def _flush() -> None:
    """Flush all that was printed. It isn't an error if the reader has gone."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        return


def _drop_what_nobody_reads() -> None:
    """Discard what could not be written because the reader or the disk has gone; Python would complain."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


if __name__ == "__main__":
    sys.exit(main())
