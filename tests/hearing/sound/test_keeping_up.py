"""A computer that falls behind with sound drops one task after another, and takes them up again."""

from __future__ import annotations

from voice_hanabi.hearing.sound.keeping_up import EASIER, HOPELESS, KeepingUp, Spared


class Computer:
    """Reads blocks of 50 ms, this many seconds late, by its own clock."""

    def __init__(self) -> None:
        self.now = 100.0
        self.keeping_up = KeepingUp(lambda: self.now)

    def reads(self, seconds: float, late: float) -> list[Spared]:
        found = []
        for _ in range(round(seconds / 0.05)):
            self.now += 0.05
            self.keeping_up.read(self.now - late)
            found.append(max(one for one in Spared if self.keeping_up.spares(one)))
        return found


def test_one_that_keeps_up_drops_nothing() -> None:
    computer = Computer()
    assert set(computer.reads(60.0, 0.2)) == {Spared.NOTHING}
    assert not computer.keeping_up.to_tell()
    assert not computer.keeping_up.lately


def test_one_that_is_late_drops_one_task_after_another_in_order() -> None:
    computer = Computer()
    spared = computer.reads(4.0, 0.8)
    assert sorted(set(spared)) == list(Spared)
    assert spared == sorted(spared)
    assert computer.keeping_up.behind


def test_it_drops_no_more_than_it_must() -> None:
    computer = Computer()
    computer.reads(1.0, 0.8)
    before = computer.reads(0.1, 0.2)[-1]
    assert Spared.NOTHING < before < Spared.ECHO
    assert computer.reads(20.0, 0.2)[-1] == before
    assert computer.keeping_up.lately is False
    assert computer.reads(5 * EASIER, 0.2)[-1] == Spared.NOTHING


def test_one_that_still_cannot_keep_up_reports_it_once() -> None:
    computer = Computer()
    computer.reads(4.0, 0.8)
    assert not computer.keeping_up.to_tell()
    computer.reads(HOPELESS + 1, 2.0)
    assert computer.keeping_up.to_tell()
    computer.reads(HOPELESS + 1, 2.0)
    assert not computer.keeping_up.to_tell()
