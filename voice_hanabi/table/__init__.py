"""The conversation at the table: it turns sentences into actions, and events into sentences."""
