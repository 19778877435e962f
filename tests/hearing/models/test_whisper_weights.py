"""Downloading Whisper's weights from a server that breaks off, lies about sizes, or is slow."""

from __future__ import annotations

import hashlib
import http.server
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from own_computer import keep_data_in

from voice_hanabi.cli import models
from voice_hanabi.cli.command_line.fetching_told import fetching_told
from voice_hanabi.hearing.models.problems import ModelProblem
from voice_hanabi.hearing.models.whisper_weights import fetch_whisper, missing_weights, whisper_weights
from voice_hanabi.language.wording import Wording
from voice_hanabi.system.downloading import Download, FetchProgress

FILES = {
    "config.json": b"{}",
    "tokenizer.json": b"tokens" * 9,
    "vocabulary.txt": b"words",
    "model.bin": bytes(range(256)) * 4096,
}


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True
    breaks_after: list[int]
    lies = False
    slow = 0.0
    asked: list[tuple[str, str | None]]


class Handler(http.server.BaseHTTPRequestHandler):
    server: Server

    def do_GET(self) -> None:
        name, wanted = self.path.rpartition("/")[2], self.headers.get("Range")
        self.server.asked.append((name, wanted))
        content = FILES[name]
        start = int(wanted.removeprefix("bytes=").removesuffix("-")) if wanted else 0
        self.send_response(206 if start else 200)
        if start:
            self.send_header("Content-Range", f"bytes {start}-{len(content) - 1}/{len(content)}")
        self.send_header("Content-Length", str(len(content) - start + (7 if self.server.lies else 0)))
        self.end_headers()
        part = content[start:]
        breaks = self.server.breaks_after.pop(0) if name == "model.bin" and self.server.breaks_after else None
        time.sleep(self.server.slow)
        self.wfile.write(part[:breaks])

    def log_message(self, format: str, *args: object) -> None:
        """Keep the test's output clean."""


@pytest.fixture
def server() -> Iterator[Server]:
    with Server(("127.0.0.1", 0), Handler) as server:
        server.breaks_after, server.asked = [], []
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        yield server
        server.shutdown()


def offered(server: Server) -> tuple[Download, ...]:
    address = f"http://127.0.0.1:{server.server_port}"
    return tuple(
        Download(
            f"whisper-base/{name}", f"{address}/{name}", len(content), hashlib.sha256(content).hexdigest()
        )
        for name, content in FILES.items()
    )


def test_all_files_come_and_none_comes_twice(server: Server, tmp_path: Path) -> None:
    told: list[FetchProgress] = []
    assert fetch_whisper(offered(server), tmp_path, told.append) == tmp_path
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == FILES
    assert not missing_weights(tmp_path)
    assert [one.percent for one in told if one.name.endswith("model.bin")][-1] == 100
    asked = len(server.asked)
    fetch_whisper(offered(server), tmp_path)
    assert len(server.asked) == asked


def test_the_next_run_resumes_what_broke_off(server: Server, tmp_path: Path) -> None:
    server.breaks_after = [300_000, 0, 0]
    with pytest.raises(ModelProblem, match="download-broken-off"):
        fetch_whisper(offered(server), tmp_path)
    assert "model.bin" in missing_weights(tmp_path), "half a file doesn't count"
    server.asked.clear()
    fetch_whisper(offered(server), tmp_path)
    assert server.asked == [("model.bin", "bytes=300000-")]
    assert (tmp_path / "model.bin").read_bytes() == FILES["model.bin"]


def test_a_server_that_lies_about_sizes_is_refused_before_anything_is_downloaded(
    server: Server, tmp_path: Path
) -> None:
    server.lies = True
    with pytest.raises(ModelProblem, match="size-wrong"):
        fetch_whisper(offered(server), tmp_path)
    assert not list(tmp_path.glob("*.json"))


def test_a_slow_server_is_reported_in_one_sentence_and_a_wrong_file_is_thrown_away(
    server: Server, tmp_path: Path
) -> None:
    server.slow = 1.0
    with pytest.raises(ModelProblem, match="network-failed"):
        fetch_whisper(offered(server), tmp_path, timeout=0.2)
    server.slow = 0.0
    wrong = tuple(Download(one.name, one.address, one.size, "0" * 64) for one in offered(server))
    with pytest.raises(ModelProblem, match="checksum-wrong"):
        fetch_whisper(wrong, tmp_path)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("language", ["en", "cs", "pl", "da"])
def test_size_and_time_are_announced_first(
    server: Server,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
) -> None:
    keep_data_in(tmp_path, monkeypatch)
    assert models.fetch_second_ear(language, offered(server)) == 0
    first, *_, last = capsys.readouterr().out.splitlines()
    assert first == fetching_told(Wording(language), "Whisper base", offered(server))
    assert "whisper-base" in last


def test_the_official_weights_are_of_a_fixed_state_and_of_a_known_size() -> None:
    files = whisper_weights()
    assert sum(one.size for one in files) == 147_882_941
    assert all("huggingface.co/Systran/faster-whisper-base/resolve/" in one.address for one in files)
    assert all(len(one.checksum) == 64 for one in files)
    assert "148" in fetching_told(Wording("en"), "Whisper base", files)
