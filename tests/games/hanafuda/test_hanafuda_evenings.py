"""Evenings of Koi-Koi and Hanafuda at a real table: chosen by voice, played to the end, saved, exported."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from voice_hanabi.cli.front_door import main
from voice_hanabi.contract.choices import Choices
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanafuda.rules.view import view
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.conversation.conversation import Confirm, Reach, SameEars
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.saving.journal import SavedGame, read_journal
from voice_hanabi.table.saving.journal_folder import saved_games
from voice_hanabi.table.saving.journal_problems import JournalProblem
from voice_hanabi.table.table import Table

LANGUAGES = ("cs", "pl", "da", "en")

PLAYERS = {
    "cs": ("Anna", "Petr", "Eva"),
    "pl": ("Anna", "Piotr", "Ewa"),
    "da": ("Anna", "Peter", "Freja"),
    "en": ("Anna", "Peter", "Eva"),
}

KOI_KOI_SAID = {
    "cs": "pojďme hrát koi-koi",
    "pl": "zagrajmy w koi-koi",
    "da": "lad os spille koi-koi",
    "en": "let's play koi-koi",
}
"""How another game is asked for in each language."""


def table_of(
    folder: Path,
    game: str,
    language: str = "en",
    *,
    variants: Sequence[str] = (),
    players: int = 2,
    saved: SavedGame | None = None,
    seed: int = 3,
) -> Table:
    names = PLAYERS[language][:players]
    return Table(
        Choices(language, game, None, tuple(variants), len(names) or None, names),
        GAMES,
        folder=folder,
        new_seed=lambda: seed,
        ears=SameEars(Reach.YES),
        confirm=Confirm.NEVER,
        saved=saved,
        offer_saved=False,
    )


def lines_of(effects: list[Effect]) -> list[str]:
    return [made.text for made in effects if isinstance(made, Announcement) and made.text]


def said_to_the_end(table: Table) -> Iterator[tuple[str, list[str]]]:
    """Play as the demonstration does; yield each sentence and the lines it brought."""
    while True:
        playing = table.phase
        assert isinstance(playing, Playing)
        before = playing.state
        if before.outcome is not None:
            return
        sentence = playing.teller.demonstrated(before)
        told = lines_of(table.hear(typed_line(sentence)))
        assert playing.state is not before, (sentence, told, playing.open)
        yield sentence, told


@pytest.mark.by_turns(
    "voice_hanabi/games/hanafuda", "voice_hanabi/table", "grammars/{language}", "locales/{language}"
)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "variants", "players"),
    [
        ("koi-koi", (), 2),
        ("koi-koi", ("half-game", "hanami-de-ippai", "month-yaku", "double-at-seven"), 3),
        ("hanafuda", ("half-game", "play-on"), 3),
    ],
)
def test_whole_matches_are_said_and_understood_to_the_end(
    tmp_path: Path, language: str, game: str, variants: tuple[str, ...], players: int
) -> None:
    table = table_of(tmp_path, game, language, variants=variants, players=players)
    table.deal_now()
    said = [sentence for sentence, _ in said_to_the_end(table)]
    assert len(said) > 40
    assert isinstance(table.phase, Playing)
    assert len(table.phase.state.rounds) == (6 if "half-game" in variants else 12)


@pytest.mark.parametrize("game", ["koi-koi", "hanafuda"])
def test_a_match_is_the_same_after_every_turn_when_it_is_loaded(tmp_path: Path, game: str) -> None:
    table = table_of(tmp_path, game, variants=("half-game",))
    table.deal_now()
    path = next(saved_games(tmp_path))
    for number, _ in enumerate(said_to_the_end(table)):
        assert isinstance(table.phase, Playing)
        if number % 7 == 0:
            loaded = read_journal(path, GAMES)
            assert loaded.state == table.phase.state
            seats = (None, *range(2))
            assert all(view(loaded.state, seat) == view(table.phase.state, seat) for seat in seats)
    assert read_journal(path, GAMES).state.outcome is not None
    table.close()


def test_a_match_that_was_cut_at_any_byte_goes_on(tmp_path: Path) -> None:
    table = table_of(tmp_path, "koi-koi")
    table.deal_now()
    for number, _ in enumerate(said_to_the_end(table)):
        if number == 5:
            break
    table.close()
    path = next(saved_games(tmp_path))
    content = path.read_bytes()
    header = content.index(b"\n") + 1
    for length in range(header, len(content), 17):
        path.write_bytes(content[:length])
        saved = read_journal(path, GAMES)
        assert saved.torn == (not content[:length].endswith(b"\n"))
        again = table_of(tmp_path, "koi-koi", saved=saved)
        told = lines_of(again.begin())
        assert told[0].startswith("Koi-Koi.")
        assert any("January" in line for line in told)
        again.close()


@pytest.mark.parametrize(
    "line",
    ['{"type": "lay"}', '{"type": "lay", "card": "13-hikari", "takes": null}', '{"type": "dance"}', "[]"],
)
def test_a_damaged_line_is_reported_in_one_sentence_and_the_file_stays(tmp_path: Path, line: str) -> None:
    table = table_of(tmp_path, "koi-koi")
    table.deal_now()
    table.close()
    path = next(saved_games(tmp_path))
    path.write_bytes(path.read_bytes() + f'{line}\n{{"type": "look"}}\n'.encode())
    before = path.read_bytes()
    with pytest.raises(JournalProblem, match=r"^journal-broken: .* line 2: "):
        read_journal(path, GAMES)
    assert path.read_bytes() == before


@pytest.mark.by_turns(
    "voice_hanabi/games/hanafuda", "voice_hanabi/table", "grammars/{language}", "locales/{language}"
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_koi_koi_is_chosen_by_voice_and_another_game_after_one_ends(tmp_path: Path, language: str) -> None:
    table = table_of(tmp_path, "hanabi", language, players=0)
    table.begin()
    table.hear(typed_line(KOI_KOI_SAID[language]))
    assert table.conversation.game is GAMES["koi-koi"]
    two = "2"
    table.hear(typed_line(two))
    table.hear(typed_line(", ".join(PLAYERS[language][:2])))
    yes = table.conversation.wording.say("example-yes")
    told = lines_of(table.hear(typed_line(yes)))
    assert isinstance(table.phase, Playing)
    assert table.phase.game is GAMES["koi-koi"]
    assert any("Koi" in line or "Anna" in line for line in told)
    for _ in said_to_the_end(table):
        pass
    told = lines_of(table.hear(typed_line("hanabi")))
    assert not isinstance(table.phase, Playing)
    assert table.conversation.game is GAMES["hanabi"]
    assert "Anna" in told[-1]
    table.close()


def test_a_saved_match_is_exported_and_replayed_to_what_it_came_to(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = table_of(tmp_path, "koi-koi", variants=("half-game", "double-by-koi-koi"))
    table.deal_now()
    for _ in said_to_the_end(table):
        pass
    assert isinstance(table.phase, Playing)
    totals = list(table.phase.state.totals)
    table.close()
    record = tmp_path / "record.json"
    assert main(["export", "--saves", str(tmp_path), "--output", str(record)]) == 0
    assert main(["replay", "--json", str(record)]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert found["file"] == str(record)
    assert found["game"] == "koi-koi"
    assert found["totals"] == totals
    assert len(found["rounds"]) == 6
    assert main(["export", "--lang", "en", "--saves", str(tmp_path), "--output", str(record)]) == 2
    assert capsys.readouterr().err.splitlines() == [
        f"voice-hanabi: The file {record} is already there. Choose another name, or add --overwrite."
    ]
    there = record.read_bytes()
    record.write_bytes(b"something else")
    assert main(["export", "--saves", str(tmp_path), "--output", str(record), "--overwrite"]) == 0
    assert record.read_bytes() == there


@pytest.mark.parametrize("variants", [(), ("tiles",), ("black", "rainbow-5-own"), ("colour-call",)])
def test_a_game_of_hanabi_is_exported_and_replayed_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], variants: tuple[str, ...]
) -> None:
    table = table_of(tmp_path, "hanabi", variants=variants)
    table.deal_now()
    table.hear(typed_line("play the first"))
    table.close()
    assert main(["export", "--saves", str(tmp_path)]) == 0
    record = tmp_path / "record.json"
    record.write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["replay", "--json", str(record)]) == 0
    assert json.loads(capsys.readouterr().out)["turns"] == 1


def test_nothing_to_export_and_an_unknown_game_are_reported_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", "--lang", "en", "--saves", str(tmp_path)]) == 2
    assert capsys.readouterr().err == "voice-hanabi: There is no saved game to go on with.\n"
    record = tmp_path / "record.json"
    record.write_text('{"game": "bridge"}', encoding="utf-8")
    assert main(["replay", str(record)]) == 2
    assert capsys.readouterr().err.splitlines() == [
        f"{record}: There is no game 'bridge'; choose from hanabi, koi-koi, hanafuda."
    ]
