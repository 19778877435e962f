"""Thinking ahead: worlds that may be, played out from each move."""
