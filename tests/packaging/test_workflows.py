"""The CI workflows: what they start exists, and they try the systems and versions that we claim."""

from __future__ import annotations

import os
import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from trying.windows_suites import SUITES

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
VERSION = ROOT / "packaging" / "version-is"


def jobs_of(name: str) -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((ROOT / ".github" / "workflows" / name).read_text(encoding="utf-8"))
    jobs: dict[str, Any] = read["jobs"]
    return jobs


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_what_a_step_starts_is_in_the_checkout(workflow: Path) -> None:
    steps = [step for job in jobs_of(workflow.name).values() for step in job.get("steps", ())]
    commands = "\n".join(step["run"] for step in steps if "run" in step)
    started = re.findall(r"(?:^|\s)((?:script|packaging|tests)/[\w./-]+)", commands, re.MULTILINE)
    for path in started:
        assert (ROOT / path).exists(), path


def test_the_tests_run_with_every_python_that_the_program_is_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    oldest = project["requires-python"].removeprefix(">=")
    jobs = jobs_of("tests.yml")
    for name in ("linux", "elsewhere"):
        assert jobs[name]["strategy"]["matrix"]["python"][0] == oldest
    assert {name.split("-")[0] for name in jobs["elsewhere"]["strategy"]["matrix"]["system"]} == {
        "macos",
        "windows",
    }


def test_windows_runs_the_suites_that_an_installed_program_passes() -> None:
    steps = jobs_of("tests.yml")["elsewhere"]["steps"]
    command = next(step["run"] for step in steps if "pytest" in step.get("run", ""))
    assert tuple(re.findall(r"tests/[\w/]+", command)) == SUITES


@pytest.mark.skipif(os.name != "posix", reason="a script for a POSIX shell")
@pytest.mark.parametrize(
    ("version", "heading", "status"),
    [
        ("0.2.0", "## 0.2.0 (2026-12-01)", 0),
        ("0.2.1", "## 0.2.1 (2026-12-01)", 1),
        ("0.2.0", "## 0.2.0 (not released)", 1),
        ("0.2.0", "## 0x2.0 (2026-12-01)", 1),
    ],
)
def test_a_tag_is_released_only_as_the_version_of_program_and_changelog(
    version: str, heading: str, status: int, tmp_path: Path
) -> None:
    script = tmp_path / "packaging" / VERSION.name
    script.parent.mkdir()
    script.write_bytes(VERSION.read_bytes())
    (tmp_path / "voice_hanabi").mkdir()
    (tmp_path / "voice_hanabi" / "__init__.py").write_text('__version__ = "0.2.0"\n', encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text(f"# Changelog\n\n{heading}\n", encoding="utf-8")
    checked = subprocess.run(["sh", script, version], capture_output=True, text=True, check=False)
    assert checked.returncode == status, checked.stderr


def test_the_issue_forms_ask_for_what_the_program_prints() -> None:
    forms = {
        path.stem: path.read_text(encoding="utf-8")
        for path in (ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml")
    }
    assert "doctor --lang en --output text" in forms["fault"]
    assert "understand --why --lang en" in forms["misunderstood"]
