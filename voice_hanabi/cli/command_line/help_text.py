"""The text of `--help` in the table's language, laid out to be heard or read in braille.

There are no columns: an option is on one line, and what it does is on the next.
"""

from __future__ import annotations

import shutil
import textwrap

from voice_hanabi.cli.command_line.options import HELP, AnyCommand, Option, Takes, Words
from voice_hanabi.language.wording import Wording

WIDEST = 100
"""The longest line, in characters, however wide the window is."""


def help_text(command: AnyCommand, wording: Wording) -> str:
    """Return the help of a command as several lines."""
    say = wording.say
    width = min(shutil.get_terminal_size().columns, WIDEST)
    options = f"[{say('stands-for-options')}]"
    # A command with parts, such as playing, may also do something when no part is given.
    words = f" {_words(command.words, wording)}" if command.words is not None else ""
    alone = command.words is None or not command.parts
    lines = [say("usage", line=f"{command.typed} {options}{words}")] if alone else []
    if command.parts:
        lines.append(say("usage", line=f"{command.typed} {say('stands-for-command')} {options}"))
    lines += ["", *_wrapped(say(command.about), width, "")]
    if command.parts:
        lines += ["", say("usage-commands")]
        for part in command.parts:
            following = f" {_words(part.words, wording)}" if part.words is not None else ""
            lines += [f"  {part.name}{following}", *_wrapped(say(part.about), width, "      ")]
    lines += ["", say("usage-options"), f"  {', '.join(HELP)}"]
    lines += _wrapped(say("about-option-help"), width, "      ")
    for option in command.options:
        lines += [f"  {_shape(option, wording)}", *_wrapped(say(option.message), width, "      ")]
    return "\n".join(lines)


def see_help(command: AnyCommand, wording: Wording) -> str:
    """Return the sentence that tells how to get a command's help."""
    return wording.say("usage-see-help", command=f"{command.typed} --help")


def _words(words: Words, wording: Wording) -> str:
    return _following(wording.say(f"stands-for-{words.value}"), words.takes)


def _shape(option: Option, wording: Wording) -> str:
    """Return an option as it is typed, with its value's placeholder."""
    if option.takes is Takes.NOTHING:
        return option.name
    value = "|".join(filter(None, option.choices)) or wording.say(f"stands-for-{option.value}")
    return f"{option.name} {_following(value, option.takes)}"


def _following(value: str, takes: Takes) -> str:
    return {Takes.MAYBE_ONE: f"[{value}]", Takes.SEVERAL: f"{value}..."}.get(takes, value)


def _wrapped(text: str, width: int, indent: str) -> list[str]:
    """Return a text wrapped between words; text that has to be typed is never split."""
    return textwrap.wrap(
        text,
        width,
        initial_indent=indent,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
