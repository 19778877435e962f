"""`voice-hanabi models`: which models there are, fetching an official one, what a model cannot hear."""

from __future__ import annotations

import sys
from pathlib import Path

from voice_hanabi.hearing.models.checking import check_model
from voice_hanabi.hearing.models.fetching import fetch_model, official_model
from voice_hanabi.hearing.models.finding import FoundModel, find_model, language_of
from voice_hanabi.hearing.models.problems import ModelProblem
from voice_hanabi.table.language.lost_phrases import first_name_words, lost_phrases
from voice_hanabi.table.language.templates import templates_of
from voice_hanabi.table.language.wording import LANGUAGES, Wording
from voice_hanabi.table.setting_up import MAX_PLAYERS
from voice_hanabi.table.understanding import Interpreter

UNUSABLE = 2


def model_line(wording: Wording, found: FoundModel) -> str:
    """Return which model a language uses."""
    if found.packed:
        return wording.say("model-packed", language=found.language)
    return wording.say("model-found", language=found.language, path=str(found.path))


def list_models(language: str) -> int:
    """Print the model that each language uses."""
    wording = Wording(language)
    status = 0
    for spoken in LANGUAGES:
        try:
            print(model_line(wording, find_model(spoken)))
        except ModelProblem as problem:
            print(wording.problem(problem.reason, problem.details))
            status = UNUSABLE
    return status


def fetch(spoken: str, language: str) -> int:
    """Download the official model of a language."""
    wording = Wording(language)
    try:
        path = fetch_model(
            official_model(spoken),
            progress=lambda now: print(
                wording.say("fetching", name=now.name, percent=now.percent), flush=True
            ),
        )
    except ModelProblem as problem:
        print(f"voice-hanabi: {wording.problem(problem.reason, problem.details)}", file=sys.stderr)
        return UNUSABLE
    print(wording.say("fetched", path=str(path)))
    return 0


def seated_listener(language: str) -> Interpreter:
    """Return the ear of a full table whose players have no names: what any table may say."""
    wording = Wording(language)
    names = tuple(wording.say("seat-name", number=number) for number in range(1, MAX_PLAYERS + 1))
    return Interpreter(templates_of(language), names)


def check(path: Path | None, language: str) -> int:
    """Print what cannot be said to each model, command by command, and what can be said instead.

    Without a path the models are checked that the languages use; the packed one hears any word. A model
    in ``path`` is one of the language that its folder's name tells, else of ``language``. Status 2 when a
    model cannot be used or a command has no phrase left.
    """
    wording = Wording(language)
    status = 0
    told = None if path is None else language_of(path.resolve().name)
    for spoken in LANGUAGES if path is None else (told if told in LANGUAGES else language,):
        try:
            found = find_model(spoken, path)
            if found.packed:
                print(wording.say("model-hears-all", path=model_line(wording, found)))
                continue
            interpreter = seated_listener(spoken)
            missing = check_model(found.path, interpreter.vocabulary()).missing_words
        except ModelProblem as problem:
            print(f"voice-hanabi: {wording.problem(problem.reason, problem.details)}", file=sys.stderr)
            status = UNUSABLE
            continue
        status = max(status, _report(wording, interpreter, str(found.path), missing))
    return status


def _report(wording: Wording, interpreter: Interpreter, place: str, missing: frozenset[str]) -> int:
    """Print what one model lacks; return the exit status that this gives."""
    names = missing & first_name_words(interpreter)
    words = missing - names
    if words:
        print(wording.say("model-lacks", path=place, count=len(words), words=", ".join(sorted(words))))
    else:
        print(wording.say("model-hears-all", path=place))
    if names:
        print(wording.say("names-unheard", count=len(names), words=", ".join(sorted(names))))
    silenced = []
    for lost in lost_phrases(interpreter, missing):
        phrases = ", ".join(lost.phrases)
        if lost.silenced:
            silenced.append(lost.intent)
        elif lost.instead:
            instead = ", ".join(lost.instead)
            print(wording.say("phrases-unheard", command=lost.intent, instead=instead, phrases=phrases))
        if lost.meanings_lost:
            lacking = ", ".join(lost.meanings_lost)
            print(wording.say("phrases-only-typed", command=lost.intent, phrases=lacking))
    if silenced:
        print(wording.say("command-unheard", intents=", ".join(silenced)))
        return UNUSABLE
    return 0
