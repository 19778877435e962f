"""An evening by voice on a busy computer, compared with one on an idle computer.

The other programs are busy loops. For each sentence this records the result, and how long after its end the
table acted on it: by then, an action that is late may refer to another card.
"""

from __future__ import annotations

import contextlib
import statistics
import subprocess
import sys
from collections.abc import Iterator, Sequence

from benchmarks.evenings import evening_room
from benchmarks.evenings.evening_driver import Played, played
from benchmarks.tools.ears import progress
from benchmarks.tools.tables import table

TOO_LATE = 3.0
"""Seconds after the end of a sentence: an action that comes later is too late."""

HEAD = ("", "busy loops", "said", "right", "another", "asked", "not heard", "seconds", "late", "'no' taken")


@contextlib.contextmanager
def kept_busy(loops: int) -> Iterator[None]:
    """Keep this many cores of this computer busy."""
    started = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(loops)]
    try:
        yield
    finally:
        for process in started:
            process.kill()
            process.wait()


def report(languages: Sequence[str], loops: int, turns: int) -> Iterator[str]:
    """Yield a table, or a sentence if no sound system can be started."""
    reason = evening_room.missing()
    if reason is not None:
        yield f"No evening can be played by voice here: {reason}."
        return
    yield f"### Evenings beside {loops} busy loops"
    yield (
        "The result of each sentence, and the seconds from its end until it was handled: median (longest)."
        f" 'Late': done more than {TOO_LATE:.0f} s after its end. 'No' was said at different moments of the"
        " read-back, one time in four over the table's voice."
    )
    for language in languages:
        rows = []
        for busy in (0, loops):
            with kept_busy(busy):
                rows.append([language, str(busy), *_counted(played(language, "hanabi", turns))])
            progress(f"{language} evening beside {busy} busy loops: done")
        # An evening takes ten minutes, so each one is shown as soon as it is played, in case the next one
        # fails.
        yield table(HEAD, rows)


def _counted(evening: Played) -> list[object]:
    tries = evening.tries
    after = [one.taken_up - one.said - one.seconds for one in tries if one.taken_up is not None]
    outcomes = [one.outcome for one in tries]
    late = sum(
        one.taken_up - one.said - one.seconds > TOO_LATE
        for one in tries
        if one.taken_up is not None and one.outcome in ("understood", "misheard")
    )
    taken = sum(one.taken for one in evening.corrections)
    return [
        len(tries),
        *(outcomes.count(outcome) for outcome in ("understood", "misheard", "asked", "nothing")),
        f"{statistics.median(after):.1f} ({max(after):.1f})" if after else "-",
        late,
        f"{taken} of {len(evening.corrections)}",
    ]
