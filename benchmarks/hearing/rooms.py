"""Natural sentences at a table in a living room, in quiet and with other people talking.

The developers have not seen these sentences. Each is said by a voice never used in training; the people in
the background speak other languages.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import numpy as np

from benchmarks.meaning.spoken import chosen, clips
from benchmarks.tools import noises
from benchmarks.tools.ears import progress
from benchmarks.tools.meanings import ACTIONS, Came, Kind, Talk
from benchmarks.tools.not_said import table_talk
from benchmarks.tools.outcomes import heard
from benchmarks.tools.peers import Pocketsphinx, installed
from benchmarks.tools.processes import side_by_side
from benchmarks.tools.said import Half, Sentence, names_at, sentences
from benchmarks.tools.scores import Score
from benchmarks.tools.tables import NOT_INSTALLED, table
from benchmarks.tools.voices import Samples
from voice_hanabi.cli.understand import at_table
from voice_hanabi.contract.expectations import Expectation
from voice_hanabi.contract.game import AnyGame
from voice_hanabi.evening.recognising.recognizers import open_recognizer
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.understanding.interpreter import Interpreter, interpreter_of
from voice_hanabi.understanding.judging import Verdict

AMOUNTS = {"hanabi": (56, 14), "koi-koi": (34, 0)}
"""For each game, how many sentences have a meaning for the table, and how many have none."""

REVERBERATION = 0.5
"""The room's reverberation time in seconds."""
TALKERS = 4
BELOW = 12
"""How much quieter all the talkers together are, in decibels."""
BEFORE = 1.5
"""Seconds of the room's sound before somebody speaks to the table."""

ROOMS = ("quiet", "room", f"room, babble {BELOW} dB below")
PEER_EVERY = 4
"""The peer hears one sentence in this many."""


def measured_sentences(
    language: str, game: AnyGame, half: Half, amount: int | None = None, *, others: bool = False
) -> list[Sentence]:
    """Return evenly spaced sentences of a game, then talk; fewer with an ``amount``.

    With ``others``, they are sentences that are otherwise unused, without talk, for choosing between
    networks.
    """
    meaning, talk = AMOUNTS[game.name]
    if amount is not None:
        meaning, talk = amount, talk * amount // meaning
    all_of_them = sentences(language, half, game)
    commands = [one for one in all_of_them if one.command is not None]
    if others:
        usual = {one.line for one in chosen(commands, AMOUNTS[game.name][0])}
        return chosen([one for one in commands if one.line not in usual], meaning)
    return [
        *chosen(commands, meaning),
        *chosen([one for one in all_of_them if one.command is None], talk),
    ]


def interpreters(language: str) -> dict[AnyGame, Interpreter]:
    """Return the interpreter of each game's table where the sentences are said."""
    games = [GAMES[name] for name in AMOUNTS]
    return {game: interpreter_of(game, language, names_at(game, language)) for game in games}


def babble(language: str) -> Samples:
    """Return people talking in the same room, in languages other than this one."""
    others = [other for other in LANGUAGES if other != language]
    talked = [(other, tuple(table_talk(other))) for other in (others * TALKERS)[:TALKERS]]
    return noises.reverberant(noises.foreign_babble(tuple(talked)), REVERBERATION, 77)


def in_a_room(room: str, speech: Samples, others: Samples, number: int) -> bytes:
    """Return a sentence as the microphone in a room hears it."""
    if room != ROOMS[0]:
        speech = noises.reverberant(speech, REVERBERATION, number)
    noise = others if room == ROOMS[2] else None
    return noises.sixteen_bits(noises.in_room(speech, noise, BELOW, number, BEFORE))


def decided(
    interpreter: Interpreter, expectation: Expectation, utterances: Sequence[Utterance]
) -> tuple[Verdict, Utterance | None]:
    """Return what a table does with what it heard: actions take precedence over questions."""
    verdicts = [(at_table(interpreter, expectation, one), one) for one in utterances]
    weights = [
        (found.command is not None) * (1 + found.sure) * (1 + (_kind(interpreter, found) in ACTIONS))
        for found, _ in verdicts
    ]
    return verdicts[int(np.argmax(weights))] if verdicts else (Verdict(None), None)


def _kind(interpreter: Interpreter, found: Verdict) -> object:
    if found.command is None:
        return None
    return interpreter.game.canonical(found.command, interpreter.names)["type"]


def measured(
    language: str,
    games: Sequence[str],
    half: Half,
    peer: bool,
    amount: int | None = None,
    others: bool = False,
) -> dict[tuple[str, str], Score]:
    """Return the results by game and room, with those of the peer if requested."""
    scores: dict[tuple[str, str], Score] = {}
    recognizer = open_recognizer(language)
    talking = babble(language)
    for name in games:
        game = GAMES[name]
        interpreter = interpreter_of(game, language, names_at(game, language))
        said = list(clips(language, measured_sentences(language, game, half, amount, others=others)))
        peers: dict[Expectation, Pocketsphinx] = {}
        for room in ROOMS:
            score = scores[name, room] = Score(language, f"{name} {room}: ")
            theirs = scores[name, f"{room}: peer"] = Score(language, "peer")
            for number, (sentence, speech) in enumerate(said):
                pcm = in_a_room(room, speech, talking, number)
                recognizer.expect(interpreter.phrases(sentence.expectation))
                found, best = decided(interpreter, sentence.expectation, heard(recognizer, pcm))
                score.add(sentence, found, "" if best is None else best.text)
                if peer and number % PEER_EVERY == 0:
                    known = peers.get(sentence.expectation)
                    if known is None:
                        known = peers[sentence.expectation] = Pocketsphinx(language)
                        known.expect(interpreter.phrases(sentence.expectation))
                    theirs.add(sentence, at_table(interpreter, sentence.expectation, known.hear(pcm)))
            progress(f"{language} {name}, {room}: {row(score)}")
    recognizer.close()
    return scores


def row(score: Score) -> list[object]:
    """Return the table cells for a score."""
    counts = {one: sum(score.counts[kind, one] for kind in Kind) for one in Came}
    total = sum(counts.values())
    another = counts[Came.ASKED_WRONG] + counts[Came.ANOTHER_ACTION]
    talk = f"{score.talk[Talk.ACTED]} of {score.talk.total()}" if score.talk.total() else "-"
    return [
        total,
        counts[Came.AT_ONCE] + counts[Came.AFTER],
        counts[Came.AT_ONCE],
        another,
        counts[Came.ANOTHER_ACTION],
        counts[Came.ANOTHER_WORD],
        counts[Came.MORE],
        counts[Came.REFUSED],
        talk,
    ]


HEAD = (
    "language", "game", "room", "said", "as meant", "at once", "another action", "AT ONCE", "another word",
    "asked for more", "refused", "talk acted on", "peer: said", "peer: as meant",
)  # fmt: skip

CAPTION = f"""\
'another action': another one is done or asked about; AT ONCE: it is done unless somebody says no;
'refused': not understood, or 'say it again'. The room's reverberation time is {REVERBERATION} s; in the
babble {TALKERS} people speak other languages, together {BELOW} dB quieter."""


def report(
    languages: Sequence[str],
    processes: int,
    games: Sequence[str],
    half: Half = Half.MEASURED,
    amount: int | None = None,
    *,
    others: bool = False,
) -> Iterator[str]:
    """Yield the table; for the half that developers may read, the failures, too."""
    peer = installed() and half is Half.MEASURED
    found = side_by_side(
        partial(measured, games=games, half=half, peer=peer, amount=amount, others=others),
        languages,
        processes,
    )
    yield "### Natural sentences in a room"
    yield CAPTION
    rows: list[list[object]] = []
    for language, scores in zip(languages, found, strict=True):
        for name in games:
            for room in ROOMS:
                theirs = row(scores[name, f"{room}: peer"])[:2] if peer else [NOT_INSTALLED, ""]
                rows.append([language, name, room, *row(scores[name, room]), *theirs])
    yield table(HEAD, rows)
    if half is Half.DEVELOPMENT:
        yield "\n".join(line for one in found for score in one.values() for line in score.failures)
