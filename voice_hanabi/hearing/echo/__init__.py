"""The table's own voice in the microphone: removes it, and detects people who speak over it."""
