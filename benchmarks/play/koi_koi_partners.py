"""How well partners play Koi-Koi: matches against two plain opponents, with alternating seats.

``python -m benchmarks partners --game koi-koi --level usual --against yaku --matches 100`` prints a table;
with ``--json``, a line of JSON, too. ``simple`` takes what is worth the most points. ``yaku`` takes what
brings a yaku nearer or blocks the opponent's; its code is separate, so that it remains a yardstick when the
partners change. Each deal is played twice, with the seats exchanged.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from time import process_time

from benchmarks.tools.tables import table
from voice_hanabi.contract.partners import Level
from voice_hanabi.games.hanafuda.partner import HanafudaPartner
from voice_hanabi.games.hanafuda.partners.simple import choose_action
from voice_hanabi.games.hanafuda.rules.actions import Action, Call, Choose, Lay, NextRound
from voice_hanabi.games.hanafuda.rules.cards import CARDS, Card
from voice_hanabi.games.hanafuda.rules.game import Phase, apply, new_match, options_for
from voice_hanabi.games.hanafuda.rules.view import View, view
from voice_hanabi.games.hanafuda.rules.yaku import rows_for

Player = Callable[[View], Action]


def simple(shown: View) -> Action:
    """Take what is worth the most points."""
    return choose_action(shown)


def for_its_yaku(shown: View) -> Action:
    """Take what brings a yaku nearer, or blocks the other's; call shobu with four points or late."""
    if shown.phase is Phase.CALL:
        assert shown.seat is not None
        early = len(shown.hand) > 3 and not any(shown.koi_koi)
        return Call(koi_koi=early and shown.worth(shown.seat) < 4)
    worth = _worths(shown)
    if shown.choice is not None:
        return Choose(max(shown.choice.between, key=worth.__getitem__))
    return max((_laid(shown, card, worth) for card in shown.hand), key=lambda found: found[0])[1]


def _laid(shown: View, card: Card, worth: dict[Card, float]) -> tuple[float, Lay]:
    found = shown.matches(card)
    if not found:
        open_cards = {*shown.hand, *shown.field, *(one for pile in shown.captured for one in pile)}
        hidden = sum(other.month == card.month and other not in open_cards for other in CARDS)
        kept = sum(other.month == card.month for other in shown.hand) - 1
        return (0.3 * kept - 0.25 * hidden) * worth[card] - 0.05, Lay(card)
    if len(found) == 2:
        best = max(found, key=worth.__getitem__)
        return worth[card] + worth[best], Lay(card, best)
    return worth[card] + sum(map(worth.__getitem__, found)), Lay(card)


def _worths(shown: View) -> dict[Card, float]:
    """Return each card's worth: more for nearer yaku, and four fifths of that for the opponent's."""
    assert shown.seat is not None
    mine, theirs = set(shown.captured[shown.seat]), set(shown.captured[1 - shown.seat])
    worth = dict.fromkeys(CARDS, 0.05)
    for row in rows_for(shown.options, shown.month):
        for own, other, share in ((mine, theirs, 1.0), (theirs, mine, 0.8)):
            have = len(own.intersection(row.among))
            if len(row.among) - len(other.intersection(row.among)) < row.needs:
                continue
            gain = row.points * 0.38 ** (row.needs - have - 1) if have < row.needs else row.for_each_more
            for card in row.among:
                if card not in mine and card not in theirs:
                    worth[card] += share * gain
    return worth


HEAD = ("level", "against", "matches", "won", "points more", "a move", "longest move")

OPPONENTS: dict[str, Player] = {"simple": simple, "yaku": for_its_yaku}


@dataclass(frozen=True, slots=True)
class Played:
    """The results of a level's matches against an opponent."""

    level: str
    against: str
    matches: int
    rounds: int
    seed: int
    won: float
    """In per cent; a tied match counts half."""
    won_error: float
    """The standard error of ``won``."""
    margin: float
    """How many points per match more than the opponent."""
    margin_error: float
    moves: int
    milliseconds: float
    """Processor time per move of the level."""
    longest: float
    """The longest move in milliseconds."""


def played(level: Level, against: str, matches: int, rounds: int, seed: int) -> Played:
    """Play matches, each deal twice: with the seats exchanged and the other seat dealing."""
    margins: list[int] = []
    times: list[float] = []
    for number in range(matches):
        margins.append(_match(level, OPPONENTS[against], rounds, seed + number // 2, number % 2, times))
    won = [1.0 if margin > 0 else 0.5 if margin == 0 else 0.0 for margin in margins]
    (share, share_error), (margin, margin_error) = _mean(won), _mean(margins)
    return Played(
        level.value,
        against,
        matches,
        rounds,
        seed,
        won=round(100 * share, 1),
        won_error=round(100 * share_error, 1),
        margin=round(margin, 2),
        margin_error=round(margin_error, 2),
        moves=len(times),
        milliseconds=round(1000 * sum(times) / len(times), 2),
        longest=round(1000 * max(times), 1),
    )


def _match(level: Level, other: Player, rounds: int, seed: int, seat: int, times: list[float]) -> int:
    """Return the level's lead in points at the end of a match."""
    partner = HanafudaPartner(seat, level)
    state = new_match(options_for("koi-koi", 2, rounds=rounds), seed, dealer=0)
    while state.outcome is None:
        if state.phase is Phase.ROUND_OVER:
            action: Action = NextRound()
        elif state.current == seat:
            start = process_time()
            action = partner.choose(state).action
            times.append(process_time() - start)
        else:
            action = other(view(state, 1 - seat))
        state, _ = apply(state, action)
    return state.totals[seat] - state.totals[1 - seat]


def _mean(values: list[int] | list[float]) -> tuple[float, float]:
    """Return a mean and its standard error."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(len(values) - 1, 1)
    return mean, sqrt(spread / len(values))


def report(
    level: Level, opponents: Sequence[str], matches: int, rounds: int, seed: int, lines: bool
) -> Iterator[str]:
    """Play against each opponent, and yield lines of JSON and a table in Markdown."""
    rows = []
    for against in opponents:
        found = played(level, against, matches, rounds, seed)
        if lines:
            yield json.dumps({"game": "koi-koi", **asdict(found)})
        rows.append(
            (
                found.level,
                found.against,
                found.matches,
                f"{found.won} ± {found.won_error} %",
                f"{found.margin} ± {found.margin_error}",
                f"{found.milliseconds} ms",
                f"{found.longest} ms",
            )
        )
    yield table(HEAD, rows)
