"""The table's own voice in the microphone: what is it, and what is somebody's beside it."""
