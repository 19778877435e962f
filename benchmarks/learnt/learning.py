"""What a table learns while in use, from people's first clips: the others are heard before and after.

The recordings are of people never used in training, who do not say sentences of the game: a grammar of
everything said in their language replaces the game's, with the thresholds of unprompted commands. Of the
first clips, the table learns from those that it would have carried out, at once or after a question.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from benchmarks.hearing.people import Recording, recordings
from benchmarks.learnt.practice import LONGEST_WORDS, answers_in, hearing
from benchmarks.tools.ears import progress
from benchmarks.tools.processes import side_by_side
from benchmarks.tools.tables import table
from voice_hanabi.evening.recognising.lesson import FAR
from voice_hanabi.hearing.phrases import PhraseGraph, graph_of
from voice_hanabi.hearing.pronouncing.adaptation import OwnVoice
from voice_hanabi.hearing.pronouncing.pronunciations import ways_with
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.hearing.voices.alignment import PractisedPhrase, own_ways
from voice_hanabi.hearing.voices.learning import Heard, Judgement, learn
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.understanding.belief import COMMAND_BELIEF, DOUBTED_BELIEF, heard_well
from voice_hanabi.understanding.interpreter import CLOSE_MARGIN, CONFIDENCE_WEIGHT

TAUGHT = 10
"""How many of a person's first clips the table may learn from."""

MEASURED = 40
"""The most other clips of a person, which are heard before and after."""

CLOSE = CLOSE_MARGIN / CONFIDENCE_WEIGHT
"""Both of two phrases are offered if their likelihoods differ by less than this (natural logarithm)."""


def came_of(phrase: str, utterance: Utterance) -> tuple[Judgement, bool]:
    """Return the result of a clip of this phrase, and whether another phrase was acted on."""
    scores = {one.text: one.confidence for one in utterance.alternatives}
    ranked = sorted(scores, key=lambda text: -scores[text])
    if not ranked or not heard_well(utterance, DOUBTED_BELIEF):
        return Judgement(Heard.WRONG, -FAR), False
    close = [text for text in ranked if scores[ranked[0]] - scores[text] < CLOSE][:2]
    sure = len(close) == 1 and utterance.belief >= COMMAND_BELIEF
    others = [score for text, score in scores.items() if text != phrase]
    margin = -FAR if phrase not in scores else FAR
    if phrase in scores and others:
        margin = min(FAR, scores[phrase] - max(others))
    if phrase not in close:
        return Judgement(Heard.WRONG, margin), sure
    return Judgement(Heard.RIGHT if sure else Heard.ASKED, margin), False


class Listener:
    """Recognises one person's clips with the grammar of all recordings in their language."""

    def __init__(self, language: str, phrases: PhraseGraph) -> None:
        self._language = language
        self._phrases = phrases

    def judge(self, voice: OwnVoice, clips: Sequence[PractisedPhrase]) -> list[Judgement]:
        """Return the results of clips, using what helps to recognise the person."""
        return [verdict for verdict, _ in self.outcomes(voice, clips)]

    def outcomes(self, voice: OwnVoice, clips: Sequence[PractisedPhrase]) -> list[tuple[Judgement, bool]]:
        """Return the same results, and for each clip whether another phrase was acted on."""
        heard = hearing(self._language, self._phrases, voice, [clip.sound for clip in clips])
        return [came_of(clip.phrase, one) for clip, one in zip(clips, heard, strict=True)]


def _people(folder: Path, language: str) -> dict[str, list[Recording]]:
    """Return the short clips, in the order of the index, of each person who has more than ``TAUGHT``."""
    found: dict[str, list[Recording]] = {}
    for clip in recordings(folder):
        if clip.language == language and 0 < len(clip.transcript.split()) <= LONGEST_WORDS:
            found.setdefault(clip.speaker, []).append(clip)
    return {person: clips for person, clips in found.items() if len(clips) > TAUGHT}


def language_rows(language: str, folder: Path, most: int) -> list[list[object]]:
    """Return a row for each person of a language. Raises ``OSError`` if the folder has no index."""
    people = _people(folder, language)
    phrases = graph_of({clip.transcript for clips in people.values() for clip in clips})
    ways = ways_with((), phrases.words, language)
    listener = Listener(language, phrases)
    rows: list[list[object]] = []
    for person, clips in sorted(people.items()):
        first, rest = answers_in(clips[:TAUGHT]), answers_in(clips[TAUGHT : TAUGHT + most])
        came = listener.judge(OwnVoice(), first)
        taught = [clip for clip, one in zip(first, came, strict=True) if one.heard is not Heard.WRONG]
        if not taught or not rest:
            continue
        learnt = learn(taught, OwnVoice(), listener.judge, lambda clip: own_ways(clip, language, ways))
        before = listener.outcomes(OwnVoice(), rest)
        after = listener.outcomes(learnt.voice, rest) if learnt.voice else before
        rows.append(
            [
                language,
                person,
                len(taught),
                len(learnt.voice.words),
                len(rest),
                *_cells(before),
                *_cells(after),
            ]
        )
        progress(f"{language} learning, {person}: done")
    return rows


def _cells(outcomes: Sequence[tuple[Judgement, bool]]) -> list[object]:
    counts = Counter(verdict.heard for verdict, _ in outcomes)
    return [counts[Heard.RIGHT], counts[Heard.ASKED], sum(acted for _, acted in outcomes)]


_CAPTION = """\
'taught': of the first clips, those that were carried out; 'words': own ways of saying a word that were
kept; 'right': acted on; 'asked': right after a question; 'wrong': something else is acted on. The others
are not understood."""


def report(
    folder: Path, languages: Sequence[str] = LANGUAGES, quick: bool = False, processes: int = 1
) -> Iterator[str]:
    """Yield the table of this section. Raises ``OSError`` if the folder has no index."""
    work = partial(language_rows, folder=folder, most=MEASURED // 8 if quick else MEASURED)
    rows = [row for found in side_by_side(work, languages, processes) for row in found]
    yield "### People never used in training, before and after ten of their clips were carried out"
    yield _CAPTION
    before = ("right before", "asked before", "wrong before")
    after = ("right after", "asked after", "wrong after")
    total: list[object] = ["**all**", len(rows)]
    total += [sum(int(str(row[column])) for row in rows) for column in range(2, len(rows[0]))] if rows else []
    yield table(("language", "person", "taught", "words", "measured", *before, *after), [*rows, total])
