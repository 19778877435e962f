"""The trial of a package: it goes well with this checkout, and whatever is wrong is noticed."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from trying.evening import compare, phones_page, typed_evenings, usual_saves
from trying.linux import one
from trying.place import Place, Wrong
from trying.wheel import read_demonstrations, write_demonstrations

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(os.name != "posix", reason="packages for Linux are tried on Linux")


@pytest.fixture
def place(tmp_path: Path) -> Place:
    """The program from this checkout, with a home folder of its own."""
    clean = ("env", "-i", f"HOME={tmp_path}", f"PATH={os.environ['PATH']}", "LANG=C.UTF-8")
    around = (*clean, f"PYTHONPATH={ROOT}", sys.executable, "-m")
    return Place("here", around, "voice_hanabi", tmp_path, str(tmp_path))


def broken(tmp_path: Path, script: str) -> Place:
    return Place("broken", ("sh", "-c", script), "voice-hanabi", tmp_path, str(tmp_path))


@pytest.mark.long("packaging", "voice_hanabi/cli", "voice_hanabi/evening")
def test_a_typed_game_is_saved_and_resumed_in_four_languages(place: Place) -> None:
    typed_evenings(place)


def test_the_phones_page_is_served_whole(place: Place) -> None:
    phones_page(place, ROOT / "voice_hanabi" / "phones" / "page")


def test_saves_are_in_the_user_s_folder(place: Place) -> None:
    assert usual_saves(place).is_relative_to(place.home)


def test_a_page_that_is_not_the_source_s_is_noticed(place: Place, tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    for path in (ROOT / "voice_hanabi" / "phones" / "page").iterdir():
        (page / path.name).write_text("another")
    with pytest.raises(Wrong, match="is not what the source has"):
        phones_page(place, page)


def test_a_program_that_fails_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(Wrong, match=r"broken: .*exit status 3"):
        typed_evenings(broken(tmp_path, "cat >/dev/null; exit 3"))


def test_a_program_that_complains_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(Wrong, match="Traceback"):
        typed_evenings(broken(tmp_path, "cat >/dev/null; echo Traceback >&2"))


def test_a_game_that_is_lost_is_noticed(tmp_path: Path) -> None:
    saying = 'cat >/dev/null; case "$*" in *--resume*) echo nothing ;; *) echo bodů; echo Konec ;; esac'
    with pytest.raises(Wrong, match="resumed"):
        typed_evenings(broken(tmp_path, saying))


def test_a_demonstration_that_differs_is_noticed(tmp_path: Path) -> None:
    here = broken(tmp_path, "")
    told = {"cs": ("jedna", "dvě")}
    compare(here, told, told)
    with pytest.raises(Wrong, match="'tři' for 'dvě'"):
        compare(here, {"cs": ("jedna", "tři")}, told)
    with pytest.raises(Wrong, match="has 1 lines"):
        compare(here, {"cs": ("jedna",)}, told)


def test_demonstrations_are_kept_as_they_are(tmp_path: Path) -> None:
    told = {"pl": ("Żółta", "trójka")}
    write_demonstrations(told, tmp_path / "told.json")
    assert read_demonstrations(tmp_path / "told.json") == told


def test_two_packages_of_a_kind_are_too_many(tmp_path: Path) -> None:
    with pytest.raises(Wrong, match="there are 0"):
        one(tmp_path, "*.deb")
    (tmp_path / "a.deb").touch()
    assert one(tmp_path, "*.deb") == tmp_path / "a.deb"
    (tmp_path / "b.deb").touch()
    with pytest.raises(Wrong, match="there are 2"):
        one(tmp_path, "*.deb")
