"""What the table asks of the words of a game: every message that it says and every phrase it listens for.

Anybody who makes a game learns at once all that it lacks, each in one sentence, before anybody sits down.
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
"""Messages that the table says of any game."""
OF_VARIANTS = ("variant-name",)
"""Those that it says where there are variants."""

OF_TELLERS: dict[str, tuple[str, ...]] = {
    "demonstrated": ("example-turn",),
    "help": ("help-turn",),
    "help_about": ("help-moves", "help-questions"),
    "answer": ("rule-goal",),
}
"""Messages that a game's `Teller` says where it leaves a member as every game has it."""
OF_GAMES: dict[str, tuple[str, ...]] = {"rule": ("rule-goal",)}
"""The same of a `Game`."""


class Lacking(GrammarProblem):
    """A game whose words are not all there: a sentence for each that it lacks."""


@lru_cache(maxsize=32)
def check(game: AnyGame, language: str) -> None:
    """Raise `Lacking` where the words of a game in a language are not all there."""
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
    """Return the messages that the table asks for, each once."""
    asked = [*ALWAYS, *(OF_VARIANTS if game.variants else ())]
    told = ((game.teller(wording), Teller, OF_TELLERS), (game, Game, OF_GAMES))
    for one, plain, messages in told:
        for member, said in messages.items():
            if getattr(type(one), member) is getattr(plain, member):
                asked.extend(said)
    return tuple(dict.fromkeys(asked))


def _phrases(game: AnyGame, templates: Templates) -> Iterator[str]:
    """Yield a sentence for each intent without a phrase, and where no phrase asks for the game itself."""
    language, situations = templates.language, game.situations
    players = player_lists(templates, EXAMPLE_PLAYERS[language])
    for intent in dict.fromkeys((*situations.actions, *situations.questions)):
        if not templates.can_be_said(intent, players):
            yield f"The {language} grammar of {game.name} lacks a phrase for {intent}."
    if game.name not in {value for _, value in templates.lists.get("game", ())}:
        yield f"The {language} grammar has no words for {game.name} in its list of games."
