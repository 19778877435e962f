"""In a lesson a card may be called by what it must be, and what was done is said in full."""

from __future__ import annotations

import pytest
from lesson_table import LessonTable

from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.lessons.plans import plan

FINAL = {
    "en": ("the three", "I'll play the three", "play the three"),
    "cs": ("trojku", "zahraju trojku", "zahraj trojku"),
    "pl": ("trójkę", "zagram trójkę", "zagraj trójkę"),
    "da": ("treeren", "jeg spiller treeren", "spil treeren"),
}
"""The white card, called by what it must be."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_may_be_called_by_what_it_must_be(language: str) -> None:
    for said in FINAL[language]:
        lesson = LessonTable(language, 1)
        lesson.do(lesson.teaching.go_to(len(lesson.teaching.plan.steps) - 1))
        lesson.type(said)
        assert lesson.teaching.over, said


TAKEN = {
    "en": ("susuki takes the moon", "Susuki takes moon; stock: pine."),
    "cs": ("ozdobnice bere měsíc", "Ozdobnice, bere měsíc; z balíčku borovice."),
    "pl": ("trawa bierze księżyc", "Trawa, bierze księżyc; z talii sosna."),
    "da": ("græs tager månen", "Græs tager månen; fra bunken fyrretræ."),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_move_took_is_announced_since_it_was_not_read_back(language: str) -> None:
    lesson = LessonTable(language, 4)
    place = [step.name for step in plan(4).steps].index("which")
    lesson.do(lesson.teaching.go_to(place))
    said, told = TAKEN[language]
    assert lesson.type(said)[0] == told


AMONG_OTHER_WORDS = {
    "en": ((2, "prompt", "red, red"), (3, "deduction", "white, please")),
    "cs": ((2, "prompt", "červená, červená"), (3, "deduction", "bílá, prosím")),
    "pl": ((2, "prompt", "czerwona, czerwona"), (3, "deduction", "biała, proszę")),
    "da": ((2, "prompt", "rød, rød"), (3, "deduction", "hvid, tak")),
}
"""A colour alone is what the step asks for; here it is said twice, or with other words."""

DENIED = {
    "en": ("not the red one", "red no", "no red", "red, no"),
    "cs": ("tu červenou nechci", "červenou ne", "ne červená", "červená určitě ne"),
    "pl": ("czerwonej nie", "nie czerwona", "czerwona na pewno nie"),
    "da": ("ikke den røde", "rød ikke", "i hvert fald ikke rød"),
}


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_for_may_be_said_among_other_words(language: str) -> None:
    for number, name, said in AMONG_OTHER_WORDS[language]:
        lesson = LessonTable(language, number)
        place = [step.name for step in plan(number).steps].index(name)
        lesson.do(lesson.teaching.go_to(place))
        lesson.type(said)
        assert lesson.teaching.over or lesson.place == place + 1, said
    place = [step.name for step in plan(2).steps].index("prompt")
    for denied in DENIED[language]:
        lesson = LessonTable(language, 2)
        lesson.do(lesson.teaching.go_to(place))
        lesson.type(denied)
        assert lesson.place == place, f"{denied!r} denies it"


MISHEARD = {
    "en": ("the dogs are hungry", "what should I do now"),
    "cs": ("psi mají hlad", "co mám teď dělat"),
    "pl": ("psy są głodne", "co mam teraz zrobić"),
    "da": ("hundene er sultne", "hvad skal jeg gøre nu"),
}
"""Words without a meaning, and the words that were really said, which ask for the answer to be shown."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_less_likely_words_steer_a_lesson_if_the_likelier_ones_mean_nothing(language: str) -> None:
    likeliest, said = MISHEARD[language]

    def heard(*texts: str, apart: float = 2.0) -> list[str]:
        lesson = LessonTable(language, 1)
        alternatives = tuple(Alternative(text, -apart * place) for place, text in enumerate(texts))
        return lesson.do(lesson.table.hear(Utterance(alternatives)))

    shown = heard(said)
    assert shown
    assert heard(likeliest, said) == shown
    assert heard(likeliest, said, apart=30.0) != shown, "that was hardly said"
    question = heard(FURTHER[language])
    assert question != shown
    assert heard(FURTHER[language], said) == question, "what is clear and likelier is meant"


FURTHER = {
    "en": "how many clues are left",
    "cs": "kolik nápověd zbývá",
    "pl": "ile podpowiedzi zostało",
    "da": "hvor mange vink er der tilbage",
}
"""A question that may be asked in a lesson, too."""


A_LESSON = {
    "en": (
        "teach me lesson two",
        "I want lesson two",
        "start lesson two please",
        "so, the second lesson then",
    ),
    "cs": ("nauč mě lekci dvě", "chci lekci dvě", "pusť mi druhou lekci", "tak tu druhou lekci teda"),
    "pl": ("naucz mnie lekcji dwa", "chcę lekcję dwa", "poproszę drugą lekcję", "no to druga lekcja"),
    "da": ("lær mig lektion to", "jeg vil gerne have lektion to", "start lektion to", "så den anden lektion"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_is_taught_whose_number_was_said(language: str) -> None:
    for words in A_LESSON[language]:
        lesson = LessonTable(language, None)
        lesson.type(words)
        assert lesson.teaching.plan.number == 2, words


OF_FIVES = {
    "en": ("why did you tell me fives", "what was Tom's clue for", "what did Tom mean"),
    "cs": ("proč jsi mi řekl pětky", "k čemu byla nápověda od Tomáše", "co tím Tomáš myslel"),
    "pl": ("dlaczego powiedziałeś mi piątki", "po co była podpowiedź Tomka", "co Tomek miał na myśli"),
    "da": ("hvorfor sagde du femmere til mig", "hvad var Sørens ledetråd til for", "hvad mente Søren"),
}
OF_RED = {
    "en": ("why did Tom tell Jane red", "what was Tom's clue for"),
    "cs": ("proč Tomáš řekl Lence červenou", "k čemu byla nápověda od Tomáše"),
    "pl": ("dlaczego Tomek powiedział Kasi czerwone", "po co była podpowiedź Tomka"),
    "da": ("hvorfor fortalte Søren Freja om de røde", "hvad betyder Sørens ledetråd"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clue_in_a_lesson_is_explained_by_its_own_reason(language: str) -> None:
    for name, questions in (("keep", OF_FIVES[language]), ("finesse", OF_RED[language])):
        lesson = LessonTable(language, 2)
        place = [step.name for step in plan(2).steps].index(name)
        lesson.do(lesson.teaching.go_to(place))
        say = lesson.table.conversation.wording.say
        reason = {
            "keep": say("own-keep", places=say("own-place", slot=1), count=1),
            "finesse": say("why-called-you", player=lesson.table.conversation.names[1], slot=5),
        }
        for question in questions:
            assert lesson.type(question) == [reason[name], lesson.teaching.prompt()], question
        assert lesson.place == place
