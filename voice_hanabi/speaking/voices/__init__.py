"""Synthesises announcements: voices, foreign names, and the short sounds before them."""
