"""One player's voice: pronunciations, practice, and words that sound alike."""
