"""Effects of the conversation other than announcements; the code that owns the devices carries them out."""

from __future__ import annotations

from dataclasses import dataclass

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.commands import ActionCommand, ControlVerb
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.conversation.private_ears import Ear


@dataclass(frozen=True, slots=True)
class LastTime:
    """The choices before a game: the game, the players, and their ears."""

    choices: Choices
    ears: tuple[tuple[int, Ear], ...] = ()
    """By seat (0-based)."""
    confirm: str = "announce"
    microphone: str = ""
    """The name of the microphone that somebody chose; empty for the usual one."""
    key: bool = False
    """Whether push-to-talk was on."""


@dataclass(frozen=True, slots=True)
class Hush:
    """Stop speaking to an audience: answers, and with ``news`` also its news."""

    audience: int | None
    news: bool = False


@dataclass(frozen=True, slots=True)
class SayAgain:
    """Repeat what an audience heard last. If that was nothing, say so, unless that is suppressed."""

    audience: int | None
    tell: bool = True


@dataclass(frozen=True, slots=True)
class Adjust:
    """Speak slower, faster, louder or quieter: to one seat, or to everybody, publicly and privately."""

    verb: ControlVerb
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class HandOver:
    """The shared headset or screen now belongs to a seat, or to nobody."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class RenewPhone:
    """Another phone becomes a seat's private ear; the current one is disconnected."""

    seat: int


@dataclass(frozen=True, slots=True)
class GiveEars:
    """Players use these private ears from now on; others keep theirs."""

    names: tuple[str, ...]
    """The players by seat."""
    ears: tuple[tuple[int, Ear], ...]
    """By seat (0-based)."""
    before: tuple[str, ...] = ()
    """The former names of the same people, if they have had ears; empty if others may sit there."""


@dataclass(frozen=True, slots=True)
class UseMicrophone:
    """Switch to another microphone, by its name."""

    name: str


@dataclass(frozen=True, slots=True)
class ListenAlways:
    """Listen always, or only to one sentence after a key."""

    always: bool


@dataclass(frozen=True, slots=True)
class HearTwice:
    """Turn the second ear on or off; the code that has one announces it."""

    wanted: bool


@dataclass(frozen=True, slots=True)
class OtherVoice:
    """Play a sample of the table's next voice, or keep (``kept``) the voice after a sample."""

    kept: bool = False


@dataclass(frozen=True, slots=True)
class Cues:
    """Turn the short sounds before announcements on or off."""

    wanted: bool


@dataclass(frozen=True, slots=True)
class TellSounds:
    """Tell an audience what the last short sound meant, or with ``every`` what each of them means."""

    audience: int | None
    every: bool = False


@dataclass(frozen=True, slots=True)
class Remember:
    """Remember the choices before a game for next time; ``None`` forgets them."""

    evening: LastTime | None


@dataclass(frozen=True, slots=True)
class LearnVoice:
    """The player of a seat allows learning their voice while they play."""

    seat: int


@dataclass(frozen=True, slots=True)
class ForgetVoice:
    """The player of a seat wants what was learnt of their voice to be forgotten."""

    seat: int


@dataclass(frozen=True, slots=True)
class Taught:
    """A seat's action was carried out, so the utterance can teach how its player says these words.

    ``phrase`` is the exact phrase, ``command`` its meaning. ``asked`` is true if the table had to ask first.
    """

    seat: int
    utterance: Utterance
    phrase: str
    command: ActionCommand
    asked: bool


@dataclass(frozen=True, slots=True)
class Friends:
    """A request about friends who join remotely, or about a seat (0-based) of theirs.

    ``what`` is invite, who, lock, unlock, mute, unmute, remove, or for the speaker: listen or join.
    """

    what: str
    player: int | None = None


@dataclass(frozen=True, slots=True)
class CallPlayer:
    """Rename a friend (0-based) who already has a name."""

    player: int
    name: str


@dataclass(frozen=True, slots=True)
class ShowBoard:
    """Show the page for everybody: open it if needed, and say its address."""


@dataclass(frozen=True, slots=True)
class Leave:
    """The table closes."""


Effect = (
    Announcement
    | Hush
    | SayAgain
    | Adjust
    | HandOver
    | RenewPhone
    | GiveEars
    | UseMicrophone
    | ListenAlways
    | HearTwice
    | OtherVoice
    | Cues
    | TellSounds
    | Remember
    | LearnVoice
    | ForgetVoice
    | Taught
    | Friends
    | CallPlayer
    | ShowBoard
    | Leave
)
