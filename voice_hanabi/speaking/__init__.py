"""Turns announcements into sound or text for each listener. This room knows no game."""
