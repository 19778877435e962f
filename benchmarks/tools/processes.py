"""Runs the same work for several languages, in as many processes as there are free processors."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

Result = TypeVar("Result")


def side_by_side(work: Callable[[str], Result], languages: Sequence[str], processes: int) -> list[Result]:
    """Return the results of ``work`` for the languages, in their order, running this many at a time."""
    if processes <= 1 or len(languages) <= 1:
        return [work(language) for language in languages]
    # A forked process would inherit a half-finished state of what is already loaded.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(processes, len(languages)), context, _end_with_parent) as pool:
        return list(pool.map(work, languages))


def _end_with_parent() -> None:
    """End this process when its parent ends, even if killed, because nobody needs its work any more."""
    parent = multiprocessing.parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=wait, daemon=True).start()
