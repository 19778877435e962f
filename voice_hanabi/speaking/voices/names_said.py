"""Foreign names, spoken by the rules of their own language: Åse in Leeds, Siân in Brno, Jiří in Łódź.

espeak-ng can change its voice within a text only by SSML, so a sentence with such a name is spoken as SSML:
the name, with any punctuation attached to it, in the voice of its own language. Changing the voice costs at
most 0.15 s. Czech and Polish endings on an English name ('Mikeovi') can be said by neither voice, so the name
is spelled as the table's language would write its sounds ('Majkovi').
"""

from __future__ import annotations

import re
from collections.abc import Callable
from xml.sax.saxutils import escape

from voice_hanabi.names_at_home import homes_of

_OWN_VOICES: dict[str, str] = {
    **dict.fromkeys(("siân", "sian", "siôn", "ffion", "angharad", "cerys", "dafydd"), "cy"),
    **dict.fromkeys(("niamh", "oisín", "róisín", "gráinne", "caoimhe"), "ga"),
}
"""Names that belong to a different language than that of the country where they are common."""

_HOME_LETTERS: dict[str, str] = {
    **dict.fromkeys("ěřů", "cs"),
    **dict.fromkeys("łąęśżźć", "pl"),
    **dict.fromkeys("øæå", "da"),
}
"""Letters that only one of the four languages has."""

_ENDINGS: dict[str, str] = {
    "en": r"['’]s?",
    "da": r"['’]s?|s",
    "cs": r"ho|mu|m|a|ovi|em|e|i|u|y|ou|ě|ce|ku|ko|kou|ky|í|ím",
    "pl": r"['’]?(?:a|owi|em|ego|emu|iem|ie)|m|y|ą|ę|i|u|o|ce|kę|ką|ki|ko|go|mu",
}
"""What a language adds to a name, or puts in place of its last letter."""

_LAST = ("a", "ka")
"""Ends of names that an ending may replace."""

_WORD = re.compile(r"\S+")
_NAME = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]*)?")

_LETTERS: dict[str, tuple[tuple[str, str], ...]] = {
    "cs": (
        ("tʃ", "č"), ("dʒ", "dž"), ("oʊ", "ou"), ("əʊ", "ou"), ("aʊ", "au"), ("aɪ", "aj"), ("eɪ", "ej"),
        ("ɔɪ", "oj"), ("iː", "í"), ("uː", "ú"), ("ɑː", "á"), ("ɔː", "ó"), ("ɜː", "ér"), ("oː", "ó"),
        ("ɚ", "er"), ("ʃ", "š"), ("ʒ", "ž"), ("θ", "t"), ("ð", "d"), ("ŋ", "n"), ("ɹ", "r"), ("ɾ", "t"),
        ("w", "v"), ("ɡ", "g"), ("ɪ", "i"), ("ʊ", "u"), ("ʌ", "a"), ("ɐ", "a"), ("ə", "e"), ("ɛ", "e"),
        ("æ", "e"), ("ɒ", "o"), ("ɔ", "o"), ("ɑ", "a"), ("ᵻ", "i"), ("ː", ""),
    ),
    "pl": (
        ("tʃ", "cz"), ("dʒ", "dż"), ("oʊ", "oł"), ("əʊ", "oł"), ("aʊ", "ał"), ("aɪ", "aj"), ("eɪ", "ej"),
        ("ɔɪ", "oj"), ("ɜː", "er"), ("ɚ", "er"), ("ʃ", "sz"), ("ʒ", "ż"), ("θ", "t"), ("ð", "d"),
        ("ŋ", "n"), ("ɹ", "r"), ("ɾ", "t"), ("w", "ł"), ("v", "w"), ("ɡ", "g"), ("ɪ", "y"), ("ʊ", "u"),
        ("ʌ", "a"), ("ɐ", "a"), ("ə", "e"), ("ɛ", "e"), ("æ", "e"), ("ɒ", "o"), ("ɔ", "o"), ("ɑ", "a"),
        ("ᵻ", "y"), ("ː", ""),
    ),
}  # fmt: skip
"""How Czech and Polish spell the sounds of English (IPA), longer ones first."""

Sounds = Callable[[str, str], str]
"""Returns how a voice of espeak-ng (second argument) says a text (first argument), in IPA."""


def home_of(name: str, language: str) -> str | None:
    """Return the voice for a name at a table of this language, or ``None`` for the table's own.

    A name has another home if exactly one of the other languages knows it and the table's doesn't, or if its
    letters show it. Czech and Polish count as one, because they pronounce names alike.
    """
    lower = name.casefold()
    return _listed_home(lower, language) or _home_by_letters(lower, language)


def _listed_home(lower: str, language: str) -> str | None:
    if lower in _OWN_VOICES:
        return _OWN_VOICES[lower]
    homes = homes_of(lower)
    if language in homes or not homes:
        return None
    return min(homes) if len(homes) == 1 or homes == {"cs", "pl"} else None


def _home_by_letters(lower: str, language: str) -> str | None:
    homes = {_HOME_LETTERS[letter] for letter in lower if letter in _HOME_LETTERS}
    known = homes_of(lower)
    return min(homes) if len(homes) == 1 and not known and language not in homes else None


def speech_markup(text: str, language: str, sounds: Sounds, timbre: str = "") -> str | None:
    """Return the text as SSML for espeak-ng if it contains a foreign name, else ``None``.

    ``timbre`` is the variant of the voice that says the rest, '' for none; it is also used for the name.
    """
    found = False

    def marked(match: re.Match[str]) -> str:
        nonlocal found
        word = match[0]
        name = _NAME.search(word)
        if name is None or not name[0][0].isupper():
            return escape(word)
        base, ending = _taken_apart(name[0], language)
        home = home_of(base, language)
        if home is None:
            return escape(word)
        found = True
        if ending and home not in ("cs", "pl") and language in _LETTERS:
            if home == "en":
                spelt = _spelt(sounds(base, "en-us"), language) + ending.lstrip("'’")
                return escape(word.replace(name[0], spelt))
            return escape(word)
        voice = f'name="{home}{timbre}"' if timbre else f'xml:lang="{home}"'
        return f"<voice {voice}>{escape(word)}</voice>"

    markup = _WORD.sub(marked, text)
    return f"<speak>{markup}</speak>" if found else None


def _taken_apart(word: str, language: str) -> tuple[str, str]:
    """Return the name that a word is a form of, and its ending; the word itself if there is none."""
    lower = word.casefold()
    if language in homes_of(lower) or _listed_home(lower, language) is not None:
        return word, ""
    found = None
    for ending in re.finditer(rf"(?=(?:{_ENDINGS.get(language, '')})$)", lower):
        stem = word[: ending.start()]
        for name in (stem, *(stem + last for last in _LAST)) if len(stem) > 2 else ():
            if language in homes_of(name.casefold()):
                return name, word[ending.start() :]
            if found is None and _listed_home(name.casefold(), language) is not None:
                found = name, word[ending.start() :]
    return found or (word, "")


def _spelt(ipa: str, language: str) -> str:
    """Return sounds in a language's spelling."""
    written = re.sub("[ˈˌ_ʔ]", "", ipa).strip()
    for sound, letters in _LETTERS[language]:
        written = written.replace(sound, f"<{letters}>")
    return written.replace("<", "").replace(">", "")
