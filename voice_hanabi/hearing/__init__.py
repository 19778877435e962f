"""Turns sound and typed lines into utterances. This room knows no game."""
