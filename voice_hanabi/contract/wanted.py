"""What the table requires of a game's words: every message that it says and every phrase it listens for.

The author of a game learns everything that is missing at once, one sentence each, before anybody sits down.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from voice_hanabi.contract.game import AnyGame, Game
from voice_hanabi.contract.teller import Teller
from voice_hanabi.language.free_talk import EXAMPLE_PLAYERS
from voice_hanabi.language.grammar_problems import GrammarProblem
from voice_hanabi.language.names import player_lists
from voice_hanabi.language.templates import Templates, templates_of
from voice_hanabi.language.wording import Wording

ALWAYS = ("help-setup", "what-to-change", "practice-sentence-1")
"""Messages that the table says in any game."""
OF_VARIANTS = ("variant-name",)
"""Those that it says if there are variants."""

OF_TELLERS: dict[str, tuple[str, ...]] = {
    "demonstrated": ("example-turn",),
    "help": ("help-turn",),
    "help_about": ("help-moves", "help-questions"),
    "answer": ("rule-goal",),
}
"""Messages that the default members of a game's `Teller` say."""
OF_GAMES: dict[str, tuple[str, ...]] = {"rule": ("rule-goal",)}
"""The same of a `Game`."""


class Lacking(GrammarProblem):
    """Raised for a game whose words are incomplete, with a sentence for each that is missing."""


@lru_cache(maxsize=32)
def check(game: AnyGame, language: str) -> None:
    """Raise `Lacking` if the words of a game in a language are incomplete."""
    found = lacking(game, language)
    if found:
        raise Lacking(" ".join(found))


def lacking(game: AnyGame, language: str) -> tuple[str, ...]:
    """Return a sentence for each message and each phrase that a game lacks in a language."""
    wording, templates = Wording(language, game=game.folder), templates_of(language, game.folder)
    messages = [
        f"The {language} words of {game.name} lack the message {message!r}."
        for message in _messages(game, wording)
        if not wording.has(message)
    ]
    return (*messages, *_phrases(game, templates))


def _messages(game: AnyGame, wording: Wording) -> tuple[str, ...]:
    """Return the messages that the table needs, each once."""
    asked = [*ALWAYS, *(OF_VARIANTS if game.variants else ())]
    told = ((game.teller(wording), Teller, OF_TELLERS), (game, Game, OF_GAMES))
    for one, plain, messages in told:
        for member, said in messages.items():
            if getattr(type(one), member) is getattr(plain, member):
                asked.extend(said)
    return tuple(dict.fromkeys(asked))


def _phrases(game: AnyGame, templates: Templates) -> Iterator[str]:
    """Yield a sentence for each intent without a phrase, and if no phrase asks for the game itself."""
    language, situations = templates.language, game.situations
    players = player_lists(templates, EXAMPLE_PLAYERS[language])
    for intent in dict.fromkeys((*situations.actions, *situations.questions)):
        if not templates.can_be_said(intent, players):
            yield f"The {language} grammar of {game.name} lacks a phrase for {intent}."
    if game.name not in {value for _, value in templates.lists.get("game", ())}:
        yield f"The {language} grammar has no words for {game.name} in its list of games."
