"""What every sentence at a table is read by, whatever the game: words, pieces, clauses, loose phrases."""
