"""The worker process for many listeners: it says each sentence as if it were its first one.

espeak-ng keeps state between sentences, so a sentence sounds slightly different after another. If one process
speaks to several people, that would reveal to one of them something of what others are told. So each sentence
is spoken by a fork of this process, which has never spoken before and never does again.

The requests and answers are those of `voice_hanabi.speaking.voices.voice_worker`.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path

from voice_hanabi.speaking.voices.voice_worker import PackedEspeak

CAN_FORK = hasattr(os, "fork") and sys.platform.startswith("linux")
"""Whether a process can be forked here; elsewhere its libraries don't survive that."""


def main() -> None:
    """Serve until standard input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        espeak = PackedEspeak(*sys.argv[1:2])
    except (ImportError, OSError, RuntimeError, AttributeError) as error:
        print(json.dumps({"error": str(error)}), flush=True)
        return
    print(json.dumps({"ready": "espeak-ng"}), flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        sys.stdout.flush()
        child = os.fork()
        if child == 0:
            _speak(espeak, request)
        _, status = os.waitpid(child, 0)
        if status:
            print(json.dumps({"error": f"the voice ended with {status}"}), flush=True)


def _speak(espeak: PackedEspeak, request: dict[str, object]) -> None:
    """Speak one sentence, answer, and end this process."""
    try:
        path = Path(str(request.pop("path")))
        voice = espeak.write(**request, path=path)  # type: ignore[arg-type]
        answer = {"voice": voice}
    except Exception as error:
        # The parent process decides about whatever a speech engine raises.
        answer = {"error": str(error) or type(error).__name__}
    print(json.dumps(answer), flush=True)
    os._exit(0)


if __name__ == "__main__":
    main()
