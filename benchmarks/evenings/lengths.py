"""How long players listen in an evening: seconds of speech per turn, and for frequent questions.

The games are played like the demonstration, by typing, at a table where everybody has a private ear. What the
program says is synthesised as usual, and measured without being played.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from pathlib import Path
from statistics import mean

from benchmarks.tools.processes import side_by_side
from benchmarks.tools.said import names_at
from benchmarks.tools.tables import table
from voice_hanabi.contract.choices import Choices
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.speaking.announcement import Announcement, Cue
from voice_hanabi.speaking.settings import VoiceSettings
from voice_hanabi.speaking.voices.rendering import Rendering
from voice_hanabi.speaking.voices.voice import SpokenVoice
from voice_hanabi.table.conversation.conversation import Reach, SameEars
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.table import Table

SEEDS = (1, 2)
"""The seeds of the games that are played to the end."""

WORDS_A_MINUTE = 170
"""The voice's speech rate."""

QUESTIONS: Mapping[str, Mapping[str, Mapping[str, str]]] = {
    "hanabi": {
        "the others' hands": {
            "en": "what do the others hold",
            "cs": "co mají ostatní",
            "pl": "co mają inni",
            "da": "hvad har de andre",
        },
        "the own hand": {"en": "what do I know", "cs": "co vím", "pl": "co wiem", "da": "hvad ved jeg"},
        "help": {"en": "help", "cs": "pomoc", "pl": "pomoc", "da": "hjælp"},
    },
    "koi-koi": {
        "the own hand": {
            "en": "my hand",
            "cs": "moje karty",
            "pl": "moje karty",
            "da": "mine kort",
        },
        "the field": {"en": "the field", "cs": "co leží na stole", "pl": "co leży na stole", "da": "bordet"},
        "help": {"en": "help", "cs": "pomoc", "pl": "pomoc", "da": "hjælp"},
        "what it can take": {
            "en": "what can I take",
            "cs": "co můžu vzít",
            "pl": "co mogę wziąć",
            "da": "hvad kan jeg tage",
        },
    },
}
"""What is asked after a deal, by game, with the words in each language."""

DEALS = 10
"""The number of deals, with full hands, after which the questions are asked."""


@dataclass
class Heard:
    """Seconds of speech, by what it is about."""

    seconds: dict[str, list[float]] = field(default_factory=dict)

    def add(self, what: str, seconds: float) -> None:
        """Add one duration of a kind."""
        self.seconds.setdefault(what, []).append(seconds)


def measured(language: str, game: str, quick: bool = False) -> Heard:
    """Play games in a language (only a small part if ``quick``), and return the length of what is heard."""
    names = names_at(GAMES[game], language)
    voice = SpokenVoice()
    rendering = Rendering(voice, lambda audience: VoiceSettings(words_a_minute=WORDS_A_MINUTE))
    heard = Heard()

    def seconds(effects: Sequence[Effect], audience: int | None) -> float:
        said = [one for one in effects if isinstance(one, Announcement) and one.audience == audience]
        return sum(sound.seconds for one in said for sound in rendering.sounds(one))

    def seated(folder: str, seed: int) -> Table:
        choices = Choices(language, game, count=len(names), names=names)
        return Table(choices, GAMES, folder=Path(folder), new_seed=lambda: seed, ears=SameEars(Reach.YES))

    with tempfile.TemporaryDirectory(prefix="voice-hanabi-") as folder:
        for seed in range(2 if quick else DEALS):
            dealt = seated(folder, seed)
            opening = dealt.deal_now()
            heard.add("the deal, by one player", seconds(opening, None) + seconds(opening, 0))
            asked = dealt.speaking_seat
            for what, words in QUESTIONS[game].items():
                answered = dealt.hear(typed_line(words[language]))
                heard.add(what, seconds(answered, None) + seconds(answered, asked))
            dealt.close()
        for seed in SEEDS[:1] if quick else SEEDS:
            played = seated(folder, seed)
            played.deal_now()
            _play(played, heard, seconds, 4 if quick else None)
            played.close()
    voice.close()
    return heard


def _play(
    table: Table, heard: Heard, seconds: Callable[[Sequence[Effect], int | None], float], turns: int | None
) -> None:
    """Play a game to its end, or for this many turns."""
    for _ in count() if turns is None else range(turns):
        playing = table.phase
        if not isinstance(playing, Playing) or playing.state.outcome is not None:
            break
        first = table.hear(typed_line(playing.teller.demonstrated(playing.state)))
        (meant,) = playing.waiting
        told = getattr(meant, "target", None)
        effects = [*first, *table.settle()]
        # A new round is dealt and announced automatically.
        if any(one.cue is Cue.START for one in effects if isinstance(one, Announcement)):
            heard.add("a turn and the next round's deal, aloud", seconds(effects, None))
            continue
        aloud = seconds(effects, None)
        heard.add("a turn, aloud", aloud)
        for seat in range(len(table.conversation.names)):
            heard.add("a turn, by one player", aloud + seconds(effects, seat))
            if seat == told:
                heard.add("a clue, by who gets it", aloud + seconds(effects, seat))


def report(languages: Sequence[str] = LANGUAGES, quick: bool = False, processes: int = 1) -> Iterator[str]:
    """Yield a table for each game that has questions here."""
    for game in QUESTIONS:
        found = side_by_side(partial(measured, game=game, quick=quick), languages, processes)
        rows = [
            [language, what, len(all_), f"{mean(all_):.1f} s", f"{max(all_):.1f} s"]
            for language, one in zip(languages, found, strict=True)
            for what, all_ in one.seconds.items()
        ]
        yield f"### {game}"
        yield f"Seconds of speech at {WORDS_A_MINUTE} words a minute, cues included."
        yield table(("language", "heard", "times", "on average", "longest"), rows)
