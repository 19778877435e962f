"""Text from outside, whatever it holds, is shown as one line without escapes, in any encoding."""

from __future__ import annotations

import errno
import io
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from voice_hanabi.system.plain_text import LONGEST, OutputLost, PlainOutput, one_line


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Žofie hraje třetí.", "Žofie hraje třetí."),
        ("\x1b[31mred\x07", " [31mred "),
        ("one\ntable: two", "one table: two"),
        ("one\u2028two", "one two"),
        ("\u202eanna\u2066", "anna"),
        ("zero\u200bwidth\ufeff", "zerowidth"),
        ("a\udcffb", "a\ufffdb"),
        ("a\u00a0b", "a\u00a0b"),
        ("x" * 5000, "x" * 500 + "…" + "x" * 500),
    ],
)
def test_what_is_hidden_in_a_text_is_not_shown(text: str, shown: str) -> None:
    assert one_line(text) == shown


@given(st.text(st.characters()))
def test_any_text_becomes_one_short_line_without_escapes(text: str) -> None:
    shown = one_line(text)
    assert all(character.isprintable() or character.isspace() for character in shown)
    assert len(shown.splitlines()) <= 1
    assert len(shown) <= LONGEST + 1
    shown.encode()


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp852", "utf-8", "utf-16"])
@given(text=st.text(st.characters()))
def test_an_output_takes_any_text_in_any_encoding(encoding: str, text: str) -> None:
    written = io.BytesIO()
    stream = io.TextIOWrapper(written, encoding=encoding, newline="")
    output = PlainOutput(stream)
    print(text, file=output)
    output.flush()
    shown = written.getvalue().decode(encoding)
    assert shown.count("\n") == text.count("\n") + 1
    assert "\x1b" not in shown
    assert "\u202e" not in shown


@pytest.mark.parametrize(
    ("encoding", "text", "shown"),
    [
        ("ascii", "Použití: „pomoc“ …", 'Pouziti: "pomoc" ...'),
        ("ascii", "Łódź, Søren, Ærø, Åse – nie?", "Lodz, Soren, AEro, Ase - nie?"),
        ("cp1250", "žlutá rød łosoś", "žlutá rod łosoś"),
        ("cp1252", "žlutá rød łosoś", "žlutá rød losos"),
        ("ascii", "花札", "??"),
    ],
)
def test_letters_that_an_output_lacks_become_near_ones(encoding: str, text: str, shown: str) -> None:
    written = io.BytesIO()
    output = PlainOutput(io.TextIOWrapper(written, encoding=encoding, newline=""))
    output.write(text)
    output.flush()
    assert written.getvalue().decode(encoding) == shown


class FullStream(io.StringIO):
    """A stream on a full disk."""

    def write(self, text: str) -> int:
        raise OSError(28, "No space left on device")


def test_a_lost_output_is_reported_only_where_it_is_needed() -> None:
    with pytest.raises(OutputLost):
        PlainOutput(FullStream()).write("a")
    assert PlainOutput(FullStream(), needed=False).write("a") == 1


class ClosedPipe(io.StringIO):
    """A pipe without a reader, as Windows reports it."""

    def write(self, text: str) -> int:
        raise OSError(errno.EINVAL, "Invalid argument")


@pytest.mark.parametrize("needed", [True, False])
def test_a_reader_who_has_gone_is_known_on_windows_too(monkeypatch: pytest.MonkeyPatch, needed: bool) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    with pytest.raises(BrokenPipeError):
        PlainOutput(ClosedPipe(), needed=needed).write("a")
    monkeypatch.setattr(sys, "platform", "linux")
    if needed:
        with pytest.raises(OutputLost):
            PlainOutput(ClosedPipe()).write("a")
