"""Names at the table: any works or is refused with a reason, similar ones are noticed, seats stand in."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import LANGUAGES, PLAYERS, Evening

from voice_hanabi.contract.expectations import NAMES_SURE, PLAYER
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.talk.situations import SITUATIONS
from voice_hanabi.hearing.utterance import Alternative, Utterance, typed_line
from voice_hanabi.hearing.voices.confusability import sounds_alike
from voice_hanabi.language.alike_names import alike_names
from voice_hanabi.language.names import name_forms, player_lists, taken_name
from voice_hanabi.language.templates import plain, templates_of
from voice_hanabi.language.wording import Manner, Wording
from voice_hanabi.table.beginning.seating import doubtful_name, names_alike, unfit_name
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.understanding.interpreter import Interpreter
from voice_hanabi.understanding.outcome import Understood

FIVE = ("Anna", "Robert", "Sofie", "Viktor", "Magda")


def alike(language: str, *names: str) -> list[tuple[int, ...]]:
    return alike_names(templates_of(language, "hanabi"), names, sounds_alike)


# Names that sound alike


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_that_sound_the_same_are_noticed_in_every_language(language: str) -> None:
    assert alike(language, "Anna", "Robert", "Hanna") == [(0, 2)]
    assert alike(language, *FIVE) == []


def test_similar_names_are_put_into_groups() -> None:
    assert alike("cs", "Jan", "Petr", "Jana", "Petra", "Zuzana") == [(0, 2), (1, 3)]
    assert alike("pl", "Ala", "Ela", "Ola") == [(0, 1, 2)]


def test_names_that_differ_by_themselves_but_agree_in_another_case_are_similar() -> None:
    # 'Petře' addresses Petr, and is also the dative of Petra, to whom something is told.
    forms = [name_forms(templates_of("cs", "hanabi"), name) for name in ("Petr", "Petra")]
    assert forms[0]["vocative"] == forms[1]["dative"]

    def same_word(language: str, one: str, other: str, *, seldom: bool = False) -> bool:
        return one == other

    same = alike_names(templates_of("cs", "hanabi"), ("Petr", "Petra"), same_word)
    assert same == [(0, 1)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_about_similar_names_can_be_said_to_the_table(language: str) -> None:
    names = ("Anna", "Robert", "Hanna")
    wording = Wording(language, names, "hanabi")
    sentence = names_alike(wording, sounds_alike)[0]
    assert "Anna" in sentence
    assert "Hanna" in sentence
    assert "Robert" not in sentence
    interpreter = Interpreter(HANABI, templates_of(language, "hanabi"), names)
    for seat in (1, 3):
        words = plain(wording.say("seat-said", number=seat))
        assert words in plain(sentence)
        said = Utterance((Alternative(words),))
        understood = interpreter.understand(said, PLAYER.intents)
        assert isinstance(understood, Understood)
        assert getattr(understood.command, "value", None) == seat - 1


def test_similar_names_are_reported_once_and_can_be_changed(tmp_path: Path) -> None:
    evening = Evening(tmp_path, sounds_alike=sounds_alike)
    evening.begin()
    evening.say("two")
    wording = Wording("en", ("Anna", "Hanna"), "hanabi", Manner(typing=True))
    told = evening.type("Anna, Hanna")[0]
    assert wording.say("names-others") in told
    assert told.startswith(f"table: {names_alike(wording, sounds_alike)[0]}")
    assert "sound" not in evening.say("polish rules")[0]
    assert "sound" not in evening.say("anna tom")[0]
    assert evening.say("yes")[0].startswith("table: Dealt.")


def test_players_named_at_the_start_are_warned_too(tmp_path: Path) -> None:
    evening = Evening(tmp_path, names=("Jan", "Jana"), sounds_alike=sounds_alike)
    lines = evening.deal()
    wording = Wording("en", ("Jan", "Jana"), "hanabi")
    assert lines[1] == f"table: {names_alike(wording, sounds_alike)[0]}"
    assert "Dealt" in lines[2]


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [
        ("pl", "Jan", "Janek"),
        ("pl", "Antek", "Antoni"),
        ("da", "Bente", "Bent"),
        ("da", "Kirsten", "Kristen"),
        ("en", "Dan", "Daniel"),
        ("en", "Anna", "\u0410nna"),
        ("cs", "Petr", "\u041f\u0435\u0442\u0440"),
        ("cs", "Petr", "\u0420etr"),
    ],
)
def test_short_forms_turned_letters_and_other_scripts_are_noticed(
    language: str, one: str, other: str
) -> None:
    assert alike(language, one, other) == [(0, 1)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_with_the_same_beginning_are_not_similar(language: str) -> None:
    assert alike(language, "Marek", "Maria") == []
    assert alike(language, "Bo", "Bodil") == []


# Seats instead of names


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_can_be_said_wherever_a_name_can(language: str) -> None:
    for name, values in player_lists(templates_of(language, "hanabi"), FIVE).items():
        assert {seat for _, seat in values[len(FIVE) :]} >= set(range(5)), name


SEATS_SAID = {
    "cs": ("karty hráče dva", "karty druhého hráče", "hráči dva máš červené", "hráč dva červená",
           "jedničky pro hráče dva", "řekni hráči číslo dva že má červené", "co ví druhý hráč"),
    "pl": ("karty gracza dwa", "karty gracza drugiego", "graczu dwa jedynki", "czerwone dla gracza drugiego",
           "graczowi drugiemu czerwone", "poinformuj gracza numer dwa o czerwonych", "co ma gracz drugi"),
    "da": ("spiller tos kort", "spiller tos hånd", "læs spiller tos kort op", "hvad har spiller to",
           "rød til spiller to", "spiller to enere"),
    "en": ("player two's cards", "what's in player two's hand", "player number two ones",
           "player two's second is red", "red for player two", "tell player two about her red cards"),
}  # fmt: skip

SEATS_TYPED = {
    "cs": ("karty hráče 2", "hráči 2 máš červené", "hráč 2 červená", "nápověda pro hráče 2"),
    "pl": ("karty gracza 2", "graczu 2 jedynki", "graczowi 2 czerwone"),
    "da": ("spiller 2s kort", "spiller 2's kort", "hvad har spiller 2", "rød til spiller 2"),
    "en": ("player 2's cards", "player 2 ones", "red for player 2"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_are_said_and_typed_in_every_case(language: str) -> None:
    interpreter = Interpreter(HANABI, templates_of(language, "hanabi"), FIVE)
    said = [Utterance((Alternative(text),)) for text in SEATS_SAID[language]]
    typed = [typed_line(text) for text in (*SEATS_SAID[language], *SEATS_TYPED[language])]
    for utterance in (*said, *typed):
        understood = interpreter.understand(utterance, SITUATIONS.turn.intents)
        assert isinstance(understood, Understood), utterance.text
        assert understood.sure, utterance.text
        command = understood.command
        assert getattr(command, "target", getattr(command, "player", None)) == 1, utterance.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_asker_may_be_a_seat(language: str) -> None:
    interpreter = Interpreter(HANABI, templates_of(language, "hanabi"), FIVE)
    wording = Wording(language, FIVE, "hanabi")
    question = next(
        Interpreter(HANABI, templates_of(language, "hanabi"))
        .graph(("AskFireworks",))
        .phrases.covering_phrases()
    )
    for number in (1, 5):
        words = f"{plain(wording.say('seat-said', number=number))} {question}"
        understood = interpreter.understand(typed_line(words), SITUATIONS.turn.intents)
        assert isinstance(understood, Understood), words
        assert getattr(understood.command, "asker", None) == number - 1, words


# Odd names


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "name", ["Ольга", "漢字", "Ω", "Q", "Ørjan", "R2D2", "A" * 40, "Red", "May", "Jedna", "Ano"]
)
def test_odd_names_work(language: str, name: str) -> None:
    names = (name, "Robert")
    wording = Wording(language, names, "hanabi")
    assert unfit_name(Conversation(HANABI, language), names) is None
    assert names_alike(wording, sounds_alike) == []
    interpreter = Interpreter(HANABI, templates_of(language, "hanabi"), names)
    clue = wording.say("example-clue-colour", target=name, colour="red")
    understood = interpreter.understand(typed_line(clue), SITUATIONS.turn.intents)
    assert isinstance(understood, Understood), clue
    assert getattr(understood.command, "target", None) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_that_cannot_be_spoken_or_mean_something_else_are_reported(language: str) -> None:
    wording = Wording(language, game="hanabi")
    own_seat = wording.say("seat-name", number=2)
    for name, message in (
        ("77", "name-without-letters"),
        ("!?", "name-without-letters"),
        (own_seat, "name-taken"),
    ):
        assert unfit_name(Conversation(HANABI, language), (name, "Robert")) == wording.say(message, name=name)
    assert unfit_name(Conversation(HANABI, language), (wording.say("seat-name", number=1), own_seat)) is None
    verb = wording.say("example-play", slot=1).split()[0]
    assert taken_name(templates_of(language, "hanabi"), ("Robert", verb), SITUATIONS.actions) == verb


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_unfit_name_is_given_its_own_reason(language: str) -> None:
    wording = Wording(language, game="hanabi")
    for name, message in (
        ("", "name-empty"),
        ("Anna\U0001f600", "name-with-signs"),
        ("\U0001f469\u200d\U0001f680", "name-with-signs"),
        ("An\u200dna", "name-with-invisible"),
        ("\u202eAnna", "name-with-invisible"),
        ("An\nna", "name-with-invisible"),
        ("Anna: Eva", "name-with-colon"),
        ("A" * 41, "name-too-long"),
        ("Table", "name-of-table"),
    ):
        told = unfit_name(Conversation(HANABI, language), (name, "Robert"))
        assert told == wording.say(message, name=name, most=40), name
    twice = unfit_name(Conversation(HANABI, language), ("Robert", "robert"))
    assert twice == wording.say("names-twice", name="Robert")


WORDS_OF_THE_TABLE = {
    "cs": ("Červená", "Jedna", "Ano", "Pauza", "Druhá"),
    "pl": ("Biała", "Jeden", "Tak", "Pauza", "Druga"),
    "da": ("Blå", "En", "Ja", "Pause", "Tre"),
    "en": ("Red", "One", "Yes", "Pause", "Second"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_that_are_words_of_the_table_are_doubted_and_peoples_names_are_not(language: str) -> None:
    conversation = Conversation(HANABI, language)
    for name in WORDS_OF_THE_TABLE[language]:
        assert doubtful_name(conversation, ("Robert", name)) == name
    assert doubtful_name(conversation, (*PLAYERS[language], "Fru Jensen", "Anne-Marie", "Xaver")) is None


def test_a_word_of_the_table_is_a_name_once_somebody_says_so(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.begin()
    evening.type("2")
    asked = Wording("en", game="hanabi").say("name-sure", name="Red")
    assert evening.type("Red, Tom") == [f"table: {asked}"]
    assert evening.type("no")[0] == "table: Who are you, in the order you're sitting?"
    evening.type("Red, Tom")
    assert evening.table.expectation is NAMES_SURE
    evening.say("yes")
    assert evening.table.conversation.names == ("Red", "Tom")


def test_a_word_of_the_table_given_at_the_start_is_reported(tmp_path: Path) -> None:
    lines = Evening(tmp_path, names=("Yes", "Robert")).deal()
    wording = Wording("en", ("Yes", "Robert"), "hanabi")
    assert (
        lines[1]
        == f"table: {wording.say('name-means-more', name='Yes', seat=wording.say('seat-said', number=1))}"
    )


# Names of several words


TYPED_WHOLE = {
    "cs": {
        "paní Nováková a malá Eva": ("Paní Nováková", "Malá Eva"),
        "Anna-Marie, Petr": ("Anna-Marie", "Petr"),
    },
    "pl": {"pani Ewa i wujek Jan": ("Pani Ewa", "Wujek Jan"), "Anna-Maria, Jan": ("Anna-Maria", "Jan")},
    "da": {
        "Anne-Marie, Ole": ("Anne-Marie", "Ole"),
        "Ann-Sofie og Karl-Johan": ("Ann-Sofie", "Karl-Johan"),
        "Fru Jensen og Lille Ole": ("Fru Jensen", "Lille Ole"),
        "fru jensen og lille ole": ("Fru Jensen", "Lille Ole"),
    },
    "en": {
        "Jean-Luc and Mary-Kate": ("Jean-Luc", "Mary-Kate"),
        "Mary Kate and Tom": ("Mary Kate", "Tom"),
        "Anna de Vries, Tom": ("Anna de Vries", "Tom"),
        "Mrs. Jones and Little Joe": ("Mrs. Jones", "Little Joe"),
    },
}

SAID_WHOLE = {
    "cs": {
        "anna marie a petr": ("Anna-Marie", "Petr"),
        "paní nováková a malá eva": ("Paní Nováková", "Malá Eva"),
    },
    "pl": {"anna maria i jan": ("Anna-Maria", "Jan"), "pani ewa i wujek jan": ("Pani Ewa", "Wujek Jan")},
    "da": {
        "anne marie og ole": ("Anne-Marie", "Ole"),
        "anne marie ole": ("Anne-Marie", "Ole"),
        "karl johan og fru jensen": ("Karl-Johan", "Fru Jensen"),
        "lille ole og kirsten": ("Lille Ole", "Kirsten"),
    },
    "en": {
        "jean luc and mary kate": ("Jean-Luc", "Mary-Kate"),
        "mrs jones and little joe": ("Mrs Jones", "Little Joe"),
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_several_words_stay_whole_typed_and_said(tmp_path: Path, language: str) -> None:
    for place, (line, names) in enumerate(TYPED_WHOLE[language].items()):
        assert named(tmp_path / f"typed{place}", language, "2", line) == names, line
    for place, (line, names) in enumerate(SAID_WHOLE[language].items()):
        assert named(tmp_path / f"said{place}", language, "2", line, typed=False) == names, line


def test_two_names_side_by_side_are_two_people_if_that_many_play(tmp_path: Path) -> None:
    assert named(tmp_path / "a", "da", "3", "anne marie og ole", typed=False) == ("Anne", "Marie", "Ole")
    assert named(tmp_path / "b", "en", "3", "Mary Kate and Tom") == ("Mary", "Kate", "Tom")


def test_a_typed_name_that_cannot_be_one_is_reported_and_not_left_out(tmp_path: Path) -> None:
    wording = Wording("en", game="hanabi")
    for place, (line, message, name) in enumerate(
        (
            ("Anna\U0001f600, Tom", "name-with-signs", "Anna\U0001f600"),
            ("table, Anna", "name-of-table", "Table"),
        )
    ):
        evening = Evening(tmp_path / str(place))
        evening.begin()
        evening.type("2")
        assert evening.type(line) == [f"table: {wording.say(message, name=name)}"]


def named(folder: Path, language: str, count: str, line: str, *, typed: bool = True) -> tuple[str, ...]:
    evening = Evening(folder, language)
    evening.begin()
    evening.type(count)
    (evening.type if typed else evening.say)(line)
    return evening.table.conversation.names
