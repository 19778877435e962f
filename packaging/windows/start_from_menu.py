"""Started by the Start menu: runs the program, and keeps its window open if something went wrong."""

from __future__ import annotations

import contextlib
import sys

from voice_hanabi.cli.command_line.system_language import usual_language
from voice_hanabi.cli.front_door import main
from voice_hanabi.language.wording import Wording

if __name__ == "__main__":
    status = main(["--input", "mic", "keyboard", "--ask-language", *sys.argv[1:]])
    if status:
        with contextlib.suppress(EOFError, KeyboardInterrupt):
            input(f"{Wording(usual_language()).say('window-closes')} ")
    sys.exit(status)
