"""Who may do what at a table: the table of rights, and the only code that reads it."""
