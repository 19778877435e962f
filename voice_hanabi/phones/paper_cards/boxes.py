"""Printed decks: each has its own key, kept on this computer, from which its codes are made.

Without the key a code is random and reveals nothing about the card. With 56 bits, a code of another deck, or
of none, is never taken for a card of this one.
"""

from __future__ import annotations

import hmac
import json
import re
import secrets
import unicodedata
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path

import platformdirs

from voice_hanabi.system.files import content_of, write_whole

LETTERS = 12
"""Capital letters per code: about 56 bits, and few enough for large squares."""

ENDING = ".deck.json"
LARGEST = 100_000
"""Bytes of a file of a deck."""


@dataclass(frozen=True, slots=True)
class Box:
    """A printed deck."""

    name: str
    """Its name for people: 'the red box'."""
    game: str
    variants: tuple[str, ...]
    rulebook: str | None
    key: str
    """In hexadecimal digits; with it the backs can be read."""
    faces: tuple[str, ...]
    """The face of each card; its index is the card's mark."""

    def code(self, mark: int) -> str:
        """Return the text of the code on a card's back."""
        digest = hmac.digest(bytes.fromhex(self.key), b"card %d" % mark, "sha256")
        number = int.from_bytes(digest, "big")
        letters = []
        for _ in range(LETTERS):
            number, letter = divmod(number, 26)
            letters.append(chr(ord("A") + letter))
        return "".join(letters)

    @property
    def codes(self) -> dict[str, int]:
        """Each code with its card's mark."""
        return {self.code(mark): mark for mark in range(len(self.faces))}


def new_box(
    name: str, game: str, faces: Sequence[str], *, variants: Sequence[str] = (), rulebook: str | None = None
) -> Box:
    """Return a deck with a new random key."""
    return Box(name, game, tuple(variants), rulebook, secrets.token_hex(16), tuple(faces))


def boxes_folder() -> Path:
    """Return the folder of the printed decks in the user's data folder."""
    return Path(platformdirs.user_data_path("voice-hanabi", appauthor=False)) / "decks"


def named(name: str, folder: Path) -> Box | None:
    """Return the deck of a name; ``None`` if there is none."""
    return next((box for box in kept(folder) if spoken(box.name) == spoken(name)), None)


def keep(box: Box, folder: Path) -> Path:
    """Save a deck's key; return the file. Raises `OSError` if the disk fails."""
    path = folder / f"{spoken(box.name).replace(' ', '-') or 'deck'}{ENDING}"
    write_whole(path, json.dumps(asdict(box), ensure_ascii=False, indent=1).encode())
    return path


def forget(name: str, folder: Path) -> None:
    """Delete a deck's key. Raises `OSError` if the disk fails."""
    for path, box in _files(folder):
        if box.name == name:
            path.unlink()


def kept(folder: Path) -> Iterator[Box]:
    """Yield the decks whose keys are in a folder, ignoring other files."""
    yield from (box for _, box in _files(folder))


def box_in(path: Path) -> Box:
    """Return the deck whose key is in a file that `keep` wrote.

    Raises `OSError` if it can't be read, and `ValueError` if it isn't the key of a deck.
    """
    try:
        return _read(json.loads(content_of(path, LARGEST)))
    except (TypeError, KeyError, RecursionError) as error:
        raise ValueError(str(error)) from error


def _files(folder: Path) -> Iterator[tuple[Path, Box]]:
    with suppress(OSError):
        for path in sorted(folder.glob(f"*{ENDING}")):
            with suppress(OSError, ValueError):
                yield path, box_in(path)


def _read(entry: dict[str, object]) -> Box:
    faces, variants, book = entry["faces"], entry["variants"], entry["rulebook"]
    if not isinstance(faces, list) or not isinstance(variants, list):
        raise TypeError("faces and variants are lists")
    bytes.fromhex(str(entry["key"]))
    return Box(
        name=str(entry["name"]),
        game=str(entry["game"]),
        variants=tuple(map(str, variants)),
        rulebook=None if book is None else str(book),
        key=str(entry["key"]),
        faces=tuple(map(str, faces)),
    )


def spoken(name: str) -> str:
    """Return a deck's name in a form for comparison: without case, accents and punctuation."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return " ".join(re.findall(r"\w+", "".join(sign for sign in plain if not unicodedata.combining(sign))))
