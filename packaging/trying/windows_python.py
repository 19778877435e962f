"""A Windows Python for trying the installer where python.org can't be reached; it is never for users.

``python -m trying.windows_python FOLDER`` creates it with the layout of python.org's embeddable Python. It
consists of CPython's own libraries for Windows, from the wheel of panda3d; the standard library of the Python
that runs this (which must have the same minor version); and a starter compiled with mingw.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from pathlib import Path

VERSION = (3, 11)
"""The version of the Python that is created."""

LIBRARIES = "panda3d==1.10.16"
"""The wheel that contains CPython's libraries for Windows."""

_STARTER = """\
#include <windows.h>
typedef int (*Main)(int, wchar_t **);
int wmain(int count, wchar_t **words) {
    Main start = (Main)GetProcAddress(LoadLibraryW(L"python311.dll"), "Py_Main");
    return start ? start(count, words) : 1;
}
"""

_LEFT_OUT = frozenset(
    {"site-packages", "test", "tests", "idlelib", "tkinter", "turtledemo", "ensurepip", "lib2to3"}
)


def make(folder: Path) -> None:
    """Create the Python in a folder, which is emptied first."""
    if sys.version_info[:2] != VERSION:
        raise SystemExit("This needs Python 3.11, whose standard library is used.")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as work:
        _libraries(Path(work), folder)
        _starter(Path(work), folder)
    _standard_library(folder / "python311.zip")
    (folder / "LICENSE.txt").write_bytes((Path(sysconfig.get_path("stdlib")) / "LICENSE.txt").read_bytes())


def _libraries(work: Path, folder: Path) -> None:
    taken = ("--no-deps", "--only-binary=:all:", "--platform", "win_amd64", "--python-version", "3.11")
    subprocess.run((sys.executable, "-m", "pip", "download", *taken, "-d", work, LIBRARIES), check=True)
    with zipfile.ZipFile(next(work.glob("*.whl"))) as wheel:
        for name in wheel.namelist():
            path = Path(name)
            wanted = path.parent.name == "deploy_libs" and not path.name.startswith(("api-ms", "t"))
            if wanted and path.name != "_tkinter.pyd":
                (folder / path.name).write_bytes(wheel.read(name))


def _starter(work: Path, folder: Path) -> None:
    source = work / "starter.c"
    source.write_text(_STARTER, encoding="utf-8")
    compiler = ("x86_64-w64-mingw32-gcc", "-municode", "-O2", "-o")
    subprocess.run((*compiler, folder / "python.exe", source), check=True)


def _standard_library(archive: Path) -> None:
    library = Path(sysconfig.get_path("stdlib"))
    with zipfile.PyZipFile(str(archive), "w", zipfile.ZIP_DEFLATED, optimize=0) as packed:
        for path in sorted(library.iterdir()):
            if path.name in _LEFT_OUT:
                continue
            if path.suffix == ".py" or (path / "__init__.py").is_file():
                packed.writepy(str(path), filterfunc=_is_kept)


def _is_kept(path: str) -> bool:
    return _LEFT_OUT.isdisjoint(Path(path).parts)


if __name__ == "__main__":
    make(Path(sys.argv[1]).resolve())
