"""What sentences about Hanabi mean, by the concepts in them."""
