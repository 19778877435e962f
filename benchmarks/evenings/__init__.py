"""Whole evenings, openings and lessons by sound: how long they are and when something is heard."""
