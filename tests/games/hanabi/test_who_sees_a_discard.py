"""One line decides who sees a discarded card: changing it changes everything that is said about the card."""

from __future__ import annotations

import pytest

from voice_hanabi.contract.length import Length
from voice_hanabi.games.hanabi.rules import sight
from voice_hanabi.games.hanabi.rules.actions import ClueRank, Discard
from voice_hanabi.games.hanabi.rules.game import State, apply, new_game
from voice_hanabi.games.hanabi.rules.rulebooks import rules_for
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.games.hanabi.talk.card_words import card_name
from voice_hanabi.games.hanabi.talk.commands import About, Question
from voice_hanabi.games.hanabi.talk.teller import HanabiTeller
from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import LANGUAGES

DISCARDER, WITNESS = 1, 0


def after_a_discard() -> State:
    """Seat 1 has discarded the card that seat 0 saw there; no other card on the table is like it."""
    state = new_game(rules_for("en"), 2, seed=7)
    rank = state.hands[DISCARDER][0].card.rank
    state, _ = apply(state, ClueRank(DISCARDER, rank))
    state, _ = apply(state, Discard(1))
    return state


def told(teller: HanabiTeller, state: State, audience: int | None) -> dict[str, str]:
    """Return everything that a seat, or everyone, is told about a discard, by where it is told."""
    turn = state.history[-1]
    # What everybody may hear about a turn is said aloud, and to nobody alone.
    news = [] if audience is not None else teller.news(None, turn.events, state, Length.FULL, None)
    asked = {about.value: Question(about) for about in (About.LAST, About.HISTORY, About.DISCARDS)}
    answers = {
        name: teller.answer(question, audience, state, Length.FULL, asker=WITNESS)
        for name, question in asked.items()
    }
    lying = () if audience is None else teller.shown(state, audience).groups
    title = teller.wording.say("shown-discards")
    shown = " ".join(card.name for group in lying if group.title == title for card in group.cards)
    return {"news": " ".join(one.text for one in news), **answers, "shown": shown}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_line_decides_who_is_told_about_a_discarded_card(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = after_a_discard()
    (card,) = view(state, None).discards
    teller = HanabiTeller(Wording(language, ("Anna", "Petr"), "hanabi"))
    name = card_name(teller.wording, *card).casefold()
    before = {audience: told(teller, state, audience) for audience in (None, WITNESS)}
    monkeypatch.setattr(sight, "sees_discards", lambda seat: seat == DISCARDER)
    for audience, open_to_all in before.items():
        assert name in open_to_all["news" if audience is None else "shown"].casefold()
        hidden = told(teller, state, audience)
        assert not [place for place, said in hidden.items() if name in said.casefold()], hidden
        assert not [place for place, said in hidden.items() if said and said == open_to_all[place]], hidden
    assert view(state, DISCARDER).discards == (card,)
    assert view(state, WITNESS).discards == ()
