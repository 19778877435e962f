"""The player's own screen reader as a voice of the table: its voice, its speed and its braille."""
