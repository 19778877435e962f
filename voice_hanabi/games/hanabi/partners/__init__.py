"""Computer players of Hanabi: they see a view, never a state."""
