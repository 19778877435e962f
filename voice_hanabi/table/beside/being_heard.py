"""How the table hears people: the microphone, and push-to-talk.

A microphone that is silent or gone can't hear an answer, so the table switches to the next one and says so.
One that has understood nothing yet may be the wrong one: it hears murmur, or only its own room. After a few
attempts another one is offered by name, and after as many more it is used.
"""

from __future__ import annotations

from collections.abc import Callable

from voice_hanabi.contract.commands import Arrange
from voice_hanabi.speaking.announcement import Kind
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.effects import Effect, ListenAlways, UseMicrophone
from voice_hanabi.table.conversation.microphones import KeyHere, MicrophoneHere, MicrophonesHere

OF_HEARING = ("list-microphones", "other-microphone", "use-microphone", "key-on", "key-off")
"""The requests about it, as `Arrange` has them."""

OFFERED_AFTER = 3
"""Failed attempts to be heard after which another microphone is offered."""

TAKEN_AFTER = 6
"""Attempts after which that one is used: somebody who isn't heard can't ask for it."""

_DEAF = ("microphone-silent", "microphone-lost", "microphone-refused")


class BeingHeard:
    """Knows which microphone is used, and which ones didn't work."""

    def __init__(self, here: Callable[[], MicrophonesHere] = MicrophonesHere) -> None:
        """``here`` returns the available microphones."""
        self._here = here
        self._failed: set[str] = set()
        self.key = False
        """Whether push-to-talk is on."""
        self.chosen = ""
        """The name of the microphone that somebody chose; empty for the default one."""
        self.doubted = True
        """Whether it may be the wrong one, because it has understood nothing yet."""
        self._in_vain = 0
        self._wordless: list[str] = []

    def act(self, command: Arrange, conversation: Conversation) -> list[Effect]:
        """Carry out one of ``OF_HEARING``."""
        here = self._here()
        match command.what:
            case "list-microphones":
                return [_said(conversation, self._listed(here, conversation))]
            case "other-microphone":
                return self._use(next(iter(here.beside()), None), here, conversation)
            case "use-microphone":
                return self._use(_meant(str(command.value), here), here, conversation)
            case _:
                return self._want_key(command.what == "key-on", here, conversation)

    def _want_key(self, wanted: bool, here: MicrophonesHere, conversation: Conversation) -> list[Effect]:
        """Switch push-to-talk on or off, and say how it works."""
        if wanted and here.key is KeyHere.NONE:
            return [_said(conversation, conversation.wording.say("key-none"))]
        self.key = wanted
        say = conversation.wording.say
        told = say("key-on", key=here.key.value) if wanted else say("key-off")
        return [ListenAlways(not wanted), _said(conversation, told)]

    def take_over(self, microphone: str, *, key: bool, conversation: Conversation) -> list[Effect]:
        """Restore last time's microphone."""
        here = self._here()
        self.chosen = microphone if any(one.name == microphone for one in here.all) else ""
        again: list[Effect] = [UseMicrophone(self.chosen)] if self.chosen not in ("", here.used) else []
        return [
            *again,
            *(self._want_key(True, here, conversation) if key and here.key is not KeyHere.NONE else []),
        ]

    def fails(self, reason: str, conversation: Conversation) -> list[Effect]:
        """Say what is wrong with the microphone, and switch to another one if it hears nothing at all.

        Returns nothing if there is no more to say than what is wrong.
        """
        here = self._here()
        say = conversation.wording.say
        failed = here.listened_to
        others = [one for one in here.beside(self._failed) if failed is None or one.name != failed.name]
        if reason == "microphone-too-loud" and failed is not None and others:
            told = say("microphone-too-loud-other", device=failed.called, other=others[0].called)
            return [conversation.everyone(told)]
        if reason not in _DEAF or failed is None or not others:
            # The problem has been announced already.
            self.doubted &= reason not in _DEAF
            return []
        self._failed.add(failed.name)
        told = say(f"{reason}-other", device=failed.called, other=others[0].called)
        return [self._take(others[0]), conversation.everyone(told)]

    def understood(self) -> None:
        """Record that something was understood, so that people are heard, or have another way."""
        self.doubted, self._in_vain = False, 0
        self._wordless.clear()

    def in_vain(self, conversation: Conversation) -> list[Effect]:
        """Record that somebody may have spoken in vain; say so if it has happened too often.

        Each microphone is tried once; then the first is used again, and people are asked to come closer.
        """
        here = self._here()
        used = here.listened_to
        self._in_vain += self.doubted
        if not self.doubted or used is None or self._in_vain < OFFERED_AFTER:
            return []
        say = conversation.wording.say
        others = here.beside({*self._failed, *self._wordless, used.name})
        if others and self._in_vain < TAKEN_AFTER:
            if self._in_vain > OFFERED_AFTER:
                return []
            asked_for = "headset" if others[0].worn else "another"
            told = say("no-words-offer", device=used.called, other=others[0].called, asked=asked_for)
            return [conversation.everyone(told)]
        if others:
            self._wordless.append(used.name)
            self.chosen = others[0].name
            told = say("no-words-other", device=used.called, other=others[0].called)
            return [self._take(others[0]), conversation.everyone(told)]
        first = next((one for one in here.all if one.name in self._wordless[:1]), None)
        self.understood()
        if first is None:
            return [conversation.everyone(say("no-words-alone", device=used.called))]
        self.chosen = first.name
        told = say("no-words-back", device=first.called)
        return [UseMicrophone(first.name), conversation.everyone(told)]

    def _take(self, microphone: MicrophoneHere) -> Effect:
        """Switch to another one, which hasn't understood anybody yet."""
        self.doubted, self._in_vain = True, 0
        return UseMicrophone(microphone.name)

    def _use(
        self, wanted: MicrophoneHere | None, here: MicrophonesHere, conversation: Conversation
    ) -> list[Effect]:
        say = conversation.wording.say
        if wanted is None:
            used = here.listened_to
            if used is None:
                return [_said(conversation, say("microphone-none-used"))]
            return [_said(conversation, say("microphone-no-other", device=used.called))]
        # Somebody who asks for it by name may have switched it on.
        self._failed.discard(wanted.name)
        self._wordless.clear()
        self.chosen = wanted.name
        return [self._take(wanted), _said(conversation, say("microphone-now", device=wanted.called))]

    @staticmethod
    def _listed(here: MicrophonesHere, conversation: Conversation) -> str:
        say = conversation.wording.say
        if not here.all:
            return say("microphone-none-used")
        named = ", ".join(
            say("microphone-numbered", number=number, device=one.called)
            for number, one in enumerate(here.all, 1)
        )
        used = here.listened_to
        listening = "" if used is None else say("microphone-listening", device=used.called)
        return f"{named}. {listening}".strip()


def _meant(value: str, here: MicrophonesHere) -> MicrophoneHere | None:
    """Return the microphone that people mean by a number, or by the device it belongs to."""
    if value.isdigit():
        return here.all[int(value) - 1] if 0 < int(value) <= len(here.all) else None
    worn = value == "headset"
    return next((one for one in here.all if one.worn == worn), None)


def _said(conversation: Conversation, text: str) -> Effect:
    return conversation.everyone(text, kind=Kind.ANSWER)
