"""Hanafuda: the basic game and Koi-Koi."""
