"""The gate: an act taken back, changed or only named is not done at once; a final one is asked about."""

from __future__ import annotations

import pytest

from voice_hanabi.cli.understand import at_table
from voice_hanabi.contract.game import AnyGame
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanafuda.talk.situations import CALL, TAKE
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.understanding.interpreter import interpreter_of

HANABI, KOI_KOI = GAMES["hanabi"], GAMES["koi-koi"]


def understood(game: AnyGame, language: str, text: str) -> tuple[dict[str, object] | None, bool]:
    names = ("Anna", "Petr", "Eva") if game is HANABI else ("Anna", "Petr")
    interpreter = interpreter_of(game, language, names)
    made = at_table(interpreter, game.situations.turn, typed_line(text))
    return (None if made.command is None else game.canonical(made.command, names)), made.sure


@pytest.mark.by_turns
@pytest.mark.parametrize("game", [HANABI, KOI_KOI], ids=["hanabi", "koi-koi"])
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "play number two, no wait"),
        ("en", "play number two, actually no"),
        ("da", "spil nummer to, nej vent"),
        ("cs", "zahraju druhou, ne počkej"),
        ("pl", "zagram drugą, nie czekaj"),
    ],
)
def test_an_act_taken_back_in_the_same_breath_does_not_count(game: AnyGame, language: str, text: str) -> None:
    for said in (text, text.replace(",", "")):
        command, sure = understood(game, language, said)
        assert command is None or not sure, (said, command)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "I'll play number three, no four"),
        ("da", "jeg spiller nummer tre, nej fire"),
        ("cs", "zahraju číslo tři, ne, čtyři"),
        ("pl", "zagram numer trzy, nie, cztery"),
    ],
)
def test_a_number_that_corrects_another_takes_its_place(language: str, text: str) -> None:
    assert understood(HANABI, language, text) == ({"type": "play", "slot": 4}, True)
    command, sure = understood(HANABI, language, text.replace(",", ""))
    assert (command, sure) != ({"type": "play", "slot": 3}, True)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "oh no the phoenix"),
        ("en", "rule about the deer"),
        ("cs", "vysvětli jeřába"),
        ("da", "forklar tranen"),
    ],
)
def test_a_card_that_is_only_named_among_other_words_is_not_laid_at_once(language: str, text: str) -> None:
    _, sure = understood(KOI_KOI, language, text)
    command, _ = understood(KOI_KOI, language, text)
    assert not sure or (command or {}).get("type") != "lay"


@pytest.mark.by_turns
@pytest.mark.parametrize(
    ("language", "acts", "tails"),
    [
        (
            "en",
            {"hanabi": "play the third", "koi-koi": "lay the boar"},
            ("I didn't say", "I never said that"),
        ),
        ("cs", {"hanabi": "zahraj třetí", "koi-koi": "vylož kance"}, ("to jsem neřekla", "neříkal jsem")),
        (
            "pl",
            {"hanabi": "zagraj trzecią", "koi-koi": "połóż dzika"},
            ("tego nie mówiłam", "nie powiedziałem"),
        ),
        (
            "da",
            {"hanabi": "spil den tredje", "koi-koi": "læg vildsvinet"},
            ("jeg sagde ikke", "det sagde jeg ikke"),
        ),
    ],
)
def test_what_was_not_said_is_not_done(language: str, acts: dict[str, str], tails: tuple[str, ...]) -> None:
    for game in (HANABI, KOI_KOI):
        for tail in tails:
            for said in (f"{acts[game.name]}, {tail}", f"{acts[game.name]} {tail}"):
                command, sure = understood(game, language, said)
                assert command is None or not sure, (said, command)


def asked_for_a_call(language: str, text: str) -> tuple[dict[str, object] | None, bool]:
    names = ("Anna", "Petr")
    interpreter = interpreter_of(KOI_KOI, language, names)
    made = at_table(interpreter, CALL, typed_line(text))
    return (None if made.command is None else KOI_KOI.canonical(made.command, names)), made.sure


@pytest.mark.by_turns
@pytest.mark.parametrize(
    ("language", "weighed"),
    [
        ("en", ("koi-koi or no koi-koi", "stop or go on", "I don't say koi-koi")),
        ("cs", ("skončit nebo neskončit", "koi-koi nebo konec", "koi-koi nebo ne", "neříkám koi-koi")),
        (
            "pl",
            ("skończyć czy nie skończyć", "koi-koi czy koniec", "koniec, nie koi-koi", "nie mówię koi-koi"),
        ),
        (
            "da",
            ("slutte eller ikke slutte", "koi-koi eller slut", "koi-koi eller ej", "jeg siger ikke koi-koi"),
        ),
    ],
)
def test_a_call_weighed_against_its_opposite_is_asked_about(language: str, weighed: tuple[str, ...]) -> None:
    for text in weighed:
        command, sure = asked_for_a_call(language, text)
        assert command is None or not sure, (text, command)


@pytest.mark.parametrize(
    ("language", "mentioned", "called"),
    [
        (
            "en",
            ("just stop it with the whistling", "shobu, that's Klingon for match", "carry on humming"),
            ("I'll stop there, thanks", "koi-koi, I'm feeling lucky", "keep going"),
        ),
        (
            "cs",
            ("dost už s tím pískáním", "šóbu je klingonsky zápas", "pokračuj v tom brblání"),
            ("tak já teda končím", "koi-koi, Petře", "jedem dál"),
        ),
        (
            "pl",
            ("dość już tego gwizdania", "szobu to po klingońsku mecz", "koniec z tym mruczeniem"),
            ("no to kończę", "koi-koi, Piotrze", "gramy dalej"),
        ),
        (
            "da",
            ("stop nu med at fløjte", "shobu er klingonsk for kamp", "fortsæt bare med at nynne"),
            ("så stopper jeg", "koi-koi, Peter", "vi fortsætter"),
        ),
    ],
)
def test_a_call_that_is_only_a_word_of_talk_is_not_made(
    language: str, mentioned: tuple[str, ...], called: tuple[str, ...]
) -> None:
    for text in mentioned:
        command, sure = asked_for_a_call(language, text)
        assert command is None or not sure, (text, command)
    for text in called:
        command, sure = asked_for_a_call(language, text)
        assert command is not None, text
        assert sure, (text, command)


@pytest.mark.parametrize(
    ("language", "praised", "taken"),
    [
        ("en", "the ribbon is pretty", "the ribbon, it's pretty"),
        ("cs", "ta stuha je hezká", "stuhu, ta je hezká"),
        ("pl", "ta wstążka jest ładna", "wstążkę, jest ładna"),
        ("da", "båndet er pænt", "båndet, det er pænt"),
    ],
)
def test_a_card_that_is_praised_is_not_chosen(language: str, praised: str, taken: str) -> None:
    interpreter = interpreter_of(KOI_KOI, language, ("Anna", "Petr"))
    made = at_table(interpreter, TAKE, typed_line(praised))
    assert made.command is None or not made.sure
    assert at_table(interpreter, TAKE, typed_line(taken)).sure


@pytest.mark.parametrize(
    ("language", "racket"),
    [
        ("en", ("stop that racket", "stop your whistling")),
        ("cs", ("nech toho rámusu", "nech toho bubnování")),
        ("pl", ("przestań hałasować", "przestań gwizdać")),
        ("da", ("hold op med den larm", "hold op med det fløjteri")),
    ],
)
def test_a_noise_that_is_to_stop_is_not_the_tables(language: str, racket: tuple[str, ...]) -> None:
    for text in racket:
        command, _ = understood(HANABI, language, text)
        assert command is None, (text, command)


@pytest.mark.parametrize(
    ("language", "two"),
    [
        ("en", ("play the first and tell Petr his ones", "play the first and discard the third")),
        ("cs", ("zahraju první a řeknu Petrovi jedničky", "zahraju první a vyhodím třetí")),
        ("pl", ("zagram pierwszą i powiem Evie jedynki", "zagram pierwszą i wyrzucę trzecią")),
        ("da", ("jeg spiller den første og fortæller Petr hans enere", "spil den første og smid den tredje")),
    ],
)
def test_neither_of_two_acts_is_done_silently(language: str, two: tuple[str, ...]) -> None:
    for text in two:
        _, sure = understood(HANABI, language, text)
        assert not sure, text


@pytest.mark.parametrize(
    ("language", "known", "asked"),
    [
        ("en", "Now I know what Eva meant", "I don't know, what did Eva mean"),
        ("cs", "Už vím, proč mi Eva říkala dvojky.", "Hele, proč mi Eva říkala dvojky?"),
        ("pl", "Już wiem, dlaczego Eva powiedziała mi dwójki.", "A dlaczego Eva powiedziała mi dwójki?"),
        ("da", "Jeg ved godt hvad jeg har", "Hvad har jeg"),
    ],
)
def test_what_people_say_they_know_is_no_question(language: str, known: str, asked: str) -> None:
    assert understood(HANABI, language, known)[0] is None
    assert understood(HANABI, language, asked)[0] is not None


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "I know what to do, I'll play my first"),
        ("cs", "vím, co udělám, zahraju první"),
        ("pl", "wiem co zrobić, zagram pierwszą"),
        ("da", "jeg ved hvad jeg gør, jeg spiller den første"),
    ],
)
def test_who_knows_what_to_do_does_it(language: str, text: str) -> None:
    assert understood(HANABI, language, text) == ({"type": "play", "slot": 1}, True)


@pytest.mark.parametrize(
    ("language", "praise", "own", "about"),
    [
        ("en", "that was a good clue", "I'll play the third", "the greens, Petr"),
        ("da", "det var et godt hint", "jeg spiller den tredje", "de grønne, Petr"),
        ("cs", "to byla krásná nápověda", "hraju třetí", "ty zelené, Petře"),
        ("pl", "to była piękna wskazówka", "gram trzecią", "te zielone, Petr"),
    ],
)
def test_praise_gives_no_clue_and_stops_no_act(language: str, praise: str, own: str, about: str) -> None:
    play = {"type": "play", "slot": 3}
    command, sure = understood(HANABI, language, f"{praise}, {own}")
    assert command == play
    assert sure
    command, sure = understood(HANABI, language, f"{praise} {own}")
    assert command in (None, play)
    # Polish says where praise ends; elsewhere the table asks.
    assert not sure or language == "pl"
    for said in (f"{praise}, {about}", f"{praise} {about}"):
        assert understood(HANABI, language, said)[0] is None, said


@pytest.mark.parametrize("mark", ["'", '"', "’", "”", "'?", "-", "…", ")"])
@pytest.mark.parametrize("game", [HANABI, KOI_KOI], ids=["hanabi", "koi-koi"])
def test_marks_behind_the_end_of_a_sentence_break_nothing(game: AnyGame, mark: str) -> None:
    for text in ("So she goes, 'I'll lay the boar.", "No, I won't play the third.", "I'll play the third!"):
        understood(game, "en", f"{text}{mark}")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("cs", "Zahodím druhou, vlastně ne, {}."),
        ("pl", "Wyrzucam drugą, właściwie nie, {}."),
        ("da", "Jeg smider den anden, nej vent, den {}."),
        ("en", "I'll discard the second, actually no, the {}."),
    ],
)
def test_a_place_that_also_counts_players_corrects_a_place(language: str, text: str) -> None:
    places = {
        "cs": ("první", "třetí"),
        "pl": ("pierwszą", "trzecią"),
        "da": ("første", "tredje"),
        "en": ("first", "third"),
    }
    for place, slot in zip(places[language], (1, 3), strict=True):
        command, _ = understood(HANABI, language, text.format(place))
        assert command == {"type": "discard", "slot": slot}
