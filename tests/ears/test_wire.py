"""Nothing on the wire tells a phone what its seat may not see: two deals, one conversation, the same bytes.

The worlds differ only in the faces that are hidden from the seat. What goes to its phone must then be the
same messages in the same order, each of the same length, to the byte.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from random import Random

import pytest
import test_hanafuda_hidden_cards as hanafuda_worlds
import test_hidden_cards as hanabi_worlds
from evening import PLAYERS, Evening, sentence_of
from hanabi_playing import steps as hanabi_steps
from hanafuda_playing import NAMED_OPTIONS, name_of
from hanafuda_playing import steps as hanafuda_steps

from voice_hanabi.ears.exchange import Exchange, Line
from voice_hanabi.ears.messages import Show, encode
from voice_hanabi.games import GAMES
from voice_hanabi.hanabi.rules.actions import Rearrange
from voice_hanabi.hanabi.rules.rulebooks import rules_for
from voice_hanabi.hanabi.rules.state import State
from voice_hanabi.hanafuda.rules.game import Options
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.speaking.routes import TextRoute
from voice_hanabi.speaking.speaker import Speaker
from voice_hanabi.table.conversation import Confirm
from voice_hanabi.table.effects import Effect, Hush
from voice_hanabi.table.language.wording import Wording
from voice_hanabi.table.showing import shown_at


def on_the_wire(
    folder: Path, state: State, said: Sequence[tuple[str, int]], seat: int, language: str
) -> list[str]:
    """All that a seat's phone is sent while this is said, from a state on."""
    names = PLAYERS[language][: state.players]
    exchange = Exchange()
    speaker = Speaker(TextRoute(), phones=exchange, names=names, lines=io.StringIO())
    line = exchange.enter(exchange.token(seat), None, lambda: None)
    assert isinstance(line, Line)
    sent: list[str] = []
    evening = Evening(folder, language, confirm=Confirm.NEVER)
    evening.sit_down(state, names, language)

    def look() -> None:
        for one in range(state.players):
            shown = shown_at(evening.table, one)
            exchange.show(one, None if shown is None else asdict(shown))
        sent.extend(map(encode, exchange.take(line)))

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
