"""The parts of a correction."""
