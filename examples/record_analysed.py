"""Analyse a record in hanab.live's format: its strikes, and the cards whose last copy was lost."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from voice_hanabi.games.hanabi import Card, format_card, read_record, replay_record, view
from voice_hanabi.games.hanabi.rules.events import CardDiscarded, Misplayed


def lines(record: object) -> Iterator[str]:
    """Yield the results of a record: its score, its strikes, and the cards whose last copy was lost."""
    replay = replay_record(read_record(record))
    state = replay.state
    yield f"{state.outcome or 'unfinished'}: {state.score} of {state.rules.max_score} points"
    copies = Counter({Card(s.name, r): n for s in state.rules.suits for r, n in enumerate(s.copies, start=1)})
    gone: Counter[Card] = Counter()
    for turn, event in view(state, None).history:
        if isinstance(event, Misplayed | CardDiscarded) and event.card is not None:
            gone[event.card] += 1
            how = "misplayed" if isinstance(event, Misplayed) else "discarded"
            if isinstance(event, Misplayed):
                yield f"turn {turn}: seat {event.seat} {how} {format_card(event.card)}"
            if gone[event.card] == copies[event.card] and event.card not in view(state, None).played():
                yield f"turn {turn}: the last {format_card(event.card)} is gone ({how})"


def main() -> None:
    """Print the analysis of each record named on the command line."""
    for path in sys.argv[1:]:
        for line in lines(json.loads(Path(path).read_text(encoding="utf-8"))):
            print(line)


if __name__ == "__main__":
    main()
