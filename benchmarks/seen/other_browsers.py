"""Firefox and WebKit, controlled by what they provide: Marionette, and WebKitGTK's WebDriver."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Protocol

_SECONDS = 60


class OtherBrowser(Protocol):
    """A browser that can run scripts in its pages."""

    def another(self) -> str:
        """Open another window and switch to it; return its name."""

    def turn_to(self, window: str) -> None:
        """Switch to a window."""

    def go(self, url: str) -> None:
        """Open a page."""

    def run(self, script: str) -> object:
        """Run a function body in the page; return its result."""


def wait_until(browser: OtherBrowser, condition: str, seconds: float = _SECONDS) -> None:
    """Wait until an expression is true on the page. Raises `AssertionError` if it stays false."""
    until = time.monotonic() + seconds
    while not browser.run(f"return Boolean({condition});"):
        assert time.monotonic() < until, (condition, browser.run("return document.body.innerText;"))
        time.sleep(0.1)


class _Firefox:
    """Firefox, controlled through Marionette: JSON messages preceded by their length."""

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=_SECONDS)
        self._rest = b""
        self._number = 0
        self._message()  # the greeting, with the protocol's version
        self._ask("WebDriver:NewSession", {"capabilities": {"alwaysMatch": {"acceptInsecureCerts": True}}})

    def _message(self) -> object:
        while b":" not in self._rest:
            self._rest += self._socket.recv(65536)
        length, _, self._rest = self._rest.partition(b":")
        while len(self._rest) < int(length):
            self._rest += self._socket.recv(65536)
        message, self._rest = self._rest[: int(length)], self._rest[int(length) :]
        found: object = json.loads(message)
        return found

    def _ask(self, name: str, given: object) -> object:
        self._number += 1
        content = json.dumps([0, self._number, name, given]).encode()
        self._socket.sendall(b"%d:%s" % (len(content), content))
        answer = self._message()
        assert isinstance(answer, list)
        _, _, error, result = answer
        assert error is None, error
        return result

    def another(self) -> str:
        opened = self._ask("WebDriver:NewWindow", {"type": "window", "focus": True})
        assert isinstance(opened, dict)
        self.turn_to(opened["handle"])
        return str(opened["handle"])

    def turn_to(self, window: str) -> None:
        self._ask("WebDriver:SwitchToWindow", {"handle": window})

    def go(self, url: str) -> None:
        self._ask("WebDriver:Navigate", {"url": url})

    def run(self, script: str) -> object:
        # Without a separate sandbox, it sees what the page's scripts have stored on its elements.
        result = self._ask("WebDriver:ExecuteScript", {"script": script, "args": [], "sandbox": None})
        assert isinstance(result, dict)
        return result["value"]

    def close(self) -> None:
        with suppress(OSError, AssertionError):
            self._ask("Marionette:Quit", {"flags": ["eForceQuit"]})
        self._socket.close()


class _WebKit:
    """WebKitGTK's MiniBrowser, controlled through its WebDriver."""

    def __init__(self, port: int, program: str) -> None:
        self._origin = f"http://127.0.0.1:{port}"
        options = {"binary": program, "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        session = self._ask("/session", {"capabilities": wanted})
        assert isinstance(session, dict)
        self._session = f"/session/{session['sessionId']}"

    def _ask(self, path: str, given: object = None, method: str = "POST") -> object:
        body = None if method == "DELETE" else json.dumps(given or {}).encode()
        request = urllib.request.Request(self._origin + path, body, method=method)
        try:
            with urllib.request.urlopen(request, timeout=_SECONDS) as answer:
                found: object = json.load(answer)["value"]
        except urllib.error.HTTPError as problem:
            raise AssertionError(problem.read().decode()) from problem
        return found

    def another(self) -> str:
        opened = self._ask(f"{self._session}/window/new", {"type": "window"})
        assert isinstance(opened, dict)
        self.turn_to(opened["handle"])
        return str(opened["handle"])

    def turn_to(self, window: str) -> None:
        self._ask(f"{self._session}/window", {"handle": window})

    def go(self, url: str) -> None:
        self._ask(f"{self._session}/url", {"url": url})

    def run(self, script: str) -> object:
        return self._ask(f"{self._session}/execute/sync", {"script": script, "args": []})

    def close(self) -> None:
        with suppress(OSError, AssertionError):
            self._ask(self._session, method="DELETE")


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def _wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + _SECONDS
    while time.monotonic() < until and process.poll() is None:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        time.sleep(0.1)
    raise AssertionError("the browser does not answer")


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(timeout=20)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _little_browser() -> str | None:
    found = sorted(Path("/usr").glob("lib*/**/webkit2gtk-4.*/MiniBrowser"))
    return str(found[-1]) if found else None


def missing(name: str) -> str | None:
    """Return the Debian packages that 'firefox' or 'webkit' needs, or ``None`` if it can be used."""
    if name == "firefox":
        return None if shutil.which("firefox-esr") or shutil.which("firefox") else "firefox-esr"
    there = shutil.which("WebKitWebDriver") and shutil.which("Xvfb") and _little_browser()
    return None if there else "webkit2gtk-driver xvfb"


@contextmanager
def other_browser(name: str, folder: Path) -> Iterator[OtherBrowser]:
    """Start 'firefox' or 'webkit' with default settings in a folder."""
    environment = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    if name == "firefox":
        yield from _firefox(folder, environment)
    else:
        yield from _webkit(environment)


def _firefox(folder: Path, environment: dict[str, str]) -> Iterator[OtherBrowser]:
    port = _free_port()
    profile = folder / "profile"
    profile.mkdir()
    settings = {"marionette.port": port, "browser.shell.checkDefaultBrowser": False}
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in settings.items()]
    (profile / "user.js").write_text("\n".join(lines))
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    assert program is not None
    command = [program, "--headless", "--no-remote", "--marionette", "--profile", str(profile)]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet) as process:
        try:
            _wait_for(port, process)
            browser = _Firefox(port)
            try:
                yield browser
            finally:
                browser.close()
        finally:
            _end(process)


def _webkit(environment: dict[str, str]) -> Iterator[OtherBrowser]:
    program = _little_browser()
    assert program is not None
    reading, writing = os.pipe()
    quiet = subprocess.DEVNULL
    with subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "800x1200x24"],
        pass_fds=(writing,), stdout=quiet, stderr=quiet,
    ) as screen:  # fmt: skip
        os.close(writing)
        try:
            with os.fdopen(reading) as told:
                display = told.readline().strip()
            port = _free_port()
            given = {
                **environment, "DISPLAY": f":{display}", "GDK_BACKEND": "x11",
                # Its sandbox needs namespaces, which a bare system lacks.
                "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "LIBGL_ALWAYS_SOFTWARE": "1",
                "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
            }  # fmt: skip
            with subprocess.Popen(
                ["WebKitWebDriver", f"--port={port}"], env=given, stdout=quiet, stderr=quiet
            ) as driver:
                try:
                    _wait_for(port, driver)
                    browser = _WebKit(port, program)
                    try:
                        yield browser
                    finally:
                        browser.close()
                finally:
                    _end(driver)
        finally:
            _end(screen)
