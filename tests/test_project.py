"""The project itself: types, style, the arrows between the rooms, and what the wheel holds."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MEGABYTE = 1_000_000


def run(*command: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
    )


@pytest.mark.long_first
def test_types_are_strict() -> None:
    checked = run(sys.executable, "-m", "mypy")
    assert checked.returncode == 0, checked.stdout


def test_style_is_clean() -> None:
    checked = run(sys.executable, "-m", "ruff", "check", ".")
    assert checked.returncode == 0, checked.stdout
    formatted = run(sys.executable, "-m", "ruff", "format", "--check", ".")
    assert formatted.returncode == 0, formatted.stdout


def test_rooms_import_only_what_they_may() -> None:
    linter = Path(sys.executable).with_name("lint-imports")
    checked = run(linter, "--no-cache")
    assert checked.returncode == 0, checked.stdout


MOST_LINES = {"voice_hanabi": 350, "training": 350, "packaging": 350, "benchmarks": 420, "tests": 420}


def test_modules_are_small() -> None:
    long = {
        str(path.relative_to(ROOT)): lines
        for folder, most in MOST_LINES.items()
        for path in (ROOT / folder).rglob("*.py")
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > most
    }
    assert not long


def test_rooms_are_not_crowded() -> None:
    tops = ("voice_hanabi", "benchmarks", "training")
    rooms = {path.parent for top in tops for path in (ROOT / top).rglob("*.py")}
    crowded = {str(room.relative_to(ROOT)): len(found) for room in rooms if len(found := modules(room)) > 16}
    assert not crowded


def modules(room: Path) -> list[Path]:
    return [path for path in room.glob("*.py") if path.name != "__init__.py"]


def test_packages_hold_every_room() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    rooms = {path.parent.relative_to(ROOT) for path in (ROOT / "voice_hanabi").rglob("*.py")}
    assert {".".join(room.parts) for room in rooms} <= set(project["tool"]["setuptools"]["packages"])


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    # From a copy, since a build leaves files behind that would get into the next wheel.
    unwanted = shutil.ignore_patterns(".*", "build", "*.egg-info", "work", "__pycache__")
    copy = shutil.copytree(ROOT, folder / "checkout", ignore=unwanted)
    built = run(sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", folder, copy)
    assert built.returncode == 0, built.stderr
    return next(folder.glob("*.whl"))


@pytest.mark.long("pyproject.toml", "packaging", "grammars", "locales", "voice_hanabi/hearing/model")
def test_the_wheel_holds_grammars_words_and_model(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for language in ("cs", "pl", "da", "en"):
        for kind, ending in (("grammars", "yaml"), ("locales", "ftl")):
            inside = {path.name for path in (ROOT / kind / language).glob(f"*.{ending}")}
            assert {f"voice_hanabi/{kind}/{language}/{name}" for name in inside} <= names
    networks = {f"voice_hanabi/hearing/model/{language}.mdl" for language in ("cs", "pl", "da", "en")}
    assert networks <= names
    inside = (path for path in (ROOT / "voice_hanabi").rglob("*") if path.is_file())
    program = {path for path in inside if path.suffix != ".pyc"}
    assert {path.relative_to(ROOT).as_posix() for path in program} <= names
    model = sum(
        entry.compress_size
        for entry in zipfile.ZipFile(wheel).infolist()
        if entry.filename.startswith("voice_hanabi/hearing/model/")
    )
    assert model <= 15 * MEGABYTE


@pytest.mark.long("pyproject.toml", "packaging", "grammars", "locales", "voice_hanabi/hearing/model")
def test_the_wheel_plays_where_nothing_of_the_checkout_is(wheel: Path, tmp_path: Path) -> None:
    place = tmp_path / "installed"
    installed = run(sys.executable, "-m", "pip", "install", "--no-deps", "--target", place, wheel)
    assert installed.returncode == 0, installed.stderr
    played = subprocess.run(
        [
            sys.executable,
            "-m",
            "voice_hanabi",
            "--lang",
            "da",
            "--players",
            "Anna",
            "Peter",
            "--seed",
            "1",
            "--input",
            "keyboard",
            "--output",
            "text",
            "--saves",
            str(tmp_path / "saves"),
        ],
        cwd=tmp_path,
        input="spil det første kort\ngem og afslut\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        env={**os.environ, "PYTHONPATH": str(place), "PYTHONUTF8": "1"},
    )
    assert played.returncode == 0, played.stderr
    assert played.stderr == ""
    where = subprocess.run(
        [sys.executable, "-c", "import voice_hanabi, json; print(json.dumps(voice_hanabi.__file__))"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(place)},
    )
    assert Path(json.loads(where.stdout)).is_relative_to(place)
    assert "Spiller det" in played.stdout


@pytest.mark.parametrize("language", ["cs", "pl", "da", "en"])
def test_the_packed_model_is_whole(language: str) -> None:
    assert (ROOT / "voice_hanabi" / "hearing" / "model" / f"{language}.mdl").stat().st_size > MEGABYTE
