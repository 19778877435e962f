"""Koi-Koi's lessons: their positions and decisions as data, and dealing a position."""
