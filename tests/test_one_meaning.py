"""One word means one thing: a class of the package has a name of its own, or a reason to share it."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "voice_hanabi"

MESSAGES = "phones/incoming.py"
"""What a page sends is always named with its module: ``incoming.Line``."""

ARGUED = {
    "About": "each game's questions have topics of their own, and so have those of a plain game",
    "Kind": "the rulebooks' word for brights, animals, ribbons and plains; elsewhere that of an announcement",
    "Question": "what a game adds to the question of any table",
}
"""Other names with two meanings, and why they are kept."""


def public_classes() -> dict[str, list[str]]:
    """Return the modules that define public classes, by the classes' names."""
    found = defaultdict(list)
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(str(path.relative_to(PACKAGE)))
    return found


def differ(modules: list[str]) -> bool:
    """Return whether a name means two things: outside the games, or twice in one of their rooms.

    What is the same in both games has the same name in both: `State`, `View`, `Narrator`.
    """
    apart = [module for module in modules if module != MESSAGES]
    if len(apart) < 2:
        return False
    if not all(Path(module).parts[0] == "games" for module in apart):
        return True
    # In a game, an act is either one of the rules, or one that is said.
    rooms = {Path(module).parts[1:3] for module in apart}
    return len(rooms) < len(apart) or not {room for _, room in rooms} <= {"rules", "talk", "partners"}


def test_a_class_has_its_name_to_itself() -> None:
    shared = {name for name, modules in public_classes().items() if differ(modules)}
    assert shared == set(ARGUED), "give one of them another name, or say here why it is kept"


def test_what_a_page_sends_is_named_with_its_module() -> None:
    shared = {name for name, modules in public_classes().items() if MESSAGES in modules and len(modules) > 1}
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "voice_hanabi.phones.incoming":
                assert shared.isdisjoint(one.name for one in node.names), path
