"""'Why did Tom tell me that?' is answered about that very clue: who gave it, and to whom, as was asked."""

from __future__ import annotations

from pathlib import Path

import pytest
from in_each_language import each_language
from test_partners import Partnered, chosen

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.partners import Chosen, Level, Reason
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.rules.actions import Action, ClueColour, ClueRank, Discard, Play
from voice_hanabi.games.hanabi.rules.events import ClueGiven
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.table.playing.partners import Moved
from voice_hanabi.table.saving.journal import read_journal

ANNA, HER, HIM = range(3)
NAMES = {
    "en": ("Anna", "Jane", "Tom"),
    "cs": ("Anna", "Lenka", "Tomáš"),
    "pl": ("Anna", "Kasia", "Tomek"),
    "da": ("Anna", "Freja", "Søren"),
}
"""The asker and two computers."""
HE_ME = {
    "en": [
        "why did Tom tell me that",
        "Tom, why did you tell me that?",
        "and why did Tom give me that clue then",
    ],
    "cs": ["proč mi to Tomáš řekl", "Tomáši, proč jsi mi to řekl?", "a proč mi to vlastně řekl Tomáš"],
    "pl": [
        "dlaczego Tomek mi to powiedział",
        "Tomku, czemu mi to powiedziałeś?",
        "a czemu mi to Tomek mówił",
    ],
    "da": [
        "hvorfor sagde Søren det til mig",
        "Søren, hvorfor gav du mig det hint?",
        "hvorfor fortalte Søren mig det",
    ],
}
YOU_ME = {
    "en": ["why did you tell me that", "so why did you tell me that then"],
    "cs": ["proč jsi mi to řekl", "proč mi to řekla"],
    "pl": ["dlaczego mi to powiedziałaś", "czemu mi to mówisz"],
    "da": ["hvorfor sagde du det til mig", "hvorfor har du fortalt mig det"],
}
HE_HER = {
    "en": ["why did Tom tell Jane that", "Tom, why did you tell her that?"],
    "cs": ["proč to Tomáš řekl Lence", "proč jí to Tomáš řekl"],
    "pl": ["dlaczego Tomek powiedział to Kasi", "Tomku, dlaczego jej to powiedziałeś?"],
    "da": ["hvorfor sagde Søren det til Freja", "Søren, hvorfor sagde du det til hende?"],
}
HE_SAID = {
    "en": ["why did Tom say that", "Tom, why did you say that?"],
    "cs": ["proč to Tomáš řekl", "Tomáši, proč jsi to říkal?"],
    "pl": ["dlaczego Tomek to powiedział", "Tomku, czemu to powiedziałeś?"],
    "da": ["hvorfor sagde Søren det", "Søren, hvorfor siger du det?"],
}


def dealt(folder: Path, language: str, people: int = 1) -> Partnered:
    names = NAMES[language]
    evening = Partnered(folder, chosen(language, names[:people], names[people:]))
    evening.take(evening.table.deal_now())
    return evening


def does(evening: Partnered, action: Action) -> None:
    """Let whoever is to move do something, a computer with the reason that it would have."""
    playing = evening.playing
    state, partners = playing.state, playing.partners
    if state.current in partners:
        reason = partners._seated[state.current].reason(state, action)
        partners.moves.append(Moved(state.current, Chosen(action, reason), state.turn))
    evening.take(playing.carry_out(action))


def clue(evening: Partnered, target: int, number: int = 0) -> Action:
    """Return one of the clues that the player to move may give to somebody."""
    legal = view(evening.playing.state, evening.playing.state.current).legal
    clues = [one for one in legal if isinstance(one, ClueColour | ClueRank) and one.target == target]
    return clues[number % len(clues)]


def of_last(evening: Partnered, giver: int | None, target: int | None) -> str | None:
    """Return the reason of the last clue by somebody to somebody, found in what happened."""
    playing = evening.playing
    shown = view(playing.state, ANNA)
    clues = [
        place
        for place, (_, event) in enumerate(shown.history)
        if isinstance(event, ClueGiven)
        and event.giver != ANNA
        and giver in (None, event.giver)
        and target in (None, event.target)
    ]
    if not clues:
        return None
    plain = playing.partners.level is Level.COMPANION
    reason = Reason("", {"happened": clues[-1], "plain": plain, "people": playing.partners.people})
    return playing.teller.explained(reason, ANNA, playing.state)


def answers(evening: Partnered, questions: list[str]) -> set[str]:
    return {text for question in questions for text in evening.type(question)}


def check(evening: Partnered, language: str) -> None:
    """Ask in every way, and compare what is explained with what happened."""
    nothing = evening.playing.conversation.wording.say("why-not-done")
    asked = ((HE_ME, HIM, ANNA), (YOU_ME, None, ANNA), (HE_HER, HIM, HER))
    for questions, giver, target in asked:
        expected = of_last(evening, giver, target) or nothing
        assert answers(evening, questions[language]) == {expected}, questions[language]


@pytest.mark.by_turns
@each_language
def test_the_clue_is_explained_that_was_asked_about(tmp_path: Path, language: str) -> None:
    evening = dealt(tmp_path, language)
    moves = [
        *(("clue", HIM), ("clue", HIM), ("clue", HER)),
        *(("clue", HER), ("clue", ANNA), ("discard", 0)),
        *(("discard", 0), ("discard", 0), ("clue", ANNA)),
        *(("discard", 0), ("clue", ANNA), ("clue", HER)),
        *(("discard", 0), ("discard", 0), ("discard", 0)),
    ]
    for number, (deed, target) in enumerate(moves):
        does(evening, Discard(1) if deed == "discard" else clue(evening, target, number))
        if evening.playing.state.current == ANNA:
            check(evening, language)


@pytest.mark.by_turns
@each_language
def test_what_was_just_said_is_meant_and_rather_what_was_said_to_the_asker(
    tmp_path: Path, language: str
) -> None:
    evening = dealt(tmp_path, language)
    does(evening, clue(evening, HER))
    does(evening, clue(evening, ANNA))
    does(evening, clue(evening, ANNA, 1))
    assert answers(evening, HE_SAID[language]) == {of_last(evening, HIM, ANNA)}
    does(evening, Discard(1))
    does(evening, Discard(1))
    does(evening, clue(evening, HER, 2))
    assert answers(evening, HE_SAID[language]) == {of_last(evening, HIM, HER)}, "he has just said it"
    does(evening, Discard(1))
    does(evening, Discard(1))
    does(evening, Play(1))
    assert answers(evening, HE_SAID[language]) == {of_last(evening, HIM, ANNA)}, "long ago, but to the asker"


@pytest.mark.by_turns
@each_language
def test_a_person_who_gave_the_clue_can_tell(tmp_path: Path, language: str) -> None:
    evening = dealt(tmp_path, language, people=2)
    say = evening.playing.conversation.wording.say
    does(evening, clue(evening, HIM))
    does(evening, Discard(1))
    does(evening, clue(evening, ANNA))
    assert answers(evening, YOU_ME[language]) == {of_last(evening, HIM, ANNA)}
    does(evening, Discard(1))
    does(evening, clue(evening, ANNA, 1))
    does(evening, Discard(1))
    assert answers(evening, YOU_ME[language]) == {say("why-person", player=NAMES[language][HER])}
    assert answers(evening, HE_ME[language]) == {of_last(evening, HIM, ANNA)}


@each_language
def test_after_a_hint_the_clue_is_explained_and_without_one_the_hint(tmp_path: Path, language: str) -> None:
    evening = dealt(tmp_path, language)
    hint = {
        "en": "what would you do",
        "cs": "co bys dělal",
        "pl": "co byś zrobił",
        "da": "hvad ville du gøre",
    }
    (told,) = evening.type(hint[language])
    (reason,) = evening.type(YOU_ME[language][0])
    assert told.endswith(reason), "nobody else has told anything yet"
    does(evening, clue(evening, HER))
    does(evening, clue(evening, ANNA))
    does(evening, Discard(1))
    evening.type(hint[language])
    assert answers(evening, YOU_ME[language]) == {of_last(evening, HER, ANNA)}


@each_language
def test_a_resumed_game_knows_every_clue(tmp_path: Path, language: str) -> None:
    evening = dealt(tmp_path, language)
    for number, target in enumerate((HER, ANNA, ANNA)):
        does(evening, clue(evening, target, number))
    for _ in range(3):
        does(evening, Discard(1))
    evening.table.close()
    saved = read_journal(evening.playing.journal.path, GAMES)
    resumed = Partnered(tmp_path, Choices(language, "hanabi"), saved=saved, offer_saved=False)
    resumed.take(resumed.table.begin())
    check(resumed, language)
    does(resumed, clue(resumed, HER))
    resumed.partners_move()
    check(resumed, language)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "why didn't you tell me that"),
        ("en", "oh, so that's why you told me that"),
        ("cs", "proč jsi mi to neřekl"),
        ("cs", "už vím, proč mi to Tomáš neřekl"),
        ("pl", "dlaczego mi tego nie powiedziałeś"),
        ("da", "hvorfor sagde du ikke det til mig"),
    ],
)
def test_what_was_not_said_is_not_explained(tmp_path: Path, language: str, sentence: str) -> None:
    evening = dealt(tmp_path, language)
    for target in (HER, ANNA, ANNA):
        does(evening, clue(evening, target))
    told = evening.type(sentence)
    assert of_last(evening, HIM, ANNA) not in told
