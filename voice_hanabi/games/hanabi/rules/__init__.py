"""The rules of Hanabi as the four rulebooks have them: pure, without words, clock or files."""
