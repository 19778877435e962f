"""Leaving out a form of the grammars: its effects are noticed, and it is restored.

No grammar contains redundant forms.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from benchmarks.meaning.ablation import Readers, Trial
from benchmarks.meaning.ablation_corpus import Said, corpus
from benchmarks.meaning.grammar_doubles import doubled, unused_parts
from benchmarks.meaning.grammar_lines import Form, forms_of
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.understanding.interpreter import interpreter_of

TAKEN_BACK = Said("hanabi", "Play the third, just kidding")
"""Only one form of `gate.yaml` shows that nothing should be done."""
PLAYED = Said("hanabi", "I'm going to play the third")


@pytest.fixture(autouse=True)
def _grammar_of_its_own() -> Iterator[None]:
    """Clear the cached grammars before and after, so that none with forms left out remains."""
    interpreter_of.cache_clear()
    yield
    interpreter_of.cache_clear()


def form(section: str, name: str, begins: str) -> Form:
    return next(
        one
        for one in forms_of("en")
        if (one.section, one.name) == (section, name) and one.text.startswith(begins)
    )


def test_forms_are_known_by_their_lines() -> None:
    one = form("nothing", "nothing.taken back", "(forget (it")
    assert one.alone
    assert one.path.read_text(encoding="utf-8").splitlines()[one.line - 1].strip() == f'- "{one.text}"'


def test_a_phrase_that_was_left_out_is_put_back() -> None:
    readers, one = Readers("en"), form("nothing", "nothing.taken back", "(forget (it")
    usual = [readers.made(said) for said in (TAKEN_BACK, PLAYED)]
    undone = [grammar.leave_out(one) for grammar in readers.of(one)]
    assert [readers.made(said) for said in (TAKEN_BACK, PLAYED)] != usual
    for undo in undone:
        undo()
    assert [readers.made(said) for said in (TAKEN_BACK, PLAYED)] == usual


def test_a_concepts_form_that_was_left_out_is_put_back() -> None:
    readers, one = Readers("en"), form("concepts", "place", "((in|into|to) third")
    (grammar,) = readers.of(one)
    meaning = grammar.interpreter.meaning
    assert meaning.spot("third's", typed=True)[0].values("place") == (3,)
    undo = grammar.leave_out(one)
    assert not meaning.spot("third's", typed=True)[0].means("place")
    undo()
    assert meaning.spot("third's", typed=True)[0].values("place") == (3,)


def test_forms_that_change_a_sentence_are_kept_and_unused_ones_reported() -> None:
    needed = form("nothing", "nothing.taken back", "(forget (it")
    nowhere = form("nothing", "nothing.later", "(next (time|")
    trial = Trial("en", [TAKEN_BACK, PLAYED])
    for one in (needed, nowhere):
        trial.leave_out(one)
    assert (trial.found.needed, trial.found.unused) == ([needed], [nowhere])


def test_the_sentences_that_use_a_form_are_known() -> None:
    told = Said("hanabi", "Tell Peter about his red cards")
    trial = Trial("en", [PLAYED, TAKEN_BACK, told])
    used = {one.text for one in forms_of("en") if one.section == "concepts" and trial.users(one) == [told]}
    assert any(text.startswith("(tell|") or text == "tell" for text in used)
    assert trial.users(form("nothing", "nothing.taken back", "(forget (it")) == [TAKEN_BACK]


def test_with_no_form_left_out_every_sentence_means_what_it_did() -> None:
    trial = Trial("en", [PLAYED, TAKEN_BACK])
    assert trial.otherwise() == 0
    for grammar in trial.readers.grammars.values():
        grammar.leave_out(form("nothing", "nothing.taken back", "(forget (it"))
    assert trial.otherwise() == 1


@pytest.mark.by_turns("grammars/{language}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_in_the_grammars_stands_twice_or_is_used_by_nothing(language: str) -> None:
    assert [f"{one.place}: {one.text}" for one in doubled(language)] == []
    assert unused_parts(language) == []


def test_every_kind_of_sentence_is_in_the_corpus() -> None:
    sentences = corpus("en", None, quick=True)
    assert {said.game for said in sentences} == {"hanabi", "koi-koi"}
    assert any(said.first for said in sentences)
    assert {"command", "yes-no"} <= {said.expect for said in sentences}
