"""`voice-hanabi cards`: a deck to print, whose backs a camera can read and a person can't.

With ``--key`` it prints nothing: the key of a deck that another computer printed is kept here, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from voice_hanabi.cli.command_line.not_written import not_written
from voice_hanabi.cli.command_line.options import (
    ProgramCommand,
    UsageProblem,
    one,
    one_of,
    path,
    repeated,
    switch,
)
from voice_hanabi.cli.command_line.shared_options import GAME, LANG_OF_MESSAGES
from voice_hanabi.evening.asked import Asked, UsageError
from voice_hanabi.evening.choices_asked import choices_of
from voice_hanabi.evening.exit_status import refused
from voice_hanabi.games import GAMES, RULEBOOKS
from voice_hanabi.language.wording import Wording, capitalised
from voice_hanabi.phones.paper_cards.boxes import box_in, boxes_folder, keep, kept, named, new_box
from voice_hanabi.phones.paper_cards.braille import brf
from voice_hanabi.system.extra_parts import own_pip

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
    key: Path | None = None


def _run(given: _Given, words: Sequence[str], language: str) -> int:
    if given.key is not None:
        return _brought(given.key, given, Wording(language))
    if given.output is None:
        raise UsageProblem("usage-option-missing", option="--output")
    return _printed(given.output, given, language)


def _brought(key: Path, given: _Given, wording: Wording) -> int:
    """Keep the key of a deck that was printed elsewhere, from its file."""
    if given.output is not None:
        raise UsageProblem("usage-not-both", option="--key", other="--output")
    folder = given.decks or boxes_folder()
    try:
        box = box_in(key)
    except OSError as error:
        return refused(wording.say("key-unreadable", path=str(key), error=error.strerror or str(error)))
    except ValueError:
        box = None
    if box is None or box.game not in {game.folder for game in GAMES.values()}:
        return refused(wording.say("key-of-no-deck", path=str(key)))
    known = next((one for one in kept(folder) if one.key == box.key), None)
    if known is None:
        known = replace(box, name=given.name or box.name)
        if named(known.name, folder) is not None:
            return refused(wording.say("cards-name-taken", name=known.name))
        try:
            keep(known, folder)
        except OSError as error:
            return refused(not_written(error, folder, wording))
    print(wording.say("key-kept", name=known.name))
    return 0


def _printed(output: Path, given: _Given, language: str) -> int:
    game = GAMES[given.game]
    wording = Wording(language, (), game.folder)
    try:
        from voice_hanabi.phones.paper_cards.printing import Sheets
    except ImportError:
        return refused(wording.say("cards-packages-missing", pip=own_pip()))
    try:
        asked = Asked(game=given.game, rules=given.rules, variant=given.variant)
        choices = choices_of(asked, language)
    except UsageError as problem:
        return refused(str(problem))
    cards = game.printed(choices, wording)
    folder = given.decks or boxes_folder()
    name = given.name or _usual_name(wording, given.game, folder)
    box = new_box(
        name,
        game.folder,
        [card.face for card in cards],
        variants=choices.variants,
        rulebook=choices.rulebook,
    )
    if named(name, folder) is not None:
        return refused(wording.say("cards-name-taken", name=name))
    sheets = Sheets(box, "letter" if given.paper == "letter" else "a4")
    content = sheets.labels(cards) if given.labels else sheets.cards(cards)
    words_file = output.with_suffix(".brf")
    try:
        mode = "wb" if given.overwrite else "xb"
        with output.open(mode) as file:
            file.write(content)
        with words_file.open(mode) as file:
            file.write(brf([card.short for card in cards], language).encode("ascii"))
        key = keep(box, folder)
    except OSError as error:
        return refused(not_written(error, output, wording))
    message = "cards-labels-printed" if given.labels else "cards-printed"
    print(wording.say(message, path=str(output), name=name, count=sheets.pages))
    print(wording.say("cards-braille-written", path=str(words_file)))
    print(wording.say("cards-key-kept", path=str(key)))
    return 0


def _usual_name(wording: Wording, game: str, folder: Path) -> str:
    """Return a name that no deck has yet, such as 'Hanabi 2'."""
    called = capitalised(wording.say("game-name", game=game))
    number = 1
    while named(f"{called} {number}", folder) is not None:
        number += 1
    return f"{called} {number}"


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
        path("--output", "file", "about-option-output-cards"),
        switch("--overwrite"),
        path("--decks", "folder"),
        path("--key", "file", "about-option-key-of-deck"),
    ),
    _run,
)
