"""Every lesson in every language: the right way, each wrong way, in silence, with questions in between."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from evening import LANGUAGES
from lesson_table import LessonTable

from voice_hanabi.contract.partners import Level
from voice_hanabi.games.hanabi.partners.box import box_of
from voice_hanabi.games.hanabi.partners.choosing import CLUE, DISCARD, PLAY, Move
from voice_hanabi.games.hanabi.partners.following import Follower
from voice_hanabi.games.hanabi.partners.reasons import cause_of
from voice_hanabi.games.hanabi.rules import game as hanabi_rules
from voice_hanabi.games.hanabi.rules.actions import Action, ClueColour, ClueRank, Discard, Play
from voice_hanabi.games.hanabi.rules.state import State
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.games.hanafuda.rules.state import State as HanafudaState
from voice_hanabi.games.hanafuda.rules.view import view as hanafuda_view
from voice_hanabi.language.wording import Wording
from voice_hanabi.lessons.deciding import SILENCE
from voice_hanabi.lessons.order import COUNT
from voice_hanabi.lessons.plans import plan
from voice_hanabi.lessons.positions import action_for, position_at
from voice_hanabi.lessons.showing import LISTENER
from voice_hanabi.table.conversation.effects import Leave

said_in_each = pytest.mark.by_turns(
    "voice_hanabi/lessons",
    "voice_hanabi/games/hanabi",
    "voice_hanabi/games/hanafuda",
    "grammars/{language}",
    "locales/{language}",
)

LESSONS = [(language, number) for language in LANGUAGES for number in range(1, COUNT + 1)]

WORDS = {
    "en": ("skip", "again", "one step back", "why", "slower", "show me", "from the beginning", "quit"),
    "cs": ("přeskoč", "opakuj", "zpátky", "proč", "pomaleji", "ukaž mi", "ještě jednou od začátku", "konec"),
    "pl": ("pomiń", "powtórz", "krok wstecz", "dlaczego", "wolniej", "pokaż", "od początku", "koniec"),
    "da": (
        "spring over",
        "gentag",
        "et skridt tilbage",
        "hvorfor",
        "langsommere",
        "vis mig",
        "forfra",
        "slut",
    ),
}

QUESTIONS = {
    "hanabi": {
        "en": ("what do I know", "what's the score"),
        "cs": ("co vím", "kolik máme bodů"),
        "pl": ("co wiem", "ile mamy punktów"),
        "da": ("hvad ved jeg", "hvor mange point har vi"),
    },
    "koi-koi": {
        "en": ("what's in my hand", "what's on the field"),
        "cs": ("co mám v ruce", "co je na stole"),
        "pl": ("co mam w ręce", "co leży na stole"),
        "da": ("hvad har jeg på hånden", "hvad ligger der på bordet"),
    },
}

TEACH = {
    "en": ("teach me", "I've never played", "well, we have never played this before"),
    "cs": ("nauč mě to", "nikdy jsem to nehrál", "my jsme to ještě nikdy nehráli"),
    "pl": ("naucz mnie w to grać", "nigdy w to nie grałam", "daj mi spróbować na sucho"),
    "da": ("lær mig det", "jeg har aldrig spillet det", "vi har aldrig prøvet det før"),
}


@pytest.mark.by_turns
@said_in_each
@pytest.mark.parametrize(("language", "number"), LESSONS)
def test_whoever_says_what_is_shown_comes_to_the_end(language: str, number: int) -> None:
    lesson = LessonTable(language, number)
    for place in range(len(lesson.teaching.plan.steps)):
        assert lesson.place == place
        shown = lesson.teaching.shown_answer
        said = lesson.type(shown)
        assert said, (lesson.teaching.step.name, shown)
        assert place + 1 == len(lesson.teaching.plan.steps) or lesson.place == place + 1, (shown, said)
    assert lesson.teaching.over, said
    assert lesson.type(WORDS[language][-1])
    assert Leave() in lesson.effects


SHORT = {
    "en": ("ones", "chuck my oldest", "fives", "the yellow five", "the newest", "my newest"),
    "cs": ("jedničky", "zahodím nejstarší", "pětky", "žlutá pětka", "nejnovější", "tu nejnovější"),
    "pl": ("jedynki", "odrzucam najstarszą", "piątki", "żółta piątka", "najnowszą", "zagram najnowszą"),
    "da": ("enere", "jeg smider det ældste", "femmere", "den gule femmer", "det nyeste", "mit nyeste"),
}
"""Short answers that are enough in these steps, since the table has just asked for them."""

SHORT_IN = ((1, "clue"), (1, "oldest"), (1, "five"), (1, "last"), (2, "newest"), (2, "finesse"))


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_answer_is_enough_for_what_was_just_asked(language: str) -> None:
    for (number, name), short in zip(SHORT_IN, SHORT[language], strict=True):
        lesson = LessonTable(language, number)
        place = [step.name for step in plan(number).steps].index(name)
        lesson.do(lesson.teaching.go_to(place))
        said = lesson.type(short)
        assert lesson.teaching.over or lesson.place == place + 1, (short, said)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "the fifth"), ("cs", "pátou"), ("pl", "piątą"), ("da", "den femte")]
)
def test_a_card_alone_is_enough_where_a_card_is_asked_for(language: str, said: str) -> None:
    lesson = LessonTable(language, 2)
    place = [step.name for step in plan(2).steps].index("newest")
    lesson.do(lesson.teaching.go_to(place))
    lesson.type(said)
    assert lesson.place == place + 1


WRONG_IN_SHORT = (
    (1, "clue", {"en": "twos", "cs": "dvojky", "pl": "dwójki", "da": "toere"}),
    (1, "clue", {"en": "the third", "cs": "třetí", "pl": "trzecia", "da": "det tredje"}),
    (1, "oldest", {"en": "the third", "cs": "tu třetí", "pl": "trzecią", "da": "det tredje"}),
    (
        1,
        "last",
        {"en": "the red one", "cs": "červená jednička", "pl": "czerwona jedynka", "da": "den røde ener"},
    ),
    (1, "last", {"en": "the first", "cs": "první", "pl": "pierwsza", "da": "det første"}),
    (2, "give", {"en": "blue", "cs": "modrá", "pl": "niebieska", "da": "blå"}),
    (2, "finesse", {"en": "the oldest", "cs": "nejstarší", "pl": "najstarsza", "da": "det ældste"}),
)
"""Short answers that are wrong in these steps."""


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_short_answer_is_asked_again_and_changes_nothing(language: str) -> None:
    for number, name, said in WRONG_IN_SHORT:
        lesson = LessonTable(language, number)
        place = [step.name for step in plan(number).steps].index(name)
        lesson.do(lesson.teaching.go_to(place))
        state = lesson.teaching.state
        assert lesson.type(said[language])[-1] == lesson.teaching.prompt(), said[language]
        assert (lesson.place, lesson.teaching.state) == (place, state)


WHICH = {
    "en": ("the susuki", "the geese", "the moon", "the pine"),
    "cs": ("ozdobnici", "husy", "měsíc", "borovici"),
    "pl": ("trawę", "gęsi", "księżyc", "sosnę"),
    "da": ("græs", "gæssene", "månen", "fyrretræ"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_may_be_made_in_the_two_parts_in_which_the_game_asks_for_it(language: str) -> None:
    laid, geese, moon, not_held = WHICH[language]
    place = [step.name for step in plan(4).steps].index("which")
    lesson = LessonTable(language, 4)
    lesson.do(lesson.teaching.go_to(place))
    ask = lesson.teaching.prompt()
    asked = lesson.type(laid)[-1]
    assert asked == lesson.teaching.prompt() != ask
    wrong = lesson.type(geese)
    assert wrong[-2:] == [lesson.teaching.conversation.wording.say("lesson-koikoi-which-geese"), ask]
    assert lesson.type(geese) == wrong[-2:]
    assert lesson.type(not_held)[-1] == ask
    lesson.type(laid)
    lesson.type(moon)
    assert lesson.place == place + 1
    # The second part alone is enough.
    lesson.do(lesson.teaching.go_to(place))
    lesson.type(moon)
    assert lesson.place == place + 1


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_shown_the_answer_after_half_a_move_may_say_it_whole(language: str) -> None:
    place = [step.name for step in plan(4).steps].index("which")
    lesson = LessonTable(language, 4)
    lesson.do(lesson.teaching.go_to(place))
    lesson.type(WHICH[language][0])
    lesson.type(WORDS[language][5])
    lesson.type(lesson.teaching.shown_answer)
    assert lesson.place == place + 1


STOPS = {
    "en": ("I'm done", "stop", "quit the lesson"),
    "cs": ("končím", "konec", "konec lekce"),
    "pl": ("kończę", "koniec", "koniec lekcji"),
    "da": ("jeg stopper her", "slut", "slut med lektionen"),
}


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_call_is_due_to_stop_is_the_call_and_not_leaving(language: str) -> None:
    *calls, leaves = STOPS[language]
    for name, goes_on in (("dare", False), ("stop", True)):
        place = [step.name for step in plan(4).steps].index(name)
        for call in calls:
            lesson = LessonTable(language, 4)
            lesson.do(lesson.teaching.go_to(place))
            lesson.type(call)
            assert not lesson.teaching.left
            assert lesson.teaching.over == goes_on, call
        lesson = LessonTable(language, 4)
        lesson.do(lesson.teaching.go_to(place))
        assert leaves in lesson.type(HELP[language])[0]
        lesson.type(leaves)
        assert Leave() in lesson.effects


HELP = {"en": "help", "cs": "pomoc", "pl": "pomoc", "da": "hjælp"}


def legal_actions(state: object) -> Sequence[object]:
    if isinstance(state, State):
        return hanabi_rules.legal_actions(state)
    assert isinstance(state, HanafudaState)
    return hanafuda_view(state, LISTENER).legal


@pytest.mark.by_turns
@said_in_each
@pytest.mark.parametrize(("language", "number"), LESSONS)
def test_a_wrong_move_is_shown_and_changes_nothing(language: str, number: int) -> None:
    lesson = LessonTable(language, number)
    for place, step in enumerate(lesson.teaching.plan.steps):
        lesson.teaching.go_to(place)
        teaching, state = lesson.teaching, lesson.teaching.state
        if not teaching.asks_move or step.quiz:
            continue
        right = [action_for(one, teaching.game, state, teaching.conversation.wording) for one in step.right]
        assert right[0] is not None, step.name
        tried = {step.name: 0}
        for action in legal_actions(state):
            if action in right:
                continue
            tried[step.name] += 1
            said = lesson.do(teaching.carry_out(action, teaching.teller.command_for(action)))
            assert len(said) >= 2, (step.name, action)
            assert said[-1] == teaching.prompt()
            assert (lesson.place, teaching.state) == (place, state), (step.name, action)
        assert tried[step.name] or step.name == "strike", step.name


@pytest.mark.parametrize(("language", "number"), LESSONS)
def test_silence_is_asked_again_then_shown_then_left_alone(language: str, number: int) -> None:
    lesson = LessonTable(language, number)
    for place in range(len(lesson.teaching.plan.steps)):
        lesson.teaching.go_to(place)
        assert lesson.table.thinking == SILENCE
        assert not lesson.table.thinks
        assert lesson.do(lesson.table.move()) == [lesson.teaching.prompt()]
        shown = lesson.do(lesson.table.move())
        assert lesson.teaching.shown_answer in shown[0]
        assert lesson.table.thinking is None
        assert lesson.place == place


@pytest.mark.by_turns
@said_in_each
@pytest.mark.parametrize(("language", "number"), LESSONS)
def test_questions_in_between_are_answered_and_the_step_goes_on(language: str, number: int) -> None:
    lesson = LessonTable(language, number)
    lost = {LessonTable(language, number).type("xyzzy")[0]}
    for place in range(len(lesson.teaching.plan.steps)):
        for question in QUESTIONS[plan(number).game.name][language]:
            lesson.teaching.go_to(place)
            said = lesson.type(question)
            assert said, question
            assert not lost & set(said), (lesson.teaching.step.name, question, said)
            assert lesson.place in (place, place + 1) or lesson.teaching.over
        why = lesson.type(WORDS[language][3])
        assert why, lesson.teaching.step.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_steered_in_words_of_the_language(language: str) -> None:
    skip, again, back, why, slower, show, anew, quits = WORDS[language]
    lesson = LessonTable(language)
    lesson.type(skip)
    assert lesson.place == 1
    lesson.type(skip)
    said = lesson.type(again)
    assert lesson.place == 2
    assert said[-1] == lesson.teaching.prompt()
    assert len(said) > 1
    lesson.type(back)
    assert lesson.place == 1
    assert len(lesson.type(why)) == 2
    assert lesson.type(slower) == []
    assert lesson.effects
    assert lesson.teaching.shown_answer in lesson.type(show)[0]
    lesson.type(anew)
    assert lesson.place == 0
    lesson.type(quits)
    assert Leave() in lesson.effects


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_asks_to_be_taught_before_a_game_comes_back_to_it(language: str) -> None:
    for words in TEACH[language]:
        lesson = LessonTable(language, None)
        lesson.type(words)
        assert lesson.teaching.plan.number == 1, words
        said = lesson.type(WORDS[language][-1])
        assert Leave() not in lesson.effects
        assert said[-1] == lesson.table.phase.prompt()


def test_a_lesson_resumes_where_it_was_left() -> None:
    first = LessonTable("en")
    first.type("skip")
    first.type("quit")
    second = LessonTable("en", None, teacher=first.teacher)
    second.type("teach me")
    assert second.place == 1
    second.type("lesson one")
    assert second.place == 1


def move_of(action: Action, table: object, follower: Follower) -> Move:
    hands = follower.table.hands
    match action:
        case Play(slot=slot):
            return PLAY, hands[LISTENER][slot - 1], 0
        case Discard(slot=slot):
            return DISCARD, hands[LISTENER][slot - 1], 0
        case ClueColour(target=target, colour=colour):
            return CLUE, target, follower.box.clue_of(colour, None)
        case ClueRank(target=target, rank=rank):
            return CLUE, target, follower.box.clue_of(None, rank)
    raise AssertionError(action)


REASONED = [
    (number, place)
    for number in range(1, COUNT + 1)
    for place, step in enumerate(plan(number).steps)
    if step.because and plan(number).game.name == "hanabi"
]


@pytest.mark.parametrize(("number", "place"), REASONED)
def test_what_is_right_has_the_partners_own_reason(number: int, place: int) -> None:
    planned = plan(number)
    wording = Wording("en", ("A", "Jane", "Tom")[: planned.players], "hanabi")
    state = position_at(planned, place, wording, asked=True)
    shown = view(state, LISTENER)
    follower = Follower(box_of(shown.rules, shown.players), False)
    table = follower.follow(shown)
    action = action_for(planned.steps[place].right[0], planned.game, state, wording)
    move = move_of(action, table, follower)  # type: ignore[arg-type]
    touched = table.touched(move[1], move[2]) if move[0] == CLUE else ()
    assert cause_of(table, LISTENER, move, False, touched).why == planned.steps[place].because


WEIGHED = [
    (number, place)
    for number in range(1, COUNT + 1)
    for place, step in enumerate(plan(number).steps)
    if step.because == Level.COMPANION.value
]


@pytest.mark.parametrize(("number", "place"), WEIGHED)
def test_a_call_that_is_right_is_the_partners_own(number: int, place: int) -> None:
    planned = plan(number)
    wording = Wording("en", ("A", "Jane"), "hanafuda")
    state = position_at(planned, place, wording, asked=True)
    partner = planned.game.partner(LISTENER, Level.COMPANION)
    assert partner is not None
    right = action_for(planned.steps[place].right[0], planned.game, state, wording)
    assert partner.choose(state).action == right


QUOTED = re.compile(r"['\u201c\u201e]([^'\u201c\u201d]+)['\u201c\u201d](?!\\w)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_help_of_a_lesson_offers_is_understood(language: str) -> None:
    said = LessonTable(language).teaching.help()
    words = QUOTED.findall(said)
    assert len(words) == 6
    for offered in words:
        lesson = LessonTable(language)
        lost = lesson.type("xyzzy")[0].replace("xyzzy", offered)
        assert lost not in lesson.type(offered), offered


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_leaves_is_told_words_that_lead_back(language: str) -> None:
    lesson = LessonTable(language, None)
    (words,) = QUOTED.findall(lesson.table.conversation.wording.say("lesson-left"))
    lesson.type(words)
    assert lesson.teaching.plan.number == 1
