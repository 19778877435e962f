"""Results as tables in Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

NOT_INSTALLED = "not installed"
"""The cell for a peer that is not installed."""


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Return a table in Markdown; fractional numbers get one decimal place."""
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    lines += ["| " + " | ".join(map(_cell, row)) + " |" for row in rows]
    return "\n".join(lines)


def _cell(value: object) -> str:
    return f"{value:.1f}" if isinstance(value, float) else str(value)


def share(part: int, whole: int) -> str:
    """Return a share in per cent, or a dash if the whole is zero."""
    return f"{100 * part / whole:.1f} %" if whole else "-"


def milliseconds(seconds: Sequence[float]) -> tuple[str, str]:
    """Return the median and the 95th percentile of times (seconds) in milliseconds, or dashes."""
    if not seconds:
        return "-", "-"
    ordered = sorted(seconds)
    return tuple(
        f"{1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]:.0f} ms" for part in (0.5, 0.95)
    )  # type: ignore[return-value]
