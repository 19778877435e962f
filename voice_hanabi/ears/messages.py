"""The wire format between the table and a phone: JSON objects as texts of one WebSocket, and sound as bytes.

From the phone, one object a message; the first is a ``token`` or a ``code``, and only one of these:

=========  ============================================================================================
type       members
=========  ============================================================================================
token      ``token``: the seat's secret, from the page's address; ``after``: the number of the last
           message that this page has taken (it goes on after a short absence), or null for a new page
code       ``code``: six digits that the table read aloud, spaces allowed
line       ``text``: what was typed, or the words of a button that was tapped
heard      ``number``: all messages up to this one have been heard (or shown, where the page is silent)
talk       ``on``: true as long as the button for talking is held; sound follows as bytes, 16-bit PCM,
           16 kHz, mono, little-endian
speak      ``number``, ``part``: a sentence (from 0) of what a ``say`` said is wanted in the table's own
           voice; ``rate``: how fast, 1.0 as usual. A page asks for the next when it has the one before, so
           that nothing is spoken that nobody hears, and what is sent depends on what was asked for alone
=========  ============================================================================================

To the phone:

=========  ============================================================================================
type       members
=========  ============================================================================================
key        ``token``: the secret that a code was good for; a greeting follows
greeting   ``seat``: the player's name; ``language``: cs, pl, da or en; ``words``: the page's own texts
           by name; ``talk``: whether the phone's microphone can be used; ``secure``: the address at
           which it could be, or null; ``voice``: whether the table can ``speak``; ``number``: what the page
           may take as heard already
say        ``number``; ``public``: whether everyone at the table hears it too; ``kind``: news, answer or
           prompt; ``cue``: the short sound before it, or null; ``text``; ``language``; ``rate``: how
           fast, 1.0 as usual; ``volume``: how loud, 0 to 1
cut        ``number``; ``public``; ``kinds``: what is not to be said any further, of those before it
shown      ``number``; ``view``: what the seat may see, see ``voice_hanabi.table.shown``, or null
refused    ``why``: token (the link is good no more), code (wrong), wait (too many wrong codes); with
           ``seconds`` to wait
replaced   nothing: another phone took the seat, this one is to be silent
closed     nothing: the table is closing
=========  ============================================================================================

``number`` grows with each numbered message of a seat; there may be gaps. Of one number there is one message.

What was asked for by ``speak`` comes as bytes, in the order in which it was asked for, each sentence in one
block or more. A block begins with twelve bytes, little-endian: ``number`` (32 bits), ``part`` (16), ``flags``
(16: 1 the sentence ends, 2 so does the whole text, 4 it could not be spoken) and samples a second (32); then
come samples, 16-bit PCM, mono, little-endian.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntFlag

from voice_hanabi.speaking.announcement import Cue, Kind
from voice_hanabi.speaking.sound import Sound

LONGEST_LINE = 1000
"""Characters of a line."""

LONGEST_TOKEN = 200
"""Characters of a secret or a code."""

RATE = 16_000
"""Samples a second (Hz) of the sound from a phone."""

SLOWEST, FASTEST = 0.4, 4.0
"""How slow and how fast a page may want something to be spoken, 1.0 as usual."""

BLOCK = 0.5
"""Seconds of sound in a block to a phone: the first is heard while the others come."""


class Malformed(ValueError):  # noqa: N818 - what a message is, not an error of ours
    """A message that is none of those that a phone may send. It holds nothing of the message itself."""


# From the phone


@dataclass(frozen=True, slots=True)
class Token:
    """A phone that has its seat's secret."""

    token: str
    after: int | None


@dataclass(frozen=True, slots=True)
class Code:
    """A phone whose player typed a code."""

    code: str


@dataclass(frozen=True, slots=True)
class Line:
    """Something typed or tapped."""

    text: str


@dataclass(frozen=True, slots=True)
class Heard:
    """All up to this number was heard."""

    number: int


@dataclass(frozen=True, slots=True)
class Talk:
    """The button for talking is held, or let go."""

    on: bool


@dataclass(frozen=True, slots=True)
class Speak:
    """A sentence of something that was said is wanted as sound."""

    number: int
    part: int
    rate: float


Incoming = Token | Code | Line | Heard | Talk | Speak


def parse(text: str) -> Incoming:
    """Return what a phone sent. Raises `Malformed`."""
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        raise Malformed from None
    if not isinstance(message, dict):
        raise Malformed
    match message:
        case {"type": "token", "token": str(token), "after": int() | None as after, **rest} if not rest:
            if len(token) <= LONGEST_TOKEN and _is_number(after):
                return Token(token, after)
        case {"type": "code", "code": str(code), **rest} if not rest and len(code) <= LONGEST_TOKEN:
            return Code("".join(letter for letter in code if letter.isascii() and letter.isdigit()))
        case {"type": "line", "text": str(line), **rest} if not rest and len(line) <= LONGEST_LINE:
            return Line(" ".join("".join(sign if sign.isprintable() else " " for sign in line).split()))
        case {"type": "heard", "number": int(number), **rest} if not rest and _is_number(number):
            return Heard(number)
        case {"type": "talk", "on": bool(on), **rest} if not rest:
            return Talk(on)
        case {
            "type": "speak",
            "number": int(number),
            "part": int(part),
            "rate": int() | float() as rate,
            **rest,
        }:
            good = _is_number(number) and _is_number(part) and number < 2**32 and part < 2**16
            if not rest and good and not isinstance(rate, bool) and SLOWEST <= rate <= FASTEST:
                return Speak(number, part, round(rate, 2))
    raise Malformed


def _is_number(number: int | None) -> bool:
    """Whether it may be the number of a message: JSON's true is an int to Python."""
    return number is None or (not isinstance(number, bool) and 0 <= number < 2**53)


# To the phone


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


@dataclass(frozen=True, slots=True)
class Cut:
    """What is not to be heard any further."""

    number: int
    public: bool
    kinds: tuple[Kind, ...]


@dataclass(frozen=True, slots=True)
class Show:
    """What the seat may see now, as plain data."""

    number: int
    view: object


Numbered = Say | Cut | Show


def encode(message: Numbered) -> str:
    """Return a numbered message as it is sent."""
    match message:
        case Say():
            return _text(
                "say",
                number=message.number,
                public=message.public,
                kind=message.kind.value,
                cue=message.cue.value if message.cue is not None else None,
                text=message.text,
                language=message.language,
                rate=message.rate,
                volume=message.volume,
            )
        case Cut():
            kinds = [kind.value for kind in message.kinds]
            return _text("cut", number=message.number, public=message.public, kinds=kinds)
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
) -> str:
    """Return the first message to a phone that belongs to a seat."""
    return _text(
        "greeting",
        seat=seat,
        language=language,
        words=dict(words),
        talk=talk,
        secure=secure,
        voice=voice,
        number=number,
    )


class Ends(IntFlag):
    """What ends with a block of sound."""

    PART = 1
    TEXT = 2
    FAILED = 4


def blocks(wanted: Speak, sound: Sound, ends: Ends) -> Iterator[bytes]:
    """Yield a sentence as blocks of sound, one at least; what ``ends`` with it ends with the last of them."""
    samples = sound.samples.astype("<i2").tobytes()
    length = 2 * round(BLOCK * sound.rate)
    for begin in range(0, max(1, len(samples)), length):
        flags = ends if begin + length >= len(samples) else Ends(0)
        head = struct.pack("<IHHI", wanted.number, wanted.part, flags, sound.rate)
        yield head + samples[begin : begin + length]


def key(token: str) -> str:
    """Return the secret that a code was good for."""
    return _text("key", token=token)


def refused(why: str, seconds: float = 0.0) -> str:
    """Return why a phone may not come in: token, code or wait, with the whole seconds to wait."""
    return _text("refused", why=why, seconds=round(seconds))


def replaced() -> str:
    """Return what a phone is told whose seat another phone has taken."""
    return _text("replaced")


def closed() -> str:
    """Return what phones are told when the table closes."""
    return _text("closed")


def _text(name: str, /, **members: object) -> str:
    return json.dumps({"type": name, **members}, ensure_ascii=False, separators=(",", ":"))


def kinds_of(kinds: Sequence[Kind]) -> tuple[Kind, ...]:
    """Return kinds in one order, so that the same cut is always the same message."""
    return tuple(kind for kind in Kind if kind in kinds)
