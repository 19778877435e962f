"""Saved games: each action is on the disk before anybody hears about it."""
