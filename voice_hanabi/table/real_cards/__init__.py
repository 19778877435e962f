"""Real cards at a table: printed decks by name, cards shown to a camera, and recovering from mix-ups."""
