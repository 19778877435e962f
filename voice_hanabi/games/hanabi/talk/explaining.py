"""Explains the rules aloud as they are at this table, including its variants."""

from __future__ import annotations

from collections.abc import Iterator

from voice_hanabi.games.hanabi.rules.rulebooks import Rules
from voice_hanabi.language.wording import Wording


def rule_words(wording: Wording, topic: str | None, rules: Rules) -> str:
    """Return the explanation of a point of the rules, followed by the variants' changes to it.

    Without a topic it is the goal of the game, followed by topics to ask for.
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
    """Return the messages that explain a topic: its own or a variant's replacement, and additions."""
    rainbow, black = rules.suit("rainbow"), rules.suit("black")
    if not (rules.all_or_nothing and topic in ("end", "score")):
        yield f"rule-{topic}"
    of_suits = ("goal", "fireworks", "clue")
    added = (
        ("rule-all-or-nothing", ("end", "score", "goal"), rules.all_or_nothing),
        ("rule-rainbow", of_suits, rainbow is not None),
        ("rule-black", of_suits, black is not None),
        ("rule-black", ("score",), black is not None and not rules.all_or_nothing),
        ("rule-tiles", ("tokens", "fireworks"), rules.reward_tiles),
        ("rule-colour-call", ("tokens", "play"), rules.colour_call),
        ("rule-cards-rainbow", ("cards",), rainbow is not None and rainbow.copies[0] == 1),
        ("rule-cards-black", ("cards",), black is not None),
        ("rule-empty-clue", ("clue",), rules.empty_clues),
    )
    yield from (message for message, topics, is_played in added if is_played and topic in topics)
