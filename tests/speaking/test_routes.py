"""What can be said about routes, and how a mistake in them is worded."""

from __future__ import annotations

from pathlib import Path

import pytest

from voice_hanabi.speaking.reasons import ReasonCode
from voice_hanabi.speaking.routes import (
    Channel,
    DeviceRoute,
    HeadsetRoute,
    NoRoute,
    Route,
    RouteError,
    TextRoute,
    WavRoute,
    parse_ear,
    parse_ears,
    parse_output,
    parse_route,
)


@pytest.mark.parametrize(
    ("text", "route"),
    [
        ("text", TextRoute()),
        ("none", NoRoute()),
        ("left", DeviceRoute(None, Channel.LEFT)),
        ("right", DeviceRoute(None, Channel.RIGHT)),
        ("device:USB Audio", DeviceRoute("USB Audio")),
        ("device:USB Audio:left", DeviceRoute("USB Audio", Channel.LEFT)),
        ("device:USB Audio:right", DeviceRoute("USB Audio", Channel.RIGHT)),
        ("device:USB: Audio (hw:1,0)", DeviceRoute("USB: Audio (hw:1,0)")),
        ("device:USB: Audio (hw:1,0):right", DeviceRoute("USB: Audio (hw:1,0)", Channel.RIGHT)),
        ("headset", HeadsetRoute()),
        ("headset:Jabra", HeadsetRoute("Jabra")),
        ("wav:some/where", WavRoute(Path("some/where"))),
        ("wav:~no-such-user/x", WavRoute(Path("~no-such-user/x"))),
        ("wav:C:\\sounds", WavRoute(Path("C:\\sounds"))),
        ("  text ", TextRoute()),
    ],
)
def test_every_route_is_understood(text: str, route: Route) -> None:
    assert parse_route(text) == route
    assert parse_ear(f" Anna = {text}") == ("Anna", route)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", ReasonCode.UNKNOWN_ROUTE),
        ("loud", ReasonCode.UNKNOWN_ROUTE),
        ("Left", ReasonCode.UNKNOWN_ROUTE),
        ("text:x", ReasonCode.UNKNOWN_ROUTE),
        ("left:x", ReasonCode.UNKNOWN_ROUTE),
        ("device", ReasonCode.ROUTE_NEEDS_NAME),
        ("device:", ReasonCode.ROUTE_NEEDS_NAME),
        ("device::left", ReasonCode.ROUTE_NEEDS_NAME),
        ("headset: ", ReasonCode.ROUTE_NEEDS_NAME),
        ("wav", ReasonCode.ROUTE_NEEDS_DIRECTORY),
        ("wav:", ReasonCode.ROUTE_NEEDS_DIRECTORY),
    ],
)
def test_a_wrong_route_is_a_code_with_its_values(text: str, reason: ReasonCode) -> None:
    with pytest.raises(RouteError) as raised:
        parse_route(text)
    assert raised.value.reason is reason
    assert tuple(raised.value.details) == reason.details
    assert isinstance(raised.value, ValueError)


def test_an_ear_needs_a_seat_and_a_route() -> None:
    for text in ("Anna", "=left", ""):
        with pytest.raises(RouteError) as raised:
            parse_ear(text)
        assert raised.value.reason is ReasonCode.EAR_WITHOUT_ROUTE


def test_outputs() -> None:
    assert parse_output("speech") == DeviceRoute()
    assert parse_output("text") == TextRoute()
    assert parse_output("wav:x") == WavRoute(Path("x"))
    for text in ("", "left", "none", "speech:x", "device:x"):
        with pytest.raises(RouteError) as raised:
            parse_output(text)
        assert raised.value.reason is ReasonCode.UNKNOWN_OUTPUT


@pytest.mark.parametrize(
    ("ears", "reason"),
    [
        (["Anna=left", "anna=right"], ReasonCode.EAR_GIVEN_TWICE),
        (["Anna=left", "Petr=left"], ReasonCode.EAR_SHARED),
        (["Anna=device:x", "Petr=device:x"], ReasonCode.EAR_SHARED),
        (["Anna=device:x", "Petr=device:x:left"], ReasonCode.EAR_SHARED),
        (["Anna=device:x:left", "Petr=headset:x"], ReasonCode.EAR_SHARED),
    ],
)
def test_ears_that_would_hear_each_other_are_refused(ears: list[str], reason: ReasonCode) -> None:
    with pytest.raises(RouteError) as raised:
        parse_ears(ears)
    assert raised.value.reason is reason


def test_ears_that_fit_beside_each_other() -> None:
    ears = parse_ears(
        ["Anna=device:x:left", "Petr=device:x:right", "Eva=headset:y", "Jan=headset:y", "Iva=text"]
    )
    assert ears["Petr"] == DeviceRoute("x", Channel.RIGHT)
    assert list(ears) == ["Anna", "Petr", "Eva", "Jan", "Iva"]
