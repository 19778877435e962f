"""The documentation: links lead somewhere, commands are commands, and every page is part of the site."""

from __future__ import annotations

import re
import shlex
import sys
import unicodedata
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

import pytest
import yaml

from voice_hanabi.cli.command_line.options import UsageProblem
from voice_hanabi.cli.commands import command_of

ROOT = Path(__file__).parents[2]
OUTSIDE = ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "CHANGELOG.md")
PAGES = sorted(
    [
        *(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md")),
        *OUTSIDE,
        *("examples/README.md", "grammars/README.md", "grammars/CONCEPTS.md", "locales/README.md"),
        *("training/MODEL_CARD.md", "training/EXPERIMENTS.md"),
    ]
)
LINK = re.compile(r"\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)")
MOST_WORDS = 900


@lru_cache
def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def prose_of(page: str) -> str:
    """Return a page without its blocks of code."""
    return re.sub(r"```.*?```", "", text_of(page), flags=re.DOTALL)


def anchor_of(heading: str) -> str:
    """Return the anchor that a site built from Markdown gives a heading."""
    plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).replace("`", "").strip().lower()
    kept = "".join(letter for letter in plain if letter.isalnum() or letter in " -_")
    return re.sub(r"[ ]", "-", unicodedata.normalize("NFC", kept))


def anchors_of(page: str) -> set[str]:
    return {anchor_of(heading) for heading in re.findall(r"^#+ (.+)$", prose_of(page), re.MULTILINE)}


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_to_a_page_and_its_heading(page: str) -> None:
    for target, anchor in LINK.findall(prose_of(page)):
        path = ((ROOT / page).parent / target).resolve() if target else ROOT / page
        assert path.exists(), target
        if anchor and path.suffix == ".md":
            assert anchor in anchors_of(path.relative_to(ROOT).as_posix()), f"{target}#{anchor}"


def commands_of(page: str) -> list[list[str]]:
    """Return the words of each line of a shell block that starts something of the project."""
    blocks = re.findall(r"```sh\n(.*?)```", text_of(page), re.DOTALL)
    lines = "\n".join(blocks).replace("\\\n", " ").splitlines()
    ours = ("voice-hanabi ", "script/", "packaging/")
    return [shlex.split(line, comments=True) for line in lines if line.startswith(ours)]


@pytest.mark.parametrize("page", PAGES)
def test_every_command_of_the_program_exists(page: str) -> None:
    for program, *words in commands_of(page):
        if program in ("voice-hanabi", "script/play"):
            command, options = command_of(words)
            command.read(options)
        else:
            assert (ROOT / program).exists(), program


def test_an_unknown_option_would_be_noticed() -> None:
    command, options = command_of(["--no-such-option"])
    with pytest.raises(UsageProblem):
        command.read(options)


@pytest.mark.parametrize("page", PAGES)
def test_every_measure_that_is_named_exists(page: str) -> None:
    for top, section in re.findall(r"python -m (benchmarks|training) ([a-z_-]+)", text_of(page)):
        names = {path.stem for path in (ROOT / top).rglob("*.py")} | named_in(top)
        assert section in names, section
    for module in re.findall(r"python -m ((?:benchmarks|training)(?:\.[a-z_]+)+)", text_of(page)):
        assert (ROOT / module.replace(".", "/")).with_suffix(".py").is_file(), module


@lru_cache
def named_in(room: str) -> frozenset[str]:
    """Return the names that ``python -m`` takes for a room's measures or steps."""
    return frozenset(re.findall(r'"([a-z-]+)"', text_of(f"{room}/__main__.py")))


def test_the_readme_can_be_read_in_three_minutes() -> None:
    assert len(text_of("README.md").split()) <= MOST_WORDS


class _Lines(yaml.SafeLoader):
    """Reads mkdocs.yml, which may contain tags that only MkDocs knows."""


def pages_in(part: object) -> list[str]:
    """Return the pages of the site's table of contents."""
    if isinstance(part, str):
        return [part]
    below = part.values() if isinstance(part, dict) else part
    assert not isinstance(below, str)
    return [page for each in below for page in pages_in(each)]  # type: ignore[attr-defined]


def test_every_page_is_in_the_table_of_contents() -> None:
    contents = pages_in(yaml.load(text_of("mkdocs.yml"), _Lines)["nav"])
    of_docs = {page.removeprefix("docs/") for page in PAGES if page.startswith("docs/")}
    assert of_docs <= set(contents)
    assert len(contents) == len(set(contents))


@pytest.mark.skipif(find_spec("mkdocs") is None, reason="the site is built where .[docs] is installed")
def test_links_between_pages_lead_to_the_same_places_in_the_site() -> None:
    sys.path.insert(0, str(ROOT / "packaging" / "site"))
    from pages_from_outside import relinked

    assert relinked("[a](docs/library.md#views)", "index.md") == "[a](library.md#views)"
    assert relinked("[a](../CONTRIBUTING.md)", "library.md") == "[a](project/CONTRIBUTING.md)"
    assert relinked("[a](../docs/server.md)", "project/grammars/README.md") == "[a](../../server.md)"
    assert relinked("[rights.py](voice_hanabi/x.py)", "project/SECURITY.md") == "rights.py"
    assert relinked("![a](docs/board.png)", "index.md") == "![a](board.png)"
