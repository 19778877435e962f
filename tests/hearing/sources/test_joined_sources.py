"""Several sources at once: all are heard, and one that ends or fails leaves the others at the table."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from voice_hanabi.hearing.phrases import PhraseGraph, graph_of
from voice_hanabi.hearing.sources.joined import JoinedSources
from voice_hanabi.hearing.sources.sound_input import MicrophoneProblem
from voice_hanabi.hearing.sources.source import Deliver, SourceEnded, SourceEvent, SourceProblem
from voice_hanabi.hearing.utterance import typed_line

WORDS = graph_of(["play the first"])


class Given:
    """A source that a test controls."""

    def __init__(self, problem: MicrophoneProblem | None = None) -> None:
        self.problem = problem
        self.expected: list[tuple[PhraseGraph, bool]] = []
        self.sounding = False
        self.shut = False
        self.heard_until = 0.0
        self.readied = 0
        self.closed = False

    def start(self, deliver: Deliver) -> None:
        if self.problem is not None:
            raise self.problem
        self.deliver = deliver

    def expect(self, phrases: PhraseGraph, later: Iterable[PhraseGraph] = ()) -> None:
        self.expected.append((phrases, bool(tuple(later))))

    @property
    def listens(self) -> bool:
        return True

    def ready(self) -> None:
        self.readied += 1

    def close(self) -> None:
        self.closed = True


def joined(*sources: Given) -> tuple[JoinedSources, list[SourceEvent]]:
    heard: list[SourceEvent] = []
    together = JoinedSources(sources)
    together.start(heard.append)
    return together, heard


def test_whatever_any_source_hears_is_delivered_and_the_end_is_when_all_have_ended() -> None:
    one, other = Given(), Given()
    _, heard = joined(one, other)
    first, second = typed_line("play the first"), typed_line("stop")
    one.deliver(first)
    one.deliver(SourceEnded())
    other.deliver(second)
    assert heard == [first, second]
    other.deliver(SourceEnded())
    assert heard[-1] == SourceEnded()


def test_a_source_that_gives_up_leaves_the_others_at_the_table() -> None:
    one, other = Given(), Given()
    _, heard = joined(one, other)
    one.deliver(SourceProblem("recognizer-failed", {"message": "broken"}, final=True))
    assert heard == [SourceProblem("recognizer-failed", {"message": "broken"})]
    other.deliver(SourceProblem("recognizer-failed", {"message": "too"}, final=True))
    assert heard[-1] == SourceProblem("recognizer-failed", {"message": "too"}, final=True)


def test_a_source_that_cannot_be_started_is_reported_unless_none_can() -> None:
    missing = MicrophoneProblem("microphone-missing", {})
    together, heard = joined(Given(missing), Given())
    assert heard == [SourceProblem("microphone-missing", {})]
    together.close()
    with pytest.raises(MicrophoneProblem):
        joined(Given(missing), Given(missing))
    with pytest.raises(ValueError, match="no source"):
        JoinedSources(())


def test_all_sources_are_told_what_is_expected_and_the_first_prepares_what_comes_later() -> None:
    one, other = Given(), Given()
    together, _ = joined(one, other)
    together.expect(WORDS, (WORDS,))
    together.ready()
    assert one.expected == [(WORDS, True)]
    assert other.expected == [(WORDS, False)]
    assert (one.readied, other.readied) == (1, 1)
    assert not together.sounding
    assert not together.shut
    other.sounding = one.shut = True
    assert together.sounding
    assert together.shut
    together.close()
    assert one.closed
    assert other.closed


def test_sound_is_known_only_as_far_as_the_slowest_source_has_heard() -> None:
    one, other = Given(), Given()
    together, _ = joined(one, other)
    for one.heard_until, other.heard_until in ((7.5, 8.0), (9.0, 8.0)):
        assert together.heard_until == min(one.heard_until, other.heard_until)
    slow = Given()
    slow.heard_until = 1.0
    together.add(slow)
    assert together.heard_until == 1.0


def test_the_end_of_one_is_reported_if_the_others_may_not_hear_anybody_yet() -> None:
    one, other = Given(), Given()
    heard: list[SourceEvent] = []
    JoinedSources((one, other), tell_each_end=True).start(heard.append)
    one.deliver(SourceEnded())
    assert heard == [SourceEnded(others=True)]
    other.deliver(SourceEnded())
    assert heard[1:] == [SourceEnded()]


def test_one_that_was_added_and_removed_again_does_not_hide_the_end() -> None:
    one, added = Given(), Given()
    together, heard = joined(one)
    together.add(added)
    together.remove(added)
    assert added.closed
    one.deliver(SourceProblem("recognizer-failed", {}, final=True))
    (problem,) = heard
    assert isinstance(problem, SourceProblem)
    assert problem.final, "no other source can hear"
