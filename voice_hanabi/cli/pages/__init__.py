"""Pages that a command writes."""
