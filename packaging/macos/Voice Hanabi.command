#!/bin/sh
# Runs in Terminal, which stays open when the table has ended.
exec "$(dirname -- "$0")/../MacOS/voice-hanabi" "$@"
