"""Nothing on the wire reveals to a phone what its seat may not see: two deals, one conversation, the same
bytes.

The worlds differ only in faces hidden from the seat. The messages to its phone must then be the same, in the
same order and of the same length, to the byte.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from random import Random

import numpy as np
import pytest
import test_hanafuda_hidden_cards as hanafuda_worlds
import test_hidden_cards as hanabi_worlds
from evening import PLAYERS, Evening, sentence_of
from hanabi_playing import steps as hanabi_steps
from hanafuda_playing import NAMED_OPTIONS, name_of
from hanafuda_playing import steps as hanafuda_steps
from hanafuda_talking import command_for

from voice_hanabi.contract.choices import Choices
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.rules.actions import Rearrange
from voice_hanabi.games.hanabi.rules.rulebooks import rules_for
from voice_hanabi.games.hanabi.rules.state import State
from voice_hanabi.games.hanafuda.rules.game import Options, options_for
from voice_hanabi.games.hanafuda.rules.state import State as Match
from voice_hanabi.games.hanafuda.talk.suggesting import Suggester
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.language.wording import Wording
from voice_hanabi.phones.exchange import Exchange, Line
from voice_hanabi.phones.incoming import Speak
from voice_hanabi.phones.messages import Ends, Say, Show, encode
from voice_hanabi.phones.table_voice import TableVoice
from voice_hanabi.speaking.announcement import Announcement, Kind
from voice_hanabi.speaking.routes import TextRoute
from voice_hanabi.speaking.sound import Sound
from voice_hanabi.speaking.speaker import Speaker
from voice_hanabi.speaking.voices.voice import SpokenVoice
from voice_hanabi.table.conversation.conversation import Confirm, Conversation
from voice_hanabi.table.conversation.effects import Effect, Hush
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.saving.journal import Journal
from voice_hanabi.table.showing import shown_at


class Hum:
    """A voice whose sounds depend on the sentence, its language and its pace, and on nothing else."""

    def speak(self, text: str, language: str, words_a_minute: int, speaker: int = 0) -> Sound:
        samples = np.repeat(np.frombuffer(f"{text}{language}".encode(), np.uint8), words_a_minute)
        return Sound(samples.astype(np.int16), 22_050)

    def missing(self) -> None:
        return None

    def close(self) -> None:
        """Hold nothing."""


def as_sound(message: Say, rate: float) -> list[bytes]:
    """All blocks sent to a phone that wants to hear this in the table's voice."""
    voice = TableVoice(Hum)
    spoken: list[bytes] = []
    part = 0
    while True:
        spoken += voice.spoken(0, "Anna", message, Speak(message.number, part, rate))
        part += 1
        if struct.unpack_from("<H", spoken[-1], 6)[0] & Ends.TEXT:
            return spoken


def on_the_wire(  # noqa: C901 - one evening on the wire, told in order
    folder: Path,
    state: State | Match,
    said: Sequence[tuple[str, int]],
    seat: int,
    language: str,
    game: str = "hanabi",
) -> list[str | bytes]:
    """Everything that is sent to a seat's phone while this is said, from a state on, including sound."""
    names = PLAYERS[language][: state.players]
    exchange = Exchange()
    speaker = Speaker(TextRoute(), phones=exchange, names=names, lines=io.StringIO())
    line = exchange.enter(exchange.token(seat), None, lambda: None)
    assert isinstance(line, Line)
    sent: list[str | bytes] = []
    evening = Evening(folder, language, confirm=Confirm.NEVER)
    if isinstance(state, Match):
        journal = Journal.begin(folder, Choices(language, game, None, (), len(names), names), 0)
        conversation = Conversation(GAMES[game], language, names)
        evening.table.course.phase = Playing(
            conversation, GAMES[game], state, journal, evening.confirm, evening.ears
        )
        evening.ears.seat(names)
    else:
        evening.sit_down(state, names, language)

    def look() -> None:
        for one in range(state.players):
            shown = shown_at(evening.table, one)
            exchange.show(one, None if shown is None else asdict(shown))
        for message in exchange.take(line):
            sent.append(encode(message))
            if isinstance(message, Say):
                sent.extend(as_sound(message, 1.0))

    def carry_out(effects: Sequence[Effect]) -> None:
        for effect in effects:
            if isinstance(effect, Announcement):
                speaker.say(effect)
            elif isinstance(effect, Hush):
                speaker.hush(effect.audience, news=effect.news)

    look()
    for text, speaking in said:
        speaker.hush(None)
        speaker.hush(speaking)
        carry_out(evening.table.hear(typed_line(text, seat=speaking)))
        look()
    evening.table.close()
    speaker.close()
    return sent


@pytest.mark.by_turns(
    "voice_hanabi/phones", "voice_hanabi/table", "voice_hanabi/games/hanabi", "locales/{language}", of="case"
)
@pytest.mark.parametrize(
    ("language", "rulebook", "variants", "players"),
    [
        ("en", "en", (), 2),
        ("cs", "cs", ("deduction",), 3),
        ("da", "da", ("rainbow-5-every",), 4),
        ("pl", "pl", (), 5),
    ],
)
def test_two_deals_of_hanabi_send_the_same_bytes(
    language: str, rulebook: str, variants: tuple[str, ...], players: int, tmp_path: Path
) -> None:
    wording = Wording(language, PLAYERS[language][:players], "hanabi")
    random = Random(players)
    compared = 0
    for number, step in enumerate(hanabi_steps(rules_for(rulebook, variants), players, seed=2)):
        if number % 9 or isinstance(step.action, Rearrange):
            continue
        seat = random.randrange(players)
        hidden = hanabi_worlds.hidden_numbers(step.before, seat)
        hidden -= hanabi_worlds.revealed_by(step.before, step.action, seat)
        other = hanabi_worlds.another_world(step.before, hidden, random)
        current = step.before.current
        said = [
            (wording.say("deed-my-hand"), seat),
            (wording.say("deed-status"), (seat + 1) % players),
            (sentence_of(step.action, wording), current),
            (wording.say("deed-help"), seat),
            ("xyzzy", seat),
            ("xyzzy", (seat + 1) % players),
        ]
        one = on_the_wire(tmp_path, step.before, said, seat, language)
        two = on_the_wire(tmp_path, other, said, seat, language)
        assert one == two
        assert len(one) > len(said)
        compared += 1
    assert compared


@pytest.mark.parametrize("options", NAMED_OPTIONS[:4], ids=name_of)
def test_two_deals_of_hanafuda_are_shown_in_the_same_bytes(options: Options) -> None:
    random = Random(name_of(options))
    names = PLAYERS["cs"][: options.players]
    teller = GAMES[options.game].teller(Wording("cs", names, "hanafuda"))
    for number, step in enumerate(hanafuda_steps(options, 1, most=60)):
        if number % 7:
            continue
        for seat in range(options.players):
            worlds = hanafuda_worlds.permutations(step.after, step.after, seat, random)
            other = hanafuda_worlds.another_world(step.after, worlds)
            one, two = (encode(Show(1, asdict(teller.shown(state, seat)))) for state in (step.after, other))
            assert one == two


@pytest.mark.by_turns(
    "voice_hanabi/phones",
    "voice_hanabi/table",
    "voice_hanabi/games/hanafuda",
    "locales/{language}",
    of="case",
)
@pytest.mark.parametrize(
    ("language", "options"),
    [
        ("cs", options_for("koi-koi", 2)),
        ("da", options_for("koi-koi", 3, rounds=6, rain_man_seven=False, hanami_de_ippai=True)),
        ("en", options_for("hanafuda", 2, look_first=True)),
        ("pl", options_for("hanafuda", 3, play_on=True)),
    ],
    ids=str,
)
def test_two_deals_of_hanafuda_send_the_same_bytes(language: str, options: Options, tmp_path: Path) -> None:
    random = Random(name_of(options))
    names = PLAYERS[language][: options.players]
    wording = Wording(language, names, "hanafuda")
    compared = carried_out = 0
    for number, step in enumerate(hanafuda_steps(options, 3, most=220)):
        command = command_for(step.before, step.action)
        words = None if command is None else Suggester(wording).described(command)
        if number % 9 or words is None:
            continue
        seat = random.randrange(options.players)
        worlds = hanafuda_worlds.permutations(step.before, step.after, seat, random)
        other = hanafuda_worlds.another_world(step.before, worlds)
        said = [
            (wording.say("deed-captured"), seat),
            (wording.say("deed-points"), (seat + 1) % options.players),
            (wording.say("deed-help"), (seat + 1) % options.players),
            (words, step.before.current),
            (wording.say("deed-help"), seat),
            (wording.say("deed-last"), seat),
            ("xyzzy", seat),
            ("xyzzy", (seat + 1) % options.players),
        ]
        one = on_the_wire(tmp_path, step.before, said, seat, language, options.game)
        two = on_the_wire(tmp_path, other, said, seat, language, options.game)
        assert one == two
        assert len(one) > len(said)
        compared += 1
        carried_out += step.before != other
    assert compared > 5
    assert carried_out > 5, "the worlds differed"


def test_how_the_real_voice_speaks_to_a_seat_depends_on_nothing_that_another_was_told() -> None:
    """What espeak-ng spoke last changes the samples of what it speaks next."""
    to_anna = [
        Say(number, False, Kind.NEWS, None, f"Your turn. Petr has {card}.", "en", 1.0, 0.64)
        for number, card in enumerate(("blue one", "white two and red three"), start=1)
    ]
    heard = []
    for card in ("red two", "a white five and a blue four"):
        voice = TableVoice(SpokenVoice)
        to_petr = Say(1, False, Kind.NEWS, None, f"Your turn. Anna has {card}.", "en", 1.0, 0.64)
        try:
            sent: list[bytes] = []
            for said in to_anna:
                for part in (0, 1):
                    list(voice.spoken(1, "Petr", to_petr, Speak(1, part, 1.0)))
                    sent += voice.spoken(0, "Anna", said, Speak(said.number, part, 1.0))
            heard.append(sent)
        finally:
            voice.close()
    assert heard[0] == heard[1]
    assert len(b"".join(heard[0])) > 4 * 22_050
