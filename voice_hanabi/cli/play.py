"""Playing, the command without a name: its options."""

from __future__ import annotations

from collections.abc import Sequence

from voice_hanabi.cli.command_line.options import (
    ProgramCommand,
    maybe,
    maybe_one_of,
    number,
    one_of,
    repeated,
    several,
    switch,
)
from voice_hanabi.cli.command_line.shared_options import (
    GAME,
    HEADSET,
    INPUT,
    MICROPHONE,
    MODEL,
    OUTPUT,
    SAVES,
    SEED,
)
from voice_hanabi.contract.partners import Level
from voice_hanabi.evening.asked import AGAIN, Asked
from voice_hanabi.games import RULEBOOKS
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.table.conversation.conversation import Confirm


def _play(asked: Asked, words: Sequence[str], language: str) -> int:
    # Imported only here: it takes a while to load, and --help doesn't need it.
    if asked.ask_language is not None and asked.lang is None:
        from voice_hanabi.evening.choosing_language.language_asking import play_after_asking

        return play_after_asking(asked, language)
    from voice_hanabi.evening.opening import play

    return play(asked, language)


COMMAND = ProgramCommand(
    "",
    Asked,
    (
        switch("--version"),
        one_of("--lang", LANGUAGES),
        maybe_one_of("--ask-language", [AGAIN]),
        GAME,
        one_of("--rules", RULEBOOKS),
        repeated("--variant", "name"),
        several("--players", "player"),
        number("--partners"),
        one_of("--partner-level", [level.value for level in Level]),
        SEED,
        INPUT,
        OUTPUT,
        repeated("--ear", "ear"),
        maybe("--phones", "address"),
        maybe("--board", "address"),
        maybe("--cards", "name"),
        one_of("--confirm", [confirm.value for confirm in Confirm]),
        maybe("--resume", "id"),
        MODEL,
        maybe("--second-ear", "second-ear"),
        maybe("--voice", "voice"),
        MICROPHONE,
        HEADSET,
        SAVES,
    ),
    _play,
)
