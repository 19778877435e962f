"""What a table's names mean is added in front of a language's own forms, which all tables share unchanged."""

from __future__ import annotations

from voice_hanabi.language.meanings import Concept, Meanings

RED, PLAYER = Concept("colour", "red"), Concept("player", "Rose")


def test_a_form_can_mean_several_things() -> None:
    meanings = Meanings()
    meanings.add(("rose",), RED)
    meanings.add(("rose",), PLAYER)
    assert meanings.get(("rose",)) == {RED, PLAYER}
    assert meanings.get(("red",)) is None


def test_a_name_is_asked_before_what_lies_behind_it_and_does_not_change_that() -> None:
    language = Meanings()
    language.add(("rose",), RED)
    language.add(("red",), RED)
    table = Meanings(language)
    table.add(("rose",), PLAYER)
    assert table.get(("rose",)) == {RED, PLAYER}
    assert language.get(("rose",)) == {RED}
    assert table.get(("red",)) == {RED}
    assert set(table.own) == {("rose",)}
    assert sorted(table.items()) == [(("red",), {RED}), (("rose",), {RED, PLAYER})]


def test_forms_of_the_same_meanings_share_one_set() -> None:
    language = Meanings()
    language.add(("rose",), RED)
    table = Meanings(language)
    table.add(("rosy",), RED)
    assert table.get(("rosy",)) is language.get(("rose",))


def test_a_copy_without_anything_behind_it_can_lose_forms() -> None:
    language = Meanings()
    language.add(("rose",), RED)
    copied = Meanings(language).alone()
    copied.replace(("rose",), frozenset())
    assert copied.get(("rose",)) is None
    copied.replace(("rose",), frozenset({PLAYER}))
    assert copied.get(("rose",)) == {PLAYER}
    assert language.get(("rose",)) == {RED}
