"""Answers to questions: who gave a clue, who misplayed, which card is the oldest, why no clue is possible."""

from __future__ import annotations

import pytest
from evening import LANGUAGES, PLAYERS
from hanabi_playing import dealt

from voice_hanabi.cli.understand import at_table
from voice_hanabi.contract.length import Length
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.rules.actions import ClueRank, Play
from voice_hanabi.games.hanabi.rules.events import Tile
from voice_hanabi.games.hanabi.rules.game import State, apply, new_game
from voice_hanabi.games.hanabi.rules.rulebooks import rules_for
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.games.hanabi.talk.answers import Answerer
from voice_hanabi.games.hanabi.talk.commands import About, Question
from voice_hanabi.games.hanabi.talk.who_did import MISPLAYED, NO_CLUE, TOLD_ME
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.language.wording import Wording
from voice_hanabi.understanding.interpreter import interpreter_of

ASKED = {
    "en": {
        TOLD_ME: ("who told me that", "who gave me that clue"),
        MISPLAYED: ("who made the mistakes", "whose strikes are these"),
        NO_CLUE: ("why can't I give that clue",),
        "oldest": ("which card is the oldest", "which one have I had longest"),
        "help": ("what now", "what can I do now"),
    },
    "cs": {
        TOLD_ME: ("kdo mi to řekl", "kdo mi dal tu nápovědu"),
        MISPLAYED: ("kdo udělal ty chyby", "čí jsou ty chyby"),
        NO_CLUE: ("proč nemůžu dát tu nápovědu",),
        "oldest": ("která karta je nejstarší", "kterou mám nejdéle"),
        "help": ("co teď", "co můžu teď udělat"),
    },
    "pl": {
        TOLD_ME: ("kto mi to powiedział", "kto dał mi tę podpowiedź"),
        MISPLAYED: ("kto popełnił błędy", "czyje są te pomyłki"),
        NO_CLUE: ("dlaczego nie mogę dać tej podpowiedzi",),
        "oldest": ("która karta jest najstarsza", "którą mam najdłużej"),
        "help": ("co teraz", "co mogę teraz zrobić"),
    },
    "da": {
        TOLD_ME: ("hvem sagde det til mig", "hvem gav mig det hint"),
        MISPLAYED: ("hvem lavede fejlene", "hvis fejl er det"),
        NO_CLUE: ("hvorfor må jeg ikke give det hint",),
        "oldest": ("hvilket kort er ældst", "hvilket har jeg haft længst"),
        "help": ("hvad nu", "hvad kan jeg gøre nu"),
    },
}
MEANT = {
    TOLD_ME: {"type": "question", "about": "history", "topic": TOLD_ME},
    MISPLAYED: {"type": "question", "about": "history", "topic": MISPLAYED},
    NO_CLUE: {"type": "question", "about": "rule", "topic": NO_CLUE},
    "oldest": {"type": "question", "about": "my-card", "slot": "oldest"},
    "help": {"type": "question", "about": "help"},
}


def _misplayed() -> State:
    """Anna has given the second player a clue, but that player plays another card, which doesn't fit."""
    dealt = (new_game(rules_for("pl"), 3, seed) for seed in range(50))
    begun = next(one for one in dealt if one.hands[1][0].card.rank > 1)
    told, _ = apply(begun, ClueRank(1, begun.hands[1][1].card.rank))
    state, _ = apply(told, Play(1))
    return state


def _answer(language: str, state: State, question: Question, seat: int) -> str:
    wording = Wording(language, PLAYERS[language][:3], "hanabi")
    return Answerer(wording).answer(question, view(state, seat), Length.NORMAL, seat)


@pytest.mark.by_turns
@pytest.mark.parametrize(
    ("language", "meant", "text"),
    [(one, meant, text) for one in LANGUAGES for meant, texts in ASKED[one].items() for text in texts],
)
def test_each_is_asked_in_people_s_own_words(language: str, meant: str, text: str) -> None:
    names = PLAYERS[language][:3]
    made = at_table(interpreter_of(HANABI, language, names), HANABI.situations.turn, typed_line(f"{text}?"))
    assert made.command is not None
    assert (HANABI.canonical(made.command, names), made.sure) == (MEANT[meant], True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_gave_the_last_clue_is_told_to_whom_it_was_given(language: str) -> None:
    state, asked = _misplayed(), Question(About.HISTORY, topic=TOLD_ME)
    assert PLAYERS[language][0] in _answer(language, state, asked, 1)
    assert PLAYERS[language][0] in _answer(language, state, Question(About.HISTORY, slot=2, topic=TOLD_ME), 1)
    nothing = Wording(language, PLAYERS[language][:3], "hanabi").say("you-were-told-nothing")
    assert _answer(language, state, asked, 2) == nothing


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_made_the_strikes_is_told_with_the_card(language: str) -> None:
    state, asked = _misplayed(), Question(About.HISTORY, topic=MISPLAYED)
    assert _answer(language, state, asked, 0).startswith(PLAYERS[language][1])
    begun = new_game(rules_for("pl"), 3, 1)
    none = Wording(language, PLAYERS[language][:3], "hanabi").say("strikes-answer", strikes=0)
    assert _answer(language, begun, asked, 0) == none


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lack_of_tokens_is_given_as_the_reason_why_no_clue_is_possible(language: str) -> None:
    state, asked = new_game(rules_for("pl"), 3, 1), Question(About.RULE, topic=NO_CLUE)
    say = Wording(language, PLAYERS[language][:3], "hanabi").say
    assert _answer(language, state, asked, 0).startswith(say("rule-clue", allowed="yes")[:10])
    while state.clue_tokens:
        seat = (state.current + 1) % 3
        state, _ = apply(state, ClueRank(seat, state.hands[seat][0].card.rank))
    assert (
        _answer(language, state, asked, state.current).casefold() == say("cannot-no-clue-tokens").casefold()
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clue_that_is_a_reward_needs_no_token(language: str) -> None:
    state = dealt(rules_for("pl", ["tiles"]), ["R5 W1", "W1 G1", "Y1"], tiles=[3, 1, 2, 4, 5, 6])
    state, _ = apply(state._replace(fireworks=(4, 0, 0, 0, 0), clue_tokens=0), Play(1))
    assert (state.pending, state.clue_tokens) == (Tile.COLOUR_CLUE, 0)
    lacking = Wording(language, PLAYERS[language][:3], "hanabi").say("cannot-no-clue-tokens")
    answer = _answer(language, state, Question(About.RULE, topic=NO_CLUE), 0)
    assert answer
    assert lacking.casefold() not in answer.casefold()
