"""Downloads files, resuming after broken connections.

A file is downloaded beside its final place with the suffix ``.part``; what a broken connection left there is
kept and resumed. It is moved to its place only if its size and checksum are right.
"""

from __future__ import annotations

import errno
import hashlib
import http.client
import os
import re
import shutil
import ssl
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO

_BLOCK = 256 * 1024
_ATTEMPTS = 3


class DownloadFailed(Exception):  # noqa: N818 - it becomes a sentence for people
    """Raised for a failed download, with the code of its sentence, and its values."""

    def __init__(self, reason: str, details: Mapping[str, object]) -> None:
        """Name the code, and its values."""
        super().__init__(reason)
        self.reason = reason
        self.details = dict(details)


@dataclass(frozen=True, slots=True)
class Download:
    """A file to download, with what identifies the right one."""

    name: str
    """Its name for people."""
    address: str
    size: int
    """Bytes."""
    checksum: str
    """Hexadecimal digits: SHA-256, or MD5 (32 digits) if its makers publish nothing else."""


@dataclass(frozen=True, slots=True)
class FetchProgress:
    """The progress of a download: bytes of ``total``, and ``percent`` in steps of ten."""

    name: str
    received: int
    total: int
    percent: int


Progress = Callable[[FetchProgress], None]


def bring(wanted: Download, place: Path, progress: Progress = lambda _: None, timeout: float = 30.0) -> Path:
    """Return the file at its place, downloading it unless it exists; its folder is created.

    ``progress`` is called at 0 and every further 10 percent, ``timeout`` is the server's longest silence in
    seconds. Raises `DownloadFailed`.
    """
    if place.is_file() and place.stat().st_size == wanted.size:
        return place
    with writing(place.parent, wanted.size):
        place.parent.mkdir(parents=True, exist_ok=True)
        part = place.with_name(f"{place.name}.part")
        require_room(place.parent, wanted.size - (part.stat().st_size if part.exists() else 0))
        download(wanted, part, progress, timeout)
        os.replace(part, place)
    return place


@contextmanager
def writing(folder: Path, needed: int) -> Iterator[None]:
    """Turn file system errors into the sentence about this folder."""
    try:
        yield
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            details: dict[str, object] = {"path": str(folder), "needed": needed, "free": _free(folder)}
            raise DownloadFailed("disk-full", details) from error
        message = error.strerror or type(error).__name__
        raise DownloadFailed("folder-not-writable", {"path": str(folder), "message": message}) from error


def _free(folder: Path) -> int:
    return shutil.disk_usage(folder).free


def require_room(folder: Path, needed: int) -> None:
    """Raise `DownloadFailed` if a folder has no room for this many bytes."""
    free = _free(folder)
    if free < needed:
        raise DownloadFailed("disk-full", {"path": str(folder), "needed": needed, "free": free})


def download(wanted: Download, part: Path, progress: Progress, timeout: float) -> None:
    """Download the part file, resuming at its end, and check it. Raises `DownloadFailed`."""
    _download(wanted, part, progress, timeout)
    _verify(wanted, part)


def _download(wanted: Download, part: Path, progress: Progress, timeout: float) -> None:
    told = -1

    def tell(received: int) -> None:
        nonlocal told
        percent = min(100, received * 10 // wanted.size * 10)
        if percent > told:
            told = percent
            progress(FetchProgress(wanted.name, received, wanted.size, percent))

    broken: DownloadFailed | None = None
    for _ in range(_ATTEMPTS):
        received = part.stat().st_size if part.exists() else 0
        if received > wanted.size:
            part.unlink()
            received = 0
        if received == wanted.size:
            tell(received)
            return
        broken = _download_once(wanted, part, received, tell, timeout)
    received = part.stat().st_size if part.exists() else 0
    if received == wanted.size:
        return
    if broken is not None:
        raise broken
    raise DownloadFailed(
        "download-broken-off", {"name": wanted.name, "received": received, "expected": wanted.size}
    )


def _download_once(
    wanted: Download,
    part: Path,
    received: int,
    tell: Callable[[int], None],
    timeout: float,
) -> DownloadFailed | None:
    """Append what one connection delivers; return what broke it, None if it only ended."""
    host = urllib.parse.urlsplit(wanted.address).netloc
    request = urllib.request.Request(wanted.address, headers={"User-Agent": "voice-hanabi"})
    if received:
        request.add_header("Range", f"bytes={received}-")
    try:
        answer = urllib.request.urlopen(request, timeout=timeout, context=_certificates())
    except urllib.error.HTTPError as error:
        error.close()
        raise DownloadFailed(
            "server-refused", {"host": host, "status": error.code, "name": wanted.name}
        ) from error
    except (OSError, http.client.HTTPException) as error:
        return DownloadFailed("network-failed", {"host": host, "message": _network_message(error)})
    with answer:
        _require_size(wanted, answer, host)
        going_on = answer.status == http.HTTPStatus.PARTIAL_CONTENT and _starts_at(answer, received)
        with part.open("ab" if going_on else "wb") as file:
            size = received if going_on else 0
            tell(size)
            return _copy(wanted, answer, file, size, tell, host)


def _copy(
    wanted: Download,
    answer: http.client.HTTPResponse,
    file: IO[bytes],
    size: int,
    tell: Callable[[int], None],
    host: str,
) -> DownloadFailed | None:
    while size <= wanted.size:
        try:
            block = answer.read(_BLOCK)
        except http.client.IncompleteRead as error:
            block = error.partial
            file.write(block)
            return None
        except (OSError, http.client.HTTPException) as error:
            return DownloadFailed("network-failed", {"host": host, "message": _network_message(error)})
        if not block:
            break
        file.write(block)
        size += len(block)
        tell(size)
    return None


def _require_size(wanted: Download, answer: http.client.HTTPResponse, host: str) -> None:
    """Raise `DownloadFailed` for an answer of another size: a newer file, or a network's login page."""
    whole = re.match(r"bytes .*/(\d+)$", answer.headers.get("Content-Range", ""))
    length = whole[1] if whole else answer.headers.get("Content-Length", "")
    if length.isdigit() and int(length) != wanted.size:
        raise DownloadFailed(
            "size-wrong", {"host": host, "name": wanted.name, "expected": wanted.size, "found": int(length)}
        )


def _starts_at(answer: http.client.HTTPResponse, position: int) -> bool:
    match = re.match(r"bytes (\d+)-", answer.headers.get("Content-Range", ""))
    return match is not None and int(match[1]) == position


def _certificates() -> ssl.SSLContext:
    """Trust what the computer trusts, or the usual authorities if it has no list (Python on macOS)."""
    # Imported only here: an evening that downloads nothing doesn't need it.
    import certifi

    context = ssl.create_default_context()
    context.load_verify_locations(certifi.where())
    return context


def _network_message(error: BaseException) -> str:
    reason = getattr(error, "reason", None) or error
    return str(getattr(reason, "strerror", None) or reason or type(error).__name__).rstrip(".")


def _verify(wanted: Download, part: Path) -> None:
    md5 = len(wanted.checksum) == hashlib.md5(usedforsecurity=False).digest_size * 2
    digest = hashlib.md5(usedforsecurity=False) if md5 else hashlib.sha256()
    with part.open("rb") as file:
        while block := file.read(_BLOCK):
            digest.update(block)
    if digest.hexdigest() != wanted.checksum:
        part.unlink()
        raise DownloadFailed(
            "checksum-wrong", {"name": wanted.name, "expected": wanted.checksum, "found": digest.hexdigest()}
        )
