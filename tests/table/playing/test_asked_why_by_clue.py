"""A clue is asked about by what it named, or by what it was for: 'why did you tell me ones', 'what was Tom's
clue for'.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import LANGUAGES
from test_asked_why import ANNA, HER, HIM, answers, dealt, does, of_last

from voice_hanabi.games.hanabi.rules.actions import ClueColour, ClueRank, Discard
from voice_hanabi.games.hanabi.rules.view import view

each_language = pytest.mark.parametrize("language", LANGUAGES)

VALUES = {
    "en": ("", "ones", "twos", "threes", "fours", "fives"),
    "cs": ("", "jedničky", "dvojky", "trojky", "čtyřky", "pětky"),
    "pl": ("", "jedynki", "dwójki", "trójki", "czwórki", "piątki"),
    "da": ("", "enere", "toere", "treere", "firere", "femmere"),
}
COLOURS = {
    "en": {"red": "red", "yellow": "yellow", "green": "green", "blue": "blue", "white": "white"},
    "cs": {"red": "červenou", "yellow": "žlutou", "green": "zelenou", "blue": "modrou", "white": "bílou"},
    "pl": {"red": "czerwone", "yellow": "żółte", "green": "zielone", "blue": "niebieskie", "white": "białe"},
    "da": {"red": "rød", "yellow": "gul", "green": "grøn", "blue": "blå", "white": "hvid"},
}
TOLD_ME = {
    "en": [
        "why did you tell me {named}",
        "so why did Tom tell me {named}",
        "Tom, why did you clue me {named}?",
        "why have you told me about {named}",
    ],
    "cs": [
        "proč jsi mi řekl {named}",
        "proč mi Tomáš napověděl {named}",
        "Tomáši, proč jsi mi řekl {named}?",
    ],
    "pl": [
        "dlaczego powiedziałeś mi {named}",
        "czemu Tomek powiedział mi {named}",
        "Tomku, po co mi powiedziałeś {named}?",
    ],
    "da": [
        "hvorfor sagde du {named} til mig",
        "hvorfor fortalte Søren mig om {named}",
        "Søren, hvorfor gav du mig {named}?",
    ],
}
TOLD_HER = {
    "en": ["why did Tom tell Jane {named}", "why did Tom say {named} to Jane"],
    "cs": ["proč Tomáš řekl Lence {named}", "proč jsi Lence řekl {named}"],
    "pl": ["dlaczego Tomek powiedział Kasi {named}"],
    "da": ["hvorfor sagde Søren {named} til Freja"],
}
WHAT_FOR = {
    "en": [
        "what was Tom's clue for",
        "what did Tom mean",
        "and what did Tom mean by that",
        "what does Tom want me to do",
        "Tom, what did you mean?",
        "what was Tom trying to tell me",
        "what does Tom's clue mean",
    ],
    "cs": [
        "k čemu byla nápověda od Tomáše",
        "co tím Tomáš myslel",
        "co mi tím chtěl Tomáš říct",
        "co mi tím Tomáš chtěl říct",
        "co znamená ta nápověda od Tomáše",
        "co myslel Tomáš",
    ],
    "pl": [
        "po co była podpowiedź Tomka",
        "co Tomek miał na myśli",
        "co miał na myśli Tomek",
        "o co chodziło Tomkowi",
        "co znaczy podpowiedź Tomka",
        "co Tomek chciał mi powiedzieć",
    ],
    "da": [
        "hvad var Sørens ledetråd til for",
        "hvad mente Søren",
        "hvad mente Søren med det",
        "hvad betyder Sørens hint",
        "hvad ville Søren sige mig",
    ],
}
THAT_CLUE = {
    "en": ["what was that clue for", "what did you mean by that", "what does that clue mean"],
    "cs": ["k čemu byla ta nápověda", "co jsi tím myslel", "co znamená ta nápověda"],
    "pl": ["po co była ta podpowiedź", "co miałeś na myśli", "co znaczy ta podpowiedź"],
    "da": ["hvad var den ledetråd til for", "hvad mente du med det", "hvad betyder den ledetråd"],
}
NOT_ASKED = {
    "en": ["why didn't you tell me {named}", "oh, so that's why you told me {named}"],
    "cs": ["proč jsi mi neřekl {named}", "aha, tak proto jsi mi řekl {named}"],
    "pl": ["dlaczego nie powiedziałeś mi {named}", "aha, to dlatego powiedziałeś mi {named}"],
    "da": ["hvorfor sagde du ikke {named} til mig", "nå, det er derfor du sagde {named} til mig"],
}


def in_words(language: str, clue: ClueColour | ClueRank) -> str:
    return COLOURS[language][clue.colour] if isinstance(clue, ClueColour) else VALUES[language][clue.rank]


def clues_to(evening: object, target: int) -> list[ClueColour | ClueRank]:
    """Return what the player to move may tell somebody: a colour first, then a value."""
    state = evening.playing.state  # type: ignore[attr-defined]
    legal = view(state, state.current).legal
    found = [one for one in legal if isinstance(one, ClueColour | ClueRank) and one.target == target]
    return sorted(found, key=lambda one: isinstance(one, ClueRank))


def asked(questions: list[str], named: str) -> list[str]:
    return [one.format(named=named) for one in questions]


@each_language
def test_the_clue_that_named_this_is_explained_though_others_followed(tmp_path: Path, language: str) -> None:
    evening = dealt(tmp_path, language)
    given = []
    for _ in range(2):
        does(evening, clues_to(evening, HIM)[0])
        does(evening, Discard(1))
        told = [one for one in clues_to(evening, ANNA) if one not in given][-1 if given else 0]
        given.append(told)
        does(evening, told)
        expected = of_last(evening, HIM, ANNA)
        assert answers(evening, asked(TOLD_ME[language], in_words(language, told))) == {expected}
    first, last = (evening.type(asked(TOLD_ME[language], in_words(language, one))[0]) for one in given)
    assert last == [of_last(evening, HIM, ANNA)]
    assert first != last, "the earlier clue named something else and touched other cards"
    nothing = evening.playing.conversation.wording.say("why-not-done")
    never = next(one for one in VALUES[language][1:] if one not in [in_words(language, it) for it in given])
    assert answers(evening, asked(TOLD_ME[language], never)) == {nothing}


@each_language
def test_what_somebody_else_was_told_is_explained_by_what_it_named(tmp_path: Path, language: str) -> None:
    evening = dealt(tmp_path, language)
    does(evening, clues_to(evening, HIM)[0])
    does(evening, Discard(1))
    told = clues_to(evening, HER)[0]
    does(evening, told)
    questions = asked(TOLD_HER[language], in_words(language, told))
    assert answers(evening, questions) == {of_last(evening, HIM, HER)}


@each_language
def test_what_a_clue_was_for_is_its_reason_and_not_what_it_said(tmp_path: Path, language: str) -> None:
    evening = dealt(tmp_path, language)
    nothing = evening.playing.conversation.wording.say("why-not-done")
    does(evening, clues_to(evening, HER)[0])
    does(evening, clues_to(evening, ANNA)[0])
    does(evening, Discard(1))
    assert answers(evening, WHAT_FOR[language]) == {nothing}, "he has discarded, and told nobody anything"
    assert answers(evening, THAT_CLUE[language]) == {of_last(evening, HER, ANNA)}
    does(evening, clues_to(evening, HER)[1])
    does(evening, Discard(1))
    does(evening, clues_to(evening, ANNA)[-1])
    reason = {of_last(evening, HIM, ANNA)}
    assert answers(evening, WHAT_FOR[language]) == reason
    assert answers(evening, THAT_CLUE[language]) == reason


@each_language
def test_what_was_not_told_is_not_explained(tmp_path: Path, language: str) -> None:
    evening = dealt(tmp_path, language)
    does(evening, clues_to(evening, HIM)[0])
    does(evening, Discard(1))
    told = clues_to(evening, ANNA)[-1]
    does(evening, told)
    reason = of_last(evening, HIM, ANNA)
    for question in asked(NOT_ASKED[language], in_words(language, told)):
        assert reason not in evening.type(question), question
