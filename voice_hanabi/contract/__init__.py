"""What a game brings to the table, and what both say of it: commands, situations, choices."""
