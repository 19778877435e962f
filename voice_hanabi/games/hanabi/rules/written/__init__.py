"""Hanabi's cards, actions and tables as text, for programs and the person who writes them."""
