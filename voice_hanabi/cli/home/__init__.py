"""Commands about voices, and about other programs in the home."""
