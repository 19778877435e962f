"""The player's own screen reader as the table's voice, with its speed and its braille."""
