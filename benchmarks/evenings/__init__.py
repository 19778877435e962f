"""Whole evenings, openings and lessons by sound: their length, and when something is heard."""
