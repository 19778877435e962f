"""Codes for somebody's own place: good once, only the newest, and whatever its owner is called by then."""

from __future__ import annotations

import pytest

from voice_hanabi.serving.invitation import Invitation


@pytest.fixture
def invitation() -> Invitation:
    return Invitation("hanabi.example.org")


def test_a_code_for_a_place_is_good_once(invitation: Invitation) -> None:
    code = invitation.code_for("Petr")
    assert invitation.has_digits(code)
    assert invitation.place_of(code) == "Petr"
    assert invitation.place_of(code) is None
    assert not invitation.has_digits(code)


def test_a_newer_code_takes_the_place_of_the_older_one_of_the_same_person(invitation: Invitation) -> None:
    eva, old, new = invitation.code_for("Eva"), invitation.code_for("Petr"), invitation.code_for("Petr")
    assert invitation.place_of(old) is None
    assert invitation.place_of(new) == "Petr"
    assert invitation.place_of(eva) == "Eva"


def test_a_code_leads_to_the_same_place_under_another_name(invitation: Invitation) -> None:
    code, other = invitation.code_for("Petr"), invitation.code_for("Eva")
    invitation.rename("Petr", "Pavel")
    assert invitation.codes == {code: "Pavel", other: "Eva"}
    assert invitation.place_of(code) == "Pavel"


def test_whoever_has_gone_has_no_code_and_the_others_have_theirs(invitation: Invitation) -> None:
    code, other = invitation.code_for("Petr"), invitation.code_for("Eva")
    invitation.forget("Petr")
    assert not invitation.has_digits(code)
    assert invitation.has_digits(other)


def test_what_was_given_away_is_worth_nothing_after_another_is_made(invitation: Invitation) -> None:
    token, code, own = invitation.token, invitation.code, invitation.code_for("Petr")
    invitation.renew()
    assert not invitation.is_link(token)
    assert not invitation.has_digits(code)
    assert invitation.place_of(own) == "Petr", "a place of one's own is not an invitation"
