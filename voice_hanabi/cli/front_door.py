"""The front door: the program begins and ends here, however it is ended, and whoever reads what it prints.

Nothing of the program is imported before `main` runs: whoever presses Ctrl+C meanwhile is answered as later.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence

from voice_hanabi.evening.exit_status import INTERRUPTED, UNUSABLE

COLLECTED_AFTER = (50_000, 20, 50)
"""New objects until the young ones are collected; such collections until the older ones are; then all."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; return the exit status."""
    for name in ("stdout", "stderr"):
        # Started with a closed output: there is nobody to write to, which is no reason to fail.
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
    given = list(sys.argv[1:] if arguments is None else arguments)
    # Grammars are some million small things that stay, and each collection looks at all of them again: with
    # Python's own thresholds that is half of the time in which a situation's sentences are made.
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
        print(f"voice-hanabi: {_package_missing(given, package)}", file=sys.stderr)
        return UNUSABLE
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
            # What tells problems in people's languages is itself what is broken.
            print(f"voice-hanabi: A file of the program's words can't be used: {problem}", file=sys.stderr)
            return UNUSABLE
        except OutputLost as problem:
            if not status:
                # Else that has been said, or something else was wrong before.
                print(f"voice-hanabi: {output_lost(given, str(problem.strerror))}", file=sys.stderr)
            return status or UNUSABLE


def _package_missing(given: Sequence[str], package: str) -> str:
    try:
        from voice_hanabi.cli.commands import package_missing

        return package_missing(given, package)
    except ImportError:
        # The one that is missing may be the one that words sentences.
        return f"{package} is missing, and this can't be done without it. Install the program again."


def _flush() -> None:
    """Have all that was printed on its way. A reader that has gone is no reason to fail."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        return


def _drop_what_nobody_reads() -> None:
    """Throw away what could not be written since the reader or the disk has gone: Python would complain."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


if __name__ == "__main__":
    sys.exit(main())
