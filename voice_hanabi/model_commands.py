"""`voice-hanabi models`: which models there are, fetching an official one, what a model cannot hear."""

from __future__ import annotations

import sys
from pathlib import Path

from voice_hanabi.hearing.hearable import without_words
from voice_hanabi.hearing.model_checking import check_model
from voice_hanabi.hearing.model_fetching import fetch_model, official_model
from voice_hanabi.hearing.model_problems import ModelProblem
from voice_hanabi.hearing.models import FoundModel, find_model
from voice_hanabi.table.expectations import Expectation
from voice_hanabi.table.templates import templates_of
from voice_hanabi.table.understanding import Listener
from voice_hanabi.table.wording import LANGUAGES, Wording

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


def unheard_intents(listener: Listener, missing: frozenset[str]) -> list[str]:
    """Return the intents of which no phrase is left without these words."""
    intents = dict.fromkeys(intent for expectation in Expectation for intent in expectation.intents)
    return [
        intent
        for intent in intents
        if listener.templates.sentences.get(intent)
        and not without_words(listener.graph((intent,)).phrases, missing).finals
    ]


def check(path: Path | None, language: str) -> int:
    """Print which words each model lacks, and the commands that it cannot hear at all.

    Without a path the models are checked that the languages use; the packed one hears any word. Status 2
    when a model cannot be used or a command has no phrase left.
    """
    wording = Wording(language)
    status = 0
    for spoken in LANGUAGES if path is None else (language,):
        try:
            found = find_model(spoken, path)
            if found.packed:
                print(wording.say("model-hears-all", path=model_line(wording, found)))
                continue
            listener = Listener(templates_of(spoken))
            missing = check_model(found.path, listener.vocabulary()).missing_words
        except ModelProblem as problem:
            print(f"voice-hanabi: {wording.problem(problem.reason, problem.details)}", file=sys.stderr)
            status = UNUSABLE
            continue
        place = str(found.path)
        if missing:
            print(
                wording.say("model-lacks", path=place, count=len(missing), words=", ".join(sorted(missing)))
            )
        else:
            print(wording.say("model-hears-all", path=place))
        unheard = unheard_intents(listener, missing)
        if unheard:
            print(wording.say("command-unheard", intents=", ".join(unheard)))
            status = UNUSABLE
    return status
