"""Hanabi's cards, actions and tables as text, for programs and programmers."""
