"""What beginners ask: what another move would lose, who told them what, and words of the first lessons."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import LANGUAGES, PLAYERS
from test_advising import HINT, each_language, table_of_two, told

from voice_hanabi.cli.understand import at_table
from voice_hanabi.contract.commands import Advice, Why
from voice_hanabi.contract.length import Length
from voice_hanabi.contract.partners import AdviceKind
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.rules.actions import ClueRank, Play
from voice_hanabi.games.hanabi.rules.game import apply, new_game
from voice_hanabi.games.hanabi.rules.rulebooks import rules_for
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.games.hanabi.talk.alone.reasons import meant
from voice_hanabi.games.hanabi.talk.answers import Answerer
from voice_hanabi.games.hanabi.talk.commands import About, Question
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.language.wording import Wording
from voice_hanabi.understanding.interpreter import interpreter_of

NAMES = ("Anna", "Eva", "Jana")
TOLD_ME = Question(About.HISTORY, player=1, topic="told-me")
MY_HAND = Question(About.MY_HAND)
INSTEAD, MEANT = Advice(AdviceKind.INSTEAD), Advice(AdviceKind.MEANT)


def of_rule(topic: str) -> Question:
    return Question(About.RULE, topic=topic)


SAID = {
    "cs": {
        "co mi řekla Eva": TOLD_ME,
        "co mi naposledy řekla Eva": TOLD_ME,
        "co mi Eva řekla": TOLD_ME,
        "co o mně ví Eva": MY_HAND,
        "co ví Eva o mých kartách": MY_HAND,
        "co ví Eva": Question(About.TOLD, player=1),
        "co bych jinak ztratila": INSTEAD,
        "co by se stalo, kdybych ji nezahrála": INSTEAD,
        "co se stalo": Question(About.LAST),
        "co znamená ta nápověda": Why(deed="clue"),
        "co mi říkají nápovědy": MEANT,
        "co znamená nápověda": of_rule("clue"),
        "je to bezpečné": Why(),
        "jaký je rozdíl mezi nejstarší a nejnovější": of_rule("oldest"),
        "co je finesa": of_rule("finesse"),
        "co je to pobídka": of_rule("prompt"),
        "proč nevidím svoje karty": of_rule("own-cards"),
        "zahodit nebo zahrát": Advice(AdviceKind.HINT),
        "komu mám napovědět": Advice(AdviceKind.HINT),
    },
    "en": {
        "what did Eva tell me": TOLD_ME,
        "what has Eva told me": TOLD_ME,
        "what does Eva know about my cards": MY_HAND,
        "what does Eva know": Question(About.TOLD, player=1),
        "what would I lose otherwise": INSTEAD,
        "what does that clue mean": Why(deed="clue"),
        "is that safe": Why(),
        "what's the difference between the oldest and the newest card": of_rule("oldest"),
        "what do my clues tell me": MEANT,
        "what is a finesse": of_rule("finesse"),
        "what's a prompt": of_rule("prompt"),
        "why can't I see my own cards": of_rule("own-cards"),
        "play or discard": Advice(AdviceKind.HINT),
    },
    "pl": {
        "co mi powiedziała Eva": TOLD_ME,
        "co Eva wie o moich kartach": MY_HAND,
        "co bym inaczej straciła": INSTEAD,
        "co znaczy ta informacja": Why(deed="clue"),
        "czy to bezpieczne": Why(),
        "co mówią mi moje informacje": MEANT,
        "co to jest finezja": of_rule("finesse"),
        "co to zachęta": of_rule("prompt"),
        "czemu nie widzę swoich kart": of_rule("own-cards"),
        "co to jest najstarsza karta": of_rule("oldest"),
        "zagrać czy odrzucić": Advice(AdviceKind.HINT),
    },
    "da": {
        "hvad sagde Eva til mig": TOLD_ME,
        "hvad ved Eva om mine kort": MY_HAND,
        "hvad ville jeg ellers miste": INSTEAD,
        "hvad betyder den ledetråd": Why(deed="clue"),
        "hvad siger mine ledetråde": MEANT,
        "er det sikkert": Why(),
        "hvad er en finesse": of_rule("finesse"),
        "hvad er et puf": of_rule("prompt"),
        "hvorfor kan jeg ikke se mine egne kort": of_rule("own-cards"),
        "hvad er det ældste kort": of_rule("oldest"),
        "smide eller spille": Advice(AdviceKind.HINT),
    },
}


@each_language
def test_it_is_understood(language: str) -> None:
    interpreter = interpreter_of(HANABI, language, NAMES)
    for said, command in SAID[language].items():
        made = at_table(interpreter, HANABI.situations.turn, typed_line(said))
        assert (made.command, made.sure) == (command, True), said


OTHERWISE = {
    language: next(said for said, command in SAID[language].items() if command is INSTEAD)
    for language in LANGUAGES
}


@each_language
def test_what_another_move_would_lose_follows_the_hint(tmp_path: Path, language: str) -> None:
    evening = table_of_two(tmp_path, language, "hanabi")
    ((_, hint),) = told(evening, HINT[language])
    ((audience, lost),) = told(evening, OTHERWISE[language])
    assert audience == 0, "nobody else hears it"
    assert lost not in hint
    assert lost.startswith(evening.playing.conversation.wording.say("instead", example="", loss="")[:5])
    assert told(evening, OTHERWISE[language]) == [(0, lost)]
    assert evening.playing.hints.given[0] == 1


@each_language
def test_without_a_hint_it_comes_with_one(tmp_path: Path, language: str) -> None:
    evening = table_of_two(tmp_path, language, "hanabi")
    ((_, both),) = told(evening, OTHERWISE[language])
    assert evening.playing.hints.given[0] == 1
    ((_, hint),) = told(evening, HINT[language])
    ((_, lost),) = told(evening, OTHERWISE[language])
    assert both == f"{hint} {lost}"


@each_language
def test_once_the_game_is_over_no_turn_is_waited_for(tmp_path: Path, language: str) -> None:
    evening = table_of_two(tmp_path, language, "hanabi")
    over = evening.playing.state
    while over.outcome is None:
        over, _ = apply(over, Play(1))
    evening.playing.state = over
    ((_, text),) = told(evening, HINT[language])
    assert text == evening.playing.conversation.wording.say("game-over-already")


@each_language
@pytest.mark.parametrize("plain", [False, True])
def test_no_card_may_be_discarded_while_no_clue_is_spent(language: str, plain: bool) -> None:
    wording = Wording(language, PLAYERS[language][:2], "hanabi")
    begun = new_game(rules_for("en"), 2, 1)
    not_yet = wording.say("own-not-yet")
    assert meant(plain, (), view(begun, 0), wording).endswith(not_yet)
    rank = begun.hands[1][0].card.rank
    after, _ = apply(begun, ClueRank(1, rank))
    assert not_yet not in meant(plain, (), view(after, 0), wording)


@each_language
def test_only_the_clues_of_whoever_is_named_are_told(language: str) -> None:
    wording = Wording(language, NAMES, "hanabi")
    begun = new_game(rules_for("da"), 3, 1)
    state, _ = apply(begun, ClueRank(2, begun.hands[2][0].card.rank))
    state, _ = apply(state, ClueRank(0, begun.hands[0][0].card.rank))
    answerer, shown = Answerer(wording), view(state, 0)
    by_eva = answerer.answer(TOLD_ME, shown, Length.NORMAL, asker=0)
    assert by_eva == answerer.answer(Question(About.LAST, player=1), shown, Length.NORMAL)
    by_jana = answerer.answer(
        Question(About.HISTORY, player=2, topic="told-me"), shown, Length.NORMAL, asker=0
    )
    assert by_jana == wording.say("no-clue-from", player="Jana", target="Anna")
