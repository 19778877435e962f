"""`voice-hanabi cards`: a deck to print, with backs that a camera can read and people can't."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from voice_hanabi.cli.command_line.options import ProgramCommand, one, one_of, path, repeated, switch
from voice_hanabi.cli.command_line.shared_options import GAME, LANG_OF_MESSAGES
from voice_hanabi.evening.asked import Asked, UsageError
from voice_hanabi.evening.choices_asked import choices_of
from voice_hanabi.evening.exit_status import UNUSABLE
from voice_hanabi.games import GAMES, RULEBOOKS
from voice_hanabi.language.wording import Wording, capitalised
from voice_hanabi.phones.paper_cards.boxes import boxes_folder, keep, named, new_box
from voice_hanabi.phones.paper_cards.braille import brf

PAPERS = ("a4", "letter")


@dataclass
class _Given:
    lang: str | None = None
    game: str = "hanabi"
    rules: str | None = None
    variant: list[str] = field(default_factory=list)
    name: str | None = None
    paper: str = "a4"
    labels: bool = False
    overwrite: bool = False
    output: Path | None = None
    decks: Path | None = None


def _run(given: _Given, words: Sequence[str], language: str) -> int:
    game = GAMES[given.game]
    wording = Wording(language, (), game.folder)
    try:
        from voice_hanabi.phones.paper_cards.printing import Sheets
    except ImportError:
        return _refused(wording.say("cards-packages-missing"))
    try:
        asked = Asked(game=given.game, rules=given.rules, variant=given.variant)
        choices = choices_of(asked, language)
    except UsageError as problem:
        return _refused(str(problem))
    cards = game.printed(choices, wording)
    folder, output = given.decks or boxes_folder(), given.output
    assert output is not None, "the command can't do without it"
    name = given.name or _usual_name(wording, given.game, folder)
    box = new_box(
        name,
        game.folder,
        [card.face for card in cards],
        variants=choices.variants,
        rulebook=choices.rulebook,
    )
    if named(name, folder) is not None:
        return _refused(wording.say("cards-name-taken", name=name))
    sheets = Sheets(box, "letter" if given.paper == "letter" else "a4")
    content = sheets.labels(cards) if given.labels else sheets.cards(cards)
    words_file = output.with_suffix(".brf")
    try:
        mode = "wb" if given.overwrite else "xb"
        with output.open(mode) as file:
            file.write(content)
        with words_file.open(mode) as file:
            file.write(brf([card.short for card in cards], language).encode("ascii"))
        keep(box, folder)
    except FileExistsError as error:
        return _refused(wording.say("export-exists", path=str(error.filename)))
    except OSError as error:
        return _refused(
            wording.say("export-unwritable", path=str(error.filename), error=error.strerror or str(error))
        )
    message = "cards-labels-printed" if given.labels else "cards-printed"
    print(wording.say(message, path=str(output), name=name, count=sheets.pages))
    print(wording.say("cards-braille-written", path=str(words_file)))
    return 0


def _usual_name(wording: Wording, game: str, folder: Path) -> str:
    """Return a name that no deck has yet, such as 'Hanabi 2'."""
    called = capitalised(wording.say("game-name", game=game))
    number = 1
    while named(f"{called} {number}", folder) is not None:
        number += 1
    return f"{called} {number}"


def _refused(sentence: str) -> int:
    print(f"voice-hanabi: {sentence}", file=sys.stderr)
    return UNUSABLE


COMMAND = ProgramCommand(
    "cards",
    _Given,
    (
        LANG_OF_MESSAGES,
        GAME,
        one_of("--rules", RULEBOOKS),
        repeated("--variant", "name"),
        one("--name", "name", "about-option-name-of-deck"),
        one_of("--paper", PAPERS),
        switch("--labels"),
        path("--output", "file", "about-option-output-cards", needed=True),
        switch("--overwrite"),
        path("--decks", "folder"),
    ),
    _run,
)
