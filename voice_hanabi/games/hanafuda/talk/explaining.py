"""Explains the rules aloud as they are at this table, including its options."""

from __future__ import annotations

from collections.abc import Iterator

from voice_hanabi.games.hanafuda.rules.options import Options
from voice_hanabi.language.wording import Wording

TOPICS = (
    "goal", "turn", "cards", "months", "capture", "three", "choice", "stock", "dealer", "deal", "hand",
    "yaku", "koi-koi", "shobu", "oya-ken", "teshi", "kuttsuki", "end", "points", "doubling", "look",
    "play-on",
    "goko", "shiko", "ame_shiko", "sanko", "inoshikacho", "aotan", "akatan", "tane", "tan", "kasu",
    "hanami_de_ippai", "tsukimi_de_ippai", "tsukifuda",
)  # fmt: skip
"""The points of the rules that can be asked about, including yaku by their names."""

_SWITCHED = {
    "oya-ken": "oya_ken",
    "ame_shiko": "rain_man_seven",
    "hanami_de_ippai": "hanami_de_ippai",
    "tsukimi_de_ippai": "tsukimi_de_ippai",
    "tsukifuda": "month_yaku",
    "look": "look_first",
    "play-on": "play_on",
}
"""Topics about an option, which may be off at this table."""

_OF_KOI_KOI = (
    "yaku", "koi-koi", "shobu", "oya-ken", "teshi", "kuttsuki", "doubling", "goko", "shiko", "ame_shiko",
    "sanko", "inoshikacho", "aotan", "akatan", "tane", "tan", "kasu", "hanami_de_ippai",
    "tsukimi_de_ippai", "tsukifuda",
)  # fmt: skip
_KINDS = ("goko", "tane", "tan", "kasu")
"""Yaku named by a kind of card, which scores by itself in the basic game."""
_OF_BASIC = ("look", "play-on")


def rule_words(wording: Wording, topic: str | None, options: Options) -> str:
    """Return the explanation of a point of the rules, followed by the options' changes to it.

    Without a topic it is the goal of the game, followed by topics to ask for.
    """
    values: dict[str, str | int] = {
        "hand": options.hand_size,
        "field": options.field_size,
        "rounds": options.rounds,
        "rain": "seven" if options.rain_man_seven else "three",
        "game": options.game,
        "stock": "yes" if options.look_first or options.play_on else "no",
    }
    more = "rules-topics" if options.game == "koi-koi" else "rules-topics-basic"
    messages = [*_messages(topic or "goal", options), *([] if topic else [more])]
    return " ".join(wording.say(name, **values) for name in messages)


def _messages(topic: str, options: Options) -> Iterator[str]:
    koi_koi = options.game == "koi-koi"
    if topic not in TOPICS:
        topic = "goal"
    if not koi_koi and topic in _KINDS:
        topic = "points"
    if topic in (_OF_BASIC if koi_koi else _OF_KOI_KOI):
        yield "rule-other-game"
        return
    if topic in ("goal", "end", "points"):
        yield f"rule-{topic}-{options.game}"
    else:
        yield f"rule-{topic}"
    switch = _SWITCHED.get(topic)
    if switch is not None and not getattr(options, switch):
        yield "rule-not-here"
    yield from _added(topic, options)


def _added(topic: str, options: Options) -> Iterator[str]:
    """Yield what the options add to a topic."""
    koi_koi = options.game == "koi-koi"
    doubled = options.double_at_seven or options.double_by_koi_koi
    of_points = ("doubling", "points")
    added = (
        ("rule-hanami_de_ippai", ("yaku",), options.hanami_de_ippai),
        ("rule-tsukimi_de_ippai", ("yaku",), options.tsukimi_de_ippai),
        ("rule-tsukifuda", ("yaku",), options.month_yaku),
        ("rule-not-here", ("doubling",), not doubled),
        ("rule-double-at-seven", of_points, koi_koi and options.double_at_seven),
        ("rule-double-by-koi-koi", of_points, koi_koi and options.double_by_koi_koi),
        ("rule-oya-ken", ("shobu", "end"), koi_koi and options.oya_ken),
        ("rule-look", ("turn", "stock"), options.look_first),
        ("rule-play-on", ("end",), options.play_on),
    )
    yield from (message for message, topics, is_played in added if is_played and topic in topics)
