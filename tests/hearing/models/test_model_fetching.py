"""Downloads of models from a server on this computer that may do anything."""

from __future__ import annotations

import errno
import hashlib
import http.server
import io
import shutil
import stat
import threading
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from voice_hanabi.hearing.models import fetching
from voice_hanabi.hearing.models.fetching import FetchProgress, fetch_model, official_model
from voice_hanabi.hearing.models.finding import NEEDED_FILES, OfficialModel, missing_files
from voice_hanabi.hearing.models.problems import ModelProblem

NAME = "vosk-model-small-xx-1"


class Server(http.server.ThreadingHTTPServer):
    """Serves ``content``; breaks off after ``breaks`` bytes, one of them per request."""

    content = b""
    breaks: list[int]
    status = 0
    knows_ranges = True
    asked: list[str | None]

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/{NAME}.zip"


class Handler(http.server.BaseHTTPRequestHandler):
    server: Server

    def do_GET(self) -> None:
        wanted = self.headers.get("Range")
        self.server.asked.append(wanted)
        if self.server.status:
            self.send_error(self.server.status)
            return
        start = (
            int(wanted.removeprefix("bytes=").removesuffix("-")) if wanted and self.server.knows_ranges else 0
        )
        self.send_response(206 if start else 200)
        size = len(self.server.content)
        if start:
            self.send_header("Content-Range", f"bytes {start}-{size - 1}/{size}")
        self.send_header("Content-Length", str(size - start))
        self.end_headers()
        part = self.server.content[start:]
        self.wfile.write(part[: self.server.breaks.pop(0)] if self.server.breaks else part)

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def server() -> Iterator[Server]:
    with Server(("127.0.0.1", 0), Handler) as running:
        running.breaks = []
        running.asked = []
        thread = threading.Thread(target=running.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield running
        running.shutdown()
        thread.join()


class Entry(NamedTuple):
    name: str
    content: bytes = b"x" * 1000
    mode: int = 0


GOOD = [Entry(f"{NAME}/"), *(Entry(f"{NAME}/{name}", name.encode() * 5000) for name in NEEDED_FILES)]


def archive(entries: list[Entry]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as opened:
        for entry in entries:
            about = zipfile.ZipInfo(entry.name)
            about.external_attr = entry.mode << 16
            opened.writestr(about, b"" if entry.name.endswith("/") else entry.content)
    return packed.getvalue()


def offer(server: Server, content: bytes) -> OfficialModel:
    server.content = content
    return OfficialModel("xx", NAME, len(content), hashlib.sha256(content).hexdigest(), "MIT")


def refused(model: OfficialModel, folder: Path, server: Server, **options: float) -> ModelProblem:
    with pytest.raises(ModelProblem) as caught:
        fetch_model(model, folder, address=server.address, **options)
    assert "\n" not in str(caught.value)
    assert not (folder / NAME).exists()
    return caught.value


def test_a_model_is_fetched_whole_and_nothing_else_remains(server: Server, tmp_path: Path) -> None:
    told: list[FetchProgress] = []
    folder = tmp_path / "new" / "models"
    place = fetch_model(offer(server, archive(GOOD)), folder, address=server.address, progress=told.append)
    assert place == folder / NAME
    assert not missing_files(place)
    assert [path.name for path in folder.iterdir()] == [NAME]
    assert told[0].percent == 0
    assert told[-1].percent == 100
    assert told[-1].received == told[-1].total == len(server.content)
    assert len({progress.percent for progress in told}) == len(told)


def test_an_existing_model_is_not_fetched_again(server: Server, tmp_path: Path) -> None:
    model = offer(server, archive(GOOD))
    assert fetch_model(model, tmp_path, address=server.address) == fetch_model(
        model, tmp_path, address=server.address
    )
    assert len(server.asked) == 1


def test_a_connection_that_breaks_is_resumed_where_it_broke(server: Server, tmp_path: Path) -> None:
    model = offer(server, archive(GOOD))
    server.breaks = [50_000, 1_000]
    fetch_model(model, tmp_path, address=server.address)
    assert server.asked == [None, "bytes=50000-", "bytes=51000-"]


def test_the_next_run_goes_on_with_a_download_that_broke_off(server: Server, tmp_path: Path) -> None:
    model = offer(server, archive(GOOD))
    server.breaks = [10_000] * 3
    problem = refused(model, tmp_path, server)
    assert problem.reason == "download-broken-off"
    assert problem.details == {"name": NAME, "received": 30_000, "expected": model.size}
    fetch_model(model, tmp_path, address=server.address)
    assert server.asked[-1] == "bytes=30000-"


def test_a_server_without_ranges_gives_all_of_it_again(server: Server, tmp_path: Path) -> None:
    model = offer(server, archive(GOOD))
    server.knows_ranges = False
    server.breaks = [10_000]
    fetch_model(model, tmp_path, address=server.address)
    assert server.asked == [None, "bytes=10000-"]


def test_a_part_that_is_too_long_is_thrown_away(server: Server, tmp_path: Path) -> None:
    model = offer(server, archive(GOOD))
    (tmp_path / f"{NAME}.zip.part").write_bytes(bytes(model.size + 1))
    fetch_model(model, tmp_path, address=server.address)
    assert server.asked == [None]


def test_a_complete_part_is_only_unpacked(server: Server, tmp_path: Path) -> None:
    model = offer(server, archive(GOOD))
    (tmp_path / f"{NAME}.zip.part").write_bytes(server.content)
    told: list[FetchProgress] = []
    fetch_model(model, tmp_path, address=server.address, progress=told.append)
    assert server.asked == []
    assert [progress.percent for progress in told] == [100]


def test_a_wrong_checksum_is_reported_and_the_next_run_starts_over(server: Server, tmp_path: Path) -> None:
    model = offer(server, archive(GOOD))
    server.content = server.content[:-1] + b"?"
    assert refused(model, tmp_path, server).reason == "checksum-wrong"
    assert list(tmp_path.iterdir()) == []


def test_a_different_file_is_refused_before_it_is_downloaded(server: Server, tmp_path: Path) -> None:
    model = offer(server, archive(GOOD))
    server.content = b"<html>Please log in to this hotel's network.</html>"
    problem = refused(model, tmp_path, server)
    assert problem.reason == "size-wrong"
    assert problem.details["found"] == len(server.content)


@pytest.mark.parametrize("status", [403, 404, 500])
def test_a_server_that_refuses_is_named(server: Server, tmp_path: Path, status: int) -> None:
    model = offer(server, archive(GOOD))
    server.status = status
    problem = refused(model, tmp_path, server)
    assert problem.reason == "server-refused"
    assert problem.details["status"] == status


def test_no_network_is_reported_in_one_sentence(server: Server, tmp_path: Path) -> None:
    model = offer(server, archive(GOOD))
    with pytest.raises(ModelProblem, match=r"^network-failed: .*refused") as caught:
        fetch_model(model, tmp_path, address="http://127.0.0.1:1/x.zip")
    assert caught.value.reason == "network-failed"


@pytest.mark.parametrize(
    "entry",
    [
        Entry("../outside"),
        Entry(f"{NAME}/../../outside"),
        Entry("/etc/outside"),
        Entry(f"{NAME}\\..\\outside"),
        Entry("C:/outside"),
        Entry("outside/file"),
        Entry(f"{NAME}/link", b"/etc/passwd", stat.S_IFLNK | 0o777),
    ],
    ids=lambda entry: entry.name.replace("/", "|"),
)
def test_an_archive_that_reaches_outside_is_refused(server: Server, tmp_path: Path, entry: Entry) -> None:
    folder = tmp_path / "models"
    problem = refused(offer(server, archive([*GOOD, entry])), folder, server)
    assert problem.reason == "archive-unsafe"
    assert list(folder.iterdir()) == []
    assert list(tmp_path.iterdir()) == [folder]


def test_an_archive_that_unpacks_to_far_too_much_is_refused(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fetching, "LARGEST_UNPACKED", 10_000)
    assert refused(offer(server, archive(GOOD)), tmp_path, server).reason == "archive-unsafe"


@pytest.mark.parametrize("content", [b"no archive" * 1000, archive(GOOD)[:-100], archive(GOOD[:3])])
def test_a_damaged_archive_is_thrown_away(server: Server, tmp_path: Path, content: bytes) -> None:
    assert refused(offer(server, content), tmp_path, server).reason == "archive-damaged"
    assert list(tmp_path.iterdir()) == []


def test_damaged_content_is_noticed(server: Server, tmp_path: Path) -> None:
    content = archive(GOOD).replace(b"am/final.mdlam/", b"am/final.mdlAM/", 1)
    assert refused(offer(server, content), tmp_path, server).reason == "archive-damaged"


def test_a_full_disk_is_noticed_before_the_download(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = shutil.disk_usage(tmp_path)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage._replace(free=1000))
    problem = refused(offer(server, archive(GOOD)), tmp_path, server)
    assert problem.reason == "disk-full"
    assert problem.details["free"] == 1000
    assert server.asked == []


def test_a_disk_that_fills_up_meanwhile_leaves_no_half_model(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    model = offer(server, archive(GOOD))
    with monkeypatch.context() as patched:
        patched.setattr(zipfile.ZipFile, "extractall", full)
        assert refused(model, tmp_path, server).reason == "disk-full"
    assert [path.name for path in tmp_path.iterdir()] == [f"{NAME}.zip.part"]
    fetch_model(model, tmp_path, address=server.address)
    assert len(server.asked) == 1


def test_a_folder_that_cannot_be_written_is_named(server: Server, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    model = offer(server, archive(GOOD))
    with pytest.raises(ModelProblem) as caught:
        fetch_model(model, tmp_path / "file" / "models", address=server.address)
    assert caught.value.reason == "folder-not-writable"


def test_half_a_model_of_another_program_is_replaced(server: Server, tmp_path: Path) -> None:
    (tmp_path / NAME / "am").mkdir(parents=True)
    place = fetch_model(offer(server, archive(GOOD)), tmp_path, address=server.address)
    assert not missing_files(place)


def test_only_some_languages_have_an_official_model() -> None:
    assert official_model("cs").name == "vosk-model-small-cs-0.4-rhasspy"
    with pytest.raises(ModelProblem) as caught:
        official_model("da")
    assert caught.value.reason == "no-official-model"
    with pytest.raises(ModelProblem) as caught:
        official_model("xx")
    assert caught.value.reason == "language-unknown"
