"""Knowledge, questions and explanations follow the variants, and are worded briefly."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from evening import LANGUAGES, PLAYERS, Evening, stacked
from variant_table import ear, said

from voice_hanabi.games.hanabi.rules.actions import ClueColour, ClueRank, Discard, Play
from voice_hanabi.games.hanabi.rules.cards import Card
from voice_hanabi.games.hanabi.rules.game import Action, State, apply, legal_actions
from voice_hanabi.games.hanabi.rules.knowledge import Knowledge
from voice_hanabi.games.hanabi.rules.rulebooks import Rules, rules_for
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.games.hanabi.talk.knowledge_text import Length, hand_knowledge_words, knowledge_words
from voice_hanabi.language.templates import plain
from voice_hanabi.language.wording import Wording
from voice_hanabi.table.conversation.conversation import Confirm

HIGH = ["r1 b3 w1 g5 y2", "r4 r2 b2 g1 y5"]


def evening(tmp_path: Path, state: State, language: str = "en") -> Evening:
    """A table of two with this game."""
    table = Evening(tmp_path, language, confirm=Confirm.NEVER)
    table.sit_down(state, PLAYERS[language][:2])
    return table


def after(state: State, *actions: Action) -> State:
    for action in actions:
        state, _ = apply(state, action)
    return state


def my_card(rules: Rules, hand: str, *clues: Action) -> str:
    """What is said about Petr's first card after these clues of Anna's."""
    state = stacked([HIGH[1], hand], rules=rules)
    for clue in clues:
        state = after(state, clue, ClueRank(0, 5))
    known = view(state, 1).hands[1][0].knowledge
    return knowledge_words(Wording("en", game="hanabi"), known, rules, Length.NORMAL)


EVERY = rules_for("pl", ("rainbow-10-every",))
BLACK = rules_for("pl", ("black",))
BOTH = rules_for("pl", ("rainbow-10-every", "black"))
OWN = rules_for("en", ("rainbow-10-own",))


@pytest.mark.parametrize(
    ("rules", "hand", "clues", "known"),
    [
        (EVERY, "m3 b3 w1 g5 y2", [ClueColour(1, "red")], "red or rainbow"),
        (EVERY, "m3 b3 w1 g5 y2", [ClueColour(1, "red"), ClueColour(1, "blue")], "rainbow"),
        (EVERY, "m3 b3 w1", [ClueColour(1, "red"), ClueColour(1, "blue"), ClueRank(1, 3)], "rainbow three"),
        (EVERY, "r3 b3 w1 g5 y2", [ClueColour(1, "blue")], "not blue, not rainbow"),
        (EVERY, "r3 b3 w1 g5 y2", [ClueColour(1, "blue"), ClueColour(1, "red")], "red"),
        (BLACK, "k3 b3 w1 g5 y2", [ClueColour(1, "blue")], "not blue"),
        (BLACK, "b3 k3 w1 g5 y2", [ClueColour(1, "blue")], "blue"),
        (
            BLACK,
            "k3 b3 w1 g5 y2",
            [ClueColour(1, colour) for colour in ("blue", "white", "green", "yellow")],
            "red or black",
        ),
        (BOTH, "r3 b3 w1 g5 y2", [ClueColour(1, "red")], "red or rainbow"),
        (
            BOTH,
            "r3 b3 w1 g5 y2",
            [ClueColour(1, "blue"), ClueColour(1, "white"), ClueColour(1, "green")],
            "red, yellow or black",
        ),
        (OWN, "m3 b3 w1 g5 y2", [ClueColour(1, "rainbow")], "rainbow"),
        (OWN, "r3 m3 w1 g5 y2", [ClueColour(1, "rainbow"), ClueRank(1, 1)], "not rainbow, not a one"),
        (BLACK, "r3 b1 w4 g5 y2", [ClueRank(1, rank) for rank in (1, 4, 5)], "two or three"),
        (
            BLACK,
            "r3 b1 w4 g5 y2",
            [ClueColour(1, "blue"), *(ClueRank(1, rank) for rank in (1, 4, 5))],
            "two or three, not blue",
        ),
    ],
)
def test_what_is_known_of_a_card_is_said_the_short_way(
    rules: Rules, hand: str, clues: list[Action], known: str
) -> None:
    assert my_card(rules, hand, *clues) == known


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_read_out_of_a_card_lists_more_than_is_needed(language: str) -> None:
    wording = Wording(language, game="hanabi")
    suits = tuple(suit.name for suit in BOTH.suits)
    for suit_bits in range(1, 2 ** len(suits)):
        possible = tuple(suit for bit, suit in enumerate(suits) if suit_bits >> bit & 1)
        cards = tuple(Card(suit, rank) for suit in possible for rank in (1, 2, 3, 4, 5))
        words = knowledge_words(wording, Knowledge(possible, (1, 2, 3, 4, 5), cards), BOTH, Length.NORMAL)
        named = sum(wording.say("known-colour", colour=suit, count=1) in words for suit in suits)
        assert named <= 3, words


@pytest.mark.parametrize(
    ("clues", "length", "known"),
    [
        ([ClueRank(1, 1)], Length.NORMAL, "pierwsza i trzecia to jedynki, pozostałe nie"),
        ([ClueRank(1, 5)], Length.NORMAL, "czwarta to piątka, pozostałe nie"),
        ([ClueRank(1, 1), ClueColour(1, "blue")], Length.SHORT, "pierwsza i trzecia to jedynki; "
         "druga jest niebieska; pozostałe nie są ani niebieskie, ani jedynkami"),
        ([ClueColour(1, "white")], Length.FULL, "pierwsza nie jest biała; druga nie jest biała; "
         "trzecia nie jest biała; czwarta nie jest biała; piąta nie jest biała"),
        ([ClueColour(1, "white")], Length.NORMAL,
         "wszystkie nie są białe"),
    ],
)  # fmt: skip
def test_what_is_known_of_several_cards_is_said_in_the_plural(
    clues: list[Action], length: Length, known: str
) -> None:
    state = stacked([HIGH[1], "r1 b3 r1 g5 y2"], rules=rules_for("pl"))
    for clue in clues:
        state = after(state, clue, ClueRank(0, 5))
    seen = view(state, 1)
    assert hand_knowledge_words(Wording("pl", game="hanabi"), seen.hands[1], seen.rules, length) == known


@pytest.mark.parametrize(
    ("anna", "clues", "counted", "otherwise"),
    [
        ("r5 y5 g5 b5 w5", [], "not a five", "unknown"),
        ("y4 y4 g4 g4 b4", [ClueRank(1, 4)], "four, not yellow, not green", "four"),
        ("r2 r3 r3 r4 r5", [ClueColour(1, "red"), ClueRank(1, 4)], "red four", "red four"),
        ("r2 r3 r3 r4 r5", [ClueColour(1, "red")], "red, not a three, not a five", "red"),
    ],
)
def test_deduction_counts_what_the_seat_may_see(
    tmp_path: Path, anna: str, clues: list[Action], counted: str, otherwise: str
) -> None:
    for variants, known in ((("deduction", "empty-clues"), counted), (("empty-clues",), otherwise)):
        state = stacked([anna, "r4 r1 b2 g1 y1"], rules=rules_for("en", variants))
        for clue in clues:
            state = after(state, clue, ClueRank(0, 1))
        (line,) = evening(tmp_path, state).type("Petr, what is my first")
        assert line == f"Petr: The first: {known}."
        (line,) = evening(tmp_path, state).type("Anna, what does Petr know")
        # What others can count would tell Anna about her own cards.
        assert counted == otherwise or counted not in line


def test_two_faces_that_are_left_are_said_together() -> None:
    two = (Card("red", 2), Card("blue", 3))
    known = Knowledge(("red", "blue"), (2, 3), two)
    assert (
        knowledge_words(Wording("en", game="hanabi"), known, BLACK, Length.NORMAL) == "red two or blue three"
    )


# Questions


def ask(table: Evening, language: str, intent: str, **wanted: str | int) -> str:
    names = table.table.conversation.names
    (line,) = table.type(said(language, names, intent, wanted, Random(intent)))
    return line.partition(": ")[2]


DOWN = {
    "cs": (
        "Černý ohňostroj je na čtyřce.",
        "Zbývá jedna ze dvou.",
        "Nezbývá žádná, byla jen jedna.",
        "Zbývají dvě ze tří.",
    ),
    "pl": (
        "Czarny stoi na czwórce.",
        "Została jedna z dwóch.",
        "Nie została żadna, była tylko jedna.",
        "Zostały dwie z trzech.",
    ),
    "da": ("Sort er nået til fire.", "Én af to tilbage.", "Ingen: den eneste er væk.", "To af tre tilbage."),
    "en": (
        "Black stands at four.",
        "One of two left.",
        "Not one: the only one is gone.",
        "Two of three left.",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_black_is_built_and_counted_downwards(tmp_path: Path, language: str) -> None:
    state = stacked(["k5 k4 r1 k1 g5", "b3 b4 w2 g4 y2"], rules=rules_for("en", ("black",)))
    state = after(state, Play(1), ClueRank(0, 4), Play(2), ClueRank(0, 1), Discard(4))
    table = evening(tmp_path, state, language)
    wording = Wording(language, game="hanabi")
    firework, fours, ones, fives = DOWN[language]
    assert ask(table, language, "AskFirework", colour="black") == firework
    assert ask(table, language, "AskCopies", colour="black", value=4) == fours
    assert ask(table, language, "AskCopies", colour="black", value=1) == ones
    assert ask(table, language, "AskCopies", colour="black", value=5) == fives
    black_one = wording.say("card", colour="black", value=1)
    assert black_one in ask(table, language, "AskDiscardsOf", colour="black").casefold()
    assert (
        wording.say("firework-stands", colour="black", value=4)
        in ask(table, language, "AskFireworks").casefold()
    )
    # Five for each other suit, less one for each of the three that black doesn't have.
    assert wording.say("points-count", count=-3).split()[0] in ask(table, language, "AskScore").casefold()
    refused = wording.sentence("cannot-not-nameable", colour="black")
    assert ask(table, language, "Clue", player=0, colour="black") == refused


POSSIBLE = {
    "cs": (
        "Plný počet je pořád ve hře.",
        "Dotáhnout se to dá už jen na jednadvacet bodů. Nadobro pryč: červená dvojka.",
    ),
    "pl": (
        "Komplet punktów jest wciąż w zasięgu.",
        "Maksimum to już tylko 21 punktów. Przepadło na dobre: czerwona dwójka.",
    ),
    "da": ("I kan stadig nå alle point.", "I kan højst nå 21 point. Væk for altid: rød toer."),
    "en": (
        "A perfect score is still possible.",
        "The most you can get now is 21 points. Gone for good: red two.",
    ),
}
FEW_TURNS = {"cs": "nezbývá dost tahů", "pl": "za mało tur", "da": "ikke ture nok", "en": "enough turns"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_asked_for_the_score_the_table_says_what_is_still_possible(tmp_path: Path, language: str) -> None:
    state = stacked(["r2 r2 g5 w5 y5", "b5 b4 w4 g4 y4"])
    state = after(state, ClueRank(1, 5), ClueRank(0, 2), Discard(1), ClueRank(0, 5))
    full, less = POSSIBLE[language]
    assert ask(evening(tmp_path / "all", state, language), language, "AskScore").endswith(f" {full}")
    slot = next(held.slot for held in view(state, 1).hands[0] if held.card == Card("red", 2))
    state = after(state, Discard(slot))
    assert ask(evening(tmp_path / "less", state, language), language, "AskScore").endswith(f" {less}")
    while state.last_round is None:
        state = after(state, Discard(5) if state.clue_tokens < 8 else legal_actions(state)[-1])
    told = ask(evening(tmp_path / "last", state, language), language, "AskScore")
    assert FEW_TURNS[language] in told
    tiles = stacked(["r2 r2 g5 w5 y5", "b5 b4 w4 g4 y4"], rules=rules_for("pl", ("tiles",)))
    assert full not in ask(evening(tmp_path / "tiles", tiles, language), language, "AskScore")


LEFT = {
    "cs": ("Čtyři: žlutá pětka, zelená pětka, modrá pětka, bílá pětka.", "Ještě všech 10."),
    "pl": ("Cztery: żółta piątka, zielona piątka, niebieska piątka, biała piątka.", "Jeszcze wszystkie 10."),
    "da": ("Fire: gul femmer, grøn femmer, blå femmer, hvid femmer.", "Alle 10."),
    "en": ("Four: yellow five, green five, blue five, white five.", "All 10."),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_left_of_a_value_and_of_a_colour_is_counted_and_named(tmp_path: Path, language: str) -> None:
    state = after(stacked(["r5 g4 r1 y1 g5", "b3 b4 w2 g4 y2"]), ClueRank(1, 4), ClueRank(0, 5), Discard(1))
    table = evening(tmp_path, state, language)
    fives, whites = LEFT[language]
    assert ask(table, language, "AskCopies", value=5) == fives
    assert ask(table, language, "AskCopies", colour="white") == whites


MINUS = {
    "cs": "mínus pět bodů",
    "pl": "minus pięć punktów",
    "da": "minus fem point",
    "en": "minus five points",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_totals_below_zero_are_words(tmp_path: Path, language: str) -> None:
    rules = rules_for("en", ("black",))
    state = stacked(["r2 r3 y2 y3 g2", "b2 b3 w2 w3 g3"], "r4", rules=rules)
    table = evening(tmp_path, state, language)
    assert MINUS[language] in ask(table, language, "AskScore").lower()
    wording = Wording(language, game="hanabi")
    for count in range(-5, 0):
        texts = [
            wording.say("points-count", count=count),
            wording.say("score-answer", count=count, most=25),
            wording.say("game-ended", count=count, fireworks="-", judgement="."),
            wording.say("game-lost-strikes", total=count),
            wording.say("game-lost-card", total=count, colour="red", value=1),
        ]
        for text in texts:
            assert any(word.startswith(("minus", "mínus")) for word in text.split()), text
            assert not any(letter.isdigit() for letter in text.replace("25", "")), text
    lines: list[str] = []
    for _ in range(3):
        lines = table.type(said(language, PLAYERS[language][:2], "Play", {"slot": 1}, Random(1)))
    assert table.state.outcome == "lost"
    short = MINUS[language].rsplit(" ", 1)[0]
    assert any(short in line for line in lines), lines
    judged = [wording.say("judgement", step=step) for step in range(7)]
    assert not any(judgement in line for judgement in judged for line in lines)


TOPICS = (
    "goal", "turn", "clue", "discard", "play", "tokens", "strikes", "fireworks", "end", "score", "cards",
    "empty-clue", "rainbow", "black", "tiles", "colour-call", "all-or-nothing",
)  # fmt: skip

ADDED: tuple[tuple[tuple[str, ...], str, str], ...] = (
    (("all-or-nothing",), "end", "rule-all-or-nothing"),
    (("all-or-nothing",), "score", "rule-all-or-nothing"),
    (("black",), "score", "rule-black"),
    (("black",), "fireworks", "rule-black"),
    (("black",), "cards", "rule-cards-black"),
    (("rainbow-5-own",), "cards", "rule-cards-rainbow"),
    (("rainbow-10-every",), "clue", "rule-rainbow"),
    (("tiles",), "tokens", "rule-tiles"),
    (("colour-call",), "play", "rule-colour-call"),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_point_of_the_rules_is_explained_as_it_is_at_this_table(tmp_path: Path, language: str) -> None:
    wording = Wording(language, game="hanabi")
    values: dict[str, str | int] = {"most": 25, "allowed": "no", "touch": "none"}
    table = evening(tmp_path, stacked(HIGH), language)
    told = {topic: ask(table, language, "AskRule", topic=topic) for topic in TOPICS}
    assert told == {topic: wording.say(f"rule-{topic}", **values) for topic in TOPICS}
    assert len(set(told.values())) == len(TOPICS)
    for variants, topic, message in ADDED:
        rules = rules_for("en", variants)
        table = evening(tmp_path, stacked(HIGH, rules=rules), language)
        rainbow = rules.suit("rainbow")
        values = {"most": rules.max_score, "allowed": "no", "touch": rainbow.touch if rainbow else "none"}
        answer = ask(table, language, "AskRule", topic=topic)
        assert answer.endswith(wording.say(message, **values))
        if "all-or-nothing" in variants:
            # What the rulebooks say about points and the last turns does not hold here.
            assert wording.say(f"rule-{topic}", **values) not in answer
        assert ask(table, language, "AskRule", topic="rainbow") == wording.say("rule-rainbow", **values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_names_what_the_variants_add_to_say(tmp_path: Path, language: str) -> None:
    wording = Wording(language, game="hanabi")
    state = stacked(HIGH, rules=rules_for("en", ("tiles", "colour-call")))
    table = evening(tmp_path, state, language)
    for message, intent, topic in (
        ("help-colour-call", "Play", "moves"),
        ("help-tiles", "AskTiles", "questions"),
    ):
        helped = ask(table, language, "AskHelp", topic=topic)
        text = wording.say(message)
        assert text in helped
        phrase = plain(text.rpartition(": ")[2])
        readings = ear(language, ()).graph((intent,)).exact(phrase.split())
        assert [reading.intent for reading in readings] == [intent], phrase
    plain_game = ask(evening(tmp_path, stacked(HIGH), language), language, "AskHelp", topic="questions")
    assert wording.say("help-tiles") not in plain_game
