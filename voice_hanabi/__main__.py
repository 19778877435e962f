"""`python -m voice_hanabi` is the same as `voice-hanabi`. A frozen program starts here too."""

import sys

from voice_hanabi.system.own_processes import run_module_asked_for

if __name__ == "__main__" and not run_module_asked_for(sys.argv):
    # Imported only here: a process that runs a single module doesn't need the rest.
    from voice_hanabi.cli.front_door import main

    sys.exit(main())
