"""The conversation during a game: what waits, what is carried out, and who hears about it."""
