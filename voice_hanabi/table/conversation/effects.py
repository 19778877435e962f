"""What the conversation wants done besides saying something; whoever holds the devices does it."""

from __future__ import annotations

from dataclasses import dataclass

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.commands import ActionCommand, ControlVerb
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.conversation.private_ears import Ear


@dataclass(frozen=True, slots=True)
class LastTime:
    """What was agreed before a game: what is played, by whom, and by which ears they hear."""

    choices: Choices
    ears: tuple[tuple[int, Ear], ...] = ()
    """By seat (0-based)."""
    confirm: str = "announce"
    microphone: str = ""
    """The name of the microphone that somebody chose; empty for the usual one."""
    key: bool = False
    """Whether a key was pressed before each sentence."""


@dataclass(frozen=True, slots=True)
class Hush:
    """Stop speaking to an audience; with ``news`` the news too, not only answers."""

    audience: int | None
    news: bool = False


@dataclass(frozen=True, slots=True)
class SayAgain:
    """Repeat what an audience heard last, and say where that was nothing, unless it is not to be told."""

    audience: int | None
    tell: bool = True


@dataclass(frozen=True, slots=True)
class Adjust:
    """Speak slower, faster, louder or quieter: to a seat alone, or to everybody, alone and together."""

    verb: ControlVerb
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class HandOver:
    """The shared headset or screen is now a seat's, or nobody's."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class RenewPhone:
    """Another phone is to be a seat's private ear: the one that is goes deaf."""

    seat: int


@dataclass(frozen=True, slots=True)
class GiveEars:
    """Players hear what only they may know by these ears from now on; others keep theirs."""

    names: tuple[str, ...]
    """Who sits where."""
    ears: tuple[tuple[int, Ear], ...]
    """By seat (0-based)."""
    before: tuple[str, ...] = ()
    """What the same people were called who have had ears already; empty where others may sit there."""


@dataclass(frozen=True, slots=True)
class UseMicrophone:
    """Another microphone is to be listened to, by its name."""

    name: str


@dataclass(frozen=True, slots=True)
class ListenAlways:
    """The microphone listens always, or only to one sentence after a key."""

    always: bool


@dataclass(frozen=True, slots=True)
class HearTwice:
    """What the table doubts is to be heard by a second ear, too, or not; whoever has one says so."""

    wanted: bool


@dataclass(frozen=True, slots=True)
class OtherVoice:
    """The table's next voice is to be heard as a sample, or to be ``kept`` once it was."""

    kept: bool = False


@dataclass(frozen=True, slots=True)
class Cues:
    """Short sounds are wanted before what is said, or not."""

    wanted: bool


@dataclass(frozen=True, slots=True)
class TellSounds:
    """An audience is to be told what the last short sound meant, or with ``every`` what each one means."""

    audience: int | None
    every: bool = False


@dataclass(frozen=True, slots=True)
class Remember:
    """What was agreed before a game is to be offered again next time; nothing is, where it is ``None``."""

    evening: LastTime | None


@dataclass(frozen=True, slots=True)
class LearnVoice:
    """The player of a seat wants their voice to be learnt as they play."""

    seat: int


@dataclass(frozen=True, slots=True)
class ForgetVoice:
    """The player of a seat wants that undone: what was learnt of their voice is to be forgotten."""

    seat: int


@dataclass(frozen=True, slots=True)
class Taught:
    """An action of a seat was carried out: what was said teaches how its player says these words.

    ``phrase`` is what was said to the letter, ``command`` what that means. ``asked`` tells that the table
    had to ask first.
    """

    seat: int
    utterance: Utterance
    phrase: str
    command: ActionCommand
    asked: bool


@dataclass(frozen=True, slots=True)
class Friends:
    """Something is wished for of friends who come from elsewhere, or of a seat (0-based) of theirs.

    ``what`` is invite, who, lock, unlock, mute, unmute, remove, or of who says it: listen or join.
    """

    what: str
    player: int | None = None


@dataclass(frozen=True, slots=True)
class CallPlayer:
    """A friend (0-based) who has given a name gets another one."""

    player: int
    name: str


@dataclass(frozen=True, slots=True)
class ShowBoard:
    """The page for everybody's eyes is wanted: it is opened where there is none, and its address said."""


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
