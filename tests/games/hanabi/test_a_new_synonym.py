"""Another word for an act: the recipe is carried out in a copy of the program, with a Polish verb."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from own_copy import Copy

FORMS = (
    (
        "grammars/pl/hanabi/concepts.yaml",
        "  discard: [\n",
        "spławiam, spławię, spławić, spławiać, spław, spławimy,",
    ),
    (
        "grammars/pl/hanabi/concepts.yaml",
        "  they_discard: [\n",
        "spławia, spławi, spławiasz, spławisz, spławiają,",
    ),
    ("grammars/pl/concepts.yaml", "  past: [\n", "spławiłem, spławiłam, spławił, spławiła, spławiliśmy,"),
)
"""The file, the concept, and the forms of the verb that belong there."""

DONE = ("spławiam trzecią", "ja spławię tę trzecią", "spław trzecią", "no to trzecią spławiam")
ASKED = ("chyba spławię trzecią", "może spławić trzecią")
TALK = ("Piotr spławia trzecią", "spławiłam trzecią", "nie spławiam trzeciej", "jutro spławię trzecią")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """The program with another word for discarding."""
    made = Copy.into(tmp_path_factory.mktemp("synonym"))
    for file, concept, forms in FORMS:
        made.put(file, concept, f"{concept}    {forms}\n")
    return made


def test_a_synonym_of_an_act_is_two_files(copy: Copy) -> None:
    assert copy.changed == ["grammars/pl/concepts.yaml", "grammars/pl/hanabi/concepts.yaml"]


def test_it_is_done_asked_about_or_left_alone_as_the_act_is(copy: Copy, tmp_path: Path) -> None:
    said = (*DONE, *ASKED, *TALK)
    understand = ("understand", "--lang", "pl", "--players", "Anna", "Piotr")
    found = copy.run(*understand, lines="\n".join(said), folder=tmp_path)
    assert found.returncode == 0, found.stderr
    lines = [json.loads(line) for line in found.stdout.splitlines()]
    discards = [(line["command"], line["sure"]) for line in lines]
    meant = {"type": "discard", "slot": 3}
    expected = [(meant, True)] * len(DONE) + [(meant, False)] * len(ASKED) + [(None, False)] * len(TALK)
    assert dict(zip(said, discards, strict=True)) == dict(zip(said, expected, strict=True))
