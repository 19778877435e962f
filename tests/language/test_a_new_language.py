"""A language needs only its folders and one row: a new one is added to a copy, and played.

It is English under another code, so that only code naming the four languages can fail. It has no model,
no voice and no sounds of its own: it is played by typing.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from own_copy import Copy

CODE = "qx"
ROW = f'''    "{CODE}": Language(
        "en_GB", "and", ("Anna", "Peter", "Eva"), ("new language", "in the new language"),
    ),
}}  # fmt: skip
"""Each language by its code."""
'''


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """The program with another language."""
    made = Copy.into(tmp_path_factory.mktemp("language"))
    for part in ("grammars", "locales"):
        shutil.copytree(made.folder / part / "en", made.folder / part / CODE)
    for file in (made.folder / "grammars" / CODE).rglob("*.yaml"):
        file.write_text(file.read_text("utf-8").replace("language: en", f"language: {CODE}", 1), "utf-8")
    made.put("voice_hanabi/languages.py", '}  # fmt: skip\n"""Each language by its code."""\n', ROW)
    return made


def test_a_language_consists_of_its_folders_and_a_row(copy: Copy) -> None:
    folders = (f"grammars/{CODE}/", f"locales/{CODE}/")
    assert [name for name in copy.changed if not name.startswith(folders)] == ["voice_hanabi/languages.py"]


def test_it_is_set_up_played_and_resumed_by_typing(copy: Copy, tmp_path: Path) -> None:
    options = ("--lang", CODE, "--input", "keyboard", "--output", "text")
    lines = (
        "two\nAnna and Peter\nno\nPolish rules\nyes\n"
        "what do I know\nPeter, one\nplay the third\nsave and leave\n"
    )
    done = copy.run(*options, "--seed", "3", lines=lines, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    for part in (
        "English rules",
        "Polish rules",
        "Anna begins",
        "You know",
        "Ones to Peter",
        "Playing the third",
    ):
        assert part in done.stdout, done.stdout
    assert done.stdout.splitlines()[-1] == "table: Saved. Goodbye."
    again = copy.run(*options, "--resume", lines="whose turn\n", folder=tmp_path)
    assert again.returncode == 0, again.stderr
    assert "Anna's turn" in again.stdout


@pytest.mark.parametrize(("command", "status"), [("understand", 0), ("doctor", 1)])
def test_the_rest_of_the_program_knows_it(copy: Copy, command: str, status: int, tmp_path: Path) -> None:
    done = copy.run(command, "--lang", CODE, lines="play the third\n", folder=tmp_path)
    assert done.stderr == ""
    # Here the doctor finds that it can neither be heard nor spoken.
    assert done.returncode == status, done.stdout
    assert ("slot" if command == "understand" else "--input keyboard") in done.stdout
