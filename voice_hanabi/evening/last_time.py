"""The choices before the last game, saved in the user's data folder so that one 'yes' deals next time."""

from __future__ import annotations

import json
from pathlib import Path

import platformdirs

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.partners import Level
from voice_hanabi.contract.seat_names import can_be_seated
from voice_hanabi.games import GAMES, RULEBOOKS
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.system.files import content_of, write_whole
from voice_hanabi.table.conversation.conversation import Confirm
from voice_hanabi.table.conversation.effects import LastTime
from voice_hanabi.table.conversation.private_ears import Ear, Way

_LARGEST = 100_000


def last_time_file() -> Path:
    """Return the file that holds it: JSON."""
    return Path(platformdirs.user_data_path("voice-hanabi", appauthor=False)) / "last-time.json"


def kept_last_time(path: Path) -> LastTime | None:
    """Return what was saved; nothing if there is nothing, or the file is damaged or invalid."""
    try:
        return _read(json.loads(content_of(path, _LARGEST)))
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None


def keep_last_time(path: Path, last: LastTime | None) -> None:
    """Save it over what was saved before, or delete that. Raises `OSError` if that fails."""
    if last is None:
        path.unlink(missing_ok=True)
        return
    write_whole(path, json.dumps(_written(last), ensure_ascii=False, indent=1).encode())


def _written(last: LastTime) -> dict[str, object]:
    choices = last.choices
    return {
        "language": choices.language,
        "game": choices.game,
        "rulebook": choices.rulebook,
        "variants": list(choices.variants),
        "players": list(choices.names),
        "beginner": choices.beginner,
        "partners": list(choices.partners),
        "level": choices.level.value,
        "confirm": last.confirm,
        "microphone": last.microphone,
        "key": last.key,
        "ears": [{"seat": seat, "by": ear.way.value, "device": ear.device} for seat, ear in last.ears],
    }


def _read(kept: dict[str, object]) -> LastTime | None:
    """Return a file's choices if a game can begin with them. Raises the errors of wrong types."""
    names = tuple(map(str, _list(kept["players"])))
    game, language, rulebook = str(kept["game"]), str(kept["language"]), kept["rulebook"]
    if game not in GAMES or language not in LANGUAGES or rulebook not in (None, *RULEBOOKS):
        return None
    named = [GAMES[game].variant_named(str(name), None) for name in _list(kept["variants"])]
    variants = tuple(name for name in named if name is not None)
    beginner = kept["beginner"]
    if len(variants) < len(named) or not can_be_seated(names, GAMES[game].players):
        return None
    if beginner is not None and not (isinstance(beginner, int) and 0 <= beginner < len(names)):
        return None
    partners = tuple(map(str, _list(kept.get("partners", []))))
    if not set(partners) < set(names):
        return None
    choices = Choices(
        language,
        game,
        None if rulebook is None else str(rulebook),
        variants,
        len(names),
        names,
        beginner,
        partners,
        Level(kept.get("level", Level.USUAL.value)),
    )
    ears = tuple(
        (int(entry["seat"]), Ear(Way(entry["by"]), str(entry["device"])))
        for entry in _list(kept["ears"])
        if 0 <= int(entry["seat"]) < len(names)
    )
    microphone, key = str(kept.get("microphone", "")), kept.get("key") is True
    return LastTime(choices, ears, Confirm(kept["confirm"]).value, microphone, key)


def _list(value: object) -> list[dict[str, str]]:
    if not isinstance(value, list):
        raise TypeError("not a list")
    return value
