"""The installer for Windows, built on Linux from a Python, wheels for Windows, and NSIS.

Run it through ``packaging/windows/build``. Nothing of the project needs to be installed.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

from freezing import windows_folder
from freezing.source import pack_source, unpack
from freezing.steps import ROOT, BuildProblem, require, run, version_of

UV = "uv>=0.5"
"""The program that installs wheels for another system, and knows which packages that system needs."""


def installer_name(version: str) -> str:
    """Return the file name of the installer."""
    return f"voice-hanabi-{version}-windows-x64.exe"


def build(given: Path | None, constraints: Path | None, work: Path, out: Path) -> Path:
    """Build the installer and return it; ``given`` is the Python to pack, if not python.org's."""
    version = version_of(ROOT)
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    out.mkdir(parents=True, exist_ok=True)
    folder = work / "Voice Hanabi"
    if given is None:
        windows_folder.embeddable_python(folder, work)
    else:
        windows_folder.python_from(given, folder)
    source = out / f"voice-hanabi-{version}-source.tar.xz"
    pack_source(ROOT, source)
    unpack(source, work)
    run(sys.executable, "-m", "venv", work / "environment")
    python = work / "environment" / "bin" / "python"
    run(python, "-m", "pip", "install", UV)
    tree = work / source.name.removesuffix(".tar.xz")
    run(python, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", work, tree)
    wheel = next(work.glob("voice_hanabi-*.whl"))
    uv = work / "environment" / "bin" / "uv"
    windows_folder.install_packages(uv, wheel, folder, constraints)
    windows_folder.trim(folder / windows_folder.PACKAGES)
    windows_folder.finish(folder, tree)
    if missing := windows_folder.missing(folder / windows_folder.PACKAGES):
        raise BuildProblem(f"The folder lacks {', '.join(missing)}.")
    installer = out / installer_name(version)
    kibibytes = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) // 1024
    given_to_script = {"VERSION": version, "FOLDER": folder, "OUT": installer, "KIBIBYTES": kibibytes}
    named = [f"-D{name}={value}" for name, value in given_to_script.items()]
    run("makensis", "-V2", "-INPUTCHARSET", "UTF8", *named, ROOT / "packaging" / "windows" / "installer.nsi")
    return installer


def main() -> int:
    """Build it; return the exit status."""
    parser = argparse.ArgumentParser("packaging/windows/build", description=__doc__)
    parser.add_argument("--python", type=Path, help="a folder with an embeddable Python 3.11 for Windows")
    parser.add_argument("--constraint", type=Path, help="a file of versions for pip and uv")
    parser.add_argument(
        "--work", type=Path, default=ROOT / "build" / "windows", help="a folder to be emptied"
    )
    parser.add_argument("out", type=Path, nargs="?", default=ROOT / "dist", help="where the installer goes")
    asked = parser.parse_args()
    try:
        require("makensis")
        installer = build(asked.python, asked.constraint, asked.work.resolve(), asked.out.resolve())
    except BuildProblem as problem:
        print(f"packaging/windows/build: {problem}", file=sys.stderr)
        return 1
    print(f"{installer}  {installer.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
