"""How words sound: from spelling to the packed model's phonemes, and one player's own pronunciations."""
