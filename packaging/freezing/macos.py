"""An app for macOS, in an archive.

Nobody has run this on a Mac yet: it follows the documentation of Apple and PyInstaller.

Run it through ``packaging/macos/build``.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from pathlib import Path

from freezing.debian import source_note
from freezing.steps import ROOT, BuildProblem, Built, require, run, wheel_and_environment

_HERE = ROOT / "packaging" / "macos"
_APP = "Voice Hanabi.app"


def freeze(built: Built, work: Path) -> Path:
    """Create the complete app, signed without an identity, and return it."""
    frozen = work / "frozen"
    clean = {name: os.environ[name] for name in ("HOME", "PATH")}
    places = ("--distpath", frozen, "--workpath", work / "pyinstaller")
    command = (built.python, "-P", "-m", "PyInstaller", "--noconfirm", *places, _HERE / "voice-hanabi.spec")
    run(*command, environment=clean, cwd=work)
    app = frozen / _APP
    contents = app / "Contents"
    shutil.copy(_HERE / "open-in-terminal", contents / "MacOS")
    (contents / "Resources" / "Voice Hanabi.command").chmod(0o755)
    packing = {**clean, "PYTHONPATH": str(ROOT / "packaging")}
    papers = contents / "Resources" / "papers"
    papers.mkdir()
    run(
        built.python,
        "-P",
        "-m",
        "freezing.papers",
        contents / "Frameworks",
        papers / "licences",
        environment=packing,
        cwd=contents,
    )
    shutil.copy(ROOT / "LICENSE", papers)
    (papers / "SOURCE.txt").write_text(source_note(built.version), encoding="utf-8")
    # Macs with Apple silicon start no program whose signature is missing or older than its contents.
    run("codesign", "--force", "--deep", "--sign", "-", app)
    return app


def main() -> int:
    """Build it; return the exit status."""
    parser = argparse.ArgumentParser("packaging/macos/build", description=__doc__)
    parser.add_argument("--python", default=sys.executable, help="the Python to pack (3.11 or newer)")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "macos", help="a folder to be emptied")
    parser.add_argument("out", type=Path, nargs="?", default=ROOT / "dist", help="where the archive goes")
    asked = parser.parse_args()
    work, out = asked.work.resolve(), asked.out.resolve()
    try:
        require("codesign", "ditto")
        built = wheel_and_environment(asked.python, work, out)
        app = freeze(built, work)
        archive = out / f"voice-hanabi-{built.version}-macos-{os.uname().machine}.zip"
        # 'zip' would lose links, and with them the signature.
        run("ditto", "-c", "-k", "--keepParent", app, archive)
    except BuildProblem as problem:
        print(f"packaging/macos/build: {problem}", file=sys.stderr)
        return 1
    for made in (built.wheel, built.source, archive):
        print(f"{made}  {made.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
