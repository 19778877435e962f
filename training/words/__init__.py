"""The sentences to train on, and how people say the lexicon's sounds."""
