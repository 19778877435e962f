"""Where speech models are, which ones exist, and whether a folder is one."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Literal

import platformdirs

from voice_hanabi.hearing.models.packed import network_file
from voice_hanabi.hearing.models.preferred import prefers_packed
from voice_hanabi.hearing.models.problems import ModelProblem
from voice_hanabi.languages import LANGUAGES

Origin = Literal["option", "environment", "data-folder", "cache", "packed"]
"""Where a model was found: --model, VOSK_MODEL_PATH, the user's data folder, ~/.cache/vosk, the program."""

NEEDED_FILES = ("am/final.mdl", "conf/model.conf", "graph/HCLr.fst", "graph/Gr.fst")
"""Files required in a Vosk model that accepts a game's phrases."""

_NEEDED_FLAT_FILES = ("final.mdl", "HCLr.fst", "Gr.fst")
"""The same for a model in the old layout, without subfolders."""


@dataclass(frozen=True, slots=True)
class OfficialModel:
    """A model offered by the makers of Vosk.

    ``size`` (bytes) and ``sha256`` are those of the zip file. The makers publish no SHA-256; several
    independent projects (among them packages of distributions) use this one.
    """

    language: str
    name: str
    size: int
    sha256: str
    licence: str

    @property
    def address(self) -> str:
        """The URL of the zip file."""
        return f"https://alphacephei.com/vosk/models/{self.name}.zip"


OFFICIAL_MODELS: Mapping[str, OfficialModel] = MappingProxyType(
    {
        model.language: model
        for model in (
            OfficialModel(
                "cs",
                "vosk-model-small-cs-0.4-rhasspy",
                46_088_666,
                "287c3bbefc8ad67b4ab9636eecef3d62acc3719990777d03e226db5a7f19fbda",
                "MIT",
            ),
            OfficialModel(
                "pl",
                "vosk-model-small-pl-0.22",
                52_979_372,
                "c4cd16498ea544f446f9e9a55cbd602b71cfe5a2b6f2b0834d81e1b6fce15f0d",
                "Apache-2.0",
            ),
            OfficialModel(
                "en",
                "vosk-model-small-en-us-0.15",
                41_205_931,
                "30f26242c4eb449f948e42cb302dd7a686cb29a3423a8367f99ff41780942498",
                "Apache-2.0",
            ),
        )
    }
)
"""The official model of each language. Danish has none."""


@dataclass(frozen=True, slots=True)
class FoundModel:
    """A model on this computer. The ``path`` of the packed one is the package's folder."""

    language: str
    path: Path
    origin: Origin

    @property
    def packed(self) -> bool:
        """Whether it is the packed model, which comes with the program."""
        return self.origin == "packed"


def packed_folder() -> Path:
    """Return the folder of the model that is packed with the program; it may be missing in a checkout."""
    return Path(__file__).parents[1] / "model"


def data_folder() -> Path:
    """Return the folder for downloaded models in the user's data folder; it may not exist yet."""
    return Path(platformdirs.user_data_path("voice-hanabi", appauthor=False)) / "models"


def vosk_cache_folder() -> Path:
    """Return the folder in which Vosk's own tools keep models; it may not exist."""
    return Path.home() / ".cache" / "vosk"


def missing_files(folder: Path) -> tuple[str, ...]:
    """Return which of a model's required files a folder lacks; empty for a model."""
    needed = _NEEDED_FLAT_FILES if _is_flat(folder) else NEEDED_FILES
    return tuple(name for name in needed if not _has_content(folder / name))


def _is_flat(folder: Path) -> bool:
    return os.path.isfile(folder / "final.mdl") and not os.path.isdir(folder / "am")


def require_model(folder: Path) -> None:
    """Raise ModelProblem with the reason unless the folder is a model."""
    if not os.path.isdir(folder):
        raise ModelProblem("model-folder-missing", {"path": str(folder)})
    missing = missing_files(folder)
    if not missing:
        return
    fixed, network = ("HCLG.fst", "final.mdl") if _is_flat(folder) else ("graph/HCLG.fst", "am/final.mdl")
    if _has_content(folder / fixed) and _has_content(folder / network):
        raise ModelProblem("model-without-grammar", {"path": str(folder)})
    raise ModelProblem("model-incomplete", {"path": str(folder), "missing": ", ".join(missing)})


def find_model(
    language: str,
    option: Path | None = None,
    environment: Mapping[str, str] = os.environ,
    packed: Path | None = None,
) -> FoundModel:
    """Return the model for a language: the first in the promised order.

    ``option`` is the value of --model, a model's folder. ``packed`` is the folder of the packed model if not
    the usual one. Raises ModelProblem: for an ``option`` or a VOSK_MODEL_PATH that does not exist or is not a
    model (an explicit request is never silently ignored), for an unknown language, and if there is no model
    at all.
    """
    if language not in LANGUAGES:
        raise ModelProblem("language-unknown", {"language": language, "languages": ", ".join(LANGUAGES)})
    found = next(_candidates(language, option, environment, packed or packed_folder()), None)
    if found is None:
        raise ModelProblem("model-missing", {"language": language})
    return found


def _candidates(
    language: str, option: Path | None, environment: Mapping[str, str], packed: Path
) -> Iterator[FoundModel]:
    if option is not None:
        require_model(option)
        yield FoundModel(language, option, "option")
    named = environment.get("VOSK_MODEL_PATH", "")
    if named:
        yield from _named_by_environment(language, Path(named))
    own = [FoundModel(language, packed, "packed")] if _has_content(packed / network_file(language)) else []
    if prefers_packed(language):
        yield from own
    yield from fetched_models(language)
    yield from own


def fetched_models(language: str) -> Iterator[FoundModel]:
    """Yield the downloaded models of a language, in order of preference."""
    for folder in _models_in(data_folder(), language):
        yield FoundModel(language, folder, "data-folder")
    for folder in _models_in(vosk_cache_folder(), language):
        yield FoundModel(language, folder, "cache")


def _named_by_environment(language: str, path: Path) -> Iterator[FoundModel]:
    """Yield what VOSK_MODEL_PATH names: a model, or a folder of models, as Vosk's own tools accept it."""
    if not os.path.isdir(path):
        raise ModelProblem("model-folder-missing", {"path": str(path)})
    if os.path.isdir(path / "am") or os.path.isdir(path / "conf") or _is_flat(path):
        require_model(path)
        # There is one variable for all languages, so skip a model whose name gives another language.
        if language_of(path.name) in (None, language):
            yield FoundModel(language, path, "environment")
    else:
        for folder in _models_in(path, language):
            yield FoundModel(language, folder, "environment")


def _models_in(folder: Path, language: str) -> list[Path]:
    """Return the usable models of a language in a folder, first the one that ``models fetch`` takes."""
    try:
        inside = [path for path in folder.iterdir() if language_of(path.name) == language]
    except OSError:
        # These folders are only possible places; most computers don't have them.
        return []
    official = OFFICIAL_MODELS.get(language)
    usable = [path for path in inside if path.is_dir() and not missing_files(path)]
    return sorted(usable, key=lambda path: (official is None or path.name != official.name, path.name))


def language_of(name: str) -> str | None:
    """Return the language given by a model folder's name, as in 'vosk-model-small-en-us-0.15'."""
    match = re.match(r"vosk-model-(?:small-)?([a-z]{2,3})(?:-|$)", name)
    return match[1] if match else None


def _has_content(path: Path) -> bool:
    try:
        return path.is_file() and path.stat().st_size > 0
    except OSError:
        return False
