"""What can be said of Hanabi at a table, and how it is announced."""
