"""The wire format."""

from __future__ import annotations

import json

import pytest
from fuzzing import target
from hypothesis import given
from hypothesis import strategies as st

from voice_hanabi.phones.incoming import (
    LONGEST_LINE,
    Beat,
    Code,
    Heard,
    Line,
    Malformed,
    Read,
    Talk,
    Token,
    parse,
)
from voice_hanabi.phones.messages import Cut, Forget, Say, Show, encode
from voice_hanabi.speaking.announcement import Cue, Kind


@pytest.mark.parametrize(
    ("message", "meant"),
    [
        ({"type": "token", "token": "abc", "after": None}, Token("abc", None)),
        ({"type": "token", "token": "abc", "after": 12}, Token("abc", 12)),
        ({"type": "code", "code": " 123 456 "}, Code("123456")),
        ({"type": "line", "text": "play \x00\x1b the\nfirst "}, Line("play the first")),
        ({"type": "heard", "number": 3}, Heard(3)),
        ({"type": "talk", "on": True}, Talk(True)),
        ({"type": "beat"}, Beat()),
        ({"type": "line", "text": "play", "id": "a1.3"}, Line("play", "a1.3")),
        ({"type": "token", "token": "a", "after": None, "heard": 4, "page": "p"}, Token("a", None, 4, "p")),
        ({"type": "read", "text": "Connected.", "part": 0, "rate": 1}, Read("Connected.", 0, 1.0)),
    ],
)
def test_what_a_phone_sends_is_understood(message: object, meant: object) -> None:
    assert parse(json.dumps(message)) == meant


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "null",
        "[]",
        "[" * 100_000,
        '{"type": "line"}',
        '{"type": "line", "text": 3}',
        '{"type": "line", "text": "a", "seat": 1}',
        json.dumps({"type": "line", "text": "a" * (LONGEST_LINE + 1)}),
        '{"type": "heard", "number": true}',
        '{"type": "heard", "number": -1}',
        '{"type": "heard", "number": 1e400}',
        '{"type": "heard", "number": ' + "9" * 5000 + "}",
        '{"type": "token", "token": null, "after": null}',
        json.dumps({"type": "token", "token": "a" * 201, "after": None}),
        '{"type": "talk", "on": 1}',
        '{"type": "beat", "seat": 1}',
        '{"type": "line", "text": "a", "id": "\u00e9"}',
        json.dumps({"type": "line", "text": "a", "id": "x" * 41}),
        '{"type": "token", "token": "a", "after": null, "heard": true}',
        '{"type": "read", "text": "a", "part": -1, "rate": 1}',
        '{"type": "shown", "view": null}',
    ],
)
def test_anything_else_is_malformed(message: str) -> None:
    with pytest.raises(Malformed) as raised:
        parse(message)
    assert str(raised.value) == "", "nothing of what was sent can get into a log"


@target("phones")
@given(st.text() | st.recursive(st.none() | st.integers() | st.text(), st.lists).map(json.dumps))
def test_no_text_does_more_than_be_malformed(text: str) -> None:
    with pytest.raises(Malformed):
        parse(text)


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=300),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=5,
)


@target("phones")
@given(
    kind=st.sampled_from(("token", "code", "line", "heard", "talk", "beat", "read", "shown")) | st.text(),
    fields=st.dictionaries(
        st.sampled_from(
            ("token", "after", "code", "text", "id", "number", "on", "heard", "page", "part", "rate")
        ),
        anything,
    ),
)
def test_whatever_a_message_holds_it_is_one_that_was_meant_or_malformed(
    kind: str, fields: dict[str, object]
) -> None:
    told = ""
    try:
        meant = parse(json.dumps({"type": kind, **fields}))
    except Malformed as refused:
        meant, told = None, str(refused)
    assert told == "", "nothing of what was sent can get into a log"
    if isinstance(meant, Line):
        assert len(meant.text) <= LONGEST_LINE
        assert meant.text.isprintable()


def test_what_a_phone_is_sent_is_one_object_per_message() -> None:
    said = Say(7, False, Kind.NEWS, Cue.TURN, "Jsi na tahu.", "cs", 1.0, 0.64, 2)
    assert json.loads(encode(said)) == {
        "type": "say", "number": 7, "public": False, "kind": "news", "cue": "turn",
        "text": "Jsi na tahu.", "language": "cs", "rate": 1.0, "volume": 0.64, "speaker": 2,
    }  # fmt: skip
    assert json.loads(encode(said, past=True))["type"] == "past"
    assert json.loads(encode(Forget(10))) == {"type": "forget", "number": 10}
    assert json.loads(encode(Cut(8, True, (Kind.ANSWER,))))["kinds"] == ["answer"]
    assert json.loads(encode(Show(9, None))) == {"type": "shown", "number": 9, "view": None}
