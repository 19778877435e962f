"""How long an evening sounds: seconds of speech that a turn costs, and what players ask for most.

Games are played as the demonstration does, typed, at a table where everybody has an ear of their own; what
is said is spoken as the program speaks it, at its usual rate, and measured without being played.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import mean

from benchmarks.processes import side_by_side
from benchmarks.said import names_at
from benchmarks.tables import table
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.speaking.announcement import Announcement, Cue
from voice_hanabi.speaking.rendering import Rendering
from voice_hanabi.speaking.settings import Settings
from voice_hanabi.speaking.voice import SpokenVoice
from voice_hanabi.table.choices import Choices
from voice_hanabi.table.conversation import Reach
from voice_hanabi.table.effects import Effect
from voice_hanabi.table.language.wording import LANGUAGES
from voice_hanabi.table.playing import Playing
from voice_hanabi.table.table import Table

TURNS = 40
"""Turns of a game, unless told otherwise."""

QUESTIONS: Mapping[str, Mapping[str, Mapping[str, str]]] = {
    "hanabi": {
        "the others' hands": {
            "en": "what do the others hold",
            "cs": "co mají ostatní",
            "pl": "co mają inni",
            "da": "hvad har de andre",
        },
        "the own hand": {"en": "what do I know", "cs": "co vím", "pl": "co wiem", "da": "hvad ved jeg"},
    },
    "koi-koi": {
        "the own hand": {
            "en": "my hand",
            "cs": "moje karty",
            "pl": "moje karty",
            "da": "mine kort",
        },
        "the field": {"en": "the field", "cs": "co leží na stole", "pl": "co leży na stole", "da": "bordet"},
        "what it can take": {
            "en": "what can I take",
            "cs": "co můžu vzít",
            "pl": "co mogę wziąć",
            "da": "hvad kan jeg tage",
        },
    },
}
"""What is asked for after a deal, by game, with the words in each language."""

DEALS = 10
"""So many deals the questions are asked of: of full hands."""


class Ears:
    """Everybody can be told something alone."""

    def seat(self, names: Sequence[str]) -> None:
        """Learn who sits where."""

    def reach(self, seat: int) -> Reach:
        """Everybody can be reached."""
        return Reach.YES


@dataclass
class Heard:
    """Seconds of speech by what was heard."""

    seconds: dict[str, list[float]] = field(default_factory=dict)

    def add(self, what: str, seconds: float) -> None:
        """Take one more of a kind."""
        self.seconds.setdefault(what, []).append(seconds)


def measured(language: str, game: str, turns: int) -> Heard:
    """Play so many turns of a game in a language, and return how long each of them sounds."""
    names = names_at(GAMES[game], language)
    voice = SpokenVoice()
    rendering = Rendering(voice, lambda audience: Settings())
    heard = Heard()

    def seconds(effects: Sequence[Effect], audience: int | None) -> float:
        said = [one for one in effects if isinstance(one, Announcement) and one.audience == audience]
        return sum(sound.seconds for one in said for sound in rendering.sounds(one))

    def seated(folder: str, seed: int) -> Table:
        choices = Choices(language, game, count=len(names), names=names)
        return Table(choices, GAMES, folder=Path(folder), new_seed=lambda: seed, ears=Ears())

    with tempfile.TemporaryDirectory(prefix="voice-hanabi-") as folder:
        for seed in range(min(DEALS, turns)):
            dealt = seated(folder, seed)
            dealt.deal_now()
            asked = dealt.speaking_seat
            for what, words in QUESTIONS[game].items():
                answered = dealt.hear(typed_line(words[language]))
                heard.add(what, seconds(answered, None) + seconds(answered, asked))
            dealt.close()
        played = seated(folder, 1)
        played.deal_now()
        for _ in range(turns):
            playing = played.phase
            if not isinstance(playing, Playing) or playing.state.outcome is not None:
                break
            said = playing.teller.demonstrated(playing.state)
            effects = [*played.hear(typed_line(said)), *played.settle()]
            following = int(playing.state.current)
            # A new round is dealt, and told, by itself.
            anew = any(one.cue is Cue.START for one in effects if isinstance(one, Announcement))
            what = "a turn and the next round's deal" if anew else "a turn"
            heard.add(f"{what}, aloud", seconds(effects, None))
            heard.add(f"{what}, by the next player's ear", seconds(effects, following))
        played.close()
    voice.close()
    return heard


def report(
    languages: Sequence[str] = LANGUAGES, turns: int = TURNS, processes: int = 1
) -> Iterator[str]:
    """Yield a table for each game that the benchmark has questions for."""
    for game in QUESTIONS:
        found = side_by_side(partial(measured, game=game, turns=turns), languages, processes)
        rows = [
            [language, what, len(all_), f"{mean(all_):.1f} s", f"{max(all_):.1f} s"]
            for language, one in zip(languages, found, strict=True)
            for what, all_ in one.seconds.items()
        ]
        yield f"### {game}"
        yield f"Seconds of speech at {Settings().words_a_minute} words a minute, cues included."
        yield table(("language", "heard", "times", "on average", "longest"), rows)
