"""How a game's beginning and its end are announced: what may be cut, and the judgement on each score."""

from __future__ import annotations

from itertools import combinations

import pytest

from voice_hanabi.contract.length import Length
from voice_hanabi.games.hanabi.rules.errors import RuleError
from voice_hanabi.games.hanabi.rules.events import GameEnded
from voice_hanabi.games.hanabi.rules.game import new_game
from voice_hanabi.games.hanabi.rules.rulebooks import RULEBOOKS, VARIANT_ROWS, rules_for
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.games.hanabi.talk.narration import Narrator
from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.speaking.announcement import Cue, Kind

SCALE = (
    range(0, 6),
    range(6, 11),
    range(11, 16),
    range(16, 21),
    range(21, 25),
    range(25, 30),
    range(30, 31),
)
"""The scores of each step, as the rulebooks print them: 25 with six suits is no more than with five."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_score_is_judged_as_the_rulebooks_judge_it(language: str) -> None:
    state = new_game(rules_for(language, ("rainbow-5-own",)), 2, 0)
    wording = Wording(language, ("Anna", "Eva"), "hanabi")
    narrator = Narrator(wording)
    judgements = [wording.say("judgement", step=step) for step in range(len(SCALE))]
    for step, scores in enumerate(SCALE):
        for score in scores:
            ended = GameEnded("ended", score, score, "last-round")
            (said,) = narrator.ending(ended, view(state, None))
            assert [text for text in judgements if text in said] == [judgements[step]], score
    won = list(narrator.ending(GameEnded("won", 30, 30, "all-fireworks"), view(state, None)))
    assert judgements[-1] in " ".join(won)


def test_the_scale_reaches_as_far_as_any_game_can() -> None:
    reached = set()
    for book in RULEBOOKS:
        for count in (0, 1, 2):
            for variants in combinations(VARIANT_ROWS, count):
                try:
                    reached.add(rules_for(book, variants).max_score)
                except RuleError:
                    continue
    assert reached == {25, 30}, "the scale has no step for more than 30"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_next_words_cut_hands_told_after_the_deal_but_not_the_news_of_the_deal(
    language: str,
) -> None:
    state = new_game(rules_for(language), 3, 0)
    narrator = Narrator(Wording(language, ("Anna", "Eva", "Petr"), "hanabi"))
    for audience in (None, 0, 1, 2):
        shown = view(state, audience)
        events = [event for _, event in shown.history]
        for length in Length:
            for said in narrator.announcements(audience, events, shown, length):
                assert said.audience == audience
                assert said.kind is (Kind.NEWS if audience is None else Kind.ANSWER), (audience, length)
                if audience is None:
                    assert said.cue is Cue.START
