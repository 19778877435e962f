"""Cards of paper: printed decks whose backs carry codes, and reading those by a camera."""
