"""Lanes: a queue for each output."""
