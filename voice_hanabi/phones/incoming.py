"""Validates the messages of phones, which `voice_hanabi.phones.messages` describes."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeGuard

LONGEST_LINE = 300
"""Characters of a line: five long names are shorter, and understanding a thousand takes a second."""

LONGEST_READ = 1000
"""Characters of a text to be read aloud."""

LONGEST_TOKEN = 200
"""Characters of a secret or a code."""

LONGEST_OFFER = 12_000
"""Characters of a call's description; browsers send four thousand."""

LONGEST_LINK = 200
"""Characters of a link to be drawn."""

LONGEST_NAME = 40
"""Characters of the identifier of a page or of a line."""

SLOWEST, FASTEST = 0.4, 4.0
"""The slowest and fastest speed that a page may request; 1.0 is usual."""


class Malformed(ValueError):  # noqa: N818 - what a message is, not an error of ours
    """Raised for an invalid message from a phone. It contains nothing of the message itself."""


@dataclass(frozen=True, slots=True)
class Token:
    """A phone with its seat's secret."""

    token: str
    after: int | None
    heard: int | None = None
    page: str = ""


@dataclass(frozen=True, slots=True)
class Code:
    """A phone whose player typed a code."""

    code: str
    page: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """Something typed or tapped; ``id`` is empty if the page wants no confirmation."""

    text: str
    id: str = ""


@dataclass(frozen=True, slots=True)
class Heard:
    """Everything up to this number was heard."""

    number: int


@dataclass(frozen=True, slots=True)
class Talk:
    """The talk button is held, or released."""

    on: bool


@dataclass(frozen=True, slots=True)
class Speak:
    """A sentence of an announcement is requested as sound; with ``call`` it is played in the call."""

    number: int
    part: int
    rate: float
    call: bool = False


@dataclass(frozen=True, slots=True)
class Read:
    """A sentence of the page's text is requested as sound; ``call`` is as in `Speak`."""

    text: str
    part: int
    rate: float
    call: bool = False


@dataclass(frozen=True, slots=True)
class Hush:
    """Stop what the table says in the call."""


@dataclass(frozen=True, slots=True)
class Open:
    """A request for a new table, in a language."""

    language: str
    page: str = ""


@dataclass(frozen=True, slots=True)
class Call:
    """The page calls, with a WebRTC description (SDP)."""

    offer: str


@dataclass(frozen=True, slots=True)
class Draw:
    """A link is requested as a QR code."""

    link: str


@dataclass(frozen=True, slots=True)
class HangUp:
    """The page ends its call."""


@dataclass(frozen=True, slots=True)
class Look:
    """A page wants to watch a board: with a secret it was given, with digits, or with neither, as at home."""

    token: str = ""
    code: str = ""


@dataclass(frozen=True, slots=True)
class Beat:
    """The page is connected, and asks whether the table is."""


Incoming = (
    Token | Code | Open | Line | Heard | Talk | Speak | Read | Hush | Call | Draw | HangUp | Look | Beat
)


def parse(text: str) -> Incoming:
    """Return a phone's message. Raises `Malformed`."""
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        raise Malformed from None
    if not isinstance(message, dict):
        raise Malformed
    kind = message.pop("type", None)
    read = _READERS.get(kind) if isinstance(kind, str) else None
    sent = None if read is None else read(message)
    if sent is None:
        raise Malformed
    return sent


def _token(fields: dict[str, object]) -> Token | None:
    match fields:
        case {"token": str(token), "after": int() | None as after, **rest}:
            heard, page = rest.pop("heard", None), rest.pop("page", "")
            if not rest and len(token) <= LONGEST_TOKEN and _is_number(after) and _is_number(heard):
                return Token(token, after, heard, _name(page))
    return None


def _code(fields: dict[str, object]) -> Code | None:
    match fields:
        case {"code": str(code), **rest} if len(code) <= LONGEST_TOKEN:
            page = rest.pop("page", "")
            return None if rest else Code(_digits(code), _name(page))
    return None


def _line(fields: dict[str, object]) -> Line | None:
    match fields:
        case {"text": str(line), **rest} if len(line) <= LONGEST_LINE:
            name = rest.pop("id", "")
            plain = "".join(sign if sign.isprintable() else " " for sign in line)
            return None if rest else Line(" ".join(plain.split()), _name(name))
    return None


def _heard(fields: dict[str, object]) -> Heard | None:
    match fields:
        case {"number": int(number), **rest} if not rest and _is_number(number):
            return Heard(number)
    return None


def _talk(fields: dict[str, object]) -> Talk | None:
    match fields:
        case {"on": bool(on), **rest} if not rest:
            return Talk(on)
    return None


def _speak(fields: dict[str, object]) -> Speak | None:
    match fields:
        case {"number": int(number), "part": part, "rate": rate, **rest}:
            call = rest.pop("call", False)
            if not rest and isinstance(call, bool) and _is_number(number) and number < 2**32:
                return Speak(number, _part(part), _rate(rate), call)
    return None


def _read(fields: dict[str, object]) -> Read | None:
    match fields:
        case {"text": str(line), "part": part, "rate": rate, **rest}:
            call = rest.pop("call", False)
            if not rest and isinstance(call, bool) and len(line) <= LONGEST_READ:
                return Read(line, _part(part), _rate(rate), call)
    return None


def _open(fields: dict[str, object]) -> Open | None:
    match fields:
        case {"language": str(language), **rest} if len(language) == 2:
            page = rest.pop("page", "")
            return None if rest else Open(_name(language), _name(page))
    return None


def _look(fields: dict[str, object]) -> Look | None:
    match fields:
        case {"token": str(token), **rest} if not rest and len(token) <= LONGEST_TOKEN:
            return Look(token=token)
        case {"code": str(code), **rest} if not rest and len(code) <= LONGEST_TOKEN:
            return Look(code=_digits(code))
    return None if fields else Look()


def _call(fields: dict[str, object]) -> Call | None:
    match fields:
        case {"sdp": str(offer), **rest} if len(offer) <= LONGEST_OFFER and not rest:
            return Call(offer)
    return None


def _draw(fields: dict[str, object]) -> Draw | None:
    match fields:
        case {"link": str(link), **rest} if _is_link(link) and not rest:
            return Draw(link)
    return None


_READERS: dict[str, Callable[[dict[str, object]], Incoming | None]] = {
    "token": _token,
    "code": _code,
    "line": _line,
    "heard": _heard,
    "talk": _talk,
    "beat": lambda fields: None if fields else Beat(),
    "speak": _speak,
    "read": _read,
    "open": _open,
    "look": _look,
    "call": _call,
    "draw": _draw,
    "hush": lambda fields: None if fields else Hush(),
    "hang-up": lambda fields: None if fields else HangUp(),
}
"""The validator of each message type; it returns ``None`` for invalid fields."""


def _is_number(number: object) -> TypeGuard[int | None]:
    """Return whether it may be a message's number, or none: JSON's true is an int in Python."""
    return number is None or (
        isinstance(number, int) and not isinstance(number, bool) and 0 <= number < 2**53
    )


def _part(part: object) -> int:
    """Return the number of the requested sentence. Raises `Malformed`."""
    if isinstance(part, int) and not isinstance(part, bool) and 0 <= part < 2**16:
        return part
    raise Malformed


def _rate(rate: object) -> float:
    """Return the requested speed. Raises `Malformed`."""
    if isinstance(rate, int | float) and not isinstance(rate, bool) and SLOWEST <= rate <= FASTEST:
        return round(float(rate), 2)
    raise Malformed


def _digits(code: str) -> str:
    return "".join(letter for letter in code if letter.isascii() and letter.isdigit())


def _name(name: object) -> str:
    """Return the identifier of a page or a line. Raises `Malformed` unless it is a short plain word."""
    if isinstance(name, str) and len(name) <= LONGEST_NAME and name.isascii() and name.isprintable():
        return name
    raise Malformed


def _is_link(text: str) -> bool:
    """Return whether a text may be a link: characters that a QR code draws fast, and no lone surrogates."""
    return 0 < len(text) <= LONGEST_LINK and text.isascii() and text.isprintable()
