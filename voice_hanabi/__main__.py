"""`python -m voice_hanabi` is `voice-hanabi`; a frozen program begins here too."""

import sys

from voice_hanabi.system.own_processes import run_module_asked_for

if __name__ == "__main__" and not run_module_asked_for(sys.argv):
    # Not before: a process that runs one module has no use for the rest.
    from voice_hanabi.cli.front_door import main

    sys.exit(main())
