"""Sound and typed lines become utterances. This room knows no game."""
