"""Try the installer for Windows under wine: install, play by voice and by typing, uninstall.

Run it through ``packaging/windows/test``. Wine is not Windows: docs/windows.md says what that leaves untried.
"""

from __future__ import annotations

import argparse
import re
import shutil
import sys
import tempfile
from pathlib import Path

from trying.evening import TYPED
from trying.place import Wrong, require, tell
from trying.windows_suites import run_suites
from trying.wine import Windows, new_windows, wait_for_end

_ROOT = Path(__file__).resolve().parents[2]
_KEY = r"Software\Microsoft\Windows\CurrentVersion\Uninstall\VoiceHanabi"
_NAME = "Voice Hanabi"
_MOST_MEGABYTES = 60
_TYPED = "play the first\nwhat do I know\nsave and leave\n"
_HEARD = re.compile(r"(\d+)\D+(\d+)")
"""In the last line of a demonstration: how many commands were heard, and out of how many."""


def installed(windows: Windows, installer: Path) -> Path:
    """Install without a window, check the registry and the menu, and return the folder."""
    tell("installing")
    windows.succeed(installer, "/S")
    folder = windows.local_data / "Programs" / _NAME
    for name in ("python.exe", "start_from_menu.py", "uninstall.exe", "LICENSE.txt", "licences/LIST.txt"):
        require((folder / name).is_file(), f"The installer left no {name}.")
    told = windows.registry(_KEY)
    for value in ("DisplayVersion", "Publisher", "EstimatedSize", "QuietUninstallString"):
        require(value in told, f"The registry lacks {value}.")
    entries = list(windows.home.rglob(f"Start Menu/Programs/{_NAME}/*.lnk"))
    require(len(entries) == 3, f"The Start menu has {len(entries)} entries instead of 3.")
    return folder


def played(windows: Windows, folder: Path, languages: tuple[str, ...]) -> None:
    """Play a whole game by voice in each language, then typed games."""
    program = (folder / "python.exe", "-X", "utf8", "-m", "voice_hanabi")
    for language in languages:
        tell(f"a demonstration, {language}")
        lines = windows.succeed(*program, "demo", "--lang", language, "--seed", "3")
        found = _HEARD.search(lines[-1])
        require(found is not None, f"The demonstration ends with '{lines[-1]}'.")
        print(f"{language}: {lines[-1]}")
    tell("a typed game")
    typing = ("--input", "keyboard", "--output", "text")
    lines = windows.succeed(*program, "--lang", "en", "--players", "Anna", "Petr", *typing, typed=_TYPED)
    require(any("Playing the first" in line for line in lines), f"The typed game said {lines}.")
    tell("the first start, from the Start menu, and the second")
    menu = (folder / "python.exe", "-X", "utf8", folder / "start_from_menu.py")
    first = windows.succeed(*menu, "again", *typing, typed="česky\n")
    require(any("Budu mluvit česky" in line for line in first), f"The first start said {first}.")
    kept = windows.local_data / "voice-hanabi" / "language.txt"
    require(kept.read_text(encoding="utf-8").strip() == "cs", "The language was not kept.")
    second = windows.succeed(*menu, *typing)
    asked = [line for line in second if "English" in line]
    require(bool(second) and not asked, f"The second start said {second}.")


def uninstalled(windows: Windows, folder: Path) -> None:
    """Uninstall without a window; only saved games and settings remain."""
    tell("uninstalling")
    windows.succeed(folder / "uninstall.exe", "/S")
    wait_for_end(windows)
    require(not folder.exists(), "The uninstaller left the folder.")
    require(not windows.registry(_KEY), "The uninstaller left its registry key.")
    require(not list(windows.home.rglob(f"Start Menu/Programs/{_NAME}")), "The Start menu still has it.")
    saves = windows.local_data / "voice-hanabi"
    require(any((saves / "games").iterdir()), "The saved game was removed with the program.")


def removed_with_saves(windows: Windows, installer: Path) -> None:
    """Install again, then uninstall together with the saved games."""
    folder = installed(windows, installer)
    tell("uninstalling with saved games")
    windows.succeed(folder / "uninstall.exe", "/S", "/SAVES")
    wait_for_end(windows)
    require(not (windows.local_data / "voice-hanabi").exists(), "The saved games remained.")


def main() -> int:
    """Try it; return the exit status."""
    parser = argparse.ArgumentParser("packaging/windows/test", description=__doc__)
    parser.add_argument(
        "--language", action="append", choices=list(TYPED), help="play a demo only in this language"
    )
    parser.add_argument("--no-suites", action="store_true", help="leave out the project's own tests")
    parser.add_argument("--work", type=Path, help="where to create a Windows for it")
    parser.add_argument("out", type=Path, nargs="?", default=_ROOT / "dist", help="where the installer is")
    asked = parser.parse_args()
    try:
        needed = ("wine", "wineserver") if asked.no_suites else ("wine", "wineserver", "uv")
        for program in needed:
            require(shutil.which(program) is not None, f"This needs {program}, which is not installed.")
        found = sorted(asked.out.resolve().glob("voice-hanabi-*-windows-x64.exe"))
        require(len(found) == 1, f"There must be one installer in {asked.out}, but there are {len(found)}.")
        megabytes = found[0].stat().st_size / 1e6
        require(megabytes < _MOST_MEGABYTES, f"The installer has {megabytes:.1f} MB.")
        with tempfile.TemporaryDirectory(prefix="voice-hanabi-wine-", dir=asked.work) as work:
            windows = new_windows(Path(work) / "windows")
            try:
                folder = installed(windows, found[0])
                played(windows, folder, tuple(asked.language or TYPED))
                if not asked.no_suites:
                    run_suites(windows, folder, _ROOT, Path(work))
                uninstalled(windows, folder)
                removed_with_saves(windows, found[0])
            finally:
                wait_for_end(windows)
    except Wrong as wrong:
        print(f"packaging/windows/test: {wrong}", file=sys.stderr)
        return 1
    print(f"The installer ({megabytes:.1f} MB) installs, plays and uninstalls under wine.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
