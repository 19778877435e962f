"""Fetching an official model: the only time that the program uses the network.

The zip file is downloaded beside its later place as ``NAME.zip.part``; what a broken connection
left there is kept and continued. It is unpacked only when its size and SHA-256 are right, into a
folder with another name that is renamed when it is complete. So a model is there wholly or not at all.
"""

from __future__ import annotations

import errno
import hashlib
import http.client
import os
import re
import shutil
import ssl
import stat
import tempfile
import urllib.error
import urllib.parse
import urllib.request
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import IO

import certifi

from voice_hanabi.hearing.models.finding import (
    OFFICIAL_MODELS,
    OfficialModel,
    data_folder,
    missing_files,
)
from voice_hanabi.hearing.models.problems import ModelProblem
from voice_hanabi.languages import LANGUAGES

_BLOCK = 256 * 1024
LARGEST_UNPACKED = 1024**3
"""Bytes that a model unpacks to at most; the small ones take about a tenth of it."""
_ATTEMPTS = 3


@dataclass(frozen=True, slots=True)
class FetchProgress:
    """How far a download is: bytes of ``total``, and whole tens of a percent as ``percent``."""

    name: str
    received: int
    total: int
    percent: int


def official_model(language: str) -> OfficialModel:
    """Return the official model of a language. Raises ModelProblem where there is none."""
    if language not in LANGUAGES:
        raise ModelProblem("language-unknown", {"language": language, "languages": ", ".join(LANGUAGES)})
    if language not in OFFICIAL_MODELS:
        raise ModelProblem("no-official-model", {"language": language})
    return OFFICIAL_MODELS[language]


def fetch_model(
    model: OfficialModel,
    folder: Path | None = None,
    *,
    address: str | None = None,
    progress: Callable[[FetchProgress], None] = lambda _: None,
    timeout: float = 30.0,
) -> Path:
    """Download and unpack a model; return its folder, at once if it is there already.

    ``folder`` holds the models (the user's data folder unless given), ``address`` stands in for the
    model's own, ``progress`` is called at 0 and every further 10 percent, ``timeout`` is the longest
    silence of the server in seconds. A connection that breaks is taken up again twice, and by the
    next call. Raises ModelProblem for whatever goes wrong; the network never leaves half a model.
    """
    folder = data_folder() if folder is None else folder
    place = folder / model.name
    if place.is_dir() and not missing_files(place):
        return place
    # The zip file and what is in it lie there at the same time; models shrink to about 60 percent.
    needed = 3 * model.size
    with _writing(folder, needed):
        folder.mkdir(parents=True, exist_ok=True)
        archive = folder / f"{model.name}.zip.part"
        _require_room(folder, needed - (archive.stat().st_size if archive.exists() else 0))
        _download(model, address or model.address, archive, progress, timeout)
        _verify(model, archive)
        _unpack(model, archive, place)
        archive.unlink()
    return place


@contextmanager
def _writing(folder: Path, needed: int) -> Iterator[None]:
    """Turn errors of the file system into ModelProblems about this folder."""
    try:
        yield
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            details: dict[str, str | int] = {"path": str(folder), "needed": needed, "free": _free(folder)}
            raise ModelProblem("disk-full", details) from error
        message = error.strerror or type(error).__name__
        raise ModelProblem("folder-not-writable", {"path": str(folder), "message": message}) from error


def _free(folder: Path) -> int:
    return shutil.disk_usage(folder).free


def _require_room(folder: Path, needed: int) -> None:
    free = _free(folder)
    if free < needed:
        raise ModelProblem("disk-full", {"path": str(folder), "needed": needed, "free": free})


def _download(
    model: OfficialModel,
    address: str,
    archive: Path,
    progress: Callable[[FetchProgress], None],
    timeout: float,
) -> None:
    """Bring the part file to the model's size, going on where it ends."""
    told = -1

    def tell(received: int) -> None:
        nonlocal told
        percent = min(100, received * 10 // model.size * 10)
        if percent > told:
            told = percent
            progress(FetchProgress(model.name, received, model.size, percent))

    broken: ModelProblem | None = None
    for _ in range(_ATTEMPTS):
        received = archive.stat().st_size if archive.exists() else 0
        if received > model.size:
            archive.unlink()
            received = 0
        if received == model.size:
            tell(received)
            return
        broken = _download_once(model, address, archive, received, tell, timeout)
    received = archive.stat().st_size if archive.exists() else 0
    if received == model.size:
        return
    if broken is not None:
        raise broken
    raise ModelProblem(
        "download-broken-off", {"name": model.name, "received": received, "expected": model.size}
    )


def _download_once(
    model: OfficialModel,
    address: str,
    archive: Path,
    received: int,
    tell: Callable[[int], None],
    timeout: float,
) -> ModelProblem | None:
    """Append what one connection gives; return what broke it, None if it only ended."""
    host = urllib.parse.urlsplit(address).netloc
    request = urllib.request.Request(address, headers={"User-Agent": "voice-hanabi"})
    if received:
        request.add_header("Range", f"bytes={received}-")
    try:
        answer = urllib.request.urlopen(request, timeout=timeout, context=_certificates())
    except urllib.error.HTTPError as error:
        error.close()
        raise ModelProblem(
            "server-refused", {"host": host, "status": error.code, "name": model.name}
        ) from error
    except (OSError, http.client.HTTPException) as error:
        return ModelProblem("network-failed", {"host": host, "message": _network_message(error)})
    with answer:
        _require_size(model, answer, host)
        going_on = answer.status == http.HTTPStatus.PARTIAL_CONTENT and _starts_at(answer, received)
        with archive.open("ab" if going_on else "wb") as file:
            size = received if going_on else 0
            tell(size)
            return _copy(model, answer, file, size, tell, host)


def _copy(
    model: OfficialModel,
    answer: http.client.HTTPResponse,
    file: IO[bytes],
    size: int,
    tell: Callable[[int], None],
    host: str,
) -> ModelProblem | None:
    while size <= model.size:
        try:
            block = answer.read(_BLOCK)
        except http.client.IncompleteRead as error:
            block = error.partial
            file.write(block)
            return None
        except (OSError, http.client.HTTPException) as error:
            return ModelProblem("network-failed", {"host": host, "message": _network_message(error)})
        if not block:
            break
        file.write(block)
        size += len(block)
        tell(size)
    return None


def _require_size(model: OfficialModel, answer: http.client.HTTPResponse, host: str) -> None:
    """Raise ModelProblem when the answer tells another size: a newer file, or some network's log-in page."""
    whole = re.match(r"bytes .*/(\d+)$", answer.headers.get("Content-Range", ""))
    length = whole[1] if whole else answer.headers.get("Content-Length", "")
    if length.isdigit() and int(length) != model.size:
        raise ModelProblem(
            "size-wrong", {"host": host, "name": model.name, "expected": model.size, "found": int(length)}
        )


def _starts_at(answer: http.client.HTTPResponse, position: int) -> bool:
    match = re.match(r"bytes (\d+)-", answer.headers.get("Content-Range", ""))
    return match is not None and int(match[1]) == position


def _certificates() -> ssl.SSLContext:
    """Trust what the computer trusts, and the usual authorities where it has no list (Python on macOS)."""
    context = ssl.create_default_context()
    context.load_verify_locations(certifi.where())
    return context


def _network_message(error: BaseException) -> str:
    reason = getattr(error, "reason", None) or error
    return str(getattr(reason, "strerror", None) or reason or type(error).__name__).rstrip(".")


def _verify(model: OfficialModel, archive: Path) -> None:
    digest = hashlib.sha256()
    with archive.open("rb") as file:
        while block := file.read(_BLOCK):
            digest.update(block)
    if digest.hexdigest() != model.sha256:
        archive.unlink()
        raise ModelProblem(
            "checksum-wrong", {"name": model.name, "expected": model.sha256, "found": digest.hexdigest()}
        )


def _unpack(model: OfficialModel, archive: Path, place: Path) -> None:
    """Unpack the archive's one folder to ``place``; the archive goes away if it is no good."""
    with tempfile.TemporaryDirectory(prefix=f".{model.name}-", dir=place.parent) as temporary:
        try:
            with zipfile.ZipFile(archive) as opened:
                _require_safe(model, opened)
                opened.extractall(temporary)
            unpacked = Path(temporary) / model.name
            missing = missing_files(unpacked)
            if missing:
                raise zipfile.BadZipFile(f"it lacks {', '.join(missing)}")
        except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError) as error:
            archive.unlink()
            message = str(error).rstrip(".")
            raise ModelProblem("archive-damaged", {"name": model.name, "message": message}) from error
        except ModelProblem:
            archive.unlink()
            raise
        if place.exists():
            # Half a model, from another program: without its needed files it serves nobody.
            os.replace(place, Path(temporary) / "replaced")
        os.replace(unpacked, place)


def _require_safe(model: OfficialModel, opened: zipfile.ZipFile) -> None:
    """Raise ModelProblem for an entry outside the model's folder, a link, or far too much content."""
    total = 0
    for entry in opened.infolist():
        path = PurePosixPath(entry.filename)
        mode = entry.external_attr >> 16
        kind = stat.S_IFMT(mode)
        total += entry.file_size
        if (
            path.is_absolute()
            or not path.parts
            or path.parts[0] != model.name
            or ".." in path.parts
            or any(character in entry.filename for character in "\\:\0")
            or kind not in (0, stat.S_IFREG, stat.S_IFDIR)
            or total > LARGEST_UNPACKED
        ):
            raise ModelProblem("archive-unsafe", {"name": model.name, "entry": entry.filename})
