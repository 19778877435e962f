"""An evening's run: when an action is carried out, what happens when an ear fails, and who is told what.

Time is what is tested here, so the source is a script with pauses, and the moment is short. The speaker
and the table are real ones.
"""

from __future__ import annotations

import io
import queue
import re
import threading
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.sources import Deliver, SourceEnded, SourceEvent, SourceProblem, SpeechStarted
from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.session import SHORTEST_WORD, Pace, Session, SpeakerEars, SpeakerGate, TableRecognizer
from voice_hanabi.speaking.announcement import Announcement, Kind
from voice_hanabi.speaking.reasons import Missing, Reason, Undelivered
from voice_hanabi.speaking.routes import NoRoute, Route, TextRoute
from voice_hanabi.speaking.speaker import Speaker
from voice_hanabi.table.conversation import Confirm, Reach
from voice_hanabi.table.journal import read_journal, saved_games
from voice_hanabi.table.setting_up import Choices
from voice_hanabi.table.table import Table
from voice_hanabi.table.wording import Wording

MOMENT = 0.3
NAMES = ("Anna", "Petr")
WORDS = Wording("en", NAMES)


def heard(text: str, seat: int | None = None) -> Utterance:
    return Utterance((Alternative(text),), seat=seat)


Step = float | str | SourceEvent | Undelivered
"""A pause in seconds, a sentence, or something else that happens."""


class Script:
    """A source that goes through its steps in a thread of its own, as a microphone does."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self.steps = steps
        self.expected: list[PhraseGraph] = []
        self.later: tuple[PhraseGraph, ...] = ()
        self.readied = 0
        self.sounding = False
        self.shut = False
        self.closed = False

    def start(self, deliver: Deliver) -> None:
        threading.Thread(target=self._run, args=(deliver,), daemon=True).start()

    def expect(self, phrases: PhraseGraph, later: Sequence[PhraseGraph] = ()) -> None:
        self.expected.append(phrases)
        self.later = tuple(later)

    def ready(self) -> None:
        self.readied += 1

    def close(self) -> None:
        self.closed = True

    def _run(self, deliver: Deliver) -> None:
        for step in self.steps:
            if isinstance(step, float):
                time.sleep(step)
            elif isinstance(step, str):
                deliver(heard(step))
            else:
                deliver(step)  # type: ignore[arg-type]
        time.sleep(0.1)
        if not self.closed:
            deliver(SourceEnded())


class Evening:
    """A session with a script, and what was printed for each audience."""

    def __init__(
        self,
        folder: Path,
        steps: Sequence[Step],
        *,
        pace: Pace | None = None,
        confirm: Confirm = Confirm.ANNOUNCE,
        ears: dict[str, Route] | None = None,
        names: tuple[str, ...] = NAMES,
        language: str = "en",
    ) -> None:
        self.lines = io.StringIO()
        self.problems: list[object] = []
        self.languages: list[str] = []
        self.missing: list[Missing] = []
        self.source = Script(steps)
        events: queue.SimpleQueue[object] = queue.SimpleQueue()
        self.speaker = Speaker(TextRoute(), ears, undelivered=events.put, lines=self.lines)
        self.speaker.set_seats(names)
        self.folder = folder
        self.table = Table(
            Choices(language, count=len(names) or None, names=names),
            folder=folder,
            new_seed=lambda: 3,
            ears=SpeakerEars(self.speaker, self.missing.append),
            confirm=confirm,
        )
        self.session = Session(
            self.table,
            self.speaker,
            self.source,
            pace or Pace(waits=True, moment=MOMENT),
            events=events,
            undelivered=self.problems.append,
            language_changed=self.languages.append,
        )

    def run(self) -> list[str]:
        opening = self.table.deal_now() if self.table.conversation.names else self.table.begin()
        self.session.run(opening)
        self.table.close()
        self.speaker.close()
        return self.lines.getvalue().splitlines()

    @property
    def turn(self) -> int:
        return read_journal(next(saved_games(self.folder))).state.turn


def place_of(lines: list[str], part: str) -> int:
    return next(place for place, line in enumerate(lines) if part in line)


def test_an_action_that_was_read_back_is_carried_out_after_its_moment_of_silence(tmp_path: Path) -> None:
    evening = Evening(tmp_path, ["play the first", 3 * MOMENT, "whose turn is it"])
    lines = evening.run()
    read_back = place_of(lines, WORDS.say("will-play", player="Anna", slot=1))
    carried_out = place_of(lines, WORDS.say("turn-of", player="Petr"))
    asked = len(lines) - 1
    assert read_back < carried_out < asked
    assert lines[asked] == "table: " + WORDS.say("turn-answer", player="Petr")
    assert evening.turn == 1


@pytest.mark.parametrize("refusal", ["no", "stop", "take it back"])
def test_a_no_within_the_moment_takes_it_back(tmp_path: Path, refusal: str) -> None:
    evening = Evening(tmp_path, ["play the first", MOMENT / 3, refusal, 2 * MOMENT])
    lines = evening.run()
    assert lines[-1] == "table: " + WORDS.say("taken-back", player="Anna")
    assert evening.turn == 0


def test_a_no_after_the_moment_is_too_late(tmp_path: Path) -> None:
    evening = Evening(tmp_path, ["play the first", 3 * MOMENT, "take it back"])
    assert evening.run()[-1] == "table: " + WORDS.say("too-late")
    assert evening.turn == 1


def read_back_as_a_question(slot: int) -> str:
    read_back = WORDS.say("will-play", player="Anna", slot=slot).rstrip(".")
    return "table: " + WORDS.say("yes-or-no", sentence=read_back)


def test_the_moment_is_longer_while_somebody_speaks(tmp_path: Path) -> None:
    evening = Evening(tmp_path, ["play the first", 3 * MOMENT, "no", 2 * MOMENT])
    evening.source.sounding = True
    assert evening.run()[-1] == "table: " + WORDS.say("taken-back", player="Anna")
    assert evening.turn == 0


def test_the_moment_counts_from_when_the_microphone_is_open(tmp_path: Path) -> None:
    evening = Evening(tmp_path, ["play the first", 3 * MOMENT, "no", 2 * MOMENT])
    evening.source.shut = True
    assert evening.run()[-1] == "table: " + WORDS.say("taken-back", player="Anna")
    assert evening.turn == 0


def sounds_for(evening: Evening, seconds: float) -> None:
    """Let a voice sound that long from a moment after the action was read back."""

    def sound() -> None:
        time.sleep(MOMENT / 2)
        evening.source.sounding = True
        time.sleep(seconds)
        evening.source.sounding = False

    threading.Thread(target=sound, daemon=True).start()


def test_a_voice_of_which_nothing_is_understood_makes_the_table_ask(tmp_path: Path) -> None:
    evening = Evening(tmp_path, ["play the first", 6 * MOMENT])
    sounds_for(evening, 2 * SHORTEST_WORD)
    assert evening.run()[-1] == read_back_as_a_question(1)
    assert evening.turn == 0


def test_a_click_is_no_voice(tmp_path: Path) -> None:
    evening = Evening(tmp_path, ["play the first", 6 * MOMENT])
    sounds_for(evening, SHORTEST_WORD / 4)
    evening.run()
    assert evening.turn == 1


def test_what_was_said_in_the_moment_and_stays_unknown_makes_the_table_ask(tmp_path: Path) -> None:
    for place, (answer, turn) in enumerate({"no": 0, "yes": 1}.items()):
        evening = Evening(tmp_path / str(place), ["play the first", "[unk]", 3 * MOMENT, answer, MOMENT])
        assert read_back_as_a_question(1) in evening.run()
        assert evening.turn == turn
    silent = Evening(tmp_path / "silent", ["play the first", "[unk]", 3 * MOMENT])
    assert silent.run()[-1] == read_back_as_a_question(1)
    assert silent.turn == 0


def test_a_no_at_the_head_brings_another_action_with_a_moment_of_its_own(tmp_path: Path) -> None:
    steps = ["play the first", MOMENT / 3, "no the second", MOMENT / 3, "no wait", 2 * MOMENT]
    lines = Evening(tmp_path, steps).run()
    assert lines[-3:] == [
        "table: " + WORDS.say("will-play", player="Anna", slot=1),
        "table: " + WORDS.say("will-play", player="Anna", slot=2),
        "table: " + WORDS.say("taken-back", player="Anna"),
    ]


def test_for_a_script_the_next_line_is_the_moments_end(tmp_path: Path) -> None:
    started = time.monotonic()
    steps = ["play the first", "play the first", "play the second", "no", "play the second"]
    evening = Evening(tmp_path, steps, pace=Pace(waits=False, moment=60.0))
    evening.run()
    # The end of the input carries out what was read back last.
    assert read_journal(next(saved_games(tmp_path))).state.strikes == 3
    assert time.monotonic() - started < 30


def test_with_a_yes_asked_for_no_moment_carries_anything_out(tmp_path: Path) -> None:
    evening = Evening(tmp_path, ["play the first", 3 * MOMENT], confirm=Confirm.ASK)
    evening.run()
    assert evening.turn == 0
    other = Evening(tmp_path / "other", ["play the first", "yes"], confirm=Confirm.ASK)
    other.run()
    assert other.turn == 1


def test_never_carries_it_out_at_once(tmp_path: Path) -> None:
    evening = Evening(tmp_path, ["play the first", "no"], confirm=Confirm.NEVER)
    evening.run()
    assert evening.turn == 1


def test_leaving_ends_the_run_before_the_input_does(tmp_path: Path) -> None:
    evening = Evening(tmp_path, ["save and leave", "play the first", 0.2, "play the first"])
    assert evening.run()[-1] == "table: " + WORDS.say("saved")
    assert evening.turn == 0


def test_leaving_within_the_moment_carries_the_action_out_first(tmp_path: Path) -> None:
    evening = Evening(tmp_path, ["play the first", "save and leave"])
    assert evening.run()[-1] == "table: " + WORDS.say("saved")
    assert evening.turn == 1


# What the source is told


def test_the_source_is_told_what_to_expect_when_that_changes_and_only_then(tmp_path: Path) -> None:
    evening = Evening(tmp_path, ["fireworks", "score", "play", "two", 2 * MOMENT], names=NAMES)
    evening.run()
    listener = evening.table.listener
    kinds = [len(phrases.arcs) for phrases in evening.source.expected]
    assert len(kinds) == 4, "the turn, the place of the card, corrections of what waits, and the turn again"
    assert kinds[2] > kinds[0] == kinds[3] > kinds[1]
    assert evening.source.expected[0] == listener.phrases(evening.table.expectation)
    prepared = {len(phrases.arcs) for phrases in evening.source.later}
    assert kinds[1] in prepared, "the answer is foreseen"
    assert evening.source.readied >= 5


def test_a_change_of_language_opens_another_recogniser(tmp_path: Path) -> None:
    evening = Evening(tmp_path, ["polish", 0.1, "dwóch"], names=())
    lines = evening.run()
    assert evening.languages == ["pl"]
    assert lines[-1] == "table: " + " ".join(
        [Wording("pl").say("heard-count", count=2), Wording("pl").say("ask-names")]
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
    assert [model.prepared for model in opened] == [0, 1], "nothing is prepared for a model that is to go"
    utterance = recognizer.accept(b"")
    assert utterance is not None
    assert utterance.text == "da"


# What does not work


def test_an_ear_that_fails_is_said_aloud_once_and_nothing_private_with_it(tmp_path: Path) -> None:
    lost = Undelivered(1, Reason.DEVICE_LOST, {"device": "Earbud"})
    evening = Evening(tmp_path, [lost, lost, 0.1, lost, "fireworks"])
    lines = evening.run()
    told = "table: " + WORDS.say("private-lost", player="Petr")
    assert lines.count(told) == 1
    public = [line for line in lines if line.startswith("table: ")]
    assert not any(re.search(r"drew|Anna has|Petr has", line) for line in public)
    assert evening.problems == []


def test_what_everyone_should_have_heard_and_did_not_is_a_problem_to_be_told(tmp_path: Path) -> None:
    lost = Undelivered(None, Reason.DEVICE_LOST, {"device": "Loudspeaker"})
    stranger = Undelivered(4, Reason.NO_EAR)
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


def test_an_ear_that_was_asked_for_and_is_nobodys_is_told_once(tmp_path: Path) -> None:
    evening = Evening(tmp_path, ["new game", "yes", "yes"], ears={"Karel": TextRoute()})
    evening.run()
    assert evening.missing == [Missing(Reason.NO_SUCH_SEAT, {"seat": "Karel"})]


def test_a_source_that_gives_up_is_said_aloud_and_typing_takes_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = io.TextIOWrapper(io.BytesIO(b"play the second\n"), encoding="utf-8")
    monkeypatch.setattr("sys.stdin", typed)
    gone = SourceProblem("microphone-lost", {"device": "USB"})
    given_up = SourceProblem("recognizer-failed", {"message": "no memory"}, final=True)
    evening = Evening(tmp_path, [gone, "play the first", 2 * MOMENT, given_up])
    lines = evening.run()
    assert "table: " + WORDS.say("microphone-lost", device="USB") in lines
    failed = lines.index("table: " + WORDS.say("recognizer-failed", message="no memory"))
    assert lines[failed + 1] == "table: " + WORDS.say("typing-instead")
    assert evening.turn == 2


# Cutting short


class Listening(Speaker):
    """A real speaker that remembers what it was told to cut."""

    def __init__(self, lines: io.StringIO) -> None:
        super().__init__(TextRoute(), lines=lines, names=NAMES)
        self.hushed: list[tuple[int | None, bool]] = []

    def hush(self, audience: int | None, *, news: bool = False) -> None:
        self.hushed.append((audience, news))
        super().hush(audience, news=news)


def test_the_next_words_cut_answers_and_stop_cuts_the_news_as_well(tmp_path: Path) -> None:
    lines = io.StringIO()
    speaker = Listening(lines)
    events: queue.SimpleQueue[object] = queue.SimpleQueue()
    table = Table(
        Choices("en", count=2, names=NAMES), folder=tmp_path, new_seed=lambda: 1, ears=SpeakerEars(speaker)
    )
    steps: list[Step] = [heard("fireworks", seat=1), SpeechStarted(0.0), "stop"]
    pace = Pace(waits=False)
    session = Session(table, speaker, Script(steps), pace, events=events, undelivered=print)
    session.run(table.deal_now())
    table.close()
    assert speaker.hushed == [
        # Whoever speaks, by their microphone or because it is their turn; anybody; and all for a stop.
        (None, False), (1, False),
        (0, False), (1, False),
        (None, False), (0, False), (None, True), (0, True), (1, True),
    ]  # fmt: skip


def test_repeat_says_again_what_was_said_last_to_everyone_and_to_the_one_whose_turn_it_is(
    tmp_path: Path,
) -> None:
    evening = Evening(tmp_path, ["fireworks", "what do i know", "repeat"])
    lines = evening.run()
    none = "table: " + WORDS.say("fireworks-none")
    nothing = "Anna: " + WORDS.say("know-nothing")
    assert lines[-4:] == [none, nothing, none, nothing]


def test_slower_is_told_until_it_cannot_be_slower(tmp_path: Path) -> None:
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
    assert SpeakerGate(speaker, headset=False).open
    assert SpeakerGate(speaker, headset=True).open
