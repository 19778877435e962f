"""Downloads an official Vosk model, which is a zip file.

It is unpacked only if its size and SHA-256 are right, into a folder with another name that is renamed when
complete. So a model is either complete or absent.
"""

from __future__ import annotations

import os
import stat
import tempfile
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path, PurePosixPath

from voice_hanabi.hearing.models.finding import (
    OFFICIAL_MODELS,
    OfficialModel,
    data_folder,
    missing_files,
)
from voice_hanabi.hearing.models.problems import ModelProblem
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.system.downloading import (
    Download,
    DownloadFailed,
    FetchProgress,
    download,
    require_room,
    writing,
)

LARGEST_UNPACKED = 1024**3
"""The largest size of an unpacked model in bytes; the small ones take about a tenth of it."""


def official_model(language: str) -> OfficialModel:
    """Return the official model of a language. Raises ModelProblem if there is none."""
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
    """Download and unpack a model; return its folder, immediately if it exists.

    ``folder`` holds the models (the user's data folder by default), ``address`` replaces the model's own,
    ``progress`` is called at 0 and every further 10 percent, ``timeout`` is the server's longest silence in
    seconds. A broken connection is resumed twice, and by the next call. Raises ModelProblem for any failure;
    the network never leaves half a model.
    """
    folder = data_folder() if folder is None else folder
    place = folder / model.name
    if place.is_dir() and not missing_files(place):
        return place
    # The zip file and its unpacked content exist at the same time; models compress to about 60 percent.
    needed = 3 * model.size
    with as_model_problems(), writing(folder, needed):
        folder.mkdir(parents=True, exist_ok=True)
        archive = folder / f"{model.name}.zip.part"
        require_room(folder, needed - (archive.stat().st_size if archive.exists() else 0))
        download(_wanted(model, address), archive, progress, timeout)
        _unpack(model, archive, place)
        archive.unlink()
    return place


@contextmanager
def as_model_problems() -> Iterator[None]:
    """Turn download errors into ModelProblems."""
    try:
        yield
    except DownloadFailed as failed:
        raise ModelProblem(failed.reason, failed.details) from failed


def _wanted(model: OfficialModel, address: str | None) -> Download:
    return Download(model.name, address or model.address, model.size, model.sha256)


def _unpack(model: OfficialModel, archive: Path, place: Path) -> None:
    """Unpack the archive's only folder to ``place``; delete the archive if it is invalid."""
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
            # Half a model, from another program: it is unusable without its required files.
            os.replace(place, Path(temporary) / "replaced")
        os.replace(unpacked, place)


def _require_safe(model: OfficialModel, opened: zipfile.ZipFile) -> None:
    """Raise ModelProblem for an entry outside the model's folder, a link, or excessive size."""
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
