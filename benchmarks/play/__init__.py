"""The speed of the rules, and the strength of computer players."""
