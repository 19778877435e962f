"""What a game provides to the table, and their shared words: commands, situations, choices."""
