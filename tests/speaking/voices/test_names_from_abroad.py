"""Foreign names are said by their own language's rules, and nothing else is taken for such a name."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from voice_hanabi.names_at_home import homes_of
from voice_hanabi.speaking.voices.names_said import home_of, speech_markup

ROOT = Path(__file__).parents[3]
TRACED = """
import ctypes, json, sys
from pathlib import Path
from voice_hanabi.speaking.voices.voice_worker import PackedEspeak
espeak, libc = PackedEspeak(), ctypes.CDLL(None)
libc.fopen.restype = ctypes.c_void_p
folder = Path(sys.argv[1])
said = []
for language, text in json.loads(sys.argv[2]):
    trace = ctypes.c_void_p(libc.fopen(bytes(folder / "trace"), b"w"))
    espeak._library.espeak_SetPhonemeTrace(2, trace)
    espeak.write(text, language, 175, folder / "said.wav")
    espeak._library.espeak_SetPhonemeTrace(0, None)
    libc.fclose(trace)
    said.append(" ".join((folder / "trace").read_text(encoding="utf-8").split()))
print(json.dumps(said))
"""
"""Says sentences with the real voice and prints the phonemes that it traced, sentence by sentence."""


def phonemes(folder: Path, *said: tuple[str, str]) -> list[str]:
    """Return the phonemes that espeak-ng really says for (language, text), in a separate process."""
    command = [sys.executable, "-c", TRACED, str(folder), json.dumps(said)]
    run = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    found: list[str] = json.loads(run.stdout)
    return found


@pytest.mark.parametrize(
    ("name", "language", "home"),
    [
        ("Åse", "en", "da"),
        ("Siân", "cs", "cy"),
        ("Siân", "en", "cy"),
        ("Aoife", "da", "en"),
        ("Jiří", "pl", "cs"),
        ("Agnieszka", "cs", "pl"),
        ("Harry", "pl", "en"),
        ("Marek", "en", "cs"),
        ("Jens", "da", None),
        ("Anna", "cs", None),
        ("Daniel", "pl", None),
        ("Jan", "en", None),
        ("Xqwrt", "en", None),
        ("Łucjusz", "da", "pl"),
    ],
)
def test_a_name_that_one_other_language_knows_is_at_home_there(
    name: str, language: str, home: str | None
) -> None:
    assert home_of(name, language) == home


@pytest.mark.skipif(sys.platform != "linux", reason="traces phonemes through the system's C library")
def test_a_name_from_abroad_sounds_as_at_home_within_a_sentence(tmp_path: Path) -> None:
    cases = [
        ("en", "Anna tells Åse: ones.", "da", "Åse"),
        ("en", "Åse's turn.", "da", "Åses"),
        ("cs", "Petr napovídá Siân: jedničky.", "cy", "Siân"),
        ("cs", "Petr napovídá Agnieszce: jedničky.", "pl", "Agnieszce"),
        ("da", "Aoife har tur.", "en", "Aoife"),
        ("pl", "Kolej Jiříego.", "cs", "Jiříego"),
    ]
    asked = [pair for language, text, home, name in cases for pair in ((language, text), (home, name))]
    heard = iter(phonemes(tmp_path, *asked))
    for (_, text, _, _), said, at_home in zip(cases, heard, heard, strict=True):
        assert at_home in said, text


@pytest.mark.skipif(sys.platform != "linux", reason="traces phonemes through the system's C library")
def test_an_english_name_with_a_czech_or_polish_ending_keeps_its_sound(tmp_path: Path) -> None:
    said = phonemes(
        tmp_path,
        ("cs", "Petr napovídá Mikeovi: dvojky."),
        ("cs", "majkovi"),
        ("pl", "Kolej Mike'a."),
        ("pl", "majka"),
    )
    assert said[1] in said[0]
    assert said[3] in said[2]


def test_signs_beside_a_name_are_not_read_out_and_none_breaks_the_markup() -> None:
    assert speech_markup("Now „Åse“: 1 < 2 & 3.", "en", lambda text, voice: "") == (
        '<speak>Now <voice xml:lang="da">„Åse“:</voice> 1 &lt; 2 &amp; 3.</speak>'
    )
    assert speech_markup("Now Åse.", "en", lambda text, voice: "", "+f2") == (
        '<speak>Now <voice name="da+f2">Åse.</voice></speak>'
    )


def test_a_sentence_without_such_a_name_stays_as_it_is() -> None:
    assert speech_markup("Anna tells Eva: <ones> & twos.", "en", lambda text, voice: "") is None


@pytest.mark.parametrize("language", ["cs", "pl", "da", "en"])
def test_no_word_that_the_program_says_is_taken_for_a_name(language: str) -> None:
    for file in sorted((ROOT / "locales" / language).rglob("*.ftl")):
        lines = file.read_text(encoding="utf-8").splitlines()
        for line in (line for line in lines if not line.startswith("example-names")):
            text = re.sub(r"^[a-z-]+ =|\{[^}]*\}?|^\s*#.*", " ", line)
            assert speech_markup(text, language, lambda text, voice: "") is None, line


def test_every_name_of_a_list_is_at_home_there() -> None:
    assert homes_of("siân") == {"en"}
    assert homes_of("jiří") == {"cs"}
    assert homes_of("anna") == {"cs", "pl", "da", "en"}
