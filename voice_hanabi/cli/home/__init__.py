"""Commands about voices, and about other programs at home."""
