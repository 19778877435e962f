"""The folder that the Windows installer creates: a Python, the program and everything it needs."""

from __future__ import annotations

import hashlib
import shutil
import urllib.request
import zipfile
from collections.abc import Callable
from importlib.metadata import distributions
from pathlib import Path

from freezing.completeness import DISTRIBUTIONS, missing_data
from freezing.contents import is_needed
from freezing.licences import gather_licences
from freezing.steps import BuildProblem, run

PYTHON_VERSION = "3.11"
PYTHON_ARCHIVE = "https://www.python.org/ftp/python/3.11.9/python-3.11.9-embed-amd64.zip"
PYTHON_CHECKSUM = "009d6bf7e3b2ddca3d784fa09f90fe54336d5b60f0e0f305c37f400bf83cfd3b"
"""The SHA-256 of the archive."""

PATHS = "python311._pth"
"""The file that tells an embeddable Python where to find modules; no environment variable changes that."""

PATHS_TOLD = "python311.zip\n.\nimport site\n"
"""With ``site``, ``Lib\\site-packages`` and the paths in its .pth files are searched, too."""

PACKAGES = Path("Lib", "site-packages")

_NEVER_RUN = frozenset(
    {"tests", "test", "testing", "pythonwin", "demos", "isapi", "adodbapi", "f2py", "include"}
)
"""Folders in other packages that no part of the program imports."""

_KEPT_FOR_IMPORTS = frozenset({("numpy", "testing")})
"""numpy itself imports some of these."""

_LIBRARY_SUFFIXES = (".lib", ".a", ".pyi", ".chm", ".h", ".c", ".pyx", ".pxd")
"""Files for compiling, or for editors."""


def fetch(address: str) -> bytes:
    """Return the content of an address."""
    with urllib.request.urlopen(address, timeout=60) as answer:
        return bytes(answer.read())


def embeddable_python(folder: Path, work: Path, get: Callable[[str], bytes] = fetch) -> None:
    """Put python.org's embeddable Python into a new folder.

    Raises:
        BuildProblem: if it can't be fetched, or has another checksum.
    """
    try:
        told = get(PYTHON_ARCHIVE)
    except OSError as error:
        raise BuildProblem(f"{PYTHON_ARCHIVE} can't be fetched ({error}); see --python.") from None
    found = hashlib.sha256(told).hexdigest()
    if found != PYTHON_CHECKSUM:
        raise BuildProblem(f"{PYTHON_ARCHIVE} has the checksum {found}, which is not that of Python 3.11.9.")
    archive = work / "python.zip"
    archive.write_bytes(told)
    with zipfile.ZipFile(archive) as packed:
        packed.extractall(folder)


def python_from(given: Path, folder: Path) -> None:
    """Copy a Python with the layout of the embeddable one.

    Raises:
        BuildProblem: if its layout is another one.
    """
    for name in ("python.exe", "python311.dll", "python311.zip"):
        if not (given / name).is_file():
            raise BuildProblem(f"{given} is not an embeddable Python 3.11: it has no {name}.")
    shutil.copytree(given, folder)


def install_packages(installer: Path, wheel: Path, folder: Path, constraints: Path | None) -> None:
    """Install the program's wheel and what it needs on Windows; ``installer`` is the program uv."""
    options = ["--python-platform", "x86_64-pc-windows-msvc", "--python-version", PYTHON_VERSION]
    # srt has no wheel, but nothing in it is compiled.
    options += ["--only-binary", ":all:", "--no-binary", "srt", "--link-mode", "copy"]
    if constraints is not None:
        options += ["--constraint", str(constraints)]
    run(installer, "pip", "install", *options, "--target", folder / PACKAGES, wheel)


def is_left_out(path: str) -> bool:
    """Return whether the program never uses a file, given by its path in ``site-packages``."""
    parts = Path(path).parts
    if parts[0] == "bin" or path.endswith(_LIBRARY_SUFFIXES) or "__pycache__" in parts:
        return True
    if not is_needed(path):
        return True
    inner = [part for part in parts[1:-1] if part in _NEVER_RUN]
    return (bool(inner) and (parts[0], inner[0]) not in _KEPT_FOR_IMPORTS) or parts[0] in _NEVER_RUN


def trim(packages: Path) -> None:
    """Remove what is never used, above all other languages' data."""
    for path in sorted(packages.rglob("*"), reverse=True):
        if path.is_file() and is_left_out(path.relative_to(packages).as_posix()):
            path.unlink()
        elif path.is_dir() and not any(path.iterdir()):
            path.rmdir()


def missing(packages: Path) -> list[str]:
    """Return the missing files among those read at run time."""
    known = [one for one in distributions(path=[str(packages)]) if one.metadata["Name"] in DISTRIBUTIONS]
    return [name for name in missing_data(packages, known) if not is_left_out(name)]


def finish(folder: Path, root: Path) -> None:
    """Write the file that tells Python where to find modules, the licences and the documents."""
    (folder / PATHS).write_text(PATHS_TOLD, encoding="ascii")
    packed = sorted(
        distributions(path=[str(folder / PACKAGES)]), key=lambda one: str(one.metadata["Name"]).lower()
    )
    licences = folder / "licences"
    gather_licences(packed, licences)
    python = folder / "LICENSE.txt"
    if not python.is_file():
        raise BuildProblem("The Python for Windows has no LICENSE.txt.")
    (licences / "Python").mkdir()
    python.replace(licences / "Python" / "LICENSE.txt")
    shutil.copyfile(root / "LICENSE", folder / "LICENSE.txt")
    shutil.copyfile(root / "README.md", folder / "README.md")
    shutil.copytree(root / "docs", folder / "docs")
    shutil.copyfile(root / "packaging" / "windows" / "start_from_menu.py", folder / "start_from_menu.py")
