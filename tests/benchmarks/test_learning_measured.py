"""What a table would have made of a clip: acted on, asked about, taken for something else, or lost."""

from __future__ import annotations

from benchmarks.learnt.learning import CLOSE, came_of
from voice_hanabi.hearing.utterance import Alternative, Evidence, Utterance
from voice_hanabi.hearing.voices.learning import Heard

CLEAR, FAINT, HARDLY = Evidence(50.0, 50.0), Evidence(15.0, 40.0), Evidence(1.0, 40.0)


def heard(evidence: Evidence, *alternatives: tuple[str, float]) -> Utterance:
    return Utterance(tuple(Alternative(*one) for one in alternatives), evidence=evidence)


def test_what_is_clearly_the_likeliest_is_acted_on() -> None:
    verdict, wrong = came_of("three", heard(CLEAR, ("three", 0.0), ("tree", -CLOSE)))
    assert (verdict.heard, wrong) == (Heard.RIGHT, False)
    verdict, wrong = came_of("tree", heard(CLEAR, ("three", 0.0), ("tree", -CLOSE)))
    assert (verdict.heard, wrong) == (Heard.WRONG, True)


def test_what_is_close_or_faint_is_asked_about() -> None:
    for said in ("three", "tree"):
        verdict, wrong = came_of(said, heard(CLEAR, ("three", 0.0), ("tree", -1.0)))
        assert (verdict.heard, wrong) == (Heard.ASKED, False)
    verdict, wrong = came_of("three", heard(FAINT, ("three", 0.0)))
    assert (verdict.heard, wrong) == (Heard.ASKED, False)


def test_what_was_hardly_heard_is_lost_and_nothing_is_done() -> None:
    for utterance in (heard(HARDLY, ("three", 0.0)), heard(CLEAR)):
        verdict, wrong = came_of("three", utterance)
        assert (verdict.heard, wrong) == (Heard.WRONG, False)
    verdict, wrong = came_of("three", heard(FAINT, ("tree", 0.0)))
    assert (verdict.heard, wrong) == (Heard.WRONG, False)
