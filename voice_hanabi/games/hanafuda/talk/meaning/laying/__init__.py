"""Which card of a sentence about Hanafuda is laid, and which one it takes."""
