"""The voices of an evening: the one asked for, the others, and samples to choose by."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from voice_hanabi.evening.asked import UsageError
from voice_hanabi.evening.voices.kept import keep_voice, kept_voices
from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.speaking.announcement import TRIED, Announcement
from voice_hanabi.speaking.speaker import Speaker
from voice_hanabi.speaking.voices.chosen_voice import ChosenVoice
from voice_hanabi.speaking.voices.piper_voices import called, fetched_voices, language_of_voice
from voice_hanabi.system.extra_parts import own_pip
from voice_hanabi.system.server_address import is_address, parse_server
from voice_hanabi.table.conversation.conversation import Conversation


def chosen_voice(
    asked: str | None, language: str, wording: Wording, remark: Callable[[str], None]
) -> ChosenVoice | None:
    """Return the voice that was asked for, described in a ``remark``, ``None`` for the default one.

    The request is as for ``--voice``: empty for downloaded ones, the name or the file of one, or
    tcp://HOST:PORT. Without one, the voices that were saved before speak. Raises `UsageError` if there is no
    such voice.
    """
    kept = _kept_here()
    if asked is None:
        fetched = any(map(fetched_voices, LANGUAGES)) and find_spec("piper") is not None
        return _spoken_by(kept, wording, remark) if fetched else None
    chosen = {one: voices[0] for one in LANGUAGES if (voices := fetched_voices(one))} | kept
    needed = "piper"
    if is_address(asked):
        try:
            address = parse_server(asked)
        except ValueError:
            raise UsageError(wording.say("voice-unknown", voice=asked)) from None
        chosen, needed = dict.fromkeys(LANGUAGES, str(address)), "wyoming"
        remark(wording.say("voice-elsewhere", host=address.host))
    elif asked in fetched_voices(language_of_voice(asked)):
        chosen[language_of_voice(asked)] = asked
    elif Path(asked).is_file():
        chosen[language] = asked
    elif asked:
        raise UsageError(wording.say("voice-unknown", voice=asked))
    elif language not in chosen:
        remark(wording.say("voice-none-fetched", language=language))
    if find_spec(needed) is None:
        raise UsageError(wording.say("extra-part-missing", extra=needed, pip=own_pip()))
    return _spoken_by(chosen, wording, remark)


def _spoken_by(chosen: dict[str, str], wording: Wording, remark: Callable[[str], None]) -> ChosenVoice:
    return ChosenVoice(
        chosen, lambda voice, error: remark(wording.say("voice-failed-over", voice=called(voice)))
    )


def _kept_here() -> dict[str, str]:
    """Return the saved voice of each language, if it is still installed; empty for the default one."""
    return {one: voice for one, voice in kept_voices().items() if voice in ("", *fetched_voices(one))}


class EveningVoices:
    """Lets people hear the other voices of the table's language, and choose one."""

    def __init__(self, speaker: Speaker, voice: ChosenVoice | None) -> None:
        """``voice`` speaks, or the default one if it is ``None``; then there is nothing to choose."""
        self._speaker = speaker
        self._voice = voice

    def other(self, conversation: Conversation) -> Announcement:
        """Switch to the next voice for a sample; return the sentence it says."""
        voice, say = self._voice, conversation.wording.say
        language = conversation.language
        if voice is None:
            return conversation.everyone(say("voices-none", language=language))
        now = voice.chosen.get(language, "")
        names = list(dict.fromkeys((*fetched_voices(language), now, "")))
        if len(names) == 1:
            return conversation.everyone(say("voices-none", language=language))
        before = voice.tried if voice.trying else now
        after = [*names[names.index(before) + 1 :], *names] if before in names else names
        voice.tried = next(name for name in after if name != now)
        voice.trying = True
        name = called(voice.tried) if voice.tried else say("voice-usual")
        text = say("voice-tried", voice=name)
        return Announcement(None, text, language, speaker=TRIED)

    def keep(self, conversation: Conversation) -> Announcement:
        """Use the voice that was heard last from now on; return the sentence it says."""
        voice, say = self._voice, conversation.wording.say
        if voice is None or not voice.trying:
            return conversation.everyone(say("voice-not-tried"))
        voice.chosen[conversation.language] = voice.tried
        voice.trying = False
        try:
            keep_voice(conversation.language, voice.tried)
        except OSError as error:
            return conversation.everyone(say("voice-kept-now", error=error.strerror or str(error)))
        return conversation.everyone(say("voice-kept"))
