"""An evening's run: when an action is carried out, what happens when an ear fails, and who hears what.

These tests are about time, so the source is a script with pauses, and the moment is short. The speaker and
the table are real.
"""

from __future__ import annotations

import io
import os
import queue
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from scripted import MOMENT, NAMES, WORDS, Evening, Script, Step, Told, heard

from voice_hanabi.contract.choices import Choices
from voice_hanabi.evening.ears.speaker_ears import SpeakerEars
from voice_hanabi.evening.recognising.recognizers import TableRecognizer
from voice_hanabi.evening.session import Session
from voice_hanabi.evening.silences.moment import Pace
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.sources.listening import ListeningGate
from voice_hanabi.hearing.sources.source import LeaveAsked, SourceProblem, SpeechLost, SpeechStarted
from voice_hanabi.hearing.utterance import Utterance, typed_line
from voice_hanabi.language.wording import Wording
from voice_hanabi.speaking.announcement import Announcement, Cue, Kind
from voice_hanabi.speaking.reasons import Missing, ReasonCode, Undelivered
from voice_hanabi.speaking.routes import NoRoute, Route, TextRoute
from voice_hanabi.speaking.speaker import Speaker
from voice_hanabi.table.conversation.conversation import Reach
from voice_hanabi.table.table import Table

# What the source is told


def until(condition: Callable[[], bool]) -> None:
    """Wait for it, however busy the machine is; the caller reports if it did not happen."""
    given_up = time.monotonic() + 20
    while not condition() and time.monotonic() < given_up:
        time.sleep(0.01)


def test_the_source_is_told_what_to_expect_when_that_changes_and_only_then(tmp_path: Path) -> None:
    evening = Evening(tmp_path, ["fireworks", "score", "play", "two"], names=NAMES)
    evening.source.steps = [*evening.source.steps, lambda: until(lambda: len(evening.source.expected) == 4)]
    evening.run()
    interpreter = evening.table.interpreter
    kinds = [len(phrases.arcs) for phrases in evening.source.expected]
    assert len(kinds) == 4, "the turn, the place of the card, corrections of what waits, and the turn again"
    assert kinds[2] > kinds[0] == kinds[3] > kinds[1]
    assert evening.source.expected[0] == interpreter.phrases(evening.table.expectation)
    prepared = {len(phrases.arcs) for phrases in evening.source.later}
    assert kinds[1] in prepared, "the answer is foreseen"
    assert evening.source.readied >= 5


def test_a_change_of_language_opens_another_recogniser(tmp_path: Path) -> None:
    evening = Evening(tmp_path, ["polish", 0.1, "dwóch"], names=())
    lines = evening.run()
    assert evening.languages == ["pl"]
    assert lines[-1] == "table: " + " ".join(
        [
            Wording("pl", game="hanabi").say("heard-count", count=2),
            Wording("pl", game="hanabi").say("ask-names"),
        ]
    )
    assert "dwóch" in evening.source.expected[1].words
    assert "three" not in evening.source.expected[1].words


class Model:
    """A recogniser of one language that remembers what it was asked."""

    sample_rate = 16000
    speaking = False

    def __init__(self, language: str) -> None:
        self.language = language
        self.expected = self.prepared = 0

    def expect(self, phrases: PhraseGraph) -> None:
        self.expected += 1

    def prepare(self, phrases: PhraseGraph) -> None:
        self.prepared += 1

    def accept(self, pcm: bytes) -> Utterance | None:
        return heard(self.language)

    def finish(self) -> Utterance | None:
        return None


def test_the_recogniser_follows_the_language_in_the_thread_that_listens() -> None:
    opened: list[Model] = []

    def open_model(language: str) -> Model:
        opened.append(Model(language))
        return opened[-1]

    nothing = PhraseGraph(0, frozenset(), ())
    recognizer = TableRecognizer(lambda language, own: open_model(language), "en")
    recognizer.expect(nothing)
    recognizer.speak("da")
    assert len(opened) == 1, "a model is opened where sound is heard, not where the language is chosen"
    recognizer.expect(nothing)
    recognizer.expect(nothing)
    assert [(model.language, model.expected) for model in opened] == [("en", 1), ("da", 2)]
    recognizer.prepare(nothing)
    recognizer.speak("en")
    recognizer.prepare(nothing)
    assert [model.prepared for model in opened] == [0, 1], "nothing is prepared for a departing model"
    utterance = recognizer.accept(b"")
    assert utterance is not None
    assert utterance.text == "da"


# What does not work


def test_an_ear_that_fails_is_announced_once_and_nothing_private_with_it(tmp_path: Path) -> None:
    lost = Undelivered(1, ReasonCode.DEVICE_LOST, {"device": "Earbud"})
    evening = Evening(tmp_path, [lost, lost, 0.1, lost, "fireworks"])
    lines = evening.run()
    told = "table: " + WORDS.say("private-lost", player="Petr")
    assert lines.count(told) == 1
    public = [line for line in lines if line.startswith("table: ")]
    assert not any(re.search(r"drew|Anna has|Petr has", line) for line in public)
    assert evening.problems == []


def test_an_ear_that_came_back_and_failed_again_is_announced_again(tmp_path: Path) -> None:
    lost = Undelivered(1, ReasonCode.DEVICE_LOST, {"device": "Earbud"})
    again = Undelivered(1, ReasonCode.DEVICE_LOST, {"device": "Earbud"}, anew=True)
    lines = Evening(tmp_path, [lost, lost, 0.1, again, lost]).run()
    assert lines.count("table: " + WORDS.say("private-lost", player="Petr")) == 2


def test_what_everyone_should_have_heard_and_did_not_is_a_problem_to_report(tmp_path: Path) -> None:
    lost = Undelivered(None, ReasonCode.DEVICE_LOST, {"device": "Loudspeaker"})
    stranger = Undelivered(4, ReasonCode.NO_EAR)
    evening = Evening(tmp_path, [lost, stranger])
    evening.run()
    assert evening.problems == [lost, stranger]


def test_without_an_ear_a_private_answer_is_refused_aloud_and_told_to_nobody(tmp_path: Path) -> None:
    ears: dict[str, Route] = {"Petr": NoRoute()}
    evening = Evening(tmp_path, ["petr what does anna hold", "petr what do i know"], ears=ears)
    lines = evening.run()
    assert not any(line.startswith("Petr: ") for line in lines)
    assert lines.count("table: " + WORDS.say("no-private-ear", player="Petr")) >= 2
    hand = " ".join(line for line in lines if line.startswith("Petr: "))
    assert hand == ""
    for line in lines:
        assert not line.startswith("table: Anna has")


def test_a_requested_ear_that_belongs_to_nobody_is_reported_once(tmp_path: Path) -> None:
    evening = Evening(tmp_path, ["new game", "yes", "yes"], ears={"Karel": TextRoute()})
    evening.run()
    assert evening.missing == [Missing(ReasonCode.NO_SUCH_SEAT, {"seat": "Karel"})]


def test_a_source_that_gives_up_is_announced_and_typing_takes_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = io.TextIOWrapper(io.BytesIO(b"play the second\n"), encoding="utf-8")
    monkeypatch.setattr("sys.stdin", typed)
    gone = SourceProblem("microphone-lost", {"device": "USB"})
    given_up = SourceProblem("recognizer-failed", {"message": "no memory"}, final=True)
    evening = Evening(tmp_path, [gone, "play the first", Told(WORDS.say("turn-of", player="Petr")), given_up])
    lines = evening.run()
    assert "table: " + WORDS.say("microphone-lost", device="USB") in lines
    failed = lines.index("table: " + WORDS.say("recognizer-failed", message="no memory"))
    assert lines[failed + 1] == "table: " + WORDS.say("typing-instead")
    assert evening.turn == 2


def test_whoever_has_to_type_instead_has_the_time_of_those_who_type(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("voice_hanabi.evening.session.typing_pace", lambda: Pace(True, 20.0))
    reading, writing = os.pipe()
    monkeypatch.setattr("sys.stdin", os.fdopen(reading, "r", encoding="utf-8"))
    evening = Evening(tmp_path, [])
    failed = SourceProblem("recognizer-failed", {"message": "no memory"}, final=True)
    evening.source.steps = [failed, lambda: until(lambda: evening.source.closed)]

    def types() -> None:
        with os.fdopen(writing, "w", encoding="utf-8", buffering=1) as keyboard:
            keyboard.write("play the second\n")
            until(lambda: "Playing the second." in evening.lines.getvalue())
            # Much longer than a person who speaks would have.
            time.sleep(3 * MOMENT)
            keyboard.write("no\n")

    threading.Thread(target=types, daemon=True).start()
    lines = evening.run()
    assert any(WORDS.say("taken-back", prompt="").strip() in line for line in lines), lines
    assert evening.turn == 0


def test_what_was_read_back_is_carried_out_before_somebody_leaves(tmp_path: Path) -> None:
    # As by Ctrl+D at a terminal, or if a server ends: nobody can take it back any more.
    steps: list[Step] = ["play the first", Told("Playing the first."), LeaveAsked()]
    evening = Evening(tmp_path, steps, pace=Pace(waits=True, moment=60.0))
    lines = evening.run()
    assert lines[-1] == "table: " + WORDS.say("saved")
    assert evening.turn == 1


# Cutting short


class Listening(Speaker):
    """A real speaker that remembers what it was told to cut."""

    def __init__(self, lines: io.StringIO) -> None:
        super().__init__(TextRoute(), lines=lines, names=NAMES)
        self.hushed: list[tuple[int | None, bool]] = []

    def hush(self, audience: int | None, *, news: bool = False) -> None:
        self.hushed.append((audience, news))
        super().hush(audience, news=news)


def hushed_by(folder: Path, steps: list[Step]) -> list[tuple[int | None, bool]]:
    """Play these steps at a table of two, where everybody reads; return what was cut."""
    lines = io.StringIO()
    speaker = Listening(lines)
    events: queue.SimpleQueue[object] = queue.SimpleQueue()
    table = Table(
        Choices("en", "hanabi", count=2, names=NAMES),
        GAMES,
        folder=folder,
        new_seed=lambda: 1,
        ears=SpeakerEars(speaker),
    )
    pace = Pace(waits=False)
    session = Session(table, speaker, Script(steps), pace, events=events, undelivered=print)
    session.run(table.deal_now())
    table.close()
    return speaker.hushed


def test_the_next_words_cut_answers_and_stop_cuts_the_news_as_well(tmp_path: Path) -> None:
    assert hushed_by(tmp_path, [heard("fireworks", seat=1), SpeechStarted(0.0), "stop"]) == [
        # For everyone first, then for the speaker, known by microphone or turn; a 'stop' cuts everyone's.
        (None, False), (1, False),
        (None, False), (0, False), (None, True), (0, True), (1, True),
    ]  # fmt: skip


def test_chatter_cuts_nobodys_answer(tmp_path: Path) -> None:
    chatter = [SpeechStarted(0.0), heard("[unk]"), SpeechStarted(0.0), heard("[unk]", seat=1)]
    assert hushed_by(tmp_path, [heard("what do i know"), *chatter]) == [(None, False), (0, False)]


def test_whoever_spoke_too_early_hears_a_sound_and_a_second_one_only_after_other_words(
    tmp_path: Path,
) -> None:
    said: list[Announcement] = []

    class Remembering(Speaker):
        def say(self, announcement: Announcement) -> None:
            said.append(announcement)
            super().say(announcement)

    speaker = Remembering(TextRoute(), lines=io.StringIO(), names=NAMES)
    events: queue.SimpleQueue[object] = queue.SimpleQueue()
    choices = Choices("en", "hanabi", count=2, names=NAMES)
    table = Table(choices, GAMES, folder=tmp_path, new_seed=lambda: 1, ears=SpeakerEars(speaker))
    steps: list[Step] = [SpeechLost(), SpeechLost(), "fireworks", SpeechLost()]
    session = Session(table, speaker, Script(steps), Pace(False), events=events, undelivered=print)
    session.run(table.deal_now())
    table.close()
    after_the_deal = [one for one in said if one.text == WORDS.say("fireworks-none") or not one.text]
    assert [(one.cue, one.audience) for one in after_the_deal] == [
        (Cue.UNHEARD, None),
        (None, None),
        (Cue.UNHEARD, None),
    ]


def test_a_key_cuts_the_answer_of_the_one_whose_turn_it_is(tmp_path: Path) -> None:
    assert hushed_by(tmp_path, [typed_line("gibberish")])[:2] == [(None, False), (0, False)]


def test_repeat_repeats_the_last_words_to_everyone_and_to_the_current_player(
    tmp_path: Path,
) -> None:
    evening = Evening(tmp_path, ["fireworks", "what do i know", "repeat"])
    lines = evening.run()
    none = "table: " + WORDS.say("fireworks-none")
    nothing = "Anna: " + WORDS.say("know-nothing")
    assert lines[-4:] == [none, nothing, none, nothing]


def test_slower_is_confirmed_until_it_cannot_be_slower(tmp_path: Path) -> None:
    evening = Evening(tmp_path, ["slower"] * 12)
    lines = evening.run()
    assert lines[-12] == "table: " + WORDS.say("slower")
    assert lines[-1] == "table: " + WORDS.say("slowest")


def test_a_seat_is_reached_as_the_speaker_can_reach_it() -> None:
    speaker = Speaker(TextRoute(), {"Petr": NoRoute()}, names=NAMES, lines=io.StringIO())
    ears = SpeakerEars(speaker)
    assert ears.reach(0) is Reach.YES
    assert ears.reach(1) is Reach.NO


def test_the_microphone_is_open_while_nothing_sounds() -> None:
    speaker = Speaker(TextRoute(), names=NAMES, lines=io.StringIO())
    speaker.say(Announcement(None, "Hello.", "en", Kind.NEWS))
    assert ListeningGate(speaker).open
    assert ListeningGate(speaker, headset=True).open


def test_a_question_in_a_script_comes_after_the_action_before_it(tmp_path: Path) -> None:
    lines = "play the first\nwhose turn is it\n"
    told = subprocess.run(
        [
            sys.executable, "-m", "voice_hanabi", "--lang", "en", "--players", "Anna", "Petr", "--seed", "1",
            "--input", "keyboard", "--output", "text", "--saves", str(tmp_path),
        ],
        input=lines, capture_output=True, text=True, check=True,
    ).stdout.splitlines()  # fmt: skip
    assert told.index("table: Playing the first.") < told.index("table: Petr's turn.")
