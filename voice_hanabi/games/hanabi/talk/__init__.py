"""What can be said in Hanabi, and how it is announced."""
