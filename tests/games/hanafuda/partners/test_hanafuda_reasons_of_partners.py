"""Why a partner moved as it did: the reason, and its sentence for the asker."""

from __future__ import annotations

import pytest
from hanafuda_playing import cards, position
from hanafuda_talking import LANGUAGES, NAMES

from voice_hanabi.contract.partners import Level
from voice_hanabi.games.hanafuda.partners.reasons import REASONS, reason_for
from voice_hanabi.games.hanafuda.rules.actions import Action, Call, Draw, Lay, Look, TakeIntoHand
from voice_hanabi.games.hanafuda.rules.game import Phase, State, options_for
from voice_hanabi.games.hanafuda.rules.view import view
from voice_hanabi.games.hanafuda.rules.yaku import yaku_of
from voice_hanabi.games.hanafuda.talk.partners import explained
from voice_hanabi.language.wording import Wording

KOI_KOI = options_for("koi-koi", 2)
THREE = options_for("koi-koi", 3)
ABOUT_SOMEBODY = {"hinders", "shobu-risk", "koi-koi-safe"}


def said(
    state: State, action: Action, level: Level = Level.USUAL, asker: int = 1, language: str = "en"
) -> str:
    reason = reason_for(view(state, state.current), action, level)
    assert reason.name in REASONS
    names = NAMES[: state.players]
    return explained(reason, view(state, asker), Wording(language, names, "hanafuda")).replace("\xa0", " ")


def laid(card: str, takes: str | None = None) -> Lay:
    return Lay(cards(card)[0], None if takes is None else cards(takes)[0])


def at_call(captured: tuple[str, str], hand: str = "05-kasu1 06-kasu1 02-kasu1", **changes: object) -> State:
    mine = yaku_of(cards(captured[0]), KOI_KOI, 1)
    return position(
        KOI_KOI, (hand, "04-kasu1"), captured=captured, phase=Phase.CALL, yaku=(mine, ()), **changes
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(language: str) -> None:
    wording = Wording(language, NAMES, "hanafuda")
    for name in REASONS:
        assert wording.has(f"why-{name}")
        assert wording.has(f"why-{name}-you") == (name in ABOUT_SOMEBODY)


def test_a_card_that_brings_a_yaku_near() -> None:
    state = position(KOI_KOI, ("07-kasu1", "01-tan"), "07-tane", captured=("06-tane 06-kasu1", ""))
    action = laid("07-kasu1")
    assert said(state, action) == "I took the boar: now I need only the deer for inoshikacho."
    assert said(state, action, language="cs") == "Beru divočáka: na inošikačó mi už chybí jen jelen."
    assert said(state, action, language="pl") == "Biorę dzika: do inoshikacho jeszcze tylko jeleń."
    assert said(state, action, language="da") == (
        "Jeg tog vildsvinet: nu mangler jeg kun hjorten til inoshikacho."
    )
    assert said(state, action, Level.COMPANION) == (
        "I took the boar with the plain bush clover: they're of one month."
    )


def test_a_card_that_makes_a_yaku() -> None:
    state = position(
        KOI_KOI, ("07-kasu1", "01-tan"), "07-tane", captured=("06-tane 06-kasu1 10-tane 10-kasu1", "")
    )
    assert said(state, laid("07-kasu1")) == "I took the boar: that makes inoshikacho."
    assert said(state, laid("07-kasu1"), language="cs") == "Beru divočáka a mám inošikačó."


def test_a_card_that_is_kept_from_somebody() -> None:
    state = position(
        THREE,
        ("08-kasu1", "01-tan", "02-tan"),
        "08-hikari",
        captured=("", "", "01-hikari 01-kasu1 03-hikari 03-kasu1"),
    )
    assert said(state, laid("08-kasu1"), asker=2) == "I took the moon to keep sanko from you."
    assert said(state, laid("08-kasu1"), asker=1) == "I took the moon to keep sanko from Eva."
    assert said(state, laid("08-kasu1"), asker=1, language="cs") == "Beru měsíc, ať Evě nevyjde sankó."
    assert said(state, laid("08-kasu1"), asker=1, language="pl") == (
        "Biorę księżyc, żeby sanko nie wyszło Evie."
    )


def test_a_card_that_takes_nothing() -> None:
    state = position(
        KOI_KOI,
        ("12-kasu1 07-tane 04-kasu1", "01-tan"),
        "01-kasu1",
        captured=("04-tan 04-kasu2 04-tane 05-tan", ""),
    )
    assert said(state, laid("12-kasu1")) == "I played the plain paulownia: it gives little away."
    assert said(state, laid("07-tane")) == "I played the boar: some card has to be played."
    assert said(state, laid("04-kasu1")) == "I played the plain wisteria: nobody can take it any more."


def test_shobu() -> None:
    mine = "07-tane 06-tane 10-tane"
    near = at_call((mine, "01-hikari 03-hikari 01-kasu1 03-kasu1"))
    assert said(near, Call(koi_koi=False)) == "I called shobu: you need only one more bright for sanko."
    assert said(near, Call(koi_koi=False), language="cs") == (
        "Říkám šóbu: na sankó ti už chybí jen jedno světlo."
    )
    assert said(at_call((mine, "")), Call(koi_koi=False)) == "I called shobu: five points will do."
    late = at_call((mine, ""), hand="05-kasu1")
    assert said(late, Call(koi_koi=False)) == "I called shobu: I have few cards left."


def test_koi_koi() -> None:
    mine = "07-tane 06-tane 10-tane"
    far = at_call((mine, ""))
    assert said(far, Call(koi_koi=True)) == "I called koi-koi: you need three more cards."
    assert said(far, Call(koi_koi=True), language="cs") == "Říkám koi-koi: tobě chybí ještě tři karty."
    assert said(far, Call(koi_koi=True), language="pl") == "Mówię koi-koi: tobie brakuje jeszcze trzech kart."
    near = at_call((f"{mine} 01-tan 02-tan", ""))
    assert said(near, Call(koi_koi=True)) == "I called koi-koi: I need only the cherry ribbon for akatan."
    risky = at_call((mine, "01-hikari 03-hikari"))
    assert said(risky, Call(koi_koi=True)) == (
        "I called koi-koi: if nobody calls shobu, I get the dealer's six points."
    )


def test_the_stock() -> None:
    options = options_for("hanafuda", 2, look_first=True)
    state = position(options, ("07-kasu1", "01-tan"), "07-tane 01-hikari", "01-kasu1", phase=Phase.DRAW)
    assert said(state, Look()) == "I looked first, since it costs nothing."
    assert said(state, Draw()) == "I drew the card to play it."
    assert said(state, TakeIntoHand()) == "I kept the card for later."
    state = position(options, ("07-kasu1", "01-tan"), "07-tane")
    assert said(state, laid("07-kasu1")) == "I took the boar: with my own card that's eleven points."
