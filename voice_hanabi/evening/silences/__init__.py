"""Silences with a meaning: the moment of an action, and the table's own while somebody speaks."""
