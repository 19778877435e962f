"""Who may do what at a table: a table of rights, and the one place that reads it."""
