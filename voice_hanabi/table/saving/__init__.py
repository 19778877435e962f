"""Saved games: on the disk before anybody hears of an action."""
