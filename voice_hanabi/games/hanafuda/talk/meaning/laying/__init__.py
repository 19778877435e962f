"""Decides which card in a sentence about Hanafuda is laid, and which one it takes."""
