"""Which sentences are trained on, and how people say the lexicon's sounds."""
