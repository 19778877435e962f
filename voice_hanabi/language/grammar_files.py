"""Reads the grammar files of a language as one; errors are reported with their place."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import yaml
from hassil.util import merge_dict

from voice_hanabi.language.grammar_problems import GrammarProblem, label, place_of
from voice_hanabi.language.word_graph import SlotValue

Made = TypeVar("Made")

# The reader in C is ten times as fast, if PyYAML has it.
_SAFE: type[yaml.SafeLoader] = type("_SAFE", (getattr(yaml, "CSafeLoader", yaml.SafeLoader),), {})

_BY_NAME = frozenset(
    {"intents", "expansion_rules", "lists", "concepts", "patterns", "nicknames", "nothing", "ask"}
)


class GrammarFiles:
    """The combined content of the YAML files of some folders."""

    def __init__(self, folders: Sequence[Traversable]) -> None:
        """Read them. Raises `GrammarProblem` for a file that cannot be used."""
        self.paths = [
            path
            for folder in folders
            for path in sorted(folder.iterdir(), key=lambda entry: entry.name)
            if path.name.endswith(".yaml")
        ]
        self.merged = _merged(self.paths)

    def each(self, part: str, read: Callable[[Any], Made]) -> dict[str, Made]:
        """Read every entry of a part of the grammar. Raises `GrammarProblem` that names the wrong one."""
        made = {}
        for name, entry in self.merged.get(part, {}).items():
            try:
                made[name] = read(entry)
            except (KeyError, TypeError, AttributeError) as error:
                what = f"{name} of the {part} is not as it should be: {type(error).__name__} {error}."
                there = [path for path in self.paths if name in _loaded(path).get(part, {})]
                raise GrammarProblem(what, place_of(there, f"{name}:")) from error
        return made


def _merged(paths: Sequence[Traversable]) -> dict[str, Any]:
    merged: dict[str, Any] = {}
    for path in paths:
        content = _loaded(path)
        for name, text in content.get("expansion_rules", {}).items():
            if merged.get("expansion_rules", {}).get(name, text) != text:
                what = f"<{name}> is defined differently in a file before it."
                raise GrammarProblem(what, place_of([path], f"{name}:"))
        try:
            merge_dict(merged, content)
        except (AttributeError, TypeError) as error:
            what = "its parts are of other kinds than those of other files."
            raise GrammarProblem(what, label(path)) from error
    return merged


def _loaded(path: Traversable) -> dict[str, Any]:
    """Return the content of a grammar file. Raises `GrammarProblem` with the line if it isn't YAML."""
    raw = path.read_bytes()
    try:
        content = yaml.load(raw.decode("utf-8"), Loader=_SAFE)
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise GrammarProblem("this is no UTF-8.", f"{label(path)}, line {line}") from error
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        place = label(path) if mark is None else f"{label(path)}, line {mark.line + 1}"
        raise GrammarProblem(f"this is no YAML: {error.problem}.", place) from error
    except yaml.YAMLError as error:
        raise GrammarProblem(f"this is no YAML: {' '.join(str(error).split())}.", label(path)) from error
    if not isinstance(content, dict):
        raise GrammarProblem("it should hold intents, lists or rules by name.", label(path))
    for part in _BY_NAME & content.keys():
        if not isinstance(content[part], dict):
            raise GrammarProblem(f"the part {part} should hold its entries by name.", label(path))
    return content


def _each_name_once(loader: yaml.SafeLoader, node: yaml.MappingNode) -> dict[Any, Any]:
    """Read entries by name; without this, PyYAML would drop all but the last one of the same name."""
    seen = set()
    for key in (key for key, _ in node.value if isinstance(key, yaml.ScalarNode)):
        if key.value in seen:
            raise yaml.constructor.ConstructorError(None, None, f"{key.value} is there twice", key.start_mark)
        seen.add(key.value)
    return loader.construct_mapping(node, deep=True)


_SAFE.add_constructor(yaml.resolver.BaseResolver.DEFAULT_MAPPING_TAG, _each_name_once)


def list_values(entry: dict[str, Any]) -> Iterator[tuple[str, SlotValue]]:
    """Yield the values of a list with their meanings: the value itself, unless another one is given."""
    for value in entry["values"]:
        if isinstance(value, dict):
            yield str(value["in"]), value["out"]
        else:
            yield str(value), str(value)


def forms_of(entry: list[str] | dict[SlotValue, list[str]]) -> Iterator[tuple[str, SlotValue]]:
    """Yield the forms of a concept with their meanings: nothing (an empty text), or one of its values."""
    if isinstance(entry, list):
        yield from ((str(form), "") for form in entry)
    else:
        yield from ((str(form), value) for value, forms in entry.items() for form in forms)
