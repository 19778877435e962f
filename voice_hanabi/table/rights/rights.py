"""The table of rights: for each role, the result of each command, effect and request.

Anything that isn't in it is refused. A new command of the program must be added here, or nobody may say it
where friends meet: a test fails with its name until it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum


class Person(Enum):
    """A person's role at a table."""

    HOST = "host"
    """The owner of the table, whether they play or wait for the next game."""
    PLAYER = "player"
    """Sits in the game, or has come before it and given a name."""
    AWAY = "player away"
    """A player whose connection was announced as lost."""
    WAITING = "guest who waits"
    """Came by an invitation, and has no seat in the current game, or no name yet."""
    REMOVED = "removed"
    CODE = "has only a code"
    """Has a link or digits, or nothing at all, and has not come in."""
    LAPTOP = "somebody on the laptop"
    """Sits at the table at home, where everybody hears what everybody says."""


class Right(Enum):
    """The result of a request."""

    ALLOWED = "allowed"
    OF_HOST = "the host's: asked of the host; of all others who play, while the host is away"
    OF_WHOM = "allowed of oneself and of who is away; else asked of the one it is about"
    OF_TURN = "refused: it is another's turn; said aloud it is talk, and who types is told"
    NEXT_GAME = "refused with a sentence: who waits can listen, and play in the next game"
    NOT_HERE = "refused with a sentence: it can't be done at a table that friends come to"
    NEVER = "refused without a word: nobody is there to be told"


_A, _H, _W, _T, _N, _X, _0 = (
    Right.ALLOWED, Right.OF_HOST, Right.OF_WHOM, Right.OF_TURN, Right.NEXT_GAME, Right.NOT_HERE, Right.NEVER,
)  # fmt: skip

Row = Mapping[Person, Right]


def _row(host: Right, player: Right, away: Right, waiting: Right, code: Right = _0) -> Row:
    """Return a row; people who were removed may do nothing, and at home everybody may do everything."""
    return dict(zip(Person, (host, player, away, waiting, _0, code, _A), strict=True))


EVERYBODY = _row(_A, _A, _A, _A)
"""Done to oneself, or harmless: who is here, the news again."""
PLAYERS = _row(_A, _A, _A, _N)
"""Part of playing: moves, questions, choices for the next game, hints."""
HOSTS = _row(_A, _H, _H, _H)
"""Changes the evening for everybody, or what somebody else may do."""
WHOSE = _row(_W, _W, _W, _N)
"""About one player."""
NAMED = _row(_W, _W, _W, _W)
"""About one person, whether they play or not: their name."""
TURNS = _row(_T, _T, _T, _N)
"""Belongs to the current player: friends can't keep one another from moving."""
NOWHERE = _row(_X, _X, _X, _X)
"""Belongs to the computer on a table at home: its ears, its microphones, what it remembers."""
COMING = _row(_A, _A, _A, _A, _A)
"""How people join a table at all."""

_BY_ROW: tuple[tuple[Row, str], ...] = (
    (
        EVERYBODY,
        """Control: repeat, stop, slower, faster, louder, quieter, shorter, longer
        Arrange: who-is-here, invite-friends, listen-only, join-in, what-sound, tell-sounds
        Effect: Announcement, Hush, SayAgain, Adjust, TellSounds, CallPlayer, Friends who, Friends invite,
            Friends listen, Friends join""",
    ),
    (
        PLAYERS,
        """Command: ActionCommand, Question, OfGame, Answer, WithPartners, Why
        Control: pause, go-on, new-game, take-back, ready, deal, skip, think-faster, think-slower
        SetUp: language, game, rules, variant, no-variant, count, names, beginner, level, add-partner,
            drop-player, exchange, add-player
        Advice: hint, nudge, instead, was-good, meant, count-hints
        Arrange: list-variants, drop-variant, suggest-variant, what, more, scores, scores-with, guide,
            guide-next, guide-back, back-to-game, look-again, look-turn, look-known, look-advice,
            look-mark, mark, list-lessons, cues-off, cues-on
        Effect: HandOver, Taught, Cues, Remember, GiveEars""",
    ),
    (
        HOSTS,
        """Agreed: new-game
        Control: save-and-leave
        Command: NewPhone
        Advice: hints-off, hints-on
        Arrange: lock-table, unlock-table, mute-player, unmute-player, remove-player, confirm, show-board
        Effect: Leave, RenewPhone, ShowBoard, Friends lock, Friends unlock, Friends mute, Friends unmute,
            Friends remove""",
    ),
    (WHOSE, "Command: StandIn"),
    (NAMED, "SetUp: rename"),
    (TURNS, "Another's: no"),
    (
        NOWHERE,
        """Command: HearBy
        Control: learn-voice, forget-voice
        Arrange: list-ears, ask-each, explain-ears, share-ear, ear-app, swap-sides, try-ear, last-time,
            tell-remembered, forget-remembered, resume, list-microphones, other-microphone,
            use-microphone, key-on, key-off, teach, puzzle, practise, forget-learned, lesson-back,
            lesson-anew, lesson-show, lesson-leave, lesson-again, lesson-why, listen-harder, listen-normally,
            other-voice, keep-voice, learn-deck, name-deck, which-deck, list-decks, use-deck, no-deck,
            forget-deck, card-lost, cards-mixed, drew-two, hand-count,
            cards-missing, without-card, deck-empty
        Effect: UseMicrophone, ListenAlways, HearTwice, OtherVoice, LearnVoice, ForgetVoice""",
    ),
    (COMING, "Request: Token, Code, Open, Look"),
    (EVERYBODY, "Request: Line, Heard, Speak, Read, Hush, Call, HangUp, Draw, Beat"),
    (NOWHERE, "Request: Talk"),
)


def _read() -> Mapping[str, Row]:
    """Return the table by the names of `voice_hanabi.table.rights.kinds`, each read once."""
    found: dict[str, Row] = {}
    for row, text in _BY_ROW:
        kind = ""
        for part in text.replace("\n", ",").split(","):
            before, colon, name = part.strip().rpartition(": ")
            kind = before if colon else kind
            if name:
                whole = f"{kind} {name}" if kind not in ("Command", "Effect") else name
                if whole in found:
                    raise ValueError(f"two rows for {whole}")
                found[whole] = row
    return found


RIGHTS = _read()
"""Anything that isn't here is refused."""

ANOTHER_S = "Another's no"
"""A 'no' to another player's waiting action, or a word that changes it."""

AGREED_NEW_GAME = "Agreed new-game"
"""Giving up the current game for another: 'start over', and the 'yes' to that question."""


def right(person: Person, kind: str) -> Right:
    """Return the result of a person's request of this kind; only this function decides it.

    At home everybody at the table may do everything. Elsewhere anything that isn't in the table is refused.
    """
    if person is Person.LAPTOP:
        return Right.ALLOWED
    unknown = Right.NEVER if person in (Person.REMOVED, Person.CODE) else Right.NOT_HERE
    row = RIGHTS.get(kind)
    return unknown if row is None else row[person]


def may_ask(person: Person, request: str) -> bool:
    """Return whether a person's page may make a request, by the name of its kind."""
    return right(person, f"Request {request}") is Right.ALLOWED
