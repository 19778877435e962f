"""The choices for a game from the command line."""

from __future__ import annotations

from dataclasses import replace

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.commands import WithPartners
from voice_hanabi.contract.partners import Level
from voice_hanabi.evening.asked import Asked, UsageError
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.voices.confusability import sounds_alike
from voice_hanabi.language.wording import Wording
from voice_hanabi.table.beginning.choosing_partners import CannotPlay, with_partners
from voice_hanabi.table.beginning.seating import unfit_name
from voice_hanabi.table.conversation.conversation import Conversation


def choices_of(options: Asked, language: str) -> Choices:
    """Return the choices made by the options. Raises `UsageError`."""
    game = GAMES[options.game]
    wording = Wording(language, (), game.folder)
    book = game.book(Choices(language, game.name, options.rules))
    variants = []
    for name in options.variant:
        variant = game.variant_named(name, book)
        if variant is None:
            known = ", ".join(game.variants)
            raise UsageError(wording.say("variant-unknown", name=name, known=known))
        variants.append(variant)
    names = tuple(name.strip() for name in options.players or ())
    beside = options.partners or 0
    if options.players is not None and len(names) + beside not in game.players:
        raise UsageError(wording.say("names-wrong", least=game.players[0], most=game.players[-1]))
    choices = Choices(language, game.name, options.rules, tuple(variants), len(names) or None, names)
    conversation = Conversation(game, language)
    seated = _with_partners(options, choices, conversation)
    problem = game.clash(seated, wording) or unfit_name(conversation, names)
    if problem is not None:
        raise UsageError(problem)
    return seated


def _with_partners(options: Asked, choices: Choices, conversation: Conversation) -> Choices:
    """Return the choices with the requested computer players. Raises `UsageError`."""
    if not options.partners:
        return replace(choices, level=Level(options.partner_level))
    people = WithPartners(len(choices.names) or 1, options.partners, level=options.partner_level)
    try:
        return with_partners(people, choices, conversation, sounds_alike)
    except CannotPlay as problem:
        raise UsageError(str(problem)) from None
