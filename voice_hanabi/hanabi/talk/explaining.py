"""The rules explained aloud, as they are at this table: with what its variants change."""

from __future__ import annotations

from collections.abc import Iterator

from voice_hanabi.hanabi.rules.rulebooks import Rules
from voice_hanabi.language.wording import Wording


def rule_words(wording: Wording, topic: str | None, rules: Rules) -> str:
    """Return the explanation of a point of the rules, followed by what the variants add to it.

    Without a topic it is the goal of the game, followed by topics that can be asked for.
    """
    messages = [*_messages(topic or "goal", rules), *([] if topic else ["rules-topics"])]
    return " ".join(dict.fromkeys(wording.say(name, **_values(wording, rules)) for name in messages))


def _values(wording: Wording, rules: Rules) -> dict[str, str | int]:
    rainbow = rules.suit("rainbow")
    return {
        "colours": wording.all_of(wording.say("colour-listed", colour=suit.name) for suit in rules.suits),
        "allowed": "yes" if rules.empty_clues else "no",
        "most": rules.max_score,
        "touch": "none" if rainbow is None else rainbow.touch,
    }


def _messages(topic: str, rules: Rules) -> Iterator[str]:
    """The messages that explain a topic: its own, unless a variant takes its place, and what is added."""
    rainbow, black = rules.suit("rainbow"), rules.suit("black")
    if not (rules.all_or_nothing and topic in ("end", "score")):
        yield f"rule-{topic}"
    if topic in ("end", "score", "goal") and rules.all_or_nothing:
        yield "rule-all-or-nothing"
    if topic in ("goal", "fireworks", "clue") and rainbow is not None:
        yield "rule-rainbow"
    if topic in ("goal", "fireworks", "clue") and black is not None:
        yield "rule-black"
    if topic == "score" and black is not None and not rules.all_or_nothing:
        yield "rule-black"
    if topic in ("tokens", "fireworks") and rules.reward_tiles:
        yield "rule-tiles"
    if topic in ("tokens", "play") and rules.colour_call:
        yield "rule-colour-call"
    if topic == "cards" and rainbow is not None and rainbow.copies[0] == 1:
        yield "rule-cards-rainbow"
    if topic == "cards" and black is not None:
        yield "rule-cards-black"
    if topic == "clue" and rules.empty_clues:
        yield "rule-empty-clue"
