"""Serves one phone of a seat: what it is sent, what it sends, and when the connection counts as dead."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable

from aiohttp import WSCloseCode, WSMsgType, web

from voice_hanabi.phones import incoming, messages
from voice_hanabi.phones.calling import CallRefused, Calls
from voice_hanabi.phones.camera import PIECE, READING, Pictures, ReadsCards
from voice_hanabi.phones.door.codes import DRAWING, rows_of
from voice_hanabi.phones.exchange import Exchange, Line
from voice_hanabi.phones.requested import Requested, Sentence
from voice_hanabi.phones.table_voice import TableVoice
from voice_hanabi.phones.talking import Talking
from voice_hanabi.speaking.sound import silence

MOVED = 4001
"""The WebSocket close code that tells a phone not to reconnect by itself."""


class Answering:
    """Serves the phones of one server, each as long as it has its seat."""

    def __init__(
        self,
        exchange: Exchange,
        said: Callable[[Line, str], None],
        *,
        microphones: Talking | None,
        voice: TableVoice | None,
        elsewhere: str | None,
        slowest: float,
        calls: Calls | None = None,
        far: bool = False,
        cards: Callable[[], ReadsCards | None] = lambda: None,
        may: Callable[[Line, str], bool] = lambda line, request: True,
    ) -> None:
        """Report what is typed or tapped to ``said``; a phone has ``slowest`` seconds to accept a message.

        ``cards`` returns the reader of cameras' pictures, while real cards are used. With ``calls`` pages can
        call; ``far`` means that no room is shared. ``may`` returns whether a phone may make a request, by its
        name.
        """
        self._may = may
        self._calls = calls
        self._cards = cards
        self._calling: set[asyncio.Task[None]] = set()
        self._far = far
        self._drawn: tuple[str, list[str]] = "", []
        self._exchange = exchange
        self._said = said
        self._microphones = microphones
        self._voice = voice
        self._elsewhere = elsewhere
        self._slowest = slowest

    async def answer(
        self,
        request: web.Request,
        socket: web.WebSocketResponse,
        line: Line,
        changed: asyncio.Event,
        visitor: str = "",
    ) -> None:
        """Deliver and listen until the phone at ``visitor`` is gone or loses its seat. Raises `Malformed`."""
        sending = asyncio.ensure_future(self._deliver(request, socket, line, changed))
        asked = Requested()
        speaking = asyncio.ensure_future(self._speak(request, socket, line, asked))
        try:
            await self._listen(socket, line, asked, visitor)
        finally:
            speaking.cancel()
            if self._microphones is not None:
                self._microphones.talk(line.seat, on=False, by=line)
            if self._calls is not None:
                self._calls.hang_up(line)
            self.leave(line)
            await sending

    def leave(self, line: Line) -> None:
        """Record that a phone has left."""
        self._exchange.leave(line)

    async def send(self, socket: web.WebSocketResponse, text: str) -> None:
        """Send a message. Raises ``TimeoutError`` if it isn't accepted in time, ``ConnectionError``."""
        await asyncio.wait_for(socket.send_str(text), self._slowest)

    async def _deliver(
        self, request: web.Request, socket: web.WebSocketResponse, line: Line, changed: asyncio.Event
    ) -> None:
        """Send what the seat should hear, as it comes, until the phone disconnects or loses its seat."""
        try:
            await self.send(socket, self._greeting(line))
            for message in line.past:
                await self.send(socket, messages.encode(message, past=True))
            ended = await self._deliver_news(socket, line, changed)
            if self._calls is not None:
                # A phone that lost its seat hears nothing more, however long its page stays open.
                self._calls.hang_up(line)
            if ended == "moved":
                await socket.close(code=WSCloseCode.SERVICE_RESTART)
            elif ended != "gone":
                ends = {"replaced": messages.replaced(), "closed": messages.closed()}
                await self.send(socket, ends.get(ended) or messages.refused(ended))
                await socket.close(code=MOVED)
        except (TimeoutError, ConnectionError):
            abort(request)

    async def _deliver_news(self, socket: web.WebSocketResponse, line: Line, changed: asyncio.Event) -> str:
        """Send names, invitations and sentences as they come; return why the connection ended."""
        name, invited = line.name, None
        while True:
            changed.clear()
            if line.name != name:
                name = line.name
                await self.send(socket, messages.named(name))
            if self._exchange.invitation != invited:
                invited = self._exchange.invitation
                await self.send(socket, messages.invitation(invited))
            for waiting in self._exchange.take(line):
                if line.ended in (None, "closed"):
                    await self.send(socket, messages.encode(waiting))
            if line.ended is not None:
                return line.ended
            await changed.wait()

    def _greeting(self, line: Line) -> str:
        language, words = self._exchange.page()
        return messages.greeting(
            line.name,
            language,
            words,
            talk=self._microphones is not None,
            secure=self._elsewhere,
            voice=self._voice is not None,
            number=line.begins,
            view=line.view,
            lines=self._exchange.lines(line),
            far=self._far,
            call=None if self._calls is None else self._calls.ice_servers(),
            camera=self._cards() is not None,
        )

    async def _speak(
        self,
        request: web.Request,
        socket: web.WebSocketResponse,
        line: Line,
        asked: Requested,
    ) -> None:
        """Send the sentences that a phone requests, one after the other, as long as it has its seat."""
        loop = asyncio.get_running_loop()
        while self._voice is not None:
            wanted = await asked.next()
            if isinstance(wanted, incoming.Speak):
                said = self._exchange.said(line, wanted.number)
            else:
                said = self._exchange.readable(line, wanted.text)
            if wanted.call and self._calls is not None:
                blocks = await self._speak_in_call(self._calls, self._voice, line, said, wanted, asked)
            else:
                blocks = await loop.run_in_executor(None, _blocks, self._voice, line, said, wanted)
            for block in blocks:
                if line.ended is not None:
                    return
                try:
                    await asyncio.wait_for(socket.send_bytes(block), self._slowest)
                except (TimeoutError, ConnectionError):
                    abort(request)
                    return

    @staticmethod
    async def _speak_in_call(
        calls: Calls,
        voice: TableVoice,
        line: Line,
        said: messages.Say | None,
        wanted: Sentence,
        asked: Requested,
    ) -> list[bytes]:
        """Say a sentence in a call, and return the block that reports when it was heard."""
        loop = asyncio.get_running_loop()
        sound, ends = await loop.run_in_executor(
            None, voice.sentence, line.seat, line.name, said, wanted.part, wanted.rate
        )
        private = said is not None and not said.public
        # Making the sound takes time, in which the phone may have asked for silence.
        if sound.seconds and (asked.hushed or not await calls.say(line, sound, private=private)):
            ends |= messages.Ends.FAILED
        return list(messages.blocks(wanted, silence(0, sound.rate), ends))

    async def _listen(
        self, socket: web.WebSocketResponse, line: Line, asked: Requested, visitor: str
    ) -> None:
        """Handle what a phone sends, until it disconnects. Raises `Malformed` if it is invalid."""
        rates, pictures = self._exchange.rates(line), Pictures()
        async for message in socket:
            if line.ended is not None:
                return
            line.came = time.monotonic()
            _needs(rates.messages.allows())
            if message.type is WSMsgType.BINARY:
                self._take_bytes(socket, line, pictures, message.data)
                continue
            _needs(message.type is WSMsgType.TEXT)
            sent = incoming.parse(message.data)
            _needs(self._may(line, type(sent).__name__))
            await self._take(socket, line, asked, visitor, sent)

    def _take_bytes(self, socket: web.WebSocketResponse, line: Line, pictures: Pictures, data: bytes) -> None:
        if data.startswith(PIECE):
            self._picture(socket, line, pictures, data)
        elif self._microphones is not None:
            self._microphones.sound(line.seat, data, by=line)
        else:
            raise incoming.Malformed

    async def _take(
        self,
        socket: web.WebSocketResponse,
        line: Line,
        asked: Requested,
        visitor: str,
        sent: incoming.Incoming,
    ) -> None:
        """Carry out one message."""
        rates = self._exchange.rates(line)
        match sent:
            case incoming.Beat():
                await self.send(socket, messages.beat())
            case incoming.Line(text, name):
                _needs(rates.lines.allows())
                if self._exchange.accept(line, name):
                    self._said(line, text)
                if name:
                    await self.send(socket, messages.taken(name))
            case incoming.Heard(number):
                self._exchange.heard(line, number)
            case incoming.Talk(on) if self._microphones is not None:
                self._microphones.talk(line.seat, on, by=line)
            case incoming.Speak() | incoming.Read() if self._voice is not None:
                _needs(rates.spoken.allows() and not asked.full)
                asked.add(sent)
            case incoming.Draw(link) if self._far:
                _needs(rates.drawn.allows())
                await self._draw(socket, link)
            case _ if self._calls is not None:
                await self._take_of_calls(self._calls, socket, line, asked, visitor, sent)
            case _:
                raise incoming.Malformed

    async def _take_of_calls(
        self,
        calls: Calls,
        socket: web.WebSocketResponse,
        line: Line,
        asked: Requested,
        visitor: str,
        sent: incoming.Incoming,
    ) -> None:
        match sent:
            case incoming.Call(offer):
                rates = self._exchange.rates(line)
                _needs(rates.calls.allows() and rates.calls_in_minute.allows())
                # Not awaited: networks may be slow, and the connection must stay alive.
                calling = asyncio.ensure_future(self._called(calls, socket, line, offer, visitor))
                self._calling.add(calling)
                calling.add_done_callback(self._calling.discard)
            case incoming.Hush():
                unsaid = asked.hush()
                calls.hush(line)
                for sentence in unsaid:
                    await socket.send_bytes(messages.unspoken(sentence))
            case incoming.HangUp():
                calls.hang_up(line)
            case _:
                raise incoming.Malformed

    def _picture(self, socket: web.WebSocketResponse, line: Line, pictures: Pictures, piece: bytes) -> None:
        """Handle a piece of a picture; a complete one is read in another thread."""
        cards = self._cards()
        if cards is None:
            raise incoming.Malformed
        whole = pictures.take(piece)
        if whole is None:
            return
        _needs(self._exchange.rates(line).pictures.allows())
        pictures.reads = True
        reading = asyncio.ensure_future(self._read_card(socket, line, pictures, cards, whole))
        self._calling.add(reading)
        reading.add_done_callback(self._calling.discard)

    async def _read_card(
        self,
        socket: web.WebSocketResponse,
        line: Line,
        pictures: Pictures,
        cards: ReadsCards,
        whole: bytes,
    ) -> None:
        loop = asyncio.get_running_loop()
        what = await loop.run_in_executor(READING, cards, line.seat, whole)
        pictures.reads = False
        with contextlib.suppress(TimeoutError, ConnectionError):
            await self.send(socket, messages.card(what))

    async def _draw(self, socket: web.WebSocketResponse, link: str) -> None:
        """Draw a link in the background, once: others at the table see what is there."""
        if self._drawn[0] != link:
            loop = asyncio.get_running_loop()
            self._drawn = link, await loop.run_in_executor(DRAWING, rows_of, link)
        await self.send(socket, messages.drawn(self._drawn[1]))

    async def _called(
        self, calls: Calls, socket: web.WebSocketResponse, line: Line, offer: str, visitor: str
    ) -> None:
        try:
            answer: str | None = await calls.answer(line, offer, visitor)
        except CallRefused:
            answer = None
        with contextlib.suppress(TimeoutError, ConnectionError):
            await self.send(socket, messages.call(answer))


def _needs(allowed: bool) -> None:
    """Raise `Malformed` if something isn't allowed."""
    if not allowed:
        raise incoming.Malformed


def abort(request: web.Request) -> None:
    """Cut a connection without a message."""
    if request.transport is not None:
        request.transport.abort()


def _blocks(voice: TableVoice, line: Line, said: messages.Say | None, wanted: Sentence) -> list[bytes]:
    """Return the blocks of a sentence; not in the server's thread, which all phones share."""
    return list(voice.spoken(line.seat, line.name, said, wanted))
