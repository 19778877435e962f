"""One screen for several players: each reads only their own lines, and finds nothing of anybody else's."""

from __future__ import annotations

import io

import pytest

from voice_hanabi.speaking.announcement import Announcement, Kind
from voice_hanabi.speaking.reasons import EarReach
from voice_hanabi.speaking.routes import RouteError, ScreenRoute, TextRoute, parse_ears
from voice_hanabi.speaking.speaker import Speaker
from voice_hanabi.system.plain_text import PlainOutput

WIPED = "\x1b[H\x1b[2J\x1b[3J"


class Terminal(io.StringIO):
    """A terminal that keeps everything that was written to it."""

    def isatty(self) -> bool:
        return True

    @property
    def seen(self) -> list[str]:
        """Return the visible screen and its scroll-back."""
        return self.getvalue().rpartition(WIPED)[2].splitlines()


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    monkeypatch.setenv("TERM", "xterm")
    return Terminal()


def speaker_on(terminal: io.StringIO, *names: str, alone: bool = False) -> Speaker:
    ears = {name: ScreenRoute() for name in (names[:1] if alone else names)}
    return Speaker(TextRoute(), ears, names=names, lines=PlainOutput(terminal))  # type: ignore[arg-type]


def told(speaker: Speaker, seat: int | None, *texts: str, kind: Kind = Kind.NEWS) -> None:
    with speaker.together():
        for text in texts:
            speaker.say(Announcement(seat, text, "en", kind))


def test_private_lines_wait_until_their_seat_looks(terminal: Terminal) -> None:
    with speaker_on(terminal, "Anna", "Petr") as speaker:
        told(speaker, None, "Dealt.")
        told(speaker, 0, "Petr has red one.")
        assert terminal.seen == ["table: Dealt."]
        assert speaker.reach(0) is EarReach.SCREEN_ELSEWHERE
        assert speaker.waiting(0) == 1
        with speaker.together():
            speaker.hand_over(0)
        assert terminal.seen == ["table: Dealt.", "Anna: Petr has red one."]
        assert speaker.reach(0) is EarReach.HELD


def test_nothing_of_another_player_stays_but_what_everyone_reads_does(terminal: Terminal) -> None:
    with speaker_on(terminal, "Anna", "Petr") as speaker:
        told(speaker, 0, "Petr has red one.")
        with speaker.together():
            speaker.hand_over(0)
        told(speaker, None, "Anna: ones.")
        with speaker.together():
            speaker.hand_over(None)
        assert terminal.seen == ["table: Anna: ones."]
        told(speaker, 1, "Anna has blue two.")
        with speaker.together():
            speaker.hand_over(1)
        assert terminal.seen == ["table: Anna: ones.", "Petr: Anna has blue two."]
    assert terminal.seen == []


def test_what_came_as_the_screen_was_taken_away_waits_for_the_next_look(terminal: Terminal) -> None:
    with speaker_on(terminal, "Anna", "Petr") as speaker:
        speaker.hand_over(0)
        with speaker.together():
            speaker.say(Announcement(0, "Petr draws green two.", "en", Kind.NEWS))
            speaker.hand_over(None)
        assert "green" not in terminal.getvalue()
        with speaker.together():
            speaker.hand_over(0)
        assert terminal.seen == ["Anna: Petr draws green two."]


def test_whoever_has_the_screen_alone_reads_at_once(terminal: Terminal) -> None:
    with speaker_on(terminal, "Anna", "Petr", alone=True) as speaker:
        assert speaker.reach(0) is EarReach.OWN
        told(speaker, 0, "Petr has red one.")
        assert terminal.seen == ["Anna: Petr has red one."]


def test_other_people_find_nothing_that_waited_for_those_before(terminal: Terminal) -> None:
    with speaker_on(terminal, "Anna", "Petr") as speaker:
        told(speaker, 0, "Petr has red one.")
        speaker.set_seats(("Petr", "Anna"))
        with speaker.together():
            speaker.hand_over(1)
        assert "red" not in terminal.getvalue()


def test_a_terminal_that_cannot_wipe_is_filled_with_empty_lines(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "dumb")
    with speaker_on(terminal, "Anna", "Petr") as speaker:
        told(speaker, 0, "Petr has red one.")
        with speaker.together():
            speaker.hand_over(0)
        speaker.hand_over(None)
        lines = terminal.getvalue().splitlines()
        assert len(lines) - lines.index("Anna: Petr has red one.") > 100
        assert "\x1b" not in terminal.getvalue()


def test_a_pipe_gets_no_signs_of_a_terminal() -> None:
    piped = io.StringIO()
    with speaker_on(piped, "Anna", "Petr") as speaker:
        told(speaker, 0, "Petr has red one.")
        with speaker.together():
            speaker.hand_over(0)
        speaker.hand_over(None)
    assert piped.getvalue() == "Anna: Petr has red one.\n"


def test_the_screen_can_be_an_ear_but_not_beside_lines_that_stay() -> None:
    assert parse_ears(["Anna=screen", "Petr=screen"]) == {"Anna": ScreenRoute(), "Petr": ScreenRoute()}
    with pytest.raises(RouteError):
        parse_ears(["Anna=screen", "Petr=text"])
    with pytest.raises(RouteError):
        parse_ears(["Anna=screen", "Petr=screenreader"])
