"""Corrections of a waiting action: a 'no' takes it back, and the other words change it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from voice_hanabi.contract.meaning import Corrected, Meant
from voice_hanabi.games.hanafuda.talk.commands import Call, CardSaid, Lay, Take
from voice_hanabi.games.hanafuda.talk.meaning.answering import calls
from voice_hanabi.games.hanafuda.talk.meaning.moves import lays, takes
from voice_hanabi.games.hanafuda.talk.meaning.sentence import Sentence, mention_of
from voice_hanabi.games.hanafuda.talk.meaning.standing import ITEMS
from voice_hanabi.understanding.sentences.pieces import ACTS

Waiting = Lay | Take | Call

_OTHER_CALL = {"koi-koi": "shobu", "shobu": "koi-koi"}


def corrected(
    waiting: Waiting, sentence: Sentence, speaking: int | None, *, stopped: bool, announced: bool
) -> Corrected:
    """Return how a sentence changes the waiting action: another one, or a part of it changed."""
    spoken_to = any(speaking is not None and speaking in piece.seats for piece in sentence.said("player"))
    match waiting:
        case Lay():
            found = list(_laid(waiting, sentence, speaking))
        case Take():
            found = list(_taken(waiting, sentence))
        case Call():
            found = list(_called(waiting, sentence))
    instead = [] if spoken_to else [one for one in found if one.command != waiting]
    whole = bool(sentence.said(*ACTS)) or any(
        isinstance(one.command, Lay) and one.command.takes is not None for one in lays(sentence, speaking)
    )
    nothing_else = not any(piece.kind in (*ITEMS, *ACTS, "unknown", "elsewhere") for piece in sentence.pieces)
    return Corrected(
        stopped,
        announced,
        tuple(sorted(instead, key=lambda one: one.cost)),
        part=not (whole and instead),
        nothing_else=nothing_else,
    )


def _laid(waiting: Lay, sentence: Sentence, speaking: int | None) -> Iterator[Meant]:
    numbers = sentence.said("number")
    mentions = [mention_of(piece) for piece in sentence.said("card")]
    if not mentions:
        if numbers:
            yield Meant(Lay(CardSaid(slot=int(numbers[-1].value))), 0.1)
        elif sentence.said("other"):
            # 'The other one': the choice between two is asked again.
            yield Meant(replace(waiting, takes=None), 0.1)
        return
    only_takes = len(mentions) == 1 and (
        sentence.said("onto") or any(piece.value == "take" for piece in sentence.said(*ACTS))
    )
    if only_takes and waiting.card is not None and not mentions[0].own:
        # 'No, onto the ribbon': another card is taken.
        yield Meant(replace(waiting, takes=mentions[0].card), 0.1)
        return
    for one in lays(sentence, speaking):
        command = one.command
        if isinstance(command, Lay) and command.card is None:
            command = replace(command, card=waiting.card)
        yield replace(one, command=command, cost=min(one.cost, 0.7))


def _taken(waiting: Take, sentence: Sentence) -> Iterator[Meant]:
    found = [one for one in takes(sentence) if one.command != waiting]
    yield from found
    if not found and sentence.said("other"):
        yield Meant(replace(waiting, other=not waiting.other), 0.1)


def _called(waiting: Call, sentence: Sentence) -> Iterator[Meant]:
    # 'No, stop' takes the call back: the table asks whether it is shobu.
    said = [piece for piece in sentence.said("call") if "stop" not in piece.also]
    if said:
        yield from calls(sentence)
    elif sentence.said("other"):
        yield Meant(Call(_OTHER_CALL[waiting.value]), 0.1)
