"""Packages for Linux: the wheel, a folder that runs where it is unpacked, and a .deb of that folder.

Run it through ``packaging/linux/build``. Nothing of the project needs to be installed.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tarfile
from pathlib import Path

from freezing.contents import INSIDE, LANGUAGES, PROGRAM
from freezing.debian import control, description_in, lay_out, man_page, size_in_kibibytes, source_note
from freezing.libraries import Version, needs_of, oldest_glibc, programs_and_libraries, unmet
from freezing.source import nobody
from freezing.steps import ROOT, BuildProblem, Built, require, run, wheel_and_environment

_HERE = ROOT / "packaging" / "linux"
_PAPERS = ("LICENSE", "README.md")


def freeze(built: Built, work: Path) -> Path:
    """Create the program's complete folder, and return it.

    Raises:
        BuildProblem: if it lacks something that it needs.
    """
    frozen = work / "frozen"
    clean = {"PATH": os.environ["PATH"], "HOME": os.environ["HOME"], "LANG": "C.UTF-8"}
    places = ("--distpath", frozen, "--workpath", work / "pyinstaller")
    # In an otherwise empty folder: files that happen to be in the checkout must not be packed.
    command = (built.python, "-P", "-m", "PyInstaller", "--noconfirm", *places, _HERE / "voice-hanabi.spec")
    run(*command, environment=clean, cwd=work)
    folder = frozen / PROGRAM
    packing = {**clean, "PYTHONPATH": str(ROOT / "packaging")}
    listed = next((work / "pyinstaller").rglob("system-libraries.json"))
    papers = (folder / INSIDE, folder / "licences")
    # In a separate folder, too: a used checkout has files that look like an installed program.
    listed_ones = json.loads(listed.read_text())
    run(built.python, "-P", "-m", "freezing.papers", *papers, *listed_ones, environment=packing, cwd=work)
    for name in _PAPERS:
        shutil.copyfile(ROOT / name, folder / name)
    shutil.copytree(ROOT / "docs", folder / "docs")
    (folder / "SOURCE.txt").write_text(source_note(built.version), encoding="utf-8")
    starter = folder / "start-from-menu"
    shutil.copyfile(_HERE / starter.name, starter)
    starter.chmod(0o755)
    return folder


def check_libraries(folder: Path) -> Version:
    """Return the oldest glibc with which a folder runs.

    Raises:
        BuildProblem: if a library is needed that is neither in it nor on every system.
    """
    needs = [needs_of(path) for path in programs_and_libraries(folder)]
    if missing := unmet(folder, needs):
        raise BuildProblem(f"The folder needs {', '.join(missing)}, which not every system has.")
    return oldest_glibc(needs)


def pack_folder(folder: Path, archive: Path) -> None:
    """Write the folder into a .tar.xz, under the archive's name."""
    with tarfile.open(archive, "w:xz") as packed:
        packed.add(folder, archive.name.removesuffix(".tar.xz"), filter=nobody)


def pack_deb(folder: Path, built: Built, glibc: Version, work: Path, out: Path) -> Path:
    """Make the .deb, with the program's help as its man pages, and return it."""
    entry = _HERE / f"{PROGRAM}.desktop"
    described = entry.read_text(encoding="utf-8")
    pages = {}
    for language in LANGUAGES:
        told = run(folder / PROGRAM, "--help", "--lang", language, environment={"LANG": "C.UTF-8"})
        pages[language] = man_page(built.version, description_in(described, language), told)
    root = work / "deb"
    lay_out(folder, root, entry, built.version, pages)
    architecture = run("dpkg", "--print-architecture").strip()
    (root / "DEBIAN").mkdir(mode=0o755)
    told = control(built.version, architecture, size_in_kibibytes(root), glibc)
    (root / "DEBIAN" / "control").write_text(told, encoding="utf-8")
    package = out / f"{PROGRAM}_{built.version}_{architecture}.deb"
    run("dpkg-deb", "--build", "--root-owner-group", "-Zxz", root, package)
    return package


def main() -> int:
    """Build all of them; return the exit status."""
    parser = argparse.ArgumentParser("packaging/linux/build", description=__doc__)
    parser.add_argument("--python", default=sys.executable, help="the Python to pack (3.11 or newer)")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "linux", help="a folder to be emptied")
    parser.add_argument("out", type=Path, nargs="?", default=ROOT / "dist", help="where the packages go")
    asked = parser.parse_args()
    work, out = asked.work.resolve(), asked.out.resolve()
    try:
        if sys.platform != "linux":
            raise BuildProblem("Packages for Linux must be built on Linux.")
        require("dpkg", "dpkg-deb", "readelf", "objdump")
        built = wheel_and_environment(asked.python, work, out)
        folder = freeze(built, work)
        glibc = check_libraries(folder)
        archive = out / f"{PROGRAM}-{built.version}-linux-{os.uname().machine}.tar.xz"
        pack_folder(folder, archive)
        package = pack_deb(folder, built, glibc, work, out)
    except BuildProblem as problem:
        print(f"packaging/linux/build: {problem}", file=sys.stderr)
        return 1
    for made in (built.wheel, built.source, archive, package):
        print(f"{made}  {made.stat().st_size / 1e6:.1f} MB")
    print(f"They run with glibc {'.'.join(map(str, glibc))} or newer.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
