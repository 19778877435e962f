"""Names and answers of the checklists: every part of a list is a person, and an answer means what it says."""

from __future__ import annotations

import pytest
from checklist import LANGUAGES, Line, at_once, checklist

from voice_hanabi.games import GAMES
from voice_hanabi.language.templates import templates_of
from voice_hanabi.understanding.before_a_game.names_given import SPEAKER, whole_names, with_speaker

OF_WHO_SPEAKS = "?"


def seated(language: str, text: str) -> list[str] | None:
    """Return who sits down after a typed line of names; ``None`` if the table asks."""
    found = at_once(language, Line("names", "hanabi", text, None, "names"), text)
    if found is None:
        return None
    templates = templates_of(language, GAMES["hanabi"].folder)
    whole = whole_names(tuple(found["names"]), text, None, templates)
    return list(with_speaker(whole, text, templates))


def written(name: str) -> str:
    """Return a name without the details in which its spelling may vary."""
    return name.rstrip(".").replace("-", " ").casefold()


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_vanishes_between_commas(language: str) -> None:
    wrong = []
    for line in checklist(language)["names"]:
        wanted = [SPEAKER if name == OF_WHO_SPEAKS else written(name) for name in line["names"]]
        found = seated(language, line["say"])
        told = None if found is None else [written(name) for name in found]
        # A question may still follow, so nobody is lost; a line taken at once must include everybody.
        if told not in (wanted, None) or (told is None and not line.get("asked")):
            wrong.append(f"{line['say']!r} seats {found}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_is_taken_for_what_it_says(language: str) -> None:
    wrong = []
    for line in checklist(language)["answers"]:
        usual = "koi-koi" if line["expect"] in ("call", "card", "choice") else "hanabi"
        game = line.get("game", usual)
        found = at_once(language, Line("answer", game, line["say"], None, line["expect"]), line["say"])
        if found != line["command"]:
            wrong.append(f"{line['expect']}: {line['say']!r} is {found}")
    assert not wrong, "\n".join(wrong)
