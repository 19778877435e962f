"""Which names can sit at a table: pronounceable, printable and distinct, with the reasons for refusal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.expectations import SET_UP
from voice_hanabi.contract.seat_names import LONGEST_NAME, unfit_reason
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.language.alike_names import SoundsAlike, alike_names
from voice_hanabi.language.names import taken_name
from voice_hanabi.language.templates import Templates, plain, templates_of
from voice_hanabi.language.word_graph import WordGraph
from voice_hanabi.language.wording import Wording
from voice_hanabi.table.conversation.conversation import Conversation


def count_wrong(conversation: Conversation) -> str:
    """Return the sentence about a number of players that the game doesn't allow."""
    players = conversation.game.players
    return conversation.wording.say("count-wrong", least=players[0], most=players[-1])


def names_wrong(conversation: Conversation, names: Sequence[str], wanted: int | None) -> str:
    """Return the sentence about too many or too few names; ``None`` if the number of players is unknown."""
    if wanted in (None, 1):
        return count_wrong(conversation)
    players = ", ".join(names)
    return conversation.wording.say("names-count", players=players, heard=len(names), count=wanted)


def unfit_names(conversation: Conversation, names: Sequence[str], choices: Choices) -> str | None:
    """Return the sentence about names that can't be at this table, or about their number, if any."""
    unfit, wanted = unfit_name(conversation, names), choices.people
    players = conversation.game.players
    possible = players if wanted is None else (wanted,)
    if wanted == 1:
        # Somebody else has come.
        partners = len(choices.partners)
        possible = range(max(1, players[0] - partners), players[-1] - partners + 1)
    if unfit is None and len(names) not in possible:
        return names_wrong(conversation, names, wanted)
    return unfit


def unfit_name(conversation: Conversation, names: Sequence[str]) -> str | None:
    """Return the sentence about the first name that can't be at this table, if any."""
    wording, actions = conversation.wording, conversation.game.situations.actions
    said = [plain(name) for name in names]
    for name in names:
        reason = unfit_reason(name)
        if reason is not None:
            return wording.say(reason, name=name, most=LONGEST_NAME)
    twice = next((name for name in names if said.count(plain(name)) > 1), None)
    if twice is not None:
        return wording.say("names-twice", name=twice)
    taken = taken_name(templates_of(wording.language, wording.game), names, actions)
    return None if taken is None else wording.say("name-taken", name=taken)


def doubtful_name(conversation: Conversation, names: Sequence[str]) -> str | None:
    """Return the first name that also means something else at this table: a colour, a number, 'yes'.

    Known first names never count, whatever else they mean.
    """
    templates = templates_of(conversation.language, conversation.game.folder)
    known = frozenset(map(plain, (*templates.first_names, *templates.surnames)))
    return next(
        (name for name in names if plain(name) not in known and _means(conversation, templates, name)), None
    )


def _means(conversation: Conversation, templates: Templates, name: str) -> bool:
    words = plain(name).split()
    situations = conversation.game.situations
    intents = dict.fromkeys(
        (*situations.turn.intents, *situations.choice_or_command.intents, *SET_UP.intents)
    )
    said = _graph_without_names(templates, tuple(intent for intent in intents if intent != "SetNames"))
    return bool(said.exact(words)) or any(graph.accepts(words) for graph in _list_graphs(templates))


@lru_cache(maxsize=16)
def _graph_without_names(templates: Templates, intents: tuple[str, ...]) -> WordGraph:
    return templates.graph(intents, {})


@lru_cache(maxsize=16)
def _list_graphs(templates: Templates) -> tuple[PhraseGraph, ...]:
    return tuple(
        templates.list_graph(values, name).phrases for name, values in templates.lists.items() if values
    )


def partner_names(
    conversation: Conversation, people: Sequence[str], count: int, sounds_alike: SoundsAlike | None
) -> tuple[str, ...]:
    """Return names for computer players that differ from everybody's at the table, also in sound."""
    templates = templates_of(conversation.language, conversation.game.folder)
    taken = frozenset(map(plain, people))
    free = [name for name in templates.partner_names if plain(name) not in taken]
    chosen: list[str] = []
    for name in free:
        seated = (*people, *chosen, name)
        alike = () if sounds_alike is None else alike_names(templates, seated, sounds_alike)
        if not any(len(seated) - 1 in group for group in alike):
            chosen.append(name)
    rest = [name for name in free if name not in chosen]
    return tuple((*chosen, *rest)[:count])


def partners_renamed(conversation: Conversation, before: Sequence[str], after: Sequence[str]) -> list[str]:
    """Return the announcement that other computer players join because a name was too similar."""
    if not before or set(before) == set(after):
        return []
    wording = conversation.wording
    return [wording.say("partners-renamed", players=wording.all_of(after), count=len(after))]


def names_alike(wording: Wording, sounds_alike: SoundsAlike | None) -> list[str]:
    """Return a sentence for each group of names that sound alike: which they are, and what to say instead."""
    if sounds_alike is None:
        return []
    return [
        wording.say(
            "names-alike",
            players=wording.all_of(map(wording.name, group)),
            seats=wording.one_of(wording.say("seat-said", number=seat + 1) for seat in group),
        )
        for group in alike_names(templates_of(wording.language, wording.game), wording.names, sounds_alike)
    ]


def alike_told(wording: Wording, sounds_alike: SoundsAlike | None) -> str:
    """Return which names sound alike and what to do about it; empty if none do."""
    alike = names_alike(wording, sounds_alike)
    return " ".join((*alike, wording.say("names-others"))) if alike else ""


def partners_heard(conversation: Conversation, choices: Choices) -> str:
    """Return the sentence that names the computer players."""
    wording = conversation.wording
    message = "heard-partners" if choices.people == 1 else "heard-partners-several"
    return wording.say(message, players=wording.all_of(choices.partners), count=len(choices.partners))


def names_told(conversation: Conversation, sounds_alike: SoundsAlike | None) -> list[str]:
    """Return what is said about names without a question: that they are alike or words of the game."""
    wording = conversation.wording
    told = names_alike(wording, sounds_alike)
    name = doubtful_name(conversation, conversation.names)
    if name is not None:
        seat = wording.say("seat-said", number=conversation.names.index(name) + 1)
        told.append(wording.say("name-means-more", name=name, seat=seat))
    return told
