"""The words of Hanafuda: the same messages in each language, complete in every form that they may take."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from pathlib import Path
from random import Random

import pytest
import yaml
from fluent.syntax import ast
from fluent_messages import check_text, messages_in, variables_of
from hanafuda_talking import LANGUAGES, NAMES

from voice_hanabi.games.hanafuda.rules.cards import CARDS
from voice_hanabi.games.hanafuda.rules.options import SWITCHES
from voice_hanabi.games.hanafuda.talk import requests
from voice_hanabi.games.hanafuda.talk.cards import CardWords, face
from voice_hanabi.games.hanafuda.talk.commands import CardSaid
from voice_hanabi.games.hanafuda.talk.explaining import TOPICS
from voice_hanabi.games.hanafuda.talk.variants import VARIANTS
from voice_hanabi.language.grammar_problems import data_folder
from voice_hanabi.language.wording import Wording

LOCALES = Path(str(data_folder("locales")))
GRAMMARS = Path(str(data_folder("grammars")))
PROGRAM = Path(requests.__file__).parents[1]
NUMBERS = (*range(13), 21, 22, 25, 40, 72)

YAKU = (
    "goko", "shiko", "ame_shiko", "sanko", "inoshikacho", "aotan", "akatan", "tane", "tan", "kasu",
    "hanami_de_ippai", "tsukimi_de_ippai", "tsukifuda", "teshi", "kuttsuki",
)  # fmt: skip

VALUES: dict[str, tuple[str | int, ...]] = {
    "month": tuple(range(1, 13)),
    "count": NUMBERS,
    "slot": tuple(range(1, 10)),
    "yaku": YAKU,
    "kind": ("hikari", "tane", "tan", "kasu"),
    "ribbon": ("poem", "blue", "plain"),
    "variant": VARIANTS,
    "game": ("koi-koi", "hanafuda"),
    "rounds": (6, 12),
    "round": (1, 2, 5, 12),
    "hand": tuple(range(1, 9)),
    "field": (6, 8),
    "rain": ("seven", "three"),
    "face": tuple(dict.fromkeys(map(face, CARDS))),
    "more": ("yes", "no"),
    "where": ("field", "hidden"),
    "left": (0, 1),
    "least": (2, 3),
    "most": (3, 4, 5, 6),
}
"""The values that a variable may have; any other is some text."""

OF_CARDS = ("card", "card-full", "card-object", "card-missing", "card-times", "card-times-object",
            "card-within", "card-within-object")  # fmt: skip
"""Messages whose ``$card`` is a face, not words."""

LISTS = {"yaku-made", "yaku-made-points", "yaku-lacks", "yaku-lacks-more", "yaku-gone", "yaku-gone-with",
         "round-shobu", "call-due", "hand-won", "yaku-worth"}  # fmt: skip


@lru_cache
def messages(language: str) -> dict[str, dict[str, ast.Message]]:
    """For each file of the game, its messages by name."""
    return {path.stem: messages_in(path) for path in sorted((LOCALES / language / "hanafuda").glob("*.ftl"))}


@lru_cache
def shared_messages(language: str) -> dict[str, ast.Message]:
    """The messages that every game has, by name."""
    return {
        name: one for path in (LOCALES / language).glob("*.ftl") for name, one in messages_in(path).items()
    }


@lru_cache
def variables(language: str, name: str) -> frozenset[str]:
    together = {key: message for file in messages(language).values() for key, message in file.items()}
    return variables_of(name, together | shared_messages(language))


def names_of(language: str) -> list[str]:
    return [name for file in messages(language).values() for name in file]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_the_same_messages_in_the_same_files(language: str) -> None:
    assert {file: set(found) for file, found in messages(language).items()} == {
        file: set(found) for file, found in messages("en").items()
    }
    assert len(names_of(language)) == len(set(names_of(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_has_the_name_of_a_shared_one(language: str) -> None:
    assert not set(shared_messages(language)) & set(names_of(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_message_needs_no_other_variables_than_in_english(language: str) -> None:
    for name in names_of("en"):
        assert variables(language, name) <= variables("en", name) | MORE.get(name, set()), name


MORE: dict[str, set[str]] = {
    # The name for the cards of a month depends on the month, which is given with the card.
    "card-times": {"month"}, "card-times-object": {"month"}, "card-within": {"month"},
    "card-within-object": {"month"},
}  # fmt: skip
"""Variables that one language uses and English doesn't; the program gives them all the same."""


def fillings(message: str, needed: frozenset[str]) -> Iterator[dict[str, str | int]]:
    order = sorted(needed | {"month"} if message in OF_CARDS else needed)
    choices: list[tuple[str | int, ...]] = []
    for name in order:
        if name == "player":
            choices.append(NAMES)
        elif name == "card" and message in OF_CARDS:
            choices.append(VALUES["face"])
        elif name == "yaku" and message in LISTS - {"yaku-worth", "hand-won"}:
            choices.append(("<yaku>",))
        elif name == "count" and message in ("card-times", "card-times-object", "card-within"):
            choices.append((1, 2, 3, 4, 5, 6))
        else:
            choices.append(VALUES.get(name) or (f"<{name}>",))
    ways = list(product(*choices))
    if len(ways) > 400:
        ways = Random(message).sample(ways, 400)
    for way in ways:
        yield dict(zip(order, way, strict=True))


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_worded_with_all_values_that_it_may_get(language: str) -> None:
    wording, english = Wording(language, NAMES, "hanafuda"), Wording("en", NAMES, "hanafuda")
    for name in names_of("en"):
        for filling in fillings(name, variables("en", name)):
            check_text(wording, english, name, filling)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_share_a_name(language: str) -> None:
    wording = Wording(language, game="hanafuda")
    faces = {face(card): card.month for card in CARDS}
    assert len(faces) == 36
    for message in ("card", "card-full", "card-object"):
        assert len({wording.say(message, card=one, month=month) for one, month in faces.items()}) == 36
    for message in ("month", "month-calendar", "said-month"):
        assert len({wording.say(message, month=month) for month in range(1, 13)}) == 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_that_people_count_with_are_never_wrong(language: str) -> None:
    wording = Wording(language, game="hanafuda")
    for message in ("points-count", "cards-left", "number", "stock-answer", "unseen-count"):
        assert len({wording.say(message, count=count) for count in NUMBERS}) == len(NUMBERS), message
    for message in ("said-slot", "said-slot-from-right"):
        assert len({wording.say(message, slot=slot) for slot in range(1, 10)}) == 9
    for kind in ("hikari", "tane", "tan", "kasu"):
        most = 10 if kind == "kasu" else 5
        assert len({wording.say("kind-more", kind=kind, count=count) for count in range(1, most + 1)}) == most
    for message, variable in (("yaku", "yaku"), ("variant-name", "variant"), ("said-kind", "kind")):
        values = VALUES[variable]
        assert len({wording.say(message, **{variable: value}) for value in values}) == len(values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_that_can_be_given_for_a_card_can_be_read_back(language: str) -> None:
    concepts = yaml.safe_load((GRAMMARS / language / "hanafuda" / "concepts.yaml").read_text("utf-8"))
    places = set(concepts["concepts"]["slot"]) - {"left", "right"} | {-1}
    assert {1, "last", "middle"} <= places
    said = {
        place: CardWords(Wording(language, game="hanafuda")).said(CardSaid(slot=place)) for place in places
    }
    assert all(said.values())
    # The last card is the first one from the right.
    del said[-1]
    assert len(set(said.values())) == len(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_above_a_thousand_is_one_number_for_a_voice(language: str) -> None:
    wording = Wording(language, NAMES, "hanafuda")
    assert wording.say("total-of", player="Anna", count=1234) == "Anna 1234"
    assert "1234" in wording.say("points-count", count=1234)


def test_every_message_that_the_program_names_exists() -> None:
    known = set(names_of("en")) | {"cannot-game-over"}
    shared = Wording("en", game="hanafuda")
    for path in PROGRAM.rglob("*.py"):
        for name in re.findall(r'(?:say|sentence|_refused|_ready)\(\s*"([a-z-]+)"', path.read_text("utf-8")):
            assert name in known or shared.has(name), (path.name, name)
    for topic in TOPICS:
        assert shared.has(f"rule-{topic}") or shared.has(f"rule-{topic}-koi-koi"), topic


def test_every_switch_of_the_rules_can_be_chosen() -> None:
    named = {name.removeprefix("no-").replace("-", "_") for name in VARIANTS}
    assert set(SWITCHES) <= named
