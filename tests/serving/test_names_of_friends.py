"""Friends far away get new names by their own voice, or with their consent; what is theirs stays theirs."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from friends_met import Friends
from in_each_language import each_language
from served_house import ServedHouse, friend, guest, host

from voice_hanabi.games import GAMES
from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.serving.invitation import spoken
from voice_hanabi.serving.keeping.kept import read_kept
from voice_hanabi.serving.kept_friends import kept_of, restore
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.saving.journal import read_journal

SAYS = {
    "en": ("call me Jane", "Jane", "deal", "yes", "Petr is called Paul", "Paul"),
    "cs": ("říkej mi Jano", "Jana", "rozdej", "ano", "Petr se jmenuje Pavel", "Pavel"),
    "pl": ("mów mi Janina", "Janina", "rozdaj", "tak", "Petr nazywa się Paweł", "Paweł"),
    "da": ("kald mig Jens", "Jens", "del ud", "ja", "Petr hedder Poul", "Poul"),
}


def three(folder: Path, language: str = "en", *, dealt: bool = True) -> Friends:
    friends = Friends(folder, language)
    for name in ("Anna", "Petr", "Eva"):
        friends.comes(name)
    if dealt:
        friends.says("Anna", SAYS[language][2])
    return friends


@pytest.mark.by_turns
@pytest.mark.parametrize("dealt", [False, True])
@each_language
def test_ones_own_name_is_changed_at_once_and_all_are_told(
    tmp_path: Path, language: str, dealt: bool
) -> None:
    friends = three(tmp_path, language, dealt=dealt)
    text, name, *_ = SAYS[language]
    token = friends.exchange.token(2)
    (audience, told), *_ = friends.says("Eva", text)
    assert audience is None
    assert name in told
    assert "Eva" in told
    names = ("Anna", "Petr", name)
    assert friends.exchange.names == friends.table.people == names
    assert friends.table.conversation.names == friends.table.table.choices.names == names
    assert friends.exchange.token(2) == token


@each_language
def test_it_is_heard_through_the_microphone_of_the_one_who_says_it(tmp_path: Path, language: str) -> None:
    friends = three(tmp_path, language)
    text, name, *_ = SAYS[language]
    friends.table.hear(Utterance((Alternative(text.casefold()),), seat=2))
    assert friends.table.people == ("Anna", "Petr", name)


@each_language
def test_a_change_of_another_s_name_is_asked_of_that_player(tmp_path: Path, language: str) -> None:
    friends = three(tmp_path, language)
    *_, yes, text, name = SAYS[language]
    told = friends.says("Eva", text)
    assert [audience for audience, _ in told] == ["Eva", "Petr"]
    assert name in told[1][1]
    friends.says("Anna", yes)
    assert friends.table.people == ("Anna", "Petr", "Eva")
    friends.says("Petr", yes)
    assert friends.table.people == ("Anna", name, "Eva") == friends.table.conversation.names


def test_only_the_host_renames_a_player_who_is_away(tmp_path: Path) -> None:
    friends = three(tmp_path)
    friends.table.lost("Petr")
    told = friends.says("Eva", "Petr is called Paul")
    assert told[1] == ("Anna", "Eva would like to call Petr Paul. Yes or no?")
    friends.says("Anna", "no")
    friends.says("Anna", "Petr is called Paul")
    assert friends.table.people == ("Anna", "Paul", "Eva")
    assert friends.table.is_lost("Paul")
    assert friends.table.came_back("Paul")


HOSTILE = (
    ("call me Anna", "Somebody here is already called Anna. Choose another name."),
    ("call me", "A name is missing: everyone needs one."),
    ("call me " + "A" * 80, "A name may have up to 40 letters, in five words at most."),
    (
        "call me Anna Maria Josefina Petra Karolina Adela Vera",
        "A name may have up to 40 letters, in five words at most.",
    ),
    (
        "call me <img src=x onerror=alert(1)>",
        "The name <img src=x onerror=alert(1)> has a symbol in it that can't be spoken. "
        "Write it in letters only.",
    ),
    ("call me Table", "Table is what I call all of you together. Choose another name."),
    ("call me Anna: Petr", "A name can't have a colon in it: Anna: Petr."),
    ("call me Red", "'Red' is a word in the game. What else can we call you?"),
    ("Petr is called Anna", "Somebody here is already called Anna. Choose another name."),
)


@pytest.mark.parametrize(("text", "told"), HOSTILE)
@pytest.mark.parametrize("dealt", [False, True])
def test_an_impossible_name_is_reported_to_the_one_who_said_it(
    tmp_path: Path, text: str, told: str, dealt: bool
) -> None:
    friends = three(tmp_path, dealt=dealt)
    assert friends.says("Eva", text) == [("Eva", told)]
    assert friends.exchange.names == ("Anna", "Petr", "Eva")


def test_a_computer_is_called_as_it_is(tmp_path: Path) -> None:
    friends = three(tmp_path, dealt=False)
    friends.says("Anna", "one more computer")
    computer = friends.table.conversation.names[3]
    (told,) = friends.says("Eva", f"{computer} is called Paul")
    assert told[0] == "Eva"
    assert computer in friends.table.conversation.names


def test_whoever_waits_may_change_their_name_and_what_they_are_asked_stays_theirs(tmp_path: Path) -> None:
    friends = three(tmp_path)
    friends.comes("Tom")
    friends.says("Tom", "call me Karl")
    assert friends.exchange.names == ("Anna", "Petr", "Eva", "Karl")
    friends.says("Petr", "Karl is called Bob")
    friends.says("Karl", "call me Ragna")
    friends.says("Petr", "call me Paul")
    assert friends.says("Ragna", "no") == [("Paul", "Ragna says no.")]


def test_whoever_was_muted_or_has_digits_or_is_the_host_stays_so(tmp_path: Path) -> None:
    friends = three(tmp_path)
    friends.says("Anna", "mute Eva")
    code = friends.table.invitation.code_for("Eva")
    friends.says("Eva", "call me Jane")
    friends.says("Anna", "call me Zoe")
    assert friends.table.muted == {"Jane"}
    assert friends.table.host == "Zoe"
    assert friends.table.invitation.place_of(code) == "Jane"


STATES = ("muted", "digits", "listens", "wishes", "decides", "lost")
"""All that somebody may be, or have, beside their place."""


def made(friends: Friends, state: str) -> None:
    """Make this of Eva, who plays."""
    match state:
        case "muted":
            friends.says("Anna", "mute Eva")
        case "digits":
            friends.table.invitation.code_for("Eva")
        case "listens":
            friends.says("Eva", "I'm just listening")
        case "wishes":
            friends.says("Eva", "start over")
        case "decides":
            friends.says("Petr", "play for Eva")
        case "lost":
            friends.table.lost("Eva")


@pytest.mark.parametrize("states", [(), *((state,) for state in STATES), STATES])
def test_if_the_journal_was_written_first_the_store_takes_its_names(
    tmp_path: Path, states: tuple[str, ...]
) -> None:
    friends = three(tmp_path)
    for state in states:
        made(friends, state)
    before = kept_of(friends.table, friends.exchange)
    by, text = ("Anna", "Eva is called Jane") if "lost" in states else ("Eva", "call me Jane")
    friends.says(by, text)
    after = kept_of(friends.table, friends.exchange)
    assert after.choices.names == ("Anna", "Petr", "Jane")
    assert '"Eva"' not in after.written()
    assert before.called(after.choices.names) == after


@pytest.mark.parametrize("state", STATES)
def test_the_test_itself_would_notice_a_name_of_that_kind(tmp_path: Path, state: str) -> None:
    friends = three(tmp_path)
    before = kept_of(friends.table, friends.exchange).written()
    made(friends, state)
    now = kept_of(friends.table, friends.exchange).written()
    assert now.count('"Eva"') > before.count('"Eva"')


@pytest.mark.parametrize("dealt", [False, True])
def test_it_is_kept_and_the_game_goes_on_with_it(tmp_path: Path, dealt: bool) -> None:
    friends = three(tmp_path, dealt=dealt)
    friends.says("Eva", "call me Jane")
    kept = read_kept(kept_of(friends.table, friends.exchange).written())
    friends.table.table.close()
    again = Friends(tmp_path)
    restore(kept, again.table, again.exchange)
    if kept.game is not None:
        saved = read_journal(tmp_path / kept.game, GAMES)
        assert saved.choices.names == ("Anna", "Petr", "Jane")
        again.table.table.resume(saved)
        assert isinstance(again.table.table.phase, Playing)
    assert again.table.conversation.names == ("Anna", "Petr", "Jane") == again.exchange.names
    assert again.exchange.token(2) == friends.exchange.token(2)


def test_pages_are_told_and_the_secret_of_the_place_stays_the_same(house: ServedHouse) -> None:
    async def go() -> None:
        async with host(house) as anna, friend(house, anna, "Petr") as petr:
            await petr.says("call me Paul")
            await anna.hears("Petr is now called Paul.")
            await petr.until(lambda one: (one.last("named") or {})["seat"] == "Paul")
            await petr.says("deal")
            await anna.hears("Paul has ")
            await anna.says("call me Zoe")
            await petr.hears("Anna is now called Zoe.")
            await anna.until(lambda one: (one.last("named") or {})["seat"] == "Zoe")
            await petr.until(lambda one: "Zoe" in str(one.last("shown")))
            token = (anna.last("invitation") or {})["token"]
            async with guest(house, type="token", token=token, after=None, page="late") as late:
                await late.until(lambda one: one.last("greeting"))
                await late.says("Eva")
                await late.hears("A game is on")
                # Guests waiting behind the game keep their place and name when a player gets a new name.
                await petr.says("call me Petr")
                await late.hears("Paul is now called Petr.")
                assert (late.last("named") or {})["seat"] == "Eva"
            key = petr.key
        async with guest(house, type="token", token=key, after=None, page="page of Petr") as back:
            await back.until(lambda one: one.last("greeting"))
            assert (back.last("greeting") or {})["seat"] == "Petr"

    asyncio.run(go())


def test_a_renamed_player_is_missed_by_the_new_name(
    house: ServedHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("voice_hanabi.serving.served_table.LOST_AFTER", 0.2)

    async def go() -> None:
        async with host(house) as anna:
            async with friend(house, anna, "Petr") as petr:
                await petr.says("deal")
                await anna.hears("Petr has ")
                await petr.says("call me Paul")
                await anna.hears("Petr is now called Paul.")
            await anna.hears("Paul has lost the connection")

    asyncio.run(go())


EXCHANGE = {
    "en": ("swap the names Petr and Eva", "swap Petr and Eva", "swap the names"),
    "cs": ("prohoď jména Petra a Evy", "prohoď Petra a Evu", "prohoď jména"),
    "pl": ("zamień imiona Petr i Eva", "zamień Petra i Evę", "zamień imiona"),
    "da": ("byt om på navnene Petr og Eva", "byt Petr og Eva om", "byt om på navnene"),
}
JOINS = {
    "en": ("Lucy is playing too", "Lucy", "invite friends"),
    "cs": ("Lucie hraje taky", "Lucie", "pozvi přátele"),
    "pl": ("Magda też gra", "Magda", "zaproś znajomych"),
    "da": ("Karen er også med", "Karen", "inviter venner"),
}


@pytest.mark.by_turns
@pytest.mark.parametrize("dealt", [False, True])
@each_language
def test_names_are_not_exchanged_and_whoever_wants_it_hears_what_can_be_said_instead(
    tmp_path: Path, language: str, dealt: bool
) -> None:
    friends = three(tmp_path, language, dealt=dealt)
    for text in EXCHANGE[language]:
        ((audience, told),) = friends.says("Eva", text)
        assert audience == "Eva"
        (said,) = re.findall("(?: '|„|“)([^'„“”]+)['“”]", told)
        assert friends.exchange.names == ("Anna", "Petr", "Eva") == friends.table.conversation.names
    friends.says("Eva", said)
    assert friends.exchange.names[2] in said


@pytest.mark.by_turns
@pytest.mark.parametrize("dealt", [False, True])
@each_language
def test_whoever_would_like_to_play_comes_by_the_announced_invitation(
    tmp_path: Path, language: str, dealt: bool
) -> None:
    friends = three(tmp_path, language, dealt=dealt)
    text, name, invite = JOINS[language]
    ((audience, told),) = friends.says("Eva", text)
    assert audience == "Eva"
    assert told.startswith(name)
    assert invite in told
    assert friends.exchange.names == ("Anna", "Petr", "Eva") == friends.table.conversation.names
    digits = spoken(friends.table.invitation.code)
    assert any(digits in told for _, told in friends.says("Eva", invite))


def test_whoever_plays_already_is_not_invited(tmp_path: Path) -> None:
    friends = three(tmp_path)
    assert all("invitation" not in told for _, told in friends.says("Eva", "Petr is playing too"))


@each_language
def test_it_is_heard_by_a_microphone_and_answered(tmp_path: Path, language: str) -> None:
    friends = three(tmp_path, language)
    for text in (EXCHANGE[language][2], JOINS[language][0]):
        told = friends.table.hear(Utterance((Alternative(text.casefold()),), seat=2))
        assert [one for one in told if isinstance(one, Announcement) and one.text]
    assert friends.exchange.names == ("Anna", "Petr", "Eva")
