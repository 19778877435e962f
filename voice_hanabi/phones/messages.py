"""The wire format between the table and a phone: JSON objects as texts of one WebSocket, and sound as bytes.

The phone sends one object per message (`voice_hanabi.phones.incoming`). The first is a ``token``, a ``code``
or, on a server that opens tables on request, an ``open``; none of these may follow later:

=========  ============================================================================================
type       members
=========  ============================================================================================
token      ``token``: the seat's secret, from the page's address; ``after``: the number of the last
           message that this page received (it resumes after a short absence), or null for a new page;
           ``heard``: the number up to which it has heard everything, if it knows; ``page``: an identifier
           that it chose and keeps when it is reloaded, so that it isn't taken for another phone
code       ``code``: six digits that the table read aloud, spaces allowed; ``page``
open       ``language``: cs, pl, da or en, for a new table; ``page``
line       ``text``: what was typed, or the words of a button that was tapped; ``id``: an identifier, by
           which it is confirmed, and carried out only once however often it is sent
heard      ``number``: all messages up to this one have been heard: their sound was played to its end or
           stopped by the listener, or their text is in a live region, or on a screen that is being looked at
beat       nothing: the page is still there; the answer is a ``beat``
talk       ``on``: true while the button for talking is held; sound follows as bytes, 16-bit PCM,
           16 kHz, mono, little-endian
speak      ``number``, ``part``: requests a sentence (from 0) of a ``say`` in the table's own voice;
           ``rate``: the speed, 1.0 is usual. A page requests each sentence after it has received the one
           before, so nothing is synthesised that nobody hears, and what is sent depends only on the requests
read       ``text``, ``part``, ``rate``: the same for one of the page's own texts, or part of what the seat
           is shown; no other words are spoken
call       ``sdp``: starts a WebRTC call, with a description of a microphone and an ear; the answer is a
           ``call``. After that ``speak`` and ``read`` may have ``call``: true, which plays the sound in the
           call; a block without samples then says that it is over
hush       nothing: stop what is being played in the call
hang-up    nothing: end the call
draw       ``link``: requests its QR code; the answer is ``drawn``
=========  ============================================================================================

To the phone:

=========  ============================================================================================
type       members
=========  ============================================================================================
key        ``token``: the secret that a code was exchanged for; a greeting follows
greeting   ``seat``: the player's name; ``language``: cs, pl, da or en; ``words``: the page's own texts
           by name; ``talk``: whether the phone's microphone can be used; ``secure``: the address at
           which it could be used, or null; ``voice``: whether the table can ``speak``; ``number``: up to
           which message the page may count everything as heard; ``view``: what the seat may see now, as in
           ``shown``; ``lines``: the ids of the lines that the table recently received from this seat;
           ``far``: whether the players aren't in one room, so that the page announces what is for everyone,
           too; ``call``: the servers that help a call through networks, in WebRTC's form, or null if the
           page can't call; ``camera``: whether printed cards are shown to the page's camera, whose pictures
           are sent as bytes in pieces, each beginning as in ``voice_hanabi.phones.camera``
past       like ``say``: what the seat's phones heard before, for a new page to list and repeat
say        ``number``; ``public``: whether everyone at the table hears it too; ``kind``: news, answer or
           prompt; ``cue``: the short sound before it, or null; ``text``; ``language``; ``rate``: the
           speed, 1.0 is usual; ``volume``: 0 to 1; ``speaker``: 0 is the table, others are computer players
cut        ``number``; ``public``; ``kinds``: the kinds of earlier announcements that must be cut short
forget     ``number``: another game begins; what was said to this seat alone is no longer said or listed
shown      ``number``; ``view``: what the seat may see, see ``voice_hanabi.contract.shown``, or null
refused    ``why``: token (the link is no longer valid), code (wrong), wait (too many wrong codes), full (no
           room at the table), locked (nobody else may join), tables (no table can be opened now), removed;
           with ``seconds`` to wait
call       ``sdp``: the answer to a ``call``, or null if it is refused
invitation ``token``, ``code``: with which others can join the table, or null if nobody can; ``address``:
           where these are valid, for a page whose own address works only on this computer
card       ``what``: what a picture from the camera shows: card (one was read), same (the previous one is
           still there), or what is wrong: dark, near, far, still, none, several, another-deck (it isn't in
           use), unknown-deck (its key isn't here); never which card it is
drawn      ``rows``: of a QR code, each a text of 0 (light) and 1 (dark)
named      ``seat``: the new name of the seat's player
taken      ``id``: the table has received this line
beat       nothing: the table is still there
replaced   nothing: another phone has taken the seat, so this one must be silent
closed     nothing: the table is closing
=========  ============================================================================================

``number`` increases with each numbered message of a seat; there may be gaps, but no number is used twice.

The sound for ``speak`` and ``read`` is sent as bytes, in the order of the requests, each sentence in one or
more blocks. A block begins with twelve bytes, little-endian: ``number`` (32 bits, 0 for a ``read``), ``part``
(16), ``flags`` (16: 1 the sentence ends, 2 the whole text ends, too, 4 it could not be spoken) and samples
per second (32); then come samples, 16-bit PCM, mono, little-endian.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntFlag

from voice_hanabi.phones.incoming import Read, Speak
from voice_hanabi.speaking.announcement import Cue, Kind
from voice_hanabi.speaking.sound import Sound, silence

RATE = 16_000
"""The sample rate of sound from a phone, in Hz."""

BLOCK = 0.5
"""Seconds of sound in a block to a phone; the first is played while the others arrive."""


@dataclass(frozen=True, slots=True)
class Say:
    """Something to be heard."""

    number: int
    public: bool
    kind: Kind
    cue: Cue | None
    text: str
    language: str
    rate: float
    volume: float
    speaker: int = 0


@dataclass(frozen=True, slots=True)
class Cut:
    """Stops what must not be heard any further."""

    number: int
    public: bool
    kinds: tuple[Kind, ...]


@dataclass(frozen=True, slots=True)
class Show:
    """What the seat may see now, as plain data."""

    number: int
    view: object


@dataclass(frozen=True, slots=True)
class Forget:
    """Another game begins: what only this seat heard in the former one is removed."""

    number: int


Numbered = Say | Cut | Show | Forget


def encode(message: Numbered, *, past: bool = False) -> str:
    """Return a numbered message in its wire form; ``past`` if it was heard before."""
    match message:
        case Say():
            return _text(
                "past" if past else "say",
                number=message.number,
                public=message.public,
                kind=message.kind.value,
                cue=message.cue.value if message.cue is not None else None,
                text=message.text,
                language=message.language,
                rate=message.rate,
                volume=message.volume,
                speaker=message.speaker,
            )
        case Cut():
            kinds = [kind.value for kind in message.kinds]
            return _text("cut", number=message.number, public=message.public, kinds=kinds)
        case Forget():
            return _text("forget", number=message.number)
        case Show():
            return _text("shown", number=message.number, view=message.view)


def greeting(
    seat: str,
    language: str,
    words: Mapping[str, str],
    *,
    talk: bool,
    secure: str | None,
    voice: bool,
    number: int,
    view: object = None,
    lines: Sequence[str] = (),
    far: bool = False,
    call: Sequence[Mapping[str, str]] | None = None,
    camera: bool = False,
) -> str:
    """Return the first message to a phone with a seat."""
    return _text(
        "greeting",
        seat=seat,
        language=language,
        words=dict(words),
        talk=talk,
        secure=secure,
        voice=voice,
        number=number,
        view=view,
        lines=list(lines),
        far=far,
        call=None if call is None else [dict(one) for one in call],
        camera=camera,
    )


def card(what: str) -> str:
    """Return what a picture of a page's camera shows."""
    return _text("card", what=what)


class Ends(IntFlag):
    """What ends with a block of sound."""

    PART = 1
    TEXT = 2
    FAILED = 4


def blocks(wanted: Speak | Read, sound: Sound, ends: Ends) -> Iterator[bytes]:
    """Yield a sentence as one or more blocks of sound; ``ends`` is set on the last of them."""
    number = wanted.number if isinstance(wanted, Speak) else 0
    samples = sound.samples.astype("<i2").tobytes()
    length = 2 * round(BLOCK * sound.rate)
    for begin in range(0, max(1, len(samples)), length):
        flags = ends if begin + length >= len(samples) else Ends(0)
        head = struct.pack("<IHHI", number, wanted.part, flags, sound.rate)
        yield head + samples[begin : begin + length]


def unspoken(wanted: Speak | Read) -> bytes:
    """Return the block for a sentence that isn't said after all: a page counts its requests."""
    return next(blocks(wanted, silence(0, RATE), Ends.FAILED))


def key(token: str) -> str:
    """Return the secret in exchange for a code."""
    return _text("key", token=token)


def refused(why: str, seconds: float = 0.0) -> str:
    """Return why a phone is refused: token, code or wait, with the whole seconds to wait."""
    return _text("refused", why=why, seconds=round(seconds))


def elsewhere(at: str) -> str:
    """Return which worker has a phone's table."""
    return _text("elsewhere", at=at)


def taken(line: str) -> str:
    """Return the confirmation of a line, by its id."""
    return _text("taken", id=line)


def call(answer: str | None) -> str:
    """Return the answer to a call, ``None`` if it is refused."""
    return _text("call", sdp=answer)


def named(seat: str) -> str:
    """Return the new name of a seat's player."""
    return _text("named", seat=seat)


@dataclass(frozen=True, slots=True)
class Invited:
    """How others can join: a secret or a code, at an ``address`` as people type it."""

    token: str
    code: str
    address: str


def invitation(by: Invited | None) -> str:
    """Return how others can join, ``None`` if nobody can."""
    if by is None:
        return _text("invitation", token=None, code=None, address=None)
    return _text("invitation", token=by.token, code=by.code, address=by.address)


def drawn(rows: Sequence[str]) -> str:
    """Return a QR code, row by row."""
    return _text("drawn", rows=list(rows))


def beat() -> str:
    """Return the confirmation that the table is there."""
    return _text("beat")


def replaced() -> str:
    """Return the message to a phone whose seat another phone has taken."""
    return _text("replaced")


def closed() -> str:
    """Return the message to phones when the table closes."""
    return _text("closed")


def _text(name: str, /, **members: object) -> str:
    return json.dumps({"type": name, **members}, ensure_ascii=False, separators=(",", ":"))


def kinds_of(kinds: Sequence[Kind]) -> tuple[Kind, ...]:
    """Return kinds in a fixed order, so that the same cut is always the same message."""
    return tuple(kind for kind in Kind if kind in kinds)
