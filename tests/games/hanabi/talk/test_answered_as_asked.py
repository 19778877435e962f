"""An answer is about what its question names: whose last move, and which discarded card."""

from __future__ import annotations

import pytest

from voice_hanabi.cli.understand import at_table
from voice_hanabi.contract.length import Length
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.rules.actions import ClueRank, Discard, Play
from voice_hanabi.games.hanabi.rules.game import State, apply, new_game
from voice_hanabi.games.hanabi.rules.rulebooks import rules_for
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.games.hanabi.talk.answers import Answerer
from voice_hanabi.games.hanabi.talk.commands import About, Question
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.understanding.interpreter import interpreter_of

NAMES = ("Anna", "Eva", "Jana")


@pytest.fixture
def state() -> State:
    """Anna has told Eva something, and Eva has discarded her first card: it is Jana's turn."""
    begun = new_game(rules_for("da"), 3, 1)
    told, _ = apply(begun, ClueRank(1, 1))
    discarded, _ = apply(told, Discard(1))
    return discarded


def answer(language: str, state: State, question: Question) -> str:
    wording = Wording(language, NAMES, "hanabi")
    return Answerer(wording).answer(question, view(state, None), Length.NORMAL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_move_of_whoever_is_named_is_told(language: str, state: State) -> None:
    last = answer(language, state, Question(About.LAST))
    assert answer(language, state, Question(About.LAST, player=1)) == last
    assert answer(language, state, Question(About.LAST, player=0)).startswith("Anna")
    nothing = Wording(language, NAMES, "hanabi").say("no-turn-yet", player=NAMES[2])
    assert answer(language, state, Question(About.LAST, player=2)) == nothing


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_card_at_the_named_place_of_a_hand_is_told(language: str, state: State) -> None:
    say = Wording(language, NAMES, "hanabi").say
    seen = view(state, 0)
    answerer = Answerer(Wording(language, NAMES, "hanabi"))
    for slot, place in ((3, 3), ("last", 5)):
        card = seen.hands[2][place - 1].card
        assert card is not None
        told = answerer.answer(Question(About.HAND, player=2, slot=slot), seen, Length.NORMAL)
        at = say("card-at", colour=card.suit, value=card.rank, slot=place)
        assert told.casefold() == say("has-hand", player="Jana", cards=at).casefold()
    sixth = answerer.answer(Question(About.HAND, player=2, slot=6), seen, Length.NORMAL)
    assert sixth == say("cannot-no-such-slot", count=5)


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_discards_that_were_asked_about_are_told(language: str, state: State) -> None:
    (card,) = state.discards
    say = Wording(language, NAMES, "hanabi").say
    all_of_them = answer(language, state, Question(About.DISCARDS))
    other = card.rank % 5 + 1
    assert (
        answer(language, state, Question(About.DISCARDS_OF, colour=card.suit, value=card.rank)) == all_of_them
    )
    assert answer(language, state, Question(About.DISCARDS_OF, value=card.rank)) == all_of_them
    none = answer(language, state, Question(About.DISCARDS_OF, colour=card.suit, value=other))
    assert none.casefold() == say("discards-none-card", colour=card.suit, value=other).casefold()
    none = answer(language, state, Question(About.DISCARDS_OF, value=other))
    assert none.casefold() == say("discards-none-value", value=other).casefold()


@pytest.mark.parametrize(
    ("language", "names", "told"),
    [
        ("cs", ("Honza", "Děda", "Eva"), "Honza napovídá Dědovi: "),
        ("cs", ("Honza", "Míla", "Eva"), "Honza napovídá, Míla: "),
        ("pl", ("Anna", "Piotr", "Ewa"), "Anna mówi Piotrowi: "),
        ("pl", ("Anna", "Kelly", "Ewa"), "Anna do Kelly: "),
    ],
)
def test_a_name_that_has_no_case_is_set_apart_from_whoever_told(
    language: str, names: tuple[str, ...], told: str, state: State
) -> None:
    wording = Wording(language, names, "hanabi")
    last = Answerer(wording).answer(Question(About.LAST, player=0), view(state, None), Length.NORMAL)
    assert last.startswith(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_once_a_game_is_over_the_last_events_are_told_with_how_it_ended(language: str) -> None:
    state = new_game(rules_for("da"), 3, 1)
    while state.outcome is None:
        state, _ = apply(state, Play(1))
    told = answer(language, state, Question(About.LAST))
    assert told.endswith(answer(language, state, Question(About.SCORE)))
    assert told != answer(language, state, Question(About.SCORE))


AT_HAND = {
    "en": (
        "how many {} do we have to work with",
        "how many {} are left to spend",
        "how many {} have we got at our disposal",
    ),
    "cs": (
        "kolik {} máme k dispozici",
        "kolik máme k dispozici {}",
        "kolik {} nám zbývá",
    ),
    "pl": (
        "ile {} mamy do dyspozycji",
        "ile mamy {} do wykorzystania",
        "ile {} mamy w zapasie",
    ),
    "da": (
        "hvor mange {} har vi at gøre godt med",
        "hvor mange {} har vi at gøre med",
        "hvor mange {} har vi til rådighed",
    ),
}
"""How people ask what the table still has of something."""

OF_WHAT = {
    "en": {About.TOKENS: ("clues", "hints", "blue tokens"), About.STRIKES: ("lives", "strikes")},
    "cs": {About.TOKENS: ("nápověd", "modrých žetonů"), About.STRIKES: ("chyb",)},
    "pl": {About.TOKENS: ("podpowiedzi", "wskazówek", "niebieskich żetonów"), About.STRIKES: ("pomyłek",)},
    "da": {About.TOKENS: ("vink", "hints", "ledetråde", "blå brikker"), About.STRIKES: ("liv", "fejl")},
}


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_table_has_to_work_with_is_told_and_not_the_rule_of_it(language: str) -> None:
    interpreter = interpreter_of(HANABI, language, NAMES)
    for about, things in OF_WHAT[language].items():
        for said in (way.format(thing) for way in AT_HAND[language] for thing in things):
            made = at_table(interpreter, HANABI.situations.turn, typed_line(said))
            assert (made.command, made.sure) == (Question(about), True), said


AT_FIRST = {
    "da": (
        "hvor mange kort starter man med",
        "hvor mange kort har man at begynde med",
        "hvor mange vink begynder vi med",
    ),
}


@pytest.mark.parametrize("language", AT_FIRST)
def test_what_one_begins_with_is_a_rule(language: str) -> None:
    interpreter = interpreter_of(HANABI, language, NAMES)
    for said in AT_FIRST[language]:
        made = at_table(interpreter, HANABI.situations.turn, typed_line(said))
        assert isinstance(made.command, Question), said
        assert made.command.about is About.RULE, said
