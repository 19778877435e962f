"""The meaning of sentences about Hanabi, by the concepts in them."""
