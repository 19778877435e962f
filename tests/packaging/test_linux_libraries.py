"""What a folder for Linux needs of the system, read from its files."""

from __future__ import annotations

import shutil
from importlib.util import find_spec
from pathlib import Path

import pytest
from freezing.libraries import Needs, needs_of, oldest_glibc, programs_and_libraries, read_needs, unmet

TOLD = """
Dynamic section at offset 0x1c8 contains 30 entries:
  Tag                Type           Name/Value
 0x0000000000000001 (NEEDED)       Shared library: [libm.so.6]
 0x0000000000000001 (NEEDED)       Shared library: [libssl.so.3]
 0x000000000000000e (SONAME)       Library soname: [libours.so.1]

Version needs section '.gnu.version_r' contains 2 entries:
 Addr: 0x0000000000001f30  Offset: 0x00001f30  Link: 7 (.dynstr)
  000000: Version: 1  File: libc.so.6  Cnt: 3
  0x0010:   Name: GLIBC_2.4  Flags: none  Version: 10
  0x0020:   Name: GLIBC_2.17  Flags: none  Version: 9
  0x0030:   Name: GLIBC_2.2.5  Flags: none  Version: 8
  0x0040:   Name: GLIBCXX_3.4.29  Flags: none  Version: 7
"""


def test_versions_are_compared_as_numbers() -> None:
    assert read_needs(TOLD) == Needs(frozenset({"libm.so.6", "libssl.so.3"}), (2, 17))


def test_a_file_that_needs_nothing_runs_everywhere() -> None:
    assert read_needs("") == Needs(frozenset(), ())
    assert oldest_glibc([]) == ()


def test_what_is_neither_here_nor_everywhere_is_unmet(tmp_path: Path) -> None:
    needs = [read_needs(TOLD)]
    assert unmet(tmp_path, needs) == ["libssl.so.3"]
    (tmp_path / "inside").mkdir()
    (tmp_path / "inside" / "libssl.so.3").touch()
    assert unmet(tmp_path, needs) == []


@pytest.mark.skipif(shutil.which("readelf") is None, reason="no binutils here")
def test_a_real_library_lists_what_it_needs(tmp_path: Path) -> None:
    spec = find_spec("vosk")
    assert spec is not None
    assert spec.origin is not None
    library = Path(spec.origin).with_name("libvosk.so")
    if not library.exists():
        pytest.skip("vosk is for another system here")
    (tmp_path / "libvosk.so").symlink_to(library)
    (tmp_path / "words.txt").write_text("no library")
    assert list(programs_and_libraries(tmp_path)) == []
    assert library in set(programs_and_libraries(library.parent))
    needs = needs_of(library)
    assert "libstdc++.so.6" in needs.libraries
    assert (2,) < needs.glibc < (3,)
    assert unmet(library.parent, [needs]) == []
