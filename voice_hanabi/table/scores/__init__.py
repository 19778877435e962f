"""Results of finished games: read from the saved ones, announced, and as a page."""
