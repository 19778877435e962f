"""Each seat of a table has one voice for its phones, whoever sits there and whatever their name."""

from __future__ import annotations

import numpy as np

from voice_hanabi.phones.messages import Say
from voice_hanabi.phones.table_voice import TableVoice
from voice_hanabi.speaking.announcement import Kind
from voice_hanabi.speaking.sound import Sound


class Counted:
    """A voice that notes when it is closed."""

    def __init__(self) -> None:
        self.closed = False

    def speak(self, text: str, language: str, words_a_minute: int, speaker: int = 0) -> Sound:
        return Sound(np.ones(100, np.int16), 22_050)

    def missing(self) -> None:
        return None

    def close(self) -> None:
        self.closed = True


def test_a_player_who_changes_names_again_and_again_has_one_voice() -> None:
    opened: list[Counted] = []

    def new() -> Counted:
        opened.append(Counted())
        return opened[-1]

    voice = TableVoice(new)
    said = Say(1, True, Kind.NEWS, None, "Your turn.", "en", 1.0, 1.0)
    for name in ("Anna", "Anna", "Jana", "Hana", "Anna"):
        for seat in (0, 1):
            sound, _ = voice.sentence(seat, name, said, 0, 1.0)
            assert len(sound.samples)
    assert sum(not one.closed for one in opened) == 2
    voice.close()
    assert all(one.closed for one in opened)
