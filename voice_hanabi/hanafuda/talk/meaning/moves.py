"""Moves: what the pieces of a sentence say about laying a card, and about the card that it is to take.

A card alone is a move on its player's turn, so whatever else is said counts: with words that only tell of a
card, with unknown ones or somebody else's name beside it, it is talk.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from voice_hanabi.hanafuda.talk.commands import CardSaid, Lay, Take
from voice_hanabi.hanafuda.talk.meaning.pieces import Mention, joined
from voice_hanabi.table.commands import Command
from voice_hanabi.table.meaning import Meant
from voice_hanabi.table.sentences.pieces import ACTS, Piece
from voice_hanabi.table.sentences.standing import Standing

UNKNOWN_COST = 0.25
"""A word that is in no list, beside an act."""
UNKNOWN_BARE_COST = 0.6
"""The same beside a card alone."""
UNKNOWN_APART_COST = 0.1
"""The same in another part of the sentence: people give reasons."""
ELSEWHERE_COST = 0.8
"""Something of everyday life, beside an act."""
ELSEWHERE_BARE_COST = 3.0
"""The same beside a card alone: talk."""
ELSEWHERE_APART_COST = 0.3
"""The same in another part of the sentence."""
ELSEWHERE_BARE_APART_COST = 0.8
"""The same beside a card alone: 'look, geese, in the garden'."""
TALK_COST = 3.0
"""What only tells of a card, or names somebody else's: talk."""
CALLED_COST = 0.8
"""Somebody else is called, and a card is named: the table asks."""
LONG_TALK = 5
"""So many words that change nothing may stand around a card alone."""
LONG_TALK_COST = 0.15
"""One more of them."""
BORROWED_COST = 0.2
"""A card that was only named in a reason, or before a pronoun."""
TAKEN_OR_LAID_COST = 0.3
"""'I'll take the geese': of a card in the hand rather than of one on the field."""
NOT_JOINED_COST = 0.3
"""Two cards of a month beside each other: one takes the other."""
TWO_COST = 0.25
"""Another of several cards: the last one is likelier, but the table asks."""
NUMBER_COST = 0.2
"""A number without its noun, taken for a place in the hand."""
GUESSED_COST = 0.8
"""A part that was misspelt: it is asked about."""


@dataclass(frozen=True, slots=True)
class _Token:
    """A piece that says what is laid or taken."""

    kind: str
    place: int
    mention: Mention | None = None
    part: int = 0
    act: str = ""
    own: bool = False
    """Whether the speaker is its subject."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence's pieces, and how each is meant."""

    pieces: Sequence[Piece]
    meant: Sequence[Standing]

    def said(self, *kinds: str) -> list[Piece]:
        """Return the pieces of these kinds that are meant, what was corrected left out."""
        found: list[Piece] = []
        replaced = True
        for piece, standing in zip(self.pieces, self.meant, strict=True):
            if standing is not Standing.SAID:
                continue
            if piece.kind == "correct":
                replaced = False
            if piece.kind in kinds:
                if not replaced and piece.kind in ("card", "call", "number"):
                    found = [one for one in found if one.kind != piece.kind]
                    replaced = True
                found.append(piece)
        return found

    def standing(self, piece: Piece) -> Standing:
        """Return how a piece is meant."""
        return self.meant[self.pieces.index(piece)]

    def aside(self, *kinds: str) -> list[Piece]:
        """Return the pieces of these kinds that only a reason or a report has."""
        return [
            piece
            for piece, standing in zip(self.pieces, self.meant, strict=True)
            if piece.kind in kinds and standing in (Standing.ASIDE, Standing.REPORTED)
        ]

    def parts(self) -> dict[int, int]:
        """Return for each piece's place the part of the sentence, between punctuation, that it stands in."""
        found: dict[int, int] = {}
        part = 0
        for piece in self.pieces:
            if piece.kind in ("because", "but"):
                part += 1
            found[piece.place] = part
            part += bool(piece.ends)
        return found


def mention_of(piece: Piece) -> Mention:
    """Return the card that a piece of the kind ``card`` names."""
    assert isinstance(piece.said, Mention)
    return piece.said


def lays(sentence: Sentence, speaking: int | None) -> Iterator[Meant]:
    """Yield what a sentence may lay, each with its cost."""
    tokens = _tokens(sentence)
    acts = [token for token in tokens if token.kind == "act"]
    cards = [token for token in tokens if token.kind == "card"]
    found = list(_roles(sentence, tokens))
    if not found:
        found = list(_from_what_is_beside(sentence, acts, cards))
    guessed = any(piece.guessed for piece in sentence.said("card", "act", "their-act"))
    doubt = any(piece.ends == "?" for piece in sentence.pieces)
    joined_up = any(one.takes is not None and one.card is not None for one, _ in found)
    cost = _around(sentence, speaking, bare=not acts and not joined_up, bound=bool(acts))
    theirs = [mention_of(piece) for piece in sentence.said("card") if mention_of(piece).theirs]
    for command, more in found:
        if command.card is not None and any(one.card == command.card for one in theirs):
            continue
        total = cost + more + (GUESSED_COST if guessed else 0.0)
        yield Meant(command, total, not guessed and not doubt)


def takes(sentence: Sentence, *, of_two: bool = True) -> Iterator[Meant]:
    """Yield the cards that a sentence may choose: ``of_two`` that were offered, or else of the hand."""
    cards = [mention_of(piece).card for piece in sentence.said("card")]
    guessed = any(piece.guessed for piece in sentence.said("card"))
    unknown = sum(piece.kind == "unknown" for piece in sentence.pieces)
    everyday = sum(piece.kind == "elsewhere" for piece in sentence.pieces)
    cost = UNKNOWN_COST * min(unknown, 3) + ELSEWHERE_APART_COST * everyday
    cost += GUESSED_COST if guessed else 0.0
    shown: list[CardSaid] = []
    for card in cards:
        both = joined(shown[-1], card) if shown else None
        if both is not None:
            shown[-1] = both
        else:
            shown.append(card)
    for place, card in enumerate(reversed(list(dict.fromkeys(shown)))):
        if card.slot is None or not of_two:
            yield Meant(Take(card), cost + TWO_COST * bool(place), not guessed)
    negated = [
        mention_of(piece).card
        for piece, standing in zip(sentence.pieces, sentence.meant, strict=True)
        if piece.kind == "card" and standing is Standing.VOID
    ]
    nothing_else = not any(piece.kind in ("past", "if", "ask", "doubtful") for piece in sentence.pieces)
    if of_two and not shown and len(negated) == 1 and nothing_else and _is_short(sentence):
        yield Meant(Take(negated[0], other=True), cost + NUMBER_COST, not guessed)


def _is_short(sentence: Sentence) -> bool:
    """Tell whether a sentence says hardly more than 'not the ribbon, the other one'."""
    parts = sentence.parts()
    first = [piece for piece in sentence.pieces if parts[piece.place] == 0]
    return any(piece.kind in ("not", "other") for piece in first) and not any(
        piece.kind in (*ACTS, "you", "they", "player", "unknown", "elsewhere") for piece in first
    )


def _tokens(sentence: Sentence) -> list[_Token]:
    """Return what says what is laid or taken, in its order; pronouns with what they stand for."""
    parts = sentence.parts()
    tokens: list[_Token] = []
    for piece in sentence.said("card", *ACTS, "onto", "using", "it", "i"):
        if piece.kind == "card":
            tokens.append(_Token("card", piece.place, mention_of(piece), parts[piece.place]))
        elif piece.kind == "it":
            stands_for = _antecedent(sentence, piece, tokens, parts)
            if stands_for is not None:
                tokens.append(_Token("it", piece.place, stands_for, parts[piece.place]))
        else:
            kind = "act" if piece.kind in ACTS else piece.kind
            own = kind == "i" or "i" in piece.also
            tokens.append(_Token(kind, piece.place, None, parts[piece.place], str(piece.value), own))
    return tokens


def _antecedent(
    sentence: Sentence, pronoun: Piece, before: Sequence[_Token], parts: dict[int, int]
) -> Mention | None:
    """Return the card for which a pronoun stands: the last one named before, but for its own subject."""
    named = [piece for piece in sentence.pieces if piece.kind == "card" and piece.place < pronoun.place]
    if not named:
        return None
    here = parts[pronoun.place]
    anew = any(named[-1].place < token.place < pronoun.place for token in before if token.own)
    subject = named[-1] if parts[named[-1].place] == here and not anew else None
    others = [piece for piece in named if piece is not subject]
    if subject is not None and any(token.kind in ("act", "onto") for token in before if token.part == here):
        return mention_of(others[-1]) if others else None
    return mention_of(named[-1])


_Found = tuple[Lay, float]


def _roles(sentence: Sentence, tokens: Sequence[_Token]) -> Iterator[_Found]:
    """Yield what is laid and taken, where an act or a joining word tells which is which."""
    at = next((k for k in reversed(range(len(tokens))) if tokens[k].act == "take"), None)
    if at is not None:
        yield from _taking(sentence, tokens, at)
        return
    for k, token in enumerate(tokens):
        if token.kind == "using":
            yield from _joined_by(sentence, tokens, k, turned=True)
        elif token.kind == "onto":
            yield from _joined_by(sentence, tokens, k, turned=False)


def _taking(sentence: Sentence, tokens: Sequence[_Token], at: int) -> Iterator[_Found]:
    """Yield the roles where a card is taken: 'the boar takes the clover', 'take the moon with the grass'."""
    here = tokens[at].part
    before = [token for token in tokens[:at] if token.mention is not None]
    after = [token for token in tokens[at + 1 :] if token.mention is not None]
    with_ = next(
        (
            tokens[k + 1]
            for k, token in enumerate(tokens[:-1])
            if token.kind in ("using", "onto") and k > at and tokens[k + 1].mention is not None
        ),
        None,
    )
    lead = next(
        (
            tokens[k + 1]
            for k, token in enumerate(tokens[:at])
            if token.kind == "using" and tokens[k + 1].mention is not None
        ),
        None,
    )
    objects = [token for token in after if token is not with_]
    spoken = any(token.kind == "i" and token.part == here for token in tokens[:at])
    subjects = [token for token in before if token.part == here and token.kind == "card"]
    earlier = [token for token in before if token not in subjects]
    laid = with_ or lead
    if laid is None and subjects and not (spoken and not objects):
        laid = next((one for one in subjects if one.mention and one.mention.own), subjects[-1])
    if laid is None and objects:
        laid = next((one for one in reversed(before) if one.mention != objects[0].mention), None)
    taken = next((one for one in objects if laid is None or one.mention != laid.mention), None)
    if taken is None and with_ is not None:
        taken = next((one for one in reversed(before) if one.mention != with_.mention), None)
    if taken is None and laid is not None and objects:
        taken = next((one for one in reversed(earlier) if one.mention != laid.mention), None)
    if taken is None and laid is None and before:
        taken = before[-1]
    if laid is not None and laid.mention is not None:
        if taken is None or taken.mention is None:
            yield Lay(_completed(sentence, laid)), 0.0
            return
        if taken.mention.own and not laid.mention.own:
            laid, taken = taken, laid
        yield Lay(_completed(sentence, laid), _completed(sentence, taken)), 0.0
    elif taken is not None and taken.mention is not None:
        card = _completed(sentence, taken)
        if taken.mention.own:
            yield Lay(card), 0.0
            return
        yield Lay(None, card), 0.0
        if not taken.mention.on_field:
            yield Lay(card), TAKEN_OR_LAID_COST


def _joined_by(
    sentence: Sentence, tokens: Sequence[_Token], at: int, *, turned: bool
) -> Iterator[_Found]:
    """Yield the roles that a joining word gives: laid onto taken, or ``turned``: taken with laid."""
    after = tokens[at + 1] if at + 1 < len(tokens) and tokens[at + 1].mention is not None else None
    before = next((token for token in reversed(tokens[:at]) if token.mention is not None), None)
    if after is None or after.mention is None:
        return
    if before is None:
        # 'Onto the pine, my crane'.
        before = next((token for token in tokens[at + 2 :] if token.mention is not None), None)
    if before is None or before.mention is None:
        return
    if after.mention.card == before.mention.card:
        return
    both = joined(before.mention.card, after.mention.card)
    halves = {before.mention.month_alone, after.mention.month_alone} == {True, False} and {
        before.mention.kind_alone, after.mention.kind_alone
    } == {True, False}
    if turned and (both == before.mention.card or (both and halves)) and not after.mention.own:
        # 'The bridge with the irises', 'the chrysanthemum with the ribbon': one card.
        return
    # 'The geese with my moon', 'take the moon with the grass' (see above); else the first is laid.
    swapped = False
    if after.mention.own != before.mention.own:
        swapped = after.mention.own
    elif after.mention.on_field != before.mention.on_field:
        swapped = before.mention.on_field
    laid, taken = (after, before) if swapped else (before, after)
    yield Lay(_completed(sentence, laid), _completed(sentence, taken)), 0.0


def _from_what_is_beside(
    sentence: Sentence, acts: Sequence[_Token], cards: Sequence[_Token]
) -> Iterator[_Found]:
    """Yield what is laid where nothing tells the cards of a sentence apart."""
    distinct = _distinct(cards)
    if not distinct:
        yield from _borrowed(sentence, acts)
        return
    if len(distinct) == 1:
        yield Lay(_completed(sentence, distinct[0])), 0.0
        return
    owns = [token for token in distinct if token.mention and token.mention.own]
    others = [token for token in distinct if token not in owns]
    lying = [token for token in distinct if token.mention and token.mention.on_field]
    first, second = distinct[0], distinct[1]
    if len(distinct) == 2 and len(owns) == 1:
        yield Lay(_completed(sentence, owns[0]), _completed(sentence, others[0])), 0.0
    elif len(distinct) == 2 and len(lying) == 1:
        laid = next(token for token in distinct if token not in lying)
        yield Lay(_completed(sentence, laid), _completed(sentence, lying[0])), 0.0
    elif len(distinct) == 2 and _same_month(first, second) and not acts:
        yield Lay(_completed(sentence, first), _completed(sentence, second)), NOT_JOINED_COST
    else:
        for place, token in enumerate(reversed(distinct)):
            yield Lay(_completed(sentence, token)), TWO_COST * bool(place)


def _same_month(one: _Token, other: _Token) -> bool:
    assert one.mention is not None
    assert other.mention is not None
    return one.mention.card.month is not None and one.mention.card.month == other.mention.card.month


def _distinct(cards: Sequence[_Token]) -> list[_Token]:
    """Return the cards that were named, each once: 'the storm card, the lightning' is one."""
    found: list[_Token] = []
    for token in cards:
        assert token.mention is not None
        for place, known in enumerate(found):
            assert known.mention is not None
            both = joined(known.mention.card, token.mention.card)
            if both is not None and known.mention.own <= token.mention.own:
                mention = replace(known.mention, card=both, own=known.mention.own or token.mention.own)
                found[place] = replace(known, mention=mention)
                break
        else:
            found.append(token)
    return found


def _borrowed(sentence: Sentence, acts: Sequence[_Token]) -> Iterator[_Found]:
    """Yield what an act without a card lays: what a pronoun stands for, a number, a card of a reason."""
    if not acts:
        return
    pronouns = sentence.said("it") + [one for one in sentence.said(*ACTS) if "it" in one.also]
    named = [piece for piece in sentence.pieces if piece.kind == "card"]
    numbers = sentence.said("number")
    if pronouns and named:
        before = [piece for piece in named if piece.place < pronouns[-1].place] or named
        yield Lay(mention_of(before[-1]).card), BORROWED_COST
    elif numbers:
        yield Lay(CardSaid(slot=int(numbers[-1].value))), NUMBER_COST
    elif reasons := sentence.aside("card"):
        yield Lay(mention_of(reasons[-1]).card), BORROWED_COST


def _completed(sentence: Sentence, token: _Token) -> CardSaid:
    """Return a card with the half that was said elsewhere: 'since I hold two mums, I'll toss a plain one'."""
    mention = token.mention
    assert mention is not None
    card = mention.card
    for piece in sentence.pieces:
        other = _hinted(piece)
        if other is None or piece.place >= token.place:
            continue
        gives_month = mention.kind_alone and other.month_alone
        gives_kind = mention.month_alone and mention.stands_in and other.kind_alone
        if gives_month or gives_kind:
            both = joined(card, other.card)
            if both is not None:
                return both
    return card


_RIBBONS_OF = {"aotan": "blue", "akatan": "poem"}


def _hinted(piece: Piece) -> Mention | None:
    """Return the card that a piece names, or the kind that a yaku is made of: 'all three red poems'."""
    if piece.kind == "card":
        return mention_of(piece)
    if piece.kind == "yaku" and str(piece.value) in (*_RIBBONS_OF, "tan"):
        return Mention(CardSaid(kind="tan", ribbon=_RIBBONS_OF.get(str(piece.value))))
    return None


def _around(sentence: Sentence, speaking: int | None, *, bare: bool, bound: bool) -> float:
    """Return what all that is said besides costs; ``bare`` tells that neither act nor joining word is said.

    ``bound`` tells that an act is said.
    """
    parts = sentence.parts()
    own = {parts[piece.place] for piece in sentence.said("card", *ACTS, "onto", "using")}
    cost, light = 0.0, 0
    for piece in sentence.pieces:
        here = parts[piece.place] in own
        match piece.kind:
            case "unknown" if here:
                cost += UNKNOWN_BARE_COST if bare else UNKNOWN_COST
            case "unknown":
                cost += UNKNOWN_APART_COST
            case "elsewhere" if here:
                cost += ELSEWHERE_BARE_COST if bare else ELSEWHERE_COST
            case "elsewhere":
                cost += ELSEWHERE_BARE_APART_COST if bare else ELSEWHERE_APART_COST
            case "past" if bare and not here and sentence.standing(piece) is Standing.REPORTED:
                # 'The moon! I needed that!'
                cost += CALLED_COST
            case "card" if bare and mention_of(piece).several:
                cost += TALK_COST
            case "player" if speaking is not None and speaking not in piece.seats and not bound:
                alone = parts[piece.place] not in own
                cost += (CALLED_COST if bare else 0.0) if alone else TALK_COST
            case "telling" | "you" | "they" if here and bare:
                cost += TALK_COST
            case "filler" | "i" | "it" | "mine" if here and bare:
                light += 1
    return cost + LONG_TALK_COST * max(0, light - LONG_TALK)


def is_move(command: Command) -> bool:
    """Tell whether a command lays or takes a card that was named."""
    return isinstance(command, Take) or (isinstance(command, Lay) and command.card is not None)
