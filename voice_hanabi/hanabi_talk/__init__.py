"""What can be said of Hanabi: its concepts in a sentence become commands."""
