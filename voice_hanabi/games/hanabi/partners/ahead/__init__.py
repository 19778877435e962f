"""Thinking ahead: plays out possible worlds after each move."""
