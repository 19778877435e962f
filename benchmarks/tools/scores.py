"""The results of many sentences, as rows of tables and a line for each failure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from benchmarks.tools.meanings import (
    Came,
    Kind,
    Talk,
    as_meant,
    came,
    details_right,
    kind_of,
    short,
    talk_came,
)
from benchmarks.tools.said import Sentence
from benchmarks.tools.tables import share
from voice_hanabi.understanding.judging import Verdict

HEAD = ("language", "kind", "said", "as meant", *(kind.value for kind in Came), "details right")

SPOKEN_HEAD = ("language", "room", *HEAD[2:], "talk said", *(kind.value for kind in Talk))

TALK_HEAD = ("language", "said", *(kind.value for kind in Talk))

CAPTION = """\
'as meant': at once, or after a question that offers it. 'asked for more': for a part that was said.
'details right': of those as meant, everything else is understood, too: places and numbers of cards that do
not define a clue, the colour of a play, and who and what a question is about."""

TALK_CAPTION = """\
ACTED ON: something is done unless somebody says no; 'answered': a question is answered or something harmless
is done."""


class Score:
    """The results for many sentences of one language, by kind."""

    def __init__(self, language: str, prefix: str = "") -> None:
        """Start with no results; ``prefix`` begins the line for every sentence that fails."""
        self.language = language
        self.prefix = prefix
        self.counts: Counter[tuple[Kind, Came]] = Counter()
        self.details: Counter[Kind] = Counter()
        self.talk: Counter[Talk] = Counter()
        self.failures: list[str] = []
        """A line for every misunderstood sentence; stored only for the half that developers may read."""

    def add(self, sentence: Sentence, found: Verdict, heard: str = "") -> None:
        """Count a sentence; ``heard`` is what a recogniser heard."""
        if sentence.command is None:
            talked = talk_came(sentence, found, sentence.names)
            self.talk[talked] += 1
            if talked is not Talk.NOTHING:
                self._fail(f"talk {talked.value}", sentence, found, heard)
            return
        kind, outcome = kind_of(sentence), came(sentence, found, sentence.names)
        self.counts[kind, outcome] += 1
        if outcome not in (Came.AT_ONCE, Came.AFTER):
            self._fail(f"{kind.value} {outcome.value}", sentence, found, heard)
        elif self._details_right(sentence, found):
            self.details[kind] += 1
        else:
            self._fail(f"{kind.value} details", sentence, found, heard)

    def _details_right(self, sentence: Sentence, found: Verdict) -> bool:
        assert sentence.command is not None
        offered = [
            sentence.game.canonical(one, sentence.names)
            for one in (found.command, found.other)
            if one is not None
        ]
        meant = [one for one in offered if as_meant(sentence.command, one)]
        # The table asks about a place without a verb: there are no other details.
        return not meant or any(details_right(sentence.command, one) for one in meant)

    def _fail(self, what: str, sentence: Sentence, found: Verdict, heard: str) -> None:
        got = None if found.command is None else sentence.game.canonical(found.command, sentence.names)
        other = (
            "" if found.other is None else f" / {short(sentence.game.canonical(found.other, sentence.names))}"
        )
        doubt = "" if found.sure or got is None else "?"
        asked = "" if sentence.expect == "command" else f" [{sentence.expect}]"
        misheard = f" ~ {heard!r}" if self.prefix else ""
        self.failures.append(
            f"{self.prefix}{what} | {self.language}:{sentence.line}{asked} {sentence.text}{misheard} | "
            f"{short(sentence.command)} | {short(got)}{other}{doubt}"
        )

    def rows(self) -> list[list[object]]:
        """Return a row for each kind of meaning, and one for all of them."""
        kinds = [kind for kind in Kind if any((kind, one) in self.counts for one in Came)]
        return [self._row(kind.value, (kind,)) for kind in kinds] + [self._row("all", kinds)]

    def _row(self, name: str, kinds: Sequence[Kind], shown_as: str = "") -> list[object]:
        counts = [sum(self.counts[kind, outcome] for kind in kinds) for outcome in Came]
        total, meant = sum(counts), counts[0] + counts[1]
        shown: list[object] = list(counts)
        if name == "all":
            shown = [f"{count} ({share(count, total)})" for count in counts]
        right = sum(self.details[kind] for kind in kinds)
        return [self.language, shown_as or name, total, share(meant, total), *shown, share(right, meant)]

    def spoken_row(self, room: str) -> list[object]:
        """Return a row for everything said in a room: sentences with a meaning first, then those without."""
        kinds = [kind for kind in Kind if any((kind, one) in self.counts for one in Came)]
        return [*self._row("all", kinds, room), *self.talk_row()[1:]]

    def talk_row(self) -> list[object]:
        """Return the row for sentences that mean nothing to the table."""
        return [self.language, self.talk.total(), *(self.talk[kind] for kind in Talk)]
