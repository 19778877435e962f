"""Lanes: one queue for each place where announcements are heard or read."""
