"""Only what is said as an act is done, not a thought, a denial, a condition, another's move or a look."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

import pytest

from benchmarks.meaning.thoughts import bare
from voice_hanabi.cli.understand import at_table
from voice_hanabi.contract.commands import ActionCommand, Command, Control, ControlVerb
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.talk.commands import Clue, Discard, Play
from voice_hanabi.hearing.utterance import Alternative, Utterance, typed_line
from voice_hanabi.understanding.interpreter import Interpreter, interpreter_of

PLAYERS = {
    "cs": ("Anna", "Petr", "Eva"),
    "pl": ("Anna", "Piotr", "Ewa"),
    "da": ("Anna", "Peter", "Eva"),
    "en": ("Anna", "Peter", "Eva"),
}

DONE: dict[str, dict[str, Command]] = {
    "cs": {
        "Petře, druhá je červená": Clue(1, "red", slots=(2,)),
        "já bych zahrála prostřední": Play("middle"),
        "čtvrtá letí": Discard(4),
        "Žluté má Petr dvě": Clue(1, "yellow", count=2),
        "já bych Evě řekla ty trojky": Clue(2, None, 3),
        "já bych Petrovi řekl modrou": Clue(1, "blue"),
        "zahrát třetí": Play(3),
        "hraju druhou": Play(2),
        "první spálím": Discard(1),
        "zahodím první, kdepak, pátou": Discard(5),
    },
    "pl": {
        "zagrałabym tę pierwszą z prawej": Play(-1),
        "gram drugą": Play(2),
        "zagrać trzecią": Play(3),
        "Ewa, druga jest czerwona": Clue(2, "red", slots=(2,)),
        "ciepom trzecio": Discard(3),
    },
    "da": {
        "Spiller femte": Play(5),
        "smider den anden": Discard(2),
        "Anna spiller femte": Play(5),
        "Altså spiller jeg nummer tre": Play(3),
        "altså smider jeg den første": Discard(1),
        "så spiller jeg nummer tre": Play(3),
        "Jeg spiller tre": Play(3),
        "smid den fjerde": Discard(4),
        "Peter, den anden er rød": Clue(1, "red", slots=(2,)),
        "nå så spiller jeg nummer tre": Play(3),
        "Peter skal have rød": Clue(1, "red"),
        "Den næstsidste kan godt ryge": Discard(-2),
    },
    "en": {
        "I'll play the third": Play(3),
        "play the third": Play(3),
        "third one, down it goes": Play(3),
        "ones for Peter": Clue(1, None, 1),
        "I think I'll play number three": Play(3),
        "Eva, that's you got a green": Clue(2, "green"),
    },
}

NONE = {
    "cs": (
        "Nechám si to na příště, zahodím první",
        "příští kolo zahraju třetí",
        "Petr potřebuje bílou dvojku",
        "Petrovi pětky říct nemůžu, žádné nemá",
        "Petr má pravdu, třetí je čtyřka",
        "Eva má modrou jedničku a ta se hodí",
        "mám Petrovi napovědět trojky",
        "jestlipak je bezpečné hrát druhou kartu",
        "Petře, nemáš žádné bílé",
        "na tvém místě bych zahodil první",
        "vědět, že je zelená, letí na stůl",
        "neřekla jsem zahodit druhou",
        "Evě červená úplně chybí",
        "hraj druhou, Aničko, neboj se",
        "ale Eva má jedničky, že jo",
        "Eva má jedničky, viď",
    ),
    "pl": (
        "ta żółta Piotra mnie martwi",
        "ta trzecia Ewy nie daje mi spokoju",
        "w następnej kolejce zagram czwartą",
        "Piotrowi potrzebna biała dwójka",
        "no więc albo gram drugą, albo podpowiadam Ewie",
        "wyobraź sobie odrzucić ostatnią czerwoną piątkę",
        "Anna ma grać trzecią",
        "graj drugą, Aniu, nie bój się",
        "znałabym kolor, to druga leci na stół",
        "na twoim miejscu wyrzuciłbym pierwszą",
        "ale Ewa ma jedynki, co nie",
        "Ewa ma jedynki, prawda",
    ),
    "da": (
        "næste gang spiller jeg den tredje",
        "passer den første på rød",
        "Peter spiller femte",
        "Spiller Peter den femte",
        "Spiller man den femte, taber vi",
        "han spiller den femte",
        "Peter har ret, den tredje er en firer",
        "Jeg er bange for at spille den tredje",
        "Der ligger en rød ener på bordet",
        "Peter sidder med den gule treer",
        "Spiller jeg nummer tre, er vi færdige",
        "Går det galt med nummer tre, giver jeg en omgang",
        "Jeg spiller nummer to, så snart Anna er færdig",
        "Lad os sige, jeg smider den anden, hvad mister vi så",
        "Du har et rødt kort her, det er deres eksempel",
        "Anna har ingen treere, det kan jeg godt afsløre",
        "hmm, spiller jeg nummer tre, er vi færdige",
        "jamen, smider jeg nummer et, mister vi en femmer",
        "altså spiller jeg nummer tre er vi færdige",
        "altså spiller jeg nummer tre går det galt",
        "altså smider jeg den første mister vi en femmer",
        "men giver vi Peter rød, går det galt",
        "skal Peter have rød",
        "får Eva en toer bliver det godt",
        "Eva har enere, ikke",
    ),
    "en": (
        "Does the first play on red",
        "next turn I play the fourth",
        "One more clue and I play the first",
        "Peter needs the white two",
        "So either I play the second or I clue Eva",
        "Telling Eva fives would help",
        "Discarding the second is out of the question",
        "In case it's a five I won't discard the second",
        "Give me a clue and I'll play the second",
        "None of Eva's are white",
        "My gut says play the second",
        "Peter, you've two options",
        "Peter, you've got no whites",
        "You look a bit green",
        "Peter, you've five minutes",
        "You have one red card, that's the example they give",
        "If I play the third we're done",
        "There's no earthly reason to throw that fifth one out",
        "Peter's going to play his third, you watch",
        "should Peter have red",
        "but Eva has ones, right",
        "Eva has ones, doesn't she",
    ),
}

ASKED: dict[str, dict[str, Command]] = {
    "cs": {
        "je v pohodě zahodit první": Discard(1),
        "je nejlepší zahodit první": Discard(1),
        "ale Eva má jedničky": Clue(2, None, 1),
        "červený má Eva nakonec": Clue(2, "red"),
    },
    "pl": {
        "najlepiej odrzucić pierwszą": Discard(1),
        "dobrze jest odrzucić pierwszą": Discard(1),
        "ale Ewa ma jedynki": Clue(2, None, 1),
        "Piotrze, nie masz żadnej białej": Clue(1, "white", count=0),
        "Piotrze, nie masz białych": Clue(1, "white", count=0),
    },
    "da": {
        "det er fint at smide den første": Discard(1),
        "det er en god idé at smide den første": Discard(1),
        "jeg smider sikkert den første": Discard(1),
        "Eva, der er ingen firere hos dig": Clue(2, None, 4, count=0),
        "Peter, du har ingen hvide": Clue(1, "white", count=0),
        "den røde har Eva til sidst": Clue(2, "red"),
    },
    "en": {
        "I'm playing the third if that's what it takes": Play(3),
        "chuck the fourth on the table": Discard(4),
        "I'll throw down the fourth": Discard(4),
    },
}


@lru_cache
def ear(language: str) -> Interpreter:
    return interpreter_of(HANABI, language, PLAYERS[language])


def found(language: str, utterance: Utterance) -> tuple[Command | None, bool]:
    verdict = at_table(ear(language), HANABI.situations.turn, utterance)
    return verdict.command, verdict.sure


def each(table: dict[str, dict[str, Command]]) -> list[object]:
    return [
        pytest.param(language, text, command, id=f"{language}-{text}")
        for language, rows in table.items()
        for text, command in rows.items()
    ]


@pytest.mark.by_turns
@pytest.mark.parametrize("read", [typed_line, bare])
@pytest.mark.parametrize(("language", "text", "command"), each(DONE))
def test_what_is_said_as_an_act_is_done(language: str, text: str, command: Command, read: object) -> None:
    assert callable(read)
    assert found(language, read(text)) == (command, True)


@pytest.mark.by_turns
@pytest.mark.parametrize("read", [typed_line, bare])
@pytest.mark.parametrize(("language", "text"), [(one, text) for one, texts in NONE.items() for text in texts])
def test_what_is_only_thought_is_neither_done_nor_asked_about(language: str, text: str, read: object) -> None:
    assert callable(read)
    command, _ = found(language, read(text))
    assert not isinstance(command, ActionCommand)
    assert command != Control(ControlVerb.SAVE_AND_LEAVE)


@pytest.mark.parametrize("read", [typed_line, bare])
@pytest.mark.parametrize(("language", "text", "command"), each(ASKED))
def test_what_may_be_an_act_is_asked_about(language: str, text: str, command: Command, read: object) -> None:
    assert callable(read)
    assert found(language, read(text)) == (command, False)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("cs", "je [unk] zahodit první"),
        ("en", "it's [unk] to play the third"),
        ("da", "[unk] smid den fjerde"),
    ],
)
def test_unknown_speech_beside_an_act_is_never_sure(language: str, text: str) -> None:
    _, sure = found(language, Utterance((Alternative(text),)))
    assert not sure


def test_unknown_speech_in_the_likeliest_hearing_makes_no_other_hearing_sure() -> None:
    heard = (Alternative("red peter have [unk]", 0.0), Alternative("red peter", -0.4))
    assert found("en", Utterance(heard[1:])) == (Clue(1, "red"), True)
    _, sure = found("en", Utterance(heard))
    assert not sure


HEARINGS_OF_TALK = {
    "cs": ("tu čtvrtou mám v ruce už hodinku", "tu čtvrtou dám do koše"),
    "pl": ("ta czwarta siedzi u mnie już od wieków", "ta czwarta leci"),
    "da": ("den fjerde har ligget her siden i morges", "den fjerde ryger ud"),
    "en": ("my fourth as been seating the for ages", "my fourth as bin sitting the for ages"),
}


@pytest.mark.parametrize("language", HEARINGS_OF_TALK)
def test_a_less_likely_hearing_makes_no_act_of_a_sentence_that_means_nothing(language: str) -> None:
    likely, act = HEARINGS_OF_TALK[language]
    alone, sure = found(language, Utterance((Alternative(act),)))
    assert isinstance(alone, ActionCommand)
    assert sure
    heard = Utterance((Alternative(likely, 0.0), Alternative(act, -0.3)))
    assert found(language, heard) == (None, False)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("cs", "Eva má [unk] bílou"),
        ("pl", "Ewa ma same białe [unk]"),
        ("da", "Eva er grøn af [unk] derovre"),
        ("en", "Eva's green with [unk] over there"),
    ],
)
def test_unknown_words_about_somebody_are_not_asked_about(language: str, text: str) -> None:
    assert found(language, Utterance((Alternative(text.casefold()),))) == (None, False)


@pytest.mark.parametrize("read", [typed_line, bare])
@pytest.mark.parametrize(
    ("language", "alone", "talk"),
    [
        ("cs", "tu druhou", "na tu druhou jsem dneska úplně zapomněla"),
        ("pl", "tę drugą", "to nie może być druga, to musi być trzecia"),
        ("da", "den anden", "den anden har jeg da helt glemt alt om"),
        ("en", "the second one", "my second has been sitting there for ages"),
    ],
)
def test_a_place_is_asked_about_only_where_it_is_said_nearly_alone(
    language: str, alone: str, talk: str, read: object
) -> None:
    assert callable(read)
    assert found(language, read(alone))[0] is not None
    assert found(language, read(talk)) == (None, False)


@pytest.mark.parametrize("language", PLAYERS)
def test_whoever_is_known_to_speak_out_of_turn_does_nothing(language: str) -> None:
    text = next(iter(DONE[language]))
    assert found(language, replace(bare(text), seat=1)) == (None, False)
