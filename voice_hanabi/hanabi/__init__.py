"""Hanabi: its rules, and how it is talked about."""
