"""What must hold for every effect of a table, by its type."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, get_args

from voice_hanabi.contract.commands import ActionCommand, ControlVerb
from voice_hanabi.contract.wished_beside import OF_FRIENDS
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.conversation.effects import (
    Adjust,
    CallPlayer,
    Cues,
    Effect,
    ForgetVoice,
    Friends,
    GiveEars,
    HandOver,
    HearTwice,
    Hush,
    LastTime,
    LearnVoice,
    Leave,
    ListenAlways,
    OtherVoice,
    Remember,
    RenewPhone,
    SayAgain,
    ShowBoard,
    Taught,
    TellSounds,
    UseMicrophone,
)

EFFECTS: tuple[type[Effect], ...] = get_args(Effect)

Seats = range


def _said(made: Announcement, seats: Seats) -> None:
    assert made.audience is None or made.audience in seats
    assert made.language in LANGUAGES
    assert made.text or made.cue is not None
    if made.text:
        assert made.text == made.text.strip()
        assert made.text[-1] in ".!?…", made.text
        assert not made.text[0].islower(), made.text
        own_words = re.sub("[“„»].*[”“«]", "", made.text, flags=re.DOTALL)
        assert not re.search(r"[{}]|\bNone\b(?! of)|\.\.", own_words), made.text


def _to_an_audience(made: Hush | SayAgain | TellSounds, seats: Seats) -> None:
    assert made.audience is None or made.audience in seats


def _adjusted(made: Adjust, seats: Seats) -> None:
    assert made.seat is None or made.seat in seats
    verbs = (ControlVerb.SLOWER, ControlVerb.FASTER, ControlVerb.LOUDER, ControlVerb.QUIETER)
    assert made.verb in verbs


def _handed_over(made: HandOver, seats: Seats) -> None:
    assert made.seat is None or made.seat in seats


def _of_a_seat(made: RenewPhone | LearnVoice | ForgetVoice, seats: Seats) -> None:
    assert made.seat in seats


def _taught(made: Taught, seats: Seats) -> None:
    assert made.seat in seats
    assert isinstance(made.utterance, Utterance)
    assert not made.utterance.typed, "what is typed has no sound"
    assert made.phrase in [alternative.text for alternative in made.utterance.alternatives]
    assert isinstance(made.command, ActionCommand)


def _given_ears(made: GiveEars, seats: Seats) -> None:
    assert made.names
    assert all(seat in range(len(made.names)) for seat, _ in made.ears)


def _cued(made: Cues, seats: Seats) -> None:
    assert made in (Cues(True), Cues(False))


def _remembered(made: Remember, seats: Seats) -> None:
    assert made.evening is None or isinstance(made.evening, LastTime)


def _board_shown(made: ShowBoard, seats: Seats) -> None:
    assert made == ShowBoard()


def _left(made: Leave, seats: Seats) -> None:
    assert made == Leave()


def _microphone_used(made: UseMicrophone, seats: Seats) -> None:
    assert made.name


def _listening(made: ListenAlways, seats: Seats) -> None:
    assert made in (ListenAlways(True), ListenAlways(False))


def _heard_twice(made: HearTwice, seats: Seats) -> None:
    assert made in (HearTwice(True), HearTwice(False))


def _heard_as_sample(made: OtherVoice, seats: Seats) -> None:
    assert made in (OtherVoice(), OtherVoice(kept=True))


def _of_friends(made: Friends, seats: Seats) -> None:
    """One of the possible requests about friends, with a seat if it concerns one."""
    assert made.what in OF_FRIENDS.values()
    assert (made.player in seats) if made.what in ("mute", "unmute", "remove") else made.player is None


def _called(made: CallPlayer, seats: Seats) -> None:
    assert made.player in seats


HOLDS: Mapping[type[Effect], Callable[[Any, Seats], None]] = {
    Announcement: _said,
    Hush: _to_an_audience,
    SayAgain: _to_an_audience,
    Adjust: _adjusted,
    GiveEars: _given_ears,
    Cues: _cued,
    TellSounds: _to_an_audience,
    UseMicrophone: _microphone_used,
    ListenAlways: _listening,
    HearTwice: _heard_twice,
    OtherVoice: _heard_as_sample,
    Remember: _remembered,
    HandOver: _handed_over,
    RenewPhone: _of_a_seat,
    LearnVoice: _of_a_seat,
    ForgetVoice: _of_a_seat,
    Taught: _taught,
    Friends: _of_friends,
    CallPlayer: _called,
    ShowBoard: _board_shown,
    Leave: _left,
}


def check_effects(effects: Sequence[Effect], players: int) -> None:
    """Check the effects that were brought at a table of this many players."""
    for made in effects:
        assert type(made) in HOLDS, f"{type(made).__name__} is an effect that HOLDS says nothing about"
        HOLDS[type(made)](made, range(players))
