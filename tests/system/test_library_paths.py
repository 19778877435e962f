"""C libraries can open a path with any letters: by its short name, or through a stand-in folder."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
import vosk

from voice_hanabi.hearing.models.checking import check_model
from voice_hanabi.hearing.models.packed import PackedModel
from voice_hanabi.hearing.models.problems import ModelProblem
from voice_hanabi.hearing.models.vosk_library import load_model
from voice_hanabi.system import library_paths
from voice_hanabi.system.library_paths import (
    PREFIX,
    FolderForLibraries,
    PathCalls,
    name_for_libraries,
    path_calls,
)
from voice_hanabi.system.own_processes import environment

LETTERS = ["Jiří", "Łucja", "Søren", "Zoë", "Ιάσων"]


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder for everybody, as ProgramData is one."""
    place = tmp_path / "everybody"
    place.mkdir()
    return place


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder with foreign letters, and files in it."""
    folder = tmp_path / "Jiří" / "data"
    (folder / "deeper").mkdir(parents=True)
    (folder / "one.txt").write_text("one", encoding="utf-8")
    (folder / "deeper" / "two.txt").write_text("two", encoding="utf-8")
    return folder


@pytest.mark.parametrize("letters", LETTERS)
def test_the_short_name_is_taken_where_there_is_one(letters: str) -> None:
    short = {rf"C:\Users\{letters}\data": r"C:\Users\SHORT~1\data"}
    calls = PathCalls(True, short.__getitem__)
    assert name_for_libraries(rf"C:\Users\{letters}\data", calls) == r"C:\Users\SHORT~1\data"


@pytest.mark.parametrize("short", [r"C:\Users\Jiří\data", r"C:\Users\JI~1\Hra Jiří"])
def test_a_short_name_that_keeps_a_foreign_letter_does_not_count(short: str) -> None:
    assert name_for_libraries(r"C:\Users\Jiří\Hra Jiří", PathCalls(True, lambda path: short)) is None


def test_a_plain_path_keeps_its_name() -> None:
    assert name_for_libraries(r"C:\Users\Jiri Novak", PathCalls(True, lambda path: "never")) == (
        r"C:\Users\Jiri Novak"
    )


def test_except_on_windows_every_path_keeps_its_name(home: Path) -> None:
    with FolderForLibraries(home, PathCalls(plain_only=False)) as folder:
        assert folder.name == str(home)
    assert path_calls().plain_only == (sys.platform == "win32")


def test_without_short_names_a_folder_with_a_plain_path_stands_in(home: Path, place: Path) -> None:
    with FolderForLibraries(home, PathCalls(True, places=[place])) as folder:
        assert folder.name.isascii()
        stand_in = Path(folder.name)
        assert place in stand_in.parents
        assert (stand_in / "one.txt").read_text() == "one"
        assert (stand_in / "deeper" / "two.txt").read_text() == "two"
    assert list(place.iterdir()) == []
    assert (home / "deeper" / "two.txt").read_text() == "two"


@pytest.mark.skipif(os.name != "posix", reason="looks at the rights of a file")
def test_nobody_else_may_look_into_what_stands_in(home: Path, place: Path) -> None:
    with FolderForLibraries(home, PathCalls(True, places=[place])):
        (made,) = place.iterdir()
        assert stat.S_IMODE(made.stat().st_mode) == 0o700


def test_a_disk_without_links_gets_copies(home: Path, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuses(*_: object) -> None:
        raise OSError("another disk")

    monkeypatch.setattr(os, "link", refuses)
    with FolderForLibraries(home, PathCalls(True, places=[place])) as folder:
        (Path(folder.name) / "one.txt").write_text("changed")
    assert (home / "one.txt").read_text() == "one"


def test_a_place_where_nothing_can_be_written_is_passed_over(home: Path, place: Path) -> None:
    (place.parent / "file").write_text("no folder")
    places = [place.parent / "file", place]
    with FolderForLibraries(home, PathCalls(True, places=places)) as folder:
        assert place in Path(folder.name).parents


def test_where_nothing_helps_the_library_gets_the_path_as_it_is(home: Path) -> None:
    with FolderForLibraries(home, PathCalls(True)) as folder:
        assert folder.name == str(home)


def test_what_a_killed_process_left_behind_is_removed_and_what_is_needed_stays(
    home: Path, place: Path
) -> None:
    script = (
        "import os, sys\n"
        "from pathlib import Path\n"
        "from voice_hanabi.system.library_paths import FolderForLibraries, PathCalls\n"
        "folder = FolderForLibraries(Path(sys.argv[1]), PathCalls(True, places=[Path(sys.argv[2])]))\n"
        "print(folder.name, flush=True)\n"
        "input()\n"
        "os._exit(1)\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script, str(home), str(place)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment(),
    ) as other:
        assert other.stdout is not None
        theirs = Path(other.stdout.readline().strip())
        somebody = place / f"{PREFIX}notes"
        somebody.mkdir()
        FolderForLibraries(home, PathCalls(True, places=[place])).close()
        assert (theirs / "one.txt").exists(), "it was needed"
        other.communicate("\n")
    assert theirs.exists()
    FolderForLibraries(home, PathCalls(True, places=[place])).close()
    assert not theirs.parent.exists()
    assert somebody.exists()


@pytest.fixture
def strict_vosk(monkeypatch: pytest.MonkeyPatch, place: Path) -> None:
    """Make Vosk behave as on Windows: it opens only plain paths, and there are no short names."""

    class Strict(vosk.Model):  # type: ignore[misc]
        def __init__(self, model_path: str) -> None:
            self._handle = None
            if not model_path.isascii():
                raise Exception("Failed to create a model")
            super().__init__(model_path=model_path)

        def __del__(self) -> None:
            if self._handle is not None:
                super().__del__()

    monkeypatch.setattr(vosk, "Model", Strict)
    monkeypatch.setattr(library_paths, "path_calls", lambda: PathCalls(True, places=[place]))


def test_a_model_under_any_letters_loads(tmp_path: Path, place: Path, strict_vosk: None) -> None:
    (tmp_path / "Jiří").mkdir()
    with PackedModel("en", ["play"], tmp_path / "Jiří") as model:
        loaded = load_model(model.plain)
        assert loaded.vosk_model_find_word("play") >= 0
    assert list(place.iterdir()) == [], "players' names don't stay where others can see them"


def test_an_invalid_model_leaves_nothing_behind(tmp_path: Path, place: Path, strict_vosk: None) -> None:
    (tmp_path / "Jiří").mkdir()
    with pytest.raises(ModelProblem):
        load_model(tmp_path / "Jiří")
    assert list(place.iterdir()) == []


def test_a_model_in_a_folder_with_letters_is_tried_in_its_own_process(tmp_path: Path) -> None:
    (tmp_path / "Jiří Łucja Søren").mkdir()
    with PackedModel("en", ["play"], tmp_path / "Jiří Łucja Søren") as model:
        assert check_model(model.plain, ["play", "anna"]).missing_words == {"anna"}


SPEAKING = """\
import sys
from pathlib import Path
import espeakng_loader
from voice_hanabi.system import library_paths
from voice_hanabi.system.library_paths import PathCalls
home, place = map(Path, sys.argv[1:3])
library_paths.path_calls = lambda: PathCalls(True, places=[place])
espeakng_loader.get_data_path = lambda: str(home)
from voice_hanabi.hearing.pronouncing.pronunciation import pronounce
from voice_hanabi.speaking.voices.voice import SpokenVoice
assert pronounce("hello", "en")
voice = SpokenVoice()
assert voice.speak("Hello.", "en", 175).seconds > 0.2
with open(f"/proc/{voice.process_id}/cmdline") as file:
    data = file.read().split("\\0")[-2]
assert data.isascii() and str(place) in data, data
assert len(list(place.iterdir())) == 1
voice.close()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes through /proc")
def test_espeak_finds_its_data_under_any_letters(tmp_path: Path, place: Path) -> None:
    import espeakng_loader

    home = tmp_path / "Jiří"
    home.symlink_to(espeakng_loader.get_data_path())
    spoken = subprocess.run(
        [sys.executable, "-c", SPEAKING, str(home), str(place)],
        capture_output=True,
        text=True,
        env=environment(),
        timeout=60,
        check=False,
    )
    assert spoken.returncode == 0, spoken.stderr
    assert list(place.iterdir()) == []
