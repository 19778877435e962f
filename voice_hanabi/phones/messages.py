"""The wire format between the table and a phone: JSON objects as texts of one WebSocket, and sound as bytes.

From the phone (`voice_hanabi.phones.incoming`), one object a message; the first is a ``token``, a ``code``
or, where tables are opened for the person who wants one, an ``open``, and only one of these:

=========  ============================================================================================
type       members
=========  ============================================================================================
token      ``token``: the seat's secret, from the page's address; ``after``: the number of the last
           message that this page has taken (it goes on after a short absence), or null for a new page;
           ``heard``: up to where it has heard, if it knows; ``page``: a name that it gave itself, the same
           when it is loaded again, so that coming back is not taken for another phone
code       ``code``: six digits that the table read aloud, spaces allowed; ``page``
open       ``language``: cs, pl, da or en: a table is wanted; ``page``
line       ``text``: what was typed, or the words of a button that was tapped; ``id``: a name for it, by
           which it is confirmed, and carried out once however often it is sent
heard      ``number``: all messages up to this one have been heard: their sound was played to its end or
           stopped by the listener, or their text is in a live region, or on a screen that is being looked at
beat       nothing: the page is there; it is answered by a ``beat``
talk       ``on``: true as long as the button for talking is held; sound follows as bytes, 16-bit PCM,
           16 kHz, mono, little-endian
speak      ``number``, ``part``: a sentence (from 0) of what a ``say`` said is wanted in the table's own
           voice; ``rate``: how fast, 1.0 as usual. A page asks for the next when it has the one before, so
           that nothing is spoken that nobody hears, and what is sent depends on what was asked for alone
read       ``text``, ``part``, ``rate``: the same for one of the page's own texts, or for one that stands in
           what the seat is shown: no other words are spoken
call       ``sdp``: the page calls, by WebRTC, with a description of a microphone and an ear; it is answered
           by a ``call``. Then ``speak`` and ``read`` may have ``call``: true: what is asked for sounds in the
           call, and when it has, a block without sound tells so
hush       nothing: what sounds in the call is heard enough of
hang-up    nothing: the call is over
draw       ``link``: it is wanted as a QR code; answered by ``drawn``
=========  ============================================================================================

To the phone:

=========  ============================================================================================
type       members
=========  ============================================================================================
key        ``token``: the secret that a code was good for; a greeting follows
greeting   ``seat``: the player's name; ``language``: cs, pl, da or en; ``words``: the page's own texts
           by name; ``talk``: whether the phone's microphone can be used; ``secure``: the address at
           which it could be, or null; ``voice``: whether the table can ``speak``; ``number``: what the page
           may take as heard already; ``view``: what the seat may see now, as in ``shown``; ``lines``: the ids
           of the lines that the table had from this seat lately; ``far``: whether there is no room in which
           all hear the table, so that the page tells what is for everyone, too; ``call``: the servers that
           help a call through networks, as WebRTC has them, or null where the page can't call; ``camera``:
           whether cards of paper are shown to the page's camera, whose pictures are bytes in pieces, each
           of which begins as ``voice_hanabi.phones.camera`` says
past       as ``say``: what the seat's phones heard before, for a new page to list and to repeat
say        ``number``; ``public``: whether everyone at the table hears it too; ``kind``: news, answer or
           prompt; ``cue``: the short sound before it, or null; ``text``; ``language``; ``rate``: how
           fast, 1.0 as usual; ``volume``: how loud, 0 to 1; ``speaker``: 0 the table, else a computer player
cut        ``number``; ``public``; ``kinds``: what is not to be said any further, of those before it
forget     ``number``: another game begins; what was said to this seat alone is said no more, nor listed
shown      ``number``; ``view``: what the seat may see, see ``voice_hanabi.contract.shown``, or null
refused    ``why``: token (the link is good no more), code (wrong), wait (too many wrong codes), full (no room
           at the table), locked (nobody else may come), tables (no table can be opened now), removed; with
           ``seconds`` to wait
call       ``sdp``: the answer to a ``call``, or null where it is refused
invitation ``token``, ``code``: by which others may come to the table, or null where nobody may; ``address``:
           where these are good, for a page that has an address of this computer alone
card       ``what``: what a picture of the camera shows: card (one was read), same (the one before is still
           there), or what lacks: dark, near, far, still, none, several, another-deck (it isn't played with),
           unknown-deck (its key isn't here); never which card it is
drawn      ``rows``: of a QR code, each a text of 0 (light) and 1 (dark)
named      ``seat``: the name of the seat's player is another one now
taken      ``id``: the table has this line
beat       nothing: the table is there
replaced   nothing: another phone took the seat, this one is to be silent
closed     nothing: the table is closing
=========  ============================================================================================

``number`` grows with each numbered message of a seat; there may be gaps. Of one number there is one message.

What was asked for by ``speak`` or ``read`` comes as bytes, in the order in which it was asked for, each
sentence in one block or more. A block begins with twelve bytes, little-endian: ``number`` (32 bits, 0 for
what is read), ``part`` (16), ``flags`` (16: 1 the sentence ends, 2 so does the whole text, 4 it could not be
spoken) and samples a second (32); then come samples, 16-bit PCM, mono, little-endian.
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
