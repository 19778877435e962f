"""What several measures share: sentences, voices, noises, recognisers, what came of it, and tables."""
