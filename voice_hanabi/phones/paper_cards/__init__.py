"""Real cards: printed decks with codes on their backs, which a camera reads."""
