"""`python -m voice_hanabi` is `voice-hanabi`."""

import sys

from voice_hanabi.cli.front_door import main

if __name__ == "__main__":
    sys.exit(main())
