"""Errors in grammar files: what is wrong, in one sentence, and where, for translators."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path


class GrammarProblem(Exception):  # noqa: N818 - a sentence for people
    """Raised for an unusable grammar file, with the file, the line if known, and what is wrong."""

    def __init__(self, what: str, place: str = "") -> None:
        """Describe what is wrong, and where: 'table.yaml, line 3'."""
        super().__init__(f"{place}: {what}" if place else what)


def data_folder(name: str) -> Traversable:
    """Return the folder `grammars`, `locales` or `docs`: in the installed package, else in the checkout."""
    packed = files("voice_hanabi") / name
    if packed.is_dir():
        return packed
    return Path(str(files("voice_hanabi"))).parent / name


def game_folder(part: str, language: str, game: str) -> Traversable:
    """Return the folder of a game's own `grammars` or `locales` (``part``) in a language.

    ``game`` is its name there, or for a third-party game the path of a folder that holds both.
    """
    own = Path(game)
    return own / part / language if own.is_absolute() else data_folder(part) / language / game


def place_of(paths: Iterable[Traversable], text: str) -> str:
    """Return the first of these files that contains a text, and the line; an empty text if none does."""
    for path in paths:
        for number, line in enumerate(path.read_bytes().decode("utf-8", "replace").splitlines(), 1):
            if text in line:
                return f"{label(path)}, line {number}"
    return ""


def label(path: Traversable) -> str:
    """Return a file's path in the form that translators know: 'grammars/en/hanabi/lists.yaml'."""
    parts = Path(str(path)).parts
    for top in ("grammars", "locales"):
        if top in parts:
            return "/".join(parts[len(parts) - parts[::-1].index(top) - 1 :])
    return path.name


def undefined_rule(language: str, name: str) -> GrammarProblem:
    """Return the error for a rule that a language's files use and none of them defines."""
    place = place_of(_files_of(data_folder("grammars") / language), f"<{name}>")
    return GrammarProblem(f"the {language} grammar uses <{name}>, which no file defines.", place)


def _files_of(folder: Traversable) -> Iterator[Traversable]:
    if not folder.is_dir():
        return
    for entry in sorted(folder.iterdir(), key=lambda one: one.name):
        if entry.is_dir():
            yield from _files_of(entry)
        elif entry.name.endswith(".yaml"):
            yield entry
