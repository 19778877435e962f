"""Announcements about phones, and the page's own texts, from ``locales/LANG/phones.ftl``."""

from __future__ import annotations

from collections.abc import Mapping

from voice_hanabi.language.wording import Wording
from voice_hanabi.phones.door.visitors import Address

PAGE = "page-"
"""The prefix of the names of the page's texts."""

PAGE_TEXTS = [
    "title",
    "code",
    "open",
    "code-wrong",
    "code-wait",
    "link-old",
    "replaced",
    "closed",
    "connecting",
    "connected",
    "lost",
    "unsent",
    "how",
    "how-hint",
    "how-voice",
    "how-table",
    "how-reader",
    "how-eyes",
    "no-voice",
    "table-voice-failed",
    "sound-off",
    "everything",
    "repeat",
    "stop",
    "slower",
    "faster",
    "talk",
    "talking",
    "talk-secure",
    "talk-refused",
    "write",
    "send",
    "said",
    "settings",
    "nothing",
    "awake",
    "back",
    "sent",
    "stale",
    "no-voice-at-all",
    "unlock",
    "asked",
    "listen",
    "back-step",
    "forward-step",
    "my-cards",
    "other-cards",
    "whose-turn",
    "say",
    "first-said",
    "last-said",
    "voice",
    "quieter",
    "louder",
    "news",
    "prompts",
    "tones",
    "tremble",
    "keys",
    "keys-hint",
    "talk-warning",
    "talk-without",
    "talk-none",
    "go-on",
    "stay",
    "camera",
    "camera-on",
    "camera-off",
    "camera-refused",
    "camera-another-deck",
    "camera-unknown-deck",
    "camera-several",
    "camera-dark",
    "camera-near",
    "camera-far",
    "camera-still",
    "camera-none",
    "board-page",
    "board-captions",
    "board-moves",
    "board-join",
    "board-whole",
    "board-says",
    "board-partner",
    "board-heard",
]
"""The page's texts by name."""


FAR = "far-"
"""The prefix of the names of texts for friends far away; some replace other texts."""

FAR_TEXTS = [
    "title",
    "code",
    "code-wrong",
    "board-code",
    "link-old",
    "how-hint",
    "how-voice",
    "how-table",
    "nothing",
    "awake",
    "keys-hint",
    "open-table",
    "open-table-hint",
    "mike-on",
    "mike-off",
    "mike-refused",
    "call-refused",
    "call-lost",
    "call-back",
    "headset",
    "invite",
    "invite-hint",
    "invite-copy",
    "invite-copied",
    "invite-mail",
    "invite-locked",
    "invite-qr",
    "mail-subject",
    "mail-body",
    "refused-full",
    "refused-locked",
    "refused-board",
    "refused-tables",
    "refused-unreachable",
    "refused-often",
    "refused-removed",
]
"""The texts of a page for friends far away, by name."""


def far_texts(wording: Wording) -> Mapping[str, str]:
    """Return the texts that only a page for friends far away has."""
    return {**page_texts(wording), **{name: wording.say(f"{FAR}{name}") for name in FAR_TEXTS}}


def page_texts(wording: Wording) -> Mapping[str, str]:
    """Return the page's own texts in a language."""
    return {name: wording.say(f"{PAGE}{name}") for name in PAGE_TEXTS}


def spoken_address(wording: Wording, address: Address) -> str:
    """Return an address as it is read aloud: '192 dot 168 dot 1 dot 5 colon 8888'."""
    dot, colon = wording.say("phones-dot"), wording.say("phones-colon")
    return " ".join(str(address).replace(".", f" {dot} ").replace(":", f" {colon} ").split())


def spoken_code(code: str) -> str:
    """Return a code as it is read aloud, digit by digit, with a pause in the middle."""
    half = len(code) // 2
    return f"{' '.join(code[:half])}, {' '.join(code[half:])}"


def invitation(wording: Wording, address: Address, codes: Mapping[int, str]) -> str:
    """Say the page's address, and the code of each seat (0-based) whose phone is expected."""
    each = (
        wording.say("phones-code", player=wording.name(seat), code=spoken_code(code))
        for seat, code in codes.items()
    )
    return wording.say("phones-invited", address=spoken_address(wording, address), codes=" ".join(each))
