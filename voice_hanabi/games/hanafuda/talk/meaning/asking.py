"""Completes the command of a loose phrase about Hanafuda: the card, the yaku or the player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from voice_hanabi.contract.commands import Command
from voice_hanabi.games.hanafuda.talk.commands import About, CardSaid, Question, card_topic, command_of
from voice_hanabi.games.hanafuda.talk.meaning.mentions import Mention
from voice_hanabi.language.word_graph import Reading
from voice_hanabi.understanding.sentences.pieces import Piece

_OF_A_CARD = (About.MATCHES, About.SEEN)
_OF_ONE_CARD = (About.RULE, About.YAKU)
"""Questions about a single card: what it counts as, which yaku it is in."""
_OF_A_PLAYER = (About.CAPTURED, About.POINTS, About.YAKU)
_NAMING_ONE = (*_OF_A_PLAYER, About.ORDER)
_OF_A_KIND = {"tane": "tane", "tan": "tan", "kasu": "kasu"}
_OF_CARDS: dict[frozenset[tuple[int | None, str | None]], str] = {
    frozenset({(6, "tane"), (7, "tane"), (10, "tane")}): "inoshikacho",
    frozenset({(3, "hikari"), (9, "tane")}): "hanami_de_ippai",
    frozenset({(8, "hikari"), (9, "tane")}): "tsukimi_de_ippai",
}
"""Yaku that people call by their cards: 'boar, deer and butterflies, how many have I?'"""
_OF_A_RIBBON = {"blue": "aotan", "poem": "akatan"}


def command_said(reading: Reading, pieces: Sequence[Piece], used: frozenset[int]) -> Command:
    """Return the command of a loose phrase; ``used`` are the word groups of the phrase."""
    slots = dict(reading.slots)
    slots.pop("any_card", None)
    command = command_of(replace(reading, slots=tuple(slots.items())))
    if not isinstance(command, Question):
        return command
    if command.about not in _NAMING_ONE:
        # The last move is one player's, whoever is named.
        command = replace(command, player=None)
    if command.about in _OF_A_CARD and command.card is None:
        command = replace(command, card=_card(pieces, used))
    if command.about is About.YAKU and command.yaku is None:
        command = replace(command, yaku=_yaku(pieces))
    if command.about in _OF_ONE_CARD and not any(piece.kind == "yaku" for piece in pieces):
        card = _one_card(pieces)
        command = command if card is None else replace(command, topic=card_topic(card))
    if command.about in _OF_A_PLAYER and command.player is None and command.asker is None:
        command = replace(command, player=_player(pieces))
    return command


def _card(pieces: Sequence[Piece], used: frozenset[int]) -> CardSaid | None:
    """Return the card in question: one in the phrase, or else any."""
    named = [piece for piece in pieces if piece.kind == "card" and isinstance(piece.said, Mention)]
    own = [piece for piece in named if piece.place in used] or named
    cards = [piece.said.card for piece in own if isinstance(piece.said, Mention)]
    return cards[-1] if cards else None


def _one_card(pieces: Sequence[Piece]) -> CardSaid | None:
    """Return the one card that a sentence names unmistakably, or nothing."""
    cards = {piece.said.card for piece in pieces if piece.kind == "card" and isinstance(piece.said, Mention)}
    whole = [card for card in cards if card.month is not None and card.kind is not None]
    return whole[0] if len(whole) == 1 else None


def _yaku(pieces: Sequence[Piece]) -> str | None:
    named = [str(piece.value) for piece in pieces if piece.kind == "yaku"]
    if named:
        return named[-1]
    mentions = [piece.said for piece in pieces if isinstance(piece.said, Mention)]
    cards = frozenset((one.card.month, one.card.kind) for one in mentions)
    if cards in _OF_CARDS:
        return _OF_CARDS[cards]
    for piece in reversed(pieces):
        if isinstance(piece.said, Mention) and piece.said.card.month is None:
            card = piece.said.card
            return _OF_A_RIBBON.get(card.ribbon or "") or _OF_A_KIND.get(card.kind or "")
    return None


def _player(pieces: Sequence[Piece]) -> int | None:
    """Return the seat in question: a name that isn't an address."""
    for place, piece in enumerate(pieces):
        opens = place == 0 and piece.ends == ","
        closes = place == len(pieces) - 1 and place > 0 and pieces[place - 1].ends == ","
        if piece.kind == "player" and len(piece.seats) == 1 and not opens and not closes:
            return piece.seats[0]
    return None
