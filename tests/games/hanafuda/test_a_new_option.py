"""An option of Koi-Koi: the recipe is carried out in a copy of the program; the option is then played."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from own_copy import Copy

from voice_hanabi.languages import LANGUAGES

RULES = "voice_hanabi/games/hanafuda/rules"
ROWS = (
    (f"{RULES}/options.py", '    "double_at_seven": "koi-koi",\n', '    "double_at_ten": "koi-koi",\n'),
    (
        f"{RULES}/options.py",
        "    double_by_koi_koi: bool = False\n",
        '    double_at_ten: bool = False\n    """Ten points and more are doubled."""\n',
    ),
    (
        f"{RULES}/state.py",
        "    if options.double_by_koi_koi:\n",
        "    if options.double_at_ten and points >= 10:\n        points *= 2\n",
    ),
    (
        "voice_hanabi/games/hanafuda/partners/many.py",
        "        return points << calls if",
        "        if self.options.double_at_ten:\n"
        "            points = np.where(points >= 10, points * 2, points)\n",
    ),
    (
        "voice_hanabi/games/hanafuda/talk/variants.py",
        '    "second-deck", "smaller-hands",',
        '    "double-at-ten",\n',
    ),
    (
        "voice_hanabi/games/hanafuda/talk/explaining.py",
        '        ("rule-double-by-koi-koi", of_points, koi_koi',
        '        ("rule-double-at-ten", of_points, koi_koi and options.double_at_ten),\n',
    ),
)
"""A file, the text before which the option is added, and the added text."""

NAMED = {
    "cs": ("dvojnásobek od deseti bodů", "Od deseti bodů výš se počítá dvojnásobek."),
    "pl": ("podwójnie od dziesięciu punktów", "Od dziesięciu punktów w górę liczy się podwójnie."),
    "da": ("dobbelt fra ti point", "Ti point og derover tæller dobbelt."),
    "en": ("doubled from ten points", "Ten points or more are doubled."),
}
"""The option's name, which people say, and its rule."""

MOST_FILES = 5 + 3 * len(LANGUAGES)
"""How many files a new option needs: five for the rules and the talk, and three in each language."""

COUNTED = """
from voice_hanabi.games.hanafuda.rules.options import options_for
from voice_hanabi.games.hanafuda.rules.state import shobu_points
chosen = options_for("koi-koi", 2, double_at_ten=True)
print([shobu_points(chosen, points, (0, 0)) for points in (9, 10, 11)])
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """The program, with scores that are doubled from ten points up."""
    made = Copy.into(tmp_path_factory.mktemp("option"))
    for file, before, added in ROWS:
        made.put(file, before, added + before)
    for language in LANGUAGES:
        name, rule = NAMED[language]
        heard = "  variant:\n    values:\n"
        row = f'      - {{in: "{name}", out: double-at-ten}}\n'
        made.put(f"grammars/{language}/hanafuda/setup.yaml", heard, heard + row)
        called = "    [double-at-seven]"
        made.put(f"locales/{language}/hanafuda/setup.ftl", called, f"    [double-at-ten] {name}\n{called}")
        told = "rule-double-at-seven ="
        made.put(f"locales/{language}/hanafuda/rules.ftl", told, f"rule-double-at-ten = {rule}\n{told}")
    return made


def test_an_option_is_so_many_files(copy: Copy) -> None:
    assert len(copy.changed) <= MOST_FILES, copy.changed


def test_the_rules_know_it(copy: Copy) -> None:
    found = subprocess.run(
        [sys.executable, "-c", COUNTED], cwd=copy.folder, capture_output=True, text=True, check=True
    )
    assert found.stdout.strip() == "[9, 20, 22]"


@pytest.mark.by_turns(
    "voice_hanabi/games/hanafuda", "voice_hanabi/cli", "grammars/{language}", "locales/{language}"
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_chosen_by_what_it_is_called(copy: Copy, language: str, tmp_path: Path) -> None:
    name, _ = NAMED[language]
    done = copy.run(
        "--lang", language, "--game", "koi-koi", "--players", "Anna", "Eva", "--variant", "double-at-ten",
        "--seed", "3", "--input", "keyboard", "--output", "text", folder=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    said = copy.run(
        "--lang", language, "--game", "koi-koi", "--input", "keyboard", "--output", "text",
        lines=f"Anna, Eva\n{name}\n", folder=tmp_path / "said",
    )  # fmt: skip
    assert name in said.stdout, said.stdout
