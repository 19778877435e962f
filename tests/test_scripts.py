"""script/play and script/test: what they decide to set up, and what they say if they can't.

The programs they call (python3, apt-get, sudo, ...) are stand-ins here that note how they were called. The
tests check which of them is called when, on machines into which the real ones couldn't turn this one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SCRIPTS = [*sorted((ROOT / "script").iterdir()), ROOT / ".ci" / "run"]

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the scripts are for a POSIX shell")

_REAL_PROGRAMS = (
    "cat", "chmod", "cksum", "cp", "dirname", "echo", "find", "grep", "head", "mkdir", "mktemp", "mv", "rm",
    "sh", "tail", "xargs",
)  # fmt: skip

_PYTHON = r"""
case "$*" in
    *"(3, 11)"*) [ ! -e "$MACHINE/old-python" ] ;;
    *"version_info[:2]"*) echo 3.12 ;;
    --version) echo Python 3.9.2 ;;
    "-c import ensurepip") [ -e "$MACHINE/python3-venv" ] ;;
    "-c import pip") ;;
    "-m venv .venv") mkdir -p .venv/bin; cp "$MACHINE/programs/python3" .venv/bin/python ;;
    "-m pip install"*)
        echo "pip $*" >>"$MACHINE/called"
        cat >/dev/null
        [ ! -e "$MACHINE/power-cut" ] || kill -KILL "$PPID"
        [ ! -e "$MACHINE/offline" ] || { echo "page after page"; exit 1; }
        echo '#!/bin/sh
for option; do printf "<%s>" "$option"; done; pwd; cat' >.venv/bin/voice-hanabi
        chmod +x .venv/bin/voice-hanabi ;;
    "-m pytest"*) for option; do printf "<%s>" "$option"; done; pwd ;;
    *) echo "what is python3 $*?" >&2; exit 9 ;;
esac
"""

_APT_GET = r"""
echo "apt-get $*" >>"$MACHINE/called"
cat >/dev/null
[ ! -e "$MACHINE/offline" ] || { echo "page after page"; exit 1; }
[ "$1" = update ] || for package; do : >"$MACHINE/$package"; done
"""

_LDCONFIG = r"""
[ ! -e "$MACHINE/libportaudio2" ] || echo "libportaudio.so.2 => /usr/lib/libportaudio.so.2"
[ ! -e "$MACHINE/libatomic1" ] || echo "libatomic.so.1 => /usr/lib/libatomic.so.1"
"""

_ID = r"""case "$1" in -u) cat "$MACHINE/user" ;; *) echo anna sudo ;; esac"""

_SUDO_WITH_PASSWORD = r"""echo "sudo $*" >>"$MACHINE/called"; [ "$1" = -n ] && exit 1; sleep 60"""


@dataclass
class Machine:
    """A machine of stand-ins with a checkout, whose path has a space; ``stderr`` of the last run."""

    folder: Path
    checkout: Path = field(init=False)
    status: int = 0
    stderr: str = ""

    def __post_init__(self) -> None:
        self.checkout = self.folder / "voice hanabi"
        (self.checkout / "script").mkdir(parents=True)
        for script in (ROOT / "script").iterdir():
            shutil.copy(script, self.checkout / "script")
        shutil.copy(ROOT / "pyproject.toml", self.checkout)
        for folder in ("programs", "temporary", "elsewhere"):
            (self.folder / folder).mkdir()
        for program in _REAL_PROGRAMS:
            found = shutil.which(program)
            assert found is not None, program
            (self.folder / "programs" / program).symlink_to(found)
        self.user(0)
        self.add_program("id", _ID)
        self.add_program("uname", "echo Linux")
        self.add_program("ldconfig", _LDCONFIG)
        self.add_program("python3", _PYTHON)

    def user(self, number: int) -> None:
        (self.folder / "user").write_text(str(number))

    def add_program(self, name: str, text: str) -> None:
        path = self.folder / "programs" / name
        path.write_text(f"#!/bin/sh\n{text}\n")
        path.chmod(0o755)

    def has(self, *things: str) -> None:
        """Install packages by hand, or make the machine 'offline', its Python an 'old-python', and so on."""
        for thing in things:
            (self.folder / thing).touch()

    def lacks(self, thing: str) -> None:
        (self.folder / thing).unlink()

    def run(self, script: str, *options: str, said: str = "", **environment: str) -> str:
        """Run a script from another folder; return what it wrote."""
        ended = subprocess.run(
            [str(self.checkout / "script" / script), *options],
            cwd=self.folder / "elsewhere",
            env={
                "PATH": str(self.folder / "programs"),
                "MACHINE": str(self.folder),
                "TMPDIR": str(self.folder / "temporary"),
                **environment,
            },
            input=said,
            capture_output=True,
            text=True,
            check=False,
            timeout=30,
        )
        self.status, self.stderr = ended.returncode, ended.stderr
        return ended.stdout

    def called(self) -> list[str]:
        """Return how apt-get, sudo and pip were called since the last time."""
        path = self.folder / "called"
        lines = path.read_text().splitlines() if path.exists() else []
        path.unlink(missing_ok=True)
        return lines

    def logs(self) -> list[Path]:
        return list((self.folder / "temporary").iterdir())


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


@pytest.fixture
def debian(machine: Machine) -> Machine:
    """A Debian on which only Python is installed."""
    machine.add_program("apt-get", _APT_GET)
    return machine


@pytest.fixture
def complete(machine: Machine) -> Machine:
    """A machine on which everything needed for playing has been set up, without apt."""
    machine.has("python3-venv", "libportaudio2")
    machine.run("play")
    assert machine.status == 0
    machine.called()
    return machine


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_scripts_are_for_any_shell(script: Path) -> None:
    assert os.access(script, os.X_OK)
    assert script.read_text().startswith("#!/bin/sh\n")
    read = subprocess.run(["sh", "-n", script], capture_output=True, text=True, check=False)
    assert (read.returncode, read.stderr) == (0, "")


def test_the_build_machine_runs_script_test_and_nothing_else() -> None:
    text = (ROOT / ".ci" / "run").read_text()
    # The lines before the command only remove variables that a newcomer's environment doesn't have.
    taken_away, command = text.split("CI=${CI:-true}\nexport CI\n")
    assert command == 'exec "$(dirname -- "$0")/../script/test"\n'
    lines = [line.strip() for line in taken_away.splitlines() if not line.startswith("#")]
    beginnings = ("for name in $(env", "case $name in", "PIP_", "PYTHON* |", "esac", "done")
    assert all(line.startswith(beginnings) for line in lines), lines


def test_a_build_machine_has_no_settings_of_its_own_except_where_packages_come_from(tmp_path: Path) -> None:
    folder = tmp_path / "checkout"
    (folder / ".ci").mkdir(parents=True)
    (folder / "script").mkdir()
    shutil.copy(ROOT / ".ci" / "run", folder / ".ci")
    (folder / "script" / "test").write_text("#!/bin/sh\nenv\n")
    (folder / "script" / "test").chmod(0o755)
    given = {
        "PYTHONUNBUFFERED": "1", "PYTEST_ADDOPTS": "-x", "HYPOTHESIS_SEED": "1", "VIRTUAL_ENV": "/x",
        "VOSK_MODEL_PATH": "/x", "PIP_INDEX_URL": "https://example.org/simple", "PIP_USER": "1",
    }  # fmt: skip
    kept = {"PATH": os.environ["PATH"], "HOME": str(tmp_path)}
    done = subprocess.run(
        ["sh", str(folder / ".ci" / "run")], env=given | kept, capture_output=True, text=True, check=True
    )
    settings = dict(line.partition("=")[::2] for line in done.stdout.splitlines())
    assert settings.keys() & given.keys() == {"PIP_INDEX_URL"}
    assert settings["CI"] == "true"


def test_the_readme_begins_with_the_two_commands() -> None:
    blocks = (ROOT / "README.md").read_text(encoding="utf-8").split("```")
    assert [block.split() for block in blocks[1:4:2]] == [
        ["sh", "script/play", "--lang", "en"],
        ["sh", "script/test"],
    ]


def test_play_installs_what_playing_needs_and_starts_with_the_options_given(debian: Machine) -> None:
    played = debian.run("play", "--players", "Anna Marie", "*", said="play the first\n")
    assert debian.status == 0
    assert played == f"<--players><Anna Marie><*>{debian.folder / 'elsewhere'}\nplay the first\n"
    assert debian.called() == [
        "apt-get update",
        "apt-get install --yes --no-remove python3-venv libportaudio2",
        "pip -m pip install --no-input --disable-pip-version-check -e .",
    ]
    assert "page" not in debian.stderr
    assert debian.logs() == []


def test_test_installs_a_sound_system_and_the_packages_of_the_tests(debian: Machine) -> None:
    debian.has("libportaudio2", "python3-venv")
    tested = debian.run("test", "-k", "a b")
    assert tested == f"<-m><pytest><-k><a b>{debian.checkout}\n"
    update, install, pip = debian.called()
    assert update == "apt-get update"
    assert install.startswith("apt-get install --yes --no-remove pulseaudio pulseaudio-utils")
    assert "libportaudio2" not in install
    assert install.endswith("libatomic1")
    assert pip.endswith("-e .[test]")


def test_nothing_is_done_twice(complete: Machine) -> None:
    complete.run("play")
    assert complete.called() == []
    assert complete.stderr == ""


def test_what_the_tests_need_is_added_once_and_is_enough_for_playing(complete: Machine) -> None:
    complete.run("test")
    assert [call[-7:] for call in complete.called()] == [".[test]"]
    complete.run("test")
    complete.run("play")
    assert complete.called() == []


def test_a_new_list_of_packages_is_installed(complete: Machine) -> None:
    with (complete.checkout / "pyproject.toml").open("a") as file:
        file.write("# another\n")
    complete.run("play")
    assert len(complete.called()) == 1
    complete.run("play")
    assert complete.called() == []


def test_a_checkout_that_was_moved_is_set_up_again(complete: Machine) -> None:
    complete.checkout = complete.checkout.rename(complete.folder / "moved")
    complete.run("play")
    assert complete.stderr.startswith("script/play: Setting up .venv")
    assert len(complete.called()) == 1


def test_half_an_environment_is_made_again(machine: Machine) -> None:
    machine.has("python3-venv", "libportaudio2", "power-cut")
    machine.run("play")
    assert machine.status != 0
    left = machine.checkout / ".venv" / "left over"
    left.touch()
    machine.lacks("power-cut")
    assert machine.run("play", "--seed", "1").startswith("<--seed><1>")
    assert not left.exists()
    assert len(machine.called()) == 2


def test_an_environment_made_by_hand_is_kept(machine: Machine) -> None:
    machine.has("libportaudio2")
    subprocess.run(
        [machine.folder / "programs" / "python3", "-m", "venv", ".venv"],
        cwd=machine.checkout,
        env={**os.environ, "MACHINE": str(machine.folder)},
        check=True,
    )
    own = machine.checkout / ".venv" / "own"
    own.touch()
    machine.has("offline")
    machine.run("play")
    assert machine.status == 1
    machine.lacks("offline")
    machine.run("play")
    assert machine.status == 0
    assert own.exists()


def test_a_missing_python_is_reported_in_one_sentence(machine: Machine) -> None:
    (machine.folder / "programs" / "python3").unlink()
    assert machine.run("play") == ""
    assert machine.status == 1
    assert machine.stderr.startswith("script/play: Python 3.11 or newer is needed, and python3 is missing (")
    assert machine.stderr.count("\n") == 1


def test_an_old_python_is_reported_in_one_sentence_and_nothing_is_installed(debian: Machine) -> None:
    debian.has("old-python")
    debian.run("test")
    assert debian.status == 1
    assert debian.stderr == "script/test: Python 3.11 or newer is needed, and python3 is Python 3.9.2.\n"
    assert debian.called() == []


def test_without_apt_the_game_goes_on_without_sound(complete: Machine) -> None:
    complete.lacks("libportaudio2")
    assert complete.run("play", "--lang", "da").startswith("<--lang><da>")
    assert complete.stderr == (
        "script/play: Without libportaudio2 there is no sound, so type and read"
        " (these are Debian's names, install what your system has for them).\n"
    )


@pytest.mark.parametrize("sudo", [None, _SUDO_WITH_PASSWORD])
def test_whoever_may_not_install_is_told_how_and_plays_on(complete: Machine, sudo: str | None) -> None:
    complete.lacks("libportaudio2")
    complete.add_program("apt-get", _APT_GET)
    complete.user(1000)
    if sudo is not None:
        complete.add_program("sudo", sudo)
    assert complete.run("play", said="repeat\n").endswith("repeat\n")
    assert complete.called() == ([] if sudo is None else ["sudo -n true"])
    assert complete.stderr == (
        "script/play: Without libportaudio2 there is no sound, so type and read"
        " (install with 'sudo apt-get install libportaudio2').\n"
    )


def test_sudo_installs_where_it_asks_nothing(debian: Machine) -> None:
    debian.user(1000)
    debian.add_program("sudo", 'shift; "$@"')
    debian.run("play")
    assert debian.status == 0
    assert "apt-get install --yes --no-remove python3-venv libportaudio2" in debian.called()


def test_whoever_may_not_install_and_has_no_environment_is_told_what_is_needed(debian: Machine) -> None:
    debian.user(1000)
    assert debian.run("play") == ""
    assert debian.status == 1
    assert debian.stderr == (
        "script/play: Nothing works without python3-venv (install with"
        " 'sudo apt-get install python3-venv libportaudio2'; for typing that one is enough).\n"
    )


def test_without_a_network_one_sentence_says_where_the_log_is(machine: Machine) -> None:
    machine.has("python3-venv", "libportaudio2", "offline")
    machine.run("play")
    assert machine.status == 1
    _, sentence = machine.stderr.splitlines()
    [log] = machine.logs()
    assert sentence == (
        f"script/play: The packages could not be installed (is there a network?); pip's log is {log}."
    )
    assert log.read_text() == "page after page\n"
    machine.lacks("offline")
    machine.run("play")
    assert machine.status == 0


def test_without_a_network_the_earlier_packages_are_used(complete: Machine) -> None:
    with (complete.checkout / "pyproject.toml").open("a") as file:
        file.write("# another\n")
    complete.has("offline")
    assert complete.run("play", "--seed", "1").startswith("<--seed><1>")
    assert complete.status == 0
    assert f"pip's log is {complete.logs()[0]}." in complete.stderr


def test_where_apt_fails_its_log_is_named_and_the_game_goes_on(complete: Machine) -> None:
    complete.lacks("libportaudio2")
    complete.add_program("apt-get", _APT_GET)
    complete.has("offline")
    assert complete.run("play", "--seed", "1").startswith("<--seed><1>")
    assert f"so type and read (apt-get's log is {complete.logs()[0]})." in complete.stderr


def test_no_test_is_left_out_on_a_build_machine(complete: Machine) -> None:
    assert complete.run("test", CI="true") == ""
    assert complete.status == 1
    assert complete.run("test").startswith("<-m><pytest>")
    assert complete.stderr.startswith("script/test: Tests of sound are left out or fail without pulseaudio")
