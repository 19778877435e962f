"""The phones' page in Firefox and WebKit, if they are installed: a game is played, and nothing is lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from phones_at_table import TableProcess

from benchmarks.seen.other_browsers import OtherBrowser, missing, other_browser, wait_until

pytestmark = [
    pytest.mark.xdist_group("chromium"),
    pytest.mark.long(
        "voice_hanabi/phones", "benchmarks/seen/other_browsers.py", "tests/phones/test_other_browsers.py"
    ),
]


def heard(browser: OtherBrowser) -> list[str]:
    found = browser.run("return [...document.querySelectorAll('#said li')].map(one => one.textContent);")
    assert isinstance(found, list)
    return [str(one) for one in reversed(found)]


def click(browser: OtherBrowser, selector: str) -> None:
    browser.run(f"document.querySelector({json.dumps(selector)}).click();")


@pytest.mark.parametrize("name", ["firefox", "webkit"])
def test_a_phone_with_this_browser_plays_hears_and_loses_nothing_by_a_reload(
    tmp_path: Path, name: str
) -> None:
    lacking = missing(name)
    if lacking is not None:
        pytest.skip(f"it needs {lacking}")
    table = TableProcess(tmp_path, "--lang", "en", "--seed", "3", "--confirm", "never")
    try:
        link, _ = table.links(2)
        with other_browser(name, tmp_path) as browser:
            browser.go(link)
            wait_until(browser, "!document.querySelector('#how').hidden")
            click(browser, "[data-how=reader]")
            wait_until(browser, "!document.querySelector('#game').hidden")
            wait_until(browser, "document.querySelectorAll('#said li').length")
            assert any(line.startswith("Petr has ") for line in heard(browser))
            assert browser.run("return document.querySelector('[aria-live]') !== null;")
            # Whoever begins plays by a tap, the other by a typed line.
            wait_until(browser, "document.querySelector('#turn').classList.contains('yours')")
            click(browser, ".card.can")
            wait_until(browser, "document.querySelector('#chosen-deeds button')")
            click(browser, "#chosen-deeds button:last-child")
            played = table.wait_for("Playing")
            text = played.removeprefix("table: ")
            wait_until(browser, f"document.querySelector('#said').textContent.includes({json.dumps(text)})")
            before = heard(browser)
            browser.go("about:blank")
            table.say("how many tokens are there")
            table.wait_for("All eight clues")
            browser.go(link)
            wait_until(browser, "!document.querySelector('#game').hidden")
            after_question = "document.querySelector('#said').textContent.includes('All eight clues')"
            wait_until(browser, after_question)
            again = heard(browser)
            assert [line for line in again if line in before] == before, "nothing lost, nothing twice"
    finally:
        table.close()
