"""The conversation at the table: what was said becomes actions, what happened becomes sentences."""
