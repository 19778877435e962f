"""A suit is a row and its words: the recipe is carried out in a copy of the program, which then plays it."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import LANGUAGES
from own_copy import Copy
from test_every_value_has_its_form import KNOWN, lacking

MOST_FILES = 9
"""How many files a new suit needs: its row, and two in each language."""

ROWS = (
    ('"rainbow", "black")', '"rainbow", "black", "purple")'),
    ('        Variant("black", suit=BLACK),\n',
     '        Variant("black", suit=BLACK),\n        Variant("purple", suit=Suit("purple")),\n'),
)  # fmt: skip

SAID = {
    "cs": ("Fialový ohňostroj", "fialové karty", ("fialová", "fialovou", "fialové")),
    "pl": ("Fioletowy", "fioletowe karty",
           ("fioletowa", "fioletową", "fioletowej", "fioletowe", "fioletowych", "Fioletowego")),
    "da": ("Lilla", "lilla kort", ("lilla",) * 3),
    "en": ("Purple", "purple cards", ("purple",)),
}  # fmt: skip
"""A firework at the beginning of a sentence, the variant, and the forms of a card as the file has them."""

HEARD = {
    "cs": {
        "colour": "(fialová|fialové|fialovou|fialový|fialových)", "colour_one": "fialová",
        "colour_acc": "fialovou", "colour_many": "fialové", "colour_of": "fialových",
        "colour_firework": "fialový", "variant": "([s] fialovými kartami|fialové karty)",
        "variant_dropped": "bez fialových karet",
    },
    "pl": {
        "colour": "(fioletowy|fioletowa|fioletową|fioletowe|fioletowych|fioletowej)",
        "colour_one": "fioletowa", "colour_one_acc": "fioletową", "colour_one_of": "fioletowej",
        "colour_many": "fioletowe", "colour_many_of": "fioletowych", "colour_firework": "fioletowy",
        "variant": "fioletowe [karty]", "variant_with": "fioletowymi kartami",
        "variant_dropped": "bez fioletowych [kart]",
    },
    "da": {
        "colour": "lilla", "colour_common": "lilla", "colour_neuter": "lilla", "colour_many": "lilla",
        "variant": "[de] lilla kort", "variant_dropped": "uden [de] lilla kort",
    },
    "en": {"colour": "purple", "colours": "purples", "variant": "purple cards"},
}  # fmt: skip
"""What people say for it, by the lists of the grammar."""

CLUES = {"cs": "Petr, fialové", "pl": "Piotr, fioletowe", "da": "Peter, lilla", "en": "Peter, purple"}
READ_BACK = {
    "cs": "Petrovi: fialové.", "pl": "Piotrowi: fioletowe.",
    "da": "Til Peter: lilla.", "en": "Purple to Peter.",
}  # fmt: skip
LEAVE = {"cs": "ulož a skonči", "pl": "zapisz i zakończ", "da": "gem og stop", "en": "save and leave"}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """The program with a purple suit."""
    made = Copy.into(tmp_path_factory.mktemp("suit"))
    for old, new in ROWS:
        made.put("voice_hanabi/games/hanabi/rules/rulebooks.py", old, new)
    for language in LANGUAGES:
        made.add(f"grammars/{language}/hanabi/purple.yaml", grammar(language))
        file = f"locales/{language}/hanabi/suits.ftl"
        path = made.folder / file
        path.write_text(with_purple(path.read_text("utf-8"), language), "utf-8")
    return made


def grammar(language: str) -> str:
    lists = "".join(
        f'  {name}:\n    values:\n      - {{in: "{words}", out: purple}}\n'
        for name, words in HEARD[language].items()
    )
    return f"# The purple suit.\nlanguage: {language}\n\nlists:\n{lists}"


def with_purple(text: str, language: str) -> str:
    """Return the words for suits, with a form for purple added before each default, and a variant's name."""
    firework, variant, cards = SAID[language]
    left = list(cards)
    lines: list[str] = []
    message = ""
    for line in text.splitlines(keepends=True):
        if line[0] not in " }#\n":
            message = line.partition(" ")[0]
        elif ".of =" in line and message == "colour-firework":
            message = "of"
        if line.strip().startswith("*["):
            form = {"colour-firework": firework, "variant-name": variant, "of": cards[-1]}.get(message)
            lines.append(f"{line[: line.index('*')]} [purple] {form or left.pop(0)}\n")
        lines.append(line)
    return "".join(lines)


def test_a_suit_is_nine_files_at_most(copy: Copy) -> None:
    assert len(copy.changed) <= MOST_FILES, copy.changed


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_form_of_it_is_missing(copy: Copy, language: str) -> None:
    of_hanabi = KNOWN["hanabi"]
    more = {name: (*of_hanabi[name], "purple") for name in ("colour", "variant")}
    assert lacking(copy.folder / "locales", language, {**KNOWN, "hanabi": {**of_hanabi, **more}}) == []


@pytest.mark.by_turns(
    "voice_hanabi/games/hanabi", "voice_hanabi/cli", "grammars/{language}", "locales/{language}"
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played(copy: Copy, language: str, tmp_path: Path) -> None:
    names = ("Anna", CLUES[language].partition(",")[0])
    done = copy.run(
        "--lang", language, "--players", *names, "--variant", "purple", "--seed", "3", "--input", "keyboard",
        "--output", "text", lines=f"{CLUES[language]}\n{LEAVE[language]}\n", folder=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert f"table: {READ_BACK[language]}" in done.stdout.splitlines(), done.stdout
