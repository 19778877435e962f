"""Lessons of Hanabi: their positions and decisions as data, and how a position is dealt."""
