"""The rules of Hanabi: pure, without input or output, text or clock."""
