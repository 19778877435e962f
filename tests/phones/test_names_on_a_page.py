"""The scripts of a page share one scope: a name that two of them declare stops the second one altogether."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from voice_hanabi import phones

PAGE = Path(phones.__file__).parent / "page"


def declared(script: Path) -> list[str]:
    """Return the names that a script declares at its top level."""
    names: list[str] = []
    for line in script.read_text(encoding="utf-8").splitlines():
        if found := re.match(r"(?:async )?function\*? (\w+)|class (\w+)", line):
            names.append(found[1] or found[2])
        elif found := re.match(r"(?:const|let|var) (.+)", line):
            names += re.findall(r"(?:^|, )(\w+) = ", found[1]) or re.findall(r"\w+", found[1])[:1]
    return names


@pytest.mark.parametrize("page", ["index.html", "board.html", "replay.html"])
def test_no_two_scripts_of_a_page_declare_the_same_name(page: str) -> None:
    scripts = re.findall(r'<script src="/([\w.]+)"', (PAGE / page).read_text(encoding="utf-8"))
    assert scripts or page == "replay.html"
    counted = Counter(name for script in scripts for name in set(declared(PAGE / script)))
    assert [name for name, times in counted.items() if times > 1] == []


def test_a_name_of_a_list_is_found(tmp_path: Path) -> None:
    script = tmp_path / "said.js"
    script.write_text("let sayings = [], at = null;\nfunction show(view) {\n  const inner = 1;\n}\n")
    assert declared(script) == ["sayings", "at", "show"]
