"""``python -m benchmarks [SECTION...]``: measure, and print tables."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from dataclasses import replace

from benchmarks.planted.faults import NotFound
from benchmarks.tools.options import SECTIONS, parsed
from benchmarks.tools.said import Half
from voice_hanabi.contract.partners import Level


def _half(options: argparse.Namespace) -> Half:
    """Return which half of the sentences to use: the one that developers may read, or the other."""
    return Half.DEVELOPMENT if options.dev else Half.MEASURED


def _people(options: argparse.Namespace, languages: Sequence[str], quick: bool) -> Iterator[str]:
    """Yield the results for people's recordings: of a table's words, and of sentences read aloud."""
    from benchmarks.hearing import people, read_aloud, recognition

    if options.people is None and options.read is None:
        yield "This needs recordings of people: --people DIR, --read DIR."
    if options.people is not None:
        amount = recognition.QUICK if quick else recognition.Amount()
        yield from people.report(options.people, languages, amount, options.processes)
    if options.read is not None:
        most = 2 if quick else options.spoken or read_aloud.MOST
        yield from read_aloud.report(options.read, languages, most, options.processes)


def _serving(options: argparse.Namespace, languages: Sequence[str], quick: bool) -> Iterator[str]:
    """Yield the requested part of serving; by default bad networks, and how many friends can be served."""
    if options.talk:
        from benchmarks.meaning import talk_served

        yield from talk_served.report(languages, quick, _half(options))
    elif options.faults:
        from benchmarks.served import club_faults

        yield from club_faults.report(quick, options.faults)
    elif options.hostile:
        from benchmarks.served import hostile

        yield from hostile.report(20.0 if quick else options.hostile)
    elif options.relay and options.whole:
        from benchmarks.served import far_game

        yield from far_game.report(languages, quick)
    elif options.relay:
        from benchmarks.served import relay, relay_killed

        yield from (line for part in (relay, relay_killed) for line in part.report(quick))
    else:
        from benchmarks.served import players_a_core, serving

        if options.workers is None:
            yield from serving.report(quick)
        yield from players_a_core.report(quick, options.workers or 1)


def _section(name: str, options: argparse.Namespace) -> Iterator[str]:  # noqa: C901 - flat: a case for each section
    quick: bool = options.quick
    languages: list[str] = options.lang
    if name == "recognition":
        from benchmarks.hearing import people, recognition

        if options.rooms is not None:
            from benchmarks.hearing import rooms

            of_games = options.rooms or list(rooms.AMOUNTS)
            yield from rooms.report(
                languages, options.processes, of_games, _half(options), options.spoken, others=options.others
            )
            return
        if options.second_ear is not None:
            from benchmarks.hearing import said_clips, second_ear

            sources = said_clips.asked_for(options, second_ear.SENTENCES)
            yield from second_ear.report(languages, options.second_ear, sources, tell=options.dev)
            return
        amount = recognition.QUICK if quick else recognition.Amount()
        with options.keep.open("w", encoding="utf-8") if options.keep else nullcontext() as keep:
            # People first: the program is for them.
            if options.people is not None:
                yield from people.report(options.people, languages, amount, options.processes, keep)
            if options.people is None or not options.only_people:
                yield from recognition.report(languages, amount, keep, options.processes)
    elif name == "people":
        yield from _people(options, languages, quick)
    elif name == "understanding":
        from benchmarks.meaning import checklists, spoken, understanding

        usual = spoken.AMOUNT // 10 if quick else 0 if options.dev else spoken.AMOUNT
        said = usual if options.spoken is None else options.spoken
        yield from understanding.report(
            languages, _half(options), said, options.processes, options.kind, options.game
        )
        yield from checklists.report(languages, quick, options.processes)
    elif name == "grammars":
        from benchmarks.hearing import grammars

        yield from grammars.report(languages, quick)
    elif name == "ablation":
        from benchmarks.meaning import ablation

        yield from ablation.report(
            languages, options.sentences, options.kind, options.processes, options.tried,
            quick=quick, unseen=options.unseen,
        )  # fmt: skip
    elif name == "names":
        from benchmarks.hearing import names

        yield from names.report(languages, names.QUICK if quick else None, options.processes)
    elif name == "practice":
        from benchmarks.learnt import practice

        chosen = practice.QUICK if quick else practice.Amount()
        yield from practice.report(languages, chosen, options.people)
    elif name == "learning":
        from benchmarks.learnt import learning

        if options.people is None:
            yield "This needs recordings of people: --people DIR."
        else:
            yield from learning.report(options.people, languages, quick, options.processes)
    elif name == "speed":
        from benchmarks.hearing import hearing_speed, speed

        yield from speed.report(languages, quick)
        yield from hearing_speed.report(tuple(languages[:1] if quick else languages))
    elif name == "speaking":
        from benchmarks.evenings import lengths, speaking

        yield from lengths.report(languages, quick, options.processes)
        yield from speaking.report(languages, quick)
    elif name == "cards":
        from benchmarks.seen import cards, damaged_codes

        damaged = damaged_codes.report(options.codes, options.seed) if options.codes else None
        yield "\n".join(damaged or cards.report(quick, options.seed, options.frames))
    elif name == "lessons":
        from benchmarks.evenings import lessons, lessons_spoken
        from benchmarks.meaning import lessons_said

        if not options.only_sentences:
            yield from lessons.report(languages, quick)
        yield from lessons_said.report(languages, measured=not options.dev)
        if not options.only_sentences:
            yield from lessons_spoken.report(
                languages, measured_half=not options.dev, quick=quick, processes=options.processes
            )
    elif name == "natural":
        from benchmarks.hearing import natural, said_clips

        said_by_them = replace(said_clips.asked_for(options, natural.SENTENCES), machines=False, read=None)
        yield from natural.report(languages, said_by_them, options.processes, tell=options.dev)
    elif name == "searches":
        from benchmarks.hearing import said_clips, searches

        heard_clips = said_clips.asked_for(options, searches.SENTENCES)
        yield from searches.report(languages, heard_clips, options.processes, joined=options.joined)
    elif name == "second-opinion":
        from benchmarks.meaning import second_opinion

        yield from second_opinion.report(languages, quick, options.processes)
    elif name == "serve":
        yield from _serving(options, languages, quick)
    elif name == "faults":
        from benchmarks.planted import faults

        yield from faults.report(options.kind, options.processes)
    elif name == "partners" and options.game == "koi-koi":
        from benchmarks.play import koi_koi_partners

        yield from koi_koi_partners.report(
            Level(options.level), options.against, 2 if quick else options.matches, options.rounds,
            options.seed, options.json,
        )  # fmt: skip
    elif name == "partners":
        from benchmarks.play import partners

        asked = partners.Asked(
            options.players, 3 if quick else options.games, options.seed, Level(options.level),
            options.variant, options.other, options.json,
        )  # fmt: skip
        yield from partners.report(asked)
    elif name == "pairs":
        from benchmarks.secrecy import paired

        yield from paired.report(languages, 24 if quick else options.pairs, options.seed)
    elif name == "puzzles":
        from benchmarks.play import puzzles

        find = puzzles.find(options.processes) if options.find else None
        yield from find or puzzles.report(options.processes, quick)
    elif name == "phones":
        from benchmarks.evenings import phones

        yield from phones.report(quick)
    elif name == "eyes":
        from benchmarks.seen import eyes, other_eyes

        of_another = other_eyes.report(options.browser, quick) if options.browser else None
        yield from of_another or eyes.report(languages, quick)
    elif name == "opening":
        from benchmarks.evenings import opening

        said = {"measured": not options.dev, "spoken": options.spoken != 0}
        if options.alone and options.whole:
            from benchmarks.evenings import alone_game

            yield from alone_game.report(languages, Level(options.level), options.turns)
        elif options.alone:
            yield from opening.alone(languages)
        elif options.only_sentences:
            from benchmarks.meaning import opening_said

            yield from opening_said.report(languages, **said)
        else:
            yield from opening.report(languages, quick, **said)
    elif name == "echo":
        from benchmarks.hearing import echo, talked_over

        yield from talked_over.report(languages, quick, options.processes)
        if not options.only_commands:
            yield from echo.report(languages, quick, options.processes)
    elif name == "evening" and options.busy:
        from benchmarks.evenings import evening_busy

        turns = 30 if options.turns is None else options.turns
        yield from evening_busy.report(languages, options.busy, min(turns, 3) if quick else turns)
    elif name == "evening":
        from benchmarks.evenings import evening_measured

        turns = evening_measured.TURNS if options.turns is None else options.turns
        yield from evening_measured.report(languages, min(turns, 3) if quick else turns)
    else:
        from benchmarks.play import games, matches

        yield games.table(0.3 if quick else 2.0)
        yield games.variants_table(0.3 if quick else 1.0)
        yield matches.table(0.3 if quick else 2.0)


def main() -> int:
    """Run the requested sections; return 0, 1 if faults survive, 2 if a part is missing."""
    options = parsed()
    for name in options.sections or SECTIONS:
        print(f"\n## {name.capitalize()}", flush=True)
        try:
            for part in _section(name, options):
                print(f"\n{part}", flush=True)
        except (OSError, NotFound) as problem:
            print(f"python -m benchmarks: {str(problem) or repr(problem)}", file=sys.stderr)
            return 1 if isinstance(problem, NotFound) else 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
