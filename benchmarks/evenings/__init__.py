"""Whole evenings, openings and lessons by sound: how long they take, and when something is heard."""
