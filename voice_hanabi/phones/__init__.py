"""Phones as private ears: one page on the local network, with a secret for each seat. It knows no game."""
