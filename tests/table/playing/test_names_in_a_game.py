"""Names in a game: a new one for a player, two exchanged, and somebody who comes too late to play."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import LANGUAGES, PLAYERS, Evening, PrivateEars, stacked

from voice_hanabi.contract.choices import Choices
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.phones.exchange import Exchange, Line
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.conversation.effects import CallPlayer, Remember
from voice_hanabi.table.conversation.private_ears import Ear, EarsHere, Way
from voice_hanabi.table.playing.open_questions import ReadBack
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.private_hearing.given_ears import GivenEars
from voice_hanabi.table.saving.journal import Journal, read_journal
from voice_hanabi.table.saving.journal_folder import saved_games
from voice_hanabi.table.saving.journal_problems import JournalProblem
from voice_hanabi.table.saving.journal_remarks import CALLED
from voice_hanabi.table.table import Table

RENAMED = (
    ("en", 1, "I'm not Petr, I'm Paul", "Paul", "Petr is now called Paul."),
    ("en", 1, "Petr is really called Paul", "Paul", "Petr is now called Paul."),
    ("en", 0, "Kate instead of Anna", "Kate", "Anna is now called Kate."),
    ("en", 1, "player two is called Jane", "Jane", "Petr is now called Jane."),
    ("cs", 1, "já nejsem Petr, jsem Pavel", "Pavel", "Petr se teď jmenuje Pavel."),
    ("cs", 1, "nejmenuju se Petr, ale Pavel", "Pavel", "Petr se teď jmenuje Pavel."),
    ("cs", 0, "Kateřina místo Anny", "Kateřina", "Anna se teď jmenuje Kateřina."),
    ("cs", 1, "hráč dva se jmenuje Jana", "Jana", "Petr se teď jmenuje Jana."),
    ("pl", 1, "nie jestem Piotr, tylko Paweł", "Paweł", "Piotr nazywa się teraz Paweł."),
    ("pl", 1, "nie jestem Piotrem, tylko Pawłem", "Paweł", "Piotr nazywa się teraz Paweł."),
    ("pl", 0, "Kasia zamiast Anny", "Kasia", "Anna nazywa się teraz Kasia."),
    ("pl", 1, "gracz drugi nazywa się Janina", "Janina", "Piotr nazywa się teraz Janina."),
    ("da", 1, "jeg er ikke Peter, jeg er Poul", "Poul", "Peter hedder nu Poul."),
    ("da", 1, "jeg hedder ikke Peter, men Poul", "Poul", "Peter hedder nu Poul."),
    ("da", 0, "Karen i stedet for Anna", "Karen", "Anna hedder nu Karen."),
    ("da", 1, "spiller to hedder Jens", "Jens", "Peter hedder nu Jens."),
)

TYPED = (
    ("en", 1, "I'm not Petr, I'm Pavel.", "Pavel"),
    ("en", 0, "Ragnhild is playing instead of Anna", "Ragnhild"),
    ("en", 1, "Petr is called Mrs Archibald", "Mrs Archibald"),
    ("cs", 0, "Kája místo Anny", "Kája"),
    ("cs", 1, "Petr se jmenuje Bořivoj", "Bořivoj"),
    ("pl", 0, "Zosieńka gra zamiast Anny", "Zosieńka"),
    ("da", 1, "Peter hedder egentlig Valdemar-Bo", "Valdemar-Bo"),
)
"""Names that no list has."""

CALL_ME = {
    "en": ("call me Jane", "Jane", "Petr is now called Jane."),
    "cs": ("říkej mi Jano", "Jana", "Petr se teď jmenuje Jana."),
    "pl": ("mów mi Janina", "Janina", "Piotr nazywa się teraz Janina."),
    "da": ("kald mig Jens", "Jens", "Peter hedder nu Jens."),
}
WHO = {
    "en": "Who should be called Jane? Say, for example, 'player two is called Jane'.",
    "cs": "Kdo se má jmenovat Jana? Řekni třeba „hráč dva se jmenuje Jana“.",
    "pl": "Kto ma mieć na imię Janina? Powiedz na przykład „gracz drugi nazywa się Janina”.",
    "da": "Hvem skal hedde Jens? Sig for eksempel “spiller to hedder Jens”.",
}
EXCHANGED = (
    ("en", "swap the names Petr and Eva", "Petr is now called Eva, and Eva is called Petr."),
    ("en", "swap Petr and Eva", "Petr is now called Eva, and Eva is called Petr."),
    ("cs", "prohoď jména Petra a Evy", "Petr se teď jmenuje Eva a Eva se jmenuje Petr."),
    ("cs", "prohoď Petra a Evu", "Petr se teď jmenuje Eva a Eva se jmenuje Petr."),
    ("pl", "zamień imiona Piotra i Ewy", "Piotr nazywa się teraz Ewa, a Ewa nazywa się Piotr."),
    ("da", "byt om på navnene Peter og Freja", "Peter hedder nu Freja, og Freja hedder Peter."),
)
NAMELESS_EXCHANGE = {
    "en": ("swap the names", "Whose names shall I swap? Say, for example, 'swap the names Anna and Eva'."),
    "cs": ("prohoď jména", "Čí jména mám prohodit? Řekni třeba „prohoď jména Anna a Eva“."),
    "pl": ("zamień imiona", "Czyje imiona mam zamienić? Powiedz na przykład „zamień imiona Anna i Ewa”."),
    "da": (
        "byt om på navnene",
        "Hvis navne skal jeg bytte om? Sig for eksempel “byt om på navnene Anna og Freja”.",
    ),
}
TOO_LATE = {
    "en": (
        "Lucy is playing too",
        "The cards are dealt: Lucy can play in the next game. Say 'new game', then 'Lucy is playing too'.",
    ),
    "cs": (
        "Lucie hraje taky",
        "Karty už jsou rozdané, Lucie si zahraje až příští hru. Řekni „nová hra“ a potom „Lucie hraje taky“.",
    ),
    "pl": (
        "Magda też gra",
        "Karty są już rozdane, więc Magda zagra dopiero w następnej grze. "
        "Powiedz „nowa gra”, a potem „Magda też gra”.",
    ),
    "da": (
        "Karen er også med",
        "Kortene er delt ud, så Karen kan først være med i næste spil. "
        "Sig “nyt spil”, og så “Karen er også med”.",
    ),
}
MENTIONED = {
    "en": (
        "Kate plays instead of Anna tomorrow",
        "they call me the champion",
        "they call me Jane at work",
        "what if Kate plays instead of Anna",
        "I wish I was called Kate",
        "Lucy said she is playing too",
        "Eva too",
        "should we swap the names",
        "let's not swap the names",
        "we could swap the names tomorrow",
    ),
    "cs": (
        "Kateřina hraje zítra místo Anny",
        "říkají mi mistr",
        "v práci mi říkají Jano",
        "co kdyby Kateřina hrála místo Anny",
        "Lucie říkala, že hraje taky",
        "ještě Eva",
        "máme prohodit jména",
        "neprohazuj jména",
        "mohli bychom zítra prohodit jména",
    ),
    "pl": (
        "Kasia gra jutro zamiast Anny",
        "mówią mi mistrz",
        "w pracy mówią do mnie Janino",
        "a gdyby Kasia grała zamiast Anny",
        "jeszcze Ewa",
        "czy mamy zamienić imiona",
        "nie zamieniaj imion",
    ),
    "da": (
        "Karen spiller i stedet for Anna i morgen",
        "de kalder mig mesteren",
        "på arbejdet kalder de mig Jens",
        "hvad hvis Karen spillede i stedet for Anna",
        "også Freja",
        "skal vi bytte navnene",
        "lad os ikke bytte navnene om",
    ),
}


def dealt(folder: Path, language: str) -> Evening:
    evening = Evening(folder, language, names=PLAYERS[language][:3])
    evening.deal()
    return evening


def names(evening: Evening) -> tuple[str, ...]:
    return evening.table.conversation.names


@pytest.mark.parametrize(("language", "seat", "text", "name", "told"), RENAMED)
def test_somebody_has_another_name(
    tmp_path: Path, language: str, seat: int, text: str, name: str, told: str
) -> None:
    evening, players = dealt(tmp_path, language), list(PLAYERS[language][:3])
    assert evening.say(text.replace(",", ""))[0] == f"table: {told}"
    players[seat] = name
    assert names(evening) == tuple(players) == evening.table.choices.names == evening.ears.names


@pytest.mark.parametrize(("language", "seat", "text", "name"), TYPED)
def test_any_name_is_typed(tmp_path: Path, language: str, seat: int, text: str, name: str) -> None:
    evening = dealt(tmp_path, language)
    evening.type(text)
    assert names(evening)[seat] == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_known_speaker_says_their_own_name(tmp_path: Path, language: str) -> None:
    evening = dealt(tmp_path, language)
    text, name, told = CALL_ME[language]
    assert evening.say(text) == [f"table: {WHO[language]}"]
    assert names(evening) == PLAYERS[language][:3]
    assert evening.say(text, seat=1)[0] == f"table: {told}"
    assert names(evening)[1] == name


@pytest.mark.parametrize(("language", "text", "told"), EXCHANGED)
def test_names_are_exchanged_and_the_cards_stay(tmp_path: Path, language: str, text: str, told: str) -> None:
    evening = dealt(tmp_path, language)
    hands = evening.state.hands
    assert evening.say(text)[0] == f"table: {told}"
    first, second, third = PLAYERS[language][:3]
    assert names(evening) == (first, third, second)
    assert evening.state.hands == hands


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_several_players_the_table_asks_whose_names_are_exchanged(tmp_path: Path, language: str) -> None:
    evening = dealt(tmp_path, language)
    text, told = NAMELESS_EXCHANGE[language]
    assert evening.say(text) == [f"table: {told}"]
    assert names(evening) == PLAYERS[language][:3]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("in_game", [False, True])
def test_two_people_are_those_whose_names_are_exchanged(tmp_path: Path, language: str, in_game: bool) -> None:
    first, second = PLAYERS[language][:2]
    evening = Evening(tmp_path, language, names=(first, second))
    if in_game:
        evening.deal()
    else:
        evening.begin()
    evening.say(NAMELESS_EXCHANGE[language][0])
    assert names(evening) == (second, first) == evening.table.choices.names


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_joins_a_game_that_is_dealt(tmp_path: Path, language: str) -> None:
    evening = dealt(tmp_path, language)
    text, told = TOO_LATE[language]
    assert evening.say(text) == [f"table: {told}"]
    assert names(evening) == PLAYERS[language][:3]


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_that_is_only_mentioned_changes_nothing(tmp_path: Path, language: str) -> None:
    evening = dealt(tmp_path, language)
    for text in MENTIONED[language]:
        for hear in (evening.say, evening.type):
            hear(text)
            assert names(evening) == PLAYERS[language][:3], text
    assert evening.state.turn == 0


def test_the_new_name_is_understood_and_the_old_one_no_longer_is(tmp_path: Path) -> None:
    evening = dealt(tmp_path, "en")
    evening.sit_down(stacked(["r1 b2 w3 g4 y5", "b1 b3 w1 g1 y1", "w2 g2 y2 r2 r3"]), PLAYERS["en"][:3])
    evening.say("petr is called paul")
    assert evening.say("paul your ones") == ["table: Ones to Paul."]
    assert any("Paul" in line for line in evening.wait())
    evening.say("petr your twos")
    assert not isinstance(evening.playing.open, ReadBack)


def test_it_is_changed_back(tmp_path: Path) -> None:
    evening = dealt(tmp_path, "en")
    evening.say("petr is called paul")
    assert evening.say("player two is called peter")[0] == "table: Paul is now called Peter."
    assert names(evening) == ("Anna", "Peter", "Eva")
    assert evening.type("I'm not Peter, I'm Petr")[0] == "table: Peter is now called Petr."
    assert names(evening) == PLAYERS["en"][:3]


def test_it_is_saved_with_the_game(tmp_path: Path) -> None:
    evening = dealt(tmp_path, "en")
    evening.say("petr is called paul")
    evening.table.close()
    saved = read_journal(next(iter(saved_games(tmp_path))), GAMES)
    assert saved.choices.names == ("Anna", "Paul", "Eva")
    again = Evening(tmp_path, "en", saved=saved, offer_saved=False)
    again.begin()
    assert names(again) == ("Anna", "Paul", "Eva")


def test_the_names_of_today_are_offered_next_time(tmp_path: Path) -> None:
    evening = dealt(tmp_path, "en")
    evening.say("no")
    evening.table.course.arranging.remember(evening.table.choices, evening.table.conversation)
    evening.say("petr is called paul")
    remembered = [one for one in evening.effects if isinstance(one, Remember)]
    assert remembered[-1].evening is not None
    assert remembered[-1].evening.choices.names == ("Anna", "Paul", "Eva")


@pytest.mark.parametrize(
    ("text", "seat", "told"),
    [
        ("petr is called eva", None, "I heard Eva more than once. Everyone needs a different name."),
        ("petr is called petr", None, "Petr is called that already."),
        ("petr is called paul", 2, "Only Petr can change that name."),
        ("swap anna and petr", 2, "Only Anna can change that name."),
    ],
)
def test_what_is_impossible_is_reported(tmp_path: Path, text: str, seat: int | None, told: str) -> None:
    evening = dealt(tmp_path, "en")
    assert evening.say(text, seat=seat) == [f"table: {told}"]
    assert names(evening) == PLAYERS["en"][:3]


def test_a_correction_of_a_clue_is_not_a_name(tmp_path: Path) -> None:
    evening = dealt(tmp_path, "en")
    evening.sit_down(stacked(["r1 b2 w3 g4 y5", "b1 b3 w1 g1 y1", "w2 g2 y2 r2 b1"]), PLAYERS["en"][:3])
    evening.say("petr your ones")
    assert evening.say("eva instead of petr") == ["table: Ones to Eva."]
    assert names(evening) == PLAYERS["en"][:3]


def test_where_friends_gather_nobody_exchanges_names_and_whoever_keeps_them_changes_one(
    tmp_path: Path,
) -> None:
    choices, ears = Choices("en", "hanabi"), PrivateEars()
    table = Table(choices, GAMES, folder=tmp_path, new_seed=lambda: 1, ears=ears, gathers=True)
    table.begin()
    assert table.sit(("Anna", "Petr"))
    table.hear(typed_line("deal", 0))
    assert isinstance(table.phase, Playing)
    told = table.hear(typed_line("swap the names Anna and Petr", 1))
    assert [one.text for one in told if isinstance(one, Announcement)] == [
        "Names can't be swapped here: each of you can change your own. Type, for example, 'call me Jane'."
    ]
    assert table.hear(typed_line("Petr is called Pavel", 1)) == [CallPlayer(1, "Pavel")]
    assert table.conversation.names == ("Anna", "Petr")
    table.close()


def test_ears_and_what_was_tried_of_them_stay_with_a_renamed_player() -> None:
    headset = Ear(Way.OWN, "Headset")
    ears = GivenEars(lambda: EarsHere(asked=True, devices=("Headset",)))
    ears.take_over(("Anna", "Petr"), [(1, headset)])
    ears.rename(("Anna", "Petr"), ("Petr", "Anna"))
    assert ears.given(("Petr", "Anna")) == ((1, headset),)
    assert ears.untried(("Petr", "Anna")) == (0,)


def test_a_phone_that_has_come_is_not_awaited_under_another_name() -> None:
    ears = GivenEars(lambda: EarsHere(asked=True, phones=True))
    ears.take(("Anna", "Petr", "Eva"), dict.fromkeys(range(3), Way.PHONE))
    ears.phone_came("Petr")
    ears.rename(("Anna", "Petr", "Eva"), ("Anna", "Eva", "Paul"))
    assert ears.awaited(("Anna", "Eva", "Paul")) == (0, 2)
    ears.phone_came("Paul")
    ears.rename(("Anna", "Eva", "Paul"), ("Anna", "Petr", "Paul"))
    assert ears.awaited(("Anna", "Petr", "Paul")) == (0,)


def test_a_phone_stays_with_its_seat() -> None:
    exchange = Exchange()
    exchange.seat(("Anna", "Petr"))
    line = exchange.enter(exchange.token(1), None, lambda: None)
    assert isinstance(line, Line)
    exchange.rename_seats(("Anna", "Pavel"))
    assert (exchange.names, line.name, line.ended) == (("Anna", "Pavel"), "Pavel", None)
    assert exchange.listens(1)


@pytest.mark.parametrize("names", [["Anna"], ["Anna", "Anna"], ["Anna", "table"], ["Anna", 3], "Anna"])
def test_a_saved_game_with_names_that_nobody_can_have_is_broken(tmp_path: Path, names: object) -> None:
    journal = Journal.begin(tmp_path, Choices("en", "hanabi", "en", (), 2, ("Anna", "Petr"), 0), 1)
    journal.add({CALLED: names})
    journal.close()
    with pytest.raises(JournalProblem):
        read_journal(journal.path, GAMES)
