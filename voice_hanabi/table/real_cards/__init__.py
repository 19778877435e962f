"""Cards of paper at a table: printed decks by name, each card that is shown, and the ways back."""
