"""`voice-hanabi voices` and `voice-hanabi wyoming`: what they print, fetch, offer and refuse."""

from __future__ import annotations

import functools
import hashlib
import http.server
import socket
import threading
from pathlib import Path

import pytest
from own_computer import keep_data_in

from voice_hanabi.cli.command_line.options import UsageProblem
from voice_hanabi.cli.home import voices, wyoming
from voice_hanabi.evening.exit_status import UNUSABLE
from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.speaking.voices.piper_voices import PIPER_VOICES, fetched_voices
from voice_hanabi.system.downloading import Download


@pytest.fixture(autouse=True)
def own_computer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    keep_data_in(tmp_path / "data", monkeypatch)


def run(command: object, *words: str, language: str = "en") -> int:
    given = command.given()  # type: ignore[attr-defined]
    return int(command.run(given, list(words), language))  # type: ignore[attr-defined]


def test_every_language_has_a_voice_to_fetch_of_a_known_size() -> None:
    assert {one.language for one in PIPER_VOICES} == set(LANGUAGES)
    for one in PIPER_VOICES:
        config, model = one.files()
        assert model.address.endswith(f"/{one.name}.onnx")
        assert config.address == f"{model.address}.json"
        assert model.size > 60_000_000
        assert len(model.checksum) == len(config.checksum) == 32


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_voice_is_fetched_after_its_size_is_announced_and_then_listed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    voice = next(one for one in PIPER_VOICES if one.language == language)
    offered = tmp_path / "offered"
    offered.mkdir()
    files = []
    quiet = functools.partial(http.server.SimpleHTTPRequestHandler, directory=str(offered))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), quiet) as server:
        for name in (f"{voice.name}.onnx.json", f"{voice.name}.onnx"):
            content = name.encode() * 1000
            (offered / name).write_bytes(content)
            sum_of = hashlib.md5(content, usedforsecurity=False).hexdigest()
            address = f"http://127.0.0.1:{server.server_port}/{name}"
            files.append(Download(name, address, len(content), sum_of))
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        assert voices.fetch(voice, language, tuple(files)) == 0
        server.shutdown()
    first, *_, last = capsys.readouterr().out.splitlines()
    assert first.startswith(voice.name)
    assert last == Wording(language).say("voice-fetched", voice=voice.name)
    assert fetched_voices(language) == (voice.name,)
    assert run(voices.COMMAND, "list", language=language) == 0
    listed = capsys.readouterr().out.splitlines()
    assert len(listed) == len(PIPER_VOICES)
    assert Wording(language).say("voice-listed", language=language, voice=voice.name, here="yes") in listed


def test_anything_but_a_voice_is_refused() -> None:
    with pytest.raises(UsageProblem, match="voice-unknown"):
        run(voices.COMMAND, "fetch", "en_GB-nobody-medium")
    with pytest.raises(UsageProblem, match="usage-part-missing"):
        run(voices.COMMAND)


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unusable_address_is_reported_in_one_sentence(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    wording = Wording(language)
    assert run(wyoming.COMMAND, "nowhere", language=language) == UNUSABLE
    assert wording.say("wyoming-no-address", value="nowhere") in capsys.readouterr().err
    with socket.create_server(("127.0.0.1", 0)) as taken:
        address = f"tcp://127.0.0.1:{taken.getsockname()[1]}"
        assert run(wyoming.COMMAND, address, language=language) == UNUSABLE
    told = capsys.readouterr().err
    assert address in told
    assert "Traceback" not in told
