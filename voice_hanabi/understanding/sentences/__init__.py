"""Reads the sentences of any game: words, pieces, clauses, loose phrases."""
