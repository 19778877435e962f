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
=========  ============================================================================================

To the phone:

=========  ============================================================================================
type       members
=========  ============================================================================================
key        ``token``: the secret that a code was good for; a greeting follows
greeting   ``seat``: the player's name; ``language``: cs, pl, da or en; ``words``: the page's own texts
           by name; ``talk``: whether the phone's microphone can be used; ``secure``: the address at
           which it could be, or null; ``number``: what the page may take as heard already
say        ``number``; ``public``: whether everyone at the table hears it too; ``kind``: news, answer or
           prompt; ``cue``: the short sound before it, or null; ``text``; ``language``; ``rate``: how
           fast, 1.0 as usual
cut        ``number``; ``public``; ``kinds``: what is not to be said any further, of those before it
shown      ``number``; ``view``: what the seat may see, see ``voice_hanabi.table.shown``, or null
refused    ``why``: token (the link is good no more), code (wrong), wait (too many wrong codes); with
           ``seconds`` to wait
replaced   nothing: another phone took the seat, this one is to be silent
closed     nothing: the table is closing
=========  ============================================================================================

``number`` grows with each numbered message of a seat; there may be gaps. Of one number there is one message.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from voice_hanabi.speaking.announcement import Cue, Kind

LONGEST_LINE = 1000
"""Characters of a line."""

LONGEST_TOKEN = 200
"""Characters of a secret or a code."""

RATE = 16_000
"""Samples a second (Hz) of the sound from a phone."""


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


Incoming = Token | Code | Line | Heard | Talk


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
            )
        case Cut():
            kinds = [kind.value for kind in message.kinds]
            return _text("cut", number=message.number, public=message.public, kinds=kinds)
        case Show():
            return _text("shown", number=message.number, view=message.view)


def greeting(
    seat: str, language: str, words: Mapping[str, str], *, talk: bool, secure: str | None, number: int
) -> str:
    """Return the first message to a phone that belongs to a seat."""
    return _text(
        "greeting", seat=seat, language=language, words=dict(words), talk=talk, secure=secure, number=number
    )


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
