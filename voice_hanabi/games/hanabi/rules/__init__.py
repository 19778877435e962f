"""The rules of Hanabi in all four rulebooks: pure, without words, clock or files."""
