"""Announcements become sound or text, each for its own ears. This room knows no game."""
