"""Converts the choices before a game to options of the rules."""

from __future__ import annotations

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.game import with_beginner
from voice_hanabi.games.hanafuda.rules.errors import OptionError
from voice_hanabi.games.hanafuda.rules.options import GameName, Options, options_for
from voice_hanabi.language.wording import Wording, capitalised

VARIANTS = (
    "second-deck", "smaller-hands", "half-game", "play-on", "look-first", "no-rain-man-seven",
    "hanami-de-ippai", "tsukimi-de-ippai", "month-yaku", "double-at-seven", "double-by-koi-koi", "no-oya-ken",
)  # fmt: skip
"""The names of all choices, in both games."""

_NOT_SWITCHES = ("second-deck", "smaller-hands", "half-game")

_COUNTS = range(2, 7)


def options_of(game: GameName, choices: Choices) -> Options:
    """Return the options of these choices. Raises `OptionError` if no match can be played with them.

    While the number of players is open, they are for the first number that fits the choices.
    """
    counts = _COUNTS if choices.count is None else (choices.count,)
    problem: OptionError | None = None
    for count in counts:
        try:
            return _for_count(game, choices.variants, count)
        except OptionError as error:
            problem = problem or error
    raise problem or OptionError("unknown-game", game=game, known=game)


def _for_count(game: GameName, variants: tuple[str, ...], count: int) -> Options:
    switches: dict[str, bool] = {}
    for name in variants:
        if name not in _NOT_SWITCHES:
            # The rules, and records of matches, have options with underscores.
            switches[name.removeprefix("no-").replace("-", "_")] = not name.startswith("no-")
    decks = None
    if "second-deck" in variants:
        decks = 2
    elif "smaller-hands" in variants:
        decks = 1
    rounds = 6 if "half-game" in variants else 12
    return options_for(game, count, decks=decks, rounds=rounds, **switches)


def clash(game: GameName, choices: Choices, wording: Wording) -> str | None:
    """Return the sentence that says why the choices can't be combined, if they can't."""
    variants = choices.variants
    if "second-deck" in variants and "smaller-hands" in variants:
        return wording.sentence("clash-hands")
    if "smaller-hands" in variants and choices.count == _COUNTS[0]:
        return wording.sentence("clash-two-players")
    try:
        options_of(game, choices)
    except OptionError as error:
        if error.reason == "other-game":
            name = str(error.details.get("name", ""))
            named = (one for one in variants if one.removeprefix("no-") == name.replace("_", "-"))
            variant = next(named, name)
            return wording.sentence(
                "clash-other-game", variant=variant, game="hanafuda" if game == "koi-koi" else "koi-koi"
            )
        if error.reason == "number-of-players":
            # Words depend on these numbers, which a text would not match.
            least, most = (int(str(error.details[name])) for name in ("least", "most"))
            return wording.sentence("clash-players", least=least, most=most)
        return capitalised(wording.say("clash-unknown"))
    return None


def summary(game: GameName, choices: Choices, wording: Wording) -> str:
    """Return the game and its options, in a few words, and who begins if that was chosen."""
    options = options_of(game, choices)
    words = [wording.say("game-name", game=game)]
    if options.decks == 2 and "second-deck" not in choices.variants:
        # One deck is not enough for this many players.
        words.append(wording.say("variant-name", variant="second-deck"))
    words += [wording.say("variant-name", variant=name) for name in choices.variants]
    return with_beginner(", ".join(words), choices, wording)
