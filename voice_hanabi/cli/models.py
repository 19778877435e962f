"""`voice-hanabi models`: lists the models, downloads an official one, and checks what a model cannot hear."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from voice_hanabi.cli.command_line.fetching_told import fetching_told, told_on_the_way
from voice_hanabi.cli.command_line.options import Part, ProgramCommand, Takes, UsageProblem, Words
from voice_hanabi.cli.command_line.shared_options import LANG_OF_MESSAGES
from voice_hanabi.contract.game import AnyGame
from voice_hanabi.evening.exit_status import UNUSABLE, refused
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.models.checking import check_model
from voice_hanabi.hearing.models.fetching import fetch_model, official_model
from voice_hanabi.hearing.models.finding import FoundModel, find_model, language_of
from voice_hanabi.hearing.models.problems import ModelProblem
from voice_hanabi.hearing.models.whisper_weights import fetch_whisper, whisper_folder, whisper_weights
from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.system.downloading import Download
from voice_hanabi.system.extra_parts import own_pip
from voice_hanabi.understanding.interpreter import Interpreter, interpreter_of
from voice_hanabi.understanding.lost_phrases import first_name_words, lost_phrases

FETCHED = (*LANGUAGES, "whisper")
"""What can be downloaded: the official model of a language, and the second ear's model."""


def model_line(wording: Wording, found: FoundModel) -> str:
    """Return a line about the model that a language uses."""
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
            print(wording.problem(problem))
            status = UNUSABLE
    return status


def fetch(spoken: str, language: str) -> int:
    """Download the official model of a language."""
    wording = Wording(language)
    try:
        model = official_model(spoken)
        path = fetch_model(
            model,
            progress=told_on_the_way(wording),
        )
    except ModelProblem as problem:
        return refused(wording.problem(problem))
    print(wording.say("fetched", path=str(path)))
    return 0


def fetch_second_ear(language: str, files: tuple[Download, ...] | None = None) -> int:
    """Download the weights of Whisper after saying how large they are; tests give other ``files``."""
    wording = Wording(language)
    wanted = whisper_weights() if files is None else files
    print(fetching_told(wording, "Whisper base", wanted), flush=True)
    try:
        path = fetch_whisper(wanted, whisper_folder(), told_on_the_way(wording))
    except ModelProblem as problem:
        return refused(wording.problem(problem))
    print(wording.say("fetched", path=str(path)))
    if find_spec("faster_whisper") is None:
        print(wording.say("extra-part-missing", extra="whisper", pip=own_pip()))
    return 0


def seated_interpreter(game: AnyGame, language: str) -> Interpreter:
    """Return an interpreter for a full table without player names: what any table may say."""
    wording = Wording(language)
    names = tuple(wording.say("seat-name", number=number + 1) for number in range(game.players[-1]))
    return interpreter_of(game, language, names)


def seated_interpreters(language: str) -> list[Interpreter]:
    """Return interpreters for full tables, one for all games that use the same words."""
    by_words = {game.folder: game for game in GAMES.values()}
    return [seated_interpreter(game, language) for game in by_words.values()]


def check(path: Path | None, language: str) -> int:
    """Print, command by command, what each model cannot hear and what can be said instead.

    Without a path the models in use are checked; the packed one hears any word. The language of a model in
    ``path`` is the one that its folder's name gives, else ``language``. Returns 2 when a model cannot be used
    or a command has no phrase left.
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
            interpreters = seated_interpreters(spoken)
            words = frozenset(word for one in interpreters for word in one.vocabulary())
            missing = check_model(found.path, words).missing_words
        except ModelProblem as problem:
            status = refused(wording.problem(problem))
            continue
        status = max(status, _report(wording, interpreters, str(found.path), missing))
    return status


def _report(
    wording: Wording, interpreters: Sequence[Interpreter], place: str, missing: frozenset[str]
) -> int:
    """Print what one model lacks for any game; return the exit status that follows."""
    names = missing & first_name_words(interpreters[0])
    words = missing - names
    if words:
        print(wording.say("model-lacks", path=place, count=len(words), words=", ".join(sorted(words))))
    else:
        print(wording.say("model-hears-all", path=place))
    if names:
        print(wording.say("names-unheard", count=len(names), words=", ".join(sorted(names))))
    silenced = []
    # What is the same in every game is printed once.
    for lost in dict.fromkeys(lost for one in interpreters for lost in lost_phrases(one, missing)):
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


@dataclass
class _Given:
    lang: str | None = None


def _run(given: _Given, words: Sequence[str], language: str) -> int:
    match words:
        case ["list"]:
            return list_models(language)
        case ["fetch", spoken] if spoken in LANGUAGES:
            return fetch(spoken, language)
        case ["fetch", "whisper"]:
            return fetch_second_ear(language)
        case ["fetch", spoken]:
            raise UsageProblem("language-unknown", language=spoken, languages=", ".join(FETCHED))
        case ["fetch"]:
            raise UsageProblem("usage-language-missing", languages=", ".join(FETCHED))
        case ["check"]:
            return check(None, language)
        case ["check", folder]:
            return check(Path(folder), language)
    names = ", ".join(part.name for part in _PARTS)
    known = {part.name: 1 if part.words is None else 2 for part in _PARTS}
    if words and words[0] in known:
        raise UsageProblem("usage-unexpected-word", word=words[known[words[0]]])
    raise UsageProblem("usage-part-missing", known=names)


_PARTS = (
    Part("list", "about-command-models-list"),
    Part("fetch", "about-command-models-fetch", Words("language", Takes.ONE)),
    Part("check", "about-command-models-check", Words("folder", Takes.MAYBE_ONE)),
)

COMMAND = ProgramCommand("models", _Given, (LANG_OF_MESSAGES,), _run, Words("command", Takes.ONE), _PARTS)
