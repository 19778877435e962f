"""Announcements become sound: voices, names of other languages, and the short sounds before them."""
