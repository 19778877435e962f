"""First names that are pronounced at home differently from what their letters suggest elsewhere.

'Jan' at a table in Leeds is pronounced as in Łódź, 'George' at a table in Brno as in Leeds.
"""

from __future__ import annotations

_SAID: dict[str, dict[str, str]] = {
    "cs": {"nikola": "n i k o l a"},
    "pl": {"piotr": "p j o t r", "piotrek": "p j o t r ɛ k"},
    "da": {
        "jette": "j ɛ d ə", "mads": "m a s", "poul": "p ʌ w l", "signe": "s i n ə", "thea": "t e a",
        "thomas": "t o m a s", "birthe": "b i ɐ d ə", "lisbeth": "l i s b ɛ t",
        "elisabeth": "e l i s a b ɛ t",
    },
    "en": {
        "leah": "l i ə", "aoife": "i f ə", "niall": "n a ɪ ə l", "maeve": "m e ɪ v", "rhys": "ɹ i s",
        "siân": "ʃ ɑ n", "sian": "ʃ ɑ n", "niamh": "n i v", "róisín": "ɹ o ʃ i n", "oisín": "ɔ ʃ i n",
    },
}  # fmt: skip
"""The pronunciations of names that espeak-ng gets wrong in their own language."""


def said_at_home(name: str, home: str) -> tuple[str, ...]:
    """Return the phonemes of a name at home if espeak-ng gets them wrong; else nothing."""
    return tuple(_SAID[home].get(name, "").split())
